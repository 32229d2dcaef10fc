import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Where the items of an answer stand.
@Suite(.fewAtOnce) struct EngineListTests {
  private static let items = #"[{"id":1,"title":"A"},{"id":"b2","title":"B"}]"#

  @Test(arguments: [
    ("$", items), ("$.recipes", #"{"recipes":\#(items)}"#),
    ("$.data.recipes", #"{"status":"success","data":{"recipes":\#(items)}}"#),
    ("$.query.search", #"{"query":{"search":\#(items)}}"#),
    ("$['a b'][0]", #"{"a b":[\#(items)]}"#),
    (
      "$.hits[*].recipe",
      #"{"hits":[{"recipe":{"id":1,"title":"A"}},{"recipe":{"id":"b2","title":"B"}}]}"#
    ),
    ("$.results[?@.title]", #"{"results":[{"id":1,"title":"A"},{"x":1},{"id":"b2","title":"B"}]}"#),
    (
      "$..recipe",
      #"{"x":[{"recipe":{"id":1,"title":"A"}},{"y":{"recipe":{"id":"b2","title":"B"}}}]}"#
    ),
  ])
  func `a list stands anywhere`(_ list: String, _ answer: String) async throws {
    let page = try await firstPage(try plainDefinition(list: list), .json(answer))
    #expect(page.listings.map(\.id.id) == ["1", "b2"])
    #expect(page.drops.isEmpty)
  }

  @Test(arguments: ["$._source", "$.recipe", "$.a.b[0]"])
  func `items are unwrapped`(_ item: String) async throws {
    let definition = try plainDefinition { $0.response.item = try path(item) }
    let wrapped =
      #"{"_source":{"id":1,"title":"A"},"recipe":{"id":1,"title":"A"},"a":{"b":[{"id":1,"title":"A"}]}}"#
    let page = try await firstPage(
      definition, .json(#"{"results":[\#(wrapped),{"other":1},7]}"#))
    #expect(page.listings.map(\.title) == ["A"])
    #expect(page.drops.map(\.reason) == [.malformed, .malformed])
  }

  @Test func `a map gives its keys to templates`() async throws {
    let definition = try plainDefinition {
      $0.response.form = .map
      $0.fields.texts[.id] = [TextSource(.template(try template("{key}"), with: [:]))]
      $0.fields.texts[.url] = [
        TextSource(.template(try template("https://x.example/{key}"), with: [:]))
      ]
    }
    let page = try await firstPage(
      definition, .json(#"{"results":{"tomato soup":{"title":"A"},"b":{"title":"B"}}}"#))
    #expect(page.listings.map(\.id.id) == ["tomato soup", "b"])
    #expect(page.listings.first?.url == "https://x.example/tomato%20soup")
    #expect(try await firstPage(definition, .json(#"{"results":[]}"#)).listings.isEmpty)
  }

  @Test func `columns become rows`() async throws {
    let definition = try plainDefinition(list: "$") {
      $0.response.form = .columns
      $0.fields.texts = [.title: try text("$[1]"), .url: try text("$[3]")]
    }
    let page = try await firstPage(
      definition, .json(#"["soup",["A","B","C"],["",""],["https://x/a","https://x/b"]]"#))
    #expect(page.listings.map(\.title) == ["A", "B"])
    #expect(page.listings.map(\.id.id) == ["https://x/a", "https://x/b"])
    #expect(page.drops.map(\.reason) == [.missingID])
  }

  @Test func `null and missing mean what the definition says`() async throws {
    let tolerant = try plainDefinition {
      $0.response.whenNull = .empty
      $0.response.whenMissing = .empty
    }
    #expect(try await firstPage(tolerant, .json(#"{"results":null}"#)).listings.isEmpty)
    #expect(try await firstPage(tolerant, .json("{}")).listings.isEmpty)
    let wild = try plainDefinition(list: "$.results[*].x") {
      $0.response.whenNull = .empty
    }
    #expect(try await firstPage(wild, .json(#"{"results":null}"#)).listings.isEmpty)
    #expect(try await failure(wild, .json("{}")).message == "the answer has no $.results")
  }

  @Test(arguments: [
    (#"{"results":null}"#, "$.results is null"), ("{}", "the answer has no $.results"),
    (#"{"results":{"a":1}}"#, "$.results is an object, not an array"),
    (#"{"results":"none"}"#, "$.results is a string, not an array"), ("7", "has no $.results"),
    ("[]", "has no $.results; $ is an array of 0"),
    (#"{"recipes":[],"total":4}"#, "the answer has no $.results; $ has recipes and total"),
    (#"{"results":{"a":1,"b":2}}"#, "not an array; it has a and b"),
    (
      #"[{"recipes":[]}]"#,
      "has no $.results; $ is an array of 1, whose first element has recipes"
    ),
  ])
  func `drift names the path and what stands there`(
    _ answer: String, _ expected: String
  ) async throws {
    let error = try await failure(try plainDefinition(), .json(answer))
    #expect(error.code == .drift)
    #expect(error.message.contains(expected))
    #expect(error.fix != nil)
  }

  @Test func `a path that selects nothing of a full list is drift`() async throws {
    let definition = try plainDefinition(list: "$.hits[*].recipe")
    let error = try await failure(definition, .json(#"{"hits":[{"dish":{}},{"dish":{}}]}"#))
    #expect(error.code == .drift)
    #expect(error.message.contains("$.hits[*].recipe"))
    #expect(error.message.hasSuffix("; the first has dish"))
    let inner = try plainDefinition(list: "$.data.recipes")
    let said = try await failure(inner, .json(#"{"data":{"hits":[],"n":0}}"#)).message
    #expect(said == "the answer has no $.data.recipes; $.data has hits and n")
    #expect(try await firstPage(definition, .json(#"{"hits":[]}"#)).listings.isEmpty)
    let nested = try plainDefinition(list: "$.shelves[*].recipes[*]")
    let empty = try await firstPage(nested, .json(#"{"shelves":[{"recipes":[]},{}]}"#))
    #expect(empty.listings.isEmpty)
  }

  @Test func `items of which none is usable are drift that names the list`() async throws {
    let error = try await failure(
      try plainDefinition(), .json(#"{"results":[{"name":"A"},{"name":"B"}]}"#))
    #expect(error.code == .drift)
    #expect(error.message.contains("$.results"))
    #expect(error.message.contains("missingTitle"))
  }

  @Test func `one bad item costs only itself`() async throws {
    let page = try await firstPage(
      try plainDefinition(),
      .json(
        #"{"results":[null,"x",{"id":1},{"title":"no id"},{"id":{},"title":["A"]},[],"#
          + #"{"id":9,"title":"Good"}]}"#))
    #expect(page.listings.map(\.id.id) == ["9"])
    #expect(
      page.drops.map(\.reason) == [
        .malformed, .malformed, .missingTitle, .missingID, .missingTitle, .missingTitle,
      ])
    #expect(try page.drops[at: 2].sample == #"{"id":1}"#)
  }

  @Test func `a page holds only so many items`() async throws {
    let shelf = Shelf(count: 2_005)
    let page = try await firstPage(
      try plainDefinition(), .json(#"{"results":\#(shelf.items(from: 0, 9_999))}"#))
    #expect(page.listings.count == ListingLimits.pageItems)
    #expect(page.drops.map(\.count) == [5])
  }

  @Test func `a source that says that its page is not whole is believed`() async throws {
    let definition = try plainDefinition {
      $0.response.incomplete = [
        ErrorCondition(path: try path("$._shards.failed"), test: .isAbove(.number(0))),
        ErrorCondition(path: try path("$.warning")),
      ]
    }
    let shards = try await firstPage(
      definition, .json(#"{"_shards":{"failed":2},"results":[{"id":1,"title":"A"}]}"#))
    #expect(shards.listings.count == 1)
    #expect(shards.shortfall?.message.contains("$._shards.failed is “2”") == true)
    let words = try await firstPage(
      definition, .json(#"{"warning":"index <b>down</b>","results":[]}"#))
    #expect(words.shortfall?.message.contains("“index down”") == true)
    let whole = try await firstPage(
      definition, .json(#"{"_shards":{"failed":0},"results":[]}"#))
    #expect(whole.shortfall == nil)
  }
}
