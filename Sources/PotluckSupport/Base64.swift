/// Base64 (RFC 4648): written in either alphabet, read in both.
package enum Base64 {
  /// The sixty-four characters of section 4, in order.
  package static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  /// Those of section 5, which need no escape in an address.
  private static let addressAlphabet = alphabet.dropLast(2) + "-_".utf8
  private static let padding = UInt8(ascii: "=")

  /// Encodes bytes.
  /// - Parameters:
  ///   - bytes: what is encoded.
  ///   - isForAddress: whether the text has to survive an address and a shell; it has the alphabet
  ///     of section 5 and no padding then.
  /// - Returns: the text.
  package static func encode(_ bytes: some Sequence<UInt8>, isForAddress: Bool = false) -> String {
    let alphabet = isForAddress ? Array(addressAlphabet) : alphabet
    var result: [UInt8] = []
    var (group, bits): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      group = group << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        result.append(alphabet[Int(group >> bits & 63)])
      }
    }
    if bits > 0 { result.append(alphabet[Int(group << (6 - bits) & 63)]) }
    while !isForAddress, result.count % 4 != 0 { result.append(padding) }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes behind a text, with or without padding; nil when there is another character in it,
  /// or one too many.
  package static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (group, bits): (UInt32, UInt32) = (0, 0)
    for byte in text where byte != padding {
      guard let value = value(of: byte) else { return nil }
      group = group << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: group >> bits))
    }
    return bits < 6 ? bytes : nil
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

/// Bytes as hexadecimal digits, two a byte, in lower case; read in either case.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// The digits.
  package static func encode(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The bytes; nil when something else than pairs of digits is there.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    let values = text.compactMap { value(of: $0) }
    guard values.count == text.count, values.count % 2 == 0 else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  /// What a digit stands for; nil for any other byte.
  package static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
