import RecipeProviderKit
import TestSupport
import Testing

@testable import PotluckSimulator
@testable import RecipeHTTP

/// Bodies that come compressed, as servers send them, well-made or not.
@Suite(.fewAtOnce) struct `A packed body` {
  private static let text = Array("onion soup, for everybody who likes onions".utf8)

  /// Asks a server that sends a body in a coding, whatever it is.
  private func answer(
    _ body: [UInt8], _ coding: String,
    _ check: (() async throws -> HTTPResponse) async throws -> Void
  ) async throws {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\nContent-Length: \(body.count)\r\n\r\n"
    let server = try await ScriptedServer { _, _ in
      .init(bytes: Array(head.utf8) + body, closes: false)
    }
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: [server.baseURL])
    try await check { try await transport.send(HTTPRequest(url: server.baseURL)) }
    await transport.shutdown()
    await server.stop()
  }

  private static let gzip = Deflate.stored(text, coding: .gzip)
  private static let zlib = Deflate.stored(text, coding: .deflate)

  private static let whole: [(String, [UInt8], [UInt8])] = [
    ("gzip", gzip, text), ("GZIP", gzip, text), ("x-gzip", gzip, text), ("deflate", zlib, text),
    // Some servers call deflate what has no head and no sum, and some what is gzip.
    ("deflate", Array(zlib[2...].dropLast(4)), text), ("deflate", gzip, text),
    // RFC 1952, section 2.2: a file has one member or several.
    ("gzip", [gzip, Deflate.stored([], coding: .gzip), gzip].flatMap(\.self), text + text),
    ("gzip", [], []),
  ]

  @Test(arguments: whole)
  func `is unpacked`(_ coding: String, _ packed: [UInt8], _ text: [UInt8]) async throws {
    try await answer(packed, coding) { send in
      let response = try await send()
      #expect(response.body == text)
    }
  }

  private static let broken: [[UInt8]] = [
    Array(gzip.dropLast(9)), Array(gzip.dropLast(1)), Array(gzip.prefix(5)), [0x1F],
    [1, 2, 3, 4, 5, 6, 7, 8, 9], gzip + text, gzip + gzip.prefix(20),
    gzip.dropLast(8) + Array(repeating: 0, count: 8),
  ]

  @Test(arguments: broken)
  func `that is damaged, cut off or followed by something else is told`(
    _ packed: [UInt8]
  ) async throws {
    try await answer(packed, "gzip") { send in
      let error = await failure { try await send() }
      #expect(error?.code == .invalidResponse)
      #expect(error?.message.hasSuffix("is broken or cut off") == true)
    }
  }

  @Test func `says its size before it is unpacked`() throws {
    let body = Array(repeating: UInt8(ascii: "x"), count: 300_000)
    let packed = PackedBody(Deflate.stored(body, coding: .gzip))
    #expect(try packed.size(limit: 300_000) == 300_000)
    #expect(try packed.unpacked(size: 300_000) == body)
    #expect(throws: PackedBody.Failure.tooLarge) { try packed.size(limit: 299_999) }
    #expect(throws: PackedBody.Failure.tooLarge) { try packed.unpacked(size: 299_999) }
  }
}
