import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct LinkFinderTests {
  private static func links(_ line: String) -> [String] {
    LinkFinder.links(in: TextLine(number: 0, text: Substring(line))).map(\.url)
  }

  @Test(arguments: [
    ("see https://x.example/a for more", "https://x.example/a"),
    ("<https://x.example/a>", "https://x.example/a"),
    ("[Soup](https://x.example/a)", "https://x.example/a"),
    ("[Soup](https://x.example/a \"A title\")", "https://x.example/a"),
    ("[Soup](<https://x.example/a b>)", "https://x.example/a"),
    ("[[https://x.example/a][Soup]]", "https://x.example/a"),
    ("source = \"https://x.example/a\",", "https://x.example/a"),
    ("source = 'https://x.example/a';", "https://x.example/a"),
    ("`https://x.example/a`", "https://x.example/a"),
    ("{\"url\":\"https://x.example/a\\n\"}", "https://x.example/a"),
    ("| https://x.example/a|", "https://x.example/a"),
    ("Is it https://x.example/a?", "https://x.example/a"),
    ("Yes: https://x.example/a.", "https://x.example/a"),
    ("(https://x.example/a)", "https://x.example/a"),
    ("https://x.example/Soup_(dish)", "https://x.example/Soup_(dish)"),
    ("(see https://x.example/Soup_(dish)).", "https://x.example/Soup_(dish)"),
    ("**https://x.example/a**", "https://x.example/a"),
    ("HTTPS://X.example/a", "HTTPS://X.example/a"),
    ("https://x.example/?q=a,b;c&d=e#f", "https://x.example/?q=a,b;c&d=e#f"),
    ("https://x.example/料理。", "https://x.example/料理"),
    ("<a href=\"http://x.example/a\">Soup</a>", "http://x.example/a"),
    (">> source: https://x.example/a\t", "https://x.example/a"),
  ])
  func `a link is found in any kind of text`(_ line: String, _ url: String) {
    #expect(Self.links(line) == [url])
  }

  @Test(arguments: [
    "", "http://", "https:// x", "ftp://x.example", "xhttp://x.example", "javascript:alert(1)",
    "http://user@x.example/", "http", "h", "https://.", "https://(", "file:///etc/passwd",
  ])
  func `what is no safe link is none`(_ line: String) {
    #expect(Self.links(line) == [])
  }

  @Test func `several links of a line are all found`() {
    #expect(
      Self.links("http://a.example, <http://b.example> [c](http://c.example)[d](http://d.example)")
        == ["http://a.example", "http://b.example", "http://c.example", "http://d.example"])
  }

  @Test func `a line of brackets or of addresses takes no time to speak of`() {
    let brackets = String(repeating: "[", count: 30_000) + "](http://x.example)"
    #expect(Self.links(brackets) == ["http://x.example"])
    let schemes = String(repeating: "http://", count: 9_000)
    #expect(Self.links(schemes).count <= 1)
    #expect(Self.links(String(repeating: "http://a.example/ ", count: 5_000)) == [])
  }

  @Test func `places count in UTF-16`() throws {
    let document = TextDocument("🍲🥕é https://x.example/🍲 end\r\nsecond")
    let range = TextRange(
      start: TextPosition(line: 0, character: 6), end: TextPosition(line: 0, character: 26))
    for character in [6, 10, 25, 26] {
      let link = try #require(
        LinkFinder.link(at: TextPosition(line: 0, character: character), in: document))
      #expect(link.url == "https://x.example/🍲")
      #expect(link.range == range)
    }
    for character in [0, 1, 5, 27, 1_000_000] {
      #expect(
        LinkFinder.link(at: TextPosition(line: 0, character: character), in: document) == nil)
    }
  }

  @Test func `places past the end of a line or of the text are taken as their ends`() {
    let document = TextDocument("https://x.example/a\r\nhttps://x.example/b\rhttps://x.example/c")
    func url(_ line: Int, _ character: Int) -> String? {
      LinkFinder.link(at: TextPosition(line: line, character: character), in: document)?.url
    }
    #expect(url(0, 999) == "https://x.example/a")
    #expect(url(1, 0) == "https://x.example/b")
    #expect(url(2, .max) == "https://x.example/c")
    #expect(url(3, 0) == nil)
    #expect(url(.max, .max) == nil)
  }

  @Test func `a Markdown link is one from its label to its bracket`() {
    let document = TextDocument("a [So[u]p](https://x.example/a \"t\") b")
    for character in [2, 5, 12, 34, 35] {
      #expect(
        LinkFinder.link(at: TextPosition(line: 0, character: character), in: document) != nil,
        "\(character)")
    }
    #expect(LinkFinder.link(at: TextPosition(line: 0, character: 1), in: document) == nil)
    #expect(LinkFinder.link(at: TextPosition(line: 0, character: 36), in: document) == nil)
  }

  @Test func `a label that goes on and on is none, and many of them cost little`() {
    let label = String(repeating: "x", count: 2_000)
    let long = TextDocument("[\(label)](https://x.example/a)")
    let place = TextPosition(line: 0, character: 2_010)
    #expect(LinkFinder.link(at: place, in: long)?.range.start.character == 2_003)
    let many = TextDocument(String(repeating: "](http://a [", count: 5_000))
    #expect(LinkFinder.link(at: TextPosition(line: 0, character: 59_990), in: many) != nil)
  }

  @Test(arguments: [("a\nb", "\n"), ("a\r\nb\n", "\r\n"), ("a\rb", "\r"), ("a", "\n"), ("", "\n")])
  func `the first line break says which a text uses`(_ text: String, _ lineBreak: String) {
    #expect(TextDocument(text).lineBreak == lineBreak)
  }
}
