/// Covers the texts of JSON members whose names say that they are secret.
///
/// Works on bytes that need not be JSON at all, because broken input is what a copy of the stream
/// is made for; they may come in pieces of any size.
struct SecretMembers {
  /// Endings of names, as letters in lower case; `token` alone names a progress, which is none.
  private static let endings = [
    "apikey", "secret", "password", "accesstoken", "authorization", "cookie",
  ]
  /// Longer strings are not looked at as names.
  private static let longestName = 64

  /// The last string, as far as it can be a name.
  private var name: [UInt8] = []
  /// Whether a colon stands behind it.
  private var isNamed = false
  private var isInString = false
  private var isEscaped = false
  /// Whether the string at hand is covered.
  private var isCovered = false

  /// Covers such texts with asterisks in the bytes that follow those before.
  mutating func cover(_ bytes: inout [UInt8]) {
    for index in bytes.indices {
      let byte = bytes[index]
      guard !isInString else {
        takeInString(byte)
        if isInString, isCovered { bytes[index] = UInt8(ascii: "*") }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isCovered = isNamed && isSecret
        (name, isNamed, isInString) = ([], false, true)
      case UInt8(ascii: ":"): isNamed = true
      case 0x20, 0x09...0x0D: break
      default: (name, isNamed) = ([], false)
      }
    }
  }

  private mutating func takeInString(_ byte: UInt8) {
    if !isEscaped, byte == UInt8(ascii: "\"") {
      isInString = false
      return
    }
    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    if name.count < Self.longestName { name.append(byte) }
  }

  private var isSecret: Bool {
    guard name.count < Self.longestName else { return false }
    let letters = name.map { $0 | 0x20 }.filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    return Self.endings.contains { letters.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
