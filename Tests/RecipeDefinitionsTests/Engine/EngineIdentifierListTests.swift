import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Lists that hold identifiers alone, whose recipes the details tell.
@Suite("Ids first, details after", .fewAtOnce)
struct EngineIdentifierListTests {
  private func definition(most: Int = 20, concurrency: Int = 1) throws -> ProviderDefinition {
    let result = DefinitionSamples.read(
      DefinitionSamples.tiny(
        response: #"{"list": "$.ids"}"#, fields: #"{"id": "$"}"#,
        more: #"""
          "baseURL": "https://api.example", "politeness": {"concurrency": \#(concurrency)},
          "detail": {"request": {"path": "/r/{id}"},
            "fields": {"title": "$.title", "url": "$.link", "ingredients": "$.parts[*]"},
            "fill": "always", "missing": ["title", "url"], "most": \#(most)}
          """#))
    #expect(result.problems == [])
    return try #require(result.definition)
  }

  /// A service with so many identifiers, without the recipe of the third, refusing from one on.
  private func service(_ count: Int, refusingFrom limit: Int = .max) -> InMemoryTransport {
    InMemoryTransport { request in
      guard let id = request.url.split(separator: "/r/").dropFirst().first else {
        return .json(#"{"ids":[\#((1...count).map(String.init).joined(separator: ","))]}"#)
      }
      if (Int(id) ?? 0) >= limit { return .json("{}", status: 429) }
      guard id != "3" else { return .json("{}", status: 404) }
      return .json(
        #"{"title":"Soup \#(id)","link":"https://x.example/\#(id)","parts":["1 leek"]}"#)
    }
  }

  private func page(_ definition: ProviderDefinition, _ service: InMemoryTransport)
    async throws -> SearchPage
  {
    try await provider(definition, over: service)
      .search(SearchQuery(text: "a"), page: .number(1))
  }

  @Test(arguments: [1, 4])
  func `numbers in a list become recipes, in their order`(_ concurrency: Int) async throws {
    let service = service(5)
    let page = try await page(definition(concurrency: concurrency), service)
    #expect(page.listings.map(\.id.id) == ["1", "2", "4", "5"])
    #expect(page.listings.map(\.title) == ["Soup 1", "Soup 2", "Soup 4", "Soup 5"])
    #expect(page.listings.allSatisfy { $0.url == "https://x.example/\($0.id.id)" })
    #expect(page.listings.allSatisfy { $0.ingredients == ["1 leek"] })
    #expect(page.drops == [Drop(.missingTitle)])
    #expect(page.shortfall == nil)
    #expect(service.requests.count == 6)
  }

  @Test func `no more details are asked than may be, and that is told`() async throws {
    let service = service(50)
    let page = try await page(definition(most: 2), service)
    #expect(page.listings.map(\.title) == ["Soup 1", "Soup 2"])
    #expect(page.passedOver == 48)
    #expect(
      page.shortfall?.message
        == "48 recipes of this page are known by their ids alone: details are asked for 2")
    #expect(service.requests.count == 3)
  }

  @Test func `a refusal ends the asking and is told`() async throws {
    let service = service(50, refusingFrom: 3)
    let page = try await page(definition(), service)
    #expect(page.listings.map(\.title) == ["Soup 1", "Soup 2"])
    #expect(page.shortfall?.code == .rateLimited)
    #expect(service.requests.count == 4)
  }

  @Test func `without such details an item without a title is no listing`() async throws {
    var definition = try definition()
    definition.detail?.fillsMissing = [.ingredients]
    let error = try await #require(throws: ProviderError.self) {
      try await page(definition, service(5))
    }
    #expect(error.code == .drift)
  }
}
