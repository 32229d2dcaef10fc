import RecipeExchange
import RecipeModel
import TestSupport
import Testing

/// Recipes as a folder that a static host publishes.
@Suite("Feeds", .fewAtOnce) struct FeedExportTests {
  private static let first = "2026-01-02T03:04:05Z"
  private static let later = "2026-06-07T08:09:10Z"

  private static func write(
    _ recipes: [ExchangedRecipe], after last: FeedExport.Result? = nil, now: String = first
  ) throws -> FeedExport.Result {
    let state = last?.files.first { $0.path == FeedExport.stateName }?.bytes
    let export = try #require(FeedExport(title: "My <recipes>", base: "https://me.example/food"))
    return try export.write(recipes, state: state, now: now)
  }

  private static func text(_ result: FeedExport.Result, _ path: String) throws -> String {
    let file = try #require(result.files.first { $0.path == path }, "\(result.files.map(\.path))")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static var soup: ExchangedRecipe {
    var soup = ExportSamples.bare
    soup.recipe.listing.id.id = "soup"
    soup.recipe.listing.title = "Süppchen & Co"
    return soup
  }

  @Test func `a folder holds documents, pages, pictures, a feed and an index`() throws {
    let result = try Self.write([ExportSamples.full, Self.soup])
    #expect(
      result.files.map(\.path) == [
        "recipes/leek-ham-pie.cook", "recipes/leek-ham-pie.jpg", "recipes/leek-ham-pie.html",
        "recipes/suppchen-co.cook", "recipes/suppchen-co.html", "feed.xml", "index.html",
        "potluck-feed.json",
      ])
    let feed = try Self.text(result, "feed.xml")
    for part in [
      "<title>My &lt;recipes&gt;</title>", "<updated>\(Self.first)</updated>",
      "href=\"https://me.example/food/feed.xml\"", "<title>Süppchen &amp; Co</title>",
      "rel=\"alternate\" href=\"https://me.example/food/recipes/leek-ham-pie.html\"",
      "rel=\"enclosure\" href=\"https://me.example/food/recipes/leek-ham-pie.cook\" type=\"text/plain\"",
      "rel=\"enclosure\" href=\"https://me.example/food/recipes/leek-ham-pie.jpg\" type=\"image/jpeg\"",
      "<published>2025-02-03T04:05:06Z</published>", "<category term=\"leeks\">",
    ] { #expect(feed.contains(part), "\(part)") }
    #expect(try Self.text(result, "index.html").contains("<a href=\"recipes/suppchen-co.html\">"))
    let page = try Self.text(result, "recipes/leek-ham-pie.html")
    #expect(page.contains("application/ld+json") && page.contains("src=\"data:image/jpeg;base64,"))
  }

  @Test func `what the owner noted stays at home, and where it lies on this machine`() throws {
    var recipe = ExportSamples.full
    recipe.recipe.listing.id = ListingID(provider: "file", id: "/home/me/soup.cook")
    for file in try Self.write([recipe]).files {
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("/home/me"))
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("Less salt next time"))
    }
  }

  @Test func `written again, nothing is another`() throws {
    let before = try Self.write([ExportSamples.full, Self.soup])
    let after = try Self.write([ExportSamples.full, Self.soup], after: before, now: Self.later)
    #expect(after == before)
  }

  @Test func `only what has changed is another, and its time of change`() throws {
    let before = try Self.write([ExportSamples.full, Self.soup])
    var soup = Self.soup
    soup.recipe.listing.title = "Soup, renamed"
    let after = try Self.write([ExportSamples.full, soup], after: before, now: Self.later)
    let changed = after.files.filter { !before.files.contains($0) }.map(\.path)
    #expect(
      changed == [
        "recipes/suppchen-co.cook", "recipes/suppchen-co.html", "feed.xml", "index.html",
        "potluck-feed.json",
      ])
    let feed = try Self.text(after, "feed.xml")
    #expect(feed.split(separator: Self.later).count == 3 && feed.contains(Self.first))
    #expect(after.leftovers.isEmpty)
  }

  @Test func `a recipe that is no more leaves files to take away, and nobody else's`() throws {
    let before = try Self.write([ExportSamples.full, Self.soup])
    let after = try Self.write([Self.soup], after: before, now: Self.later)
    #expect(
      after.leftovers.keys.sorted() == [
        "recipes/leek-ham-pie.cook", "recipes/leek-ham-pie.html", "recipes/leek-ham-pie.jpg",
      ])
    let forged: JSON = [
      "version": 1, "files": ["../x": "1", "/etc/passwd": "1", "a/b/c": "1", ".git": "1"],
    ]
    #expect(FeedExport.written(forged.bytes()).isEmpty)
  }

  @Test func `two recipes of one page are two, the same one twice is one and told`() throws {
    var other = Self.soup
    other.recipe.listing.title = "Another"
    let result = try Self.write([Self.soup, other, Self.soup, other])
    let feed = try Self.text(result, "feed.xml")
    #expect(feed.split(separator: "<entry>").count == 3)
    #expect(Set(feed.split(separator: "<id>").map { $0.prefix(45) }).count == 4)
    #expect(result.notes.contains { $0.text.contains("twice") })
  }

  @Test func `the feed is read as a list of its recipes`() throws {
    let feed = try Self.text(try Self.write([ExportSamples.full, Self.soup]), "feed.xml")
    for sign in ["<entry>", "</feed>", "urn:uuid:"] { #expect(feed.contains(sign)) }
    #expect(feed.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\"?>"))
  }

  @Test(arguments: [
    "", "me.example", "ftp://me.example/", "https://me.example/?a=b", "https://a/#b",
  ])
  func `an address that no page can have is refused`(base: String) {
    #expect(FeedExport(title: "x", base: base) == nil)
  }

  @Test func `whatever the texts, a feed stays well-formed`() throws {
    for text in ["]]>", "<script>", "&amp;", "\u{0}\u{8}", "\"'", "\u{FFFE}", "麻婆豆腐"] {
      let result = try Self.write([ExportSamples.hostile(text)])
      let feed = try Self.text(result, "feed.xml")
      #expect(!feed.contains("<script") && !feed.unicodeScalars.contains { $0.value < 0x0A })
      #expect(feed.contains("recipes/") && !feed.contains("麻婆豆腐.html"))
    }
  }
}
