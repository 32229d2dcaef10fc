import RecipeProviderKit
import RecipeStore
import TestSupport
import Testing

@testable import RecipeResilience

@Suite(.fewAtOnce) struct `The memory of sources` {
  let folder: TestFolder
  let time = TestTime()

  init() throws { folder = try TestFolder() }

  func suspend(_ id: String, secret: String) async {
    let process = Process(folder, time: time)
    _ = process.resilience.source(id: id, configuration: ["a"], secrets: [Secret(secret)])
    let error = ProviderError(.unreachable, "refused, key \(secret)")
    await process.resilience.settle([ProviderResult(id: id, .failed(error, waited: .zero))])
  }

  @Test func `tells of a provider without its secrets, and the latest`() async throws {
    let resilience = Process(folder, time: time).resilience
    #expect(
      await resilience.health(ofProvider: "a", configuration: ["a"]) == nil && folder.names.isEmpty)
    await suspend("a", secret: "first secret")
    time.advance(.seconds(10))
    await suspend("a", secret: "second secret")
    let health = try #require(await resilience.health(ofProvider: "a", configuration: ["a"]))
    #expect(health.state == .suspended && health.since == time.now && health.level == 1)
    #expect(health.failure?.message == "refused, key •••")
    #expect(!folder.contents().contains("first secret"))
    // Another address under the same name is another source.
    #expect(await resilience.health(ofProvider: "a", configuration: ["b"]) == nil)
    let source = resilience.source(
      id: "a", configuration: ["a"], secrets: [Secret("third secret")])
    #expect(await resilience.health(of: source).state == .healthy)
  }

  @Test func `forgets whom it is told to forget`() async {
    await suspend("a", secret: "secret")
    await suspend("b", secret: "secret")
    let resilience = Process(folder, time: time).resilience
    #expect(await resilience.reset(ids: ["a", "c"]) == ["a"])
    #expect(await resilience.health(ofProvider: "a", configuration: ["a"]) == nil)
    #expect(await resilience.health(ofProvider: "b", configuration: ["a"])?.state == .suspended)
    #expect(await resilience.reset() == ["b"])
  }

  @Test func `forgets by itself what did not change for months`() async {
    await suspend("a", secret: "secret")
    time.advance(.seconds(91 * 86_400))
    await suspend("b", secret: "secret")
    #expect(
      await Process(folder, time: time).resilience.health(ofProvider: "a", configuration: ["a"])
        == nil)
  }

  @Test func `and the cache are opened beforehand when that is wanted`() async {
    await Process(folder, time: time).resilience.warmUp()
    #expect(folder.names.contains("responses.sqlite") && folder.names.contains("state.sqlite"))
    #expect(folder.mode("state.sqlite") == 0o600)
  }
}
