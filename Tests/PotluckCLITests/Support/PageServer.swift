import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A server on loopback that answers one request after the other and knows what it was asked.
final class PageServer: Sendable {
  /// What it answers to a request.
  struct Answer: Sendable {
    var status = 200
    var type = "text/html"
    var body = ""
    var location: String?
    /// A body in gzip, in place of the text.
    var packed: [UInt8]?

    /// A web page.
    static func page(_ body: String) -> Answer { Answer(body: body) }

    /// A document in JSON.
    static func json(_ body: String) -> Answer { Answer(type: "application/json", body: body) }

    /// Nothing but a status.
    static func status(_ status: Int) -> Answer { Answer(status: status) }

    fileprivate var bytes: [UInt8] {
      let content = packed ?? Array(body.utf8)
      return Array(
        ("HTTP/1.1 \(status) Answer\r\nContent-Type: \(type)\r\n"
          + (location.map { "Location: \($0)\r\n" } ?? "")
          + (packed == nil ? "" : "Content-Encoding: gzip\r\n")
          + "Content-Length: \(content.count)\r\nConnection: close\r\n\r\n").utf8) + content
    }
  }

  let port: Int
  private let socket: Int32
  private let log = Mutex<[String]>([])

  /// Starts a server; the closure gets the path and query of each request.
  init(_ answer: @escaping @Sendable (String) -> Answer) throws {
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
        bind(socket, $0, length) == 0 && listen(socket, 8) == 0
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
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(connection, &buffer, buffer.count)
        let head = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        log.withLock { $0.append(path) }
        _ = answer(path).bytes.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
        close(connection)
      }
    }
  }

  /// Its address, without a slash at the end.
  var address: String { "http://127.0.0.1:\(port)" }

  /// The paths and queries that it was asked for, in their order.
  var requests: [String] { log.withLock { $0 } }

  func stop() { shutdown(socket, Int32(SHUT_RDWR)) }
}
