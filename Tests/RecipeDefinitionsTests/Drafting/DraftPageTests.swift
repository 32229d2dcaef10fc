import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite("Drafts from web pages and feeds", .fewAtOnce) struct DraftPageTests {
  static let slugs = ["leek-soup", "tomato-soup", "pea-soup"]

  /// A page of results; what stands around the rows is up to the test.
  static func page(_ around: String = "", head: String = "") -> String {
    let rows = slugs.map { slug in
      let title = slug.split(separator: "-").joined(separator: " ")
      return """
        <article class="post card"><a href="/r/\(slug)/?utm_source=list"><img class="thumb"
        data-src="/p/\(slug).jpg" src="data:,"></a><h2><a href="/r/\(slug)/">\(title)</a></h2>
        <span class="cook-time">35 mins</span><span class="rating" data-rating="4.5">★</span></article>
        """
    }
    return "<!DOCTYPE html><html><head>\(head)</head><body><main>\(rows.joined())</main>\(around)"
  }

  private func draft(
    _ body: String, _ url: String = "https://soups.example/?s=soup", words: String? = "soup"
  ) throws -> DefinitionDraft {
    let words = words?.split(separator: " ").map(String.init)
    return try DefinitionDraft.make(url: url, response: .html(body), words: words)
  }

  @Test func `a page of results becomes a definition with selectors`() async throws {
    let draft = try draft(Self.page("<p class=count>3 results</p>"))
    #expect(draft.definition["request"] == ["path": "/", "query": ["s": "{text}"]])
    #expect(
      draft.definition["response"] == [
        "format": "html", "list": "css:article.post", "whenMissing": "empty",
      ])
    #expect(
      draft.definition["fields"] == [
        "title": "css:h2", "url": "css:h2 a@href", "image": "css:img",
        "rating": ["path": "css:span.rating@data-rating", "scale": 5],
        "totalMinutes": "css:span.cook-time",
      ])
    let trial = await draft.trial()
    #expect(trial.problems == [])
    #expect(
      trial.summary
        == "3 of 3 items listed: id 3, title 3, url 3, image 3, rating 3, totalMinutes 3")
    #expect(trial.requestDifferences == [])
    #expect(trial.shown.first == "leek soup https://soups.example/r/leek-soup/")
  }

  @Test(arguments: [
    ("", "<link rel='next' href='/page/2/?s=soup'>", "next", "css:link[rel~=next]@href"),
    (
      "<a class='next page-numbers' href='/page/2/?s=soup'>Older</a>", "", "next", "css:a.next@href"
    ),
    ("<a rel='nofollow next' href='/?s=soup&paged=2'>2</a>", "", "next", "css:a[rel~=next]@href"),
    (
      "<ul><li class=pagination-next><a href='?s=soup&from=3'>x</a></ul>", "", "next",
      "css:li.pagination-next a@href"
    ),
    (
      "<a href='/?s=soup&paged=2' aria-label='Next page'>x</a>", "", "next",
      #"css:a[aria-label="Next page"]@href"#
    ),
    ("<a href='/?s=soup&paged=2'>Weiter</a>", "", "next", #"css:a:contains("Weiter")@href"#),
    ("<a href='/?s=soup&paged=2'>2</a> <a href='/?s=soup&paged=3'>3</a>", "", "page", ""),
    ("<a class=next href='#'>Next slide</a>", "", "", ""),
    ("<a class=next href='https://other.example/?s=soup&p=2'>Next</a>", "", "", ""),
  ])
  func `the way to the next page is found`(
    around: String, head: String, style: String, next: String
  ) async throws {
    let draft = try draft(Self.page(around, head: head))
    #expect(draft.definition.text(at: "/paging/style") == style)
    #expect(draft.definition.text(at: "/paging/next") == next)
    #expect(
      draft.definition.text(at: "/request/query/paged") == (style == "page" ? "{page}" : ""))
    let trial = await draft.trial()
    #expect(trial.problems == [])
    #expect(trial.failure == nil)
  }

  @Test(arguments: [
    ("<p class=\"result-count\">1,431 recipes found</p>", "css:p.result-count", ""),
    ("<h1>431 Rezepte</h1>", "css:h1", ""),
    ("<p class=count>Pages 1 of 431 results</p>", "", "“Pages 1 of 431 results”"),
    ("<p class=time>45 minutes for these recipes</p>", "", ""),
  ])
  func `the number of all results is found`(text: String, place: String, doubt: String) throws {
    let draft = try draft(Self.page("\(text)<a rel=next href='/page/2/?s=soup'>Next</a>"))
    #expect(draft.definition.text(at: "/paging/total") == place)
    if !doubt.isEmpty { #expect(draft.unsure.contains { $0.hasPrefix(doubt) }) }
  }

  @Test(arguments: [
    "<p class=count>Showing 1–3 of 5</p>", "<div class=found>1-3 von 1.431 Rezepten</div>",
  ])
  func `a total behind the numbers of the rows is found`(text: String) async throws {
    let draft = try draft(Self.page("\(text)<a rel=next href='/page/2/?s=soup'>Next</a>"))
    #expect(draft.definition.text(at: "/paging/total/path").hasPrefix("css:"))
    #expect(["of", "von"].contains(draft.definition.text(at: "/paging/total/after")))
    let trial = await draft.trial()
    #expect(trial.problems == [] && trial.failure == nil)
  }

  @Test(arguments: [
    ("https://soups.example/?s=soup", "/page/2/?s=soup", "/page/{page}/"),
    ("https://soups.example/search/soup/", "/search/soup/page/2/", "/search/{text}/page/{page}/"),
    ("https://soups.example/find/soup", "/find/soup/2", "/find/{text}/{page}"),
    ("https://soups.example/?s=soup", "/archive/page/2/", ""),
  ])
  func `further pages are asked for by their path`(url: String, second: String, path: String)
    async throws
  {
    let draft = try draft(Self.page("<a href='\(second)'>2</a>"), url)
    #expect(draft.definition.text(at: "/paging/path") == path)
    #expect(draft.definition.text(at: "/paging/style") == (path.isEmpty ? "" : "page"))
    let trial = await draft.trial()
    #expect(trial.problems == [] && trial.requestDifferences == [])
  }

  @Test(arguments: ["-", "+"])
  func `words that a path joins are joined again`(joiner: String) async throws {
    let draft = try draft(
      Self.page(), "https://soups.example/search/leek\(joiner)soup", words: "leek soup")
    #expect(draft.definition.text(at: "/request/path") == "/search/{slug}")
    #expect(draft.definition.text(at: "/request/with/slug/join") == joiner)
    let trial = await draft.trial()
    #expect(trial.problems == [] && trial.requestDifferences == [])
    let definition = try #require(DefinitionReader.read(Array(draft.text.utf8)).definition)
    let transport = InMemoryTransport { _ in .html(Self.page()) }
    let provider = try provider(definition, over: transport)
    _ = try await provider.search(
      SearchQuery(text: "hot pea soup"), page: provider.descriptor.paging.first)
    #expect(
      transport.requests.first?.url
        == "https://soups.example/search/" + ["hot", "pea", "soup"].joined(separator: joiner))
  }

  @Test func `a mere element is no selector where its class says a little more`() throws {
    let rows = Self.slugs.map { "<div class=row><a href='/r/\($0)/'>\($0) for two</a></div>" }
    let draft = try draft(rows.joined())
    #expect(draft.definition.text(at: "/response/list") == "css:div.row")
  }

  @Test func `rows of a class that only places are found, with marked ratings`() async throws {
    let rows = Self.slugs.map {
      "<div class=row><a href='/r/\($0)/'>\($0) for two</a>"
        + "<i class=stars data-value='4.5'></i></div>"
    }
    let ads = "<div class=box>Buy</div><div class=box>Sell</div>"
    let draft = try draft("<div class=list>\(ads)\(rows.joined())</div>")
    #expect(draft.definition.text(at: "/response/list") == "css:div.row")
    #expect(draft.definition.text(at: "/fields/rating/path") == "css:i.stars@data-value")
    #expect(!draft.unsure.contains { $0.contains("also picks") })
    let trial = await draft.trial()
    #expect(trial.summary.hasPrefix("3 of 3 items listed"))
  }

  @Test func `JSON in a script of a page is drafted`() async throws {
    let items = Self.slugs.map { #"{"id":"\#($0)","title":"\#($0) for two","cookTime":20}"# }
    let data = #"{"props":{"hits":[\#(items.joined(separator: ","))]}}"#
    for (tag, place) in [("id=state", "css:script#state"), ("async", "xpath:(//script)[1]")] {
      let draft = try draft("<html><div id=app></div><script \(tag)>window.x = \(data);</script>")
      #expect(draft.definition.text(at: "/response/format") == "html")
      #expect(draft.definition.text(at: "/response/json") == place)
      #expect(draft.definition.text(at: "/response/list") == "$.props.hits")
      let trial = await draft.trial()
      #expect(trial.problems == [] && trial.listings == 3, "\(trial.summary)")
    }
  }

  @Test func `an address of digits gives no name, the page's title does`() throws {
    let page = Self.page(head: "<title>Search for soup | Grandma's Kitchen</title>")
    let draft = try draft(page, "http://127.0.0.1:8080/?s=soup")
    #expect(draft.definition.text(at: "/name") == "grandma-s-kitchen")
    #expect(draft.definition.text(at: "/title") == "Grandma's Kitchen")
    let long =
      "<title>The Kitchen of Grandma, with all of the soups that she ever cooked for us</title>"
    let other = try self.draft(
      Self.page(head: long), "http://127.0.0.1:8080/?s=leek", words: "leek")
    #expect(other.definition.text(at: "/name") == "the-kitchen-of")
  }

  @Test(arguments: [
    ("https://soups.example/search/soup/", "/search/{text}/"),
    ("https://soups.example/soup/results.html?lang=en", "/{text}/results.html"),
  ])
  func `words in the path are found`(url: String, path: String) throws {
    #expect(try draft(Self.page(), url).definition.text(at: "/request/path") == path)
  }

  @Test(arguments: [
    ("q=leek+soup", "{text}", ""), ("q=leek-soup", "", "-"), ("q=leek_soup", "", "_"),
    ("q=leek,soup", "", ","),
  ])
  func `what joins several words is found`(query: String, plain: String, joiner: String) throws {
    let draft = try draft(Self.page(), "https://soups.example/find?\(query)", words: "leek soup")
    if joiner.isEmpty {
      #expect(draft.definition.text(at: "/request/query/q") == plain)
    } else {
      #expect(draft.definition.text(at: "/request/query/q/spaces") == joiner)
      #expect(draft.definition.text(at: "/request/query/q/value") == "{text}")
    }
  }

  @Test func `a page that lists its recipes as data needs no selectors`() async throws {
    let data = Self.slugs.enumerated().map {
      #"{"@type":"ListItem","position":\#($0 + 1),"item":{"@type":"Recipe","name":"\#($1)","url":"/r/\#($1)/"}}"#
    }
    let list = #"{"@type":"ItemList","itemListElement":[\#(data.joined(separator: ","))]}"#
    let draft = try draft(
      Self.page(head: "<script type='application/ld+json'>\(list)</script>"))
    #expect(draft.definition["response"] == ["format": "schema.org"])
    #expect(draft.definition["fields"] == nil)
    let trial = await draft.trial()
    #expect(trial.problems == [])
    #expect(trial.summary.hasPrefix("3 of 3 items listed: "))
  }

  @Test func `a draft is recorded and its recording passes, page for page`() async throws {
    let first = Self.page("<a class=next href='/?s=soup&paged=2'>Next</a>")
    let last = Self.slugs.reduce(Self.page()) {
      $0.split(separator: $1).joined(separator: "old-\($1)")
    }
    let draft = try draft(first)
    let definition = try #require(DefinitionReader.read(Array(draft.text.utf8)).definition)
    let transport = InMemoryTransport { request in
      .html(request.url.contains("paged=2") ? last : first)
    }
    let recording = try await DefinitionRecorder(definition, transport: transport)
      .record(SearchQuery(text: "soup"), pages: 3)
    #expect(recording.cases.map(\.expect.status) == ["ok"])
    #expect(recording.cases.first?.expect.listings?.count == 6)
    #expect(transport.requests.map(\.url).suffix(1) == ["https://soups.example/?s=soup&paged=2"])
    let results = await DefinitionTest.run(definition, recording)
    #expect(results.map(\.passed) == [true])
  }

  // MARK: Feeds and lines

  static let rss = """
    <?xml version="1.0"?><rss version="2.0"><channel><title>Soups</title>\
    \(slugs.map { "<item><title>\($0)</title><link>https://soups.example/r/\($0)/</link></item>" }
      .joined())</channel></rss>
    """

  @Test(arguments: [
    rss,
    "<feed xmlns='http://www.w3.org/2005/Atom'><title>Soups</title>"
      + slugs.map {
        "<entry><title>\($0)</title><link href='https://soups.example/r/\($0)/'/><id>\($0)</id></entry>"
      }.joined() + "</feed>",
    #"{"version":"https://jsonfeed.org/version/1.1","title":"Soups","items":["#
      + slugs.map {
        #"{"id":"\#($0)","title":"\#($0)","url":"https://soups.example/r/\#($0)/"}"#
      }.joined(separator: ",") + "]}",
  ])
  func `feeds bring their own list and fields`(feed: String) async throws {
    let draft = try draft(feed, "https://soups.example/?s=soup&feed=rss2&paged=1")
    #expect(draft.definition["response"] == ["format": "feed"])
    #expect(draft.definition["fields"] == nil)
    #expect(draft.definition.text(at: "/request/query/s") == "{text}")
    #expect(draft.definition.text(at: "/request/query/feed") == "rss2")
    #expect(draft.definition.text(at: "/request/query/paged") == "{page}")
    let trial = await draft.trial()
    #expect(trial.problems == [])
    #expect(trial.listings == 3)
  }

  @Test func `the pages of a WordPress feed are numbered`() throws {
    let feed = Self.rss.split(separator: "<title>Soups</title>")
      .joined(separator: "<generator>https://wordpress.org/?v=6.4</generator>")
    let draft = try draft(feed, "https://soups.example/?s=soup&feed=rss2")
    #expect(draft.definition["paging"] == ["style": "page", "endStatuses": [404]])
    #expect(draft.definition.text(at: "/request/query/paged") == "{page}")
  }

  @Test func `lines of JSON are a list`() async throws {
    let lines = Self.slugs.map { #"{"id":"\#($0)","title":"\#($0) for two"}"# + "\n" }.joined()
    // One that is broken is a drop, and no other format.
    let draft = try DefinitionDraft.make(
      url: "https://soups.example/s?q=soup", response: .json(lines + #"{"id":"#), words: ["soup"])
    #expect(draft.definition["response"] == ["format": "jsonLines"])
    #expect(draft.definition.text(at: "/fields/title") == "$.title")
    let trial = await draft.trial()
    #expect(trial.problems == [])
    #expect(trial.listings == 3)
  }

  // MARK: Doubts

  @Test func `a blog's page is drafted, and the shorter way is told`() throws {
    let draft = try draft(
      Self.page(head: "<link rel='https://api.w.org/' href='https://soups.example/wp-json/' />"))
    #expect(draft.unsure.first?.contains(#""use": "wordpress""#) == true)
    #expect(draft.definition.text(at: "/response/format") == "html")
  }

  @Test func `a page whose titles lack the words is doubted`() throws {
    let draft = try draft(Self.page(), "https://soups.example/?s=cake", words: "cake")
    #expect(
      draft.unsure.contains("the list: only 0 of 3 rows hold a word that was searched for"))
  }
}
