/// Percent-encoding after RFC 3986, section 2.
public enum PercentEncoding {
  /// Encodes every byte of the text's UTF-8 but the unreserved ones: letters, digits, `-._~`.
  public static func encode(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isUnreserved) else { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.append(byte)
      } else {
        result += escape(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Decodes `%XX`, and `+` as a space where asked to, as forms and many queries want it.
  ///
  /// What is no complete escape stays; bytes that are no UTF-8 become U+FFFD.
  public static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
        continue
      }
      result.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The encoded text with its escapes in lower case.
  package static func lowercased(_ encoded: String) -> String {
    var bytes = Array(encoded.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count {
      for digit in index + 1...index + 2 where 0x41...0x46 ~= bytes[digit] { bytes[digit] |= 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One byte as `%XX`.
  static func escape(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
  }

  static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
