internal import RecipeModel

extension ServiceDescription {
  /// A site with an OpenSearch description: results as a feed and as a page, and suggestions.
  static let openSearchSite = ServiceDescription.site(
    "OpenSearch site", pageSize: 10, page: { ($0.number("start") - 1) / 10 + 1 }
  ) { call in
    let site = PlainSite(call: call, name: "Harbour Kitchen", ending: ".html")
    let address = SiteHTML.text("\(call.home)/opensearch.xml")
    let link =
      "<link rel=\"search\" type=\"application/opensearchdescription+xml\" title=\"\(site.name)\" href=\"\(address)\">"
    return try site.answer(head: [link]) { steps in
      switch steps {
      case ["opensearch.xml"]: return site.description
      case ["find"]: return try site.found(as: nil)
      case ["find.rss"]: return try site.found(as: .rss)
      case ["suggest"]: return site.suggestions
      default: return nil
      }
    }
  }
}

extension PlainSite {
  /// The description; its addresses are in no particular order of worth.
  fileprivate var description: Answer {
    let home = SiteHTML.text(call.home)
    return call.xml(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
        <ShortName>\(SiteHTML.text(name))</ShortName>
        <Description>Dishes from the quay</Description>
        <InputEncoding>UTF-8</InputEncoding>
        <SyndicationRight>open</SyndicationRight>
        <Url type="application/x-suggestions+json" rel="suggestions" template="\(home)/suggest?q={searchTerms}"/>
        <Url type="text/html" template="\(home)/find?q={searchTerms}&amp;start={startIndex?}"/>
        <Url type="application/rss+xml" template="\(home)/find.rss?q={searchTerms}&amp;start={startIndex?}&amp;count={count?}&amp;lang={language?}"/>
        <Url type="application/opensearchdescription+xml" rel="self" template="\(home)/opensearch.xml"/>
      </OpenSearchDescription>

      """, type: "application/opensearchdescription+xml; charset=utf-8")
  }

  /// Titles for typing ahead: no search.
  fileprivate var suggestions: Answer {
    let words = call["q"] ?? ""
    let titles = call.recipes.ranked(searchWords(words)).prefix(5).map { JSON.string($0.title) }
    return Answer(
      status: 200, headers: [("Content-Type", "application/x-suggestions+json")],
      content: .json([.string(words), .array(Array(titles))], WireJSON(named: nil)))
  }

  /// The results of a search, as a feed or as a page.
  fileprivate func found(as feed: SiteSettings.Feed?) throws -> Answer {
    let words = call["q"] ?? ""
    let matches = call.recipes.ranked(searchWords(words))
    let size = min(50, max(1, call["count"].flatMap { Int($0) } ?? 10))
    let start = call.request.number("start")
    let page = try call.page(offset: start - 1, limit: size, of: matches)
    let place = feed == nil ? "find" : "find.rss"
    let next =
      page.hasNext
      ? "\(call.home)/\(place)?q=\(SiteHTML.encoded(words))&start=\(start + size)" : nil
    if let feed {
      let channel = SiteFeeds.Channel(
        title: "\(words) at \(name)", link: call.home + "/", address: "\(call.home)/\(place)",
        text: "Results", generator: "Quay", next: next,
        window: .init(total: matches.count, start: start, size: size))
      return call.feed(feed, channel, page.items.map { item(call.post($0)) })
    }
    let link = next.map { "<a rel=\"next\" href=\"\(SiteHTML.text($0))\">Next</a>" } ?? ""
    return self.page(
      "Results for \(words)", "<p>\(matches.count) dishes</p>\n\(cards(page.items))\n\(link)")
  }
}
