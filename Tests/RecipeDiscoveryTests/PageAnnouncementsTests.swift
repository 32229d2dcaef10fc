import RecipeDiscovery
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Announcements of a page", .fewAtOnce) struct PageAnnouncementsTests {
  static let address = "https://soups.example/leek-soup/"

  static func read(_ html: String, at address: String = address) throws -> PageAnnouncements {
    try SiteDiscovery.read(Array(html.utf8), address: RequestURL(address)).announced
  }

  /// What a page has, and what it says.
  struct Case: Sendable, CustomTestStringConvertible {
    var html: String
    var said: [String]
    var testDescription: String { html }

    init(_ html: String, _ said: String...) { (self.html, self.said) = (html, said) }
  }

  @Test(
    "A saved page that is a wall is refused as one",
    arguments: [
      ("<title>Just a moment...</title>", Refusal.Kind.wall),
      ("<title>Access to this page has been denied</title><div id=px-captcha>", .wall),
      ("<title>Human Verification</title><script src=//x.token.awswaf.com/c.js></script>", .wall),
      ("<title>Checking your browser before accessing</title>", .wall),
      ("<form method=post><input name=user><input type=password name=p></form>", .login),
    ])
  func refusesWalls(html: String, kind: Refusal.Kind) throws {
    let discovery = try SiteDiscovery.read(Array(html.utf8), address: RequestURL(Self.address))
    #expect(discovery.refusal?.kind == kind)
    #expect(discovery.ways.isEmpty)
  }

  // MARK: WordPress

  @Test(arguments: [
    Case(
      #"<link rel="https://api.w.org/" href="https://soups.example/wp-json/">"#,
      "https://soups.example/wp-json/"),
    Case(
      #"<LINK REL='https://api.w.org/' HREF='/blog/wp-json/' />"#,
      "https://soups.example/blog/wp-json/"),
    Case(
      #"<link href="//soups.example/wp-json/" rel="alternate https://api.w.org/">"#,
      "https://soups.example/wp-json/"),
    Case(
      #"<link rel=https://api.w.org/ href=/index.php?rest_route=/>"#,
      "https://soups.example/index.php?rest_route=/"),
    Case(
      #"<base href="https://soups.example/magazin/"><link rel="https://api.w.org/" href="wp-json/">"#,
      "https://soups.example/magazin/wp-json/"),
    Case(
      #"<link rel="alternate" type="application/json" href="/wp-json/wp/v2/posts/12">"#,
      "https://soups.example/wp-json/", "posts"),
    Case(
      #"<link rel="https://api.w.org/" href="/wp-json/"><link rel="alternate" title="JSON" type="application/json" href="https://soups.example/wp-json/wp/v2/recipe/7" />"#,
      "https://soups.example/wp-json/", "recipe"),
    Case(
      #"<link rel="alternate" type="application/json" href="https://soups.example/index.php?rest_route=%2Fwp%2Fv2%2Frecipes%2F7">"#,
      "https://soups.example/index.php?rest_route=%2F", "recipes"),
    Case(#"<!-- <link rel="https://api.w.org/" href="/wp-json/"> -->"#),
    Case(#"<script>var a = '<link rel="https://api.w.org/" href="/wp-json/">'</script>"#),
    Case(#"<link rel="https://api.w.org/" href="javascript:alert(1)">"#),
    Case(#"<link rel="alternate" type="application/json" href="/wp-json/wp/v2/categories/3">"#),
  ])
  func `The REST interface of WordPress is read, and the type of the page's post`(_ example: Case)
    throws
  {
    let announced = try Self.read(example.html)
    let said = [announced.wordpress?.text, announced.postType].compactMap(\.self)
    #expect(said == example.said)
  }

  // MARK: SearchAction

  static func script(_ json: String) -> String {
    "<script type=\"application/ld+json\">\(json)</script>"
  }

  static let actions: [Case] = [
    Case(
      script(
        #"{"@type":"WebSite","potentialAction":{"@type":"SearchAction","target":"https://soups.example/?s={search_term_string}","query-input":"required name=search_term_string"}}"#
      ),
      "https://soups.example/?s={search_term_string}"),
    Case(
      script(
        #"{"@graph":[{"@type":"WebPage"},{"@type":["WebSite"],"potentialAction":[{"@type":"SearchAction","target":{"@type":"EntryPoint","urlTemplate":"https://soups.example/?s={q}"},"query-input":{"@type":"PropertyValueSpecification","valueRequired":true,"valueName":"q"}}]}]}"#
      ),
      "https://soups.example/?s={q}"),
    Case(
      script(
        #"[[{"a":{"b":{"@type":"SearchAction","target":["android-app://soups/{q}",{"@type":"EntryPoint","urlTemplate":"https://soups.example/find/{q}"}]}}}]]"#
      ),
      "https://soups.example/find/{q}"),
    Case(
      script(#"{"@type":"SearchAction","target":"/find?q={q}&amp;x=1"}"#),
      "https://soups.example/find?q={q}&x=1"),
    Case(
      script(
        #"{"@type":"http://schema.org/SearchAction","target":"https://soups.example/{lang}/find?q={words}","query-input":"required maxlength=100 name=words"}"#
      ),
      "https://soups.example/{lang}/find?q={words}"),
    // Expressions of RFC 6570.
    Case(
      script(#"{"@type":"SearchAction","target":"https://soups.example/find{?q}"}"#),
      "https://soups.example/find?q={q}"),
    Case(
      script(#"{"@type":"SearchAction","target":"https://soups.example/find?a=1{&q}"}"#),
      "https://soups.example/find?a=1&q={q}"),
    Case(
      script(#"{"@type":"SearchAction","target":"https://soups.example/find{/q}"}"#),
      "https://soups.example/find/{q}"),
    // What looks broken comes last.
    Case(
      script(
        #"[{"@type":"SearchAction","target":"https://soups.example/?c=2de6{q}"},{"@type":"SearchAction","target":"https://soups.example/?s={q}"}]"#
      ),
      "https://soups.example/?s={q}", "https://soups.example/?c=2de6{q}"),
    Case(script(#"{"@type":"SearchAction","target":"https://soups.example/?s="}"#)),
    Case(script(#"{"@type":"ReadAction","target":"https://soups.example/?s={q}"}"#)),
    Case(script(#"{"@type":"SearchAction","target":"javascript:find('{q}')"}"#)),
    Case(script(#"{"@type":"SearchAction","target":"#)),
    Case(
      #"<div itemscope itemtype="https://schema.org/WebSite"><meta itemprop="url" content="https://soups.example/"><form itemprop="potentialAction" itemscope itemtype="https://schema.org/SearchAction"><meta itemprop="target" content="https://soups.example/find?q={q}"><input itemprop="query-input" type="text" name="q"></form></div>"#,
      "https://soups.example/find?q={q}"),
    Case(
      #"<div itemscope itemtype="http://schema.org/SearchAction"><span itemprop="target" itemscope itemtype="http://schema.org/EntryPoint"><link itemprop="urlTemplate" href="https://soups.example/find/{q}"></span></div>"#,
      "https://soups.example/find/{q}"),
  ]

  @Test(arguments: actions)
  func `A SearchAction is read wherever and however it is written`(_ example: Case) throws {
    #expect(try Self.read(example.html).searchActions.map(\.text) == example.said)
  }

  @Test func `The name of the words is the one that the action's input gives`() throws {
    let action = try Self.read(Self.actions[4].html).searchActions.first
    #expect(action?.variable == "words")
  }

  // MARK: Feeds and descriptions

  @Test(arguments: [
    Case(
      #"<link rel="alternate" type="application/rss+xml" href="/feed/">"#,
      "https://soups.example/feed/"),
    Case(
      #"<link rel="ALTERNATE" type="application/atom+xml; charset=utf-8" href="../atom.xml">"#,
      "https://soups.example/atom.xml"),
    Case(
      #"<link rel="alternate" type="application/feed+json" href="/feed.json">"#,
      "https://soups.example/feed.json"),
    Case(
      #"<link rel="alternative" type="application/rss+xml" href="/b"><link rel="alternate" type="application/rss+xml" href="/a">"#,
      "https://soups.example/a", "https://soups.example/b"),
    Case(
      #"<link rel="alternate" type="application/rss+xml" href="https://company.example/feed"><link rel="alternate" type="application/rss+xml" href="https://www.soups.example/feed">"#,
      "https://www.soups.example/feed", "https://company.example/feed"),
    Case(
      #"<link rel="alternate" type="application/rss+xml" title="Leek soup" href="/leek-soup/feed/">"#
    ),
    Case(#"<link rel="alternate" type="application/rss+xml" href="/comments/feed/">"#),
    Case(
      #"<link rel="alternate" type="application/rss+xml" title="Suppen » Kommentar-Feed" href="/x">"#
    ),
    Case(
      #"<link rel="alternate" type="application/rss+xml" title="Soepen » reactiesfeed" href="/x">"#),
    Case(#"<link rel="alternate" type="application/json" href="/wp-json/wp/v2/posts/1">"#),
    Case(#"<link rel="alternate" hreflang="de" href="/de/">"#),
  ])
  func `Feeds are read, those of comments not`(_ example: Case) throws {
    #expect(try Self.read(example.html).feeds.map(\.address.text) == example.said)
  }

  @Test func `A blog in a folder has its feed below its home page`() throws {
    let html =
      #"<link rel="https://api.w.org/" href="/blog/wp-json/"><link rel="alternate" type="application/rss+xml" href="/blog/feed/"><link rel="alternate" type="application/rss+xml" href="/blog/comments/feed/">"#
    let announced = try Self.read(html, at: "https://soups.example/blog/")
    #expect(announced.feeds.map(\.address.text) == ["https://soups.example/blog/feed/"])
  }

  @Test func `An OpenSearch description is read, other links of that relation not`() throws {
    let announced = try Self.read(
      #"<link rel="search" href="/x"><link title="Soups" rel="search" type="application/opensearchdescription+xml" href="/os.xml">"#
    )
    #expect(announced.openSearch.map(\.address.text) == ["https://soups.example/os.xml"])
  }

  // MARK: Ways

  @Test func `The ways are in the order of their worth, and none is a guess`() throws {
    let html =
      #"<meta name="generator" content="Shopify"><script src="/wp-content/x.js"></script>"#
      + #"<link rel="https://api.w.org/" href="/wp-json/"><link rel="alternate" type="application/rss+xml" href="/feed/">"#
      + #"<link rel="search" type="application/opensearchdescription+xml" href="/os.xml">"#
      + Self.actions[0].html
      + #"<form role="search"><input name="s"></form><form action="/find" method="post" role="search"><input name="q"></form><form action="/" role="search"><input name="s"></form>"#
    let found = try SiteDiscovery.read(Array(html.utf8), address: RequestURL(Self.address))
    #expect(
      found.ways.map(\.kind) == [
        .wordpress, .openSearch, .searchAction, .form, .form, .newestFeed,
      ])
    #expect(found.requests.isEmpty && found.chosen == nil && found.refusal == nil)
    let unsure = try SiteDiscovery.read(
      Array(
        #"<meta name="generator" content="WordPress 6"><script src="/wp-content/x.js"></script>"#
          .utf8),
      address: RequestURL(Self.address))
    #expect(unsure.ways.isEmpty && unsure.announced.looksLikeWordPress)
  }

  @Test func `What is announced is written as a document`() throws {
    let html =
      #"<html lang="en"><title>Leek soup</title><link rel="https://api.w.org/" href="/wp-json/">"#
      + #"<form action="/find" role="search"><input type="hidden" name="lang" value="en"><input name="q"></form>"#
    let found = try SiteDiscovery.read(Array(html.utf8), address: RequestURL(Self.address))
    let form: JSON = [
      "kind": "form", "action": "https://soups.example/find", "method": "get", "field": "q",
      "hidden": ["lang": "en"],
    ]
    let rest: JSON = ["kind": "wordpress", "root": "https://soups.example/wp-json/"]
    #expect(found.json["way"] == rest)
    #expect(found.json["ways"] == [rest, form])
    #expect(found.json["announced"]?["forms"] == [form])
    #expect(found.json["announced"]?["title"] == "Leek soup")
    #expect(found.json["chosen"] == nil && found.json["refusal"] == nil)
  }

  @Test(arguments: [
    (
      "<meta name=generator content='Blogger'><link rel='service.post' href='https://www.blogger.com/feeds/9/posts/default'>",
      "blogger", true
    ),
    ("<script>Static.SQUARESPACE_CONTEXT = {}</script>", "squarespace", false),
    ("<script>Shopify.shop = 'a';</script>", "shopify", false),
    ("<meta name='generator' content='Ghost 5.2'>", "ghost", false),
    (
      "<link rel='EditURI' type='application/rsd+xml' href='//soups.example/w/api.php?action=rsd'>",
      "mediawiki", true
    ),
  ])
  func `A platform is told by its signs, and taken for a way only where it is announced`(
    html: String, name: String, isWay: Bool
  ) throws {
    let found = try SiteDiscovery.read(Array(html.utf8), address: RequestURL(Self.address))
    #expect(found.announced.platform?.name == name)
    #expect(found.ways.contains { $0.kind == .platform } == isWay)
  }
}
