internal import NIOCore

/// Writes the head of an answer the way the parser wants it.
///
/// A bare line feed ends a line like any other (RFC 9112, section 2.2), and a value that was folded
/// over several lines becomes one line (section 5.2). Only heads are touched, never what frames a
/// body; and only from a request on until its answer's head has ended, so that no second head is
/// ever made out of a body.
struct HeadMender {
  private static let (tab, feed, carriage, space) = (
    UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " ")
  )

  private var isInHead = false
  /// How many lines have ended.
  private var lines = 0
  /// How many bytes of the current line there are.
  private var length = 0
  /// The beginning of the first line: `HTTP/1.1 200`.
  private var start: [UInt8] = []
  /// Whether a carriage return is held back, because a line feed may follow.
  private var holdsCarriage = false
  /// Whether the end of a line is held back, because the line may go on.
  private var holdsEnd = false

  /// A request goes out: what comes next is the head of its answer.
  mutating func expectHead() {
    self = HeadMender()
    isInHead = true
  }

  /// The same bytes, or those of a head without its peculiarities.
  mutating func mend(_ bytes: ByteBuffer) -> ByteBuffer {
    guard isInHead else { return bytes }
    var (input, output) = (bytes, ByteBuffer())
    output.reserveCapacity(input.readableBytes + 16)
    while isInHead, let byte = input.readInteger(as: UInt8.self) { take(byte, &output) }
    output.writeBuffer(&input)
    return output
  }

  private mutating func take(_ byte: UInt8, _ output: inout ByteBuffer) {
    if holdsEnd, !endLine(before: byte, &output) { return }
    switch byte {
    case Self.feed where length == 0: endEmptyLine(&output)
    case Self.feed:
      (holdsCarriage, holdsEnd) = (false, true)
      lines += 1
    case Self.carriage where !holdsCarriage: holdsCarriage = true
    default:
      if holdsCarriage {
        output.writeInteger(Self.carriage)
        holdsCarriage = byte == Self.carriage
        length += 1
        if holdsCarriage { return }
      }
      if lines == 0, start.count < 12 { start.append(byte) }
      output.writeInteger(byte)
      length += 1
    }
  }

  /// Ends the line that has been held back, or goes on with it.
  /// - Returns: whether the byte is still to be taken.
  private mutating func endLine(before byte: UInt8, _ output: inout ByteBuffer) -> Bool {
    holdsEnd = false
    if lines > 1, byte == Self.space || byte == Self.tab {
      lines -= 1
      output.writeInteger(Self.space)
      return false
    }
    output.writeStaticString("\r\n")
    length = 0
    return true
  }

  private mutating func endEmptyLine(_ output: inout ByteBuffer) {
    output.writeStaticString("\r\n")
    holdsCarriage = false
    guard lines > 0 else { return }
    // A status of 100 and more only announces the answer: another head follows.
    let announces =
      start.count == 12 && start[9] == UInt8(ascii: "1") && start[10...] != [0x30, 0x31]
    if announces { expectHead() } else { isInHead = false }
  }
}
