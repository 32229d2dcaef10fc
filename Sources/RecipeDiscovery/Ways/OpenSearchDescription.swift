import RecipePages
import RecipeProviderKit

/// An OpenSearch description (1.1, draft 6): where a site says how it is searched.
struct OpenSearchDescription {
  /// A template with the media type of its answers; feeds first.
  struct Template {
    var template: SearchTemplate
    var type: String
    /// Whether the words are sent in the body of a POST.
    var isPost: Bool

    /// The template as a form that is sent by POST; nil where the words stand in its path, or in
    /// more than one field.
    var form: SearchForm? {
      let marker = "potluckwords"
      guard let full = template.address(for: marker),
        let field = full.queryItems.first(where: { $0.value == marker }),
        full.text.ranges(of: marker).count == 1
      else { return nil }
      var form = SearchForm(action: full.withoutQuery, method: .post, field: field.name)
      form.others = full.queryItems.filter { $0.name != field.name }
        .map { SearchForm.Item($0.name, $0.value) }
      return form
    }
  }

  /// What the site calls itself.
  let name: String?
  /// The templates for results that are of use, the best first.
  let templates: [Template]
  /// Whether its owner does not want the results to be asked by programs.
  let isClosed: Bool

  private static let mostURLs = 50

  /// Reads a description.
  init(_ bytes: [UInt8], address: RequestURL) throws(ProviderError) {
    // A document of elements and attributes alone, which the reader of pages reads too.
    let tree = try HTMLTree(parsing: Array(bytes.prefix(256 << 10)))
    func text(_ element: String) -> String? {
      (0..<tree.count).first { Self.isNamed(tree.name($0), element) }.map { tree.line(of: $0) }
    }
    name = TextCleaning.clean(text("shortname"))
    let right = text("syndicationright")?.lowercased() ?? "open"
    isClosed = right == "closed" || right == "private"
    let nodes = (0..<tree.count).filter { Self.isNamed(tree.name($0), "url") }
    let found = nodes.prefix(Self.mostURLs).compactMap { Self.template($0, tree, address) }
    templates = found.sorted { Self.rank($0.type) < Self.rank($1.type) }
  }

  private static func isNamed(_ name: String, _ local: String) -> Bool {
    name == local || name.hasSuffix(":" + local)
  }

  private static func rank(_ type: String) -> Int {
    ["application/rss+xml", "application/atom+xml", "text/html", "application/xhtml+xml"]
      .firstIndex(of: type) ?? 9
  }

  private static func template(
    _ node: HTMLTree.Node, _ tree: HTMLTree, _ address: RequestURL
  ) -> Template? {
    let type = (tree.attribute("type", of: node) ?? "text/html").lowercased()
      .prefix { $0 != ";" }.filter { !$0.isWhitespace }
    let rel = tree.words("rel", of: node)
    guard rank(type) < 9, rel.isEmpty || rel.contains("results"),
      let written = tree.attribute("template", of: node).map({ $0 + parameters(node, tree, $0) }),
      written.utf8.count < 2_048
    else { return nil }
    let first = { (name: StaticString) in Int(tree.attribute(name, of: node) ?? "") ?? 1 }
    let filled = fill(written, index: first("indexoffset"), page: first("pageoffset"))
    guard let filled, let full = absolute(filled, address) else { return nil }
    return Template(
      template: SearchTemplate(full, variable: "searchTerms"), type: type,
      isPost: tree.attribute("method", of: node)?.lowercased() == "post")
  }

  /// The parameters that stand beside a template, as Firefox wants them, as a part of its query.
  private static func parameters(
    _ node: HTMLTree.Node, _ tree: HTMLTree, _ template: String
  ) -> String {
    // An empty element of XML is an open one here: what stands behind it seems to stand in it.
    let items = tree.descendants(node).prefix(200)
      .filter { isNamed(tree.name($0), "param") && owner(of: $0, tree) == node }
      .compactMap { node -> String? in
        guard let name = tree.attribute("name", of: node) else { return nil }
        let value = tree.attribute("value", of: node) ?? ""
        return PercentEncoding.encode(name) + "="
          + (value.hasPrefix("{") ? value : PercentEncoding.encode(value))
      }
    guard !items.isEmpty else { return "" }
    return (template.contains("?") ? "&" : "?") + items.joined(separator: "&")
  }

  private static func owner(of node: HTMLTree.Node, _ tree: HTMLTree) -> HTMLTree.Node? {
    tree.ancestors(node).first { isNamed(tree.name($0), "url") }
  }

  /// The template with every parameter but the words replaced: optional ones by nothing.
  private static func fill(_ template: String, index: Int, page: Int) -> String? {
    var result = ""
    var hasWords = false
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      var name = rest[rest.index(after: open)..<close]
      let isOptional = name.hasSuffix("?")
      if isOptional { name = name.dropLast() }
      switch name {
      case "searchTerms":
        result += "{searchTerms}"
        hasWords = true
      case "inputEncoding", "outputEncoding": result += "UTF-8"
      case "startIndex" where !isOptional: result += String(index)
      case "startPage" where !isOptional: result += String(page)
      case "count" where !isOptional: result += "20"
      case "language" where !isOptional: result += "*"
      default:
        guard isOptional else { return nil }
        drop(from: &result)
      }
      rest = rest[rest.index(after: close)...]
      if result.last == "?", rest.first == "&" { rest = rest.dropFirst() }
    }
    return hasWords ? result + rest : nil
  }

  /// Takes the name away whose value is left out: some servers stumble over empty ones.
  private static func drop(from template: inout String) {
    guard template.last == "=", let mark = template.lastIndex(where: { $0 == "&" || $0 == "?" })
    else { return }
    template = String(template[mark] == "?" ? template[...mark] : template[..<mark])
  }

  private static func absolute(_ template: String, _ address: RequestURL) -> String? {
    let marker = "potluckwords"
    let plain = template.split(separator: "{searchTerms}", omittingEmptySubsequences: false)
      .joined(separator: marker)
    guard let full = try? address.resolving(plain).text else { return nil }
    return full.split(separator: marker, omittingEmptySubsequences: false)
      .joined(separator: "{searchTerms}")
  }
}
