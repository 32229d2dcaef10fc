import PotluckSupport

/// Finds the messages in what a client sends, in pieces of any size.
///
/// Only new bytes are looked at, whatever the size of a message, and no more is kept than has
/// come: what a header claims is never allocated.
struct FrameReader {
  /// The most bytes of one message.
  static let messageLimit = 64 << 20
  /// The most bytes of one header.
  static let headerLimit = 16 << 10
  /// A length beyond this is taken for nonsense rather than skipped.
  private static let skipLimit = 1 << 30

  private enum State {
    case undecided
    case line
    case skippingLine
    case header
    case body(Int)
    case skippingBody(Int)
    /// Junk where a header should be: the next `Content-Length:` is looked for.
    case searching
  }

  private var state: State
  /// Whether nothing has been looked at yet: a byte order mark stands nowhere else.
  private var mayBeginWithMark = true
  private var buffer: [UInt8] = []
  /// Where the current piece begins.
  private var start = 0
  /// Up to where the current piece has been looked at.
  private var scanned = 0
  /// Whether the junk at hand has been told already.
  private var isToldOfJunk = false
  /// Where the body of the last message began in the buffer.
  private var lastBody: Range<Int>?

  /// How messages are told apart; nil until the first byte has come.
  private(set) var framing: Framing?

  init(_ framing: StdioFraming = .auto) {
    switch framing {
    case .auto: state = .undecided
    case .lsp:
      state = .header
      self.framing = .headers
    case .ndjson:
      state = .line
      self.framing = .lines
    }
  }

  /// Whether the input so far ends where a message ends.
  var isAtBoundary: Bool { start == buffer.count }

