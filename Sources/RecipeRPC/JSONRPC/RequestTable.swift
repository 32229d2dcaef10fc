import RecipeModel
import Synchronization

/// The requests that are under way, each of which leaves the table exactly once: answered,
/// cancelled, or forgotten at the end.
///
/// A request enters on the reader's thread before its task exists, so that a cancellation which
/// follows at once finds it.
struct RequestTable {
  struct Entry {
    var id: JSON
    /// The batch that the answer belongs to; nil for an answer of its own.
    var batch: BatchAnswer?
    var supersedes: String?
    var isOpenEnded: Bool
    /// Whether it asks nobody.
    var isShort = false
    /// What is sent before the answer to a cancellation.
    var farewell: [UInt8]?
    var task: Task<Void, Never>?
  }

  private var entries: [Int: Entry] = [:]
  private var numbers: [JSON: Int] = [:]
  private var superseding: [String: Int] = [:]
  private var last = 0
  /// How many requests have left the table whose answers are not sent yet.
  private var answering = 0

  /// How many requests are under way.
  var count: Int { entries.count }
  /// The numbers of all requests, oldest first.
  var all: [Int] { entries.keys.sorted() }
  /// Whether any will end by itself, or is being answered.
  var hasFiniteWork: Bool { answering > 0 || entries.values.contains { !$0.isOpenEnded } }
  /// Whether any will end without asking anybody, or is being answered.
  var hasShortWork: Bool { answering > 0 || entries.values.contains(where: \.isShort) }

  /// The request of a number; nil when it has left already, and then for good.
  subscript(_ number: Int) -> Entry? {
    get { entries[number] }
    set { if entries[number] != nil, let newValue { entries[number] = newValue } }
  }

  /// The request with that identifier; null is nobody's in particular.
  func number(of id: JSON) -> Int? { numbers[id] }

  /// The request that a newer one of the same key replaces.
  func number(superseding key: String) -> Int? { superseding[key] }

  /// Enters a request.
  /// - Returns: its number in the table.
  mutating func enter(_ entry: Entry) -> Int {
    last += 1
    entries[last] = entry
    if !entry.id.isNull { numbers[entry.id] = last }
    if let key = entry.supersedes { superseding[key] = last }
    return last
  }

  /// Takes a request out; nil when it has left already.
  mutating func remove(_ number: Int) -> Entry? {
    guard let entry = entries.removeValue(forKey: number) else { return nil }
    if numbers[entry.id] == number { numbers[entry.id] = nil }
    if let key = entry.supersedes, superseding[key] == number { superseding[key] = nil }
    return entry
  }
}

extension RequestTable {
  /// Takes a request out whose answer is ready; nil when it has left already.
  ///
  /// Until ``didSend()`` follows, the request counts as work under way.
  mutating func removeToAnswer(_ number: Int) -> Entry? {
    let entry = remove(number)
    if entry != nil { answering += 1 }
    return entry
  }

  /// Notes that an answer was handed to the writer.
  mutating func didSend() { answering -= 1 }
}

/// The one answer to an array of messages, sent when its last member has been answered.
final class BatchAnswer: Sendable {
  private struct State {
    var open: Int
    var answers: [[UInt8]] = []
  }

  private let state: Mutex<State>

  /// Creates an answer to so many messages.
  init(messages: Int) { state = Mutex(State(open: messages)) }

  /// Adds what became of one message.
  /// - Parameter answer: nil when the message gets none.
  /// - Returns: the whole answer when this was the last message and there is anything to say.
  func add(_ answer: [UInt8]?) -> [UInt8]? {
    state.withLock { state in
      state.open -= 1
      if let answer { state.answers.append(answer) }
      guard state.open == 0, !state.answers.isEmpty else { return nil }
      return Array("[".utf8) + state.answers.joined(separator: [UInt8(ascii: ",")])
        + Array("]".utf8)
    }
  }
}
