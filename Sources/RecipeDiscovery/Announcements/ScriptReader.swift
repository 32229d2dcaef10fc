import PotluckSupport
import RecipeProviderKit

/// Finds the addresses to which a script of a page sends searches.
///
/// The script is not run: its string literals are read, and what is joined to them. An address counts if
/// it lies on the page's own origin and has the search words as a parameter, such as
/// `/api/search?q=${words}`, `"/find.json?q=" + words` or `get("/search", {params: {q: words}})`.
struct ScriptReader {
  /// The addresses, in the order of the script.
  private(set) var templates: [SearchTemplate] = []
  /// The first such address on another origin, with `{words}` in the place of the words.
  private(set) var elsewhere: String?
  private let script: ArraySlice<UInt8>
  private let page: RequestURL
  /// What names stand for, where a text alone was given to them.
  private var constants: [String: String] = [:]
  private var looks = 0

  /// The most bytes of a script that are read.
  static let mostBytes = 1 << 20
  private static let mostTemplates = 20
  private static let mostConstants = 1_000
  private static let longestText = 1_000
  /// The most addresses after which an object of parameters is looked for.
  private static let mostLooks = 2_000
  private static let longestJoin = 12
  /// How many bytes after an address its parameters may stand.
  private static let reach = 300
  /// Marks the place in an address of a value that the script fills in.
  ///
  /// It is a private character; those of the script itself are dropped.
  private static let hole: Character = "\u{F8FF}"

  /// Reads a script; a cancelled task finds less.
  /// - Parameters:
  ///   - script: its text.
  ///   - page: the page that runs it.
  init(_ script: ArraySlice<UInt8>, on page: RequestURL) {
    self.script = script.prefix(Self.mostBytes)
    self.page = page
    read()
  }

  // MARK: Texts

  /// A piece of an expression that makes a text.
  private enum Piece {
    case text(String)
    case name(String)
  }

