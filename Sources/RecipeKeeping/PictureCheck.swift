package import PotluckSupport
package import RecipeModel

/// Tells what a picture is by its bytes; nothing else is kept as one.
///
/// Only the formats of ``PictureType``, of a bearable size.
package enum PictureCheck {
  /// The most bytes of a picture.
  package static let mostBytes = 10 << 20
  /// The greatest width and height.
  static let longestSide = 16_384
  /// The most pixels: a small file can stand for a picture that no memory holds.
  static let mostPixels = 64 << 20

  /// What a picture is.
  package struct Kind: Sendable, Hashable {
    package var type: PictureType
    /// In pixels; nil where the format tells it only to a decoder.
    package var width: Int?
    /// In pixels.
    package var height: Int?
  }

  /// Looks at a picture.
  /// - Throws: ``Failure`` that says why it is not kept.
  package static func kind(of bytes: [UInt8]) throws(Failure) -> Kind {
    guard bytes.count <= mostBytes else {
      throw Failure(.storage, "the picture is larger than \(mostBytes >> 20) MiB")
    }
    guard let kind = read(bytes) else {
      throw Failure(.storage, "it is no picture in JPEG, PNG, WebP, GIF or AVIF")
    }
    guard let width = kind.width, let height = kind.height else { return kind }
    guard 1...longestSide ~= width, 1...longestSide ~= height, width * height <= mostPixels else {
      throw Failure(.storage, "the picture has \(width) by \(height) pixels, which is not shown")
    }
    return kind
  }

  /// A picture for the library, named by where it came from.
  /// - Throws: ``Failure`` that says why it is not kept.
  package static func picture(
    _ bytes: [UInt8], from name: String
  ) throws(Failure) -> KeptPicture {
    KeptPicture(name: name, mediaType: try kind(of: bytes).type.rawValue, bytes: bytes)
  }

  // MARK: Formats

  private static func read(_ bytes: [UInt8]) -> Kind? {
    func says(_ word: String, at place: Int) -> Bool {
      bytes.dropFirst(place).starts(with: word.utf8)
    }
    guard let type = PictureType(bytes) else { return nil }
    func sized(_ width: Int?, _ height: Int?) -> Kind? {
      guard let width, let height else { return nil }
      return Kind(type: type, width: width, height: height)
    }
    switch type {
    case .jpeg: return jpeg(bytes)
    case .png where says("IHDR", at: 12): return sized(number(bytes, 16, 4), number(bytes, 20, 4))
    case .gif: return sized(little(bytes, 6, 2), little(bytes, 8, 2))
    case .webp where says("VP8X", at: 12):
      return sized(little(bytes, 24, 3).map { $0 + 1 }, little(bytes, 27, 3).map { $0 + 1 })
    case .webp where says("VP8 ", at: 12):
      return sized(
        little(bytes, 26, 2).map { $0 & 0x3FFF }, little(bytes, 28, 2).map { $0 & 0x3FFF })
    case .webp where says("VP8L", at: 12):
      let packed = little(bytes, 21, 4)
      return sized(packed.map { $0 & 0x3FFF + 1 }, packed.map { $0 >> 14 & 0x3FFF + 1 })
    case .avif: return avif(bytes)
    default: return nil
    }
  }

  /// From marker to marker up to the frame's header.
  private static func jpeg(_ bytes: [UInt8]) -> Kind? {
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return Kind(
          type: .jpeg, width: number(bytes, place + 7, 2), height: number(bytes, place + 5, 2))
      }
      guard let length = number(bytes, place + 2, 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// By the size of the image that an `ispe` box near the beginning tells.
  private static func avif(_ bytes: [UInt8]) -> Kind? {
    guard let length = number(bytes, 0, 4) else { return nil }
    var kind = Kind(type: .avif)
    let word = Array("ispe".utf8)
    let end = min(bytes.count, 16 << 10) - 16
    for place in stride(from: length, to: end, by: 1) where bytes[place] == word[0] {
      guard bytes[place..<(place + 4)].elementsEqual(word) else { continue }
      let width = number(bytes, place + 8, 4) ?? 0
      // A grid's tiles come before or behind the whole: the largest counts.
      if width > kind.width ?? 0 {
        (kind.width, kind.height) = (width, number(bytes, place + 12, 4) ?? 0)
      }
    }
    return kind
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard bytes.count >= place + count else { return nil }
    return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard bytes.count >= place + count else { return nil }
    return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
