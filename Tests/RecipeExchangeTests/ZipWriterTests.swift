import RecipeExchange
import TestSupport
import Testing

/// Archives as they are written.
@Suite("Zip archives as they are written", .fewAtOnce) struct ZipWriterTests {
  private static let files: [(String, [UInt8])] = [
    ("empty.txt", []), ("Recipes/Crème brûlée/recipe.json", Array(repeating: 65, count: 70_000)),
    ("🥚.jpg", (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }),
  ]

  private static func archive() throws -> [UInt8] {
    var zip = ZipWriter()
    for (path, bytes) in files { try zip.add(path, bytes) }
    return zip.archive()
  }

  @Test func `every file comes out as it went in, under its name`() throws {
    let archive = try ZipArchive(try Self.archive())
    #expect(archive.entries.map(\.path) == Self.files.map(\.0) && archive.oddities.isEmpty)
    for (entry, file) in zip(archive.entries, Self.files) {
      #expect(try archive.bytes(of: entry) == file.1)
    }
  }

  @Test func `the same files make the same bytes, and what repeats takes less`() throws {
    #expect(try Self.archive() == Self.archive())
    #expect(try Self.archive().count < 8_000)
  }

  @Test func `an archive without files is one`() throws {
    #expect(try ZipArchive(ZipWriter().archive()).entries.isEmpty)
  }

  @Test(arguments: [0, 1, 70_000])
  func `gzip comes out as it went in`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    #expect(Inflation.isGzip(bytes.gzipped) && bytes.gzipped == bytes.gzipped)
    #expect(try Inflation.unpack(bytes.gzipped[...], .gzip, limit: 100_000) == bytes)
  }

  @Test func `a name that is too long is refused, and the archive stays whole`() throws {
    var zip = ZipWriter()
    try zip.add("a", [1])
    #expect(throws: ZipWriter.Full.self) {
      try zip.add(String(repeating: "a", count: 70_000), [])
    }
    #expect(try ZipArchive(zip.archive()).entries.count == 1)
  }
}
