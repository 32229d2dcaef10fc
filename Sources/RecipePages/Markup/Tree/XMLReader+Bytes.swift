import PotluckSupport

extension XMLReader {
  mutating func readName() -> Range<Int> {
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    return start..<min(index, start + Self.longestName)
  }

  mutating func readValue() -> Range<Int> {
    guard index < bytes.count else { return index..<index }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index + 1
      let end = ByteSearch.next(quote, in: bytes, from: start)
      index = min(end + 1, bytes.count)
      return min(start, end)..<end
    }
    let start = index
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ">") { index += 1 }
    return start..<index
  }

  func stands(_ word: StaticString, at place: Int) -> Bool {
    place >= 0 && place + word.utf8CodeUnitCount <= bytes.count
      && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
  }

  mutating func skip(past word: StaticString) {
    let all = UnsafeRawBufferPointer(bytes)
    let found = index < all.count ? ByteSearch.first(word, in: all, from: index) : nil
    index = found.map { $0 + word.utf8CodeUnitCount } ?? bytes.count
  }

  mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  static func startsName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<")
  }
}
