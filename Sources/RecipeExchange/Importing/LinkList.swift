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
    let document = try MarkupDocument(bookmarks, .html)
    for node in ForeignNode.markup(document.root).find("//a[@href]") {
      guard let address = node.text(["@href"]) else { continue }
      // A folder's name stands in front of the list of what is in it.
      let folders = node.find("ancestor::dl/preceding-sibling::*[1]/descendant-or-self::h3")
      let tags = (node.text(["@tags"]) ?? "").split(separator: ",")
      add(
        Link(
          address: address, tags: tags.compactMap { TextCleaning.clean(String($0)) },
          folders: folders.compactMap { $0.text.flatMap { TextCleaning.clean($0) } }))
    }
  }

  /// OPML 2.0, <https://opml.org/spec2.opml>: an outline with `xmlUrl` is a feed, one with `url` a link.
  private mutating func read(outlines: [UInt8]) throws(ProviderError) {
    let document = try MarkupDocument(outlines, .xml)
    for node in ForeignNode.markup(document.root).find("//outline") {
      let title = node.text(["@title", "@text"]).flatMap { TextCleaning.clean($0) } ?? ""
      if let feed = node.text(["@xmlUrl"]) {
        let home = node.text(["@htmlUrl"]).flatMap { WebLink.isWebLink($0) ? $0 : nil }
        let address = home ?? feed
        guard WebLink.isWebLink(address), !feeds.contains(where: { $0.address == address })
        else { continue }
        if feeds.count < Self.most {
          feeds.append(Feed(address: address, title: title))
        } else {
          rest += 1
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

  private var known: Set<String> = []

  private mutating func add(_ link: Link) {
    guard WebLink.isWebLink(link.address), !known.contains(link.address) else { return }
    guard links.count < Self.most else {
      rest += 1
      return
    }
    known.insert(link.address)
    links.append(link)
  }
}
