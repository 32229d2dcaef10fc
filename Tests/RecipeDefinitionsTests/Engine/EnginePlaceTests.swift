import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Values that stand in one of several places, or once beside the items.
@Suite(.fewAtOnce) struct EnginePlaceTests {
  private static let text = """
    {
      "definitionVersion": 1, "name": "places", "title": "Places",
      "baseURL": "https://api.example",
      "request": {"path": "/s", "query": {"q": "{text}", "from": "{offset}"}},
      "paging": {
        "style": "offset", "size": 2,
        "total": ["$.hits[?@.relation == 'eq'].value", "$.hits.total", {"header": "X-Total"}]
      },
      "response": {"list": "$.hits.list"},
      "fields": {
        "id": "$.id", "title": "$.t",
        "url": {
          "template": "{site}{page}",
          "with": {
            "site": {
              "template": "{server}{path}",
              "with": {
                "server": {"answer": "$.site.server"},
                "path": {"answer": "$.site.path", "removeSuffix": "$1"}
              }
            },
            "page": {"path": "$.t", "spaces": "_"}
          }
        },
        "publisher": {"answer": "$.site.name"}
      }
    }
    """

  private func definition() throws -> ProviderDefinition {
    let result = DefinitionReader.read(Array(Self.text.utf8))
    #expect(result.problems == [])
    let definition = try #require(result.definition)
    // What is read can be written, and means the same; editors know it too.
    #expect(DefinitionReader.read(definition.json.bytes()).definition == definition)
    #expect(SchemaValidator(DefinitionSchema.json).failures(of: try JSON(parsing: Self.text)) == [])
    return definition
  }

  private func answer(total: String, site: String = "{}") -> HTTPResponse {
    .json(
      #"{"hits":{"total":\#(total),"list":[{"id":1,"t":"Leek & Soup?"}]},"site":\#(site)}"#)
  }

  @Test(arguments: [
    ("7", 7), (#"{"value":7,"relation":"eq"}"#, 7), (#"{"value":10000,"relation":"gte"}"#, nil),
    ("null", nil),
  ])
  func `the first place that has a value counts`(_ total: String, _ expected: Int?) async throws {
    #expect(try await firstPage(try definition(), answer(total: total)).total == expected)
  }

  @Test func `a header field may be one of the places`() async throws {
    var answer = answer(total: "null")
    answer.headers.append("X-Total", "9")
    #expect(try await firstPage(try definition(), answer).total == 9)
  }

  @Test(arguments: [
    ("http://wiki.example:8080", "/index.php/$1", "http://wiki.example:8080/index.php/"),
    ("//wiki.example", "/wiki/$1", "https://wiki.example/wiki/"),
    ("https://wiki.example", "/w/index.php?title=$1", "https://wiki.example/w/index.php?title="),
    ("//wiki.example", "/w/index.php?title=$1", "https://wiki.example/w/index.php?title="),
  ])
  func `what stands once in the answer is a part of every item`(
    _ server: String, _ path: String, _ expected: String
  ) async throws {
    let site = #"{"server":"\#(server)","path":"\#(path)","name":"The Wiki"}"#
    let page = try await firstPage(try definition(), answer(total: "1", site: site))
    #expect(page.listings.map(\.url) == [expected + "Leek_%26_Soup%3F"])
    #expect(page.listings.map(\.publisher) == ["The Wiki"])
  }

  @Test func `without it the text is not there, and the listing stands`() async throws {
    let page = try await firstPage(try definition(), answer(total: "1"))
    #expect(page.listings.map(\.url) == [nil] && page.listings.map(\.publisher) == [nil])
  }

  @Test func `a recipe in full sees its own answer`() async throws {
    var definition = try definition()
    definition.detail = DetailRules(
      request: RequestRules(path: try template("/r/{id}")), item: try path("$.recipe"),
      fields: FieldRules(texts: [.cuisine: [TextSource(.answer(try path("$.kitchen")))]]))
    let transport = InMemoryTransport { _ in
      .json(#"{"kitchen":"French","recipe":{"id":1,"t":"Soup"}}"#)
    }
    let provider = try provider(definition, over: transport)
    let recipe = try await provider.recipe(for: ListingID(provider: "mine", id: "1"))
    #expect(recipe.cuisine == "French" && recipe.listing.url == nil)
  }
}
