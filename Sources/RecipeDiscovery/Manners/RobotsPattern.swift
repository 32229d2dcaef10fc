import PotluckSupport

/// The path of a rule: literal bytes with `*` for any, and `$` for the end.
struct RobotsPattern: Sendable, Hashable {
  /// How many bytes it has, which is what makes a rule the more precise.
  let length: Int
  private let parts: [[UInt8]]
  private let endsThere: Bool

  /// Longer ones are cut: no address has so many bytes.
  private static let longest = 2_048

  /// Reads a path as written; nil when it is empty.
  init?(_ text: some Collection<UInt8>) {
    guard let first = text.first else { return nil }
    var bytes = Array(text.prefix(Self.longest))
    // What does not begin with a slash was meant to.
    if first != UInt8(ascii: "/"), first != UInt8(ascii: "*") { bytes.insert(0x2F, at: 0) }
    bytes = Self.normalized(bytes, ofPattern: true)
    length = bytes.count
    endsThere = bytes.last == UInt8(ascii: "$")
    if endsThere { bytes.removeLast() }
    parts = bytes.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether a path with its query, normalized, begins like this.
  func matches(_ target: [UInt8]) -> Bool {
    guard let first = parts.first, target.starts(with: first) else { return false }
    var place = first.count
    // What stands between stars is best found as early as it can be.
    for part in parts.dropFirst().dropLast() {
      guard let found = Self.find(part, in: target, from: place) else { return false }
      place = found + part.count
    }
    guard parts.count > 1, let last = parts.last else {
      return !endsThere || place == target.count
    }
    guard endsThere else { return Self.find(last, in: target, from: place) != nil }
    let start = target.count - last.count
    return start >= place && target[start...].elementsEqual(last)
  }

  private static func find(_ part: [UInt8], in target: [UInt8], from start: Int) -> Int? {
    guard let first = part.first else { return start }
    guard target.count - start >= part.count else { return nil }
    return (start...target.count - part.count).first { place in
      target[place] == first && target[place..<(place + part.count)].elementsEqual(part)
    }
  }

  /// A path in the one form in which two equal ones are equal: bytes that need no escape are not
  /// escaped, all others are, in capitals.
  ///
  /// A star or dollar sign of an address is escaped, since in a rule these have a meaning.
  static func normalized(_ bytes: [UInt8], ofPattern isPattern: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%"), index + 1 < bytes.count,
        let high = Hexadecimal.value(of: bytes[index]),
        let low = Hexadecimal.value(of: bytes[index + 1])
      {
        index += 2
        append(high << 4 | low, isEscaped: true, to: &result)
      } else {
        // In a rule a star stands for anything, and a dollar sign at its end for the end.
        let isMark = byte == UInt8(ascii: "*") || byte == UInt8(ascii: "$")
        let isMeant = isPattern && (byte == UInt8(ascii: "*") || index == bytes.count)
        append(byte, isEscaped: isMark && !isMeant, to: &result)
      }
    }
    return result
  }

  private static func append(_ byte: UInt8, isEscaped: Bool, to result: inout [UInt8]) {
    let isLetter = 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
    let isUnreserved = isLetter || "-._~".utf8.contains(byte)
    let isPlain = isUnreserved || (!isEscaped && 0x21...0x7E ~= byte)
    if isPlain { return result.append(byte) }
    let digits = Array("0123456789ABCDEF".utf8)
    result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
