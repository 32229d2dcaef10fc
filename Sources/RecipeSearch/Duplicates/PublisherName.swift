import RecipeModel

/// The letters of a publisher's name, so that `All Recipes` and `allrecipes.com` are one.
struct PublisherName {
  /// The hash of the name without blanks, case and domain, as titles spell it; 0 for none.
  private(set) var letters: UInt64 = 0
  /// The same without an article, which hosts join to the name, and with `and` for `&`:
  /// `theyolk.example` is `The Yolk`.
  private(set) var identity: UInt64 = 0
  /// The first letter, and the bit of their number (see ``NameShapes``).
  private var first: UInt8 = 0
  private var length: UInt64 = 0

  /// The number of letters as a bit where a name begins with a letter; else 0.
  @inline(__always)
  func lengths(first letter: UInt8) -> UInt64 { letter == first ? length : 0 }

  /// Bytes of a name beyond this number are left out.
  static let mostBytes = 120

  /// No name.
  init() {}

  /// Reads a name.
  init(_ name: String, scratch: inout ByteWriter) {
    self = name.withBytes { PublisherName($0, scratch: &scratch) }
  }

  /// The same of a text's bytes.
  init(_ name: UnsafeBufferPointer<UInt8>, scratch: inout ByteWriter) {
    scratch.truncate(to: 0)
    TextFolding.append(name, limit: Self.mostBytes, to: &scratch)
    while scratch.last == 0x20 { scratch.removeLast() }
    self.init(folded: scratch.bytes)
  }

  /// The same of a name in folded form, or of a host, which keeps its last label but one:
  /// `food.example.co.uk` → `example`.
  init(folded bytes: UnsafeBufferPointer<UInt8>) {
    let end = Self.endOfName(bytes)
    var hash = ByteHash.seed
    var rest = ByteHash.seed
    var count = 0
    var start = 0
    if bytes.starts(start..<end, with: "www.") { start += 4 }
    if bytes.starts(start..<end, with: "the ") { start += 4 }
    let article = bytes.starts(start..<end, with: "the") && end - start > 5 ? 3 : 0
    for byte in bytes[start..<end] {
      if (byte >= 0x61 && byte <= 0x7A) || URLQuery.isDigit(byte) || byte >= 0x80 {
        if count == 0 { first = byte }
        hash = ByteHash.step(hash, byte)
        if count >= article { rest = ByteHash.step(rest, byte) }
        count += 1
      } else if byte == 0x26 {
        for letter in [0x61, 0x6E, 0x64] as [UInt8] { rest = ByteHash.step(rest, letter) }
      }
    }
    guard count > 0 else { return }
    length = NameShapes.bit(count)
    letters = ByteHash.mix(hash)
    identity = ByteHash.mix(rest)
  }

  /// Where the domain begins that a name or a host ends in: `.co.uk`, `.com` or another word
  /// behind the last dot, where there are no blanks.
  private static func endOfName(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let dot = bytes.lastIndex(of: 0x2E) else { return bytes.count }
    for suffix in endings where bytes.count > suffix.utf8CodeUnitCount {
      let start = bytes.count - suffix.utf8CodeUnitCount
      if bytes.starts(start..<bytes.count, with: suffix) { return start }
    }
    let label = bytes[(dot + 1)...]
    let isDomain =
      dot > 0 && label.count > 1 && !bytes.contains(0x20)
      && label.allSatisfy(TextFolding.isASCIILetter)
    return isDomain ? dot : bytes.count
  }

  private static let endings: [StaticString] = [".co.uk", ".com.au"]
}

/// Which first letters, last letters and lengths a set of names has: a test that most words fail
/// before they are hashed.
struct NameShapes: Sendable {
  /// For each byte the lengths of the names that begin or end in it.
  private let first: [UInt64]
  private let last: [UInt64]

  /// Names are words of letters and digits, parted by blanks or line breaks.
  init(_ names: String) {
    var first = [UInt64](repeating: 0, count: 256)
    var last = first
    for name in names.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      guard let begin = name.first, let end = name.last else { continue }
      first[Int(begin)] |= Self.bit(name.count)
      last[Int(end)] |= Self.bit(name.count)
    }
    self.first = first
    self.last = last
  }

  /// The bit of a length; all long names share one.
  @inline(__always)
  static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// The lengths that names with these ends may have.
  @inline(__always)
  func lengths(first begin: UInt8, last end: UInt8) -> UInt64 { first[Int(begin)] & last[Int(end)] }
}
