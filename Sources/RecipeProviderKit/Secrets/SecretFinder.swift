import RecipeModel

/// Finds secrets in text, however they are spelled there.
///
/// A secret is found as it is, a longer one in either case too, percent-encoded once or several times, with `+` for blanks, escaped
/// for JSON, written with HTML's named or numeric references, with tags or marks of no width
/// between its characters, in hexadecimal, as a list of numbers, inside Base64 of either alphabet at each alignment, and
/// in mixtures of these. The work is linear in the text.
package struct SecretFinder: Sendable {
  /// One place where a secret stands.
  package struct Match: Sendable {
    /// The secret's number in the list that the finder was made with.
    package var secret: Int
    /// All bytes from the first character to the last.
    package var range: Range<Int>
  }

  /// Where a text may have been cut, so that the first part of a secret stands for all of it.
  package enum Cuts: Sendable {
    /// Nowhere.
    case none
    /// Before each ellipsis.
    case marked
    /// Before each ellipsis, and at its end.
    case end
  }

  /// Shorter secrets, in bytes, are left alone: TheMealDB's public key is `1`, and a message
  /// without its digits would help nobody.
  package static let shortest = 4

  /// The forms that are looked for.
  private let needles: [SecretNeedle]
  /// The pairs of bytes with which a form may begin, a bit for each.
  private let beginnings: [UInt64]
  /// The forms by the characters with which they may begin.
  private let starts: [UInt32: [Int]]

  /// Prepares to find secrets; those of fewer bytes than the shortest are left alone.
  package init(_ secrets: [Secret], shortest: Int = Self.shortest) {
    // The longest first: one secret may contain another.
    let order = secrets.indices.filter { secrets[$0].exposed.utf8.count >= shortest }.sorted {
      let (left, right) = (secrets[$0].exposed, secrets[$1].exposed)
      return (left.utf8.count, left, $1) > (right.utf8.count, right, $0)
    }
    let needles = order.flatMap { SecretNeedle.all(of: secrets[$0].exposed, secret: $0) }
    starts = needles.indices.reduce(into: [:]) { starts, number in
      for scalar in needles[number].symbols[0] { starts[scalar.value, default: []].append(number) }
    }
    self.needles = needles
    beginnings = needles.isEmpty ? [] : SecretBeginnings(needles).bits
  }

  /// Whether no secret is long enough to be looked for.
  package var isEmpty: Bool { needles.isEmpty }

  /// The secrets in bytes, in order, none of them within another.
  package func matches(in bytes: [UInt8], cuts: Cuts = .none) -> [Match] {
    bytes.withUnsafeBufferPointer { matches(in: $0, cuts) }
  }

  private func matches(in bytes: UnsafeBufferPointer<UInt8>, _ cuts: Cuts) -> [Match] {
    guard !needles.isEmpty, bytes.count > 1 else { return [] }
    lazy var search = SecretSearch(bytes, needles, starts, cuts)
    var found: [Match] = []
    var index = 0
    while index + 1 < bytes.count {
      let pair = Int(bytes[index]) << 8 | Int(bytes[index + 1])
      if beginnings[pair >> 6] >> UInt64(pair & 63) & 1 != 0, let match = search.match(at: index) {
        found.append(match)
        index = match.range.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// The bytes with something else in the place of each secret; nil when there is none.
  package func replacing(
    in bytes: [UInt8], cuts: Cuts = .none, by replacement: (Match) -> [UInt8]
  ) -> [UInt8]? {
    let matches = matches(in: bytes, cuts: cuts)
    guard !matches.isEmpty else { return nil }
    var result: [UInt8] = []
    var copied = 0
    for match in matches {
      result += bytes[copied..<match.range.lowerBound] + replacement(match)
      copied = match.range.upperBound
    }
    return result + bytes[copied...]
  }

  /// The text with something else in the place of each secret; nil when there is none.
  package func replacing(
    in text: String, cuts: Cuts = .none, by replacement: (Match) -> String
  ) -> String? {
    var text = text
    guard !text.withUTF8({ matches(in: $0, cuts) }).isEmpty else { return nil }
    let bytes = replacing(in: Array(text.utf8), cuts: cuts) { Array(replacement($0).utf8) }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}

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
