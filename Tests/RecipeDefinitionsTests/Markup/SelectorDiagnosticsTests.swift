import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// What is told of places that cannot be what they are.
@Suite("Problems with selectors", .fewAtOnce) struct SelectorDiagnosticsTests {
  private static let plain = #"{"id": "css:@id", "title": "css:h2"}"#

  @Test(arguments: [
    (#"{"format": "html", "list": "$.rows"}"#, plain, "this is a JSONPath, but answers are markup"),
    (#"{"format": "html", "list": "article"}"#, plain, "not a selector: one begins with css:"),
    (#"{"format": "html", "list": "css:a:hover"}"#, plain, "not a selector that can be used"),
    (#"{"format": "html", "list": "xpath:.//a["}"#, plain, "not a selector that can be used"),
    (#"{"list": "css:article"}"#, #"{"id": "$.id", "title": "$.t"}"#, "this is a selector, but"),
    (#"{"format": "feed"}"#, #"{"title": "css:h2"}"#, "this is a selector, but"),
    (
      #"{"format": "html", "json": "css:script", "list": "css:li"}"#,
      #"{"id": "$.id", "title": "$.t"}"#, "this is a selector, but"
    ),
    (
      #"{"format": "html", "json": "$.x", "list": "$"}"#, #"{"id": "$.id", "title": "$.t"}"#,
      "this is a JSONPath, but answers are markup"
    ),
    (#"{"format": "feed", "json": "$.x"}"#, #"{}"#, "is read as a whole"),
    (#"{"format": "html", "list": "css:li", "form": "map"}"#, plain, "are a list"),
    (#"{"format": "html"}"#, plain, "\"response\" has no \"list\""),
    (#"{"format": "html", "list": "css:li"}"#, #"{"id": "css:@id"}"#, "has no \"title\""),
    (#"{"format": "html", "list": "css:li"}"#, #"{"title": "css:b"}"#, "needs at least one of"),
    (
      #"{"format": "html", "list": "css:li"}"#, #"{"id": "css:@id", "title": "h2"}"#,
      "the same text for every recipe"
    ),
    (#"{"format": "htm", "list": "css:li"}"#, plain, "not one of the words"),
    (
      #"{"format": "html", "list": "css:li"}"#,
      #"{"id": "css:@id", "title": "css:h2", "ingredients": {"numbered": {"from": 1, "to": 2, "members": {"n": "i"}}, "template": "{n}"}}"#,
      "no numbered members"
    ),
    (
      #"{"format": "html", "list": "css:li"}"#,
      #"{"id": "css:@id", "title": "css:h2", "ingredients": {"each": "css:p", "template": "{name}"}}"#,
      "unknown variable {name}"
    ),
    (
      #"{"format": "html", "list": "css:li"}"#,
      #"{"id": "css:@id", "title": "css:h2", "nutrition": "css:table"}"#, "no members to be taken"
    ),
    (
      #"{"format": "html", "list": "css:li.card"}"#,
      #"{"id": "css:@id", "title": "css:li.card h2"}"#, "repeats that of the list"
    ),
    (
      #"{"format": "html", "list": "css:li"}"#,
      #"{"id": "css:@id", "title": "css:h2", "url": "xpath://a/@href"}"#, "every row gets the same"
    ),
  ])
  func `each problem is told once, with what to do`(
    response: String, fields: String, message: String
  ) {
    let problems = siteProblems(response: response, fields: fields)
    #expect(problems.contains { $0.message.contains(message) }, "\(problems)")
    #expect(problems.allSatisfy { $0.fix != nil }, "\(problems)")
  }

  @Test func `a selector's problem stands at its byte`() throws {
    let problems = siteProblems(
      response: #"{"format": "html", "list": "css:article"}"#,
      fields: #"{"id": "css:@id", "title": "css:h2 >> b"}"#)
    let problem = try #require(problems.first)
    #expect(problem.pointer == "/fields/title")
    #expect(problem.place?.line == 8)
    #expect((problem.place?.column ?? 0) > 42, "\(problem)")
  }

  @Test func `a text that may be a secret is not repeated in a fix`() {
    let secret = "sk_live_4242abcd!!Zz90-this-is-a-long-key-of-somebody"
    let problems = siteProblems(
      response: #"{"format": "html", "list": "\#(secret)"}"#, fields: Self.plain)
    #expect(problems.allSatisfy { $0.fix?.contains(secret) != true }, "\(problems)")
  }

  @Test func `nothing else is said of a style that copies objects`() {
    let problems = siteProblems(
      response: CardPage.response, fields: CardPage.fields,
      more: #""paging": {"style": "continue", "continue": "css:.next"}"#)
    #expect(problems.map(\.message) == ["an element of markup has no members to be sent back"])
  }
}
