/// An element of a document, or the document itself.
package struct MarkupNode: Hashable {
  let document: MarkupDocument
  let node: MarkupTree.Node

  init(_ document: MarkupDocument, _ node: MarkupTree.Node) {
    self.document = document
    self.node = node
  }

  /// Whether two are the same element of one document.
  package static func == (left: MarkupNode, right: MarkupNode) -> Bool {
    left.document === right.document && left.node == right.node
  }

  /// Hashes the place in the document.
  package func hash(into hasher: inout Hasher) { hasher.combine(node) }

  private var tree: MarkupTree { document.tree }

  /// Its name as written, in lower case in HTML.
  package var name: String { tree.names[tree.name(node)].written }

  /// Its text in one line, white space collapsed, without what is not shown.
  ///
  /// Of a script or a style what it holds, as written.
  package var text: String {
    if document.syntax == .html, let raw = rawText { return raw }
    if let text = document.shown.text(of: node) { return text }
    return ShownText(tree, of: node, isPage: document.syntax == .html).text(of: node) ?? ""
  }

  private var rawText: String? {
    guard name == "script" || name == "style" else { return nil }
    let content = tree.children(node).first { _ in true }
    return content.map { String(decoding: tree.text($0), as: UTF8.self) } ?? ""
  }

  /// The value of an attribute as it stands there, its references decoded; nil when there is none.
  ///
  /// In HTML case does not count; in XML a prefix is written as in the document or as usual.
  package func attribute(_ name: String) -> String? {
    let written = document.syntax == .html ? name.lowercased() : name
    if let value = tree.attribute(written, of: node) {
      return String(decoding: value, as: UTF8.self)
    }
    guard document.syntax == .xml, let colon = written.firstIndex(of: ":") else { return nil }
    let test = NameTest(
      prefix: String(written[..<colon]), local: String(written[written.index(after: colon)...]))
    let found = tree.attributes(of: node).first {
      test.matches(tree.names[tree.attributeName($0)], root: document.rootSpace ?? "")
    }
    return found.map { String(decoding: tree.attributeValue($0), as: UTF8.self) }
  }

  /// What a selector finds, looked for in this node, in document order.
  ///
  /// CSS finds elements below the node; everything that it names is the node itself or below it,
  /// unless it begins with `:root`: then it is looked for in the whole document.
  /// - Throws: ``SelectorLimit`` when it looks at too much, or the task was cancelled.
  package func select(_ selector: Selector) throws(SelectorLimit) -> [MarkupValue] {
    switch selector.program {
    case .css(let css):
      let found = try CSSMatcher(document, node).find(css.list)
      guard let attribute = css.attribute else {
        return found.map { .node(MarkupNode(document, $0)) }
      }
      return found.compactMap { MarkupNode(document, $0).attribute(attribute).map { .text($0) } }
    case .attribute(let name): return attribute(name).map { [.text($0)] } ?? []
    case .xpath(let expression): return try XPathEvaluator(document).values(expression, at: node)
    }
  }
}

/// What a selector finds.
package enum MarkupValue {
  /// An element.
  case node(MarkupNode)
  /// An attribute's value, or a text.
  case text(String)
  /// A number that an XPath computes.
  case number(Double)
  /// Whether an XPath's condition holds.
  case flag(Bool)

  /// The value as text: of an element what it shows.
  package var text: String {
    switch self {
    case .node(let node): node.text
    case .text(let text): text
    case .number(let number): XPathValue.text(number)
    case .flag(let flag): flag ? "true" : "false"
    }
  }
}
