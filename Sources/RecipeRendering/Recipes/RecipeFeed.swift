/// A recipe in a feed: where its page and its document are, and what lists say of it.
package struct RecipeFeedEntry: Sendable, Hashable {
  /// Its identifier, the same for ever: an address of any scheme.
  package var id: String
  package var title: String
  /// When it was last changed: a time of RFC 3339.
  package var updated: String
  /// When it was published: a time of RFC 3339.
  package var published: String?
  /// The page, from the feed's own folder.
  package var page: String
  /// The document in Cooklang, from the feed's own folder.
  package var document: String
  /// The picture, from the feed's own folder, and its media type.
  package var picture: Picture?
  package var summary: String?
  package var words: [String] = []
  package var authors: [String] = []

  /// A picture in the feed's folder.
  package struct Picture: Sendable, Hashable {
    package var path: String
    package var type: String

    package init(path: String, type: String) { (self.path, self.type) = (path, type) }
  }

  package init(id: String, title: String, updated: String, page: String, document: String) {
    (self.id, self.title, self.updated) = (id, title, updated)
    (self.page, self.document) = (page, document)
  }
}

/// Recipes as a feed for programs and as a page for people.
package struct RecipeFeed: Sendable {
  /// What the collection is called.
  package var title: String
  /// Where its folder is on the web, with a slash at its end.
  package var base: String
  /// The feed's identifier, the same for ever.
  package var id: String
  /// When anything in it was last changed: a time of RFC 3339.
  package var updated: String
  package var entries: [RecipeFeedEntry]

  package init(
    title: String, base: String, id: String, updated: String, entries: [RecipeFeedEntry]
  ) {
    (self.title, self.base, self.id) = (title, base, id)
    (self.updated, self.entries) = (updated, entries)
  }

  /// The name of the feed's file.
  package static let fileName = "feed.xml"

  // MARK: Atom

  /// The feed in Atom (RFC 4287), in the form that the Cooklang Federation takes in: the page is the
  /// alternate, the document in Cooklang an enclosure.
  package func atom() -> String {
    let head: [HTMLNode] = [
      .tag("title", text: name), .tag("id", text: id), .tag("updated", text: updated),
      .tag("link", ["rel": "self", "href": base + Self.fileName, "type": "application/atom+xml"]),
      .tag("link", ["rel": "alternate", "href": base, "type": "text/html"]),
      .tag("author", [:], [.tag("name", text: name)]),
      .tag("generator", text: "Potluck"),
    ]
    return HTMLWriter.xml(
      .tag("feed", ["xmlns": "http://www.w3.org/2005/Atom"], head + entries.map(entry)))
  }

  private func entry(_ entry: RecipeFeedEntry) -> HTMLNode {
    var children: [HTMLNode] = [
      .tag("title", text: Wording.title(entry.title)), .tag("id", text: entry.id),
      .tag("updated", text: entry.updated),
      .tag("link", ["rel": "alternate", "href": base + entry.page, "type": "text/html"]),
      .tag("link", ["rel": "enclosure", "href": base + entry.document, "type": "text/plain"]),
    ]
    if let published = entry.published { children.append(.tag("published", text: published)) }
    if let picture = entry.picture {
      children.append(
        .tag("link", ["rel": "enclosure", "href": base + picture.path, "type": picture.type]))
    }
    children += entry.authors.map { .tag("author", [:], [.tag("name", text: clean($0))]) }
    if let summary = entry.summary { children.append(.tag("summary", text: clean(summary))) }
    children += entry.words.map { .tag("category", ["term": clean($0)]) }
    return .tag("entry", [:], children)
  }

  private var name: String { Wording.title(title) }

  private func clean(_ text: String) -> String { Sanitizer.terminal(text) }

  // MARK: The page

  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; base-uri 'none'; "
    + "form-action 'none'"

  /// A page that lists the recipes; it loads nothing.
  package func page() -> String {
    let head: [HTMLNode] = [
      .tag("meta", ["charset": "utf-8"]),
      .tag("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
      .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .tag("meta", ["name": "color-scheme", "content": "light dark"]),
      .tag("title", text: name), .tag("link", ["rel": "icon", "href": "data:,"]),
      .tag(
        "link",
        [
          "rel": "alternate", "type": "application/atom+xml", "title": name,
          "href": Self.fileName,
        ]),
      .style([PageStyle.colors, PageStyle.layout, Self.style, PageStyle.print]),
    ]
    let rows = entries.map { entry -> HTMLNode in
      let link = HTMLNode.tag("a", ["href": entry.page], [.said(Wording.title(entry.title))])
      let summary = entry.summary.map { HTMLNode.tag("p", [:], [.said($0)]) } ?? .nothing
      return .tag("li", [:], [link, summary])
    }
    let main: [HTMLNode] = [
      .tag("header", [:], [.tag("h1", [:], [.said(name)])]),
      .tag("main", [:], [.tag("ul", [:], rows)]),
      .tag("footer", [:], [.tag("p", [:], [.tag("a", ["href": Self.fileName], text: "Feed")])]),
    ]
    return HTMLWriter.document(
      .tag(
        "html", ["xmlns": "http://www.w3.org/1999/xhtml"],
        [.tag("head", [:], head), .tag("body", [:], main)]))
  }

  private static let style: StaticString = """
    body { max-width: 46rem; font-size: 1.125rem; }
    main { display: block; }
    main ul { padding-left: 1.25rem; }
    main li { margin-top: 0.75rem; }
    """
}
