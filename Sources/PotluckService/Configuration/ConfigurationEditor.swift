import RecipeModel

/// Puts an entry into the text of a configuration and leaves every other byte as it is.
///
/// The entry is written as the file writes its own: between the entries stands what stands between
/// them already, and within the entry what stands within the last one. The text must be valid JSON
/// with an object at its top, and `providers` a list where it is there.
struct ConfigurationEditor {
  /// The one change that is made.
  struct Insertion: Equatable {
    /// Where it is made, in bytes from the start of the file.
    var offset: Int
    /// What is inserted.
    var bytes: [UInt8]

    /// The file with the change.
    func applied(to file: [UInt8]) -> [UInt8] { file[..<offset] + bytes + file[offset...] }
  }

  private let layout: JSONLayout
  private let document: JSONLayout.Group

  private init(_ bytes: [UInt8]) {
    layout = JSONLayout(bytes: bytes)
    document = layout.document
  }

  /// The change that adds an entry behind the others.
  static func insertion(of entry: JSONObject, into file: [UInt8]) -> Insertion {
    guard let list = insertionOfList(into: file) else { return Self(file).insertion(of: entry) }
    let inner = Self(list.applied(to: file)).insertion(of: entry)
    let split = inner.offset - list.offset
    return Insertion(
      offset: list.offset, bytes: list.bytes[..<split] + inner.bytes + list.bytes[split...])
  }

  /// The change that adds an empty list of entries at the end of the document; nil where there is a
  /// list.
  static func insertionOfList(into file: [UInt8]) -> Insertion? {
    let editor = Self(file)
    guard editor.list == nil else { return nil }
    let end = editor.document.parts.last?.value.upperBound ?? editor.document.range.lowerBound + 1
    return Insertion(offset: end, bytes: editor.emptyList)
  }

  // MARK: The list

  private var list: JSONLayout.Group? {
    document.parts.last { layout.name(of: $0) == "providers" }
      .map { layout.group(at: $0.value.lowerBound) }
  }

  private func insertion(of entry: JSONObject) -> Insertion {
    guard let list else { return Insertion(offset: document.range.upperBound, bytes: []) }
    guard let last = list.parts.last else { return first(entry, in: list) }
    let model = list.parts.map { layout.group(at: $0.value.lowerBound) }.last { $0.parts.count > 1 }
    let style = model.map(layout.style) ?? plainStyle
    return Insertion(
      offset: last.value.upperBound, bytes: separator(in: list, style) + style.text(entry))
  }

  /// What stands between the last entries, or would if there were two.
  private func separator(in list: JSONLayout.Group, _ style: EntryStyle) -> [UInt8] {
    if let known = layout.separator(in: list) { return known }
    let opening = layout.opening(of: list)
    return [comma] + (opening.holdsLineBreak ? opening : style.space)
  }

  /// The first entry of a list without any.
  private func first(_ entry: JSONObject, in list: JSONLayout.Group) -> Insertion {
    let inner = layout.opening(of: list)
    let text = plainStyle.text(entry)
    var bytes = text
    if inner.holdsLineBreak || (inner.isEmpty && isSpread) {
      let margin = layout.margin(at: list.range.lowerBound)
      bytes = layout.lineBreak + margin + unit + text
      if inner.isEmpty { bytes += layout.lineBreak + margin }
    } else {
      bytes = inner + text
    }
    return Insertion(offset: list.range.lowerBound + 1, bytes: bytes)
  }

  private var emptyList: [UInt8] {
    let opening = layout.opening(of: document)
    let colon = plainStyle.colon
    let lead =
      layout.separator(in: document)
      ?? [comma] + (opening.holdsLineBreak ? opening : plainStyle.space)
    return (document.parts.isEmpty ? [] : lead) + Array("\"providers\"".utf8) + colon
      + Array("[]".utf8)
  }

  // MARK: The file's style

  /// Whether the members of the document stand on lines of their own.
  private var isSpread: Bool { layout.opening(of: document).holdsLineBreak }

  /// One step of indentation.
  private var unit: [UInt8] {
    let opening = layout.opening(of: document)
    let step = opening.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak).last
    return isSpread && step?.isEmpty == false ? Array(step ?? []) : Array("  ".utf8)
  }

  /// How an entry is written where there is none to go by: on one line.
  private var plainStyle: EntryStyle {
    let colon = document.parts.first.map(layout.colon) ?? Array(": ".utf8)
    let space = colon.last == 0x20 || isSpread ? [0x20] : [UInt8]()
    let edge = isSpread ? [0x20] : layout.opening(of: document)
    return EntryStyle(opening: edge, separator: [comma] + space, closing: edge, colon: colon)
  }

  private let comma = UInt8(ascii: ",")
}

/// How the members of an entry are set: the bytes between its parts.
private struct EntryStyle {
  /// What stands between the brace and the first name.
  var opening: [UInt8]
  /// What stands between a value and the next name.
  var separator: [UInt8]
  /// What stands between the last value and the brace.
  var closing: [UInt8]
  /// What stands between a name and its value.
  var colon: [UInt8]

  /// The space behind a comma on one line.
  var space: [UInt8] {
    separator.holdsLineBreak
      ? [0x20] : Array(separator.drop { $0 != UInt8(ascii: ",") }.dropFirst())
  }

