import RecipeModel

/// An axis from 0 to a round number, with a mark at each round step.
struct PlotAxis {
  /// The values of the marks, rising, the first one 0 and the last one the end of the axis.
  let ticks: [Double]
  /// What a mark says.
  let label: @Sendable (Double) -> String

  /// An axis that reaches at least as far as a value; steps are 1, 2 or 5 times a power of ten.
  init(reaching greatest: Double, leastStep: Double, label: @escaping @Sendable (Double) -> String)
  {
    self.label = label
    let greatest = greatest.isFinite ? max(greatest, leastStep) : leastStep
    var step = leastStep
    var factors = [2.0, 2.5, 2.0]
    while step * 4 < greatest {
      step *= factors[0]
      factors.append(factors.removeFirst())
    }
    let count = max(1, Int((greatest / step).rounded(.up)))
    ticks = (0...count).map { Double($0) * step }
  }

  /// An axis of milliseconds.
  static func time(reaching greatest: Double) -> PlotAxis {
    PlotAxis(reaching: greatest, leastStep: 1) { $0 == 0 ? "0" : time($0) }
  }

  /// Milliseconds in words, fine enough to be told from those a mark further.
  static func time(_ milliseconds: Double) -> String {
    let whole = whole(milliseconds)
    return whole < 1000 ? "\(whole) ms" : Wording.seconds(.milliseconds(whole))
  }

  /// An axis of whole numbers.
  static func count(reaching greatest: Double) -> PlotAxis {
    PlotAxis(reaching: greatest, leastStep: 1) { "\(whole($0))" }
  }

  /// An axis of shares, from nothing to all.
  static let share = PlotAxis(reaching: 1, leastStep: 0.25) { "\(Int(($0 * 100).rounded())) %" }

  /// A whole number, at most a thousand million million either way.
  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, -1e15), 1e15).rounded()) : 0
  }

  /// How far along the axis a value lies, 0…1.
  func share(_ value: Double) -> Double { value / (ticks.last ?? 1) }
}
