import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Hostile pages of results", .fewAtOnce) struct HostileResultPageTests {
  @Test func `lists that hold each other end`() {
    let names = (0..<60).map { "{\"@id\":\"l\($0)\"}" }.joined(separator: ",")
    let lists = (0..<60).map {
      "{\"@type\":\"ItemList\",\"@id\":\"l\($0)\",\"itemListElement\":[\(names)]}"
    }
    #expect(isHarmless(MadePages.page("[\(lists.joined(separator: ","))]")))
  }

  @Test(arguments: [
    #"{"@type":"ItemList","itemListElement":["#, #"{"@graph":["#, #"{"itemListElement":{"item":"#,
    #"{"@type":"Recipe","name":"x"},"#, #"{"@type":"ListItem","url":"/a"},"#, "[", #""/x","#,
  ])
  func `endless nesting and endless lists are read in bounded time`(piece: String) {
    let many = String(repeating: piece, count: 300_000 / piece.utf8.count)
    #expect(isHarmless(MadePages.page(#"{"@type":"ItemList","itemListElement":["# + many)))
    let state = #"type="application/json" id="__NEXT_DATA__""#
    #expect(isHarmless(MadePages.page(many, type: state)))
  }

  @Test(arguments: [
    "<div itemscope itemtype='https://schema.org/ItemList' itemprop=itemListElement>",
    "<div itemscope itemtype='https://schema.org/Recipe'><b itemprop=name>x</b></div>",
    "<div itemscope itemtype='https://schema.org/ItemList' itemref=a id=a>",
  ])
  func `marked lists are read in bounded time, however they nest`(piece: String) {
    #expect(isHarmless(String(repeating: piece, count: 200_000 / piece.utf8.count)))
  }

  @Test func `no more items are read than a list may hold`() throws {
    let items = (0..<2_000).map { "\"/\($0)\"" }.joined(separator: ",")
    let page = MadePages.page("{\"@type\":\"ItemList\",\"itemListElement\":[\(items)]}")
    #expect(try read(page)["items"]?.arrayValue?.count == 500)
  }

  @Test func `texts and links are harmless`() throws {
    let page = try read(
      MadePages.page(
        #"""
        {"@type":"ItemList","itemListElement":[
        {"@type":"Recipe","name":"Soup\u001b[31m\u202e<script>alert(1)</scr\u0069pt>","url":"javascript:alert(1)",
        "image":"data:text/html,x","author":"\u0007Ann","description":"\u202e"},
        {"@type":"Recipe","url":"https://user:secret@leek.example/"},"file:///etc/passwd"]}
        """#))
    #expect(page["items"] == [["@type": "Recipe", "name": "Soup[31m", "author": ["Ann"]]])
  }

  @Test(arguments: 1...150) func `a damaged page is read or refused`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let list = #"""
      {"@graph":[{"@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"item":{"@id":"#r"}},
      {"@type":"ListItem","url":"/b","name":"B"}]},{"@type":"Recipe","@id":"#r","name":"A","url":"/a","image":["/a.jpg"]}]}
      """#
    var bytes = Array((MadePages.marked + MadePages.page(list)).utf8)
    let pieces = ["<", ">", "\"", "{", "}", "[", "]", "<!--", "</script>", "\u{0}", "@id", "item"]
    for _ in 0..<1 + Int.random(in: 0..<30, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      if Bool.random(using: &random) {
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      } else {
        bytes.insert(
          contentsOf: pieces[Int.random(in: pieces.indices, using: &random)].utf8, at: place)
      }
    }
    #expect(isHarmless(String(decoding: bytes, as: UTF8.self)))
  }

  @Test func `nobody waits for a page whose request was cancelled`() async {
    let page = Array(MadePages.page(#"{"@type":"ItemList","itemListElement":["/a"]}"#).utf8)
    let work = Task {
      while !Task.isCancelled { await Task.yield() }
      return Result { () throws(ProviderError) in
        try ResultPageReader.read(page, contentType: nil, address: nil)
      }
    }
    work.cancel()
    await #expect(throws: ProviderError(wrapping: CancellationError())) {
      try await work.value.get()
    }
  }

  private func read(_ page: String) throws(ProviderError) -> JSON {
    try ResultPageReader.read(
      Array(page.utf8), contentType: nil, address: RequestURL("https://leek.example/find"))
  }

  private func isHarmless(_ page: String) -> Bool {
    do throws(ProviderError) {
      return try (read(page)["items"]?.arrayValue ?? []).allSatisfy { item in
        ["url", "image"].allSatisfy { item[$0]?.stringValue.map(WebLink.isWebLink) ?? true }
          && !(item["name"]?.stringValue ?? "").unicodeScalars.contains(where: \.isUnsafeToPrint)
      }
    } catch {
      return error.code == .invalidResponse
    }
  }
}
