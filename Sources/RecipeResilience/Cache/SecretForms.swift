import RecipeProviderKit

/// Finds one secret in bytes, however it is spelled there.
///
/// Every character may stand as itself, percent-encoded once or twice, as `+` for a space, escaped
/// with a backslash, as `\u` escape or as HTML entity, mixed within one secret as servers do. What
/// was found is told apart by one letter a character, so that it can be put back byte for byte.
/// Base64, as in Basic credentials, is found at each of its three alignments.
struct SecretForms {
  /// How often a secret's spelling was found, and over how many bytes.
  struct Match {
    var length: Int
    var spelling: [UInt8]
  }

  /// Shorter secrets are left alone, as in `Redaction`.
  static let shortest = 4

  private typealias Spelling = (letter: UInt8, bytes: [UInt8])
  private static let raw = UInt8(ascii: "r")

  private let plain: [UInt8]
  private let characters: [[Spelling]]
  private let encoded: [Spelling]
  /// The bytes that a spelling may begin with.
  let beginnings: Set<UInt8>

  /// The first two bytes of every spelling, the first times 256 and the second.
  var beginningPairs: Set<UInt16> {
    var pairs: Set<UInt16> = []
    func insert(_ first: UInt8, _ second: UInt8) {
      pairs.insert(UInt16(first) << 8 | UInt16(second))
    }
    for form in encoded { insert(form.bytes[0], form.bytes[1]) }
    for spelling in characters.first ?? [] {
      if spelling.bytes.count > 1 {
        insert(spelling.bytes[0], spelling.bytes[1])
      } else {
        for next in characters.dropFirst().first ?? [] { insert(spelling.bytes[0], next.bytes[0]) }
      }
    }
    return pairs
  }

  /// Prepares to find a secret; nil for one that is too short.
  init?(_ secret: Secret) {
    plain = Array(secret.exposed.utf8)
    guard plain.count >= Self.shortest else { return nil }
    characters = secret.exposed.unicodeScalars.map(Self.spellings)
    encoded = Self.base64(plain)
    var beginnings = Set(characters.first?.compactMap(\.bytes.first) ?? [])
    beginnings.formUnion(encoded.compactMap(\.bytes.first))
    self.beginnings = beginnings
  }

  /// The secret, if it stands at that place.
  func match(_ bytes: ArraySlice<UInt8>) -> Match? {
    if bytes.starts(with: plain) { return Match(length: plain.count, spelling: []) }
    if let match = mixed(bytes) { return match }
    for form in encoded where bytes.starts(with: form.bytes) {
      return Match(length: form.bytes.count, spelling: [form.letter])
    }
    return nil
  }

  /// The bytes of a spelling that was found; nil when there is no such spelling.
  func bytes(_ spelling: ArraySlice<UInt8>) -> [UInt8]? {
    if spelling.isEmpty { return plain }
    if spelling.count == 1, let form = encoded.first(where: { $0.letter == spelling.first }) {
      return form.bytes
    }
    guard spelling.count == characters.count else { return nil }
    var result: [UInt8] = []
    for (letter, spellings) in zip(spelling, characters) {
      guard let found = spellings.first(where: { $0.letter == letter }) else { return nil }
      result += found.bytes
    }
    return result
  }

  /// The secret with its characters spelled in several ways.
  ///
  /// One spelling may begin with another, so that all that fit are followed. Two ways to the same
  /// place are one: the work is bounded by the secret's length.
  private func mixed(_ bytes: ArraySlice<UInt8>) -> Match? {
    var ways: [(end: Int, letters: [UInt8])] = [(bytes.startIndex, [])]
    for spellings in characters {
      var next: [(end: Int, letters: [UInt8])] = []
      for way in ways {
        for spelling in spellings where bytes[way.end...].starts(with: spelling.bytes) {
          let end = way.end + spelling.bytes.count
          guard !next.contains(where: { $0.end == end }) else { continue }
          next.append((end, way.letters + [spelling.letter]))
        }
      }
      guard !next.isEmpty else { return nil }
      ways = next
    }
    guard let way = ways.max(by: { $0.end < $1.end }) else { return nil }
    return Match(length: way.end - bytes.startIndex, spelling: way.letters)
  }

