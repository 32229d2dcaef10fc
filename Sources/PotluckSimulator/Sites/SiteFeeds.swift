internal import RecipeModel

/// Feeds in their four forms.
enum SiteFeeds {
  /// What a feed says about itself.
  struct Channel {
    var title: String
    /// The page that it belongs to.
    var link: String
    /// Its own address.
    var address: String
    var text: String
    var generator: String
    /// The address of its next page, when it has pages.
    var next: String?
    /// Where it stands in the results of a search, when it is one.
    var window: Window?
  }

  /// Which of the results of a search are told.
  struct Window {
    var total: Int
    /// The place of the first one, from 1.
    var start: Int
    var size: Int

    /// Itself in the elements of OpenSearch.
    var elements: String {
      """
      <openSearch:totalResults>\(total)</openSearch:totalResults>\
      <openSearch:startIndex>\(start)</openSearch:startIndex>\
      <openSearch:itemsPerPage>\(size)</openSearch:itemsPerPage>

      """
    }
  }

  private static let windowSpace = "xmlns:openSearch=\"http://a9.com/-/spec/opensearch/1.1/\""

  /// One entry.
  struct Item {
    /// What names it for good.
    var id: String
    var title: String
    var link: String
    /// HTML.
    var summary: String
    /// HTML.
    var content: String
    var author: String
    var day: SiteDay
    var category: String
    /// The address of its picture, where the feed tells it beside the text.
    var picture: String?
  }

  /// RSS 2.0 with the modules that blogs use.
  static func rss(_ channel: Channel, _ items: [Item]) -> String {
    let next = channel.next.map {
      "\n\t<atom:link href=\"\(SiteHTML.text($0))\" rel=\"next\" type=\"application/rss+xml\" />"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
      \txmlns:content="http://purl.org/rss/1.0/modules/content/"
      \txmlns:dc="http://purl.org/dc/elements/1.1/"
      \txmlns:atom="http://www.w3.org/2005/Atom"
      \txmlns:media="http://search.yahoo.com/mrss/"
      \txmlns:sy="http://purl.org/rss/1.0/modules/syndication/"
      \t\(windowSpace)
      >
      <channel>
      \t<title>\(SiteHTML.text(channel.title))</title>
      \t<atom:link href="\(SiteHTML.text(channel.address))" rel="self" type="application/rss+xml" />\(next ?? "")
      \t<link>\(SiteHTML.text(channel.link))</link>
      \t<description>\(SiteHTML.text(channel.text))</description>
      \t<lastBuildDate>\(SiteDay.newest.mail)</lastBuildDate>
      \t<language>en-US</language>
      \t<sy:updatePeriod>hourly</sy:updatePeriod>
      \t<generator>\(SiteHTML.text(channel.generator))</generator>
      \(channel.window?.elements ?? "")\(items.map(rss).joined(separator: "\n"))
      </channel>
      </rss>

      """
  }

  private static func rss(_ item: Item) -> String {
    let picture = item.picture.map {
      "\n\t\t<media:thumbnail url=\"\(SiteHTML.text($0))\" width=\"300\" height=\"200\" />"
    }
    return """
      \t<item>
      \t\t<title>\(SiteHTML.text(item.title))</title>
      \t\t<link>\(SiteHTML.text(item.link))</link>
      \t\t<dc:creator>\(SiteHTML.data(item.author))</dc:creator>
      \t\t<pubDate>\(item.day.mail)</pubDate>
      \t\t<category>\(SiteHTML.data(item.category))</category>
      \t\t<guid isPermaLink="false">\(SiteHTML.text(item.id))</guid>
      \t\t<description>\(SiteHTML.data(item.summary))</description>
      \t\t<content:encoded>\(SiteHTML.data(item.content))</content:encoded>\(picture ?? "")
      \t</item>
      """
  }

  /// Atom (RFC 4287).
  static func atom(_ channel: Channel, _ items: [Item]) -> String {
    let next = channel.next.map { "\n  <link rel=\"next\" href=\"\(SiteHTML.text($0))\" />" }
    let entries = items.map { item in
      """
        <entry>
          <author><name>\(SiteHTML.text(item.author))</name></author>
          <title type="html">\(SiteHTML.data(SiteHTML.text(item.title)))</title>
          <link rel="alternate" type="text/html" href="\(SiteHTML.text(item.link))" />
          <id>\(SiteHTML.text(item.id))</id>
          <updated>\(item.day.date)T08:30:00Z</updated>
          <published>\(item.day.date)T08:30:00Z</published>
          <category term="\(SiteHTML.text(item.category))" />
          <summary type="html">\(SiteHTML.data(item.summary))</summary>
          <content type="html">\(SiteHTML.data(item.content))</content>
        </entry>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" \(windowSpace) xml:lang="en-US">
        <title type="text">\(SiteHTML.text(channel.title))</title>
        <subtitle type="text">\(SiteHTML.text(channel.text))</subtitle>
        <updated>\(SiteDay.newest.date)T08:30:00Z</updated>
        <link rel="alternate" type="text/html" href="\(SiteHTML.text(channel.link))" />
        <id>\(SiteHTML.text(channel.address))</id>
        <link rel="self" type="application/atom+xml" href="\(SiteHTML.text(channel.address))" />\(next ?? "")
        <generator>\(SiteHTML.text(channel.generator))</generator>
      \(channel.window?.elements ?? "")\(entries.joined(separator: "\n"))
      </feed>

      """
  }

  /// RSS 1.0.
  static func rdf(_ channel: Channel, _ items: [Item]) -> String {
    let list = items.map { "<rdf:li rdf:resource=\"\(SiteHTML.text($0.link))\"/>" }
    let entries = items.map { item in
      """
      <item rdf:about="\(SiteHTML.text(item.link))">
      <title>\(SiteHTML.text(item.title))</title>
      <link>\(SiteHTML.text(item.link))</link>
      <dc:date>\(item.day.date)T08:30:00Z</dc:date>
      <dc:creator>\(SiteHTML.text(item.author))</dc:creator>
      <description>\(SiteHTML.data(item.summary))</description>
      <content:encoded>\(SiteHTML.data(item.content))</content:encoded>
      </item>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
      <channel rdf:about="\(SiteHTML.text(channel.address))">
      <title>\(SiteHTML.text(channel.title))</title>
      <link>\(SiteHTML.text(channel.link))</link>
      <description>\(SiteHTML.text(channel.text))</description>
      <dc:date>\(SiteDay.newest.date)T08:30:00Z</dc:date>
      <items><rdf:Seq>\(list.joined())</rdf:Seq></items>
      </channel>
      \(entries.joined(separator: "\n"))
      </rdf:RDF>

      """
  }

  /// JSON Feed 1.1.
  static func json(_ channel: Channel, _ items: [Item]) -> JSON {
    var feed: JSONObject = [
      "version": "https://jsonfeed.org/version/1.1", "title": .string(channel.title),
      "home_page_url": .string(channel.link), "feed_url": .string(channel.address),
      "description": .string(channel.text), "language": "en",
    ]
    if let next = channel.next { feed["next_url"] = .string(next) }
    feed["items"] = .array(
      items.map { item in
        var entry: JSONObject = [
          "id": .string(item.id), "url": .string(item.link), "title": .string(item.title),
          "summary": .string(item.summary), "content_html": .string(item.content),
          "date_published": .string("\(item.day.date)T08:30:00Z"),
          "authors": [["name": .string(item.author)]], "tags": [.string(item.category)],
        ]
        if let picture = item.picture { entry["image"] = .string(picture) }
        return .object(entry)
      })
    return .object(feed)
  }
}
