/// What the program calls itself where it asks and answers.
package enum ProgramIdentity {
  /// The version of the program.
  package static let version = "0.1.0"
  /// The name that robots.txt knows it by.
  package static let robotsToken = "Potluck"
  /// What sites are told: who asks, for whom, and the name that robots.txt knows it by.
  package static let userAgent =
    "\(robotsToken)/\(version) (recipe search for one person; robots.txt: \(robotsToken))"
}
