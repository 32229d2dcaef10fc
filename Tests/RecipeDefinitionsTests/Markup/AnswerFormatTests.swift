import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Answers that are neither one JSON document nor markup with selectors.
@Suite("Formats of answers", .fewAtOnce)
struct AnswerFormatTests {
  @Test func `a feed needs no list and no fields`() async throws {
    let page = try await firstPage(
      site(response: #"{"format": "feed"}"#),
      .body(
        """
        {"version": "https://jsonfeed.org/version/1.1", "title": "Soups",
         "items": [{"id": "7", "url": "https://soups.example/leek", "title": "Leek &amp; potato",
           "image": "https://soups.example/leek.jpg"}]}
        """, "application/feed+json"))
    let listing = try #require(page.listings.first)
    #expect(listing.id.id == "https://soups.example/leek")
    #expect(listing.title == "Leek & potato")
    #expect(listing.url == "https://soups.example/leek")
    #expect(listing.image == "https://soups.example/leek.jpg")
  }

  @Test func `a field of one's own stands beside those of the format`() async throws {
    let definition = try site(
      response: #"{"format": "feed"}"#,
      fields: #"{"publisher": "$.authors[0].name"}"#,
      more: #""paging": {"style": "next", "next": "$.next_url"}"#)
    let transport = InMemoryTransport { request in
      let isFirst = !request.url.contains("page=2")
      let next = isFirst ? #""next_url": "https://soups.example/search?page=2","# : ""
      return .json(
        """
        {"version": "https://jsonfeed.org/version/1.1", "title": "Soups", \(next)
         "items": [{"id": "\(isFirst)", "url": "https://soups.example/\(isFirst)", "title": "A",
           "authors": [{"name": "Ann"}]}]}
        """)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.accepted.map(\.listing.publisher) == ["Ann", "Ann"])
    #expect(result.accepted.map(\.listing.title) == ["A", "A"])
  }

  @Test func `a page's own list of recipes needs no selectors`() async throws {
    let page = try await firstPage(
      site(response: #"{"format": "schema.org"}"#),
      .html(
        """
        <html><head><script type="application/ld+json">{"@context": "https://schema.org",
         "@type": "ItemList", "itemListElement": [{"@type": "ListItem", "position": 1,
          "item": {"@type": "Recipe", "name": "Leek soup", "url": "/leek", "image": "/leek.jpg",
           "totalTime": "PT35M", "recipeYield": "4", "recipeIngredient": ["2 leeks", "salt"],
           "aggregateRating": {"ratingValue": "9", "bestRating": "10", "ratingCount": 3}}}]}
        </script></head><body></body></html>
        """))
    let listing = try #require(page.listings.first)
    #expect(listing.title == "Leek soup")
    #expect(listing.url == "https://soups.example/leek")
    #expect(listing.image == "https://soups.example/leek.jpg")
    #expect(listing.totalMinutes == 35)
    #expect(listing.ingredients == ["2 leeks", "salt"])
    #expect(listing.rating == Rating(value: 9, scale: 10))
  }

  @Test func `a page's list promises no more than it has`() async throws {
    @Sendable func page(_ more: String) -> HTTPResponse {
      .html(
        """
        <html><script type="application/ld+json">{"@context": "https://schema.org",
         "@type": "ItemList", "itemListElement": [
          {"@type": "ListItem", "position": 1, "url": "/leek", "name": "Leek soup"\(more)},
          {"@type": "ListItem", "position": 2, "url": "/pea", "name": "Pea soup"\(more)}]}
        </script></html>
        """)
    }
    let plain = try site(response: #"{"format": "schema.org"}"#)
    #expect(plain.capabilities == .text)
    let recorder = DefinitionRecorder(plain, transport: InMemoryTransport { _ in page("") })
    let recording = try await recorder.record(SearchQuery(text: "soup"))
    for result in await DefinitionTest.run(plain, recording) {
      #expect(result.passed && result.findings == [], "\(result)")
      #expect(!result.notes.contains { $0.contains("no listing has") })
    }
    // Who knows that the pages tell more says so.
    let claiming = try site(
      response: #"{"format": "schema.org"}"#, more: #""capabilities": ["text", "ingredients"]"#)
    #expect(claiming.capabilities == [.text, .listsIngredients])
    let failed = await DefinitionTest.run(claiming, recording)
    #expect(failed.first?.findings.first?.fix?.contains("\"ingredients\"") == true)
  }

  @Test func `one broken line alone is a drop, and no failure`() async throws {
    let definition = try site(
      response: #"{"format": "jsonLines"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#)
    let page = try await firstPage(definition, .body("{\"id\": 2, \"ti", "application/x-ndjson"))
    #expect(page.listings == [] && page.drops.map(\.reason) == [.malformed])
    let error = try await failure(definition, .body("Too many requests", "text/plain"))
    #expect(error.code == .invalidResponse)
  }

  @Test func `an answer that breaks off is not whole`() async throws {
    let feed = try site(response: #"{"format": "feed"}"#)
    let rss = "<item><title>A</title><link>https://soups.example/a</link></item>"
    let start =
      "<rss version=\"2.0\"><channel><title>S</title>" + rss + rss.replacing("a<", with: "b<")
    let whole = try await firstPage(feed, .body(start + "</channel></rss>", "text/xml"))
    #expect(whole.listings.count == 2 && whole.shortfall == nil)
    let cut = try await firstPage(feed, .body(start + "<item><title>C", "text/xml"))
    #expect(cut.listings.count == 2 && cut.shortfall?.message.contains("breaks off") == true)
    let lines = try site(
      response: #"{"format": "jsonLines"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#)
    let text = "{\"id\": 1, \"title\": \"A\"}\n{\"id\": 2"
    #expect(try await firstPage(lines, .body(text, "text/plain")).shortfall != nil)
    #expect(try await firstPage(lines, .body(text + "\n", "text/plain")).shortfall == nil)
  }

  @Test func `another answer in place of a feed is told`() async throws {
    let definition = try site(response: #"{"format": "feed"}"#)
    let error = try await failure(definition, .html("<html><title>Log in</title></html>"))
    #expect(error.code == .invalidResponse)
    #expect(error.message.contains("a web page titled “Log in”, not a feed"))
  }

  @Test func `a failure is told in JSON whatever the format`() async throws {
    let definition = try site(
      response: #"{"format": "feed"}"#,
      more:
        #""errors": [{"when": {"path": "$.code", "equals": "closed"}, "means": "unauthorized", "message": "$.message"}]"#
    )
    let error = try await failure(
      definition, .json(#"{"code": "closed", "message": "members only"}"#, status: 500))
    #expect(error.code == .unauthorized)
    #expect(error.message.contains("members only"))
  }

  @Test func `each line is an item, and a broken one costs only itself`() async throws {
    let definition = try site(
      response: #"{"format": "jsonLines"}"#,
      fields: #"{"id": "$.id", "title": "$.title"}"#)
    let page = try await firstPage(
      definition,
      .body(
        "{\"id\": 1, \"title\": \"A\"}\r\n\n{\"id\": 2\n{\"id\": 3, \"title\": \"C\"}",
        "application/x-ndjson"))
    #expect(page.listings.map(\.title) == ["A", "C"])
    #expect(page.drops.map(\.reason) == [.malformed])
    #expect(try await firstPage(definition, .body("\n", "text/plain")).listings == [])
    let error = try await failure(definition, .html("<html><title>Oops</title></html>"))
    #expect(error.message.contains("a web page titled “Oops”"))
  }

  @Test func `JSON in a script of a page is read as the answer`() async throws {
    let definition = try site(
      response:
        ##"{"format": "html", "json": "css:script#__NEXT_DATA__", "list": "$.props.recipes"}"##,
      fields: #"{"id": "$.id", "title": "$.name", "url": "$.path"}"#)
    let page = try await firstPage(
      definition,
      .html(
        #"""
        <html><body><div id="app"></div><script id="__NEXT_DATA__" type="application/json">
        {"props": {"recipes": [{"id": 1, "name": "Leek  &lt;b&gt;soup", "path": "/leek"}]}}
        </script></body></html>
        """#))
    #expect(page.listings.map(\.title) == ["Leek soup"])
    #expect(page.listings.first?.url == "https://soups.example/leek")
    let error = try await failure(definition, .html("<html><body></body></html>"))
    #expect(error.code == .drift)
    #expect(error.message == "the answer has no css:script#__NEXT_DATA__")
  }

  @Test(arguments: [
    #"window.__STATE__ = {"recipes": [{"id": 1, "title": "A"}]}; run(x[0]);"#,
    #"show([{"id": 1, "title": "A"}]);"#, #" {"recipes": [{"id": 1, "title": "A"}]} "#,
  ])
  func `a script that assigns its data is read`(script: String) async throws {
    let list = script.hasPrefix("show") ? "$" : "$.recipes"
    let definition = try site(
      response: #"{"format": "html", "json": "xpath:(//script)[1]", "list": "\#(list)"}"#,
      fields: #"{"id": "$.id", "title": "$.title"}"#)
    let page = try await firstPage(
      definition, .html("<html><body><script>\(script)</script></body></html>"))
    #expect(page.listings.map(\.title) == ["A"])
  }

  @Test func `JSON within a text of JSON is read as the answer`() async throws {
    let definition = try site(
      response: #"{"json": "$.d", "list": "$.rows"}"#,
      fields: #"{"id": "$.id", "title": "$.title"}"#)
    let page = try await firstPage(
      definition, .json(#"{"d": "{\"rows\": [{\"id\": 1, \"title\": \"A\"}]}"}"#))
    #expect(page.listings.map(\.title) == ["A"])
    #expect(try await failure(definition, .json(#"{"d": "none"}"#)).message == "$.d holds no JSON")
  }

  @Test func `a definition of each format is written and read again as it was`() throws {
    for text in [
      siteText(response: #"{"format": "feed"}"#),
      siteText(response: #"{"format": "feed"}"#, fields: #"{"publisher": "$.authors[0].name"}"#),
      siteText(response: #"{"format": "schema.org", "none": {"status": 404}}"#),
      siteText(response: CardPage.response, fields: CardPage.fields),
    ] {
      let definition = try #require(DefinitionReader.read(Array(text.utf8)).definition)
      #expect(DefinitionReader.read(definition.json.bytes()).definition == definition)
      let written = try JSON(parsing: text)
      #expect(definition.json["response"]?["format"] == written["response"]?["format"])
      #expect(definition.json["response"]?["list"] == written["response"]?["list"])
      #expect((definition.json["fields"] == nil) == (written["fields"] == nil))
    }
  }
}
