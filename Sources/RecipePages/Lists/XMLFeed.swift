import RecipeModel
import RecipeProviderKit

/// Reads RSS of all versions and Atom.
///
/// The kind is told by the root alone. Entries are read wherever they stand, because a feed with
/// broken markup in one entry ends up with others inside of it, and every field of every format is
/// looked for, because feeds mix them.
struct XMLFeed {
  private let document: MarkupDocument
  private let root: FeedElement
  private let kind: Kind

  private enum Kind: String {
    case rss, rdf, feed

    var entry: String { self == .feed ? "entry" : "item" }
  }

  /// Finds the root; nil for a document that is no feed.
  init?(_ document: MarkupDocument) {
    let tree = document.tree
    guard let root = tree.children(0).first(where: { !tree.isText($0) }),
      let kind = Kind(rawValue: tree.names[tree.name(root)].local.lowercased())
    else { return nil }
    self.document = document
    self.root = FeedElement(root, in: document)
    self.kind = kind
  }

  func feed() throws(ProviderError) -> Feed {
    let channel = root.first("channel") ?? root
    var feed = Feed()
    feed.title = TextCleaning.clean(channel.text("title"))
    feed.homePage = XMLFeedItem(channel).page
    feed.next = XMLFeedItem(channel).link(related: "next")
    feed.total = channel.text("opensearch:totalresults").flatMap(Self.count)
    let authors = XMLFeedItem(channel).authors
    var entries = entries
    // An entry at which the answer ends is not whole.
    feed.isCut = document.isCut
    if document.isCut, entries.count > 1 { entries.removeLast() }
    for entry in entries where !Task.isCancelled {
      var item = try XMLFeedItem(FeedElement(entry, in: document)).item()
      if item.authors.isEmpty, kind == .feed { item.authors = authors }
      feed.items.append(item)
    }
    return feed
  }

  private var entries: [MarkupTree.Node] {
    let tree = document.tree
    var isEntry: [Int: Bool] = [:]
    var entries: [MarkupTree.Node] = []
    for node in 1..<max(1, tree.count) where !tree.isText(node) {
      let number = tree.name(node)
      let matches =
        isEntry[number] ?? (FeedElement.name(of: node, in: document) == kind.entry)
      isEntry[number] = matches
      guard matches else { continue }
      entries.append(node)
      if entries.count == Feed.mostItems { break }
    }
    return entries
  }

  private static func count(_ text: String) -> Int? {
    guard text.utf8.count <= 32 else { return nil }
    let digits = text.filter { $0.isASCII && $0.isNumber }
    return Int(digits)
  }
}
