/// The numbers of a zip archive, little end first; nil for what lies outside of its bytes.
struct ZipFields {
  let bytes: [UInt8]

  private func number(_ place: Int, _ length: Int) -> UInt64? {
    guard place >= 0, place <= bytes.count - length else { return nil }
    return (0..<length).reversed().reduce(0) { $0 << 8 | UInt64(bytes[place + $1]) }
  }

  func short(_ place: Int) -> Int? { number(place, 2).map { Int($0) } }

  func long(_ place: Int) -> Int? { number(place, 4).map { Int($0) } }

  private func wide(_ place: Int) -> Int? {
    number(place, 8).flatMap { Int(exactly: $0) }.flatMap { $0 < 1 << 48 ? $0 : nil }
  }

  func stands(_ signature: Int, at place: Int) -> Bool { long(place) == signature }

  /// Where the record at the end begins; a comment may stand behind it.
  var end: Int? {
    let last = bytes.count - 22
    guard last >= 0 else { return nil }
    return (max(0, last - 0xFFFF)...last).reversed().first { place in
      bytes[place] == 0x50 && stands(0x0605_4B50, at: place)
        && place + 22 + (short(place + 20) ?? 0) <= bytes.count
    }
  }

  /// How many entries there are, and how long the directory is and where it begins.
  func summary(at end: Int) -> (count: Int, size: Int, start: Int)? {
    guard let count = short(end + 10), let size = long(end + 12), let start = long(end + 16),
      short(end + 4) == 0 || short(end + 4) == 0xFFFF
    else { return nil }
    guard count == 0xFFFF || size == 0xFFFF_FFFF || start == 0xFFFF_FFFF,
      stands(0x0706_4B50, at: end - 20), let record = wide(end - 12),
      stands(0x0606_4B50, at: record), let count = wide(record + 32),
      let size = wide(record + 40), let start = wide(record + 48)
    else { return (count, size, start) }
    return (count, size, start)
  }

  /// The unpacked size, the packed one and the place of an entry, in its wide form where it has one.
  func sizes(_ record: Int, _ extra: Range<Int>) -> (size: Int, packed: Int, offset: Int)? {
    var wides: [Int?] = []
    var place = extra.lowerBound
    while place + 4 <= extra.upperBound, let kind = short(place), let length = short(place + 2) {
      if kind == 1, place + 4 + length <= extra.upperBound {
        wides = stride(from: 0, to: length - 7, by: 8).map { wide(place + 4 + $0) }
      }
      place += 4 + length
    }
    func value(_ place: Int) -> Int? {
      guard let value = long(record + place), value == 0xFFFF_FFFF else {
        return long(record + place)
      }
      return wides.isEmpty ? nil : wides.removeFirst()
    }
    guard let size = value(24), let packed = value(20), let offset = value(42) else { return nil }
    return (size, packed, offset)
  }

  /// Where the bytes of an entry stand, behind its own header.
  func data(at header: Int, _ packed: Int) -> Range<Int>? {
    guard stands(0x0403_4B50, at: header), let name = short(header + 26),
      let extra = short(header + 28)
    else { return nil }
    let start = header + 30 + name + extra
    return start + packed <= bytes.count ? start..<(start + packed) : nil
  }
}
