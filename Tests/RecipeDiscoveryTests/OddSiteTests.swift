import RecipeDiscovery
import RecipeProviderKit
import TestSupport
import Testing

/// Pages as the software that made them writes them.
@Suite("Pages of odd sites", .fewAtOnce) struct OddSiteTests {
  /// A page, and the ways to search it that are announced, the best first.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var html: String
    var ways: [String]

    init(_ name: String, _ html: String, _ ways: String...) {
      (testDescription, self.html, self.ways) = (name, html, ways)
    }
  }

  static let searchable = [
    Case(
      "Joomla's finder",
      #"<form class="mod-finder" action="/component/finder/search?Itemid=9" method="get" role="search"><input type="text" name="q" class="js-finder-search-query form-control" placeholder="Search …"><input type="hidden" name="Itemid" value="9"></form>"#,
      "form get https://soups.example/component/finder/search q"),
    Case(
      "Joomla 3",
      #"<div class="search"><form action="/index.php" method="post" class="form-inline" role="search"><input name="searchword" id="mod-search-searchword93" type="search" placeholder="Suchen ..."><input type="hidden" name="task" value="search"><input type="hidden" name="option" value="com_search"></form></div>"#,
      "form post https://soups.example/index.php searchword"),
    Case(
      "TYPO3 with Solr",
      #"<form method="get" id="tx-solr-search-form-pi-results" action="/suche" data-suggest="/suche?type=7384"><input type="text" class="tx-solr-q" name="tx_solr[q]" value=""></form>"#,
      "form get https://soups.example/suche tx_solr[q]"),
    Case(
      "Drupal's block",
      #"<form action="/search/node" method="get" id="search-block-form" accept-charset="UTF-8"><input title="Enter the terms." type="search" id="edit-keys" name="keys" value="" size="15" maxlength="128"></form>"#,
      "form get https://soups.example/search/node keys"),
    Case(
      "Discourse",
      #"<meta name="generator" content="Discourse 3.2.0"><link rel="search" type="application/opensearchdescription+xml" href="https://soups.example/opensearch.xml" title="Soups Search">"#,
      "openSearch https://soups.example/opensearch.xml"),
    Case(
      "WordPress in a folder, without pretty links",
      #"<link rel="https://api.w.org/" href="https://soups.example/blog/index.php?rest_route=/"><form role="search" method="get" class="search-form" action="https://soups.example/blog/"><input type="search" class="search-field" name="s"></form>"#,
      "wordpress https://soups.example/blog/index.php?rest_route=/",
      "form get https://soups.example/blog/ s"),
    Case(
      "ASP.NET, one form around the page",
      #"<form method="post" action="./" id="aspnetForm"><input type="hidden" name="__VIEWSTATE" value="dDw"><input name="ctl00$SearchBox" type="text" placeholder="Search recipes"><input type="submit" name="ctl00$Go" value="Search"></form>"#
    ),
    Case(
      "a Japanese site",
      #"<form action="/search" method="get"><input type="text" name="keyword" placeholder="料理名・食材名で検索"></form>"#,
      "form get https://soups.example/search keyword"),
    Case(
      "a Greek site with a Greek label alone",
      #"<form action="/anazitisi"><input type="text" name="keys" aria-label="Αναζήτηση συνταγών" class="form-control"><button>→</button></form>"#
    ),
    Case(
      "a Polish site",
      #"<form action="/szukaj" class="wyszukiwarka"><input name="fraza" placeholder="Szukaj przepisu"></form>"#,
      "form get https://soups.example/szukaj fraza"),
  ]

  static let others = [
    Case(
      "a search of this site by Google",
      #"<form action="https://www.google.com/search" method="get" role="search"><input type="hidden" name="sitesearch" value="soups.example"><input type="search" name="q"></form>"#
    ),
    Case(
      "Google's custom search",
      #"<form action="https://cse.google.com/cse" id="cse-search-box" class="search"><input type="hidden" name="cx" value="0123:abc"><input type="text" name="q"></form><div class="gcse-searchbox-only"></div>"#
    ),
    Case(
      "a search of this site by another engine",
      #"<form action="https://duckduckgo.com/" class="search"><input type="hidden" name="sites" value="soups.example"><input type="text" name="q" placeholder="Search"></form>"#
    ),
    Case(
      "a SearchAction that leads to Google",
      #"<script type="application/ld+json">{"@type":"WebSite","potentialAction":{"@type":"SearchAction","target":"https://www.google.com/search?q=site:soups.example+{q}","query-input":"required name=q"}}</script>"#
    ),
    Case(
      "Mailchimp",
      #"<form action="https://soups.us1.list-manage.com/subscribe/post?u=1&amp;id=2" method="post" name="mc-embedded-subscribe-form" class="validate"><input type="text" name="FNAME"><input type="text" name="EMAIL" class="required email"></form>"#
    ),
    Case(
      "a newsletter with a plain text field",
      #"<form class="newsletter-search-bar" action="/newsletter"><input type="text" name="s" placeholder="Your mail"></form>"#
    ),
    Case(
      "comments of WordPress",
      #"<form action="https://soups.example/wp-comments-post.php" method="post" id="commentform"><textarea name="comment"></textarea><input name="author" type="text"><input name="url" type="url"></form>"#
    ),
    Case(
      "a form to log in",
      #"<form action="/search/login" method="post"><input name="q" type="text"><input name="pass" type="password"></form>"#
    ),
    Case(
      "a finder of shops",
      #"<form action="/find" class="store-locator"><input type="search" name="q" placeholder="City or zip"></form>"#
    ),
    Case(
      "a filter without words",
      #"<form action="/search" class="search"><select name="course"><option value="1">Soup</select></form>"#
    ),
  ]

  @Test(arguments: searchable + others) func `announce what they can be searched by`(_ page: Case)
    throws
  {
    let address = try RequestURL("https://soups.example/leek-soup/")
    let told = try SiteDiscovery.read(Array(page.html.utf8), address: address).ways
    #expect(told.map(Self.describe) == page.ways)
  }

  // MARK: Answers that say what can be done

  private static let ghost =
    #"<meta name="generator" content="Ghost 5.82"><title>Soups</title><p>Hello"#
  private static let feed =
    "<rss version='2.0'><channel><title>Soups</title><item><title>Leek soup</title>"
    + "<link>https://soups.example/leek</link></item></channel></rss>"
  private static let map =
    "<?xml version='1.0'?><urlset><url><loc>https://soups.example/a</loc></url></urlset>"

  @Test(arguments: [
    (
      "/", ghost + #"<link rel="alternate" type="application/rss+xml" href="/rss/">"#,
      Refusal.Kind.newestOnly, "made with Ghost", "/rss/"
    ),
    (
      "/", ghost + #"<link rel="alternate" type="application/rss+xml" href="/gone/">"#, .notProved,
      "made with Ghost", "potluck show"
    ),
    ("/", ghost, .noSearch, "made with Ghost", "potluck show"),
    (
      "/", "<title>Soups</title><p>Hello", .noSearch, "announces no search", "soups.example/map.xml"
    ),
    ("/map.xml", map, .notAPage, "a sitemap", "the site's own address"),
  ])
  func `are told for Ghost and sitemaps`(
    path: String, body: String, kind: Refusal.Kind, message: String, fix: String
  ) async throws {
    let site = try MadeSite { call in
      switch call.target {
      case "/robots.txt":
        .of("text/plain", "User-agent: *\nDisallow: /x\nSitemap: https://soups.example/map.xml\n")
      case "/map.xml": .of("application/xml", body)
      case "/" where path == "/": .html(body)
      // Without the slash there is nothing.
      case "/rss/": .of("application/rss+xml", Self.feed)
      default: .missing
      }
    }
    let found = try await Exploring.explore(made: site, path)
    let refusal = try #require(found.refusal)
    #expect(refusal.kind == kind && refusal.message.contains(message), "\(refusal)")
    #expect(refusal.fix?.contains(fix) == true, "\(refusal)")
  }

  @Test func `A search that lacks the first usual word is tried with others`() async throws {
    let dishes = ["chocolate-cake", "chocolate-tart", "tomato-soup", "tomato-salad", "leek-pie"]
    let site = try MadeSite { call in
      guard call.target.hasPrefix("/find?q=") else {
        return call.target == "/"
          ? .html("<form role=search action=/find><input type=search name=q></form>")
          : call.target.hasPrefix("/r/") ? .html("<h1>Dish</h1>") : .missing
      }
      let word = call.target.dropFirst("/find?q=".count)
      let rows = dishes.filter { $0.contains(word) }.map { dish in
        let name = dish.replacing("-", with: " ")
        return "<article><h2><a href=/r/\(dish)>\(name)</a></h2><p>A fine \(name).</article>"
      }
      return .html("<main>\(rows.isEmpty ? "<p>Nothing" : rows.joined())</main>")
    }
    let found = try await Exploring.explore(made: site)
    #expect(found.chosen?.way.kind == .form, "\(String(describing: found.refusal))")
    #expect(site.targets.filter { $0.hasPrefix("/find") }.count == 4)
  }

  private static func describe(_ way: SearchWay) -> String {
    switch way {
    case .form(let form): "form \(form.method.rawValue) \(form.action.text) \(form.field)"
    case .openSearch(let address, _, _): "openSearch \(address.text)"
    case .wordpress(let root, _): "wordpress \(root.text)"
    case .searchAction(let template): "searchAction \(template.text)"
    default: way.title
    }
  }
}
