import RecipeModel
import RecipePages
import RecipeProviderKit

/// How the answers of a search list what was found.
enum ResultList: Sendable {
  /// As a feed.
  case feed
  /// As data of schema.org in the page.
  case schemaOrg
  /// As cards.
  case cards(CardList)

  /// Something that was found.
  struct Item: Sendable {
    var title: String
    var url: String
    var image: String?
  }

  /// Finds out how an answer may list what was found.
  ///
  /// - Parameters:
  ///   - reply: the answer.
  ///   - evidence: what is known of the site and of the other answers.
  /// - Returns: every list that it could be, the likeliest first.
  /// - Throws: `misconfigured` without libxml2.
  static func all(
    in reply: SiteWalk.Reply, _ evidence: CardLists.Evidence
  ) throws(ProviderError) -> [ResultList] {
    if BodyExcerpt(reply.response.body).feed != nil || isJSONFeed(reply) { return [.feed] }
    let data = items(of: ResultList.schemaOrg, in: reply)
    let page = PageText(reply.response.body, contentType: reply.response.headers["Content-Type"])
    let tree = try HTMLTree(parsing: page.utf8)
    let cards = CardLists.find(in: tree, address: reply.address, prefer: evidence)
    guard data.count > 1 else { return cards.prefix(1).map(ResultList.cards) }
    // What a page tells programs is sometimes the beginning of its list alone.
    if let list = cards.first,
      identities(list.cards.map(\.url)).isStrictSuperset(
        of: identities(data.map(\.url)))
    {
      return [.cards(list), .schemaOrg]
    }
    return [.schemaOrg] + cards.prefix(1).map(ResultList.cards)
  }

  private static func identities(_ addresses: [String]) -> Set<String> {
    Set(addresses.compactMap { try? RequestURL($0) }.map(CardLists.identity))
  }

  /// A list that is seen on other pages of the site, where each search finds one recipe: each
  /// another one, whose title or address says the word, and nonsense none.
  /// - Parameters:
  ///   - answers: the answers to words.
  ///   - nonsense: the answer to letters without meaning.
  ///   - pages: other pages of the site.
  /// - Returns: the list; nil where the searches find anything else.
  static func ofSingles(
    _ answers: [(words: String, reply: SiteWalk.Reply)], nonsense: SiteWalk.Reply,
    pages: [PageData]
  ) -> ResultList? {
    let seen = pages.flatMap { page in
      page.address.map { CardLists.find(in: page.tree, address: $0) } ?? []
    }
    return ([.schemaOrg] + seen.map(ResultList.cards)).first { list in
      guard list.items(in: nonsense).isEmpty else { return false }
      let found = answers.map { (SearchHits.stem(of: $0.words), list.items(in: $0.reply)) }
      return Set(found.compactMap(\.1.first?.url)).count == found.count
        && found.allSatisfy { stem, items in
          items.count == 1 && (items[0].title + items[0].url).lowercased().contains(stem)
        }
    }
  }

  /// Whether an answer lists something that others do not.
  func differs(_ reply: SiteWalk.Reply, from others: [SiteWalk.Reply]) -> Bool {
    let others = Set(others.flatMap { items(in: $0).map(\.url) })
    return items(in: reply).contains { !others.contains($0.url) }
  }

  private static func isJSONFeed(_ reply: SiteWalk.Reply) -> Bool {
    let type = reply.response.headers["Content-Type"]?.lowercased() ?? ""
    return type.hasPrefix("application/feed+json")
  }

  /// What an answer lists in this way; nothing when it does not.
  func items(in reply: SiteWalk.Reply) -> [Item] { Self.items(of: self, in: reply) }

  private static let mostItems = 200

  private static func items(of list: ResultList, in reply: SiteWalk.Reply) -> [Item] {
    let body = reply.response.body
    let type = reply.response.headers["Content-Type"]
    switch list {
    case .feed:
      let feed = try? FeedReader.read(body, contentType: type, address: reply.address)
      return items(feed, title: "title")
    case .schemaOrg:
      let page = try? ResultPageReader.read(body, contentType: type, address: reply.address)
      return items(page, title: "name")
    case .cards(let cards):
      guard
        let page = try? MarkupDocument(body, .html, contentType: type, address: reply.address)
      else { return [] }
      return cards.items(in: page, most: mostItems)
    }
  }

  private static func items(_ list: JSON?, title: String) -> [Item] {
    (list?["items"]?.arrayValue ?? []).prefix(mostItems).compactMap { item in
      guard let name = item[title]?.stringValue, let url = item["url"]?.stringValue else {
        return nil
      }
      return Item(
        title: name, url: url, image: item["image"]?.stringValue)
    }
  }

  /// Where each field of a listing stands.
  var origins: [(field: ListingField, place: String)] {
    switch self {
    case .feed: [(.title, "$.title"), (.url, "$.url"), (.image, "$.image")]
    case .schemaOrg: [(.title, "$.name"), (.url, "$.url"), (.image, "$.image")]
    case .cards(let list):
      [(.title, list.title), (.url, list.url)] + (list.image.map { [(.image, $0)] } ?? [])
    }
  }

  /// What is not sure about the list.
  var doubts: [String] {
    if case .cards(let list) = self { list.doubts } else { [] }
  }
}

extension CardList {
  /// The rows of a page that the list's selectors find.
  fileprivate func items(in page: MarkupDocument, most: Int) -> [ResultList.Item] {
    guard let rows = try? page.root.select(Selector(selector)) else { return [] }
    var items: [ResultList.Item] = []
    for case .node(let row) in rows.prefix(most) where !Task.isCancelled {
      guard let title = Self.first(self.title, in: row)?.text,
        let name = TextCleaning.clean(title),
        let url = Self.first(url, in: row).flatMap({ Self.address($0, in: page) })
      else { continue }
      let picture = image.flatMap { Self.first($0, in: row) }
        .flatMap { Self.address($0, in: page) }
      items.append(.init(title: name, url: url, image: picture))
    }
    return items
  }

  private static func first(_ path: String, in row: MarkupNode) -> MarkupValue? {
    guard let selector = try? Selector(path) else { return nil }
    return (try? row.select(selector))?.first
  }

  private static func address(_ value: MarkupValue, in page: MarkupDocument) -> String? {
    switch value {
    case .node(let node): node.address
    case .text(let text): page.address(text)
    case .number, .flag: nil
    }
  }
}
