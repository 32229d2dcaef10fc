import RecipeModel

/// How a syntax of markup marks items, properties and values.
enum MarkupSyntax: String, CaseIterable {
  case microdata
  case rdfa
  case microformats = "h-recipe"

  /// Whether a page can hold a recipe in this syntax, by words without which there is none.
  ///
  /// The raw texts are what scripts and their like hold, in order, which is no markup.
  func isMarked(in page: [UInt8], outside rawTexts: [Range<Int>]) -> Bool {
    let marks: [StaticString] =
      switch self {
      case .microdata: ["org/Recipe", "org/recipe"]
      case .rdfa: ["typeof="]
      case .microformats: ["hrecipe", "h-recipe"]
      }
    func isThere(_ word: StaticString) -> Bool {
      ByteSearch.contains(word, in: page, outside: rawTexts)
    }
    if self == .microdata, !isThere("itemtype") { return false }
    return marks.contains(where: isThere)
  }

  /// The types of the item that begins with an element; nil where none begins.
  func types(of node: HTMLTree.Node, in tree: HTMLTree) -> [String]? {
    switch self {
    case .microdata:
      guard tree.has("itemscope", node) || tree.has("itemtype", node) else { return nil }
      return tree.words("itemtype", of: node).map(SchemaNames.local)
    case .rdfa:
      guard tree.has("typeof", node) else { return nil }
      return tree.words("typeof", of: node).map(SchemaNames.local)
    case .microformats:
      guard tree.attribute("class", of: node, holds: "r") else { return nil }
      let classes = tree.words("class", of: node).map { $0.lowercased() }
      if classes.contains("hrecipe") || classes.contains("h-recipe") { return ["Recipe"] }
      return classes.contains("vcard") || classes.contains("h-card") ? ["Person"] : nil
    }
  }

  /// The properties that an element is a value of, by schema.org's names.
  func names(of node: HTMLTree.Node, in tree: HTMLTree) -> [String] {
    switch self {
    case .microdata:
      guard tree.has("itemprop", node) else { return [] }
      return tree.words("itemprop", of: node).map { SchemaNames.current(SchemaNames.local($0)) }
    case .rdfa:
      guard tree.has("property", node) || tree.has("rel", node) else { return [] }
      let names = tree.words("property", of: node) + tree.words("rel", of: node)
      return names.map { SchemaNames.current(SchemaNames.local($0)) }
        .filter { !["nofollow", "noopener", "noreferrer"].contains($0) }
    case .microformats:
      let isTag = tree.words("rel", of: node).contains("tag")
      guard tree.has("class", node) || isTag else { return [] }
      var names: [String] = []
      for token in tree.words("class", of: node) {
        guard let name = SchemaNames.ofClass[token.lowercased()], !names.contains(name) else {
          continue
        }
        names.append(name)
      }
      return isTag ? names + ["keywords"] : names
    }
  }

  /// The value of an element for one of its properties; nil where it has none.
  func value(of node: HTMLTree.Node, in tree: HTMLTree, for name: String) -> JSON? {
    if let content = tree.attribute("content", of: node), !content.isEmpty {
      return .string(content)
    }
    if self == .microformats, let title = valueTitle(node, tree) { return .string(title) }
    if SchemaNames.links.contains(name) { return link(node, tree).map(JSON.string) }
    let attribute: String? =
      switch tree.name(node) {
      case "time": tree.attribute("datetime", of: node)
      case "data", "meter", "input": tree.attribute("value", of: node)
      case "img": tree.attribute("alt", of: node)
      case "link": tree.attribute("href", of: node)
      default: nil
      }
    if let attribute, !attribute.isEmpty { return .string(attribute) }
    let text = SchemaNames.isLong(name) ? tree.text(of: node) : tree.line(of: node)
    if !text.isEmpty { return .string(text) }
    return tree.attribute("href", of: node).map(JSON.string)
  }

  /// A microformat's value for machines: `<abbr title>`, or an element of class `value-title`.
  private func valueTitle(_ node: HTMLTree.Node, _ tree: HTMLTree) -> String? {
    if tree.name(node) == "abbr" { return tree.attribute("title", of: node) }
    let inner = (node..<tree.end(of: node)).first {
      !tree.isText($0) && tree.words("class", of: $0).contains("value-title")
    }
    return inner.flatMap { tree.attribute("title", of: $0) }
  }

  /// The address that an element, or a picture inside of it, leads to.
  private func link(_ node: HTMLTree.Node, _ tree: HTMLTree) -> String? {
    for inner in (node..<tree.end(of: node)).prefix(200) where !tree.isText(inner) {
      switch tree.name(inner) {
      case "img", "source", "audio", "video", "embed", "iframe", "amp-img":
        if let source = Self.source(of: inner, in: tree) { return source }
      case "a", "link", "area":
        if let href = tree.attribute("href", of: inner), !href.isEmpty { return href }
      case "object":
        if let data = tree.attribute("data", of: inner), !data.isEmpty { return data }
      default:
        if inner == node, let source = Self.source(of: inner, in: tree) { return source }
      }
    }
    let text = tree.line(of: node)
    return text.isEmpty ? nil : text
  }

  /// A picture's address; pages that load pictures late keep it elsewhere than in `src`.
  static func source(of node: HTMLTree.Node, in tree: HTMLTree) -> String? {
    let names: [StaticString] = [
      "data-lazy-src", "data-src", "data-original", "src", "resource",
    ]
    for name in names {
      if let source = tree.attribute(name, of: node), !source.isEmpty,
        !source.hasPrefix("data:")
      {
        return source
      }
    }
    let set = tree.attribute("srcset", of: node) ?? tree.attribute("data-srcset", of: node)
    return set?.split(whereSeparator: { $0 == " " || $0 == "," }).first.map(String.init)
  }
}
