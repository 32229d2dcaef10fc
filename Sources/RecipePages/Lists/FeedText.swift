import RecipeProviderKit

/// What is read out of the texts of a feed.
enum FeedText {
  /// The most of an entry's HTML that is looked through for a picture.
  private static let longestSearch = 128 << 10

  /// A link in full: as written where it is a web link, else joined with a base; nil when neither
  /// gives one that is safe.
  static func link(_ text: String?, base: RequestURL?) -> String? {
    guard let text else { return nil }
    var bytes = text.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }.drop { $0 == 0x20 }
    while bytes.last == 0x20 { bytes.removeLast() }
    guard !bytes.isEmpty, bytes.count <= ListingLimits.linkBytes else { return nil }
    let reference = String(decoding: bytes, as: UTF8.self)
    if WebLink.isWebLink(reference), !bytes.contains(0x20) { return reference }
    let joined = base.map { try? $0.resolving(reference) } ?? (try? RequestURL(reference))
    return WebLink.accept(joined?.text)
  }

  /// The first picture of an entry's HTML that shows something; nil when it has none.
  static func firstPicture(
    of html: String, base: RequestURL?
  ) throws(ProviderError) -> String? {
    let start = Array(html.utf8.prefix(longestSearch))
    guard ByteSearch.contains("<img", in: start) || ByteSearch.contains("<amp-img", in: start)
    else { return nil }
    let page = try MarkupDocument(start, .html, address: base)
    let tree = page.tree
    for node in 0..<tree.count where !tree.isText(node) {
      let picture = MarkupNode(page, node)
      guard ["img", "amp-img"].contains(picture.name), !isDot(picture),
        let link = WebLink.accept(picture.address), !isOrnament(link)
      else { continue }
      return link
    }
    return nil
  }

  /// Pictures of one pixel count readers.
  private static func isDot(_ picture: MarkupNode) -> Bool {
    ["width", "height"].contains { name in
      picture.attribute(name).map { ["0", "1", "1px"].contains($0) } ?? false
    }
  }

  /// Smileys, portraits and counters that stand in the posts of blogs.
  private static func isOrnament(_ link: String) -> Bool {
    ["/core/emoji/", "gravatar.com/", "feeds.feedburner.com/", "pixel.wp.com/", "/b.gif?"]
      .contains { link.contains($0) }
  }

  // MARK: Credits

  /// A summary without the sentence that WordPress puts behind it: `The post … appeared first on …`.
  static func withoutCredit(summary: String) -> String? {
    let credit = credit(in: Array(summary.utf8)) ?? summary.utf8.count
    let text = TextCleaning.clean(String(decoding: summary.utf8.prefix(credit), as: UTF8.self))
    // The mark of an excerpt.
    guard let text, text.hasSuffix("[…]") else { return text }
    return TextCleaning.clean(String(text.dropLast(3)) + "…")
  }

  /// The same of HTML, where it is a paragraph of its own.
  static func withoutCredit(html: String) -> String {
    guard let credit = credit(in: Array(html.utf8)) else { return html }
    var before = Array(html.utf8.prefix(credit))
    if before.suffix(3).elementsEqual("<p>".utf8) { before.removeLast(3) }
    while let last = before.last, last <= 0x20 { before.removeLast() }
    return String(decoding: before, as: UTF8.self)
  }

  /// Where the sentence begins; it is looked for at the end alone.
  private static func credit(in text: [UInt8]) -> Int? {
    let end = text.suffix(longestCredit)
    return end.withUnsafeBytes { bytes in
      for (opening, closing) in credits {
        guard let behind = last(closing, in: bytes, before: bytes.count),
          let start = last(opening, in: bytes, before: behind)
        else { continue }
        return end.startIndex + start
      }
      return nil
    }
  }

  private static func last(
    _ word: StaticString, in bytes: UnsafeRawBufferPointer, before end: Int
  ) -> Int? {
    ByteSearch.last(
      UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount), in: bytes,
      before: end)
  }

  private static let longestCredit = 2_000

  /// The sentence in the languages of most blogs: what stands before and behind the post's name.
  private static let credits: [(StaticString, StaticString)] = [
    ("The post ", " appeared first on "), ("The post ", " first appeared on "),
    ("Der Beitrag ", " erschien zuerst auf "), ("L’article ", " est apparu en premier sur "),
    ("L&#8217;article ", " est apparu en premier sur "), ("L'articolo ", " proviene da "),
    ("La entrada ", " se publicó primero en "), ("El cargo ", " apareció primero en "),
    ("O post ", " apareceu primeiro em "), ("Het bericht ", " verscheen eerst op "),
    ("Artykuł ", " pochodzi z serwisu "), ("Inlägget ", " dök först upp på "),
  ]
}
