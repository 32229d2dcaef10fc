import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeResilience

@Suite(.fewAtOnce) struct `A source's record` {
  @Test func `survives being written as JSON`() throws {
    var record = SourceRecord()
    record.level = 3
    record.levelAt = 1_800_000_000_000
    record.suspension = .init(since: 5, until: 9)
    record.failure = .init(code: "httpError", message: "it \"failed\"\n", httpStatus: 503, at: 4)
    record.silence = 1_200
    record.lastSuccess = 3
    record.probe = .init(owner: "abc", until: 12)
    record.usage = [.init(window: 60_000, slots: [.init(at: 1, count: 2), .init(at: 3, count: 1)])]
    record.day = .init(start: 0, used: 7, left: -1)
    let text = record.json.text()
    #expect(SourceRecord(json: try JSON(parsing: text)) == record)
    #expect(SourceRecord(json: try JSON(parsing: SourceRecord().json.text())) == SourceRecord())
  }

  @Test(arguments: [
    "null", "[]", "{\"level\":-5}", "{\"suspension\":{\"since\":1}}",
    "{\"usage\":[{\"window\":0,\"slots\":[[1,1]]},7]}",
    "{\"levelAt\":9223372036854775807,\"probe\":{\"owner\":1,\"until\":2}}",
    "{\"levelAt\":-9223372036854775808,\"day\":{\"start\":1,\"used\":-1}}",
  ])
  func `of another shape says nothing`(_ text: String) throws {
    #expect(SourceRecord(json: try JSON(parsing: text)) == SourceRecord())
  }

  @Test func `with absurd times and numbers harms nobody`() async throws {
    let time = FakeTime()
    let ledger = MemoryLedger()
    let texts = [
      #"{"level":9999999,"levelAt":4000000000000000,"suspension":{"since":-4000000000000000,"until":4000000000000000}}"#,
      #"{"suspension":{"since":4000000000000000,"until":-4000000000000000},"probe":{"owner":"x","until":4000000000000000}}"#,
      #"{"usage":[{"window":4000000000000000,"slots":[[4000000000000000,1000000],[-1,1000000]]}],"day":{"start":0,"used":1000000000}}"#,
    ]
    for text in texts {
      let record = SourceRecord(json: try JSON(parsing: text))
      let politeness = Politeness(
        rates: [RequestRate(1, per: .seconds(4_000_000_000_000))], quota: RequestQuota(1))
      await ledger.update(SourceKey(provider: "shelf", fingerprint: "one-one")) { $0 = record }
      let run = Run(
        Service { _ in .html("", status: 404) }, ledger: PlainLedger(ledger: ledger), time: time,
        politeness: politeness)
      #expect(await run.searchAndSettle().code == .httpError)
      _ = await run.resilience.health(of: run.source)
    }
  }
}

/// A ledger in which all sources of one name are one.
private struct PlainLedger: SourceLedger {
  let ledger: MemoryLedger

  func fingerprint(of material: [UInt8]) async -> String { "one" }

  func record(for key: SourceKey) async -> SourceRecord { await ledger.record(for: key) }

  func latestRecord(ofProvider id: String, place: [UInt8]) async -> SourceRecord? {
    await ledger.latestRecord(ofProvider: id, place: place)
  }

  func update<Result: Sendable>(
    _ keys: [SourceKey], _ change: @Sendable @escaping (inout [SourceRecord]) -> Result
  ) async -> Result {
    await ledger.update(keys, change)
  }

  func reset(providers: [String]?) async -> [String] { await ledger.reset(providers: providers) }
}
