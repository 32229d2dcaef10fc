import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Single recipes, and listings that are completed with them.
@Suite(.fewAtOnce)
struct EngineDetailTests {
  private func definition(
    fill: DetailRules.Fill = .never, missing: [ListingField] = [.ingredients], most: Int = 20,
    item: String = "$.recipe", change: (inout ProviderDefinition) throws -> Void = { _ in }
  ) throws -> ProviderDefinition {
    try plainDefinition {
      $0.detail = DetailRules(
        request: RequestRules(path: try template("/recipe/{id}")), item: try path(item),
        fields: FieldRules(
          texts: [
            .title: try text("$.name"), .summary: try text("$.description"),
            .cuisine: try text("$.cuisine"), .category: try text("$.category"),
          ],
          lists: [
            .ingredients: [ListSource(.path(try path("$.ingredients")))],
            .instructions: [ListSource(.path(try path("$.steps")), separator: "\n")],
            .keywords: [ListSource(.path(try path("$.keywords")), separator: ",")],
          ],
          times: [
            .prepMinutes: [TimeSource([try path("$.prep")])],
            .cookMinutes: [TimeSource([try path("$.cook")])],
          ]), fill: fill, fillsMissing: missing, most: most)
      $0.capabilities = [.text, .detail]
      try change(&$0)
    }
  }

  private static let soup =
    #"{"recipe":{"id":99,"name":"Soup &amp; Co","url":"https://x.example/s","description":"<p>Warm</p>","cuisine":"Thai","category":"Soup","ingredients":["1 egg","salt"],"steps":"Boil.\r\nEat.\r\nEat.","keywords":"hot, quick,hot","prep":"PT5M","cook":"10 min"}}"#

  @Test func `a recipe has its own fields and the listing's`() async throws {
    let transport = InMemoryTransport { _ in .json(Self.soup) }
    let provider = try provider(try definition(), over: transport)
    let id = ListingID(provider: "mine", id: "a/b")
    let recipe = try await provider.recipe(for: id)
    #expect(transport.requests.map(\.url) == ["https://api.example/recipe/a%2Fb"])
    #expect(recipe.listing.id == id)
    #expect(recipe.listing.title == "Soup & Co")
    #expect(recipe.listing.url == "https://x.example/s")
    #expect(recipe.listing.ingredients == ["1 egg", "salt"])
    #expect(recipe.instructions == ["Boil.", "Eat.", "Eat."])
    #expect(recipe.keywords == ["hot", "quick"])
    #expect(recipe.summary == "Warm")
    #expect(recipe.cuisine == "Thai")
    #expect(recipe.category == "Soup")
    #expect(recipe.prepMinutes == 5)
    #expect(recipe.cookMinutes == 10)
  }

