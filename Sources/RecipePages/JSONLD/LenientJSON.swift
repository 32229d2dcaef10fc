import RecipeModel

/// Reads JSON as templates write it, where no parser of the grammar can.
///
/// What a reader with eyes would not stumble over is read: see ``JSONMending`` for the kinds. It
/// never fails: of a text that is no JSON at all it reads nothing. Nesting, values and time are
/// bounded.
struct LenientJSON {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private var depth = 0
  private var values = 0
  var mended: Set<JSONMending> = []
  /// Why reading ended before the text did; nil when it did not, or nobody waits for the rest.
  private var cut: String?

  static let deepest = JSONLimits().maxDepth
  static let mostValues = 250_000

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The values of a text, one after the other, what had to be mended, and of which bound the text
  /// is longer or deeper, so that its rest was not read.
  static func parse(
    _ text: some Collection<UInt8>
  ) -> (values: [JSON], mended: Set<JSONMending>, cut: String?) {
    Array(text).withUnsafeBufferPointer { bytes in
      var parser = LenientJSON(bytes)
      let values = parser.documents()
      return (values, parser.mended, parser.cut)
    }
  }

  private mutating func documents() -> [JSON] {
    var found: [JSON] = []
    while index < bytes.count, found.count < 100 {
      skipSpace()
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if !found.isEmpty { mended.insert(.severalValues) }
        if let value = value() { found.append(value) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        mended.insert(.unbalanced)
        index += 1
      default:
        // Semicolons, `]]>`, the name of a variable.
        mended.insert(.wrapping)
        index += 1
      }
    }
    return found
  }

  /// The value that begins here; nil for none, or one that is no value of JSON.
  private mutating func value() -> JSON? {
    values += 1
    guard index < bytes.count, values & 1023 != 0 || !Task.isCancelled else { return end() }
    guard depth < Self.deepest else { return end("nested deeper than \(Self.deepest) levels") }
    guard values <= Self.mostValues else { return end("more than \(Self.mostValues) values") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(string(isKey: false))
    default: return word()
    }
  }

  /// Ends the reading.
  private mutating func end(_ reason: String? = nil) -> JSON? {
    index = bytes.count
    cut = cut ?? reason
    return nil
  }

  private mutating func object() -> JSON {
    index += 1
    depth += 1
    defer { depth -= 1 }
    var members: [JSONObject.Member] = []
    var needsComma = false
    while true {
      skipSpace()
      guard index < bytes.count else {
        mended.insert(.unbalanced)
        break
      }
      switch bytes[index] {
      case UInt8(ascii: "}"):
        index += 1
        return .object(JSONObject(members: members))
      case UInt8(ascii: "]"):
        // The list that holds this object ends: the object's end was forgotten.
        mended.insert(.unbalanced)
        return .object(JSONObject(members: members))
      case UInt8(ascii: ","):
        index += 1
        needsComma = false
        noteTrailingComma()
      default:
        if needsComma { mended.insert(.commas) }
        if let member = member() { members.append(member) }
        needsComma = true
      }
    }
    return .object(JSONObject(members: members))
  }

  private mutating func member() -> JSONObject.Member? {
    let name: String
    let start = index
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      name = string(isKey: true)
    } else {
      mended.insert(.bareNames)
      name = bareName()
    }
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
      // No member: go on behind it, and at least one byte further.
      index = max(index, start + 1)
      mended.insert(.unbalanced)
      return nil
    }
    index += 1
    skipSpace()
    guard index < bytes.count, !isEnd(bytes[index]) else {
      mended.insert(.noValues)
      return nil
    }
    return value().map { JSONObject.Member(name: name, value: $0) }
  }

  private mutating func array() -> JSON {
    index += 1
    depth += 1
    defer { depth -= 1 }
    var elements: [JSON] = []
    var needsComma = false
    while true {
      skipSpace()
      guard index < bytes.count else {
        mended.insert(.unbalanced)
        return .array(elements)
      }
      switch bytes[index] {
      case UInt8(ascii: "]"):
        index += 1
        return .array(elements)
      case UInt8(ascii: "}"):
        mended.insert(.unbalanced)
        return .array(elements)
      case UInt8(ascii: ","):
        index += 1
        needsComma = false
        noteTrailingComma()
      case UInt8(ascii: ":"):
        index += 1
      default:
        if needsComma { mended.insert(.commas) }
        if let element = value() { elements.append(element) }
        needsComma = true
      }
    }
  }

  /// Numbers, literals, and what programs write in their place.
  private mutating func word() -> JSON? {
    let start = index
    while index < bytes.count, !isEnd(bytes[index]), bytes[index] > 0x20,
      bytes[index] != UInt8(ascii: ":"), bytes[index] != UInt8(ascii: "\"")
    {
      index += 1
    }
    if index == start { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let value = try? JSON(parsing: text) { return value }
    mended.insert(.noValues)
    if let value = Double(text), value.isFinite { return .double(value) }
    return nil
  }

  private mutating func bareName() -> String {
    let start = index
    while index < bytes.count, bytes[index] > 0x20, !isEnd(bytes[index]),
      bytes[index] != UInt8(ascii: ":")
    {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  private mutating func noteTrailingComma() {
    skipSpace()
    if index == bytes.count || isEnd(bytes[index]) { mended.insert(.commas) }
  }

  // MARK: What stands between values

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      case 0..<0x20:
        mended.insert(.controls)
        index += 1
      case 0xC2 where at(1) == 0xA0:
        mended.insert(.controls)
        index += 2
      case 0xEF where at(1) == 0xBB && at(2) == 0xBF: index += 3
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
        mended.insert(.comments)
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"):
        skipMark("*/")
      case UInt8(ascii: "<") where at(1) == UInt8(ascii: "!"):
        // `<!--` and `<![CDATA[` are marks, not what stands between them.
        mended.insert(.wrapping)
        index += at(2) == UInt8(ascii: "[") ? 9 : 4
        index = min(index, bytes.count)
      case UInt8(ascii: "-") where at(1) == UInt8(ascii: "-") && at(2) == UInt8(ascii: ">"):
        mended.insert(.wrapping)
        index += 3
      case UInt8(ascii: ";"):
        mended.insert(.wrapping)
        index += 1
      default: return
      }
    }
  }

  private mutating func skipMark(_ end: StaticString) {
    mended.insert(.comments)
    let found = ByteSearch.first(end, in: UnsafeRawBufferPointer(bytes), from: index + 2)
    index = found.map { $0 + end.utf8CodeUnitCount } ?? bytes.count
  }

  private func at(_ offset: Int) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }
}
