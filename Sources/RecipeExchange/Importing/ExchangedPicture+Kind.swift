package import PotluckSupport

extension ExchangedPicture {
  /// What the picture's bytes are; nil for what is no picture.
  package var type: PictureType? { PictureType(bytes) }

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
      let bytes = Base64.decode(code.filter { $0 > 0x20 }),
      let type = PictureType(bytes)
    else { return nil }
    self.init(name: "\(number).\(type.ending)", bytes: bytes)
  }
}
