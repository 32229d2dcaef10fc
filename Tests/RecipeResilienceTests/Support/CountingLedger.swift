import RecipeResilience
import Synchronization

/// A ledger in memory that counts how often records were changed.
final class CountingLedger: SourceLedger {
  private let ledger = MemoryLedger()
  private let updates = Mutex(0)

  var updateCount: Int { updates.withLock { $0 } }

  func fingerprint(of material: [UInt8]) async -> String {
    await ledger.fingerprint(of: material)
  }

  func record(for key: SourceKey) async -> SourceRecord { await ledger.record(for: key) }

  func latestRecord(ofProvider id: String, place: [UInt8]) async -> SourceRecord? {
    await ledger.latestRecord(ofProvider: id, place: place)
  }

  func update<Result: Sendable>(
    _ keys: [SourceKey], _ change: @Sendable @escaping (inout [SourceRecord]) -> Result
  ) async -> Result {
    updates.withLock { $0 += 1 }
    return await ledger.update(keys, change)
  }

  func reset(providers: [String]?) async -> [String] { await ledger.reset(providers: providers) }
}
