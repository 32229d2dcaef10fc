import PotluckSupport
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions
@testable import RecipeResilience

/// A source over real HTTP, with all that stands between a search and the network.
struct Loopback: Sendable {
  let provider: any RecipeProvider
  let source: Source

  /// How many callers wait for requests under way.
  var waiting: Int { source.flights.waiting }

  /// All pages of a search.
  func walk(_ text: String = "soup", wanted: Int = 1_000) async -> PageWalkResult {
    await PageWalk(provider: provider, query: SearchQuery(text: text), wanted: wanted).run()
  }

  /// A recipe in full.
  func recipe(_ id: String) async throws -> Recipe {
    try await provider.recipe(for: ListingID(provider: "mine", id: id))
  }
}

/// Runs a definition against a server on loopback, and ends both.
/// - Parameters:
///   - server: who answers; it is the definition's base address.
///   - definition: what is run.
///   - secrets: the entry's secrets.
///   - others: the addresses of other servers that may be asked.
///   - body: what is tried.
/// - Throws: what `body` throws.
func overHTTP(
  _ server: PageServer, _ definition: ProviderDefinition, secrets: [String: String] = [:],
  allowing others: [String] = [], _ body: (Loopback) async throws -> Void
) async throws {
  let network = HTTPClientTransport(
    HTTPTransportSettings(
      userAgent: "Potluck/test", timeout: .patience, connectTimeout: .patience),
    allowedOrigins: [server.address] + others)
  let result: Result<Void, any Error>
  do {
    let resilience = Resilience(responses: MemoryResponseStore(), ledger: MemoryLedger())
    let known = secrets.mapValues { Secret($0) }
    let source = resilience.source(
      id: "mine", configuration: [server.address], secrets: Array(known.values))
    let made = try DefinitionProvider(
      definition,
      context: ProviderContext(
        id: "mine", settings: ["baseURL": .string(server.address)], secrets: known,
        transport: resilience.transport(network, for: source)))
    result = .success(
      try await body(
        Loopback(provider: resilience.provider(made, for: source), source: source)))
  } catch { result = .failure(error) }
  await network.shutdown()
  server.stop()
  try result.get()
}
