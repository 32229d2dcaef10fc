import RecipeProviderKit
import TestSupport
import Testing

@testable import PotluckSimulator
@testable import RecipeHTTP

/// Answers of servers and proxies that would like to end the process.
@Suite(.fewAtOnce) struct `A hostile answer` {
  /// The ways to a server.
  enum Way: CaseIterable { case direct, forwarded, tunnelled, socks }

  private func transport(_ way: Way, _ server: ScriptedServer) -> HTTPClientTransport {
    let variable: [String: String] =
      switch way {
      case .direct: [:]
      case .forwarded, .tunnelled: ["all_proxy": server.baseURL]
      case .socks: ["all_proxy": "socks5://127.0.0.1:\(server.port)"]
      }
    var settings = HTTPTransportSettings(
      timeout: .patience, connectTimeout: .patience, connectionsPerHost: 16,
      proxies: ProxySettings(environment: variable))
    settings.resolve = { _ in [] }
    return HTTPClientTransport(settings, allowedOrigins: [server.baseURL])
  }

  private func url(_ way: Way, _ server: ScriptedServer) -> String {
    switch way {
    case .direct: server.baseURL
    case .forwarded, .socks: "http://recipes.example/"
    case .tunnelled: "https://recipes.example/"
    }
  }

  @Test(
    arguments: ["000", "001", "042", "099", "101"], [Way.direct, .forwarded, .tunnelled])
  func `with an impossible status is an error of its source alone`(
    _ status: String, _ way: Way
  ) async throws {
    let answer = "HTTP/1.1 \(status) X\r\nContent-Length: 2\r\n\r\nok"
    let server = try await ScriptedServer { connection, _ in
      .init(text: connection == 1 ? answer : answer.replacing(status, with: "200"))
    }
    let transport = transport(way, server)
    let request = HTTPRequest(url: url(way, server))
    let error = await failure { try await transport.send(request) }
    if way == .tunnelled {
      #expect(error?.message.hasSuffix(" refused to open a connection") == true)
    } else {
      #expect(error?.code == .invalidResponse)
      #expect(error?.message.hasSuffix("HTTP status that no answer can have (\(status))") == true)
      let next = try await transport.send(request)
      #expect(next.status == 200 && next.body == Array("ok".utf8))
    }
    await transport.shutdown()
    await server.stop()
  }

  @Test(.serialized, arguments: 0..<8 as Range<UInt64>, Way.allCases)
  func `of any kind ends in an answer or in an error`(_ seed: UInt64, _ way: Way) async throws {
    let server = try await ScriptedServer { connection, request in
      var answers = AnswerMaker(seed: seed << 32 | UInt64(connection) << 8 | UInt64(request))
      return answers.next(way: way, isFirst: request == 1)
    }
    let transport = transport(way, server)
    let address = url(way, server)
    await withDiscardingTaskGroup { group in
      for number in 0..<16 {
        group.addTask {
          let method = ["GET", "HEAD", "POST", "PUT"][number % 4]
          // What is left open hangs: how long nobody minds here, only that nothing worse happens.
          let request = HTTPRequest(
            method: method, url: "\(address)?\(number)",
            body: method.hasPrefix("P") ? Array(repeating: 0x61, count: number << 12) : [],
            timeout: .milliseconds(150))
          do {
            let response = try await transport.send(request)
            #expect((200...999).contains(response.status))
          } catch {
            #expect(error is ProviderError)
          }
        }
      }
    }
    await transport.shutdown()
    await server.stop()
  }
}

/// Makes answers that are HTTP here and there.
private struct AnswerMaker {
  private var numbers: SeededRandom

  init(seed: UInt64) { numbers = SeededRandom(seed: seed) }

  mutating func next(
    way: `A hostile answer`.Way, isFirst: Bool
  ) -> ScriptedServer.Reply {
    var bytes = opening(way: way, isFirst: isFirst)
    for _ in 0..<Int.random(in: 0...2, using: &numbers) { bytes += informational() }
    for _ in 0..<Int.random(in: 1...2, using: &numbers) { bytes += answer() }
    if isRare(3) { bytes = Array(bytes.prefix(.random(in: 0...bytes.count, using: &numbers))) }
    if isRare(3) { damage(&bytes) }
    var reply = ScriptedServer.Reply(bytes: bytes, closes: !isRare(15))
    reply.drips = bytes.count < 600 && isRare(5)
    return reply
  }

