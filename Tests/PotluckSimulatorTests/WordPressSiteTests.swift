import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite("The WordPress blog", .fewAtOnce) struct WordPressSiteTests {
  private static let posts = "/wp-json/wp/v2/posts"

  @Test func `names every way to search it on its front page`() async throws {
    try await withSite(.wordPressBlog, recipes: soups(1...25)) { simulator in
      let front = try await simulator.get("/")
      let home = "http://127.0.0.1"
      #expect(front.header("Link") == ["<\(home)/wp-json/>; rel=\"https://api.w.org/\""])
      for part in [
        "<link rel=\"https://api.w.org/\" href=\"\(home)/wp-json/\" />",
        "type=\"application/rsd+xml\" title=\"RSD\" href=\"\(home)/xmlrpc.php?rsd\"",
        "href=\"\(home)/feed/\"", "\"urlTemplate\":\"\(home)/?s={search_term_string}\"",
        "role=\"search\"", "name=\"s\"", "content=\"WordPress 6.6.2\"",
        "<link rel=\"next\" href=\"\(home)/page/2/\" />",
      ] {
        #expect(front.body.contains(part), "\(part)")
      }
      let rsd = try await simulator.get("/xmlrpc.php?rsd")
      #expect(rsd.body.contains("<api name=\"WP-API\" blogID=\"1\""))
      #expect(rsd.body.contains("apiLink=\"\(home)/wp-json/\""))
    }
  }

  @Test func `shows a recipe with its data, and its type in the link to itself`() async throws {
    let site = SiteSettings(recipeType: "recipe")
    try await withSite(.wordPressBlog, recipes: soups(1...3), site) { simulator in
      let page = try await simulator.get("/soup-2/")
      #expect(page.status == 200)
      #expect(page.body.contains("\"@type\":\"Recipe\"") && page.body.contains("\"2 cups water\""))
      #expect(page.body.contains("/wp-json/wp/v2/recipe/1002\""))
      #expect(page.body.contains("/soup-2/feed/\""))
      let bare = try await simulator.get("/soup-2")
      #expect(bare.status == 301 && bare.header("Location") == ["http://127.0.0.1/soup-2/"])
      #expect(try await simulator.get("/?p=1002").body == page.body)
      let missing = try await simulator.get("/soup-9/")
      #expect(missing.status == 404)
    }
  }

  @Test func `tells its types, its root and a search over all types`() async throws {
    let site = SiteSettings(recipeType: "recipes")
    try await withSite(.wordPressBlog, recipes: soups(1...3), site) { simulator in
      let root = try await simulator.get("/wp-json/?_fields=name,namespaces,authentication")
      #expect(root.json.names == ["name", "namespaces", "authentication"])
      let types = try await simulator.get("/wp-json/wp/v2/types").json
      #expect(types.names == ["post", "page", "attachment", "recipes", "wprm_recipe"])
      #expect(types["recipes"]?["rest_base"] == "recipes")
      // The fields are looked for among the names of the types.
      #expect(try await simulator.get("/wp-json/wp/v2/types?_fields=slug").body == "[]")
      let found = try await simulator.get("/wp-json/wp/v2/recipes?search=soup")
      #expect(found.header("X-WP-Total") == ["3"])
      #expect(try await simulator.get("\(Self.posts)?search=soup").body == "[]")
      let hit = try await simulator.get("/wp-json/wp/v2/search?search=soup&subtype=any").json[0]
      #expect(hit?["title"] == "Soup 1" && hit?["subtype"] == "recipes")
      let plugin = try await simulator.get("/wp-json/wp/v2/wprm_recipe?search=soup").json[0]
      #expect(plugin?["recipe"]?["parent_url"] == "http://127.0.0.1/soup-1/")
    }
  }

  @Test func `gives the members that are asked for, and embeds by links alone`() async throws {
    try await withSite(.wordPressBlog, recipes: soups(1...3)) { simulator in
      func first(_ query: String) async throws -> JSON? {
        try await simulator.get("\(Self.posts)?search=soup&\(query)").json[0]
      }
      #expect(try await first("_fields=id,title.rendered")?.names == ["id", "title"])
      let bare = try await first("_embed&_fields=id,_embedded")
      #expect(bare?.names == ["id"])
      let whole = try await first("_embed=wp:featuredmedia&_fields=id,_links,_embedded")
      let picture = whole?["_embedded"]?["wp:featuredmedia"]?[0]?["source_url"]?.stringValue
      #expect(picture?.hasSuffix("/soup-1.png") == true)
      #expect(try await simulator.get("/wp-content/uploads/2025/06/soup-1.png").status == 200)
      #expect(try await first("_embed")?["_embedded"]?["author"] != nil)
    }
  }

  @Test func `counts its pages, and says what is wrong with a request in its own words`()
    async throws
  {
    try await withSite(.wordPressBlog, recipes: soups(1...25)) { simulator in
      let second = try await simulator.get("\(Self.posts)?search=soup&page=2")
      #expect(second.header("X-WP-TotalPages") == ["3"] && second.json.elements.count == 10)
      let next = "<http://127.0.0.1/wp-json/wp/v2/posts?search=soup&page=3>; rel=\"next\""
      #expect(second.header("Link").contains(next))
      for (query, status, code) in [
        ("posts?search=soup&page=4", 400, "rest_post_invalid_page_number"),
        ("search?search=soup&page=4", 400, "rest_search_invalid_page_number"),
        ("posts?per_page=101", 400, "rest_invalid_param"),
        ("posts?orderby=relevance", 400, "rest_no_search_term_defined"),
        ("posts/7", 404, "rest_post_invalid_id"), ("dishes", 404, "rest_no_route"),
      ] {
        let answer = try await simulator.get("/wp-json/wp/v2/\(query)")
        #expect(answer.status == status && answer.json["code"]?.stringValue == code, "\(query)")
        #expect(answer.json["data"]?["status"]?.intValue == status)
      }
      let none = try await simulator.get("\(Self.posts)?search=unobtainium")
      #expect(none.status == 200 && none.body == "[]")
    }
  }

  @Test(arguments: WordPressRefusal.allCases)
  func `keeps strangers out in the words of what does so`(_ refusal: WordPressRefusal)
    async throws
  {
    let site = SiteSettings(refusal: refusal)
    try await withSite(.wordPressBlog, recipes: soups(1...3), site) { simulator in
      let answer = try await simulator.get("\(Self.posts)?search=soup")
      switch refusal {
      case .firewall: #expect(answer.status == 403 && answer.json.isNull)
      case .notFound: #expect(answer.status == 404 && answer.json.isNull)
      case .frontPage: #expect(answer.status == 200 && answer.body.contains("<title>"))
      case .noRoute:
        #expect(answer.status == 404 && answer.json["code"] == "rest_no_route")
        let root = try await simulator.get("/wp-json/")
        #expect(root.json["namespaces"] == ["oembed/1.0"])
      default:
        #expect(answer.status == 401 && answer.json["code"]?.stringValue == refusal.rawValue)
      }
      let front = try await simulator.get("/")
      #expect(front.header("Link").count == 1)
      let known = try await simulator.get(
        Self.posts, headers: ["Authorization: Basic Y29vazpkZW1vLWtleQ=="])
      #expect(known.json.elements.count == 3)
    }
  }

  @Test func `has its interface elsewhere without pretty addresses, and in a folder`() async throws
  {
    let site = SiteSettings(folder: "/magazine", permalinks: .plain)
    try await withSite(.wordPressBlog, recipes: soups(1...12), site) { simulator in
      let home = "http://127.0.0.1/magazine"
      let front = try await simulator.get("/magazine/")
      #expect(front.body.contains("href=\"\(home)/index.php?rest_route=/\""))
      #expect(front.body.contains("href=\"\(home)/?paged=2\""))
      let found = try await simulator.get("/magazine/?rest_route=/wp/v2/posts&search=soup")
      #expect(found.json[0]?["link"]?.stringValue == "\(home)/?p=1001")
      let next = "<\(home)/index.php?rest_route=/wp/v2/posts&search=soup&page=2>; rel=\"next\""
      #expect(found.header("Link").contains(next))
      #expect(try await simulator.get("/magazine/wp-json/").status == 404)
      let other = try await simulator.get("/")
      #expect(other.status == 200 && other.body.contains("href=\"\(home)/\""))
      #expect(try await simulator.get("/elsewhere/").status == 404)
    }
  }

  @Test(arguments: ["/?s=soup&feed=rss2", "/search/soup/feed/rss2/", "/search/soup/feed/"])
  func `answers a search as a feed, page by page`(_ address: String) async throws {
    try await withSite(.wordPressBlog, recipes: soups(1...12)) { simulator in
      func page(_ number: Int) async throws -> RawAnswer {
        try await simulator.get(address + (address.contains("?") ? "&" : "?") + "paged=\(number)")
      }
      func count(_ answer: RawAnswer) -> Int { answer.body.split(separator: "<item>").count - 1 }
      let (first, second, third) = (try await page(1), try await page(2), try await page(3))
      #expect(first.status == 200 && count(first) == 10 && count(second) == 2)
      #expect(third.status == 404 && count(third) == 0 && third.body.contains("<rss"))
      #expect(first.header("ETag") == second.header("ETag"))
    }
  }

  @Test
  func `has an empty feed for nothing, a validator for everything, and may send searches home`()
    async throws
  {
    try await withSite(.wordPressBlog, recipes: soups(1...3)) { simulator in
      let none = try await simulator.get("/?s=unobtainium&feed=rss2")
      #expect(none.status == 200 && !none.body.contains("<item>"))
      let tag = try #require(none.header("ETag").first)
      let same = try await simulator.get("/?s=soup&feed=rss2", headers: ["If-None-Match: W/\(tag)"])
      #expect(same.status == 304)
      let older = try await simulator.get(
        "/?s=soup&feed=rss2", headers: ["If-None-Match: \(tag)", "If-Modified-Since: never"])
      #expect(older.status == 200)
    }
    let site = SiteSettings(searchFeed: .home)
    try await withSite(.wordPressBlog, recipes: soups(1...3), site) { simulator in
      let sent = try await simulator.get("/?s=soup&feed=rss2")
      #expect(sent.status == 301 && sent.header("Location") == ["http://127.0.0.1/"])
      #expect(try await simulator.get("/feed/").status == 200)
    }
  }

  @Test func `has result pages whose sidebar says the same whatever was asked`() async throws {
    try await withSite(.wordPressBlog, recipes: soups(1...12)) { simulator in
      let first = try await simulator.get("/?s=soup")
      #expect(first.body.split(separator: "<article").count - 1 == 10)
      #expect(first.body.contains("href=\"http://127.0.0.1/page/2/?s=soup\""))
      #expect(first.body.contains("data-lazy-src=") && first.body.contains("noindex"))
      #expect(try await simulator.get("/page/3/?s=soup").status == 404)
      let none = try await simulator.get("/?s=unobtainium")
      #expect(none.status == 200 && !none.body.contains("<article"))
      #expect(none.body.contains("nothing matched") && none.body.contains("/soup-12/\""))
      #expect(try await simulator.get("/search/soup/").body == first.body)
    }
  }

  @Test func `looks for words as WordPress does`() async throws {
    let dishes = [
      SimulatedRecipe(
        id: "1", title: "Rice", sourceURL: "http://a.example/rice", ingredients: ["1 *eggplant*"]),
      SimulatedRecipe(
        id: "2", title: "Eggs on toast", sourceURL: "http://a.example/eggs",
        ingredients: ["2 *eggs*", "1 *onion*"]),
    ]
    try await withSite(.wordPressBlog, recipes: dishes) { simulator in
      func slugs(_ words: String) async throws -> [String] {
        try await simulator.get("\(Self.posts)?orderby=relevance&search=\(words)").json.elements
          .compactMap { $0["slug"]?.stringValue }
      }
      let both = try await slugs("egg")
      #expect(both == ["eggs", "rice"])
      #expect(try await slugs("egg%20-onion") == ["rice"])
      #expect(try await slugs("egg%20on%20a%20toast") == ["eggs"])
    }
  }
}
