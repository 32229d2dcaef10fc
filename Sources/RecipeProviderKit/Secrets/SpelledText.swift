import PotluckSupport
import RecipeModel

/// Text in which a character may stand for itself or be spelled in one of the ways of the web.
///
/// Percent-encoding, `+` for a blank, the escapes of JSON and JavaScript, and the named and numeric
/// references of HTML, with and without their semicolon, are read alone and within each other:
/// `%252F`, `\u0026#x2F;` and `&amp;sol;` are all a slash.
final class SpelledText {
  /// One way to read a character, and where it ends.
  struct Reading: Equatable {
    var scalar: UInt32
    var end: Int

    init(_ scalar: UInt32, _ end: Int) {
      self.scalar = scalar
      self.end = end
    }
  }

  /// How many spellings may lie within each other.
  static let depth = 3
  /// No spelling of one character is longer.
  static let longest = 64

  let bytes: UnsafeBufferPointer<UInt8>
  /// The latest readings, by place and depth: the same places are read for form after form.
  private var kept: [(place: Int, readings: [Reading])] = []
  private static let places = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether a spelling of more than one byte may begin with the byte.
  static func isOpener(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "+"): true
    default: false
    }
  }

  /// Every way to read one character at a place, the plainest first.
  func readings(at place: Int, depth: Int = SpelledText.depth) -> [Reading] {
    guard place < bytes.count else { return [] }
    let byte = bytes[place]
    if byte >= 0x80 { return [wide(byte, place + 1) { rawByte(at: $0) }] }
    guard depth > 0, Self.isOpener(byte) else { return [Reading(UInt32(byte), place + 1)] }
    if kept.isEmpty { kept = Array(repeating: (-1, []), count: Self.places * (Self.depth + 1)) }
    let slot = place % Self.places * (Self.depth + 1) + depth
    if kept[slot].place != place { kept[slot] = (place, spelled(at: place, depth)) }
    return kept[slot].readings
  }

  private func spelled(at place: Int, _ depth: Int) -> [Reading] {
    var result = readings(at: place, depth: depth - 1)
    for opener in result {
      for reading in spelled(after: opener, depth - 1) where !result.contains(reading) {
        result.append(reading)
      }
    }
    return result
  }

  private func spelled(after opener: Reading, _ depth: Int) -> [Reading] {
    switch opener.scalar {
    case 0x25: percent(opener.end, depth)
    case 0x5C: escape(opener.end, depth)
    case 0x26: reference(opener.end, depth)
    case 0x2B: [Reading(0x20, opener.end)]
    default: []
    }
  }

  // MARK: Bytes

  private func rawByte(at place: Int) -> (byte: UInt8, end: Int)? {
    place < bytes.count ? (bytes[place], place + 1) : nil
  }

  /// The character that begins with a byte of UTF-8; one that begins none is read as Latin-1.
  private func wide(
    _ first: UInt8, _ end: Int, _ next: (Int) -> (byte: UInt8, end: Int)?
  ) -> Reading {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    var (parts, place) = ([first], end)
    while parts.count < length, let part = next(place), 0x80..<0xC0 ~= part.byte {
      parts.append(part.byte)
      place = part.end
    }
    guard length > 1, let text = String(validating: parts, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return Reading(UInt32(first), end) }
    return Reading(scalar.value, place)
  }

  // MARK: Digits

  private func digit(_ place: Int, _ depth: Int) -> (value: UInt32, end: Int)? {
    guard place < bytes.count, bytes[place] < 0x80 else { return nil }
    guard Self.isOpener(bytes[place]) else {
      return Self.digit(UInt32(bytes[place])).map { ($0, place + 1) }
    }
    for reading in readings(at: place, depth: depth) {
      if let value = Self.digit(reading.scalar) { return (value, reading.end) }
    }
    return nil
  }

  private static func digit(_ scalar: UInt32) -> UInt32? {
    UInt8(exactly: scalar).flatMap(Hexadecimal.value).map(UInt32.init)
  }

  private func number(_ digits: Int, _ place: Int, _ depth: Int) -> (value: UInt32, end: Int)? {
    var (value, place) = (UInt32(0), place)
    for _ in 0..<digits {
      guard let next = digit(place, depth) else { return nil }
      (value, place) = (value << 4 | next.value, next.end)
    }
    return (value, place)
  }

  // MARK: Percent-encoding

  private func percent(_ place: Int, _ depth: Int) -> [Reading] {
    guard let first = number(2, place, depth) else { return [] }
    guard first.value >= 0x80 else { return [Reading(first.value, first.end)] }
    return [
      wide(UInt8(first.value), first.end) { place in
        for sign in readings(at: place, depth: depth) where sign.scalar == 0x25 {
          if let next = number(2, sign.end, depth), 0x80..<0xC0 ~= next.value {
            return (UInt8(next.value), next.end)
          }
        }
        return nil
      }
    ]
  }

  // MARK: JSON and JavaScript

  private static let controls: [UInt32: UInt32] = [
    0x6E: 0x0A, 0x74: 0x09, 0x72: 0x0D, 0x62: 0x08, 0x66: 0x0C,
  ]

  private func escape(_ place: Int, _ depth: Int) -> [Reading] {
    readings(at: place, depth: depth).compactMap { sign in
      switch sign.scalar {
      case 0x75: unit(sign.end, depth)
      case 0x78: number(2, sign.end, depth).map { Reading($0.value, $0.end) }
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        Self.controls[sign.scalar].map { Reading($0, sign.end) }
      default: sign
      }
    }
  }

  /// What follows `\u`, and the second half of a pair with it.
  private func unit(_ place: Int, _ depth: Int) -> Reading? {
    guard let high = number(4, place, depth) else { return nil }
    guard 0xD800..<0xDC00 ~= high.value else { return Reading(high.value, high.end) }
    for sign in readings(at: high.end, depth: depth) where sign.scalar == 0x5C {
      guard let letter = readings(at: sign.end, depth: depth).first(where: { $0.scalar == 0x75 }),
        let low = number(4, letter.end, depth), 0xDC00..<0xE000 ~= low.value
      else { continue }
      return Reading(0x10000 + (high.value - 0xD800) << 10 + (low.value - 0xDC00), low.end)
    }
    return nil
  }

  // MARK: HTML

  private func reference(_ place: Int, _ depth: Int) -> [Reading] {
    var found: [Reading] = []
    for sign in readings(at: place, depth: depth) {
      found += sign.scalar == 0x23 ? numeric(sign.end, depth) : named(place)
    }
    return found.flatMap { reading in
      let end = readings(at: reading.end, depth: depth).first { $0.scalar == 0x3B }
      return (end.map { [Reading(reading.scalar, $0.end)] } ?? []) + [reading]
    }
  }

  /// The numbers that begin here: without a semicolon nobody knows which digit is the last.
  private func numeric(_ place: Int, _ depth: Int) -> [Reading] {
    let mark = readings(at: place, depth: depth).first { $0.scalar | 0x20 == 0x78 }
    let radix: UInt32 = mark == nil ? 10 : 16
    var (value, place, found) = (UInt32(0), mark?.end ?? place, [Reading]())
    for _ in 0..<8 {
      guard let next = digit(place, depth), next.value < radix, value < 0x110000 else { break }
      (value, place) = (value * radix + next.value, next.end)
      found.append(Reading(value, place))
    }
    return found
  }

  private func named(_ place: Int) -> [Reading] {
    let letters = bytes[place...].prefix(HTMLEntities.longestName).prefix {
      $0.isLetter || $0.isDigit
    }
    guard letters.count >= 2 else { return [] }
    return (2...letters.count).compactMap { length in
      let name = String(decoding: letters.prefix(length), as: UTF8.self)
      return HTMLEntities.named[name].map { Reading($0.value, place + length) }
    }
  }
}
