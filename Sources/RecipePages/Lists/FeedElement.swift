import PotluckSupport
import RecipeProviderKit

/// An element of a feed, with its children by their names.
///
/// Names are in lower case. Those of the feed's own format stand alone (`item`, `link`), others
/// behind the usual prefix of their namespace (`media:thumbnail`), whatever prefix the feed uses.
struct FeedElement {
  private let document: MarkupDocument
  private let node: MarkupTree.Node
  private let children: [String: [MarkupTree.Node]]

  private static let mostChildren = 1_000

  init(_ node: MarkupTree.Node, in document: MarkupDocument) {
    self.document = document
    self.node = node
    let tree = document.tree
    var children: [String: [MarkupTree.Node]] = [:]
    for child in tree.children(node).prefix(Self.mostChildren) where !tree.isText(child) {
      children[Self.name(of: child, in: document), default: []].append(child)
    }
    self.children = children
  }

  /// The name of an element as feeds are read by.
  static func name(of node: MarkupTree.Node, in document: MarkupDocument) -> String {
    let name = document.tree.names[document.tree.name(node)]
    let isOwn = name.space == "rss" || !name.space.isEmpty && name.space == document.rootSpace
    let prefix = name.space.isEmpty ? name.prefix : name.space
    return (isOwn || prefix.isEmpty ? name.local : prefix + ":" + name.local).lowercased()
  }

  // MARK: Children

  /// The children of a name, in order.
  func all(_ name: String) -> [FeedElement] {
    (children[name] ?? []).prefix(FeedItem.mostWords).map { FeedElement($0, in: document) }
  }

  /// The first child of the first name that has one.
  func first(_ names: String...) -> FeedElement? {
    names.firstNonNil { children[$0]?.first }.map { FeedElement($0, in: document) }
  }

  /// The text of the first child of that name that has one; nil when there is none.
  func text(_ names: String...) -> String? {
    for name in names {
      for child in (children[name] ?? []).prefix(FeedItem.mostWords) {
        let text = FeedElement(child, in: document).text
        if text.utf8.contains(where: { $0 > 0x20 }) { return text }
      }
    }
    return nil
  }

  // MARK: Values

  func attribute(_ name: String) -> String? { MarkupNode(document, node).attribute(name) }

  /// The texts of the element and all below it, as written.
  var text: String {
    let tree = document.tree
    var bytes: [UInt8] = []
    for inner in node..<tree.end(of: node) where tree.isText(inner) {
      bytes.append(contentsOf: tree.text(inner))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What the element holds as HTML: its text, which is escaped HTML, or the elements in it.
  var html: String {
    let tree = document.tree
    guard tree.children(node).contains(where: { !tree.isText($0) }) else { return text }
    var html: [UInt8] = []
    var open: [MarkupTree.Node] = []
    for inner in (node + 1)..<tree.end(of: node) {
      while let last = open.last, tree.end(of: last) <= inner { close(open.removeLast(), &html) }
      if tree.isText(inner) {
        Self.escape(tree.text(inner), into: &html)
      } else {
        start(inner, &html)
        open.append(inner)
      }
    }
    while let last = open.popLast() { close(last, &html) }
    return String(decoding: html, as: UTF8.self)
  }

  private func start(_ node: MarkupTree.Node, _ html: inout [UInt8]) {
    let tree = document.tree
    html += "<\(tree.names[tree.name(node)].local)".utf8
    for attribute in tree.attributes(of: node) {
      html += " \(tree.names[tree.attributeName(attribute)].local)=\"".utf8
      Self.escape(tree.attributeValue(attribute), into: &html)
      html.append(UInt8(ascii: "\""))
    }
    html.append(UInt8(ascii: ">"))
  }

  private func close(_ node: MarkupTree.Node, _ html: inout [UInt8]) {
    let name = document.tree.names[document.tree.name(node)].local
    if !["br", "hr", "img"].contains(name) { html += "</\(name)>".utf8 }
  }

  private static func escape(_ text: some Sequence<UInt8>, into html: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): html += "&amp;".utf8
      case UInt8(ascii: "<"): html += "&lt;".utf8
      case UInt8(ascii: ">"): html += "&gt;".utf8
      case UInt8(ascii: "\""): html += "&quot;".utf8
      default: html.append(byte)
      }
    }
  }

  // MARK: Links

  /// What links in the element start from: the document's address and every `xml:base` above.
  var base: RequestURL? { document.base(of: node) }

  /// A link that stands in the element, in full.
  func link(_ text: String?) -> String? {
    text.flatMap { FeedText.link($0, base: base) }
  }
}
