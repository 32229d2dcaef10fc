import PotluckSupport
import RecipeProviderKit

/// One entry of RSS or Atom, or the feed itself as far as it has the same fields.
struct XMLFeedItem {
  private let element: FeedElement

  init(_ element: FeedElement) { self.element = element }

  func item() throws(ProviderError) -> FeedItem {
    var item = FeedItem()
    item.url = page
    item.id = TextCleaning.clean(
      element.text("guid", "id", "atom:id") ?? element.attribute("rdf:about"),
      limit: ListingLimits.idBytes)
    item.title = TextCleaning.clean(element.text("title", "atom:title", "media:title", "dc:title"))
    item.published = date(
      "pubdate", "published", "issued", "dc:date", "dcterms:created", "dcterms:issued",
      "atom:published", "updated")
    item.modified = date("updated", "modified", "atom:updated", "dcterms:modified")
    item.authors = authors
    item.tags = tags
    item.image = picture
    let text = readTexts(into: &item)
    try item.complete(text: text, base: element.base)
    return item
  }

  // MARK: Texts

  /// Reads summary and HTML.
  /// - Returns: the whole text where it is no HTML.
  private func readTexts(into item: inout FeedItem) -> String? {
    let content = element.first("content:encoded", "content", "atom:content", "xhtml:body")
    let isPlain = content?.attribute("type").map { $0 == "text" || $0 == "text/plain" } ?? false
    let html = content?.html
    if !isPlain, let html, !Self.isBlank(html) { item.html = html }
    let short = element.first(
      "description", "summary", "atom:summary", "itunes:summary", "media:description")
    if let summary = short?.html, !Self.isBlank(summary) {
      let isMarkedUp = summary.utf8.contains(UInt8(ascii: "<"))
      if item.html == nil, isMarkedUp {
        item.html = summary
      } else {
        item.summary = TextCleaning.clean(summary, limit: ListingLimits.paragraphCharacters)
      }
    }
    return isPlain ? html : nil
  }

  private static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy { $0 <= 0x20 } }

  private func date(_ names: String...) -> String? {
    names.firstNonNil { FeedDate.read(element.text($0)) }
  }

  /// Who wrote it: names, of e-mail addresses the name beside them.
  var authors: [String] {
    let named = (element.all("author") + element.all("atom:author")).map { author in
      author.text("name", "atom:name") ?? author.text
    }
    let others =
      ["dc:creator", "itunes:author"].map { element.all($0).map(\.text) }
      .first { !$0.isEmpty } ?? []
    return FeedItem.words((others.isEmpty ? named : others).map(Self.person))
  }

  /// `ann@leek.example (Ann)` is Ann; an address alone names nobody.
  private static func person(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return text }
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return nil }
    return String(text[text.index(after: open)..<close])
  }

  private var tags: [String] {
    let categories = element.all("category") + element.all("atom:category")
    let words = categories.map { $0.attribute("label") ?? $0.attribute("term") ?? $0.text }
    return FeedItem.words(words + element.all("dc:subject").map(\.text))
  }

  // MARK: Links

  /// Where the entry leads to.
  var page: String? {
    // Some services put their own counting link in the page's place.
    if let original = element.link(element.text("feedburner:origlink")) { return original }
    let link = element.all("link").firstNonNil { $0.link($0.text) }
    if let link = link ?? self.link(related: nil) { return link }
    guard let guid = element.first("guid", "id"), guid.attribute("isPermaLink") != "false" else {
      return element.attribute("rdf:about").flatMap(WebLink.accept)
    }
    return TextCleaning.clean(guid.text, limit: ListingLimits.linkBytes).flatMap(WebLink.accept)
  }

  /// The first link of a relation; nil stands for the page itself.
  func link(related relation: String?) -> String? {
    for link in element.all("link") + element.all("atom:link") {
      let own = link.attribute("rel")
      guard own == relation || relation == nil && own == "alternate" else { continue }
      if let address = link.link(link.attribute("href")) { return address }
    }
    return nil
  }

  // MARK: Pictures

  /// The widest picture that the entry names; of several of no told width the first.
  private var picture: String? {
    let group = element.first("media:group")
    let contents = element.all("media:content") + (group?.all("media:content") ?? [])
    let thumbnails = ([element, group].compactMap(\.self) + contents).flatMap {
      $0.all("media:thumbnail")
    }
    var best: (link: String, width: Int)?
    for media in thumbnails + contents.filter(Self.isPicture) {
      guard let link = media.link(media.attribute("url")) else { continue }
      let width = media.attribute("width").flatMap { Int($0) } ?? 0
      if width > best?.width ?? -1 { best = (link, width) }
    }
    return best?.link ?? enclosed ?? named
  }

  private var enclosed: String? {
    let links = (element.all("link") + element.all("atom:link")).filter {
      $0.attribute("rel") == "enclosure"
    }
    return (element.all("enclosure") + links).firstNonNil { enclosure in
      Self.isPicture(enclosure)
        ? enclosure.link(enclosure.attribute("url") ?? enclosure.attribute("href")) : nil
    }
  }

  private var named: String? {
    if let link = element.first("itunes:image").flatMap({ $0.link($0.attribute("href")) }) {
      return link
    }
    return element.first("image").flatMap { $0.link($0.text("url") ?? $0.text) }
  }

  /// Whether something beside the text is a picture: by its kind, else by its address.
  private static func isPicture(_ media: FeedElement) -> Bool {
    if let medium = media.attribute("medium") { return medium == "image" }
    if let type = media.attribute("type") { return type.hasPrefix("image/") }
    let address = (media.attribute("url") ?? media.attribute("href") ?? "").lowercased()
    let path = address.prefix { $0 != "?" }
    return [".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif"].contains { path.hasSuffix($0) }
  }
}