  private mutating func isRare(_ often: Int) -> Bool {
    Int.random(in: 0..<often, using: &numbers) == 0
  }

  private mutating func one(_ choices: [String]) -> String {
    choices.randomElement(using: &numbers) ?? ""
  }

  /// What a proxy says before the answer, right as often as not.
  private mutating func opening(way: `A hostile answer`.Way, isFirst: Bool) -> [UInt8] {
    guard isFirst, !isRare(2) else { return [] }
    switch way {
    case .direct, .forwarded: return []
    case .tunnelled: return Array("HTTP/1.1 200 Connection established\r\n\r\n".utf8)
    case .socks: return [5, 0, 5, 0, 0, 1, 127, 0, 0, 1, 0, 80]
    }
  }

  private mutating func informational() -> [UInt8] {
    let status = one(["100", "102", "103", "199", "101", "150"])
    return Array("HTTP/1.1 \(status) Wait\(end())\(fields())\(end())".utf8)
  }

  private mutating func answer() -> [UInt8] {
    let body = self.body()
    return Array("\(statusLine())\(end())\(fields())\(framing(body.count))\(end())".utf8) + body
  }

  private mutating func end() -> String { one(["\r\n", "\r\n", "\r\n", "\n", "\r", "\r\n "]) }

  private mutating func statusLine() -> String {
    let version = one(["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/0.9", "http/1.1", "X"])
    let status = one([
      "200", "204", "206", "302", "304", "407", "500", "999", "000", "007", "099", "1", "20",
      "2000",
      "-20", "", "\(Int.random(in: 0...999, using: &numbers))",
    ])
    return "\(version) \(status)\(one([" OK", "", " ", " \u{0}", " Voilà"]))"
  }

  private mutating func fields() -> String {
    let fields = [
      "Connection: close", "Connection: keep-alive", "Connection: upgrade", "Upgrade: websocket",
      "Content-Encoding: gzip", "Content-Encoding: deflate", "Content-Encoding: x-gzip",
      "Content-Encoding: br", "Location: /", "Location: http://10.0.0.1/", "Location:",
      "X: a\r\n b",
      ": nameless", "no colon", "Trailer: X", "Retry-After: 99999999999999999999", "A\u{0}: b",
      "Long: \(String(repeating: "x", count: isRare(20) ? 100_000 : 300))", "Set-Cookie: a=b",
    ]
    return (0..<Int.random(in: 0...4, using: &numbers)).map { _ in one(fields) + end() }.joined()
  }

  private mutating func framing(_ count: Int) -> String {
    let lengths = [
      "\(count)", "\(count)", "\(count + 7)", "\(max(0, count - 7))", "-1", "0",
      "9223372036854775807",
      "18446744073709551616", "1e3", " ", "0x10", "5, 5",
    ]
    let length = "Content-Length: \(one(lengths))\(end())"
    let chunked = "Transfer-Encoding: \(one(["chunked", "chunked, chunked", "gzip, chunked", "x"]))"
    return one([length, length, length + length, chunked + end(), length + chunked + end(), ""])
  }

  private mutating func body() -> [UInt8] {
    let chunk =
      "\(one(["5", "0", "fffffffffffffffff", "-5", "5;x=y", "", "00000005"]))\(end())hello\(end())"
    return switch Int.random(in: 0..<4, using: &numbers) {
    case 0: Array("{\"count\":0}".utf8)
    case 1: Array((chunk + chunk + one(["0\r\n\r\n", "0\r\nX: y\r\n\r\n", "0\r\nX\r\n", ""])).utf8)
    case 2: (0..<200).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    default: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + Array("not deflated".utf8)
    }
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    for _ in 0..<Int.random(in: 1...8, using: &numbers) where !bytes.isEmpty {
      bytes[.random(in: 0..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
    }
  }
}
