import TestSupport
import Testing

@testable import RecipePages

@Suite(.fewAtOnce) struct HTMLTreeTests {
  @Test func `elements nest, and attributes are decoded`() throws {
    let tree = try tree("<ul class='a b'><li title='x &amp; y'>One<li>Two <b>bold</b></ul><p>End")
    let items = nodes("li", in: tree)
    #expect(items.map { tree.line(of: $0) } == ["One", "Two bold"])
    #expect(try tree.attribute("title", of: items[at: 0]) == "x & y")
    #expect(try tree.parent(items[at: 1]).map { tree.name($0) } == "ul")
    #expect(tree.words("class", of: try #require(nodes("ul", in: tree).first)) == ["a", "b"])
    #expect(tree.line(of: try #require(nodes("p", in: tree).first)) == "End")
  }

  @Test func `descendants are the numbers up to the end`() throws {
    let tree = try tree("<section><p>a</p><p>b</p></section><p>c</p>")
    let section = try #require(nodes("section", in: tree).first)
    #expect(tree.descendants(section).filter { tree.name($0) == "p" }.count == 2)
    #expect(tree.lines(of: section) == ["a", "b"])
  }

  @Test(arguments: [
    ("<p>a</p><p>b</p>", "a\nb"), ("a<br>b", "a\nb"), ("<b>a</b><i>b</i>", "ab"),
    ("a <script>x()</script> b", "a b"), ("<li>1<sup>1/2</sup> cups</li>", "1 1/2 cups"),
    ("a\n\n  b", "a b"), ("<div>a<div>b</div>c</div>", "a\nb\nc"),
    ("<style>.a{}</style>a<noscript>n</noscript>", "a"),
    ("&frac12; cup&nbsp;milk", "½ cup\u{A0}milk"),
  ])
  func `text breaks where a reader sees it break`(page: String, text: String) throws {
    let tree = try tree(page)
    #expect(tree.lines(of: 0) == HTMLTree.lines(text.utf8))
  }

  @Test func `a long text is one, whatever stands where the parser's pieces end`() throws {
    for shift in 0..<12 {
      let start = String(repeating: "x", count: shift)
      let tree = try tree("<p>\(start)\(String(repeating: "ä&amp;€&eacute;", count: 2_000))</p>")
      let node = try #require(nodes("p", in: tree).first)
      #expect(tree.line(of: node) == start + String(repeating: "ä&€é", count: 2_000))
      #expect(tree.end(of: node) == node + 2)
    }
    let strays = try tree("<p>" + String(repeating: "a< <!-- b -->", count: 5_000))
    let node = try #require(nodes("p", in: strays).first)
    #expect(strays.text(of: node) == String(repeating: "a< ", count: 5_000))
  }

  @Test func `nesting and length are bounded and told`() throws {
    let deep = try tree(String(repeating: "<div>", count: 100_000))
    #expect(deep.isCut && deep.count < 1_000)
    let mixed = try tree(String(repeating: "<b>x</i>", count: 50_000))
    #expect(mixed.count < 2_000)
    #expect(try !tree("<p>a").isCut)
  }

  @Test func `no entity is taken from the page or from outside`() throws {
    let tree = try tree(
      #"<!DOCTYPE html [<!ENTITY a "lol"><!ENTITY b SYSTEM "file:///etc/hostname">]><p>&a;&b;</p>"#)
    #expect(!tree.text(of: 0).contains("lollol"))
    #expect(tree.text(of: 0).contains("&b;"))
  }

  private func tree(_ page: String) throws -> HTMLTree {
    try HTMLTree(parsing: Array(page.utf8))
  }

  private func nodes(_ name: String, in tree: HTMLTree) -> [HTMLTree.Node] {
    (0..<tree.count).filter { tree.name($0) == name }
  }
}
