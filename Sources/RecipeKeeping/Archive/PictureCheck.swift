/// Tells what a picture is by its bytes; nothing else is kept as one.
///
/// Neither the address nor a header is believed: only the five formats that browsers show without
/// running anything, of a bearable size. SVG is none of them, as it can hold scripts and links.
package enum PictureCheck {
  /// The most bytes of a picture.
  package static let mostBytes = 10 << 20
  /// The greatest width and height.
  static let longestSide = 16_384
  /// The most pixels: a small file can stand for a picture that no memory holds.
  static let mostPixels = 64 << 20

  /// What a picture is.
  package struct Kind: Sendable, Hashable {
    /// `image/jpeg`, `image/png`, `image/webp`, `image/gif` or `image/avif`.
    package var mediaType: String
    /// In pixels; nil where the format tells it only to a decoder.
    package var width: Int?
    /// In pixels.
    package var height: Int?

    /// The ending of the picture's file, without a dot.
    package var ending: String {
      mediaType == "image/jpeg" ? "jpg" : String(mediaType.dropFirst(6))
    }
  }

  /// Looks at a picture.
  /// - Throws: ``KeepingFailure`` that says why it is not kept.
  package static func kind(of bytes: [UInt8]) throws(KeepingFailure) -> Kind {
    guard bytes.count <= mostBytes else {
      throw KeepingFailure("the picture is larger than \(mostBytes >> 20) MiB")
    }
    guard let kind = read(bytes) else {
      throw KeepingFailure("it is no picture in JPEG, PNG, WebP, GIF or AVIF")
    }
    guard let width = kind.width, let height = kind.height else { return kind }
    guard 1...longestSide ~= width, 1...longestSide ~= height, width * height <= mostPixels else {
      throw KeepingFailure("the picture has \(width) by \(height) pixels, which is not shown")
    }
    return kind
  }

  /// A picture for the library, named by where it came from.
  /// - Throws: ``KeepingFailure`` that says why it is not kept.
  package static func picture(
    _ bytes: [UInt8], from name: String
  ) throws(KeepingFailure) -> KeptPicture {
    KeptPicture(name: name, mediaType: try kind(of: bytes).mediaType, bytes: bytes)
  }

  // MARK: Formats

  private static func read(_ bytes: [UInt8]) -> Kind? {
    func has(_ word: String, at place: Int) -> Bool {
      bytes.count >= place + word.utf8.count && bytes[place...].starts(with: word.utf8)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(bytes) }
    if bytes.starts(with: [0x89] + Array("PNG\r\n\u{1A}\n".utf8)), has("IHDR", at: 12) {
      return sized("png", bytes, 16, 20, { number(bytes, $0, 4) })
    }
    if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
      return sized("gif", bytes, 6, 8, { little(bytes, $0, 2) })
    }
    if has("RIFF", at: 0), has("WEBP", at: 8) {
      if has("VP8X", at: 12) {
        return sized("webp", bytes, 24, 27, { little(bytes, $0, 3).map { $0 + 1 } })
      }
      if has("VP8 ", at: 12) {
        return sized("webp", bytes, 26, 28, { little(bytes, $0, 2).map { $0 & 0x3FFF } })
      }
      guard has("VP8L", at: 12), let packed = little(bytes, 21, 4) else { return nil }
      return Kind(
        mediaType: "image/webp", width: packed & 0x3FFF + 1, height: packed >> 14 & 0x3FFF + 1)
    }
    return avif(bytes)
  }

  private static func sized(
    _ name: String, _ bytes: [UInt8], _ width: Int, _ height: Int, _ read: (Int) -> Int?
  ) -> Kind? {
    guard let width = read(width), let height = read(height) else { return nil }
    return Kind(mediaType: "image/\(name)", width: width, height: height)
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
          mediaType: "image/jpeg", width: number(bytes, place + 7, 2),
          height: number(bytes, place + 5, 2))
      }
      guard let length = number(bytes, place + 2, 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// By its brands, then by the size of the image that an `ispe` box near the beginning tells.
  private static func avif(_ bytes: [UInt8]) -> Kind? {
    guard let length = number(bytes, 0, 4), 16...256 ~= length, bytes.count >= length,
      bytes[4..<8].elementsEqual("ftyp".utf8)
    else { return nil }
    let brands = stride(from: 8, to: length - 3, by: 4).map { Array(bytes[$0..<($0 + 4)]) }
    guard brands.contains(Array("avif".utf8)) || brands.contains(Array("avis".utf8)) else {
      return nil
    }
    var kind = Kind(mediaType: "image/avif")
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
