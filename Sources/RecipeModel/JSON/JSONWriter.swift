extension JSON {
  /// How a document is laid out.
  public enum Layout: Sendable, Hashable {
    /// Everything on one line, for JSON Lines and for the wire.
    case compact
    /// Two spaces a level, for people.
    case indented
  }

  /// The document as UTF-8 bytes, without a line break at its end.
  ///
  /// Beyond what JSON demands, characters that steer a terminal or hide text are escaped: DEL, the
  /// C1 controls, line and paragraph separators, bidirectional controls and zero-width marks. A
  /// provider's text can therefore be printed raw.
  public func bytes(_ layout: Layout = .compact) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.write(self)
    return writer.bytes
  }

  /// The document as a string; see ``bytes(_:)``.
  public func text(_ layout: Layout = .compact) -> String {
    String(decoding: bytes(layout), as: UTF8.self)
  }
}

/// Writes documents as bytes, in one piece or part by part: an object or an array is opened, then
/// comes each name or ``startElement()`` with its value, and it is closed.
package struct JSONWriter: Sendable {
  private let layout: JSON.Layout
  private var level = 0
  /// What is written.
  package var bytes: [UInt8] = []

  /// Creates a writer.
  package init(_ layout: JSON.Layout = .compact) { self.layout = layout }

  /// Writes a whole value.
  package mutating func write(_ value: JSON) {
    switch value {
    case .null: ascii("null")
    case .bool(let flag): ascii(flag ? "true" : "false")
    case .number(let number): bytes.append(contentsOf: number.literal.utf8)
    case .string(let text): write(text)
    case .array(let elements):
      open("[")
      for element in elements {
        startElement()
        write(element)
      }
      close("]")
    case .object(let object):
      open("{")
      for member in object.members {
        name(member.name)
        write(member.value)
      }
      close("}")
    }
  }

  /// Opens an object or an array with its bracket.
  package mutating func open(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    level += 1
  }

  /// Closes what was opened last.
  package mutating func close(_ bracket: Unicode.Scalar) {
    level -= 1
    if !isAtStart { newline() }
    bytes.append(UInt8(ascii: bracket))
  }

  /// Goes on to the next element of an array.
  package mutating func startElement() {
    if !isAtStart { bytes.append(UInt8(ascii: ",")) }
    newline()
  }

  /// Goes on to the member of that name.
  package mutating func name(_ name: String) {
    startElement()
    write(name)
    endName()
  }

  /// Goes on to a member whose name is written as a JSON string already.
  mutating func name(written name: [UInt8]) {
    startElement()
    bytes.append(contentsOf: name)
    endName()
  }

  /// Goes on to the member of a name that needs no escapes.
  package mutating func member(_ name: StaticString) {
    startElement()
    bytes.append(UInt8(ascii: "\""))
    ascii(name)
    bytes.append(UInt8(ascii: "\""))
    endName()
  }

  private mutating func endName() {
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(0x20) }
  }

  /// Whether a bracket was opened last: every value ends in another byte.
  private var isAtStart: Bool {
    bytes.last == UInt8(ascii: "[") || bytes.last == UInt8(ascii: "{")
  }

  private mutating func newline() {
    guard layout == .indented else { return }
    bytes.append(0x0A)
    for _ in 0..<level { ascii("  ") }
  }

  private mutating func ascii(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a text in quotation marks.
  package mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      let start = ByteLanes.skip(utf8, from: 0) { $0.unprintable | $0.equal(0x22) | $0.equal(0x5C) }
      if utf8[start...].allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) {
        bytes.append(contentsOf: utf8)
      } else {
        escaped(String(decoding: utf8, as: UTF8.self).unicodeScalars)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escaped(_ scalars: String.UnicodeScalarView) {
    for scalar in scalars {
      switch scalar {
      case "\"": ascii("\\\"")
      case "\\": ascii("\\\\")
      case "\n": ascii("\\n")
      case "\r": ascii("\\r")
      case "\t": ascii("\\t")
      default:
        if scalar.isUnsafeToPrint {
          unicodeEscape(scalar)
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
  }

  private mutating func unicodeEscape(_ scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16)
      ascii("\\u")
      for _ in digits.utf8.count..<4 { bytes.append(UInt8(ascii: "0")) }
      bytes.append(contentsOf: digits.utf8)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space; Unicode's tables are asked only where none is certain.
  package var isWhiteSpace: Bool {
    value < 0x1680
      ? value == 0x20 || 0x09...0x0D ~= value || value == 0x85 || value == 0xA0
      : properties.isWhitespace
  }

  /// Whether the scalar can steer a terminal, reorder text or hide: the C0 and C1 controls, DEL,
  /// line and paragraph separators, bidirectional controls, zero-width marks, variation of
  /// invisible operators, interlinear annotations, tag characters and the byte order mark.
  ///
  /// The zero-width joiner and non-joiner are left alone: scripts and emoji need them.
  public var isUnsafeToPrint: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
