import RecipeModel

/// Replaces secrets in texts that people or files will see.
///
/// A secret is found as it is, percent-encoded (upper and lower case, `+` for space) and
/// JSON-escaped, also with `\u` for all that is not ASCII. Secrets of fewer than four characters
/// are left alone: TheMealDB's public key is `1`, and a message without its digits would help
/// nobody.
public struct Redaction: Sendable {
  /// What stands in a secret's place.
  public static let mark = "•••"

  private let needles: [[UInt8]]

  /// Prepares to replace these secrets.
  public init(_ secrets: some Sequence<Secret> = [Secret]()) {
    var forms: Set<String> = []
    for secret in secrets where secret.exposed.utf8.count >= 4 {
      let plain = secret.exposed
      let encoded = PercentEncoding.encode(plain)
      forms.formUnion([plain, encoded, Self.lowercasingEscapes(encoded)])
      forms.insert(encoded.split(separator: "%20").joined(separator: "+"))
      forms.insert(plain.split(separator: "/").joined(separator: #"\/"#))
      let escaped = String(JSON.string(plain).text().dropFirst().dropLast())
      forms.formUnion([escaped, Self.escapingNonASCII(escaped)])
    }
    // The longest first: one form may contain another.
    needles = forms.filter { !$0.isEmpty }.map { Array($0.utf8) }
      .sorted { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count }
  }

  /// The text with every secret replaced by ``mark``.
  public func callAsFunction(_ text: String) -> String {
    let mark = Array(Self.mark.utf8)
    let replaced = replacing(in: Array(text.utf8)) { _ in mark }
    return replaced.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The bytes with every secret covered by asterisks, so that lengths and places stay.
  public func covering(_ bytes: [UInt8]) -> [UInt8] {
    replacing(in: bytes) { [UInt8](repeating: UInt8(ascii: "*"), count: $0) } ?? bytes
  }

  /// The bytes with something in the place of every secret, of whose length it is told; nil when
  /// there is no secret in them.
  private func replacing(in bytes: [UInt8], by cover: (Int) -> [UInt8]) -> [UInt8]? {
    guard !needles.isEmpty else { return nil }
    var result: [UInt8] = []
    var index = 0
    var found = false
    while index < bytes.count {
      if let needle = needles.first(where: { bytes[index...].starts(with: $0) }) {
        result += cover(needle.count)
        index += needle.count
        found = true
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return found ? result : nil
  }

  /// The error with every secret replaced in its message and hint.
  public func callAsFunction(_ error: ProviderError) -> ProviderError {
    var error = error
    error.message = self(error.message)
    error.hint = error.hint.map { self($0) }
    return error
  }

  /// The text as writers of pure ASCII put it into JSON: `\u00fc` for `ü`.
  private static func escapingNonASCII(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      if unit < 0x80 {
        result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      } else {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }

  private static func lowercasingEscapes(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count {
      for digit in index + 1...index + 2 where 0x41...0x46 ~= bytes[digit] { bytes[digit] |= 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
