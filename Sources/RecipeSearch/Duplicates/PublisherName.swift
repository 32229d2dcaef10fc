import RecipeModel

/// The letters of a publisher's name, so that `All Recipes` and `allrecipes.com` are one.
enum PublisherName {
  /// The hash of a publisher's name without blanks, case and domain; 0 for none.
  static func hash(_ name: String?, scratch: inout ByteWriter) -> UInt64 {
    var lengths: UInt64 = 0
    return hash(name, scratch: &scratch, lengths: &lengths)
  }

  /// The same; `lengths` receives the bit of the name's length (see ``NameShapes``).
  static func hash(_ name: String?, scratch: inout ByteWriter, lengths: inout UInt64) -> UInt64 {
    guard let name, !name.isEmpty else { return 0 }
    scratch.truncate(to: 0)
    TextFolding.append(name, limit: 120, to: &scratch)
    while scratch.last == 0x20 { scratch.removeLast() }
    return hash(scratch.bytes, lengths: &lengths)
  }

  /// The same of a host, which keeps its last label but one: `food.example.co.uk` → `example`.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, lengths: inout UInt64) -> UInt64 {
    var end = bytes.count
    if bytes.contains(0x2E) {
      for suffix in endings where end > suffix.utf8CodeUnitCount {
        if bytes.starts(end - suffix.utf8CodeUnitCount..<end, with: suffix) {
          end -= suffix.utf8CodeUnitCount
          break
        }
      }
    }
    var hash = ByteHash.seed
    var count = 0
    var start = 0
    if bytes.starts(start..<end, with: "www.") { start += 4 }
    if bytes.starts(start..<end, with: "the ") { start += 4 }
    for byte in bytes[start..<end]
    where (byte >= 0x61 && byte <= 0x7A) || URLQuery.isDigit(byte) || byte >= 0x80 {
      hash = ByteHash.step(hash, byte)
      count += 1
    }
    guard count > 0 else { return 0 }
    lengths |= NameShapes.bit(count)
    return ByteHash.mix(hash)
  }

  private static let endings: [StaticString] = [
    ".co.uk", ".com.au", ".com", ".org", ".net", ".tv", ".co", ".de",
  ]
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

  /// The lengths that names with this first letter may have.
  func lengths(first begin: UInt8) -> UInt64 { first[Int(begin)] }

  /// The lengths that names with these ends may have.
  @inline(__always)
  func lengths(first begin: UInt8, last end: UInt8) -> UInt64 { first[Int(begin)] & last[Int(end)] }
}
