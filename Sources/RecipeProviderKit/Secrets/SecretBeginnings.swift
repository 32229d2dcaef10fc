import RecipeModel

/// The pairs of bytes with which some form of a secret may begin: most places of a text are passed
/// over with one look at these.
struct SecretBeginnings {
  /// A bit for each pair, the first byte times 256 and the second.
  private(set) var bits = Array(repeating: UInt64(0), count: 1_024)

  /// What may follow any character: a spelling, a tag, a mark of no width, a line break.
  private static let followers =
    Array("%\\&+< \t\r\n".utf8) + Array(UInt8(0x80)...UInt8.max) + [0x00, 0x7F]

  init(_ needles: [SecretNeedle]) {
    for needle in needles {
      for first in needle.symbols[0] {
        add(first, seconds: needle.symbols.dropFirst().first ?? [])
      }
    }
  }

  private mutating func add(_ first: Unicode.Scalar, seconds: [Unicode.Scalar]) {
    if first.isASCII {
      let plain = seconds.filter(\.isASCII).map { UInt8($0.value) }
      insert(UInt8(first.value), plain + Self.followers)
    } else {
      insert(first.utf8Bytes[0], Array(UInt8(0x80)...UInt8.max))
      if first.value < 0x100 { insert(UInt8(first.value), Array(UInt8.min...UInt8.max)) }
    }
    if SecretNeedle.blanks.contains(first) {
      insert(UInt8(ascii: "+"), Array(UInt8.min...UInt8.max))
      insert(UInt8(ascii: "<"), Array(UInt8.min...UInt8.max))
    }
    addSpellings(of: first)
  }

  private mutating func addSpellings(of first: Unicode.Scalar) {
    let digits = first.utf8Bytes.prefix(1) + (first.value < 0x100 ? [UInt8(first.value)] : [])
    let high = digits.flatMap { byte -> [UInt8] in
      let digit = String(byte >> 4, radix: 16)
      return Array((digit + digit.uppercased()).utf8)
    }
    // A sign that begins a spelling may be spelled itself: %25, %26, %5C, &amp;, &percnt;, \\.
    insert(UInt8(ascii: "%"), high + Array("25".utf8))
    insert(UInt8(ascii: "\\"), Array("ux\\%&".utf8) + escapes(of: first))
    let names = HTMLEntities.names[first]?.compactMap(\.utf8.first) ?? []
    insert(UInt8(ascii: "&"), Array("#%\\apbAP".utf8) + names)
  }

  private func escapes(of first: Unicode.Scalar) -> [UInt8] {
    switch first {
    case "\n", "\t", "\r", "\u{8}", "\u{C}": Array("ntrbf".utf8)
    default: first.isASCII ? [UInt8(first.value)] : []
    }
  }

  private mutating func insert(_ first: UInt8, _ seconds: [UInt8]) {
    for second in seconds {
      let pair = Int(first) << 8 | Int(second)
      bits[pair >> 6] |= 1 << UInt64(pair & 63)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var utf8Bytes: [UInt8] { Array(String(self).utf8) }
}
