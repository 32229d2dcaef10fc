import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite("Sites with feeds", .fewAtOnce) struct FeedSiteTests {
  private func count(_ part: String, in answer: RawAnswer) -> Int {
    answer.body.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test func `announce their feeds, which lead from page to page`() async throws {
    try await withSite(.feedSite, recipes: soups(1...12)) { simulator in
      let front = try await simulator.get("/")
      #expect(count("rel=\"alternate\"", in: front) == 4 && !front.body.contains("<form"))
      for (path, item, next) in [
        ("/rss.xml", "<item>", "/rss.xml?page=2\" rel=\"next\""),
        ("/atom.xml", "<entry>", "<link rel=\"next\" href=\"http://127.0.0.1/atom.xml?page=2\""),
        ("/index.rdf", "<item rdf:about=", ""),
        ("/feed.json", "date_published", "feed.json?page=2"),
      ] {
        let first = try await simulator.get(path)
        let second = try await simulator.get("\(path)?page=2")
        #expect(count(item, in: first) == 10 && count(item, in: second) == 2, "\(path)")
        #expect(next.isEmpty || first.body.contains(next), "\(path)")
        #expect(!second.body.contains("page=3"), "\(path)")
        #expect(first.body.contains("http://127.0.0.1/recipes/soup-1"))
      }
      #expect(try await simulator.get("/recipes/soup-1").body.contains("\"@type\":\"Recipe\""))
    }
  }

  @Test func `have those feeds that their owner wants, or none`() async throws {
    try await withSite(.feedSite, recipes: soups(1...3), SiteSettings(feeds: [.json])) {
      simulator in
      let front = try await simulator.get("/")
      #expect(count("rel=\"alternate\"", in: front) == 1)
      #expect(try await simulator.get("/feed.json").json["items"]?.elements.count == 3)
      #expect(try await simulator.get("/rss.xml").status == 404)
    }
  }

  @Test func `Blogger searches its feed and tells where its results stand`() async throws {
    try await withSite(.bloggerBlog, recipes: soups(1...30)) { simulator in
      let front = try await simulator.get("/")
      #expect(front.body.contains("<meta content='blogger' name='generator'/>"))
      #expect(front.body.contains("rel=\"service.post\""))
      let feed = "/feeds/posts/default?q=soup&alt="
      let json = try await simulator.get("\(feed)json&max-results=5&start-index=6").json["feed"]
      #expect(json?["openSearch$totalResults"]?["$t"] == "30")
      #expect(json?["entry"]?.elements.count == 5)
      let first = json?["entry"]?[0]
      #expect(first?["title"]?["$t"] == "Soup 6")
      let link = first?["link"]?.elements.first { $0["rel"] == "alternate" }?["href"]?.stringValue
      let path = try #require(link?.dropFirst("http://127.0.0.1".count))
      let page = try await simulator.get(String(path))
      #expect(page.status == 200 && !page.body.contains("ld+json"))
      #expect(count("<item>", in: try await simulator.get("\(feed)rss")) == 25)
      #expect(count("<entry>", in: try await simulator.get("\(feed)atom&start-index=26")) == 5)
      let none = try await simulator.get("/feeds/posts/default?q=unobtainium&alt=json")
      #expect(none.json["feed"] != nil && none.json["feed"]?["entry"] == nil)
      #expect(try await simulator.get("/wp-json/").status == 404)
    }
  }

  @Test func `OpenSearch answers as its description says`() async throws {
    try await withSite(.openSearchSite, recipes: soups(1...12)) { simulator in
      let front = try await simulator.get("/")
      #expect(front.body.contains("type=\"application/opensearchdescription+xml\""))
      let description = try await simulator.get("/opensearch.xml")
      #expect(count("<Url ", in: description) == 4)
      let feed = try await simulator.get("/find.rss?q=soup&start=11&count=&lang=")
      #expect(count("<item>", in: feed) == 2)
      #expect(feed.body.contains("<openSearch:totalResults>12</openSearch:totalResults>"))
      let page = try await simulator.get("/find?q=soup")
      #expect(count("class=\"dish\"", in: page) == 10 && page.body.contains("rel=\"next\""))
      #expect(try await simulator.get("/suggest?q=soup").json[1]?.elements.count == 5)
    }
  }

  @Test func `a search action leads to a list for machines`() async throws {
    try await withSite(.actionSite, recipes: soups(1...12)) { simulator in
      let front = try await simulator.get("/")
      #expect(front.body.contains("\"target\":\"http://127.0.0.1/search/{search_term_string}\""))
      #expect(!front.body.contains("<form"))
      let page = try await simulator.get("/search/hot%20soup?page=1")
      #expect(page.body.contains("\"numberOfItems\":0"))
      let second = try await simulator.get("/search/soup?page=2")
      #expect(count("\"@type\":\"Recipe\"", in: second) == 2)
      #expect(try await simulator.get("/dish/soup-3").status == 200)
    }
  }
}
