import Synchronization

/// Writes answers behind the back of the calls that brought them: a page need not wait for a disk.
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
  /// How many bytes may wait before whoever brings more waits for them.
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
      // Not a child of the call: what came in time is kept even when the search ends meanwhile.
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
