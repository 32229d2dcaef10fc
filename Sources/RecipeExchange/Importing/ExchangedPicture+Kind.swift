import PotluckSupport

extension ExchangedPicture {
  /// What the bytes are, by how they begin: `image/jpeg`, `image/png`, `image/webp`, `image/gif` or
  /// `image/avif`; nil for anything else.
  package static func mediaType(of bytes: some Collection<UInt8>) -> String? {
    let start = Array(bytes.prefix(16))
    func says(_ text: String, at place: Int) -> Bool {
      start.dropFirst(place).starts(with: text.utf8)
    }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if says("RIFF", at: 0), says("WEBP", at: 8) { return "image/webp" }
    if says("GIF8", at: 0) { return "image/gif" }
    return says("ftypavif", at: 4) || says("ftypavis", at: 4) ? "image/avif" : nil
  }

  /// What the picture's bytes are; nil for what is no picture.
  package var mediaType: String? { Self.mediaType(of: bytes) }

  /// The most bytes of one picture.
  static let longest = 32 << 20

  /// A picture in Base64, by itself or as a `data:` address; nil for any other text.
  init?(encoded text: String, number: Int) {
    var code = text.utf8[...]
    if text.hasPrefix("data:") {
      guard let comma = code.firstIndex(of: UInt8(ascii: ",")) else { return nil }
      code = code[code.index(after: comma)...]
    }
    guard code.count > 40, code.count <= Self.longest / 3 * 4,
      let bytes = Base64.decode(code.lazy.filter { $0 > 0x20 }),
      let type = Self.mediaType(of: bytes)
    else { return nil }
    self.init(name: "\(number).\(type.dropFirst(6))", bytes: bytes)
  }
}
