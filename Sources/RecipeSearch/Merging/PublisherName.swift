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
        if holds(suffix, bytes, at: end - suffix.utf8CodeUnitCount) {
          end -= suffix.utf8CodeUnitCount
          break
        }
      }
    }
    var hash = ByteHash.seed
    var count = 0
    var start = 0
    if end >= 4, holds("www.", bytes, at: start) { start += 4 }
    if end - start >= 4, holds("the ", bytes, at: start) { start += 4 }
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

  @inline(__always)
  private static func holds(
    _ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }
}
