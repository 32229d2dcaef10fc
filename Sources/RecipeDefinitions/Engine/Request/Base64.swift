/// The base64 alphabet of RFC 4648, section 4, with padding: what RFC 7617 asks for.
enum Base64 {
  /// Encodes bytes.
  static func encode(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      var group = UInt32(bytes[index]) << 16
      if left > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if left > 2 { group |= UInt32(bytes[index + 2]) }
      result.append(alphabet[Int(group >> 18)])
      result.append(alphabet[Int(group >> 12 & 63)])
      result.append(left > 1 ? alphabet[Int(group >> 6 & 63)] : padding)
      result.append(left > 2 ? alphabet[Int(group & 63)] : padding)
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let padding = UInt8(ascii: "=")
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
