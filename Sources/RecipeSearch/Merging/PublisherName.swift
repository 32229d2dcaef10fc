/// The letters of a publisher's name, so that `All Recipes` and `allrecipes.com` are one.
enum PublisherName {
  /// The hash of a publisher's name without blanks, case and domain; 0 for none.
  static func hash(_ name: String?, scratch: inout ByteWriter) -> UInt64 {
    guard let name, !name.isEmpty else { return 0 }
    scratch.truncate(to: 0)
    TextFolding.append(name, limit: 120, to: &scratch)
    while scratch.last == 0x20 { scratch.removeLast() }
    return hash(scratch.bytes)
  }

  /// The same of a host, which keeps its last label but one: `food.example.co.uk` → `example`.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var end = bytes.endIndex
    for suffix: StaticString in [".co.uk", ".com.au", ".com", ".org", ".net", ".tv", ".co", ".de"] {
      let length = suffix.utf8CodeUnitCount
      guard end - bytes.startIndex > length else { continue }
      if (0..<length).allSatisfy({ bytes[end - length + $0] == suffix.utf8Start[$0] }) {
        end -= length
        break
      }
    }
    var hash = ByteHash.seed
    var count = 0
    var start = bytes.startIndex
    if bytes[start..<end].starts(with: "www.".utf8) { start += 4 }
    if bytes[start..<end].starts(with: "the ".utf8) { start += 4 }
    for byte in bytes[start..<end]
    where (byte >= 0x61 && byte <= 0x7A) || URLQuery.isDigit(byte) || byte >= 0x80 {
      hash = ByteHash.step(hash, byte)
      count += 1
    }
    return count == 0 ? 0 : ByteHash.mix(hash)
  }
}
