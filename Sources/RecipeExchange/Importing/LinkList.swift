import RecipePages
package import RecipeProviderKit

/// A file that holds no recipes but addresses: a browser's bookmarks, an OPML file of feeds, or one
/// address on each line.
package struct LinkList: Sendable, Hashable {
  /// The address of a page.
  package struct Link: Sendable, Hashable {
    /// The address, http or https.
    package var address: String
    /// The words that its owner gave it.
    package var tags: [String] = []
    /// The folders in which it lies, the outer ones first.
    package var folders: [String] = []
  }

  /// A feed that somebody reads.
  package struct Feed: Sendable, Hashable {
    /// The address of the site, or that of the feed where no other is known; http or https.
    package var address: String
    /// What it is called; empty where nothing is known.
    package var title: String
  }

  /// Pages, each address once.
  package private(set) var links: [Link] = []
  /// Feeds, each address once.
  package private(set) var feeds: [Feed] = []
  /// How many more there are than are read.
  package private(set) var rest = 0
  /// The addresses that were read.
  private var known: Set<String> = []

  /// The most addresses of one file.
  package static let most = 10_000
  private static let sign = 2_048

  /// Reads a file; nil where it is no list of addresses.
  /// - Throws: `misconfigured` where libxml2 is missing.
  package init?(_ bytes: [UInt8]) throws(ProviderError) {
    guard let text = ImportedText(bytes) else { return nil }
    let start = String(decoding: text.utf8.prefix(Self.sign), as: UTF8.self).lowercased()
    if start.contains("netscape-bookmark-file-1") {
      try read(bookmarks: text.utf8)
    } else if start.contains("<opml") {
      try read(outlines: text.utf8)
    } else {
      guard read(lines: text.string) else { return nil }
    }
  }

  // MARK: Forms

  /// Bookmarks as browsers export them.
  private mutating func read(bookmarks: [UInt8]) throws(ProviderError) {
    let document = try MarkupDocument(Self.withoutOpenTags(bookmarks), .html)
    for node in ForeignNode.markup(document.root).find("//a[@href]", most: .max) {
      guard let address = node.text(["@href"]) else { continue }
      // The heading before a list is the name of its folder.
      let folders = node.find("ancestor::dl/preceding-sibling::*[1]/descendant-or-self::h3")
      let tags = (node.text(["@tags"]) ?? "").split(separator: ",")
      add(
        Link(
          address: address, tags: tags.compactMap { TextCleaning.clean(String($0)) },
          folders: folders.compactMap { $0.text.flatMap { TextCleaning.clean($0) } }))
    }
  }

  /// Bookmarks without the tags that browsers open before each of them and never close: a tree would hold
  /// each bookmark inside the one before.
  private static func withoutOpenTags(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.first {
      let tag = openTags.first { tag in
        byte == tag[0]
          && rest.prefix(tag.count).elementsEqual(tag) { $0 == $1 || $0 | 0x20 == $1 }
      }
      if tag == nil { kept.append(byte) }
      rest = rest.dropFirst(tag?.count ?? 1)
    }
    return kept
  }

  private static let openTags = ["<dt>", "<p>", "<dd>"].map { Array($0.utf8) }

  /// OPML 2.0, <https://opml.org/spec2.opml>: an outline with `xmlUrl` is a feed, one with `url` a link.
  private mutating func read(outlines: [UInt8]) throws(ProviderError) {
    let document = try MarkupDocument(outlines, .xml)
    for node in ForeignNode.markup(document.root).find("//outline", most: .max) {
      let title = node.text(["@title", "@text"]).flatMap { TextCleaning.clean($0) } ?? ""
      if let feed = node.text(["@xmlUrl"]) {
        let home = node.text(["@htmlUrl"]).flatMap { WebLink.isWebLink($0) ? $0 : nil }
        let address = home ?? feed
        if takes(address, beside: feeds.count) {
          feeds.append(Feed(address: address, title: title))
        }
      } else if let address = node.text(["@url"]) {
        add(Link(address: address))
      }
    }
  }

  /// One address on each line, with or without a bullet; false where anything else is in it.
  ///
  /// Lines that begin with a number sign are comments.
  private mutating func read(lines text: String) -> Bool {
    for line in text.split(whereSeparator: \.isNewline) {
      var line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      for bullet in ["- ", "* ", "• "] where line.hasPrefix(bullet) {
        line = line.dropFirst(bullet.count).trimmed
      }
      guard WebLink.isWebLink(line), !line.contains(" ") else { return false }
      add(Link(address: line))
    }
    return !links.isEmpty
  }

  private mutating func add(_ link: Link) {
    if takes(link.address, beside: links.count) { links.append(link) }
  }

  /// Whether an address is read: one that is new, while there is room beside those there are.
  private mutating func takes(_ address: String, beside count: Int) -> Bool {
    guard WebLink.isWebLink(address), !known.contains(address) else { return false }
    guard count < Self.most else {
      rest += 1
      return false
    }
    known.insert(address)
    return true
  }
}
