import RecipePages
import TestSupport
import Testing

@Suite("How selectors are written", .fewAtOnce) struct SelectorTests {
  @Test(arguments: [
    ("", "css: or xpath:", 0), ("h2", "css: or xpath:", 0), ("$.a", "css: or xpath:", 0),
    ("css:", "empty", 4), ("xpath: ", "empty", 7), ("css:h2 >", "element should follow", 8),
    ("css:h2,", "element should follow", 7), ("css:a..b", ". cannot stand here", 6),
    ("css:a@", "one attribute", 6), ("css:a@href@x", "one attribute", 10),
    ("css:a@href, b@src", "one attribute", 10), ("css:[a", "[ is not closed", 4),
    ("css:[a=]", "no value", 7), ("css:[a='b]", "does not end", 7),
    ("css:a:hover", ":hover is not known", 5),
    ("css:li:eq(2)", ":eq is not known", 6), ("css:a::text", "::", 5),
    ("css:p:has(a", "( is not closed", 9),
    ("css:p:nth-child(x)", "no place among siblings", 16), ("css:p:contains('')", "no text", 14),
    ("css:+ p", "stands beside", 4), ("css:a }", "} cannot stand here", 6),
    ("css:a ö€}", "} cannot", 11),
    (#"css:a\"#, "backslash", 5),
    ("css:div:not(:not(:not(:not(:not(:not(:not(:not(a))))))))", "nests deeper", 47),
    ("xpath://a[", "ends too early", 10), ("xpath://a]", "] cannot stand here", 9),
    ("xpath:id('x')", "id() is not known", 6),
    ("xpath:document('x')", "document() is not known", 6),
    ("xpath:foo(1)", "foo() is not known", 6), ("xpath:$x", "variables", 6),
    ("xpath:contains('a')", "has 1 arguments", 6), ("xpath:count('a')", "no elements", 6),
    ("xpath:'a", "does not end", 6), ("xpath://a b", "operator", 10), ("xpath:1 | 2", "| joins", 6),
    ("xpath:a/following::b", "following::", 8), ("xpath://*/preceding::*", "preceding::", 10),
    ("xpath:namespace::a", "no axis", 6), ("xpath://a[count(//b) > 1]", "could run away", 16),
    ("xpath://a[.//b[.//c[.//d]]]", "could run away", 19), ("xpath:'a'/b", "no element", 9),
    ("xpath:dc:", "no name follows", 6), ("xpath:a//", "ends too early", 9),
    ("xpath:" + String(repeating: "(", count: 100), "nests deeper", 30),
    ("xpath:" + String(repeating: "/a", count: 50), "more than 40 steps", 88),
    ("xpath:a" + String(repeating: "|a", count: 200), "more than 100 operators", 207),
    ("xpath:1" + String(repeating: "+1", count: 200), "more than 100 operators", 207),
    ("css:" + String(repeating: "a", count: 1_000), "longer than 1000", 1_000),
  ])
  func `a mistake is named with its place and a fix`(
    text: String, message: String, offset: Int
  ) {
    let error = #expect(throws: SelectorError.self) { try Selector(text) }
    #expect(error?.message.contains(message) == true)
    #expect(error?.offset == offset)
    #expect(error?.fix.isEmpty == false)
  }

  @Test(arguments: [
    #"css:a[title="it's \"hot\""]"#, #"css:.\31 col .md\:w-1"#, "css:a[href=/x/]",
    "css:h2>a , h3~a",
    "css: a @href ", "css:*", "css:*|*", "css:a:NOT(.b):First-Child", "css:li:nth-child( -n + 3 )",
    "xpath:.", "xpath:..", "xpath:/", "xpath:@*", "xpath: //a [ 1 ] / @href", "xpath:-(-1)",
    "xpath:div div div", "xpath:* * *", "xpath://a[@x='\"']", "xpath:self::node()/child::text()",
    "xpath:processing-instruction('x') | comment()", "xpath:a[b and c or not(d)][last() - 1]",
  ])
  func `what is written well is read`(text: String) throws {
    let selector = try Selector(text)
    #expect(selector.text == text && "\(selector)" == text)
    #expect(try selector == Selector(text))
    _ = try MarkupSample.page("<a href=/x/ class='1col md:w-1'>x</a>").root.select(selector)
  }

  @Test func `escapes and both quotes are understood`() throws {
    let document = try MarkupSample.page(
      #"<b class="1col md:w-1" title="it's &quot;hot&quot;">x</b><b>y</b>"#)
    for selector in [
      #"css:.\31 col"#, #"css:.md\:w-1"#, #"css:[title="it's \"hot\""]"#,
      #"xpath://b[@title=concat("it's ", '"hot"')]"#,
    ] { #expect(try MarkupSample.texts(document, selector) == ["x"]) }
  }

  @Test(arguments: 0..<20)
  func `no text brings the reader down`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let document = try MarkupSample.page(
      "<main class=a><p id=b>1</p><p>2<a href=x>3</a></p></main>")
    let pieces = [
      "a", "p", "main", ".a", "#b", "[", "]", "(", ")", ":", "::", "not", ":not(", ":has(", ":is(",
      ":nth-child(", "2n+1", "-", "+", ">", "~", ",", "@", "href", "/", "//", "..", ".", "*", "|",
      "=", "!=", "^=", "'", "\"", "\\", " ", "and", "or", "div", "mod", "1", "0", "-9999999",
      "last()",
      "position()", "count(", "contains(", "substring(", "text()", "node()", "$", "é", "\u{0}", "€",
      "ancestor::", "preceding-sibling::", "following::", "concat(", "sum(", "1 div 0",
      ":contains(",
    ]
    for _ in 0..<500 {
      let length = Int.random(in: 0...14, using: &random)
      let body = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let text = (Bool.random(using: &random) ? "css:" : "xpath:") + body
      do {
        let selector = try Selector(text)
        _ = try? document.root.select(selector).map(\.text)
      } catch {
        let isOnCharacter =
          text.utf8.index(text.startIndex, offsetBy: error.offset, limitedBy: text.endIndex)
          .map { $0.samePosition(in: text.unicodeScalars) != nil }
        #expect(isOnCharacter == true, "\(text)")
      }
    }
  }
}
