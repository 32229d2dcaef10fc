/// Walks from start tag to start tag through a page's bytes.
struct TagReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next start tag's element; its attributes are to be read or skipped before the next call.
  mutating func next() -> KnownElement? {
    while true {
      index = ByteSearch.next(UInt8(ascii: "<"), in: bytes, from: index) + 1
      guard index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
      case UInt8(ascii: "/"):
        index += 1
        guard index < bytes.count else { return nil }
        // An end tag may have attributes, and quotes hide what is in them.
        if Self.isLetter(bytes[index]) { skipAttributes() } else { skip(past: UInt8(ascii: ">")) }
      case let byte where Self.isLetter(byte):
        let start = index
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        return KnownElement(bytes[start..<index])
      default: break
      }
    }
  }

  /// A piece of the page for whoever builds its tree.
  enum Token {
    case text(Range<Int>)
    /// An end tag, by its name.
    case end(Range<Int>)
    /// A start tag, by its name: its attributes are to be read before the next token.
    case start(Range<Int>)
    /// A `<` that begins no tag.
    case stray
  }

  /// The next text or tag; comments, declarations and what is no tag are passed over.
  mutating func token() -> Token? {
    while index < bytes.count {
      let start = index
      guard bytes[index] == UInt8(ascii: "<") else {
        index = ByteSearch.next(UInt8(ascii: "<"), in: bytes, from: index)
        return .text(start..<index)
      }
      index += 1
      guard index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
      case UInt8(ascii: "/"):
        index += 1
        guard index < bytes.count else { return nil }
        guard Self.isLetter(bytes[index]) else {
          skip(past: UInt8(ascii: ">"))
          continue
        }
        let name = name()
        skipAttributes()
        return .end(name)
      case let byte where Self.isLetter(byte): return .start(name())
      default: return .stray
      }
    }
    return nil
  }

  /// The name of a tag, as far as it is letters, digits and hyphens; the rest of it is passed over.
  private mutating func name() -> Range<Int> {
    let start = index
    while index < bytes.count, Self.isLetter(bytes[index]) || Self.isOfName(bytes[index]) {
      index += 1
    }
    let name = start..<min(index, start + 64)
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    return name
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
  }

  /// The attributes of the tag that was found last, the first of each name.
  mutating func attributes() -> [String: String] {
    var found: [String: String] = [:]
    var looked = 0
    walkAttributes { name, value in
      looked += 1
      guard name.count <= 24, found.count < 32, looked <= 256 else { return }
      let name = String(decoding: name, as: UTF8.self).lowercased()
      if found[name] == nil {
        let text = String(decoding: value.prefix(16_384), as: UTF8.self)
        found[name] = PageHead.decoded(text)
      }
    }
    return found
  }

  /// To behind the tag that was found last.
  mutating func skipAttributes() {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ">") { return }
      guard byte == UInt8(ascii: "=") else { continue }
      skipSpace()
      guard index < bytes.count else { return }
      let quote = bytes[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      index = ByteSearch.next(quote, in: bytes, from: index + 1) + 1
    }
  }

  /// What stands between here and an end tag, which is skipped: all the rest when there is none.
  mutating func content(upTo end: StaticString, longest: Int) -> Range<Int> {
    let start = min(index, bytes.count)
    let length = end.utf8CodeUnitCount
    var place = start
    while true {
      place = ByteSearch.next(UInt8(ascii: "<"), in: bytes, from: place)
      guard place + length <= bytes.count, place - start <= longest else {
        // An element that never ends holds nothing when it is a short one.
        if longest == .max { index = bytes.count }
        return start..<(longest == .max ? bytes.count : min(bytes.count, start + longest))
      }
      // Most are none at a glance, however many there are.
      let isEnd =
        bytes[place + 1] == UInt8(ascii: "/")
        && end.withUTF8Buffer { end in
          (2..<length).allSatisfy { bytes[place + $0] | 0x20 == end[$0] | 0x20 }
        }
      if isEnd, place + length == bytes.count || Self.endsName(bytes[place + length]) {
        index = place + length
        skipAttributes()
        return start..<place
      }
      place += 1
    }
  }

  /// Reads the attributes of the tag that was found last, one after the other.
  mutating func walkAttributes(
    _ use: (UnsafeBufferPointer<UInt8>.SubSequence, UnsafeBufferPointer<UInt8>.SubSequence) -> Void
  ) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") { return index += 1 }
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let start = index
      // The first byte belongs to the name even when it is an equals sign.
      index += 1
      while index < bytes.count, !Self.endsName(bytes[index]), bytes[index] != UInt8(ascii: "=") {
        index += 1
      }
      let name = bytes[start..<index]
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        use(name, bytes[index..<index])
        continue
      }
      index += 1
      skipSpace()
      use(name, value())
    }
  }

  private mutating func value() -> UnsafeBufferPointer<UInt8>.SubSequence {
    guard index < bytes.count else { return bytes[index..<index] }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = index
      while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") {
        index += 1
      }
      return bytes[start..<index]
    }
    let start = index + 1
    let end = ByteSearch.next(quote, in: bytes, from: start)
    index = min(end + 1, bytes.count)
    return bytes[min(start, end)..<end]
  }

  /// From the exclamation mark to behind a comment or a declaration.
  private mutating func skipDeclaration() {
    guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-"),
      bytes[index + 2] == UInt8(ascii: "-")
    else { return skip(past: UInt8(ascii: ">")) }
    // `<!-->` and `<!--->` are whole comments: their dashes may be those of the beginning.
    let start = index + 1
    index += 3
    var looked = 0
    while true {
      index = ByteSearch.next(UInt8(ascii: ">"), in: bytes, from: index) + 1
      guard index < bytes.count else { return }
      looked += 1
      if looked & 0xFFFF == 0, Task.isCancelled { return index = bytes.count }
      let end = index - 1
      if end - 2 >= start, bytes[end - 1] == UInt8(ascii: "-"), bytes[end - 2] == UInt8(ascii: "-")
      {
        return
      }
      if end - 3 >= start, bytes[end - 1] == UInt8(ascii: "!"),
        bytes[end - 2] == UInt8(ascii: "-"), bytes[end - 3] == UInt8(ascii: "-")
      {
        return
      }
    }
  }

  private mutating func skip(past byte: UInt8) {
    index = ByteSearch.next(byte, in: bytes, from: index) + 1
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}
