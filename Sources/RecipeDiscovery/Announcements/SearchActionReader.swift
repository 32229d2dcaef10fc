import PotluckSupport
import RecipeModel
import RecipePages
import RecipeProviderKit

/// Finds the SearchActions of schema.org in a page.
struct SearchActionReader {
  /// The templates, in the order of the page, those that look broken last; each once.
  private(set) var actions: [SearchTemplate] = []
  private let page: PageData
  private var values = 0

  private static let mostActions = 20
  private static let mostValues = 200_000
  private static let deepest = 64

  init(_ page: PageData) {
    self.page = page
    for document in page.documents { visit(document, 0) }
    if page.holds("SearchAction") { readMicrodata() }
    actions = actions.filter(\.isWhole) + actions.filter { !$0.isWhole }
  }

  // MARK: JSON-LD

  private mutating func visit(_ value: JSON, _ depth: Int) {
    values += 1
    guard values < Self.mostValues, depth < Self.deepest, actions.count < Self.mostActions else {
      return
    }
    switch value {
    case .array(let elements): for element in elements { visit(element, depth + 1) }
    case .object(let object):
      if Self.isSearchAction(object["@type"]) {
        add(targets(of: object["target"]), input: input(object))
      }
      for member in object.members { visit(member.value, depth + 1) }
    case .null, .bool, .number, .string: break
    }
  }

  private static func isSearchAction(_ type: JSON?) -> Bool {
    switch type {
    case .string(let text): text.hasSuffix("SearchAction")
    case .array(let types): types.contains { $0.stringValue?.hasSuffix("SearchAction") == true }
    default: false
    }
  }

  /// The addresses of a target: a text, an entry point, or a list of these.
  private func targets(of target: JSON?) -> [String] {
    switch target {
    case .string(let text): [text]
    case .object(let entry): targets(of: entry["urlTemplate"] ?? entry["url"])
    case .array(let all): all.prefix(20).flatMap { $0.arrayValue == nil ? targets(of: $0) : [] }
    default: []
    }
  }

  /// The name that `query-input` gives: in `required name=x`, or as `valueName`.
  private func input(_ action: JSONObject) -> String? {
    var input = action["query-input"] ?? action["query"]
    if let first = input?.arrayValue?.first { input = first }
    return input?["valueName"]?.stringValue ?? input?.stringValue.flatMap(Self.name)
  }

  private static func name(in input: String) -> String? {
    let parts = input.split { $0.isWhitespace || $0 == ";" }
    let name = parts.first { $0.hasPrefix("name=") }?.dropFirst(5)
    return name.map { $0.filter { $0 != "\"" && $0 != "'" } }
  }

  // MARK: Microdata

  private mutating func readMicrodata() {
    for node in 0..<page.tree.count {
      guard actions.count < Self.mostActions,
        page.tree.words("itemtype", of: node).contains(where: { $0.hasSuffix("/SearchAction") })
      else { continue }
      var found: [String] = []
      var input: String?
      for inner in page.tree.descendants(node).prefix(200) {
        let properties = page.tree.words("itemprop", of: inner)
        if properties.contains("target") || properties.contains("urlTemplate") {
          found += [value(of: inner)].compactMap(\.self)
        } else if properties.contains("query-input") {
          input = page.tree.attribute("name", of: inner) ?? value(of: inner).flatMap(Self.name)
        }
      }
      add(found, input: input)
    }
  }

  private func value(of node: HTMLTree.Node) -> String? {
    page.tree.attribute("content", of: node) ?? page.tree.attribute("href", of: node)
      ?? page.tree.attribute("src", of: node)
  }

  // MARK: Templates

  /// Adds the first address that has a place for words.
  private mutating func add(_ targets: [String], input: String?) {
    let page = page
    let found = targets.firstNonNil { SearchTemplate(announced: $0, input: input, page) }
    guard let found, !actions.contains(found) else { return }
    actions.append(found)
  }
}

extension SearchTemplate {
  private static let longest = 2_048

  /// Reads what a page announces: an http or https address, perhaps relative, with braces in it.
  fileprivate init?(announced text: String, input: String?, _ page: PageData) {
    let text = Self.plain(text.filter { !$0.isWhitespace })
    guard text.utf8.count <= Self.longest, let open = text.firstIndex(of: "{"),
      let close = text[open...].firstIndex(of: "}")
    else { return nil }
    var variable = String(text[text.index(after: open)..<close])
    if let input, input != variable, text.contains("{\(input)}") { variable = input }
    guard !variable.isEmpty, !variable.contains("{") else { return nil }
    let decoded =
      text.contains("&amp;") ? text.split(separator: "&amp;").joined(separator: "&") : text
    guard let address = Self.absolute(decoded, page) else { return nil }
    self.init(address, variable: variable)
  }

  /// The template with the simplest of RFC 6570's expressions alone: `/find{?q}` is `/find?q={q}`.
  private static func plain(_ text: String) -> String {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      return text
    }
    let name = text[open..<close].dropFirst(2).prefix { $0 != "," }
    let value = "{\(name)}"
    let written: String
    switch text[text.index(after: open)] {
    case "?", "&": written = (text[..<open].contains("?") ? "&" : "?") + "\(name)=" + value
    case "/": written = "/" + value
    case "+": written = value
    default: return text
    }
    return text[..<open] + written + text[text.index(after: close)...]
  }

  /// The template in full; nil when it is of another scheme.
  private static func absolute(_ text: String, _ page: PageData) -> String? {
    let lower = text.prefix(8).lowercased()
    if lower.hasPrefix("http://") || lower.hasPrefix("https://") {
      let plain = text.split(separator: "{", maxSplits: 1).first.map(String.init) ?? text
      guard let address = try? RequestURL(plain) else { return nil }
      return SearchEngines.owns(address, besides: page.address) ? nil : text
    }
    let path = text.prefix { $0 != "?" && $0 != "{" }
    guard !path.contains(":"), let base = page.base else { return nil }
    if text.hasPrefix("//") { return base.scheme + ":" + text }
    guard text.hasPrefix("/") || text.hasPrefix("?") else { return nil }
    return text.hasPrefix("/") ? base.origin + text : base.withoutQuery.text + text
  }

  /// Whether the words are a whole value or a whole part of the path, as they are wherever a person
  /// wrote the address, and not glued to something else.
  var isWhole: Bool {
    guard let place = text.firstRange(of: "{\(variable)}") else { return false }
    let before = text[..<place.lowerBound].last
    return before == "=" || before == "/" || before == ":"
  }
}
