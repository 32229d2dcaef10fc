import RecipeProviderKit

/// In how many of how many items something is there.
struct Share: CustomStringConvertible {
  var count: Int
  var items: Int

  init(_ count: Int, of items: Int) {
    self.count = count
    self.items = items
  }

  /// Such as `7 of 20`.
  var description: String { count == 0 ? "none of \(items)" : "\(count) of \(items)" }

  /// How much it matters that the share has become another one; nil for what may be chance.
  ///
  /// Something that most items had counts as lost when less than three quarters of it are left: an
  /// error when nothing is left or nearly every item had it, else a warning. Of a few items nothing
  /// is concluded.
  func loss(to now: Share) -> ConformanceDiagnostic.Severity? {
    guard items >= 3, count * 2 >= items else { return nil }
    let wasInNearlyAll = count * 10 >= items * 9
    let expected = Double(count) / Double(items) * Double(now.items)
    let missing = expected - Double(now.count)
    guard missing >= (wasInNearlyAll ? 2 : 3), Double(now.count) < 0.75 * expected else {
      return nil
    }
    return now.count == 0 || (wasInNearlyAll && missing >= 3) ? .error : .warning
  }
}
