import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct OutputSchemaTests {
  /// A recipe that says as little as one can.
  private static let bare = CannedProvider(
    "bare", recipes: [Recipe(listing: Listing(id: ListingID(provider: "bare", id: "1"), title: ""))]
  )

  /// A source that gives less than was asked of it.
  private static let limited = CannedProvider(
    "limited", recipes: [CannedProvider.soup("limited", "1", "Soup", host: "limits")],
    capabilities: [.text])

  @Test(arguments: [
    [CannedProvider.alpha, .beta, .broken], [.broken], [bare], [limited, bare],
    [CannedProvider("empty", recipes: [])],
  ])
  func `every structured answer keeps to the schema that the tool shows`(
    sources: [CannedProvider]
  ) async throws {
    var service = FakeService()
    service.sources = sources
    let client = AssistantClient.stateless(service)
    let tools = try await client.result("tools/list")["tools"]?.arrayValue ?? []
    for (name, arguments) in Self.calls(sources) {
      let tool = tools.first { $0["name"] == .string(name) }
      let (input, output) = (tool?["inputSchema"] ?? .null, tool?["outputSchema"] ?? .null)
      let validator = SchemaValidator(document: output, isStrict: true)
      #expect(validator.problems(arguments, input) == [], "\(name)")
      let result = try await client.call(name, arguments)
      if result.isToolError, result["structuredContent"] == nil { continue }
      #expect(validator.problems(result.structured, output) == [], "\(name)")
      #expect(!result.structured.text().contains("null"), "\(name)")
    }
  }

  private static func calls(_ sources: [CannedProvider]) -> [(name: String, arguments: JSON)] {
    [
      ("search_recipes", ["query": "soup", "limit": 2]),
      ("search_recipes", ["query": "", "include": ["stock"], "exclude": ["leeks"]]),
      ("search_recipes", ["query": "soup", "diet": ["vegan"], "max_total_minutes": 30]),
      ("compare_providers", ["query": "soup"]), ("list_providers", [:]),
    ]
      + sources.flatMap(\.recipes).map { recipe in
        ("get_recipe", ["id": .string(recipe.listing.id.description), "servings": 2])
      }
  }
}
