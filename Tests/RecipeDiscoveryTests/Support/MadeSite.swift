import Glibc
import Synchronization

/// A web site made for one test: a small HTTP server on loopback that says what a closure says.
final class MadeSite: Sendable {
  /// What was asked.
  struct Call: Sendable, Hashable {
    var method: String
    /// Path and query.
    var target: String
    var headers: [String: String]
    var body: String
  }

  /// What is answered.
  struct Answer: Sendable {
    var status = 200
    var headers: [(String, String)] = [("Content-Type", "text/html; charset=utf-8")]
    var body: [UInt8] = []

    static func html(_ text: String, status: Int = 200) -> Answer {
      Answer(status: status, body: Array(text.utf8))
    }

    static func of(_ type: String, _ text: String, status: Int = 200) -> Answer {
      Answer(status: status, headers: [("Content-Type", type)], body: Array(text.utf8))
    }

    static func redirect(_ location: String, status: Int = 302) -> Answer {
      Answer(status: status, headers: [("Location", location)])
    }

    static let missing = html("<title>Not found</title><p>There is no such page.", status: 404)
  }

  let port: Int
  private let listener: Int32
  private let log = Mutex<[Call]>([])
  private let answer: @Sendable (Call) -> Answer

  /// Everything that was asked, in order.
  var calls: [Call] { log.withLock { $0 } }
  /// What was asked for, in order.
  var targets: [String] { calls.map(\.target) }
  var baseURL: String { "http://127.0.0.1:\(port)" }

  init(_ answer: @escaping @Sendable (Call) -> Answer) throws {
    struct CannotListen: Error {}
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        bind(listener, plain, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, plain, &size) == 0
      }
    }
    guard bound else { throw CannotListen() }
    port = Int(UInt16(bigEndian: address.sin_port))
    var thread = pthread_t()
    let this = Unmanaged.passRetained(self).toOpaque()
    guard
      pthread_create(
        &thread, nil,
        { this in
          if let this { Unmanaged<MadeSite>.fromOpaque(this).takeRetainedValue().serve() }
          return nil
        }, this) == 0
    else { throw CannotListen() }
    pthread_detach(thread)
  }

  /// Ends the server.
  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  // MARK: Serving

  private func serve() {
    // Closed here alone: elsewhere its number could be another site's before this thread looks at it
    // again.
    defer { close(listener) }
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      if let call = Self.read(connection) {
        log.withLock { $0.append(call) }
        Self.write(answer(call), to: connection)
      }
      close(connection)
    }
  }

  private static func read(_ connection: Int32) -> Call? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.firstRange(of: "\r\n\r\n") {
        let lines = text[..<end.lowerBound].split(separator: "\r\n").map(String.init)
        let first = lines.prefix(1).flatMap { $0.split(separator: " ").map(String.init) }
        guard first.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
          if parts.count == 2 {
            headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
          }
        }
        let body = String(text[end.upperBound...])
        if body.utf8.count >= Int(headers["content-length"] ?? "0") ?? 0 {
          return Call(method: first[0], target: first[1], headers: headers, body: body)
        }
      }
      let count = Glibc.read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  private static func write(_ answer: Answer, to connection: Int32) {
    var head = "HTTP/1.1 \(answer.status) Made\r\nConnection: close\r\n"
    for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
    head += "Content-Length: \(answer.body.count)\r\n\r\n"
    let bytes = Array(head.utf8) + answer.body
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
