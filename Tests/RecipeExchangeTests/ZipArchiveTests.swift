import RecipeExchange
import TestSupport
import Testing

@Suite("Zip archives", .fewAtOnce)
struct ZipArchiveTests {
  private func texts(_ bytes: [UInt8]) throws -> [String: String] {
    let archive = try ZipArchive(bytes)
    return Dictionary(
      uniqueKeysWithValues: try archive.entries.map {
        ($0.path, String(decoding: try archive.bytes(of: $0), as: UTF8.self))
      })
  }

  @Test("Stored, packed, streamed and wide entries are read")
  func forms() throws {
    var stored = TestZip.Entry("a/stored.txt", "as it is")
    stored.isDeflated = false
    var streamed = TestZip.Entry("streamed.txt", String(repeating: "soup ", count: 1_000))
    streamed.isStreamed = true
    var wide = TestZip.Entry("wide.txt", "sizes in eight bytes")
    wide.isWide = true
    let found = try texts(TestZip.archive([stored, streamed, wide, TestZip.Entry("folder/", "")]))
    #expect(found["a/stored.txt"] == "as it is")
    #expect(found["streamed.txt"]?.count == 5_000)
    #expect(found["wide.txt"] == "sizes in eight bytes")
    #expect(found.count == 3)
  }

  @Test("A wide end is followed to its directory, and one that leads nowhere is refused")
  func wideEnd() throws {
    let bytes = TestZip.archive([TestZip.Entry("a.txt", "one")], hasWideEnd: true)
    #expect(try texts(bytes) == ["a.txt": "one"])
    // Where the locator says that the record stands.
    for value: UInt8 in [0, 0x7F, 0xFF] {
      var broken = bytes
      broken.replaceSubrange(
        bytes.count - 34..<bytes.count - 26, with: Array(repeating: value, count: 8))
      #expect(throws: ZipFailure.self) { try ZipArchive(broken) }
    }
  }

  @Test("An archive behind other bytes, and one with a comment, are found")
  func surroundings() throws {
    let archive = TestZip.archive([("a.txt", "one")])
    #expect(try texts(Array("a program that unpacks itself".utf8) + archive) == ["a.txt": "one"])
    var commented = archive
    commented[commented.count - 2] = 3
    #expect(try texts(commented + Array("end".utf8)) == ["a.txt": "one"])
  }

  @Test("Names are read as UTF-8, by their flag or as they are, else as DOS wrote them")
  func names() throws {
    var unflagged = TestZip.Entry("Käse.txt", "1")
    unflagged.flags = 0
    var dos = TestZip.Entry("", "2")
    (dos.flags, dos.rawName) = (0, [UInt8(ascii: "B"), 0x81, UInt8(ascii: "f")])
    let backslash = TestZip.Entry("images\\soup.jpg", "3")
    let found = try ZipArchive(TestZip.archive([unflagged, dos, backslash]))
    #expect(found.entries.map(\.path) == ["Käse.txt", "Büf", "images/soup.jpg"])
  }

  @Test(
    "Names that lead elsewhere are left out and told",
    arguments: [
      ("../evil.txt", "leads out"), ("a/../../evil.txt", "leads out"), ("..\\evil", "leads out"),
      ("/etc/passwd", "absolute"), ("C:\\x.txt", "absolute"), ("a\0b.txt", "NUL"),
    ])
  func dangers(name: String, reason: String) throws {
    let archive = try ZipArchive(TestZip.archive([(name, "x"), ("fine.txt", "y")]))
    #expect(archive.entries.map(\.path) == ["fine.txt"])
    #expect(archive.oddities.count == 1)
    #expect(try archive.oddities[at: 0].reason.contains(reason))
  }

