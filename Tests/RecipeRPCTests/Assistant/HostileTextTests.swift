import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct HostileTextTests {
  /// What steers a terminal, reorders a line or hides in it.
  private static let poison = "\u{1B}[2J\u{7}\u{202E}\u{200B}\u{2066}\u{9B}31m\u{0}\u{E0041}"

  private static func recipe(_ number: Int, id: String? = nil, length: Int = 6_000) -> Recipe {
    let long = String(repeating: "\(poison)ä\u{301}🥣 word\n", count: length / 20)
    return Recipe(
      listing: Listing(
        id: ListingID(provider: "evil", id: id ?? "\(number)"), title: "Soup \(number) \(long)",
        url: "https://evil\(number).example/" + String(repeating: "a", count: 3_000),
        publisher: long, image: "javascript:alert(1)",
        ingredients: (0..<60).map { "\($0) g \(long.prefix(700))" }, totalMinutes: number + 1,
        recipeYield: long, diets: [Diet(rawValue: long)]),
      summary: long,
      instructions: (0..<(number == 1 ? 150 : 1)).map { "\($0) \(long.prefix(3_000))" },
      cuisine: long, category: long, keywords: (0..<40).map { "\($0) \(long.prefix(500))" })
  }

  private static func service(_ recipes: [Recipe]) -> FakeService {
    var service = FakeService()
    let failing = CannedProvider(
      "bad\(poison)", recipes: [],
      failure: ProviderError(.httpError, "it said \(poison) twice", fix: "do \(poison) this"))
    service.sources = [CannedProvider("evil", recipes: recipes), failing]
    return service
  }

  private static func isHarmless(_ value: JSON) -> Bool {
    switch value {
    case .string(let text):
      !text.unicodeScalars.contains { $0.isUnsafeToPrint && $0 != "\n" }
    case .array(let elements): elements.allSatisfy(isHarmless)
    case .object(let object):
      object.members.allSatisfy { isHarmless(.string($0.name)) && isHarmless($0.value) }
    default: true
    }
  }

  @Test func `nothing that a source says steers, hides or fills the answer`() async throws {
    let client = AssistantClient.stateless(Self.service((0..<25).map { Self.recipe($0) }))
    for (tool, arguments): (String, JSON) in [
      ("search_recipes", ["query": "soup", "limit": 50]), ("get_recipe", ["id": "evil:1"]),
      ("get_recipe", ["id": "evil:1", "servings": 3, "units": "us"]),
      ("list_providers", [:]), ("compare_providers", ["query": "soup"]),
      ("get_recipe", ["id": .string("evil:\(Self.poison)")]),
    ] {
      let result = try await client.call(tool, arguments)
      #expect(Self.isHarmless(result), "\(tool)")
      #expect(result.bytes().count < 64_000, "\(tool): \(result.bytes().count) bytes")
    }
    let read = try await client.result("resources/read", ["uri": "recipe://evil/1"])
    #expect(Self.isHarmless(read) && read.bytes().count < 64_000)
    let list = try await client.result("resources/list")
    #expect(Self.isHarmless(list) && list["resources"]?.arrayValue?.count == 1)
  }

  @Test func `a summary keeps to its bounds and says that it is one`() async throws {
    let client = AssistantClient.stateless(Self.service((0..<50).map { Self.recipe($0) }))
    let result = try await client.call("search_recipes", ["query": "soup", "limit": 50])
    let items = result.structured["items"]?.arrayValue ?? []
    #expect(items.count == 50)
    for item in items {
      #expect((item["title"]?.stringValue ?? "").count <= 200)
      let lines = item["ingredients"]?.arrayValue ?? []
      #expect(!lines.isEmpty && lines.count <= 30)
      #expect(lines.allSatisfy { ($0.stringValue ?? "").count <= 200 })
      #expect(item["url"] == nil && item["image"] == nil)
    }
    #expect(result.blocks.last?.contains("shortened") == true)
  }

  @Test func `an identifier that cannot be shown opens its recipe all the same`() async throws {
    let id = "a b\(Self.poison)"
    let client = AssistantClient.stateless(Self.service([Self.recipe(1, id: id, length: 40)]))
    let found = try await client.call("search_recipes", ["query": "soup"])
    let item = try #require(found.structured["items"]?.arrayValue?.first)
    let name = try #require(item["id"]?.stringValue)
    #expect(name.hasPrefix("recipe://evil/a%20b%1B"))
    let opened = try await client.call("get_recipe", ["id": .string(name)])
    #expect(!opened.isToolError)
    #expect(opened.structured["recipe"]?["id"] == .string(name))
    let read = try await client.result("resources/read", ["uri": .string(name)])
    #expect(read["contents"]?.arrayValue?.count == 1)
  }

  @Test func `an ordinary answer is not shortened`() async throws {
    let client = try await AssistantClient.connected()
    for (tool, arguments): (String, JSON) in [
      ("search_recipes", ["query": "soup"]), ("get_recipe", ["id": "alpha:1"]),
    ] {
      let result = try await client.call(tool, arguments)
      #expect(result.blocks.last?.contains("shortened") == false)
    }
  }

  @Test(arguments: [("short", 10, "short"), ("abcdefghij", 5, "abcd…"), ("", 5, "")])
  func `a long line ends with an ellipsis`(text: String, limit: Int, clipped: String) {
    #expect(Clipping.line(text, to: limit) == clipped)
  }

  @Test func `a cut never splits a character, and a page is cut between lines`() {
    #expect(Clipping.line("ab👨‍👩‍👧cd", to: 6) == "ab…")
    let page = String(repeating: "line\n", count: 100)
    let clipped = Clipping.lines(page, to: 50, orElse: "more")
    #expect(clipped.hasPrefix("line\nline\n") && clipped.hasSuffix("\nmore\n"))
    #expect(clipped.utf8.count < 70)
    #expect(Clipping.lines("one\n", to: 50, orElse: "more") == "one\n")
  }
}