  /// How one character may stand, the longest first: one may begin with another.
  private static func spellings(_ scalar: Unicode.Scalar) -> [Spelling] {
    let plain = Array(String(scalar).utf8)
    let upper = plain.flatMap { Array("%".utf8) + hex($0, "0123456789ABCDEF") }
    let lower = plain.flatMap { Array("%".utf8) + hex($0, "0123456789abcdef") }
    let percent = Array("25".utf8)
    func twice(_ once: [UInt8]) -> [UInt8] {
      once.flatMap { $0 == UInt8(ascii: "%") ? [$0] + percent : [$0] }
    }
    var result: [Spelling] = [
      (raw, plain), (UInt8(ascii: "U"), upper), (UInt8(ascii: "L"), lower),
      (UInt8(ascii: "D"), twice(upper)), (UInt8(ascii: "d"), twice(lower)),
    ]
    let units = String(scalar).utf16.map { [UInt8($0 >> 8), UInt8($0 & 255)] }
    for (letter, digits) in [("J", "0123456789ABCDEF"), ("j", "0123456789abcdef")] {
      let escape = units.flatMap { Array(#"\u"#.utf8) + $0.flatMap { hex($0, digits) } }
      result.append((Array(letter.utf8)[0], escape))
    }
    if scalar == " " { result.append((UInt8(ascii: "p"), Array("+".utf8))) }
    if #"/"\'"#.unicodeScalars.contains(scalar) {
      result.append((UInt8(ascii: "s"), Array(#"\"#.utf8) + plain))
    }
    let entities: [Unicode.Scalar: [String]] = [
      "&": ["&amp;", "&#38;", "&#x26;"], "<": ["&lt;"], ">": ["&gt;"],
      "\"": ["&quot;", "&#34;", "&#x22;"], "'": ["&#39;", "&#x27;", "&apos;"],
      "/": ["&#47;", "&#x2F;", "&#x2f;"], "+": ["&#43;", "&#x2B;"], "=": ["&#61;", "&#x3D;"],
    ]
    for (number, entity) in (entities[scalar] ?? []).enumerated() {
      result.append((UInt8(ascii: "0") + UInt8(number), Array(entity.utf8)))
    }
    // Two ways of writing that give the same bytes are one.
    var seen: Set<[UInt8]> = []
    return result.filter { seen.insert($0.bytes).inserted }
      .sorted { ($0.bytes.count, $1.letter) > ($1.bytes.count, $0.letter) }
  }

  private static func hex(_ byte: UInt8, _ digits: String) -> [UInt8] {
    let digits = Array(digits.utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  /// The characters of Base64 that the bytes alone determine, for each of three alignments and both
  /// alphabets (RFC 4648, sections 4 and 5).
  private static func base64(_ bytes: [UInt8]) -> [Spelling] {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    var result: [Spelling] = []
    for (set, ending) in ["+/", "-_"].enumerated() {
      let alphabet = Array((letters + ending).utf8)
      for offset in 0..<3 {
        let bits = (Array(repeating: UInt8(0), count: offset) + bytes)
        let first = (offset * 8 + 5) / 6
        let end = bits.count * 8 / 6
        let characters = (first..<max(first, end)).map { index -> UInt8 in
          let byte = index * 6 / 8
          let window = Int(bits[byte]) << 8 | Int(byte + 1 < bits.count ? bits[byte + 1] : 0)
          return alphabet[(window >> (10 - (index * 6 % 8))) & 63]
        }
        guard characters.count >= shortest, !result.contains(where: { $0.bytes == characters })
        else { continue }
        result.append((UInt8(ascii: "M") + UInt8(set * 3 + offset), characters))
      }
    }
    return result
  }
}
