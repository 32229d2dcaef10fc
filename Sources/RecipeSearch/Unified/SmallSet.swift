/// A set of mostly few values, which are quicker compared than hashed.
struct SmallSet<Element: Hashable & Sendable>: Sendable {
  private static var mostCompared: Int { 32 }

  private var few: [Element] = []
  private var many: Set<Element> = []

  /// How many values there are.
  var count: Int { few.count + many.count }

  /// Adds a value.
  /// - Returns: whether it was not there.
  @discardableResult
  mutating func insert(_ value: Element) -> Bool {
    if few.contains(value) { return false }
    if few.count == Self.mostCompared { return many.insert(value).inserted }
    few.append(value)
    return true
  }
}
