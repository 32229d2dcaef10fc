import PotluckSupport
import TestSupport
import Testing

@Suite(.fewAtOnce) struct PictureTypeTests {
  private static let avif = "\0\0\0\u{18}ftypmif1\0\0\0\0mif1avif"

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif),
      ([0x89] + Array("PNG\r\n\u{1A}\n".utf8), .png), (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webp),
      (Array(avif.utf8), .avif), (Array("RIFF\0\0\0\0WAVE".utf8), nil), (Array("<svg/>".utf8), nil),
      (Array("\0\0\0\u{14}ftypheic\0\0\0\0mif1".utf8), nil), (Array(avif.utf8.prefix(20)), nil),
      ([], nil),
    ] as [([UInt8], PictureType?)])
  func `a picture is told by how it begins`(_ bytes: [UInt8], _ type: PictureType?) {
    #expect(PictureType(bytes) == type)
  }

  @Test func `files end as is usual`() {
    #expect(PictureType.allCases.map(\.ending) == ["jpg", "png", "gif", "webp", "avif"])
  }
}
