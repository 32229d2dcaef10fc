import PotluckServer
import Testing

/// A server on a free port of loopback, for as long as a test needs it.
struct Table: Sendable {
  let port: Int
  let service: TableService

  /// Serves while the work is done.
  static func serve(
    _ service: TableService = TableService(), change: (inout TableOptions) -> Void = { _ in },
    _ work: (Table) async throws -> Void
  ) async throws {
    var options = TableOptions(port: 0)
    change(&options)
    let server = PotluckServer(service: service, options: options)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let running = Task {
      defer { port.finish() }
      try await server.run { port.yield($0) }
    }
    guard let number = await ports.first(where: { _ in true }) else {
      try await running.value
      return
    }
    do {
      try await work(Table(port: number, service: service))
    } catch {
      running.cancel()
      try? await running.value
      throw error
    }
    running.cancel()
    try await running.value
  }

  /// Sends a request with the right host.
  func get(_ target: String, _ fields: [String] = [], method: String = "GET") async throws -> Reply
  {
    try await send(
      (["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields), body: "")
  }

  /// Sends a body of a type.
  func post(
    _ target: String, _ body: String, type: String = "application/json", _ fields: [String] = []
  ) async throws -> Reply {
    let head = [
      "POST \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Type: \(type)",
      "Content-Length: \(body.utf8.count)",
    ]
    return try await send(head + fields, body: body)
  }

  /// Opens a page, and sends one of its forms as the browser does that has it open.
  func submit(
    _ target: String, _ body: String, from page: String, _ cookies: [String] = []
  ) async throws -> Reply {
    let opened = try await get(page, cookies.isEmpty ? [] : [Self.cookies(cookies)])
    let session = try #require(opened.cookie ?? cookies.first)
    // The session is new on each page here; what else the browser keeps goes along.
    return try await post(
      target, "form=\(try #require(opened.formToken))&\(body)",
      type: "application/x-www-form-urlencoded", [Self.cookies([session] + cookies)])
  }

  static func cookies(_ cookies: [String]) -> String {
    "Cookie: \(cookies.joined(separator: "; "))"
  }

  /// Sends lines as they are, on a connection of their own.
  func send(_ head: [String], body: String = "") async throws -> Reply {
    let text = (head + ["Connection: close", "", ""]).joined(separator: "\r\n") + body
    let connection = try Connection(port: port)
    defer { connection.close() }
    return try await Reply(connection.exchange(text))
  }
}
