/// How much longer than usual things may take, for slow machines and slow lines.
package enum Patience {
  /// The variable of the environment that says so.
  package static let variable = "POTLUCK_PATIENCE"

  /// The number by which limits of time are multiplied, 1...360; 1 unless the variable holds one.
  ///
  /// With the most, a search may take an hour, which is the most that a configuration can say.
  package static let factor: Int = {
    guard let text = getenv(variable), let number = Int(String(cString: text)) else { return 1 }
    return min(max(1, number), 360)
  }()
}

extension Duration {
  /// This limit of time, which nobody asked for, as long as the user's patience goes.
  package var patient: Duration { self * Patience.factor }
}
