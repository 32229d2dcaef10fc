/// What the program calls itself where it asks and answers.
package enum ProgramIdentity {
  /// The version of the program.
  package static let version = "0.1.0"
  /// The name that robots.txt knows it by.
  package static let robotsToken = "Potluck"
  /// The `User-Agent` of every request, with the name that a site's robots.txt can use.
  package static let userAgent =
    "\(robotsToken)/\(version) (recipe search for one person; robots.txt: \(robotsToken))"
}
