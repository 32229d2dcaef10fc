import PotluckSupport

/// Finds words in bytes.
enum ByteSearch {
  /// The offset of the first place where a word stands; nil when it stands nowhere.
  static func first(
    _ word: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Int? {
    let length = word.utf8CodeUnitCount
    guard length > 0, bytes.count - start >= length else { return nil }
    if bytes.count < shortest { return firstByByte(word, in: bytes, from: start) }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { skips in
      // By Horspool: how far the word moves on from the byte under its end.
      skips.initialize(repeating: length)
      for place in 0..<(length - 1) { skips[Int(word.utf8Start[place])] = length - 1 - place }
      var end = start + length - 1
      while end < bytes.count {
        let byte = bytes[end]
        if byte == word.utf8Start[length - 1], let base = bytes.baseAddress,
          memcmp(base + (end - length + 1), word.utf8Start, length) == 0
        {
          return end - length + 1
        }
        end += skips[Int(byte)]
      }
      return nil
    }
  }

  /// Texts that are too short for the table to pay.
  private static let shortest = 1_024

  private static func firstByByte(
    _ word: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    let length = word.utf8CodeUnitCount
    return (start...bytes.count - length).first { place in
      bytes[place] == word.utf8Start[0] && bytes[place + length - 1] == word.utf8Start[length - 1]
        && (1..<length).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
    }
  }

  /// The offset of the first place where bytes stand from an offset on; nil when they stand nowhere.
  static func first(
    _ word: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Int? {
    guard let first = word.first, let base = bytes.baseAddress, bytes.count - start >= word.count
    else { return nil }
    var place = start
    while place <= bytes.count - word.count,
      let found = memchr(base + place, Int32(first), bytes.count - word.count + 1 - place)
    {
      let offset = UnsafeRawPointer(found) - base
      if memcmp(base + offset, word, word.count) == 0 { return offset }
      place = offset + 1
    }
    return nil
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
