import RecipeModel

/// The requests that are under way, each of which leaves the table exactly once: answered,
/// cancelled, or forgotten at the end.
///
/// A request enters on the reader's thread before its task exists, so that a cancellation which
/// follows at once finds it.
struct RequestTable {
  /// One request.
  struct Entry {
    var id: JSON
    var sink: Sink
    var supersedes: String?
    var isOpenEnded: Bool
    /// What is sent before the answer to a cancellation.
    var farewell: [UInt8]?
    var task: Task<Void, Never>?
  }

  private var entries: [Int: Entry] = [:]
  private var numbers: [JSON: Int] = [:]
  private var superseding: [String: Int] = [:]
  private var last = 0

  /// How many requests are under way.
  var count: Int { entries.count }
  /// Whether any will end by itself.
  var hasFiniteWork: Bool { entries.values.contains { !$0.isOpenEnded } }

  /// Whether an identifier is taken; null is nobody's in particular.
  func isInFlight(_ id: JSON) -> Bool { numbers[id] != nil }

  /// Enters a request.
  /// - Returns: its number in the table.
  mutating func enter(_ entry: Entry) -> Int {
    last += 1
    entries[last] = entry
    if !entry.id.isNull { numbers[entry.id] = last }
    if let key = entry.supersedes { superseding[key] = last }
    return last
  }

  /// Gives a request its task, unless it has ended already.
  mutating func setTask(_ task: Task<Void, Never>, of number: Int) {
    entries[number]?.task = task
  }

  /// Sets what is sent when a request is cancelled.
  mutating func setFarewell(_ message: [UInt8]?, of number: Int) {
    entries[number]?.farewell = message
  }

  /// Whether a request is still under way.
  func isUnderWay(_ number: Int) -> Bool { entries[number] != nil }

  /// The request with that identifier.
  func number(of id: JSON) -> Int? { numbers[id] }

  /// The request that a newer one of the same key replaces.
  func number(superseding key: String) -> Int? { superseding[key] }

  /// Takes a request out; nil when it has left already.
  mutating func remove(_ number: Int) -> Entry? {
    guard let entry = entries.removeValue(forKey: number) else { return nil }
    if numbers[entry.id] == number { numbers[entry.id] = nil }
    if let key = entry.supersedes, superseding[key] == number { superseding[key] = nil }
    return entry
  }

  /// The numbers of all requests, oldest first.
  var all: [Int] { entries.keys.sorted() }
}
