import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("Kept pictures", .fewAtOnce)
struct PictureCheckTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 2, 0, 0, 0, 1, 0]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 11, 8, 1, 0, 2, 0, 3, 1, 1]
  private static let webp =
    Array("RIFF----WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
    + [0xFF, 1, 0, 0xFF, 0, 0]
  private static let lossy =
    Array("RIFF----WEBPVP8 ".utf8)
    + [UInt8](repeating: 0, count: 10) + [0, 2, 0, 1]
  // 14 bits each, less one: 511 and 255.
  private static let lossless =
    Array("RIFF----WEBPVP8L".utf8)
    + [0, 0, 0, 0, 0x2F, 0xFF, 0xC1, 0x3F, 0]
  private static let gif = Array("GIF89a".utf8) + [0, 2, 0, 1]
  private static let avif: [UInt8] =
    [0, 0, 0, 20] + Array("ftypavif".utf8) + [0, 0, 0, 0] + Array("mif1".utf8)
    + [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0]
    + [UInt8](repeating: 0, count: 16)

  @Test(
    "The type and size are told from the bytes",
    arguments: [
      ("image/png", png), ("image/jpeg", jpeg), ("image/webp", webp), ("image/webp", lossy),
      ("image/webp", lossless), ("image/gif", gif), ("image/avif", avif),
    ])
  func told(type: String, bytes: [UInt8]) throws {
    let kind = try PictureCheck.kind(of: bytes)
    #expect("image/\(kind.type)" == type)
    #expect(kind.width == 512)
    #expect(kind.height == 256)
  }

  /// What is no picture that is kept.
  static let others: [[UInt8]] =
    [
      "", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<?xml version=\"1.0\"?><svg/>", "<html>",
      "BM", "\0\0\0\u{14}ftypheic\0\0\0\0mif1", "GIF89a",
    ].map { Array($0.utf8) } + [
      [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [UInt8](png.prefix(20)),
      sized([0, 0, 0, 0, 0, 0, 0, 9]), sized([0, 0, 0x40, 0, 0, 0, 0x40, 0]),
      sized([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
    ]

  /// A PNG's head with a width and a height.
  static func sized(_ sides: [UInt8]) -> [UInt8] { [UInt8](png.prefix(16)) + sides }

  @Test("Anything else is refused", arguments: others)
  func refused(bytes: [UInt8]) {
    #expect(throws: Failure.self) { try PictureCheck.kind(of: bytes) }
  }

  @Test("A large file is refused")
  func large() {
    let bytes = Self.png + [UInt8](repeating: 0, count: PictureCheck.mostBytes)
    #expect(throws: Failure.self) { try PictureCheck.kind(of: bytes) }
  }

  @Test("A picture that is cut off anywhere never ends the program")
  func cut() {
    for picture in [Self.png, Self.jpeg, Self.webp, Self.lossy, Self.lossless, Self.gif, Self.avif]
    {
      for count in picture.indices { _ = try? PictureCheck.kind(of: Array(picture.prefix(count))) }
    }
  }
}
