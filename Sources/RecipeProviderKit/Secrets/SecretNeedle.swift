import PotluckSupport
import RecipeModel

/// One form of a secret, character by character; each may be one of several.
///
/// In Base64 (RFC 4648, sections 4 and 5) the first and the last character also hold bits of what
/// stands beside the secret, so that several fit there; `-` and `_` stand for `+` and `/`.
struct SecretNeedle: Sendable, Hashable {
  /// The secret's number.
  let secret: Int
  /// The characters that fit at each place, the usual one first.
  let symbols: [[Unicode.Scalar]]
  /// Whether lines may be broken anywhere in it.
  let isWrapped: Bool
  /// The ASCII characters among those of each place, a bit for each.
  private let masks: [SIMD2<UInt64>]

  init(secret: Int, symbols: [[Unicode.Scalar]], isWrapped: Bool = false) {
    (self.secret, self.symbols, self.isWrapped) = (secret, symbols, isWrapped)
    masks = symbols.map { symbol in
      symbol.reduce(into: SIMD2(0, 0)) { mask, scalar in
        if scalar.isASCII { mask[Int(scalar.value >> 6)] |= 1 << UInt64(scalar.value & 63) }
      }
    }
  }

  /// Whether a plain ASCII byte fits at a place.
  func fits(_ byte: UInt8, at index: Int) -> Bool {
    masks[index][Int(byte >> 6)] >> UInt64(byte & 63) & 1 != 0
  }

  /// Whether a character fits at a place.
  func fits(_ scalar: UInt32, at index: Int) -> Bool {
    scalar < 0x80
      ? fits(UInt8(scalar), at: index) : symbols[index].contains { $0.value == scalar }
  }

  /// What a blank may be in a text that is cleaned later.
  static let blanks: [Unicode.Scalar] = [" ", "\n", "\t", "\r", "\u{A0}", "\u{2003}", "\u{2009}"]

  /// The forms of one secret, the plain one first.
  static func all(of text: String, secret: Int) -> [SecretNeedle] {
    let isCased = text.utf8.count >= leastCased
    let plain = SecretNeedle(
      secret: secret,
      symbols: text.unicodeScalars.map {
        if $0 == " " { return blanks }
        return isCased ? eitherCase($0) : [$0]
      })
    let digits = Array(text.utf8.map(hexadecimal).joined())
    let encoded = inside(text).flatMap { bytes in
      (0..<3).compactMap { base64(bytes, after: $0) }
    }
    let lists = [
      listed(text, hexadecimal), listed(text) { [["0"], ["x", "X"]] + hexadecimal($0) },
      listed(text) { String($0).unicodeScalars.map { [$0] } },
    ]
    let wrapped = ([digits] + lists + encoded).map {
      SecretNeedle(secret: secret, symbols: $0, isWrapped: true)
    }
    var seen: Set<SecretNeedle> = []
    return ([plain] + wrapped).filter { seen.insert($0).inserted }
  }

  /// Secrets of fewer bytes are looked for as they are written: others are words in any case.
  private static let leastCased = 8

  /// A letter of ASCII as some services write it, which level the case of what they repeat.
  private static func eitherCase(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard scalar.isASCII, scalar.properties.isAlphabetic else { return [scalar] }
    return [scalar, Unicode.Scalar(UInt8(scalar.value) ^ 0x20)]
  }

  private static func hexadecimal(_ byte: UInt8) -> [[Unicode.Scalar]] {
    [byte >> 4, byte & 15].map { nibble in
      let digit = String(nibble, radix: 16)
      return Array((nibble > 9 ? digit + digit.uppercased() : digit).unicodeScalars)
    }
  }

  /// The bytes as a list of numbers: `61:2b`, `0x61, 0x2b`, `97, 43`.
  private static func listed(
    _ text: String, _ number: (UInt8) -> [[Unicode.Scalar]]
  ) -> [[Unicode.Scalar]] {
    Array(text.utf8.map(number).joined(separator: [[":", "-", ",", ";"]]))
  }

  /// The spellings that are looked for inside Base64, where characters do not show themselves.
  private static func inside(_ text: String) -> [[UInt8]] {
    let encoded = PercentEncoding.encode(text)
    let escaped = JSON.string(text).text().dropFirst().dropLast()
    let html = text.map { entities[$0] ?? String($0) }.joined()
    let spellings = [
      text, encoded,
      encoded.split(separator: "%20", omittingEmptySubsequences: false)
        .joined(separator: "+"), String(escaped),
      escaped.split(separator: "/", omittingEmptySubsequences: false).joined(separator: #"\/"#),
      html,
    ]
    return spellings.map { Array($0.utf8) }
  }

  private static let entities: [Character: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  /// The characters of Base64 that hold the bytes, which begin at the given byte of a group; nil
  /// when too few are certain.
  private static func base64(_ bytes: [UInt8], after offset: Int) -> [[Unicode.Scalar]]? {
    let bits = offset * 8..<(offset + bytes.count) * 8
    let padded = Array(repeating: 0, count: offset) + bytes + [0, 0]
    let range = bits.lowerBound / 6...(bits.upperBound - 1) / 6
    let certain = bits.upperBound / 6 - (bits.lowerBound + 5) / 6
    guard certain >= SecretFinder.shortest else { return nil }
    return range.map { index in
      let first = index * 6
      let window = Int(padded[first / 8]) << 8 | Int(padded[first / 8 + 1])
      let value = window >> (10 - first % 8) & 63
      let free = (max(0, bits.lowerBound - first), max(0, first + 6 - bits.upperBound))
      if free == (0, 0) { return fitting[value] }
      let known = 63 >> free.0 & ~((1 << free.1) - 1)
      return (0..<64).filter { $0 & known == value & known }.flatMap { fitting[$0] }
    }
  }

  /// The characters for each six bits, in either alphabet.
  private static let fitting: [[Unicode.Scalar]] = Base64.alphabet.map { character in
    switch character {
    case UInt8(ascii: "+"): ["+", "-"]
    case UInt8(ascii: "/"): ["/", "_"]
    default: [Unicode.Scalar(character)]
    }
  }
}
