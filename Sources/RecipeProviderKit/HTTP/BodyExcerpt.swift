import RecipeModel

/// Says in a few words what a body is, for messages about answers that are not what was promised.
public struct BodyExcerpt: Sendable, CustomStringConvertible {
  private let body: [UInt8]
  private let start: ArraySlice<UInt8>

  private let redaction: Redaction

  /// Looks at a body; secrets are taken out before anything is cut, so that no part of one stays.
  public init(_ body: [UInt8], redaction: Redaction = Redaction()) {
    self.body = body
    self.redaction = redaction
    let content = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body[3...] : body[...]
    start = content.drop { $0 <= 0x20 }.prefix(65_536)
  }

  /// What the body is, such as `a web page titled “404 File Not Found”` or `an empty body`.
  public var description: String {
    if start.isEmpty { return "an empty body" }
    if let feed { return feed }
    if isHTML { return htmlTitle.map { "a web page titled “\($0)”" } ?? "a web page" }
    if root != nil { return "XML" }
    let beginning = String(decoding: start.prefix(4_096), as: UTF8.self)
    let text = redaction(beginning, isCut: start.count > 4_096)
    let odd = text.unicodeScalars.count { $0 == "\u{FFFD}" || $0.value == 0 }
    guard odd * 8 < text.unicodeScalars.count, let line = TextCleaning.clean(text, limit: 60) else {
      return "\(body.count) bytes of binary data"
    }
    return "text that begins “\(line)”"
  }

  /// The cleaned title of a web page; nil when it has none or the body is no web page.
  public var htmlTitle: String? {
    guard isHTML else { return nil }
    let lower = start.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    guard let open = Self.find("<title", in: lower, from: 0),
      let begin = lower[open...].firstIndex(of: UInt8(ascii: ">")),
      let end = Self.find("</title", in: lower, from: begin)
    else { return nil }
    let text = Array(start)[(begin + 1)..<end]
    return TextCleaning.clean(redaction(String(decoding: text, as: UTF8.self)), limit: 80)
  }

  /// What kind of feed the body is, such as `an RSS feed`; nil when it is none.
  public var feed: String? {
    let head = head
    guard head.hasPrefix("<"), !head.contains("<html") else { return nil }
    if head.contains("<rss") || head.contains("<rdf:rdf") { return "an RSS feed" }
    return head.contains("<feed") ? "an Atom feed" : nil
  }

  /// The beginning in lower case.
  private var head: String {
    String(decoding: start.prefix(2_048), as: UTF8.self).lowercased()
  }

  /// Whether the body is a web page, or a part of one.
  ///
  /// Its first element decides: a document of another name is XML, though elements within it may
  /// have the names of HTML, such as the titles of recipes.
  public var isHTML: Bool {
    guard start.first == UInt8(ascii: "<"), feed == nil else { return false }
    let head = head
    if head.contains("<!doctype html") { return true }
    guard let root else { return head.contains("<html") }
    if head.hasPrefix("<?xml") { return root == "html" }
    return Self.elements.contains(root)
      || ["<html", "<body", "<script"].contains { head.contains($0) }
  }

  /// The elements of HTML that pages, and parts of them such as the errors of PHP, begin with.
  private static let elements: Set<Substring> = [
    "html", "head", "title", "meta", "link", "style", "script", "noscript", "body", "h1", "h2",
    "h3",
    "h4", "p", "div", "span", "center", "font", "br", "hr", "b", "i", "strong", "em", "a", "img",
    "table", "ul", "ol", "form", "pre", "iframe",
  ]

  /// The name of the first element, in lower case, behind declarations and comments; nil where none
  /// begins.
  private var root: Substring? {
    let prologue = [("<?", "?>"), ("<!--", "-->"), ("<!", ">")]
    var rest = head[...]
    while let (_, closing) = prologue.first(where: { rest.hasPrefix($0.0) }) {
      guard let end = rest.firstRange(of: closing) else { return nil }
      rest = rest[end.upperBound...].drop(while: \.isWhitespace)
    }
    guard rest.hasPrefix("<") else { return nil }
    let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "-_.:".contains($0) }
    return name.first?.isLetter == true ? name : nil
  }

  /// Whether the body begins as JSON does.
  var looksLikeJSON: Bool {
    start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[")
      || start.first == UInt8(ascii: "\"")
  }

  /// What an error body says: its message in quotes, or the title of a web page.
  public var complaint: String? {
    if isHTML { return description }
    // A word of complaint is short.
    guard looksLikeJSON,
      let json = try? JSON(parsing: body, limits: JSONLimits(maxMemory: 1 << 20))
    else { return nil }
    return message(in: json, depth: 0).map { "“\($0)”" }
  }

  private func message(in json: JSON, depth: Int) -> String? {
    if let text = json.stringValue { return TextCleaning.clean(redaction(text), limit: 200) }
    guard depth < 3, let object = json.objectValue else { return nil }
    for name in [
      "message", "error_message", "error", "detail", "details", "info", "reason", "code",
    ] {
      if let value = object[name], let text = message(in: value, depth: depth + 1) { return text }
    }
    return nil
  }

  private static func find(_ word: String, in bytes: [UInt8], from start: Int) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count - word.count >= start else { return nil }
    return (start...bytes.count - word.count).first { bytes[$0...].starts(with: word) }
  }
}
