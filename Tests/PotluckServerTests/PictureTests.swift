import PotluckServer
import PotluckSupport
import RecipeModel
import Synchronization
import TestSupport
import Testing

@Suite("Serving: pictures", .fewAtOnce)
struct PictureTests {
  static let png = head(width: 3, height: 2)

  /// The beginning of a drawing, as far as its size.
  static func head(width: UInt16, height: UInt16) -> [UInt8] {
    func four(_ number: UInt16) -> [UInt8] { [0, 0, UInt8(number >> 8), UInt8(number & 0xFF)] }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + four(13) + Array("IHDR".utf8)
      + four(width) + four(height) + [8, 2, 0, 0, 0]
  }

  /// The address of the first picture on the page of a search.
  private func address(_ table: Table) async throws -> String {
    let text = try await table.get("/?query=soup").text
    let start = try #require(text.firstRange(of: "src=\"/picture"))
    return String(text[start.lowerBound...].dropFirst(5).prefix { $0 != "\"" })
      .replacing("&amp;", with: "&")
  }

  @Test func `a picture that a source named is given, and asked for once`() async throws {
    let log = Log()
    try await Table.serve(change: {
      $0.picture = { link, provider in
        log.add("\(provider) \(link)")
        return Self.png
      }
    }) { table in
      let address = try await address(table)
      for _ in 0..<2 {
        let reply = try await table.get(address)
        #expect(reply.status == 200)
        #expect(reply["Content-Type"] == "image/png")
        #expect(reply.bytes == Self.png)
      }
      #expect(log.all.count == 1)
      #expect(log.all.first?.hasPrefix("alpha https://") == true)
    }
  }

  final class Log: Sendable {
    private let state = Mutex<[String]>([])
    var all: [String] { state.withLock(\.self) }
    func add(_ text: String) { state.withLock { $0.append(text) } }
  }

  @Test func `what this server has not named is not asked for`() async throws {
    let log = Log()
    try await Table.serve(change: {
      $0.picture = { link, _ in
        log.add(link)
        return Self.png
      }
    }) { table in
      let address = try await address(table)
      let changed = [
        address.replacing("soup.jpg", with: "other.jpg"),
        address.replacing("p=alpha", with: "p=beta"),
        address.dropLast(2) + "AA", "/picture?u=http%3A%2F%2F127.0.0.1%2F&p=alpha&s=",
        "/picture?u=http%3A%2F%2F127.0.0.1%2F&p=alpha", "/picture",
      ]
      for target in changed { #expect(try await table.get(String(target)).status == 403) }
      #expect(log.all.isEmpty)
    }
  }

  @Test(arguments: [
    Array("<html><script>alert(1)</script>".utf8), Array("<svg xmlns='a'/>".utf8), [],
    Array("GIF8".utf8), Array("RIFF1234WAVE".utf8),
    PictureTests.png + [UInt8](repeating: 0, count: TableOptions.mostPictureBytes),
    PictureTests.head(width: 12_000, height: 12_000), PictureTests.head(width: 40_000, height: 1),
  ])
  func `what is no picture, or too large, is not given`(_ bytes: [UInt8]) async throws {
    try await Table.serve(change: { $0.picture = { _, _ in bytes } }) { table in
      let address = try await address(table)
      #expect(try await table.get(address).status == 404)
    }
  }

  @Test func `pictures that hang keep nobody waiting, and are there at the next visit`()
    async throws
  {
    let (release, log) = (Promise<Void>(), Log())
    try await Table.serve(change: {
      $0.picture = { link, _ in
        log.add(link)
        try await release.value()
        return Self.png
      }
    }) { table in
      let address = try await address(table)
      // Whoever waited for the picture would wait for ever.
      try await withThrowingTaskGroup(of: Reply.self) { group in
        for _ in 0..<20 { group.addTask { try await table.get(address) } }
        for try await reply in group {
          #expect(reply.status == 200)
          #expect(reply["Content-Type"] == "image/gif")
          #expect(reply["Cache-Control"] == "no-store")
        }
      }
      #expect(log.all.count == 1)
      // The host is known to be slow, so that the next one waits no more.
      #expect(try await table.get(address)["Cache-Control"] == "no-store")
      release.keep()
      var last = try await table.get(address)
      while last["Content-Type"] != "image/png" { last = try await table.get(address) }
      #expect(last.bytes == Self.png)
      #expect(log.all.count == 1)
    }
  }

  @Test(arguments: [
    ([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 2, 0, 3, 3], "image/jpeg"),
    (Array("GIF89a\u{3}\0\u{2}\0".utf8), "image/gif"),
    (Array("RIFF....WEBPVP8X\n\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0".utf8), "image/webp"),
    (Array("\0\0\0\u{1C}ftypavif".utf8), "image/avif"),
  ])
  func `the first bytes tell the type`(_ bytes: [UInt8], _ type: String) async throws {
    try await Table.serve(change: { $0.picture = { _, _ in bytes } }) { table in
      let address = try await address(table)
      #expect(try await table.get(address)["Content-Type"] == type)
    }
  }
}