  @Test(arguments: [
    ("$.recipe", HTTPResponse.json("{}", status: 404)), ("$.recipe", .html("gone", status: 410)),
    ("$.recipe", .json(#"{"recipe":null}"#)), ("$.recipe", .json(#"{"recipe":[]}"#)),
    ("$.recipe", .json(#"{"recipe":{}}"#)), ("$.recipe", .json(#"{"recipe":false}"#)),
    ("$.meals[0]", .json(#"{"meals":null}"#)), ("$.meals[0]", .json(#"{"meals":[]}"#)),
    ("$.meals[*]", .json(#"{"meals":[null]}"#)), ("$", .json("null")), ("$", .json("[]")),
    ("$", .json(#"{"error":"no such recipe"}"#)),
  ])
  func `an unknown recipe is not found`(_ item: String, _ answer: HTTPResponse) async throws {
    let definition = try definition(item: item) {
      $0.errors = [
        ErrorRule(
          ErrorCondition(path: try path("$.error"), test: .contains("no such")), means: .notFound)
      ]
    }
    let provider = try provider(definition, over: InMemoryTransport { _ in answer })
    let id = ListingID(provider: "mine", id: "99")
    let error = try await #require(throws: ProviderError.self) {
      try await provider.recipe(for: id)
    }
    #expect(error == id.notFound)
  }

  @Test(arguments: ["", ".", ".."])
  func `an identifier that would change the path is not found`(_ id: String) async throws {
    let transport = InMemoryTransport { _ in .json(Self.soup) }
    let provider = try provider(try definition(), over: transport)
    let error = try await #require(throws: ProviderError.self) {
      try await provider.recipe(for: ListingID(provider: "mine", id: id))
    }
    #expect(error.code == .notFound)
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: [
    #"{"data":{}}"#, #"{"recipe":"soup"}"#, #"{"recipe":{"title":""}}"#,
  ])
  func `an answer of another shape is drift`(_ answer: String) async throws {
    let provider = try provider(try definition(), over: InMemoryTransport { _ in .json(answer) })
    let error = try await #require(throws: ProviderError.self) {
      try await provider.recipe(for: ListingID(provider: "mine", id: "1"))
    }
    #expect(error.code == .drift)
    #expect(error.message.contains("$.recipe"))
  }

  @Test func `a source without details says so`() async throws {
    let provider = try provider(try plainDefinition(), over: InMemoryTransport(answers: []))
    let error = try await #require(throws: ProviderError.self) {
      try await provider.recipe(for: ListingID(provider: "mine", id: "1"))
    }
    #expect(error.code == .unsupported)
  }

  /// Five listings without ingredients, and details for all but the third.
  private func service(third: HTTPResponse = .json("{}", status: 500)) -> InMemoryTransport {
    InMemoryTransport { request in
      guard let id = request.url.split(separator: "/recipe/").dropFirst().first else {
        return .json(#"{"results":\#(Shelf(count: 5).items(from: 0, 5))}"#)
      }
      return id == "2" ? third : .json(Self.soup)
    }
  }

  @Test func `a search asks for details of what is missing`() async throws {
    let definition = try definition(fill: .always) {
      $0.politeness = Politeness(maxConcurrentRequests: 2)
    }
    let transport = service()
    let provider = try provider(definition, over: transport)
    let page = try await provider.search(SearchQuery(text: "a"), page: .number(1))
    #expect(page.listings.map { $0.ingredients.count } == [2, 2, 0, 2, 2])
    #expect(page.listings.map(\.title) == (0..<5).map { "Soup \($0)" })
    #expect(page.shortfall == nil)
    #expect(transport.requests.count == 6)
  }

  @Test func `only so many details are asked`() async throws {
    let transport = service()
    let provider = try provider(try definition(fill: .always, most: 2), over: transport)
    let page = try await provider.search(SearchQuery(text: "a"), page: .number(1))
    #expect(page.listings.map { $0.ingredients.count } == [2, 2, 0, 0, 0])
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: [401, 402, 429])
  func `a refusal ends the asking and is told`(_ status: Int) async throws {
    let transport = service(third: .json("{}", status: status))
    let provider = try provider(try definition(fill: .always), over: transport)
    let page = try await provider.search(SearchQuery(text: "a"), page: .number(1))
    #expect(page.listings.map { $0.ingredients.count } == [2, 2, 0, 0, 0])
    #expect(page.shortfall?.httpStatus == status)
    #expect(transport.requests.count == 4)
  }

  @Test(arguments: [
    (SearchQuery(text: "a"), false), (SearchQuery(text: "a", include: ["b"]), true),
    (SearchQuery(text: "a", exclude: ["b"]), true), (SearchQuery(text: "a", maxMinutes: 5), true),
    (SearchQuery(text: "a", diets: [.vegan]), true),
  ])
  func `a filter that the source does not know asks for details`(
    _ query: SearchQuery, _ asks: Bool
  ) async throws {
    let transport = service()
    let asking = try provider(try definition(fill: .filtering), over: transport)
    _ = try await asking.search(query, page: .number(1))
    #expect(transport.requests.count == (asks ? 6 : 1))
    let knowing = try definition(fill: .filtering) {
      $0.capabilities = [.text, .include, .exclude, .time, .diet, .detail]
    }
    let other = service()
    _ = try await provider(knowing, over: other).search(query, page: .number(1))
    #expect(other.requests.count == 1)
  }

  @Test func `nothing is asked when nothing is missing`() async throws {
    let transport = service()
    let provider = try provider(
      try definition(fill: .always, missing: [.title, .url]), over: transport)
    _ = try await provider.search(SearchQuery(text: "a"), page: .number(1))
    #expect(transport.requests.count == 1)
  }

  @Test func `cancelling stops the asking`() async throws {
    let transport = InMemoryTransport { request in
      guard request.url.contains("/recipe/") else {
        return .json(#"{"results":\#(Shelf(count: 5).items(from: 0, 5))}"#)
      }
      withUnsafeCurrentTask { $0?.cancel() }
      throw CancellationError()
    }
    let provider = try provider(try definition(fill: .always), over: transport)
    await #expect(throws: CancellationError.self) {
      try await provider.search(SearchQuery(text: "a"), page: .number(1))
    }
    #expect(transport.requests.count == 2)
  }
}