  private mutating func read() {
    var place = script.startIndex
    var before = place
    while place < script.endIndex, !Task.isCancelled, templates.count < Self.mostTemplates {
      let byte = script[place]
      if byte == UInt8(ascii: "/"), let end = endOfComment(at: place) {
        place = end
      } else if byte == UInt8(ascii: "/"), isPattern(at: place) {
        place = endOfPattern(at: place)
      } else if Self.isQuote(byte) {
        let start = place
        let (text, end) = literal(at: place)
        place = end
        guard let text else { continue }
        let first = text.map(spelled).joined()
        let mayStart = first.isEmpty || first.contains { "/?=".contains($0) }
        let prefix = mayStart ? joinedName(before: start, since: before) : nil
        let whole = join(text, from: &place, prefix: prefix).map(spelled).joined()
        if mayStart, !whole.contains(Self.hole), constants.count < Self.mostConstants,
          let name = assignedName(before: start, since: before)
        {
          constants[name] = whole
        }
        consider(whole, endingAt: place)
        before = place
      } else {
        place += 1
      }
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  /// Whether a slash begins a regular expression, and divides nothing: by what stands before it.
  private func isPattern(at place: Int) -> Bool {
    guard let last = script[max(script.startIndex, place - 20)..<place].last(where: { $0 > 0x20 })
    else { return false }
    return "=(,:[!&|?{};".utf8.contains(last)
  }

  /// Where a regular expression ends: at a slash in no brackets, at the line's end, or where it is too
  /// long to be one.
  private func endOfPattern(at start: Int) -> Int {
    var isClass = false
    var place = start + 1
    let limit = min(start + Self.reach, script.endIndex)
    while place < limit, script[place] != 0x0A {
      switch script[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "/") where !isClass: return place + 1
      default: break
      }
      place += 1
    }
    return min(max(place, start + 1), script.endIndex)
  }

  private func endOfComment(at place: Int) -> Int? {
    guard place + 1 < script.endIndex else { return nil }
    switch script[place + 1] {
    case UInt8(ascii: "/"):
      return script[place...].firstIndex { $0 == 0x0A } ?? script.endIndex
    case UInt8(ascii: "*"):
      var index = place + 2
      while index + 1 < script.endIndex {
        if script[index] == UInt8(ascii: "*"), script[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return script.endIndex
    default: return nil
    }
  }

  /// The text in quotes at a place and where it ends; nil for one that is none or too long to be an
  /// address.
  private func literal(at start: Int) -> (text: [Piece]?, end: Int) {
    let quote = script[start]
    let isTemplate = quote == UInt8(ascii: "`")
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    var place = start + 1
    func flushed() -> [Piece] {
      bytes.isEmpty ? pieces : pieces + [.text(String(decoding: bytes, as: UTF8.self))]
    }
    while place < script.endIndex, place - start <= Self.longestText {
      let byte = script[place]
      if byte == quote { return (flushed(), place + 1) }
      if byte == 0x0A, !isTemplate { return (nil, place + 1) }
      if byte == UInt8(ascii: "\\"), place + 1 < script.endIndex {
        bytes.append(script[place + 1])
        place += 2
      } else if isTemplate, byte == UInt8(ascii: "$"), place + 1 < script.endIndex,
        script[place + 1] == UInt8(ascii: "{")
      {
        guard let (name, end) = expression(from: place + 2, to: UInt8(ascii: "}")) else {
          return (nil, min(place + Self.reach, script.endIndex))
        }
        pieces = flushed() + [.name(name)]
        bytes = []
        place = end + 1
      } else {
        bytes.append(byte)
        place += 1
      }
    }
    return (nil, max(place, start + 1))
  }

  /// The expression that ends at a mark outside all of its brackets, and the place of that mark.
  private func expression(from start: Int, to mark: UInt8) -> (text: String, end: Int)? {
    var depth = 0
    for place in start..<min(start + Self.reach, script.endIndex) {
      let byte = script[place]
      if depth == 0, byte == mark {
        return (String(decoding: script[start..<place], as: UTF8.self), place)
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// The text with what is joined to it by `+`; the place is moved behind that.
  private func join(_ first: [Piece], from place: inout Int, prefix: String?) -> [Piece] {
    var pieces = (prefix.map { [Piece.name($0)] } ?? []) + first
    for _ in 0..<Self.longestJoin {
      var index = skipSpace(place)
      guard index < script.endIndex, script[index] == UInt8(ascii: "+") else { break }
      index = skipSpace(index + 1)
      guard index < script.endIndex else { break }
      if Self.isQuote(script[index]) {
        let (text, end) = literal(at: index)
        guard let text else { break }
        pieces += text
        place = end
      } else {
        let end = endOfOperand(from: index)
        guard end > index else { break }
        pieces.append(.name(String(decoding: script[index..<end], as: UTF8.self)))
        place = end
      }
    }
    return pieces
  }

  private func skipSpace(_ place: Int) -> Int {
    var place = place
    let limit = min(place + 100, script.endIndex)
    while place < limit, script[place] <= 0x20 { place += 1 }
    return place
  }

  /// Where an operand ends: before what joins, ends or follows it.
  private func endOfOperand(from start: Int) -> Int {
    var depth = 0
    let limit = min(start + Self.reach, script.endIndex)
    for place in start..<limit {
      let byte = script[place]
      if depth == 0, "+,;)]}\n".utf8.contains(byte) { return place }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
    }
    return limit
  }

  /// The words in front of a text, without the space beside it: at most forty bytes of them.
  private func lead(before place: Int, since start: Int) -> String {
    let text = String(decoding: script[max(start, place - 40)..<place], as: UTF8.self)
    return String(text.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The name to which a text is given: `const API = "…"`, `base: "…"`.
  private func assignedName(before place: Int, since start: Int) -> String? {
    let lead = lead(before: place, since: start)
    guard let mark = lead.last, mark == "=" || mark == ":" else { return nil }
    return Self.lastName(of: lead.dropLast())
  }

  /// The name to which a text is joined: `API + "/search"`.
  private func joinedName(before place: Int, since start: Int) -> String? {
    let lead = lead(before: place, since: start)
    guard lead.last == "+" else { return nil }
    return Self.lastName(of: lead.dropLast())
  }

  private static func lastName(of text: Substring) -> String? {
    let text = text.reversed().drop { $0.isWhitespace }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    return name.isEmpty ? nil : String(name.reversed())
  }

  /// What a piece adds to an address: its text, the text that a name stands for, or ``hole`` for any
  /// other value.
  private func spelled(_ piece: Piece) -> String {
    switch piece {
    case .text(let text): return text.filter { $0 != Self.hole }
    case .name(let name):
      let trimmed = name.filter { !$0.isWhitespace }
      let last = Self.lastName(of: trimmed[...]) ?? ""
      if let constant = constants[last], trimmed.hasSuffix(last) { return constant }
      let origins = ["location.origin", "window.origin", "document.baseURI"]
      if origins.contains(where: trimmed.hasSuffix) { return page.origin }
      if trimmed.hasPrefix("newURLSearchParams({") { return Self.parameters(in: trimmed) }
      return String(Self.hole)
    }
  }

  // MARK: Addresses

  /// Takes a text as the address of a search, where it is one.
  private mutating func consider(_ text: String, endingAt end: Int) {
    guard text.utf8.count <= Self.longestText, !text.contains(where: \.isWhitespace),
      Self.mayBeAddress(text)
    else { return }
    var text = text
    if !text.contains(Self.hole) {
      looks += 1
      guard looks <= Self.mostLooks else { return }
      let rest = String(
        decoding: script[end..<min(end + Self.reach, script.endIndex)], as: UTF8.self)
      guard let names = Self.parameterNames(behind: rest) else { return }
      text += (text.contains("?") ? (text.hasSuffix("?") ? "" : "&") : "?") + names
    }
    guard let template = template(text), !templates.contains(template) else { return }
    templates.append(template)
  }

  private static func mayBeAddress(_ text: String) -> Bool {
    let path = text.prefix { $0 != "?" }
    guard path.contains("/") || text.contains("?") else { return false }
    let scheme = path.prefix { $0 != "/" && $0 != ":" }
    guard path.dropFirst(scheme.count).first == ":" else { return true }
    return ["http", "https"].contains(scheme.lowercased())
  }

  /// The parameters that stand behind an address as an object: `, {params: {q: words}}`,
  /// `, { data: { q: words } }` or `.searchParams.set("q", words)`.
  private static func parameterNames(behind rest: String) -> String? {
    let statement = rest.prefix { $0 != ";" }
    for mark in ["params:", "data:", "URLSearchParams("] {
      if let range = statement.firstRange(of: mark) {
        let object = statement[range.upperBound...].drop { $0.isWhitespace }
        if object.first == "{" { return written(object) }
      }
    }
    let next = statement.drop { $0.isWhitespace }
    if next.first == "," {
      let object = next.dropFirst().drop { $0.isWhitespace }
      if object.first == "{" { return written(object) }
    }
    // `const url = new URL("/search", location); url.searchParams.set("q", words)`
    for mark in ["searchParams.set(", "searchParams.append("] {
      guard let range = rest.firstRange(of: mark) else { continue }
      let name = rest[range.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == "`" }
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if SearchWords.isForWords(String(name)) { return "\(name)=\(hole)" }
    }
    return nil
  }

  private static func written(_ object: Substring) -> String? {
    let query = parameters(in: String(object))
    return query.isEmpty ? nil : query
  }

  /// The members of the first object in a text, as a query.
  private static func parameters(in text: String) -> String {
    guard let open = text.firstIndex(of: "{") else { return "" }
    let object = text[text.index(after: open)...].prefix { $0 != "}" && $0 != "{" }
    var items: [String] = []
    for member in object.split(separator: ",").prefix(20) {
      let parts = member.split(separator: ":", maxSplits: 1)
      let name = parts[0].filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_[]-".contains($0) })
      else { continue }
      let value = parts.count > 1 ? parts[1].filter { !$0.isWhitespace } : ""
      let plain = value.filter { $0 != "\"" && $0 != "'" && $0 != "`" }
      let isPlain = Int(value) != nil || (value.count == plain.count + 2 && !plain.contains("$"))
      items.append("\(name)=\(isPlain ? plain : String(hole))")
    }
    return items.joined(separator: "&")
  }

  /// The address as a template: the words in the place that is for them, without what else the script
  /// fills in.
  private mutating func template(_ text: String) -> SearchTemplate? {
    let text = text.prefix { $0 != "#" }
    let path = text.prefix { $0 != "?" }
    let items = text.dropFirst(path.count + 1).split(separator: "&").map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    let holes = items.filter { $0.count == 2 && $0[1].contains(Self.hole) }
    let speaks = SearchWords.speakOfSearch(String(path))
    let name =
      holes.first { SearchWords.isForWords($0[0]) }?[0]
      ?? holes.first { speaks && SearchWords.plainNames.contains($0[0].lowercased()) }?[0]
      ?? (speaks && holes.count == 1 ? holes.first?[0] : nil)
    let mark = "potluck-words"
    var address: String
    if let name, !path.contains(Self.hole) {
      let written = items.compactMap { item -> String? in
        if item.first == name { return "\(name)=\(mark)" }
        return item.contains { $0.contains(Self.hole) } ? nil : item.joined(separator: "=")
      }
      address = String(path) + "?" + written.joined(separator: "&")
    } else if name == nil, speaks, path.filter({ $0 == Self.hole }).count == 1,
      path.contains("/\(Self.hole)"), items.allSatisfy({ !$0.contains { $0.contains(Self.hole) } })
    {
      address = String(text).replacing(String(Self.hole), with: mark)
    } else {
      return nil
    }
    // What is relative is meant from the page, not from the script.
    guard let resolved = try? page.resolving(address), resolved.text.contains(mark) else {
      return nil
    }
    address = resolved.text.replacing(mark, with: "{words}")
    guard resolved.origin == page.origin else {
      if elsewhere == nil { elsewhere = address }
      return nil
    }
    return SearchTemplate(address, variable: "words")
  }
}
