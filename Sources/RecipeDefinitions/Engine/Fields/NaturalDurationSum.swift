/// Adds up the pieces of a spoken time.
struct NaturalDurationSum {
  /// The runs that are complete.
  private var total = 0.0
  /// Times in a row, such as `1 h 30 min`.
  private var run = 0.0
  /// The greatest lower bound of the range whose upper bound is the current run.
  private var lower = 0.0
  private var isKnown = false
  /// A number that no unit has followed yet.
  private var pending: Double?
  private var hasArticle = false
  private var rangeIsOpen = false
  private var hasWords = false
  private var isNegative = false
  /// Whether the last time was given in hours, so that a number alone behind it is minutes.
  private var isBehindHours = false

  /// The minutes; nil when no time was named.
  var minutes: Double? {
    var sum = self
    sum.settle()
    sum.closeRun()
    if sum.isNegative { return nil }
    if sum.isKnown { return sum.total }
    // A number alone is minutes; among words it may count anything.
    return sum.hasWords ? nil : sum.pending
  }

  /// Takes the next piece.
  mutating func take(_ token: NaturalDurationToken) {
    switch token {
    case .number(let value): take(number: value)
    case .clock(let minutes):
      settle()
      add(minutes, unit: 60)
    case .unit(let unit):
      if let number = pending {
        pending = nil
        add(number * unit, unit: unit)
      } else if hasArticle {
        add(unit, unit: unit)
      }
    case .article: hasArticle = true
    case .filler: break
    case .range: openRange()
    case .dash:
      if pending == nil, !isKnown, !hasWords { isNegative = true }
      openRange()
    case .word:
      settle()
      closeRun()
      pending = nil
      hasWords = true
    }
    if token != .article, token != .filler { hasArticle = false }
  }

  private mutating func take(number value: Double) {
    guard let before = pending else { return pending = value }
    if rangeIsOpen {
      // `1-1/2` is how some write one and a half.
      pending = value < 1 && before >= 1 ? before + value : max(before, value)
      rangeIsOpen = false
    } else {
      settle()
      pending = value
    }
  }

  private mutating func openRange() {
    settle()
    if pending != nil {
      rangeIsOpen = true
    } else if run > 0 {
      lower = max(lower, run)
      run = 0
      isBehindHours = false
    }
  }

  private mutating func add(_ minutes: Double, unit: Double) {
    run += minutes
    isKnown = true
    rangeIsOpen = false
    isBehindHours = unit == 60
  }

  private mutating func closeRun() {
    total += max(run, lower)
    run = 0
    lower = 0
    rangeIsOpen = false
    isBehindHours = false
  }

  /// Gives a number without a unit its meaning behind hours: `1h30`, `an hour and a half`.
  private mutating func settle() {
    guard let number = pending, isBehindHours else { return }
    pending = nil
    add(number < 1 ? number * 60 : number, unit: 1)
  }
}
