import RecipeDefinitions
import RecipeDiscovery
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite("The walk over a site", .fewAtOnce) struct SiteWalkTests {
  private static let dishes = [
    "Leek Soup", "Pumpkin Soup", "Walnut Cake", "Apple Cake", "Leek Tart",
  ]

  private static func list(_ titles: [String]) -> String {
    let rows = titles.map { title in
      let slug = title.lowercased().split(separator: " ").joined(separator: "-")
      return "<article class=\"dish\"><h2><a href=\"/dish/\(slug)\">\(title)</a></h2></article>"
    }
    return "<div class=\"dishes\">\(rows.joined())</div>"
  }

  private static func found(_ words: String) -> String {
    list(dishes.filter { $0.lowercased().contains(words) })
  }

  private static func word(_ target: String) -> String {
    String(target.split(separator: "=").last ?? "").lowercased()
  }

  private static let form = #"<form role="search" action="/find"><input name="q"></form>"#

  /// A site with a form, of which some answers are others.
  private static func site(
    _ other: @escaping @Sendable (MadeSite.Call) -> MadeSite.Answer? = { _ in nil }
  ) throws -> MadeSite {
    try MadeSite { call in
      if let answer = other(call) { return answer }
      if call.target == "/" { return .html("<title>Soups</title>" + form + list(dishes)) }
      if call.target.hasPrefix("/find?q=") { return .html(found(word(call.target))) }
      return .missing
    }
  }

  @Test func `The site's log shows what was told, and nothing else`() async throws {
    let site = try Self.site()
    let found = try await Exploring.explore(made: site)
    #expect(found.chosen?.way.kind == .form, "\(String(describing: found.refusal))")
    #expect(
      site.targets == [
        "/robots.txt", "/", "/find?q=leek", "/find?q=cake", "/find?q=xqzvkwjhbrtp",
        "/dish/leek-soup",
      ])
    #expect(
      found.requests.map(\.purpose).prefix(3) == [
        "robots.txt", "the home page", "a search for “leek”",
      ])
    #expect(found.requests.map(\.status) == [404, 200, 200, 200, 200, 404])
    #expect(found.chosen?.page?.hasRecipe == false)
  }

  @Test func `A deep page that tells nothing leads to the home page`() async throws {
    let site = try Self.site { $0.target == "/about" ? .html("<p>About us") : nil }
    let found = try await Exploring.explore(made: site, "/about")
    #expect(found.chosen?.way.kind == .form)
    #expect(Array(site.targets.prefix(3)) == ["/robots.txt", "/about", "/"])
    let gone = try Self.site()
    #expect(try await Exploring.explore(made: gone, "/gone").chosen?.way.kind == .form)
  }

  @Test func `The address of a search is enough`() async throws {
    let site = try MadeSite { call in
      guard call.target.hasPrefix("/x?lang=en&words=") || call.target.hasPrefix("/x?query=") else {
        return call.target == "/" ? .html("<p>Hello") : .missing
      }
      return .html(Self.found(Self.word(call.target)))
    }
    let found = try await Exploring.explore(made: site, "/x?query=soup")
    #expect(found.chosen?.way.json["field"] == "query", "\(String(describing: found.refusal))")
    #expect(found.chosen?.trials.first?.words == "soup")
    #expect(found.chosen?.way.title == "the search given")
  }

  @Test func `A search that is given and announced is one way`() async throws {
    let site = try Self.site { call in
      call.target.hasPrefix("/find?q=")
        ? .html(Self.form + Self.found(Self.word(call.target))) : nil
    }
    let found = try await Exploring.explore(made: site, "/find?q=soup")
    #expect(found.chosen?.way.title == "the search form (GET)")
    #expect(found.ways.count == 1, "\(found.ways)")
  }

  @Test func `Words that the path of a given search joins are joined in its definition`()
    async throws
  {
    let site = try MadeSite { call in
      guard call.target.hasPrefix("/search/") else { return .missing }
      let words = call.target.dropFirst("/search/".count).prefix { $0 != "/" }
        .split(separator: "-").map(String.init)
      let hits = Self.dishes.filter { dish in words.contains { dish.lowercased().contains($0) } }
      return .html(Self.list(hits))
    }
    let found = try await Exploring.explore(made: site, "/search/leek-soup/")
    #expect(found.definition?["request"]?["path"] == "/search/{slug}/", "\(found.json.text())")
    #expect(found.definition?["request"]?["with"]?["slug"]?["join"] == "-")
  }

  @Test func `A form that is sent as POST is proved, and written as one`() async throws {
    let form =
      #"<form role="search" method="post" action="/find"><input name="q"><input type=hidden name=in value=all></form>"#
    let site = try MadeSite { call in
      switch (call.method, call.target) {
      case ("GET", "/"): .html("<title>Soups</title>" + form + Self.list(Self.dishes))
      case ("POST", "/find") where call.body.hasSuffix("&in=all"):
        .html(Self.found(String(call.body.dropFirst(2).prefix { $0 != "&" })))
      default: .missing
      }
    }
    let found = try await Exploring.explore(made: site)
    #expect(found.chosen?.way.title == "the search form (POST)", "\(found.json.text())")
    #expect(
      found.definition?["request"] == [
        "path": "/find", "method": "POST", "form": ["q": "{text}", "in": "all"],
      ])
    let definition = try #require(found.definition)
    let read = try #require(DefinitionReader.read(definition.bytes()).definition)
    let again = try Self.site { call in
      call.method == "POST" ? .html(Self.found(String(call.body.dropFirst(2).prefix(4)))) : nil
    }
    defer { again.stop() }
    let transport = HTTPClientTransport(.patient)
    let provider = try DefinitionProvider(
      read,
      context: ProviderContext(
        id: "soups", settings: ["baseURL": .string(again.baseURL)],
        transport: transport.scoped(to: [again.baseURL])))
    let page = try await provider.search(
      SearchQuery(text: "leek"), page: provider.descriptor.paging.first)
    await transport.shutdown()
    #expect(page.listings.map(\.title) == ["Leek Soup", "Leek Tart"])
    #expect(again.calls.map(\.body) == ["q=leek&in=all"])
  }

  @Test func `A site each of whose searches finds one recipe is proved`() async throws {
    let dishes = ["Leek Tart", "Pumpkin Curry", "Walnut Cake", "Fennel Salad"]
    let site = try MadeSite { call in
      if call.target == "/" { return .html("<title>Soups</title>" + Self.form + Self.list(dishes)) }
      guard call.target.hasPrefix("/find?q=") else { return .missing }
      return .html(Self.list(dishes.filter { $0.lowercased().contains(Self.word(call.target)) }))
    }
    let found = try await Exploring.explore(made: site)
    #expect(found.chosen?.trials.map(\.count) == [1, 1, 0], "\(found.json.text())")
    let same = try await Exploring.explore(
      made: MadeSite { call in
        if call.target == "/" { return .html(Self.form + Self.list(dishes)) }
        return call.target.hasPrefix("/find") ? .html(Self.list(["Leek Tart"])) : .missing
      })
    #expect(same.refusal?.kind == .notProved)
  }

  @Test(arguments: [
    ("cf-mitigated: challenge", "", 403, true), ("", "<title>Just a moment...</title>", 403, true),
    ("", "<script src=/cdn-cgi/challenge-platform/h/x></script><html>", 503, true),
    ("", "<title>403 Forbidden</title><h1>Forbidden</h1>", 403, false), ("", "no", 403, false),
    ("", "<html><p>Our captcha keeps robots out", 200, false),
  ])
  func `A check for browsers in place of robots.txt ends the walk, a mere refusal does not`(
    header: String, body: String, status: Int, isWall: Bool
  ) async throws {
    let site = try Self.site { call in
      guard call.target == "/robots.txt" else { return nil }
      var answer = MadeSite.Answer.html(body, status: status)
      if !header.isEmpty { answer.headers.append(("cf-mitigated", "challenge")) }
      return answer
    }
    let found = try await Exploring.explore(made: site)
    #expect((found.refusal?.kind == .wall) == isWall, "\(String(describing: found.refusal))")
    #expect((site.targets == ["/robots.txt"]) == isWall)
    #expect((found.chosen != nil) == !isWall)
  }

  @Test(arguments: [
    ("/", "", MadeSite.Answer.redirect("/login"), "does not get round"),
    (
      "/", "<input type=hidden name=csrf_token value=1>", MadeSite.Answer.missing,
      "does not get round"
    ),
    ("/", "", MadeSite.Answer.html("", status: 500), "give the address of a search"),
    ("/find?q=soup", "", MadeSite.Answer.html("<div id=app>"), "providers new"),
  ])
  func `The address of a search is only asked for where it can help`(
    path: String, hidden: String, answer: MadeSite.Answer, fix: String
  ) async throws {
    let method = hidden.isEmpty ? "get" : "post"
    let site = try Self.site { call in
      call.target.hasPrefix("/find")
        ? answer
        : call.target == "/"
          ? .html(
            "<form role=search method=\(method) action=/find><input name=q>\(hidden)</form>"
              + Self.list(Self.dishes))
          : call.target == "/login" ? .html("who?") : nil
    }
    let found = try await Exploring.explore(made: site, path)
    #expect(found.refusal?.fix?.contains(fix) == true, "\(String(describing: found.refusal))")
  }

  @Test func `Redirects are followed, counted and shown`() async throws {
    let site = try Self.site { call in
      switch call.target {
      case "/": .redirect("/start", status: 301)
      case "/start": .html(Self.form + Self.list(Self.dishes))
      default: nil
      }
    }
    let found = try await Exploring.explore(made: site)
    #expect(Array(site.targets.prefix(3)) == ["/robots.txt", "/", "/start"])
    #expect(try found.requests[at: 2].purpose == "the home page (redirected)")
    #expect(found.chosen != nil)
    let circle = try Self.site { $0.target == "/" ? .redirect("/") : nil }
    #expect(try await Exploring.explore(made: circle).refusal?.kind == .unreachable)
    let endless = try Self.site {
      $0.target.hasPrefix("/robots") ? nil : .redirect($0.target + "a")
    }
    #expect(try await Exploring.explore(made: endless).requests.count == 7)
  }

  @Test func `The rules of the host that a redirect leads to are kept`() async throws {
    let far = try MadeSite { call in
      call.target == "/robots.txt" ? .of("text/plain", "User-agent: *\nDisallow: /") : .html("no")
    }
    let near = try MadeSite { call in
      call.target == "/robots.txt" ? .missing : .redirect("https://far.example/start")
    }
    defer {
      near.stop()
      far.stop()
    }
    let found = try await Exploring.explore(
      "https://near.example/",
      ["https://near.example": near.baseURL, "https://far.example": far.baseURL])
    #expect(found.refusal?.kind == .robots)
    #expect(far.targets == ["/robots.txt"] && near.targets == ["/robots.txt", "/"])
  }

  @Test func `The name with www that robots.txt leads to saves a redirect`() async throws {
    let site = try Self.site()
    let bare = try MadeSite { .redirect("https://www.soups.example" + $0.target, status: 301) }
    defer {
      site.stop()
      bare.stop()
    }
    let found = try await Exploring.explore(
      "https://soups.example/",
      ["https://soups.example": bare.baseURL, "https://www.soups.example": site.baseURL])
    #expect(bare.targets == ["/robots.txt"])
    #expect(found.chosen?.way.json["action"] == "https://www.soups.example/find")
  }

  @Test func `A page that the rules forbid is not asked, and its home page is`() async throws {
    let site = try Self.site { call in
      call.target == "/robots.txt"
        ? .of("text/plain", "User-agent: potluck\nDisallow: /private") : nil
    }
    let found = try await Exploring.explore(made: site, "/private/soup")
    #expect(site.targets.prefix(2) == ["/robots.txt", "/"])
    #expect(found.chosen != nil && found.rules == ["Disallow: /private"])
  }

  @Test func `What answers searches oddly is no search`() async throws {
    let answers: [(String, @Sendable (MadeSite.Call) -> MadeSite.Answer)] = [
      ("it sends searches to the front page", { _ in .redirect("/") }),
      ("it answers 500", { _ in .html("no", status: 500) }),
      ("its answer is empty", { _ in .html("") }),
      ("asks for a login", { _ in .redirect("/login") }),
      (
        "for “leek” it gave no list that could be read",
        { _ in .html("<div id=app></div><script src=x></script>") }
      ),
      ("the same 5 recipes come", { _ in .html(Self.list(Self.dishes)) }),
    ]
    for (words, answer) in answers {
      let site = try Self.site { call in
        call.target.hasPrefix("/find")
          ? answer(call) : call.target == "/login" ? .html("who?") : nil
      }
      let found = try await Exploring.explore(made: site)
      #expect(found.refusal?.kind == .notProved)
      #expect(
        found.refusal?.message.contains(words) == true,
        "\(words): \(String(describing: found.refusal))")
    }
  }

  @Test func `Data that stands on every page is not taken for the results`() async throws {
    let popular = PageAnnouncementsTests.script(
      #"{"@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"url":"https://soups.example/a","name":"A"},{"@type":"ListItem","position":2,"url":"https://soups.example/b","name":"B"}]}"#
    )
    let site = try Self.site { call in
      call.target.hasPrefix("/find") ? .html(popular + Self.found(Self.word(call.target))) : nil
    }
    let found = try await Exploring.explore(made: site)
    #expect(
      found.definition?["response"]?["format"] == "html", "\(String(describing: found.refusal))")
  }

  @Test func `A search that is announced in two ways is tried once`() async throws {
    let action =
      #"{"@type":"SearchAction","target":"http://soups.example/find?q={q}","query-input":"required name=q"}"#
    let site = try Self.site { call in
      switch call.target {
      case "/": .html("<title>Soups</title>\(PageAnnouncementsTests.script(action))" + Self.form)
      case let target where target.hasPrefix("/find"): .html("<p>Nothing to see", status: 503)
      default: nil
      }
    }
    let found = try await Exploring.explore(made: site)
    #expect(found.refusal?.kind == .notProved && site.targets.count == 3)
  }

  @Test func `A site that says by 404 that it found nothing is understood`() async throws {
    let site = try Self.site { $0.target.hasSuffix("xqzvkwjhbrtp") ? .missing : nil }
    let found = try await Exploring.explore(made: site)
    #expect(found.chosen != nil, "\(String(describing: found.refusal))")
    #expect(found.definition?["errors"] == [["when": ["status": 404], "means": "endOfList"]])
  }

  @Test func `A description that is closed to programs is kept`() async throws {
    let site = try MadeSite { call in
      switch call.target {
      case "/":
        .html(#"<link rel="search" type="application/opensearchdescription+xml" href="/os.xml">"#)
      case "/os.xml":
        .of(
          "application/xml",
          #"<OpenSearchDescription><Url type="text/html" template="/find?q={searchTerms}"/><SyndicationRight>closed</SyndicationRight></OpenSearchDescription>"#
        )
      default: .missing
      }
    }
    let found = try await Exploring.explore(made: site)
    #expect(site.targets == ["/robots.txt", "/", "/os.xml"])
    #expect(found.refusal?.message.contains("programs may not use it") == true)
  }

  @Test func `A host that is not there is told as such, after one request`() async throws {
    let found = try await Exploring.explore("https://nowhere.example/", [:])
    #expect(found.refusal?.kind == .unreachable && found.requests.count == 1)
    #expect(found.requests.first?.failure == "there is no host nowhere.example")
  }

  // MARK: Servers

  static let servers: [(String, String, String, String)] = [
    (
      "mealie", "/api/app/about",
      #"{"production":true,"version":"v3","demoStatus":false,"allowSignup":false}"#, "token"
    ),
    (
      "tandoor", "/api/server-settings/current/",
      #"{"shopping_min_autosync_interval":5,"version":"2"}"#, "token"
    ),
    (
      "kitchenowl", "/api/health/8M4F88S8ooi4sMbLBfkkV7ctWwgibW6V",
      #"{"msg":"OK","min_frontend_version":71}"#, "token"
    ),
    ("nextcloud-cookbook", "/status.php", #"{"installed":true,"productname":"Cloud"}"#, "password"),
    ("recipesage", "/api/health", #"{"prisma":true}"#, "token"),
    ("meilisearch", "/version", #"{"pkgVersion":"1.9"}"#, "index"),
    ("solr", "/solr/admin/info/system?wt=json", #"{"lucene":{"solr-spec-version":"9"}}"#, "index"),
    ("opensearch", "/", #"{"tagline":"The OpenSearch Project: https://opensearch.org/"}"#, "index"),
  ]

  @Test(arguments: servers)
  func `A server of one's own is told by its introduction, and what it wants is said`(
    kind: String, target: String, answer: String, wants: String
  ) async throws {
    let site = try MadeSite { call in
      call.target == target
        ? .of("application/json", answer)
        : call.target == "/" ? .html("<div id=app></div>") : .missing
    }
    defer { site.stop() }
    let address = "http://127.0.0.1:\(site.port)"
    let found = try await Exploring.explore(address, [address: site.baseURL])
    #expect(found.refusal?.kind == .needsKey, "\(String(describing: found.refusal))")
    #expect(found.entry?["use"] == .string(kind) && found.entry?["baseURL"] == .string(address))
    #expect(found.entry?[wants] != nil && found.refusal?.message.contains(wants) == true)
  }

  @Test func `A public site is not asked for servers that it does not hint at`() async throws {
    let site = try MadeSite { $0.target == "/" ? .html("<p>Hello") : .missing }
    #expect(try await Exploring.explore(made: site).refusal?.kind == .noSearch)
    #expect(site.targets == ["/robots.txt", "/"])
    let named = try MadeSite { call in
      call.target == "/"
        ? .html("<title>Mealie</title>")
        : .of("application/json", #"{"demoStatus":false,"allowSignup":true}"#)
    }
    #expect(try await Exploring.explore(made: named).refusal?.kind == .needsKey)
    #expect(named.targets == ["/robots.txt", "/", "/api/app/about"])
  }

  @Test func `A wiki is told by its interface, and searched where its recipes are`() async throws {
    let about =
      #"{"query":{"general":{"generator":"MediaWiki 1.39","sitename":"Soup Wiki","lang":"en"},"namespaces":{"0":{"id":0,"*":""},"100":{"id":100,"*":"Recipe","canonical":"Recipe"},"101":{"id":101,"*":"Recipe talk"}},"allpages":[{"title":"Leek Soup"},{"title":"Walnut Cake"}]}}"#
    let site = try MadeSite { call in
      if call.target == "/wiki/" {
        return .html(#"<link rel="EditURI" href="//soups.example/w/api.php?action=rsd">"#)
      }
      guard call.target.hasPrefix("/w/api.php") else { return .missing }
      if call.target.contains("siteinfo"), call.target.contains("allpages") {
        return .of("application/json", about)
      }
      let hits = [(1, "Leek Soup"), (2, "Walnut Cake")].filter { hit in
        hit.1.lowercased().split(separator: " ").contains { call.target.contains("srsearch=\($0)") }
      }
      let list = hits.map { #"{"ns":100,"pageid":\#($0.0),"title":"Recipe:\#($0.1)"}"# }
      return .of(
        "application/json",
        #"{"query":{"searchinfo":{"totalhits":\#(hits.count)},"search":[\#(list.joined(separator: ","))],"general":{"server":"https://soups.example","articlepath":"/wiki/$1","base":"https://soups.example/wiki/Main"}}}"#
      )
    }
    let found = try await Exploring.explore(made: site, "/wiki/")
    #expect(found.chosen?.way.json["use"] == "mediawiki", "\(String(describing: found.refusal))")
    #expect(found.entry?["namespace"] == 100 && found.entry?["name"] == "Soup Wiki")
    #expect(found.entry?["baseURL"] == "https://soups.example/w")
  }

  // MARK: Time

  @Test func `Requests are an interval apart, or as far as the site asks`() async throws {
    for (rules, pause) in [
      ("", 1), ("User-agent: *\nCrawl-delay: 4", 4), ("User-agent: *\nCrawl-delay: 900", 10),
    ] {
      let site = try Self.site { $0.target == "/robots.txt" ? .of("text/plain", rules) : nil }
      let clock = CountingClock()
      let found = try await Exploring.explore(
        Exploring.home, [Exploring.home: site.baseURL], clock: clock, interval: .seconds(1))
      site.stop()
      #expect(clock.pauses == Array(repeating: .seconds(pause), count: found.requests.count - 1))
    }
  }

  @Test func `A walk ends when its task is cancelled`() async throws {
    let site = try Self.site()
    defer { site.stop() }
    let walk = Task {
      try await Exploring.explore(
        Exploring.home, [Exploring.home: site.baseURL], interval: .seconds(600))
    }
    while site.calls.isEmpty { await Task.yield() }
    walk.cancel()
    await #expect(throws: CancellationError.self) { try await walk.value }
    #expect(site.calls.count <= 2)
  }

  @Test(arguments: [
    String(repeating: "<form role=search action=/f><input name=q>", count: 20_000),
    String(repeating: "<link rel=alternate type=application/rss+xml href=/a>", count: 20_000),
    "<script type=\"application/ld+json\">" + String(repeating: "[", count: 100_000) + "</script>",
    "<a " + String(repeating: "b=c ", count: 100_000) + ">",
    "<form role=search action=/f><select>" + String(repeating: "<option>a", count: 50_000),
    "<form action=\"https://[\" role=search><input name=q></form><link rel=https://api.w.org/ href=\"http://:99999/\">",
  ])
  func `A hostile page is read in bounds`(html: String) throws {
    let found = try SiteDiscovery.read(
      Array(html.utf8), address: RequestURL("https://soups.example/"))
    #expect(found.announced.forms.count <= 200 && found.announced.feeds.count <= 50)
  }
}
