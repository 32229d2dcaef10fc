import PotluckSupport
import RecipeProviderKit

extension MarkupNode {
  /// The address that an element leads to or shows, joined with the document's base; nil when it
  /// has none.
  ///
  /// Of a link what it leads to, of a form where it sends, of a picture the best that it offers: a
  /// picture that is loaded later before its placeholder, the widest of a set, never `data:`.
  package var address: String? {
    if document.syntax == .xml { return xmlAddress }
    switch name {
    case "a", "area", "link", "base": return joined(attribute("href"))
    case "form": return joined(attribute("action"))
    case "meta": return joined(attribute("content"))
    case "picture": return picture ?? pictureInside
    default:
      return picture ?? joined(attribute("href"))
    }
  }

  private func joined(_ link: String?) -> String? { link.flatMap(document.address) }

  // MARK: Pictures

  /// The best picture of the element's own attributes.
  private var picture: String? {
    for name in MarkupAddress.delayed {
      if let address = joined(attribute(name)) { return address }
    }
    for name in MarkupAddress.sets {
      guard let set = attribute(name) else { continue }
      if let address = joined(MarkupAddress.widest(in: set)) { return address }
    }
    for name in ["src", "poster", "data-bg", "data-background-image"] {
      if let address = joined(attribute(name)) { return address }
    }
    return attribute("style").flatMap(MarkupAddress.inStyle).flatMap(document.address)
  }

  /// The best picture among the sources of a `picture`: that of its `img` comes first.
  private var pictureInside: String? {
    let tree = document.tree
    let inside = ((node + 1)..<tree.end(of: node)).prefix(64).filter { !tree.isText($0) }
      .map { MarkupNode(document, $0) }
    let first = inside.filter { $0.name == "img" } + inside.filter { $0.name != "img" }
    return first.firstNonNil(\.picture)
  }

  // MARK: XML

  private var xmlAddress: String? {
    let written =
      ["href", "url", "src"].firstNonNil { attribute($0) } ?? text
    return MarkupAddress.join(written, to: document.base(of: node))
  }
}

extension MarkupDocument {
  /// How many bases of elements within each other are joined.
  private static let mostBases = 16

  /// What links in an element of XML start from: the document's address and every `xml:base` above.
  ///
  /// One that is longer than a link may be counts as none.
  func base(of node: MarkupTree.Node) -> RequestURL? {
    var bases: [String] = []
    var next: MarkupTree.Node? = node
    while let node = next, bases.count < Self.mostBases {
      if let value = tree.attribute("xml:base", of: node), value.count <= ListingLimits.linkBytes {
        bases.append(MarkupAddress.trimmed(value))
      }
      next = tree.parent(node)
    }
    return bases.reversed().reduce(base) { base, written in
      base.map { (try? $0.resolving(written)) ?? $0 } ?? (try? RequestURL(written))
    }
  }
}

/// How addresses are written in pages.
enum MarkupAddress {
  /// The attributes in which a picture waits until it is scrolled to.
  static let delayed = ["data-lazy-src", "data-src", "data-original"]
  static let sets = ["data-lazy-srcset", "data-srcset", "srcset"]

  /// An address without the white space around it and the breaks inside.
  static func trimmed(_ written: some Collection<UInt8>) -> String {
    let kept = written.filter { $0 >= 0x20 && $0 != 0x7F }
    let start = kept.firstIndex { $0 != 0x20 } ?? kept.endIndex
    let end = kept.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
    return String(decoding: kept[start..<end], as: UTF8.self)
  }

  /// What links of a page start from: its address, joined with the first `<base>`.
  ///
  /// One longer than ``longestBase`` is ignored, since every link would carry it along.
  static func base(_ written: String?, at address: RequestURL?) -> RequestURL? {
    guard let written, written.utf8.count <= longestBase else { return address }
    return address.flatMap { try? $0.resolving(trimmed(written.utf8)) } ?? address
  }

  private static let longestBase = 2_048

  /// A link made absolute; nil for what leads nowhere on the web.
  ///
  /// Without a base, a link that is not absolute stays as it is.
  static func join(_ written: String, to base: RequestURL?) -> String? {
    guard written.utf8.count <= 1 << 16 else { return nil }
    let link = trimmed(written.utf8)
    guard let first = link.utf8.first, first != UInt8(ascii: "#") else { return nil }
    if let scheme = scheme(of: link), scheme != "http", scheme != "https" { return nil }
    guard let base else {
      guard scheme(of: link) != nil else { return link }
      return (try? RequestURL(link))?.text
    }
    return (try? base.resolving(link))?.text
  }

  private static func scheme(of link: String) -> String? {
    let name = link.utf8.prefix { byte in
      0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    guard let first = name.first, 0x61...0x7A ~= first | 0x20, name.endIndex < link.utf8.endIndex,
      link.utf8[name.endIndex] == UInt8(ascii: ":")
    else { return nil }
    return String(link[..<name.endIndex]).lowercased()
  }

  /// The widest picture of a `srcset`, the first of equal ones.
  ///
  /// An address ends at white space, so that it may hold commas; one without a width ends at a
  /// comma behind it.
  static func widest(in set: String) -> String? {
    var best: (address: Substring, width: Double)?
    var rest = set.prefix(1 << 16)[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return best.map { String($0.address) } }
      var address = rest.prefix { !$0.isWhitespace }
      rest = rest[address.endIndex...]
      var width = 1.0
      if address.last == "," {
        while address.last == "," { address.removeLast() }
      } else {
        let descriptor = rest.prefix { $0 != "," }
        rest = rest[descriptor.endIndex...]
        let words = descriptor.split(whereSeparator: \.isWhitespace)
        width = words.firstNonNil { Double($0.dropLast()) } ?? 1
      }
      let isData = address.prefix(5).lowercased() == "data:"
      if !isData, width > best?.width ?? -1 { best = (address, width) }
    }
  }

  /// The address in `url(…)` of a style.
  static func inStyle(_ style: String) -> String? {
    guard style.utf8.count <= 1 << 14, let start = style.range(of: "url(") else { return nil }
    let rest = style[start...].dropFirst(4).drop { $0.isWhitespace }
    if let quote = rest.first, quote == "\"" || quote == "'" {
      return String(rest.dropFirst().prefix { $0 != quote })
    }
    return String(rest.prefix { $0 != ")" })
  }
}

extension String {
  /// Where a text begins in this one.
  fileprivate func range(of word: String) -> String.Index? {
    var rest = self[...]
    while let first = word.first, let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.hasPrefix(word) { return place }
      rest = rest.dropFirst()
    }
    return nil
  }
}
