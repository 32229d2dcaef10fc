/// Covers the texts of JSON members whose names say that they are secret.
///
/// Works on bytes that need not be JSON at all, because broken input is what a copy of the stream
/// is made for.
enum SecretMembers {
  /// Endings of names, as letters in lower case; `token` alone names a progress, which is none.
  private static let endings = [
    "apikey", "secret", "password", "accesstoken", "authorization", "cookie",
  ]

  /// The bytes with such texts covered by asterisks.
  static func covering(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var name: ArraySlice<UInt8> = []
    var isValue = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = closingQuote(in: bytes, from: index + 1)
        if isValue, isSecret(name) {
          for place in index + 1..<end { result[place] = UInt8(ascii: "*") }
        }
        name = bytes[index + 1..<end]
        isValue = false
        index = end
      case UInt8(ascii: ":"): isValue = true
      case 0x20, 0x09...0x0D: break
      default: (name, isValue) = ([], false)
      }
      index += 1
    }
    return result
  }

  private static func closingQuote(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return index
      default: index += 1
      }
    }
    return bytes.count
  }

  private static func isSecret(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count < 64 else { return false }
    let letters = name.map { $0 | 0x20 }.filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    return endings.contains { letters.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
