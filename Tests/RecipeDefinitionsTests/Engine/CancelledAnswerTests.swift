import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Answers whose reading is cancelled on the way.
@Suite(.fewAtOnce) struct CancelledAnswerTests {
  private static func provider(
    _ response: String, _ fields: String, _ answer: HTTPResponse
  ) throws -> DefinitionProvider {
    let text = """
      {"definitionVersion": 1, "name": "left", "title": "Left", "baseURL": "https://a.example",
       "request": {"path": "/s", "query": {"q": "{text}"}},
       "response": {\(response)}\(fields.isEmpty ? "" : ", \"fields\": {\(fields)}")}
      """
    let reading = DefinitionReader.read(Array(text.utf8))
    let definition = try #require(reading.definition, "\(reading)")
    return try DefinitionProvider(
      definition,
      context: ProviderContext(
        id: "left", settings: [:], transport: InMemoryTransport { _ in answer }))
  }

  private static func leave(
    _ response: String, _ fields: String, _ answer: HTTPResponse, most: Int = 120
  ) async throws -> Int {
    let provider = try provider(response, fields, answer)
    return await CancelledWork.run(atMost: most) {
      _ = try await provider.search(
        SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
    }
  }

  private static let card =
    "<article class=card><h2><a href=/r/1>Soup</a></h2><p class=x><b>Leeks</b> 5</article>"

  @Test(arguments: ["css:article:has(p.x)", "xpath://article[p]"])
  func `a page can be left at any moment`(list: String) async throws {
    let looks = try await Self.leave(
      #""format": "html", "list": "\#(list)""#,
      #""title": "css:h2", "url": ["css:i a", "css:h2 a"], "image": "css:img", "rating": {"path": "css:p", "scale": 5}"#,
      .html("<html>" + String(repeating: Self.card, count: 100)))
    #expect(looks > 10)
  }

  @Test func `a list of schema_org can be left at any moment`() async throws {
    let recipes = (0..<30).map { number in
      #"{"@type":"Recipe","name":{"@value":"Soup \#(number)"},"url":"https://a.example/\#(number)","#
        + #""author":[{"name":"Ann"}],"keywords":"a, b, c","recipeIngredient":["1 leek"]}"#
    }
    let looks = try await Self.leave(
      #""format": "schema.org""#, "",
      .html(
        #"<html><script type="application/ld+json">{"@type":"ItemList","itemListElement":["#
          + recipes.joined(separator: ",") + "]}</script></html>"))
    #expect(looks > 100)
  }

  @Test func `JSON can be left at any moment`() async throws {
    let items = (0..<400).map { #"{"id":\#($0),"name":"Soup","tags":["a",["b"]],"t":{"v":"5"}}"# }
    let looks = try await Self.leave(
      #""list": "$..items[?@.name]""#,
      #""id": "$.id", "title": ["$.x", "$..name"], "ingredients": "$..tags[*]", "rating": {"path": "$..v", "scale": 5}"#,
      .json(#"{"items":[\#(items.joined(separator: ","))]}"#))
    #expect(looks > 5)
  }

  @Test(arguments: [#"{"items":"#, #"{"name":"#, "["])
  func `the work on nested answers is bounded`(shape: String) async throws {
    let count = 120
    let end = shape.hasPrefix("{") ? "}" : "]"
    let text =
      String(repeating: shape, count: count) + #"[{"id":1,"name":"Soup"}]"#
      + String(repeating: end, count: count)
    for list in ["$..items[*]", "$..*..*", "$..name..items..*", "$..[?@..name]"] {
      let provider = try Self.provider(
        #""list": "\#(list)""#, #""id": "$..id", "title": "$..name""#, .json(text))
      let looks = await CancelledWork.looks {
        _ = try await provider.search(
          SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
      }
      #expect(looks < 100_000)
    }
  }
}
