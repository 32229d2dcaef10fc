import PotluckSupport
import RecipeProviderKit
import Synchronization

/// Writes answers in the background, so that a page need not wait for the disk.
///
/// Until an answer is written, look-ups find it here. Answers are written a few at a time, so that
/// look-ups of other sources come in between.
final class CacheWriter: Sendable {
  /// An answer that was understood, with its secrets still in it.
  struct Work: Sendable {
    var change: CacheChange
    /// What hides its source's secrets.
    var mask: SecretMask
  }

  private static let batch = 4
  /// The most bytes that may wait to be written; beyond them, ``add(_:)`` waits.
  private static let most = 16 << 20

  private struct State {
    var waiting: [(number: Int, work: Work)] = []
    /// The latest answers that are not written yet, each with its number.
    var latest: [ResponseKey: (number: Int, response: StoredResponse)] = [:]
    var bytes = 0
    var lastNumber = 0
    var runner: Task<Void, Never>?
  }

  private let state = Mutex(State())
  private let store: any ResponseStore

  init(store: any ResponseStore) { self.store = store }

  /// The answer that waits to be written, if there is one.
  func response(for key: ResponseKey) -> StoredResponse? {
    state.withLock { $0.latest[key]?.response }
  }

  /// Takes answers; returns at once unless very much is waiting.
  func add(_ works: [Work]) async {
    let isMuch = state.withLock { state in
      for work in works {
        state.lastNumber &+= 1
        state.waiting.append((state.lastNumber, work))
        state.latest[work.change.key] = (state.lastNumber, work.change.response)
        state.bytes += work.change.response.size
      }
      // An unstructured task: answers are written even when the search is cancelled.
      if state.runner == nil { state.runner = Task { await run() } }
      return state.bytes > Self.most
    }
    if isMuch { await flush() }
  }

  /// Waits until all is written.
  func flush() async {
    while let runner = state.withLock({ $0.runner }) { await runner.value }
  }

  private func run() async {
    while let works = next() {
      await store.apply(works.compactMap { Self.change($0.work) })
      state.withLock { state in
        for (number, work) in works {
          state.bytes -= work.change.response.size
          if state.latest[work.change.key]?.number == number {
            state.latest[work.change.key] = nil
          }
        }
      }
    }
  }

  /// The next answers to write; with none left, the runner ends.
  private func next() -> [(number: Int, work: Work)]? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.runner = nil
        return nil
      }
      let works = Array(state.waiting.prefix(Self.batch))
      state.waiting.removeFirst(works.count)
      return works
    }
  }

  /// The change without secrets; nil when the answer cannot be kept without them.
  private static func change(_ work: Work) -> ResponseChange? {
    let (key, response) = (work.change.key, work.change.response)
    if work.change.isConfirmation {
      return .renew(key, storedAt: response.storedAt, freshUntil: response.freshUntil)
    }
    return work.mask.hide(response).map { .save(key, $0) }
  }
}

/// How long answers are given without asking again.
///
/// The configured time is a minimum: recipe services send `max-age=0`, `no-store` and `private` from
/// their frameworks' defaults, and the store belongs to one user. A longer `max-age` is honoured up
/// to a day. Failures are kept for five minutes at most.
struct Freshness {
  private static let longestBelieved: Int64 = 86_400_000
  private static let longestFailure: Int64 = 300_000

  /// The configured time in milliseconds; 0 asks the service every time.
  let ttl: Int64

  /// For how many milliseconds an answer is fresh; nil when it must not be kept.
  ///
  /// `briefly` limits it to five minutes; `least` is the source's own minimum for successes.
  func lifetime(
    of response: HTTPResponse, briefly: Bool = false, atLeast least: Duration = .zero
  ) -> Int64? {
    switch response.status {
    case 401, 403, 407, 408, 425, 429, 502, 503, 504, 206, 304, ..<200: return nil
    case 200..<300 where !briefly:
      guard ttl > 0 else { return 0 }
      let believed = min(Self.maxAge(response.headers) ?? 0, Self.longestBelieved)
      return max(ttl, believed, least.milliseconds)
    default: return min(ttl, Self.longestFailure)
    }
  }

  /// The `max-age` of `Cache-Control` less the `Age`, in milliseconds (RFC 9111, section 4.2).
  private static func maxAge(_ headers: HTTPHeaders) -> Int64? {
    let directives = (headers["Cache-Control"] ?? "").prefix(1_000).split(separator: ",")
    for directive in directives {
      let parts = directive.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ $0 != " " }).lowercased() == "max-age",
        let seconds = Int64(parts[1].filter { $0 != " " && $0 != "\"" })
      else { continue }
      let age = headers["Age"].flatMap { Int64($0.filter { $0 != " " }) } ?? 0
      let limit: Int64 = 366 * 86_400
      return max(0, min(limit, max(0, seconds)) - min(limit, max(0, age))) * 1_000
    }
    return nil
  }
}