  /// Takes what has come.
  mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    // What was read is given back only when that is cheap, or when it is much.
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      (start, scanned) = (0, 0)
    } else if start > 1 << 16, start > buffer.count / 2 {
      buffer.removeFirst(start)
      scanned -= start
      start = 0
    }
    lastBody = nil
    buffer.append(contentsOf: bytes)
  }

  /// The next message or problem; nil when more input is needed.
  mutating func next() -> Frame? {
    while true {
      switch state {
      case .undecided:
        guard decide() else { return nil }
      case .line:
        guard let end = lineEnd() else { return tooLongLine() }
        let line = start..<end
        begin(at: end + 1, .line)
        if line.count > Self.messageLimit { return .problem(.tooLarge(limit: Self.messageLimit)) }
        if let message = text(of: line) { return .message(message) }
      case .skippingLine:
        guard let end = lineEnd() else {
          begin(at: buffer.count, .skippingLine)
          return nil
        }
        begin(at: end + 1, .line)
      case .header:
        skipBlanks()
        switch readHeader() {
        case .length(let length, let end): begin(at: end, .body(length))
        case .tooLarge(let length, let end):
          begin(at: end, .skippingBody(length))
          return .problem(.tooLarge(limit: Self.messageLimit))
        case .bad(let why, let resume):
          begin(at: resume, .searching)
          if !isToldOfJunk {
            isToldOfJunk = true
            return .problem(.badHeader(why))
          }
        case .incomplete: return nil
        }
      case .body(let length):
        guard buffer.count - start >= length else { return nil }
        let body = start..<start + length
        begin(at: body.upperBound, .header)
        lastBody = body
        isToldOfJunk = false
        return .message(Array(buffer[body]))
      case .skippingBody(let length):
        let skipped = min(length, buffer.count - start)
        begin(at: start + skipped, length == skipped ? .header : .skippingBody(length - skipped))
        if length > skipped { return nil }
      case .searching:
        guard search() else { return nil }
      }
    }
  }

  /// The last message when the input ends without a line break behind it.
  mutating func atEnd() -> Frame? {
    if case .undecided = state { _ = decide(isEnd: true) }
    guard case .line = state, start < buffer.count else { return nil }
    let line = start..<buffer.count
    begin(at: buffer.count, .line)
    return text(of: line).map(Frame.message)
  }

  /// Says that the last message's text was no JSON from some byte on: its length may have been
  /// wrong, so that the next message begins inside it, and what follows need not be told again.
  mutating func distrustLastMessage(from offset: Int) {
    guard case .headers = framing, let body = lastBody else { return }
    isToldOfJunk = true
    begin(at: min(body.lowerBound + max(offset, 1), body.upperBound), .searching)
  }

  private mutating func begin(at place: Int, _ next: State) {
    start = place
    scanned = place
    state = next
  }

  // MARK: The first byte

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func decide(isEnd: Bool = false) -> Bool {
    guard start < buffer.count else { return false }
    if mayBeginWithMark {
      let head = buffer[start...].prefix(Self.byteOrderMark.count)
      if !isEnd, head.count < Self.byteOrderMark.count, Self.byteOrderMark.starts(with: head) {
        return false
      }
      if head.elementsEqual(Self.byteOrderMark) { begin(at: head.endIndex, .undecided) }
      mayBeginWithMark = false
    }
    while start < buffer.count, Self.isBlank(buffer[start]) { begin(at: start + 1, .undecided) }
    guard start < buffer.count else { return false }
    let letter = buffer[start] | 0x20
    framing = UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter ? .headers : .lines
    state = framing == .headers ? .header : .line
    return true
  }

  // MARK: Lines

  private mutating func lineEnd() -> Int? {
    let found = buffer.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress,
        let hit = memchr(base + scanned, 0x0A, bytes.count - scanned)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(hit))
    }
    if found == nil { scanned = buffer.count }
    return found
  }

  private mutating func tooLongLine() -> Frame? {
    guard buffer.count - start > Self.messageLimit else { return nil }
    begin(at: buffer.count, .skippingLine)
    return .problem(.tooLarge(limit: Self.messageLimit))
  }

  /// The line without blanks around it; nil when nothing is left.
  private func text(of line: Range<Int>) -> [UInt8]? {
    let text = Self.trimmed(buffer[line])
    return text.isEmpty ? nil : Array(text)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }

  // MARK: Headers

  private enum Header {
    case length(Int, end: Int)
    case tooLarge(Int, end: Int)
    case bad(String, resume: Int)
    case incomplete
  }

  /// Passes blank lines before a header, which are nobody's.
  private mutating func skipBlanks() {
    if let first = buffer[start...].firstIndex(where: { !Self.isBlank($0) }) {
      begin(at: first, .header)
    } else {
      begin(at: buffer.count, .header)
    }
  }

  /// Reads a whole header; one that is not whole yet is read again, which its limit makes cheap.
  private func readHeader() -> Header {
    var place = start
    var length: Int?
    let reach = min(buffer.count, start + Self.headerLimit + 1)
    while let end = buffer[place..<reach].firstIndex(of: 0x0A) {
      var line = buffer[place..<end]
      if line.last == 0x0D { line.removeLast() }
      let lineStart = place
      place = end + 1
      if line.allSatisfy(Self.isBlank) {
        guard let length else {
          return .bad("a header without Content-Length", resume: start + 1)
        }
        if length > Self.messageLimit { return .tooLarge(length, end: place) }
        return .length(length, end: place)
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let name = Self.headerName(line[..<colon])
      else { return .bad("a line that is no header", resume: lineStart + 1) }
      guard name.elementsEqual(Self.lengthWord.dropLast()) else { continue }
      guard let value = Self.number(line[(colon + 1)...]), value <= Self.skipLimit else {
        return .bad("a Content-Length that is no usable number", resume: colon + 1)
      }
      guard length == nil || length == value else {
        return .bad("two different Content-Lengths", resume: colon + 1)
      }
      length = value
    }
    return buffer.count - start > Self.headerLimit ? tooLongHeader : .incomplete
  }

  private var tooLongHeader: Header {
    // A header that begins in the first half would be longer than the other half: whatever the
    // junk, each byte of it is looked at a few times only.
    .bad(
      "a header of more than \(Self.headerLimit) bytes", resume: start + Self.headerLimit / 2)
  }

  private mutating func search() -> Bool {
    guard let found = nextLengthWord() else {
      // The word may be cut off: its beginning is kept.
      let kept = max(start, buffer.count - Self.lengthWord.count + 1)
      begin(at: kept, .searching)
      return false
    }
    begin(at: found, .header)
    return true
  }

  private static let lengthWord = Array("content-length:".utf8)

  private func nextLengthWord() -> Int? {
    let word = Self.lengthWord
    guard buffer.count - scanned >= word.count else { return nil }
    return buffer.withUnsafeBufferPointer { bytes in
      (scanned...bytes.count - word.count).first { index in
        bytes[index] | 0x20 == word[0]
          && word.indices.allSatisfy { Self.lowercased(bytes[index + $0]) == word[$0] }
      }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// The name in lower case without blanks around it; nil when it is not a token (RFC 9110, 5.6.2).
  private static func headerName(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let name = trimmed(text)
    let marks = Array("!#$%&'*+-.^_`|~".utf8)
    let isToken = name.allSatisfy { byte in
      0x30...0x39 ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || marks.contains(byte)
    }
    return name.isEmpty || !isToken ? nil : name.map(lowercased)
  }

  /// Digits with blanks around them; nil for anything else and for what does not fit.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = trimmed(text)
    guard !digits.isEmpty, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}

/// A way to tell messages apart.
enum Framing: Sendable {
  /// A header with `Content-Length` before each message (LSP 3.17, base protocol).
  case headers
  /// A line for each message.
  case lines

  /// A message as it goes over the wire.
  func frame(_ message: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .headers:
      // Emacs looks for the end of the header within 100 bytes: nothing but the length is sent.
      bytes.reserveCapacity(message.count + 32)
      bytes += "Content-Length: ".utf8
      bytes += String(message.count).utf8
      bytes += "\r\n\r\n".utf8
      bytes += message
    case .lines:
      bytes.reserveCapacity(message.count + 1)
      bytes += message
      bytes.append(0x0A)
    }
    return bytes
  }
}

/// Why a piece of the input is no message.
enum FrameProblem: Sendable, Hashable {
  /// A header without a usable length.
  case badHeader(String)
  /// A message over the limit; it was skipped.
  case tooLarge(limit: Int)
}

/// What a reader found in the input.
enum Frame: Sendable, Hashable {
  /// The text of one message.
  case message([UInt8])
  /// Something that is none.
  case problem(FrameProblem)
}
