/// A way to tell messages apart.
enum Framing: Sendable {
  /// A header with `Content-Length` before each message (LSP 3.17, base protocol).
  case headers
  /// A line for each message.
  case lines

  /// A message as it goes over the wire.
  func frame(_ message: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .headers:
      // Emacs looks for the end of the header within 100 bytes: nothing but the length is sent.
      bytes.reserveCapacity(message.count + 32)
      bytes += "Content-Length: ".utf8
      bytes += String(message.count).utf8
      bytes += "\r\n\r\n".utf8
      bytes += message
    case .lines:
      bytes.reserveCapacity(message.count + 1)
      bytes += message
      bytes.append(0x0A)
    }
    return bytes
  }
}

/// Why a piece of the input is no message.
enum FrameProblem: Sendable, Hashable {
  /// A header without a usable length.
  case badHeader(String)
  /// A message over the limit; it was skipped.
  case tooLarge(limit: Int)
}

/// What a reader found in the input.
enum Frame: Sendable, Hashable {
  /// The text of one message.
  case message([UInt8])
  /// Something that is none.
  case problem(FrameProblem)
}
