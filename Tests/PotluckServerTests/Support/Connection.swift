import Dispatch
import PotluckSupport
import RecipeModel

/// A connection to a port of loopback that sends what it is told, byte for byte.
final class Connection: Sendable {
  private let descriptor: Int32

  struct Failure: Error {}

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard result == 0 else { throw Failure() }
  }

  /// Sends a text, ends what it sends if asked to, and reads until enough has come or the other end
  /// closes.
  func exchange(
    _ text: String, thenEnds: Bool = false,
    until isEnough: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws -> [UInt8] {
    try await exchange(Array(text.utf8), thenEnds: thenEnds, until: isEnough)
  }

  /// As with a text, for bytes.
  func exchange(
    _ bytes: [UInt8], thenEnds: Bool = false,
    until isEnough: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws -> [UInt8] {
    // A thread of its own waits: those of tasks are the server's.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [descriptor] in
        bytes.withUnsafeBytes {
          _ = send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if thenEnds { shutdown(descriptor, Int32(SHUT_WR)) }
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
          let count = buffer.withUnsafeMutableBytes {
            recv(descriptor, $0.baseAddress, $0.count, 0)
          }
          guard count > 0 else { break }
          received += buffer[..<count]
          if isEnough(String(decoding: received, as: UTF8.self)) { break }
        }
        continuation.resume(returning: received)
      }
    }
  }

  func close() { _ = PotluckServerTests.shut(descriptor) }
}

// Out here the name is that of the C library.
private func shut(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// An answer as it came over the wire.
struct Reply: Sendable {
  let status: Int
  let fields: [(name: String, value: String)]
  let bytes: [UInt8]

  init(_ received: [UInt8]) throws {
    let mark = Array("\r\n\r\n".utf8)
    guard let end = received.firstRange(of: mark) else { throw Connection.Failure() }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self)
      .split(separator: "\r\n")
    status = lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
    fields = lines.dropFirst().map { line in
      let name = line.prefix { $0 != ":" }
      return (name.lowercased(), String(line.dropFirst(name.count + 1).drop { $0 == " " }))
    }
    let rest = received[end.upperBound...]
    let isChunked = fields.contains { $0 == ("transfer-encoding", "chunked") }
    bytes = isChunked ? Self.joined(rest) : Array(rest)
  }

  /// The content of chunks.
  private static func joined(_ chunks: ArraySlice<UInt8>) -> [UInt8] {
    var (rest, content): (ArraySlice<UInt8>, [UInt8]) = (chunks, [])
    while let line = rest.firstIndex(of: 0x0D),
      let size = Int(String(decoding: rest[..<line], as: UTF8.self), radix: 16), size > 0
    {
      content += rest.dropFirst(line - rest.startIndex + 2).prefix(size)
      rest = rest.dropFirst(line - rest.startIndex + 2 + size + 2)
    }
    return content
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var json: JSON { (try? JSON(parsing: bytes)) ?? .null }

  subscript(_ name: String) -> String? {
    fields.first { $0.name == name.lowercased() }?.value
  }

  /// The cookie that the answer sets, as a request sends it.
  var cookie: String? { self["Set-Cookie"].map { String($0.prefix { $0 != ";" }) } }

  /// The token of the first form on the page.
  var formToken: String? {
    let mark = "name=\"form\" value=\""
    guard let start = text.firstRange(of: mark) else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }
}
