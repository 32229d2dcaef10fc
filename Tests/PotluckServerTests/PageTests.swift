import PotluckServer
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import TestSupport
import Testing

@Suite("Serving: the pages", .fewAtOnce)
struct PageTests {
  @Test(arguments: [AllergenLaw.eu, .us])
  func `a recipe's page judges it by the configured law`(_ law: AllergenLaw) async throws {
    var service = TableService()
    service.sources = [ShelfSource("alpha", [ShelfSource.soup("alpha", "pine nuts")])]
    service.configured.law = law
    try await Table.serve(service) { table in
      let page = try await table.get("/recipe?id=alpha:pine%20nuts").text
      #expect(page.contains("1 kg pine nuts"))
      #expect(page.contains("<q><bdi>pine nuts") == (law == .us))
    }
  }

  @Test func `a search is whole without a script`() async throws {
    try await Table.serve(change: Self.open) { table in
      let page = try await table.get("/?query=soup")
      #expect(page.status == 200)
      #expect(page.bytes.count < 100_000)
      #expect(page.text.contains("20 recipes"))
      #expect(page.text.split(separator: "<article>").count == 21)
      #expect(page.text.contains("Leek soup"))
      #expect(page.text.contains("place 1 at <bdi>alpha</bdi>"))
      #expect(page.text.contains("ALPHA</bdi></strong> – 20 recipes in"))
      #expect(page.text.contains("src=\"/picture?u=https%3A%2F%2F"))
      let link = try #require(Self.link(page.text, before: "rel=\"next\""))
      let next = try await table.get(link)
      #expect(next.text.contains("The next 20 recipes"))
      let last = try await table.get(try #require(Self.link(next.text, before: "rel=\"next\"")))
      #expect(last.text.contains("The next 1 recipes"))
      #expect(!last.text.contains("rel=\"next\""))
    }
  }

  @Test func `what was read from the words can be taken off`() async throws {
    try await Table.serve { table in
      let page = try await table.get("/?query=best%20soup%20for%206&sort=title").text
      #expect(page.contains("Read as “<bdi>soup</bdi>”"))
      #expect(page.contains("“<bdi>best</bdi>” left out"))
      #expect(page.contains("&amp;servings=6\""))
      let link = "/?sort=title&amp;query=best%20soup%20%22for%206%22"
      #expect(page.contains("<a href=\"\(link)\""), "\(page)")
      let exact = try await table.get("/?query=%22best%20soup%22").text
      #expect(!exact.contains("Read as"))
      let german = try await table.get("/?query=soup%20for%206&lang=de").text
      #expect(german.contains("für <bdi>6</bdi>"))
      let live = try await table.get("/results?query=best%20soup").text
      #expect(live.contains("“<bdi>best</bdi>” left out"))
    }
  }

  /// The address in the element that ends with some attribute.
  private static func link(_ text: String, before mark: String) -> String? {
    guard let end = text.firstRange(of: mark),
      let start = text[..<end.lowerBound].ranges(of: "href=\"").last
    else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" }).replacing("&amp;", with: "&")
  }

  private static func open(_ options: inout TableOptions) { options.picture = { _, _ in [] } }

  /// A search, whether the second source can be reached, and what its heading and the line below say.
  static let verdicts = [
    ("query=soup&limit=2", true, "2 recipes", "From 2 of 2 sources</a>"),
    ("query=leek", false, "1 recipe", "From 1 of 2 sources; 1 gave no answer"),
    ("query=nobody", true, "No recipe was found", "and none has anything"),
    ("query=nobody", false, "There is no answer", "Not every source could be asked"),
    ("query=soup&include=stone", true, "Nothing is left", "The filters removed 43 entries"),
    ("query=soup&rating=99", true, "Nothing is left", "rated lower or not at all"),
  ]

  @Test(arguments: verdicts)
  func `an empty list says why it is empty`(
    _ query: String, _ isThere: Bool, _ heading: String, _ line: String
  ) async throws {
    var service = TableService()
    if !isThere { service.sources[1].failure = ProviderError(.unreachable, "nobody is there") }
    try await Table.serve(service) { table in
      for target in ["/?\(query)", "/results?\(query)"] {
        let text = try await table.get(target).text
        #expect(text.contains("<h2 id=\"found-heading\">\(heading)</h2>"))
        #expect(text.contains(line))
      }
    }
  }

  @Test func `a continuation that is forgotten begins anew, and says so`() async throws {
    try await Table.serve { table in
      let page = try await table.get("/?query=soup&more=unknown")
      #expect(page.status == 200)
      #expect(page.text.contains("The list was begun anew"))
    }
  }

  @Test func `a recipe has boxes to tick, servings, and its other sources`() async throws {
    try await Table.serve { table in
      let page = try await table.get("/recipe?id=alpha%3Aleek&also=beta%3Aleek&servings=2")
      #expect(page.status == 200)
      #expect(page.text.contains("<bdi>0.5 kg leek</bdi>") || page.text.contains("500 g leek"))
      #expect(page.text.contains("type=\"checkbox\""))
      #expect(page.text.contains("title=\"= 0.5 kg\""))
      #expect(page.text.contains("Boil it for <time datetime=\"PT20M\">20 minutes</time>."))
      #expect(page.text.contains("/recipe?id=beta%3Aleek&amp;also=alpha%3Aleek"))
      #expect(page.text.contains("/recipe/compare?id=alpha%3Aleek&amp;id=beta%3Aleek"))
      let both = try await table.get("/recipe/compare?id=alpha%3Aleek&id=beta%3Aleek")
      #expect(both.status == 200)
      #expect(both.text.contains("Leek soup"))
    }
  }

  @Test func `what a recipe's own source does not tell comes from its others`() async throws {
    var service = TableService()
    let thin = Recipe(
      listing: Listing(id: ListingID(provider: "thin", id: "leek"), title: "Leek soup"))
    service.sources = [ShelfSource("thin", [thin]), .beta]
    try await Table.serve(service) { table in
      let alone = try await table.get("/recipe?id=thin:leek").text
      #expect(!alone.contains("1 kg leek"))
      let page = try await table.get("/recipe?id=thin:leek&also=gone:leek&also=beta:leek").text
      #expect(page.contains("1 kg leek") && page.contains("id=\"cook\""))
      #expect(page.contains("<bdi>beta, api</bdi>"))
      #expect(page.contains("/recipe?id=beta%3Aleek"))
    }
  }

  @Test func `a page's own style sheet is a file of this server, which browsers keep`()
    async throws
  {
    try await Table.serve(change: Self.comparing) { table in
      let page = try await table.get("/compare?query=soup")
      #expect(page.status == 200)
      #expect(page["Content-Security-Policy"]?.contains("style-src 'self'") == true)
      #expect(!page.text.contains("<style"))
      let start = try #require(page.text.firstRange(of: "/assets/report.css?v="))
      let address = page.text[start.lowerBound...].prefix { $0 != "\"" }
      let style = try await table.get(String(address))
      #expect(style.status == 200 && style["Cache-Control"]?.contains("immutable") == true)
      #expect(try await table.get("/assets/report.css?v=other").status == 404)
      #expect(page.text.contains("alpha") && page.text.contains("<a href=\"/\">← Potluck</a>"))
      #expect(try await table.get("/compare").text.contains("Compare the sources"))
    }
  }

  private static func comparing(_ options: inout TableOptions) {
    options.comparison = { try await TableService().comparison($0) }
  }

  @Test(arguments: [
    "/?query=soup", "/recipe?id=hostile%3A%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "/results?query=soup", "/sources", "/?query=%3Cscript%3Ealert(9)%3C/script%3E",
    "/nothing?%3Cscript%3E", "/recipe?id=%3Cscript%3E",
  ])
  func `nothing that a source says becomes markup`(_ target: String) async throws {
    var service = TableService()
    service.sources = [.hostile]
    try await Table.serve(service, change: Self.open) { table in
      let text = try await table.get(target, ["Accept: text/html"]).text
      for piece in [
        "<script>", "<img src=x", "<iframe", "<style", "href=\"javascript", "src=\"javascript",
        " style=", " onerror=\"", "\u{202E}",
      ] {
        #expect(!text.contains(piece), "\(piece)")
      }
    }
  }

  @Test(arguments: [
    ("fr-CH, en;q=0.5", true), ("de;q=0.5, fr;q=0.4", true), ("en", false), ("", false),
  ])
  func `the free cookbook of the reader's languages is offered`(
    languages: String, isOffered: Bool
  ) async throws {
    var service = TableService()
    service.configured.cookbooks = ["fr": "https://fr.wikibooks.org/wiki/Livre_de_cuisine"]
    try await Table.serve(service) { table in
      let page = try await table.get("/sources", ["Accept-Language: \(languages)"]).text
      #expect(page.contains("fr.wikibooks.org/wiki/Livre_de_cuisine") == isOffered)
    }
  }

  @Test func `a source is added by a form of the page, after its proof`() async throws {
    try await Table.serve { table in
      let page = try await table.get("/sources")
      let (cookie, form) = (try #require(page.cookie), try #require(page.formToken))
      func send(_ body: String) async throws -> Reply {
        try await table.post(
          "/sources/add", "form=\(form)&\(body)", type: "application/x-www-form-urlencoded",
          ["Cookie: \(cookie)"])
      }
      let proof = try await send("address=example.org")
      #expect(proof.text.contains("A proof"))
      #expect(table.service.log.added == 0)
      let added = try await send("address=example.org&write=yes")
      #expect(added.text.contains("<bdi>added</bdi> was added."))
      #expect(table.service.log.added == 1)
    }
  }

  @Test(arguments: [
    "/", "/?query=soup&diet=vegan&avoid=milk", "/recipe?id=alpha:leek&also=beta:leek", "/shopping",
    "/sources", "/compare", "/compare?query=soup",
    "/recipe/compare?id=alpha:leek&id=alpha:kale&id=alpha:pea&id=alpha:rice&id=alpha:plum&id=beta:leek",
    "/about", "/sign-in", "/offline",
  ])
  func `a page has a hundred kilobytes at most`(_ target: String) async throws {
    try await Table.serve(change: {
      Self.comparing(&$0)
      Self.open(&$0)
    }) { table in
      let page = try await table.get(target)
      #expect(page.status == 200)
      #expect(page.bytes.count <= 100_000)
    }
  }

  @Test func `script and style sheet are small, and cached by their content`() async throws {
    try await Table.serve { table in
      let page = try await table.get("/").text
      for (name, limit) in [("table.js", 20_000), ("table.css", 20_000)] {
        let start = try #require(page.firstRange(of: "/assets/\(name)?v="))
        let address = page[start.lowerBound...].prefix { $0 != "\"" }
        let file = try await table.get(String(address))
        #expect(file.status == 200)
        #expect(file.bytes.count < limit)
        #expect(file["Cache-Control"]?.contains("immutable") == true)
      }
    }
  }

  @Test func `a search as somebody types is settled by a form alone`() async throws {
    try await Table.serve { table in
      _ = try await table.get("/results?query=chick&settled=true")
      _ = try await table.get("/results?query=soup")
      #expect(table.service.settled.all == [])
      #expect(try await table.get("/").text.contains("id=\"settled\""))
      let type = "application/x-www-form-urlencoded"
      #expect(try await table.post("/settled", "query=soup", type: type).status == 403)
      #expect(table.service.settled.all == [])
      let settled = try await table.submit("/settled", "query=soup&maxTotalMinutes=30", from: "/")
      #expect(settled.status == 204 && settled.bytes.isEmpty)
      #expect(table.service.settled.all == ["soup"])
    }
    var service = TableService()
    service.configured.remembers = false
    try await Table.serve(service) { table in
      let page = try await table.get("/").text
      #expect(!page.contains("id=\"settled\""))
    }
  }

  @Test(arguments: [
    ("maxTotalMinutes=5", "take longer than <bdi>5</bdi> minutes, or do not say how long"),
    ("include=saffron,xyzzy", "do not name <bdi>saffron, xyzzy</bdi>"),
    ("exclude=carrot", "have <bdi>carrot</bdi>"),
  ])
  func `what each filter leaves out is counted`(_ filter: String, _ sentence: String) async throws {
    try await Table.serve { table in
      let page = try await table.get("/?query=soup&\(filter)").text
      let found = try await table.get("/api/v1/search?query=soup&\(filter)").json
      let counts = (found["providers"]?.arrayValue ?? []).flatMap {
        $0["listings"]?["dropped"]?.objectValue?.members.map { $0.value.intValue ?? 0 } ?? []
      }
      #expect(counts.reduce(0, +) > 0 && page.contains(sentence), "\(counts) \(page)")
      let events = try await table.get("/results?query=soup&\(filter)").text
      #expect(events.contains(sentence))
    }
  }

  @Test func `the list comes as it grows, then as it is`() async throws {
    try await Table.serve { table in
      let text = try await table.get("/results?query=soup", ["Accept: text/event-stream"]).text
      let names = text.split(separator: "\n").filter { $0.hasPrefix("event: ") }
      #expect(names.first == "event: sources")
      #expect(names.contains("event: list"))
      #expect(names.last == "event: done")
      #expect(try await table.get("/results?query=nothing").text.contains("No recipe was found"))
    }
  }
}
