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

  /// Opens the page of imports, and sends its form with files.
  func upload(
    _ files: [(name: String, bytes: [UInt8])], _ values: [(String, String)] = [],
    _ fields: [String] = []
  ) async throws -> Reply {
    let opened = try await get("/kept/import", fields)
    let token = try #require(opened.formToken)
    let body = Self.multipart(
      [("form", token)] + values, files.map { ("files", $0.name, $0.bytes) })
    return try await post(
      "/kept/import", body, type: "multipart/form-data; boundary=\(Self.boundary)",
      [Self.cookies([try #require(opened.cookie)])] + fields)
  }

  static let boundary = "----PotluckBoundary7"

  /// A form with files, as browsers write it.
  static func multipart(
    _ values: [(String, String)], _ files: [(field: String, name: String, bytes: [UInt8])] = []
  ) -> [UInt8] {
    var body: [UInt8] = []
    func write(_ text: String) { body += Array(text.utf8) }
    for (name, value) in values {
      write("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n")
    }
    for file in files {
      write(
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(file.field)\"; "
          + "filename=\"\(file.name)\"\r\nContent-Type: application/octet-stream\r\n\r\n")
      body += file.bytes
      write("\r\n")
    }
    write("--\(boundary)--\r\n")
    return body
  }

  /// Sends a body of bytes.
  func post(
    _ target: String, _ body: [UInt8], type: String, _ fields: [String] = [],
    length: Int? = nil
  ) async throws -> Reply {
    let head =
      [
        "POST \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Type: \(type)",
        "Content-Length: \(length ?? body.count)", "Connection: close",
      ] + fields + ["", ""]
    let connection = try Connection(port: port)
    defer { connection.close() }
    return try await Reply(
      connection.exchange(Array(head.joined(separator: "\r\n").utf8) + body))
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
