import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// The small parts of the engine that follow a standard.
@Suite(.fewAtOnce) struct EnginePartsTests {
  @Test(
    arguments: [
      (#"<https://x/?page=2>; rel="next""#, "https://x/?page=2"),
      (#"<a>;rel=prev,<b>;rel=next"#, "b"), (#"<a>; REL="Prev Next""#, "a"),
      (#"<a,b;c>; rel=next"#, "a,b;c"), (#"<a>; rel=prev; rel=next"#, nil),
      (#"<a>; title="x\"; rel=next, <b>"; rel="self", <c>; rel=next; x"#, "c"),
      (#"<a>"#, nil), (#"<a"#, nil), ("", nil), (", ,<a> ; rel = next", "a"), ("a; rel=next", nil),
      (#"<a>; rel="next"#, "a"), (#"<a>; rel="\"#, nil), ("<>; rel=next", ""),
    ] as [(String, String?)])
  func `links are read as in RFC 8288`(_ field: String, _ expected: String?) {
    #expect(LinkHeader.target("next", in: ["Link": field]) == expected)
  }

  @Test func `query items are replaced by their decoded names`() {
    var items = QueryItems("a=1&b%5B%5D=2&&a%20b=3&a+b=4&c")
    items.replace("a b", "x y")
    items.remove("b[]")
    items.remove("c")
    #expect(items.text == "a=1&a%20b=x%20y")
    items.remove("a")
    items.remove("a b")
    #expect(items.text == nil)
  }

  @Test(arguments: [
    ("0.50000", "0.5"), ("4.0", "4"), ("1e2", "100"), ("-0.25", "-0.25"), ("3", "3"),
    ("123456789012345678901", "123456789012345678901"), ("1e999", "1e999"),
    ("-9.223372036854775808e18", "-9.223372036854776e+18"),
  ])
  func `numbers are plain`(_ literal: String, _ expected: String) throws {
    #expect(try #require(JSONNumber(decimal: literal)).plainText == expected)
  }

  @Test(arguments: [
    ("$.hits[*].recipe", "$.hits"), ("$[*]", "$"),
    ("$.a['b.c[x'][?@.d == '$.e'].f", "$.a['b.c[x']"),
    ("$..a", "$"), ("$.a.b[0:2]", "$.a.b"), ("$.a[0][*].b[*]", "$.a[0]"),
  ])
  func `the singular beginning of a path is found`(_ text: String, _ expected: String) throws {
    #expect(try JSONPath(text).singularStems.first?.text == expected)
  }
}
