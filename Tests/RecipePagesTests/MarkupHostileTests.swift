import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Hostile pages and selectors", .fewAtOnce, .serialized) struct MarkupHostileTests {
  @Test func `a NUL ends nothing`() throws {
    let document = try MarkupSample.page("<h2>One\u{0}</h2>\u{0}<h2>Two</h2>")
    #expect(try MarkupSample.texts(document, "css:h2") == ["One", "Two"])
  }

  @Test func `end tags of nothing end nothing`() throws {
    let stray = String(repeating: "</div></body></html></p>", count: 20)
    let document = try MarkupSample.page("<html><body><div><h2>One</h2>\(stray)<h2>Two</h2>")
    #expect(try MarkupSample.texts(document, "css:body > h2, body > div > h2") == ["One", "Two"])
  }

  @Test(arguments: [MarkupDocument.Syntax.html, .xml])
  func `nesting is bounded and told`(syntax: MarkupDocument.Syntax) throws {
    let text = String(repeating: "<div>", count: 100_000) + "x"
    let document = try MarkupDocument(Array(text.utf8), syntax)
    #expect(document.isCut)
    let found = try MarkupSample.texts(document, "xpath:count(//div)").first.flatMap(Double.init)
    #expect(try #require(found) > 100 && #require(found) < 1_000)
    #expect(try !MarkupSample.nodes(document, "css:div div:has(div)").isEmpty)
  }

  @Test(arguments: [MarkupDocument.Syntax.html, .xml])
  func `a tag with very many attributes costs its length`(syntax: MarkupDocument.Syntax) throws {
    let attributes = (0..<80_000).map { "a\($0)='\($0)'" }.joined(separator: " ")
    let document = try MarkupDocument(
      Array("<div><p \(attributes)>x</p><i>y</i></div>".utf8), syntax)
    #expect(try MarkupSample.texts(document, "css:p@a3") == ["3"])
    #expect(try MarkupSample.texts(document, "css:i") == ["y"])
  }

  @Test(arguments: [MarkupDocument.Syntax.html, .xml])
  func `of a million siblings as many are kept as is bearable`(
    syntax: MarkupDocument.Syntax
  ) throws {
    let text = "<div>" + String(repeating: "<i/>", count: 1_000_000) + "</div>"
    let document = try MarkupDocument(
      Array((syntax == .html ? text.replacing("<i/>", with: "<hr>") : text).utf8), syntax)
    #expect(document.isCut)
    let name = syntax == .html ? "hr" : "i"
    #expect(try MarkupSample.nodes(document, "css:\(name):nth-last-child(3n+1)").count > 10_000)
    #expect(throws: SelectorLimit.self) {
      try MarkupSample.texts(document, "xpath:count(//\(name)[count(preceding-sibling::*) > 9])")
    }
  }

  @Test func `a document beyond the bound is refused`() {
    let text = [UInt8](repeating: 0x20, count: MarkupDocument.longest + 1)
    let error = #expect(throws: ProviderError.self) { try MarkupDocument(text, .html) }
    #expect(error?.message.contains("8 MiB") == true)
  }

  @Test(arguments: [
    "<", "<!", "<![CDATA[", "<!--", "</x>", "<x", "<x a", "<x a=", "<x a='", "<x a='&amp;'>", "&",
    "&amp;", "&;", "<?", "<x xmlns:a='b'>", "<x:y>", "<x/>", "</", "]]>", "<x xmlns='",
  ])
  func `the work grows with the document and no faster`(piece: String) throws {
    let body = String(repeating: piece, count: 200_000 / piece.utf8.count)
    for syntax in [MarkupDocument.Syntax.html, .xml] {
      let document = try MarkupDocument(Array("<a>\(body)".utf8), syntax)
      _ = try MarkupSample.nodes(document, "css:a :has(x)")
      _ = document.root.text
    }
  }

  @Test func `conditions in conditions end`() throws {
    let document = try MarkupSample.page(String(repeating: "<div>x", count: 400))
    for selector in [
      "xpath://div[.//div[contains(., 'y')]]", "xpath://*[count(ancestor::*//*) = 1]",
    ] {
      let result = Result { try MarkupSample.texts(document, selector) }
      if case .failure(let error) = result { #expect(error is SelectorLimit) }
    }
    #expect(
      try MarkupSample.nodes(document, "css:div:has(div:has(div:has(div:has(div))))").count > 300)
  }

  @Test func `a cancelled task reads and selects no more`() async throws {
    let text = String(repeating: "<p>x</p>", count: 50_000)
    let task = Task {
      let document = try MarkupSample.page(text)
      let selectors = try ["css:p", "xpath://p"].map { try Selector($0) }
      withUnsafeCurrentTask { $0?.cancel() }
      for selector in selectors {
        let limit = #expect(throws: SelectorLimit.self) { try document.root.select(selector) }
        #expect(limit?.isCancelled == true)
      }
      for syntax in [MarkupDocument.Syntax.html, .xml] {
        let error = #expect(throws: ProviderError.self) {
          try MarkupDocument(Array("<a>\(text)</a>".utf8), syntax)
        }
        #expect(error?.code == .cancelled)
      }
    }
    try await task.value
  }

}
