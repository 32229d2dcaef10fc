import PotluckSupport
import Synchronization

/// Remembers sources: their health, and the requests that were made of them.
///
/// `RecipeStore`'s database keeps a ledger for all processes; ``MemoryLedger`` is for runs that
/// cannot have one, and for tests. A ledger never fails: what cannot be kept is forgotten.
///
/// **Implementing it.** ``update(_:_:)`` reads, changes and writes without anyone, in this or
/// another process, getting in between; the closure may be called again when writing failed.
public protocol SourceLedger: Sendable {
  /// A salted hash of what a source is configured with.
  func fingerprint(of material: [UInt8]) async -> String

  /// What is remembered of a source; a fresh record when nothing is.
  func record(for key: SourceKey) async -> SourceRecord

  /// The latest record of a provider with a configuration, whatever its secrets were; nil when there
  /// is none.
  ///
  /// It serves lists that must not read the secrets which a ``SourceKey`` is made with. `place` is
  /// the material of the first hash in a key's fingerprint.
  func latestRecord(ofProvider id: String, place: [UInt8]) async -> SourceRecord?

  /// Changes the records of sources together, in the order of the keys.
  /// - Returns: what the closure returns.
  func update<Result: Sendable>(
    _ keys: [SourceKey], _ change: @Sendable @escaping (inout [SourceRecord]) -> Result
  ) async -> Result

  /// Forgets providers, or all of them when there is no list.
  /// - Returns: the identifiers of those that something was remembered of, in order.
  func reset(providers: [String]?) async -> [String]
}

extension SourceLedger {
  /// Changes the record of one source.
  /// - Returns: what the closure returns.
  public func update<Result: Sendable>(
    _ key: SourceKey, _ change: @Sendable @escaping (inout SourceRecord) -> Result
  ) async -> Result {
    await update([key]) { records in change(&records[0]) }
  }
}

/// A ledger that ends with the process.
public final class MemoryLedger: SourceLedger {
  private struct State {
    var records: [SourceKey: SourceRecord] = [:]
    /// The last key of each provider and configuration.
    var latest: [SourceKey: SourceKey] = [:]
  }

  private let state = Mutex(State())

  /// Creates a ledger that knows no source.
  public init() {}

  /// The material itself, in hexadecimal digits: nothing here is written down.
  public func fingerprint(of material: [UInt8]) async -> String { Hexadecimal.encode(material) }

  /// What is remembered of a source; a fresh record when nothing is.
  public func record(for key: SourceKey) async -> SourceRecord {
    state.withLock { $0.records[key] ?? SourceRecord() }
  }

  /// The latest record of a provider with a configuration; nil when there is none.
  public func latestRecord(ofProvider id: String, place: [UInt8]) async -> SourceRecord? {
    latestRecord(SourceKey(provider: id, fingerprint: await fingerprint(of: place)))
  }

  /// The latest record of a provider and a place, hashed by the ledger that this one stands in for.
  package func latestRecord(_ place: SourceKey) -> SourceRecord? {
    state.withLock { state in state.latest[place].flatMap { state.records[$0] } }
  }

  /// Changes the records of sources together.
  public func update<Result: Sendable>(
    _ keys: [SourceKey], _ change: @Sendable @escaping (inout [SourceRecord]) -> Result
  ) async -> Result {
    state.withLock { state in
      var records = keys.map { state.records[$0] ?? SourceRecord() }
      let result = change(&records)
      for (key, record) in zip(keys, records) {
        state.records[key] = record
        state.latest[SourceKey(provider: key.provider, fingerprint: key.place)] = key
      }
      return result
    }
  }

  /// Forgets providers, or all of them when there is no list.
  public func reset(providers: [String]?) async -> [String] {
    state.withLock { state in
      let gone = Set(state.records.keys.map(\.provider)).filter { providers?.contains($0) ?? true }
      state.records = state.records.filter { !gone.contains($0.key.provider) }
      state.latest = state.latest.filter { !gone.contains($0.key.provider) }
      return gone.sorted()
    }
  }
}
