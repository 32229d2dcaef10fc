import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

extension Potluck {
  /// Asks a server on loopback, as a program does.
  /// - Parameters:
  ///   - address: the server's, with a slash at its end.
  ///   - path: what is asked for.
  ///   - body: the JSON that is sent; nil asks without.
  /// - Returns: the answer's body, whatever its status.
  /// - Throws: what keeps the server from being asked.
  static func fetch(_ address: String, _ path: String, _ body: String? = nil) async throws -> String
  {
    let host = try #require(address.split(separator: "/").dropFirst().first)
    let port = try #require(host.split(separator: ":").last.flatMap { UInt16($0) })
    let request =
      "\(body == nil ? "GET" : "POST") /\(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body?.utf8.count ?? 0)\r\n\r\n"
      + (body ?? "")
    let answer = try await Task.detached { try exchange(request, port: port) }.value
    let parts = try #require(answer.firstRange(of: "\r\n\r\n"))
    return String(answer[parts.upperBound...])
  }

  private static func exchange(_ request: String, port: UInt16) throws -> String {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let connection = FileHandle(fileDescriptor: socket(AF_INET, kind, 0), closeOnDealloc: true)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection.fileDescriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw POSIXError(.ECONNREFUSED) }
    try connection.write(contentsOf: Data(request.utf8))
    return String(decoding: try connection.readToEnd() ?? Data(), as: UTF8.self)
  }
}
