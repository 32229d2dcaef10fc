/// Why a text is not JSON, and where.
public struct JSONParseError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in a sentence without its place.
  public var message: String
  /// The offset of the offending byte, from 0.
  public var offset: Int
  /// The line of that byte, from 1.
  public var line: Int
  /// The column of that byte, from 1, counted in bytes.
  public var column: Int
  /// The bound that was passed; nil when the grammar was broken.
  public var passedLimit: Limit?

  /// One of the bounds of ``JSONLimits``, or the end of the task's time.
  public enum Limit: Sendable, Hashable {
    /// ``JSONLimits/maxDepth``.
    case depth
    /// ``JSONLimits/maxValues``.
    case values
    /// ``JSONLimits/maxMemory``.
    case memory
    /// The task was cancelled meanwhile, so that nobody waits for the document.
    case cancellation
  }

  /// The message with line and column.
  public var description: String { "\(message) at line \(line), column \(column)" }
}

/// Bounds on what a parser accepts.
public struct JSONLimits: Sendable, Hashable {
  /// How deep arrays and objects may nest; recipe services stay below 15.
  public var maxDepth: Int
  /// How many values a document may hold in all.
  public var maxValues: Int
  /// How many bytes of memory the values may take, as far as it can be reckoned while they are read.
  ///
  /// A document of two bytes a value takes twenty times its size; recipes take three to six times.
  public var maxMemory: Int
  /// Whether invalid UTF-8 and lone surrogates in strings are errors, instead of becoming U+FFFD.
  public var demandsValidText: Bool
  /// Whether `NaN`, `Infinity` and `-Infinity`, which Python writes by itself, are read as null.
  package var readsNaN = false

  /// Limits for the answer of an untrusted service, in which one figure must not cost the rest.
  package static let answer: JSONLimits = {
    var limits = JSONLimits()
    limits.readsNaN = true
    return limits
  }()

  /// Creates limits; the defaults suit an answer from an untrusted service.
  public init(
    maxDepth: Int = 128, maxValues: Int = .max, maxMemory: Int = 32 << 20,
    demandsValidText: Bool = false
  ) {
    self.maxDepth = maxDepth
    self.maxValues = maxValues
    self.maxMemory = maxMemory
    self.demandsValidText = demandsValidText
  }
}

extension JSON {
  /// Parses a document, RFC 8259 with a byte order mark allowed.
  ///
  /// Invalid UTF-8 and lone surrogates inside strings become U+FFFD unless the limits demand valid
  /// text, because old services send them and one bad byte must not cost a page. Everything else
  /// that the grammar forbids throws. A long document is given up soon after its task is cancelled.
  /// - Throws: ``JSONParseError`` with the place.
  public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONParseError) {
    let result: Result<JSON, JSONParseError> = bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, limits: limits)
      do throws(JSONParseError) { return .success(try parser.document()) } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  /// Parses a document from a string.
  /// - Throws: ``JSONParseError`` with the place.
  public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONParseError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }
}

