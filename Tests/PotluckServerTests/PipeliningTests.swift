import TestSupport
import Testing

/// Requests that are sent before the answers to earlier ones are read.
@Suite(.fewAtOnce) struct PipeliningTests {
  @Test func `requests that are sent ahead are answered in their order`() async throws {
    try await Table.serve { table in
      let paths = (0..<900).map { ["/health", "/assets/icon.svg", "/nothing"][$0 % 3] }
      let head = "HTTP/1.1\r\nHost: 127.0.0.1:\(table.port)\r\n"
      let text =
        paths.map { "GET \($0) \(head)\r\n" }.joined()
        + "GET /health \(head)Connection: close\r\n\r\n"
      let connection = try Connection(port: table.port)
      defer { connection.close() }
      let answers = String(decoding: try await connection.exchange(text), as: UTF8.self)
      let types = answers.split(separator: "\r\n").compactMap { line in
        line.hasPrefix("Content-Type: ") ? line.dropFirst("Content-Type: ".count) : nil
      }
      #expect(types.count == 901)
      #expect(
        types.enumerated().allSatisfy { place, type in
          type.hasPrefix(place % 3 == 1 ? "image/svg+xml" : "application/")
        })
    }
  }

  @Test func `who ends what it sends gets the answers to all of it`() async throws {
    try await Table.serve { table in
      let connection = try Connection(port: table.port)
      defer { connection.close() }
      let text = String(
        repeating: "GET /assets/icon.svg HTTP/1.1\r\nHost: 127.0.0.1:\(table.port)\r\n\r\n",
        count: 300)
      let answers = try await connection.exchange(text, thenEnds: true)
      let found = String(decoding: answers, as: UTF8.self).ranges(of: "HTTP/1.1 200 OK")
      #expect(found.count == 300)
    }
  }

  @Test func `bodies pass, with requests sent ahead behind them`() async throws {
    try await Table.serve { table in
      let head = "Host: 127.0.0.1:\(table.port)\r\n"
      let body = String(repeating: "x", count: 300_000)
      let post =
        "POST /api/v1/merge HTTP/1.1\r\n\(head)Content-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
      let get = "GET /health HTTP/1.1\r\n\(head)"
      let connection = try Connection(port: table.port)
      defer { connection.close() }
      let answers = try await connection.exchange(
        "\(get)\r\n\(post)\(get)\r\n\(post)\(get)Connection: close\r\n\r\n")
      let text = String(decoding: answers, as: UTF8.self)
      let statuses = text.ranges(of: "HTTP/1.1 ").map { text[$0.upperBound...].prefix(3) }
      #expect(statuses == ["200", "400", "200", "400", "200"])
    }
  }
}
