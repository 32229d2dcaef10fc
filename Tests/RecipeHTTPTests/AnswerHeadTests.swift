import NIOCore
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeHTTP

@Suite(.fewAtOnce) struct `The head of an answer` {
  private func ask(_ reply: ScriptedServer.Reply) async throws -> HTTPResponse {
    let server = try await ScriptedServer { _, _ in reply }
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: [server.baseURL])
    let result: Result<HTTPResponse, any Error>
    do { result = .success(try await transport.send(HTTPRequest(url: server.baseURL))) } catch {
      result = .failure(error)
    }
    await transport.shutdown()
    await server.stop()
    return try result.get()
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\nX-Soup: onion\nContent-Length: 9\n\na\n\r\n b\n\nc",
    "HTTP/1.1 200 OK\r\nX-Soup:\r\n onion\r\nContent-Length: 9\r\n\r\na\n\r\n b\n\nc",
    "HTTP/1.1 200 OK\nX-Soup: \n\t onion\nContent-Length:\n 9\n\na\n\r\n b\n\nc",
    "\r\nHTTP/1.1 200 OK\r\nX-Soup: onion\r\nContent-Length: 9\r\n\r\na\n\r\n b\n\nc",
    "HTTP/1.1 103 Early\nX: y\n z\n\nHTTP/1.1 200 OK\nX-Soup: onion\n\na\n\r\n b\n\nc",
  ])
  func `may end its lines and fold its values as it likes`(_ text: String) async throws {
    for drips in [false, true] {
      var reply = ScriptedServer.Reply(text: text, closes: true)
      reply.drips = drips
      let response = try await ask(reply)
      #expect(response.status == 200)
      #expect(response.headers["X-Soup"] == "onion")
      #expect(response.body == Array("a\n\r\n b\n\nc".utf8))
    }
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\n folded\r\n\r\n", "HTTP/1.1 200 OK\r\nX: a\rContent-Length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 200 OK\n\rX: y\n\n",
  ])
  func `is still refused where it could be read in two ways`(_ text: String) async throws {
    let error = await failure { try await ask(.init(text: text, closes: true)) }
    #expect(error?.code == .invalidResponse)
  }

  @Test func `is mended, and nothing after it`() {
    var mender = HeadMender()
    func mend(_ text: String) -> String { String(buffer: mender.mend(ByteBuffer(string: text))) }
    #expect(mend("a\nb\n\n") == "a\nb\n\n")
    mender.expectHead()
    #expect(
      mend("HTTP/1.1 200 OK\nA: b\n c\n\nx\ny\n z\n\n")
        == "HTTP/1.1 200 OK\r\nA: b c\r\n\r\nx\ny\n z\n\n")
    #expect(mend("HTTP/1.1 200 OK\n\n") == "HTTP/1.1 200 OK\n\n")
  }

  @Test(arguments: ["gzip", "GZIP", "Gzip", "x-gzip", "X-GZIP"])
  func `may name gzip in any way`(_ name: String) async throws {
    let packed: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 255, 43, 206, 47, 45, 40, 6, 0, 156, 121, 28, 175, 5, 0, 0, 0,
    ]
    let head =
      "HTTP/1.1 200 OK\r\nContent-Encoding: \(name)\r\nContent-Length: \(packed.count)\r\n\r\n"
    let response = try await ask(.init(bytes: Array(head.utf8) + packed, closes: true))
    #expect(response.body == Array("soups".utf8))
  }

  @Test func `that only announces the answer says nothing about it`() async throws {
    let response = try await ask(
      .init(
        text: "HTTP/1.1 103 Early Hints\r\nContent-Encoding: gzip\r\n\r\n"
          + "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nsoups"))
    #expect(response.status == 200 && response.body == Array("soups".utf8))
  }
}
