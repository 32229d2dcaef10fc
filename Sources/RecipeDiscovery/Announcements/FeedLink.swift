import RecipePages
import RecipeProviderKit

/// A link to a feed, as a page has it.
struct FeedLink {
  var address: RequestURL
  var type: String
  var title: String?
  /// Whether the link is marked as the standard wants it.
  var isSure: Bool

  /// The media types of feeds.
  static let types: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/feed+json", "application/rdf+xml",
  ]

  /// The links to feeds of the site's posts, in the order of the page, those to other hosts last.
  /// - Parameters:
  ///   - links: every link to a feed.
  ///   - page: the page's own address.
  ///   - home: the site's, where that is known.
  /// - Returns: what is announced, each address once.
  static func feeds(
    _ links: [FeedLink], of page: RequestURL?, home: RequestURL?
  ) -> [PageAnnouncements.Feed] {
    var seen: Set<String> = []
    let own = links.filter { !$0.isOfComments(page, home) && seen.insert($0.address.text).inserted }
    let sorted =
      own.filter { $0.isSure && $0.isNear(page) } + own.filter { $0.isSure && !$0.isNear(page) }
      + own.filter { !$0.isSure }
    return sorted.prefix(50).map { .init(address: $0.address, type: $0.type, title: $0.title) }
  }

  private func isNear(_ page: RequestURL?) -> Bool {
    page.map { $0.bareHost == address.bareHost } ?? true
  }

  /// Whether it is a feed of comments: its path lies below the page's, or it says so.
  private func isOfComments(_ page: RequestURL?, _ home: RequestURL?) -> Bool {
    let said = ((title ?? "") + " " + address.path + " " + (address.query ?? "")).lowercased()
    if Self.words.contains(where: said.contains) { return true }
    guard let page, page.bareHost == address.bareHost, page.path != home?.path else { return false }
    let own = page.path.hasSuffix("/") ? page.path : page.path + "/"
    return own != "/" && address.path.hasPrefix(own)
  }

  private static let words = [
    "comment", "komment", "koment", "reacti", "comentario", "comentário", "commenti", "yorum",
    "комментар", "коментар", "hozzászólás", "kommenter", "σχόλι", "replies", "コメント", "评论",
    "評論", "댓글",
  ]
}
