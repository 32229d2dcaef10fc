import Synchronization

/// A store that ends with the process.
public final class MemoryResponseStore: ResponseStore {
  private struct Entry {
    var response: StoredResponse
    var use: Int
  }

  private struct State {
    var entries: [ResponseKey: Entry] = [:]
    var size = 0
    var uses = 0
  }

  private let state = Mutex(State())
  private let maxBytes: Int
  private let word = (0..<16).map { _ in UInt8.random(in: 0...255) }.hexadecimal

  /// Creates an empty store of at most so many bytes.
  public init(maxBytes: Int = 32 << 20) { self.maxBytes = max(0, maxBytes) }

  /// How many answers are kept.
  public var count: Int { state.withLock { $0.entries.count } }

  /// The random word of this store.
  public func seal() async -> String { word }

  /// The material itself, in hexadecimal digits: nothing here is written down.
  public func fingerprint(of material: [UInt8]) async -> String { material.hexadecimal }

  /// The answer that is kept, fresh or not.
  public func response(for key: ResponseKey, now: Int64) async -> StoredResponse? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.use = state.uses
      return state.entries[key]?.response
    }
  }

  /// Changes what is kept.
  public func apply(_ changes: [ResponseChange]) async {
    state.withLock { state in
      for change in changes {
        switch change {
        case .save(let key, let response):
          state.uses += 1
          state.size -= state.entries[key]?.response.size ?? 0
          state.entries[key] = Entry(response: response, use: state.uses)
          state.size += response.size
        case .renew(let key, let storedAt, let freshUntil):
          state.entries[key]?.response.storedAt = storedAt
          state.entries[key]?.response.freshUntil = freshUntil
        }
      }
      guard state.size > maxBytes else { return }
      for (key, entry) in state.entries.sorted(by: { $0.value.use < $1.value.use }) {
        guard state.size > maxBytes else { break }
        state.size -= entry.response.size
        state.entries[key] = nil
      }
    }
  }

  /// Forgets the answers of providers, or all when there is no list.
  public func removeAll(providers: [String]?) async {
    state.withLock { state in
      state.entries = state.entries.filter {
        !(providers?.contains($0.key.source.provider) ?? true)
      }
      state.size = state.entries.values.reduce(0) { $0 + $1.response.size }
    }
  }
}
