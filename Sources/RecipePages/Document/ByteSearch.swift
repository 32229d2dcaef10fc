import PotluckSupport

/// Finds words in bytes.
enum ByteSearch {
  /// The offset of the first place where a word stands; nil when it stands nowhere.
  static func first(
    _ word: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Int? {
    let word = UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return bytes.firstOffset(of: word, from: start)
  }

  /// The offset of the first place where bytes stand from an offset on; nil when they stand nowhere.
  static func first(
    _ word: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Int? {
    word.withUnsafeBytes { bytes.firstOffset(of: $0, from: start) }
  }

  /// The offset of the last place where bytes stand before an offset.
  static func last(
    _ word: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, before end: Int
  ) -> Int? {
    guard let first = word.first, let base = bytes.baseAddress, let sought = word.baseAddress,
      word.count <= end
    else { return nil }
    for place in stride(from: end - word.count, through: 0, by: -1)
    where bytes[place] == first && memcmp(base + place, sought, word.count) == 0 {
      return place
    }
    return nil
  }

  /// Whether a word stands anywhere.
  static func contains(_ word: StaticString, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { first(word, in: $0) != nil }
  }

  /// Whether a word stands anywhere but in some parts, which are in order.
  static func contains(
    _ word: StaticString, in bytes: [UInt8], outside parts: [Range<Int>]
  ) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var start = 0
      for part in parts {
        let between = UnsafeRawBufferPointer(rebasing: bytes[start..<part.lowerBound])
        if first(word, in: between) != nil { return true }
        start = part.upperBound
      }
      return first(word, in: bytes, from: start) != nil
    }
  }

  /// Whether bytes stand anywhere.
  static func contains(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { first(word, in: $0) != nil }
  }

  /// The offset of the first place of a byte from an offset on; the end when there is none.
  static func next(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }

  /// Where a piece of a text of about some length may end, so that neither a character nor a
  /// reference, which is far shorter, is cut in two.
  static func pieceEnd(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ length: Int
  ) -> Int {
    guard end - start > length else { return end }
    var place = start + length
    if let ampersand = bytes[(place - 32)..<place].lastIndex(of: UInt8(ascii: "&")) {
      return ampersand
    }
    while place > start + length - 4, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }
}
