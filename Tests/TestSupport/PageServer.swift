import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A server on loopback that knows what it was asked; each connection brings one request.
package final class PageServer: Sendable {
  /// What it is asked.
  package struct Request: Sendable {
    /// The method, in capitals.
    package let method: String
    /// The path and query.
    package let path: String
    /// The header fields by their names in small letters.
    package let headers: [String: String]
    /// The body.
    package let body: String
  }

  /// What it answers to a request.
  package struct Answer: Sendable {
    package var status = 200
    package var type = "text/html"
    package var body = ""
    package var location: String?
    /// Further header fields; a name may come twice.
    package var fields: [(name: String, value: String)] = []
    /// A body in gzip, in place of the text.
    package var packed: [UInt8]?

    package init(
      status: Int = 200, type: String = "text/html", body: String = "", location: String? = nil,
      fields: [(name: String, value: String)] = [], packed: [UInt8]? = nil
    ) {
      (self.status, self.type, self.body) = (status, type, body)
      (self.location, self.fields, self.packed) = (location, fields, packed)
    }

    /// A web page.
    package static func page(_ body: String) -> Answer { Answer(body: body) }

    /// A document in JSON.
    package static func json(_ body: String) -> Answer {
      Answer(type: "application/json", body: body)
    }

    /// Nothing but a status.
    package static func status(_ status: Int) -> Answer { Answer(status: status) }

    fileprivate var bytes: [UInt8] {
      let content = packed ?? Array(body.utf8)
      return Array(
        ("HTTP/1.1 \(status) Answer\r\nContent-Type: \(type)\r\n"
          + (location.map { "Location: \($0)\r\n" } ?? "")
          + fields.map { "\($0.name): \($0.value)\r\n" }.joined()
          + (packed == nil ? "" : "Content-Encoding: gzip\r\n")
          + "Content-Length: \(content.count)\r\nConnection: close\r\n\r\n").utf8) + content
    }
  }

  package let port: Int
  private let socket: Int32
  private let log = Mutex<[Request]>([])

  /// Starts a server; the closure gets the path and query of each request, one after the other.
  package convenience init(_ answer: @escaping @Sendable (String) -> Answer) throws {
    let turn = Mutex(())
    try self.init(onThreads: { request in turn.withLock { _ in answer(request.path) } })
  }

  /// Starts a server; the closure is called on a thread of each request's own, so that it may wait.
  package static func answering(
    _ answer: @escaping @Sendable (Request) -> Answer
  ) throws -> PageServer {
    try PageServer(onThreads: answer)
  }

  private init(onThreads answer: @escaping @Sendable (Request) -> Answer) throws {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = Foundation.socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 32) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard bound else { throw POSIXError(.EADDRINUSE) }
    port = Int(UInt16(bigEndian: address.sin_port))
    self.socket = socket
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { [self] in
          let request = Self.read(connection)
          log.withLock { $0.append(request) }
          _ = answer(request).bytes.withUnsafeBytes {
            send(connection, $0.baseAddress, $0.count, Self.quietly)
          }
          close(connection)
        }
      }
    }
  }

  #if os(Linux)
    /// Without a signal where the other side has gone.
    private static let quietly = Int32(MSG_NOSIGNAL)
  #else
    private static let quietly: Int32 = 0
  #endif

  private static func read(_ connection: Int32) -> Request {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.firstRange(of: "\r\n\r\n") {
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
          let parts = line.split(separator: ":", maxSplits: 1)
          guard parts.count == 2 else { return nil }
          return (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces))
        }
        let headers = Dictionary(pairs) { first, _ in first }
        let body = text[end.upperBound...]
        if body.utf8.count >= headers["content-length"].flatMap({ Int($0) }) ?? 0 {
          let words = (lines.first ?? "").split(separator: " ").map(String.init) + ["", ""]
          return Request(method: words[0], path: words[1], headers: headers, body: String(body))
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return Request(method: "", path: "", headers: [:], body: "") }
      bytes += buffer.prefix(count)
    }
  }

  /// Its address, without a slash at the end.
  package var address: String { "http://127.0.0.1:\(port)" }

  /// The paths and queries that it was asked for, in their order.
  package var requests: [String] { log.withLock { $0.map(\.path) } }

  /// What it was asked, in its order.
  package var received: [Request] { log.withLock { $0 } }

  package func stop() { shutdown(socket, Int32(SHUT_RDWR)) }
}