  /// An entry in this style.
  func text(_ entry: JSONObject) -> [UInt8] { object(entry, opening, separator, closing) }

  private func object(
    _ object: JSONObject, _ opening: [UInt8], _ separator: [UInt8], _ closing: [UInt8]
  ) -> [UInt8] {
    let members = object.members.map { member in
      JSON.string(member.name).bytes() + colon + value(member.value)
    }
    if members.isEmpty { return Array("{}".utf8) }
    return Array("{".utf8) + opening + Array(members.joined(separator: separator)) + closing
      + Array("}".utf8)
  }

  /// A value on one line, whatever the lines of the entry.
  private func value(_ value: JSON) -> [UInt8] {
    let edge = opening.holdsLineBreak ? [0x20] : opening
    let comma = [UInt8(ascii: ",")] + space
    switch value {
    case .object(let members): return object(members, edge, comma, edge)
    case .array(let elements):
      let inner = elements.map { self.value($0) }.joined(separator: comma)
      return Array("[".utf8) + Array(inner) + Array("]".utf8)
    default: return value.bytes()
    }
  }
}

/// Where the parts of a valid JSON text stand.
private struct JSONLayout {
  /// A member or an element.
  struct Part {
    /// The name with its quotes; nil for an element.
    var name: Range<Int>?
    /// The value.
    var value: Range<Int>

    var start: Int { name?.lowerBound ?? value.lowerBound }
  }

  /// An object or an array, brackets included; other values have no parts.
  struct Group {
    var range: Range<Int>
    var parts: [Part] = []
  }

  let bytes: [UInt8]

  /// The document's own value.
  var document: Group { group(at: space(from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)) }

  /// The line break that the file uses first, or a line feed.
  var lineBreak: [UInt8] {
    guard let first = bytes.firstIndex(where: \.isLineBreak) else { return [0x0A] }
    return bytes[first] == 0x0D && first + 1 < bytes.count && bytes[first + 1] == 0x0A
      ? [0x0D, 0x0A] : [bytes[first]]
  }

  /// The white space that a line begins with.
  func margin(at index: Int) -> [UInt8] {
    let start = bytes[..<index].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    return Array(bytes[start..<index].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  func name(of part: Part) -> String? {
    part.name.flatMap { try? JSON(parsing: Array(bytes[$0])).stringValue }
  }

  /// What stands behind the opening bracket, before the first part or the closing bracket.
  func opening(of group: Group) -> [UInt8] {
    let end = group.parts.first?.start ?? group.range.upperBound - 1
    return Array(bytes[group.range.lowerBound + 1..<end])
  }

  /// What stands between the last two parts; nil when there are not two.
  func separator(in group: Group) -> [UInt8]? {
    guard group.parts.count > 1 else { return nil }
    let pair = group.parts.suffix(2)
    return Array(bytes[pair[pair.startIndex].value.upperBound..<pair[pair.startIndex + 1].start])
  }

  /// What stands between a member's name and its value.
  func colon(of part: Part) -> [UInt8] {
    Array(bytes[(part.name?.upperBound ?? part.start)..<part.value.lowerBound])
  }

  /// How an object of two members or more is set.
  func style(of object: Group) -> EntryStyle {
    let last = object.parts[object.parts.count - 1]
    return EntryStyle(
      opening: opening(of: object), separator: separator(in: object) ?? [],
      closing: Array(bytes[last.value.upperBound..<object.range.upperBound - 1]),
      colon: colon(of: last))
  }

  /// The value that starts at an index, with its parts.
  func group(at start: Int) -> Group {
    let isObject = bytes[start] == UInt8(ascii: "{")
    guard isObject || bytes[start] == UInt8(ascii: "[") else {
      return Group(range: start..<end(of: start))
    }
    var parts: [Part] = []
    var index = space(from: start + 1)
    while bytes[index] != UInt8(ascii: "}"), bytes[index] != UInt8(ascii: "]") {
      var part = Part(value: index..<end(of: index))
      if isObject {
        part.name = part.value
        let value = space(from: space(from: part.value.upperBound) + 1)
        part.value = value..<end(of: value)
      }
      parts.append(part)
      index = space(from: part.value.upperBound)
      if bytes[index] == UInt8(ascii: ",") { index = space(from: index + 1) }
    }
    return Group(range: start..<index + 1, parts: parts)
  }

  /// The index behind the value that starts at an index.
  private func end(of start: Int) -> Int {
    var index = start
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""): index = stringEnd(from: index)
      default:
        if depth == 0 { return wordEnd(from: index) }
      }
      index += 1
    } while depth > 0
    return index
  }

  /// The index of the quote that ends a string.
  private func stringEnd(from start: Int) -> Int {
    var index = start + 1
    while bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  private func wordEnd(from start: Int) -> Int {
    bytes[start...].firstIndex { $0.isSpace || ",]}".utf8.contains($0) } ?? bytes.count
  }

  private func space(from start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isSpace } ?? bytes.count
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  fileprivate var isSpace: Bool { isLineBreak || self == 0x20 || self == 0x09 }
}

extension [UInt8] {
  fileprivate var holdsLineBreak: Bool { contains(where: \.isLineBreak) }
}