/// A recursive-descent parser over bytes; its recursion is bounded by ``JSONLimits/maxDepth``.
struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: JSONLimits
  private var index = 0
  private var depth = 0
  private var values = 0
  private var memory = 0
  /// Where to look next whether the task was cancelled.
  private var nextLook = Self.stretch
  private static let stretch = 4_096

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func document() throws(JSONParseError) -> JSON {
    skipSpace()
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw failure("unexpected text after the value") }
    return value
  }

  private mutating func value() throws(JSONParseError) -> JSON {
    try count()
    guard index < bytes.count else { throw failure("the text ends where a value should be") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-") where limits.readsNaN && begins("-I"):
      return try literal("-Infinity", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "N") where limits.readsNaN: return try literal("NaN", .null)
    case UInt8(ascii: "I") where limits.readsNaN: return try literal("Infinity", .null)
    default: throw failure("\(describe(bytes[index])) where a value should be")
    }
  }

  private mutating func count() throws(JSONParseError) {
    values += 1
    guard values <= limits.maxValues else {
      throw failure("more than \(limits.maxValues) values", limit: .values)
    }
    guard index >= nextLook else { return }
    nextLook = index + Self.stretch
    if Task.isCancelled { throw failure("the reading was cancelled", limit: .cancellation) }
  }

  /// Books the memory that a part of the value takes.
  private mutating func book(_ bytes: Int) throws(JSONParseError) {
    memory += bytes
    guard memory <= limits.maxMemory else {
      throw failure(
        "more values than fit into \(limits.maxMemory >> 20) MiB of memory", limit: .memory)
    }
  }

  private mutating func enter() throws(JSONParseError) {
    depth += 1
    guard depth <= limits.maxDepth else {
      throw failure("nested deeper than \(limits.maxDepth) levels", limit: .depth)
    }
    try book(Self.allocation)
    index += 1
    skipSpace()
  }

  /// What an allocation takes beside its contents.
  private static let allocation = 48

  private mutating func object() throws(JSONParseError) -> JSON {
    try enter()
    defer { depth -= 1 }
    if take(UInt8(ascii: "}")) { return .object(JSONObject()) }
    var members: [JSONObject.Member] = []
    members.reserveCapacity(4)
    try book(members.capacity * MemoryLayout<JSONObject.Member>.stride)
    while true {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw failure("a member name in quotes should be here")
      }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure("a colon should be here") }
      skipSpace()
      try append(JSONObject.Member(name: name, value: try value()), to: &members)
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(JSONObject(members: members)) }
      guard take(UInt8(ascii: ",")) else { throw failure("a comma or } should be here") }
      skipSpace()
    }
  }

  /// Appends, and books the memory when the list has to grow, which doubles it.
  private mutating func append<Element>(
    _ element: Element, to list: inout [Element]
  ) throws(JSONParseError) {
    if list.count == list.capacity {
      try book(max(2, list.capacity) * MemoryLayout<Element>.stride)
    }
    list.append(element)
  }

  private mutating func array() throws(JSONParseError) -> JSON {
    try enter()
    defer { depth -= 1 }
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      try append(try value(), to: &elements)
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw failure("a comma or ] should be here") }
      skipSpace()
    }
  }

  private mutating func string() throws(JSONParseError) -> String {
    index += 1
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        let text = try text(bytes[start..<index], from: start)
        index += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      guard byte >= 0x20 else { throw failure("a raw control character in a string") }
      index += 1
    }
    index = start - 1
    throw failure("a string without its closing quote")
  }

  private mutating func escapedString(from start: Int) throws(JSONParseError) -> String {
    var buffer = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        let text = try text(buffer, from: start)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        index += 1
        try escape(into: &buffer)
      case 0..<0x20:
        throw failure("a raw control character in a string")
      default:
        buffer.append(byte)
        index += 1
      }
    }
    index = start - 1
    throw failure("a string without its closing quote")
  }

  /// The text of unescaped bytes; `start` is where they begin in the document.
  private mutating func text(
    _ content: some Collection<UInt8>, from start: Int
  ) throws(JSONParseError) -> String {
    // Shorter texts lie in the value itself.
    if content.count > 15 { try book(content.count + Self.allocation) }
    // ASCII is valid, and the check of anything else costs more than the rest of a short message.
    guard limits.demandsValidText, !content.allSatisfy({ $0 < 0x80 }) else {
      return String(decoding: content, as: UTF8.self)
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      // No escape changes what is valid, so the bytes as written tell the place.
      index = start + (UTF8Check.firstError(in: bytes[start..<index]) ?? 0)
      throw failure("a string that is not valid UTF-8")
    }
    return text
  }

  private mutating func escape(into buffer: inout [UInt8]) throws(JSONParseError) {
    guard index < bytes.count else { throw failure("the text ends inside an escape") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): buffer.append(byte)
    case UInt8(ascii: "b"): buffer.append(0x08)
    case UInt8(ascii: "f"): buffer.append(0x0C)
    case UInt8(ascii: "n"): buffer.append(0x0A)
    case UInt8(ascii: "r"): buffer.append(0x0D)
    case UInt8(ascii: "t"): buffer.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try unicodeEscape()
      buffer.append(contentsOf: Array(String(scalar).utf8))
    default:
      index -= 1
      throw failure("an unknown escape \\\(describe(byte))")
    }
  }

  private mutating func unicodeEscape() throws(JSONParseError) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    let first = try hexQuad()
    guard (0xD800..<0xE000).contains(first) else { return Unicode.Scalar(first) ?? replacement }
    guard first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return try loneSurrogate() }
    let mark = index
    index += 2
    let second = try hexQuad()
    guard (0xDC00..<0xE000).contains(second) else {
      // A lone high surrogate; what follows it stands for itself.
      index = mark
      return try loneSurrogate()
    }
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? replacement
  }

  private func loneSurrogate() throws(JSONParseError) -> Unicode.Scalar {
    guard limits.demandsValidText else { return "\u{FFFD}" }
    throw failure("half of a surrogate pair in a string")
  }

  private mutating func hexQuad() throws(JSONParseError) -> UInt32 {
    guard index + 4 <= bytes.count else { throw failure("the text ends inside an escape") }
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = bytes[index]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw failure("four hexadecimal digits should be here")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private mutating func number() throws(JSONParseError) -> JSONNumber {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      try digits()
    }
    return JSONNumber(checkedLiteral: try text(bytes[start..<index], from: start))
  }

  private mutating func digits() throws(JSONParseError) {
    let start = index
    while index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { index += 1 }
    guard index > start else { throw failure("a digit should be here") }
  }

  private mutating func literal(_ text: StaticString, _ value: JSON) throws(JSONParseError) -> JSON
  {
    guard begins(text) else { throw failure("\(describe(bytes[index])) where a value should be") }
    index += text.utf8CodeUnitCount
    return value
  }

  private func begins(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { word in
      bytes.count - index >= word.count && bytes[index..<index + word.count].elementsEqual(word)
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private func describe(_ byte: UInt8) -> String {
    0x21...0x7E ~= byte ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
  }

  private func failure(
    _ message: String, limit: JSONParseError.Limit? = nil
  ) -> JSONParseError {
    let place = min(index, bytes.count)
    var line = 1
    var lineStart = 0
    for offset in 0..<place where bytes[offset] == 0x0A {
      line += 1
      lineStart = offset + 1
    }
    return JSONParseError(
      message: message, offset: place, line: line, column: place - lineStart + 1,
      passedLimit: limit)
  }
}
