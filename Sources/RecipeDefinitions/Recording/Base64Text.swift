/// Reads base64 (RFC 4648, section 4), as Basic credentials use it.
enum Base64Text {
  /// The text behind the encoding; nil when it is none, or no UTF-8.
  static func decode(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      guard let value = value(of: byte) else { return nil }
      buffer = (buffer << 6 | UInt32(value)) & 0xFFFFFF
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