  @Test("Links and encrypted entries are left out; of one name the first stays")
  func oddities() throws {
    var link = TestZip.Entry("link", "/etc/passwd")
    link.mode = 0o120777
    var locked = TestZip.Entry("locked.txt", "?")
    locked.flags |= 1
    let twice = [TestZip.Entry("a.txt", "first"), TestZip.Entry("a.txt", "second")]
    let bytes = TestZip.archive([link, locked] + twice + [TestZip.Entry("A.txt", "other")])
    #expect(try texts(bytes) == ["a.txt": "first", "A.txt": "other"])
    let told = try ZipArchive(bytes).oddities.map(\.reason)
    #expect(told.count == 4)
    for word in ["symbolic link", "encrypted", "same name", "case alone"] {
      #expect(told.contains { $0.contains(word) })
    }
  }

  @Test("Damaged bytes, wrong sizes and wrong sums are refused")
  func damage() throws {
    var sum = TestZip.Entry("sum.txt", "x")
    sum.saidChecksum = 1
    var short = TestZip.Entry("short.txt", "abcdef")
    short.saidSize = 3
    var long = TestZip.Entry("long.txt", "abc")
    long.saidSize = 9
    var method = TestZip.Entry("method.txt", "abc")
    method.method = 14
    var broken = TestZip.Entry("broken.txt", [0xFF, 0xFF, 0xFF])
    (broken.isDeflated, broken.method) = (false, 8)
    let archive = try ZipArchive(TestZip.archive([sum, short, long, method, broken]))
    for entry in archive.entries {
      #expect(throws: ZipFailure.self) { try archive.bytes(of: entry) }
    }
    #expect(throws: ZipFailure.self) { try ZipArchive(Array("no archive at all".utf8)) }
    let whole = TestZip.archive([("a.txt", "one")])
    #expect(throws: ZipFailure.self) { try ZipArchive(Array(whole.dropLast(5))) }
  }

  @Test("Bombs are refused by name: a wild ratio, entries over each other, too much in all")
  func bombs() throws {
    let zeros = TestZip.Entry("zeros", [UInt8](repeating: 0, count: 4 << 20))
    let ratio = try ZipArchive(TestZip.archive([zeros]))
    #expect(throws: ZipFailure.self) { try ratio.bytes(of: ratio.entries[at: 0]) }

    var again = TestZip.Entry("again", zeros.bytes)
    again.sharing = 0
    let overlap = TestZip.archive([zeros, again])
    #expect { try ZipArchive(overlap) } throws: { "\($0)".contains("over each other") }

    var limits = ZipLimits()
    limits.totalBytes = 100
    let two = [("a", String(repeating: "a", count: 80)), ("b", String(repeating: "b", count: 80))]
    let archive = try ZipArchive(TestZip.archive(two), limits: limits)
    #expect(try archive.bytes(of: archive.entries[at: 0]).count == 80)
    #expect(throws: ZipFailure.self) { try archive.bytes(of: archive.entries[at: 1]) }
    limits.entries = 1
    #expect(throws: ZipFailure.self) { try ZipArchive(TestZip.archive(two), limits: limits) }
    limits.entryBytes = 10
    limits.entries = 9
    let large = try ZipArchive(TestZip.archive(two), limits: limits)
    #expect(throws: ZipFailure.self) { try large.bytes(of: large.entries[at: 0]) }
  }

  @Test("Whatever is done to an archive, reading ends and stays within its bounds")
  func mutations() throws {
    let source = TestZip.archive([
      ("recipe.json", #"{"@type":"Recipe","name":"Soup","recipeIngredient":["water"]}"#),
      ("images/soup.jpg", "no picture"), ("b.txt", String(repeating: "b", count: 300)),
    ])
    var random = SeededRandom(seed: 7)
    for _ in 0..<3_000 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = 0xFF
        case 2: bytes.remove(at: place)
        default: bytes.insert(bytes[place], at: place)
        }
      }
      guard let archive = try? ZipArchive(bytes) else { continue }
      for entry in archive.entries {
        if let read = try? archive.bytes(of: entry) { #expect(read.count == entry.size) }
      }
    }
  }
}
