internal import NIOCore

/// How an answer goes out, byte by byte: what is sent, how fast, and how it ends.
struct Delivery: Sendable {
  /// What becomes of the connection when everything is sent.
  enum Ending: Sendable {
    case keepAlive
    case close
    case reset
    case stall
  }

  /// The bytes before the body: status line and header, or whatever a fault puts there.
  var head: [UInt8]
  /// What follows, framing included.
  var body: BodyStream
  var ending: Ending
  var bytesPerSecond: Int?

  /// Lays out an answer under the delivery faults.
  init(
    _ answer: Answer, method: String, keepAlive: Bool, faults: ActiveFaults
  ) {
    let content = answer.body
    let closes = answer.closes || !keepAlive
    bytesPerSecond = faults.bytesPerSecond
    body = method == "HEAD" || answer.status == 304 ? BodyStream([]) : content
    ending = closes ? .close : .keepAlive
    var framing = content.length.map { "Content-Length: \($0)" } ?? "Transfer-Encoding: chunked"
    if content.length == nil { body = body.chunked() }
    var flood = 0
    switch faults[.delivery] {
    case .stall(.head):
      (head, body, ending) = ([], BodyStream([]), .stall)
      return
    case .garbage(let text):
      (head, body, ending) = (Array(text.utf8), BodyStream([]), .close)
      return
    case .reset(nil):
      (head, body, ending) = ([], BodyStream([]), .reset)
      return
    case .stall(.body): (body, ending) = (BodyStream([]), .stall)
    case .reset(let count?): (body, ending) = (body.prefix(count), .reset)
    case .truncate(let count, .contentLength): (body, ending) = (body.prefix(count), .close)
    case .truncate(let count, .chunked):
      framing = "Transfer-Encoding: chunked"
      // A chunk that promises more than comes.
      (body, ending) = (
        content.prefix(count).preceded(by: "\(String(count + 1000, radix: 16))\r\n"), .close
      )
    case .badChunk:
      framing = "Transfer-Encoding: chunked"
      (body, ending) = (BodyStream(Array("zz\r\nnot a chunk\r\n0\r\n\r\n".utf8)), .close)
    case .wrongLength(let difference):
      framing = "Content-Length: \(max(0, (content.length ?? 0) + difference))"
      ending = .close
    case .headerFlood(let bytes): flood = bytes
    case .hangUp: ending = .close
    default: break
    }
    var text = "HTTP/1.1 \(answer.status) \(reason(answer.status))\r\n"
    text += "Date: Sat, 09 Sep 2017 20:45:19 GMT\r\n"
    for field in answer.headers { text += "\(field.name): \(field.value)\r\n" }
    for index in 0..<(flood / 1000) {
      text += "X-Flood-\(index): \(String(repeating: "f", count: 980))\r\n"
    }
    text += "\(framing)\r\nConnection: \(closes ? "close" : "keep-alive")\r\n\r\n"
    head = Array(text.utf8)
  }
}

extension BodyStream {
  /// The body in chunks (RFC 9112, section 7.1).
  fileprivate func chunked() -> BodyStream {
    BodyStream(length: nil) {
      let iterator = makeIterator()
      var isDone = false
      return AnyIterator {
        guard !isDone else { return nil }
        guard let piece = iterator.next() else {
          isDone = true
          return Array("0\r\n\r\n".utf8)
        }
        return Array("\(String(piece.count, radix: 16))\r\n".utf8) + piece + Array("\r\n".utf8)
      }
    }
  }

  /// The body behind a line of framing.
  fileprivate func preceded(by text: String) -> BodyStream {
    BodyStream(length: nil) {
      var first: [UInt8]? = Array(text.utf8)
      let iterator = makeIterator()
      return AnyIterator {
        defer { first = nil }
        return first ?? iterator.next()
      }
    }
  }
}
