import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct JSONCursorTests {
  private let answer = JSONCursor([
    "recipes": [["title": "A"], ["title": 7, "a/b~c": [true]]], "count": 2.0, "none": nil,
  ])

  private func message(_ read: () throws -> Any) -> String? {
    let error = #expect(throws: ProviderError.self) { try read() }
    #expect(error?.code == .drift)
    return error?.message
  }

  @Test func `values are read where they are promised`() throws {
    let recipe = try #require(try answer.member("recipes").elements().first)
    #expect(try recipe.member("title").string() == "A")
    #expect(try answer.member("count").integer() == 2)
    #expect(try answer.member("count").number() == 2)
    #expect(answer.optional("none") == nil)
  }

  @Test func `an error names its place`() throws {
    let recipes = try answer.member("recipes").elements()
    let messages = [
      message { try answer.member("meals") },
      message { try answer.member("none") },
      message { try recipes[at: 1].member("title").string() },
      message { try recipes[at: 1].member("a/b~c").elements()[at: 0].integer() },
      message { try answer.elements() },
      message { try answer.member("count").member("x") },
    ]
    #expect(
      messages == [
        "the answer has no /meals", "the answer has no /none",
        "/recipes/1/title is a number, not a string",
        "/recipes/1/a~1b~0c/0 is a boolean, not a whole number",
        "the answer is an object, not an array", "/count is a number, not an object",
      ])
  }

  @Test func `items are read one at a time`() throws {
    let page = try SearchPage(items: try answer.member("recipes").elements(), total: 9) { item in
      listing(try item.title())
    }
    #expect(page.listings.map(\.title) == ["A"])
    #expect(page.drops.map(\.reason) == [.malformed])
    #expect(page.drops.first?.sample == #"{"title":7,"a/b~c":[true]}"#)
    #expect(page.total == 9)
  }

  @Test func `a single unusable item is bad luck and several are drift`() throws {
    let one = try SearchPage(items: [JSONCursor(["name": "x"])]) { listing(try $0.title()) }
    #expect(one.drops.map(\.reason) == [.missingTitle])
    let two = [JSONCursor(["name": "x"]), JSONCursor(nil)]
    #expect(throws: ProviderError.self) {
      try SearchPage(items: two) { listing(try $0.title()) }
    }
  }

  @Test func `a page is bounded`() throws {
    let items = (0..<ListingLimits.pageItems + 50).map { JSONCursor(["title": .string("t\($0)")]) }
    let page = try SearchPage(items: items) { listing(try $0.title()) }
    #expect(page.listings.count == ListingLimits.pageItems)
    #expect(page.drops == [Drop(.beyondLimit, count: 50)])
  }

  @Test func `white space around a link that would spoil it goes, and no more`() {
    let item = JSONCursor(["a": "\n http://a.example/x\n", "b": "http://a.example/x ", "c": " "])
    #expect(item.link("a") == "http://a.example/x")
    #expect(item.link("b") == "http://a.example/x ")
    #expect(item.link("c") == nil)
  }

  @Test func `identifiers stay as they are written`() throws {
    let item = JSONCursor(["a": "007", "b": 35_382, "c": nil, "d": "", "e": true])
    #expect(try item.identifier("a") == "007")
    #expect(try item.identifier("b") == "35382")
    #expect(try item.identifier("c") == nil)
    #expect(try item.identifier("d") == nil)
    #expect(throws: ItemRejection(.malformed)) { try item.identifier("e") }
    #expect(throws: ItemRejection(.malformed)) { try JSONCursor("x").identifier("a") }
  }

  @Test func `a sample holds no secret`() throws {
    let page = try SearchPage(
      items: [JSONCursor(["link": "http://a.example/?key=topsecret"])],
      redaction: Redaction([Secret("topsecret")])
    ) { listing(try $0.title()) }
    #expect(page.drops.first?.sample?.contains("topsecret") == false)
  }
}
