import Foundation
import RecipeProviderKit
import RecipeStore
import TestSupport
import Testing

@testable import RecipePostgreSQL
@testable import RecipeResilience

/// Where answers and health are kept, each with the same promises.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
  case memory
  case files
  #if PostgreSQL
    case postgresql
  #endif

  var testDescription: String { rawValue }

  func responses(_ folder: TestFolder) -> any ResponseStore {
    switch self {
    case .memory: MemoryResponseStore()
    case .files: ResponseDatabase(folder: folder.path)
    #if PostgreSQL
      case .postgresql: TestServer.shared.store().responses
    #endif
    }
  }

  func ledger(_ folder: TestFolder) -> any SourceLedger {
    switch self {
    case .memory: MemoryLedger()
    case .files: StateDatabase(folder: folder.path)
    #if PostgreSQL
      case .postgresql: TestServer.shared.store().ledger
    #endif
    }
  }
}

@Suite("Answers and health, wherever they are kept", .fewAtOnce) struct StoreTests {
  let folder: TestFolder
  /// No other test's source.
  let id = UUID().uuidString

  init() throws { folder = try TestFolder() }

  private func answer(_ body: [UInt8], at time: Int64) -> StoredResponse {
    StoredResponse(
      status: 200, headers: ["ETag": "\"é\0\"", "X": "2"], body: body, storedAt: time,
      freshUntil: time + 60)
  }

  @Test(arguments: StoreKind.allCases)
  func `answers come back as they were`(kind: StoreKind) async throws {
    let store = kind.responses(folder)
    let now = ResilienceEnvironment.systemTime()
    let source = SourceKey(provider: id, fingerprint: await store.fingerprint(of: [1]))
    #expect(await store.fingerprint(of: [1]) == source.fingerprint)
    #expect(await store.fingerprint(of: [2]) != source.fingerprint)
    #expect(await store.mark().utf8.count == 32)
    let key = ResponseKey(source: source, request: await store.fingerprint(of: Array(id.utf8)))
    #expect(await store.response(for: key, now: now) == nil)
    let first = answer([0, 255, 10, 92, 39], at: now)
    await store.apply([.save(key, first)])
    #expect(await store.response(for: key, now: now) == first)
    let second = answer([], at: now + 5)
    await store.apply([
      .save(key, second), .renew(key, storedAt: now + 7, freshUntil: now + 99),
    ])
    let kept = try #require(await store.response(for: key, now: now))
    #expect(kept.body == [] && kept.storedAt == now + 7 && kept.freshUntil == now + 99)
    // Another configuration of the same source has not asked.
    let other = ResponseKey(
      source: SourceKey(provider: id, fingerprint: "other"), request: key.request)
    #expect(await store.response(for: other, now: now) == nil)
    await store.removeAll(providers: ["none"])
    #expect(await store.response(for: key, now: now) != nil)
    await store.removeAll(providers: [id])
    #expect(await store.response(for: key, now: now) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `health is remembered, changed as one, and forgotten`(kind: StoreKind) async throws {
    let ledger = kind.ledger(folder)
    let place = await ledger.fingerprint(of: Array(id.utf8))
    let keys = ["a", "b"].map { SourceKey(provider: id + $0, fingerprint: "\(place)-\($0)") }
    #expect(try await ledger.record(for: keys[at: 0]) == SourceRecord())
    let seen = await ledger.update(keys) { records in
      for place in records.indices { records[place].level = place + 1 }
      return records.count
    }
    #expect(seen == 2)
    #expect(try await ledger.record(for: keys[at: 1]).level == 2)
    #expect(await ledger.latestRecord(ofProvider: id + "a", place: Array(id.utf8))?.level == 1)
    #expect(await ledger.latestRecord(ofProvider: id + "c", place: Array(id.utf8)) == nil)
    #expect(await ledger.reset(providers: [id + "b", id + "c"]) == [id + "b"])
    #expect(try await ledger.record(for: keys[at: 1]) == SourceRecord())
    #expect(try await ledger.record(for: keys[at: 0]).level == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `a quota is never passed, whoever counts at once`(kind: StoreKind) async throws {
    // Memory ends with its process.
    let first = kind.ledger(folder)
    let ledgers =
      [first] + (kind == .memory ? [first, first] : (0..<2).map { _ in kind.ledger(folder) })
    let politeness = Politeness(quota: RequestQuota(50))
    let key = SourceKey(provider: id, fingerprint: "x-y")
    let now = ResilienceEnvironment.systemTime()
    let taken = await withTaskGroup(of: Int.self) { group in
      for number in 0..<12 {
        group.addTask {
          var taken = 0
          for _ in 0..<6 {
            let denial = await ledgers[number % 3].update(key) {
              $0.reserve(politeness, now: now)
            }
            if denial == nil { taken += 1 }
          }
          return taken
        }
      }
      return await group.reduce(0, +)
    }
    #expect(taken == 50)
    #expect(await first.record(for: key).day?.used == 50)
  }

  #if PostgreSQL
    @Test func `what is being written down when a source is reset is forgotten too`() async throws {
      let ledger = TestServer.shared.store().ledger
      let key = SourceKey(provider: id, fingerprint: await ledger.fingerprint(of: [9]))
      let now = ResilienceEnvironment.systemTime()
      let politeness = Politeness(quota: RequestQuota(50))
      _ = await ledger.update(key) { $0.reserve(politeness, now: now) }
      let (reading, hasRead) = AsyncStream.makeStream(of: Void.self)
      let mayWrite = DispatchSemaphore(value: 0)
      async let updated = ledger.update(key) {
        hasRead.yield()
        mayWrite.wait()
        return $0.reserve(politeness, now: now)
      }
      _ = await reading.first { true }
      async let reset = ledger.reset(providers: [id])
      // Long enough for a reset that waits for nobody.
      try await Task.sleep(for: .milliseconds(300))
      mayWrite.signal()
      _ = await updated
      #expect(await reset == [id])
      #expect(await ledger.record(for: key).day == nil)
    }

    @Test func `wrong tokens are counted over all instances`() async throws {
      let (one, other) = (TestServer.shared.store(), TestServer.shared.store())
      for number in 0..<10 {
        let store = number % 2 == 0 ? one : other
        #expect(try await store.noteGuess(id, "guess \(number)", 10, 300) == nil)
      }
      // The same token again is no guess.
      #expect(try await one.noteGuess(id, "guess 5", 10, 300) == nil)
      let wait = try #require(try await other.noteGuess(id, "guess 10", 10, 300))
      #expect((1...300).contains(wait))
      #expect(try await one.noteGuess("\(id) other", "guess 10", 10, 300) == nil)
      for store in [one, other] { store.close() }
    }
  #endif

  @Test func `a day that has begun by another's clock goes on`() {
    let politeness = Politeness(quota: RequestQuota(2))
    let midnight: Int64 = 20_000 * 86_400_000
    var record = SourceRecord()
    #expect(record.reserve(politeness, now: midnight + 10) == nil)
    #expect(record.reserve(politeness, now: midnight - 10) == nil)
    #expect(record.reserve(politeness, now: midnight + 20) != nil)
    #expect(record.reserve(politeness, now: midnight - 20) != nil)
  }
}
