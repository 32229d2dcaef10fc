import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

/// Readings whose task is cancelled on the way, at places that no clock chooses.
@Suite(.fewAtOnce) struct CancelledReadingTests {
  private static let pages =
    [MadePages.blog, MadePages.portal, MadePages.builder, MadePages.marked, nested, list]
    + MadeResultPage.all.map(\.html)
  private static let feeds = [
    MadeFeeds.wordPress, MadeFeeds.atom, MadeFeeds.rdf, MadeFeeds.old,
    #"{"items":[{"id":1,"url":"https://a.example/","title":"Soup","attachments":[{}]}]}"#,
  ]

  /// A page with much in lists and values in each other.
  private static let list = MadePages.page(
    #"{"@type":"ItemList","itemListElement":["#
      + (0..<40).map { number in
        #"{"@type":"ListItem","position":\#(number),"item":{"@type":"Recipe","name":{"@value":"#
          + #""Soup \#(number)"},"url":"https://a.example/\#(number)","author":[{"name":"Ann"}],"#
          + #""keywords":"a,b,c","recipeIngredient":["1 leek"],"image":[{"url":"/a.jpg"}]}}"#
      }.joined(separator: ",") + "]}")
  private static let nested = MadePages.page(
    #"{"@type":"Recipe","recipeIngredient":["1 leek"],"name":"#
      + String(repeating: #"{"name":"#, count: 30) + "\"Soup\"" + String(repeating: "}", count: 31))

  @Sendable private static func read(_ page: [UInt8]) throws {
    _ = try? PageReader(guesses: true).recipe(in: page, url: "https://a.example/")
    _ = try? ResultPageReader.read(
      page, contentType: nil, address: RequestURL("https://a.example/find"))
  }

  @Sendable private static func readFeed(_ feed: [UInt8]) throws {
    _ = try FeedReader.read(feed, contentType: nil, address: RequestURL("https://a.example/feed"))
  }

  @Test(arguments: pages) func `a page can be left at any moment`(page: String) async {
    let looks = await CancelledWork.run { try Self.read(Array(page.utf8)) }
    #expect(looks > 10)
  }

  @Test(arguments: feeds) func `a feed can be left at any moment`(feed: String) async {
    let looks = await CancelledWork.run { try Self.readFeed(Array(feed.utf8)) }
    #expect(looks > 0)
  }

  @Test(arguments: 1...100)
  func `a random page can be left at random moments`(seed: Int) async {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = Array(random.pick(Self.pages + Self.feeds).utf8)
    random.damage(&bytes)
    let page = bytes
    await CancelledWork.run(atMost: 20, seed: UInt64(seed)) {
      try? Self.read(page)
      try Self.readFeed(page)
    }
  }

  @Test(arguments: [
    ("css:p:has(b) ~ p, css", "css:p:has(b):not(.x)"), ("xpath", "xpath://p[contains(., 'a')]/b"),
  ])
  func `what selectors find can be left at any moment`(name: String, selector: String) async throws
  {
    let page = "<div>" + String(repeating: "<p class=y>a <b>b</b></p>", count: 3_000)
    let looks = await CancelledWork.run(atMost: 40) {
      let document = try MarkupSample.page(page)
      for value in try document.root.select(try Selector(selector)) { _ = value.text }
    }
    #expect(looks > 2)
  }

  @Test func `lists and the data of pages' programs may nest as deep as documents`() throws {
    let recipe = #"{"@type":"Recipe","name":"Pie","url":"https://a.example/pie"}"#
    for depth in [4, 50, 100] {
      let opened = String(repeating: #"{"mainEntity":["#, count: depth / 2)
      let closed = String(repeating: "]}", count: depth / 2)
      let page = MadePages.page(
        #"\#(opened){"@type":"ItemList","itemListElement":[\#(recipe)]}\#(closed)"#)
      let found = try ResultPageReader.read(
        Array(page.utf8), contentType: nil, address: RequestURL("https://a.example/"))
      #expect(found["items"]?.arrayValue?.map { $0["name"] } == ["Pie"])
    }
  }

  @Test(arguments: [200, 4_000]) func `what nests deeper is told`(depth: Int) {
    let text =
      #"{"@type":"Recipe","recipeIngredient":["1 leek"],"name":"#
      + String(repeating: #"{"name":"#, count: depth) + "\"Soup\""
      + String(repeating: "}", count: depth)
    let error = #expect(throws: ProviderError.self) {
      try PageReader().recipe(in: Array(MadePages.page(text + "}").utf8))
    }
    #expect(error?.message.contains("deeper than 128 levels") == true)
  }
}
