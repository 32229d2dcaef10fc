import PotluckService
import PotluckSupport
import RecipeModel
import RecipeRendering

/// A buffered writer on a file descriptor; of standard output there is one for each command.
///
/// A reader that goes away (`potluck search soup | head -1`) ends the program quietly: it has what
/// it wanted.
struct OutputStream: ~Copyable {
  private let descriptor: Int32
  private let capacity: Int
  private var buffer: [UInt8] = []

  /// Creates a writer on standard output.
  init(descriptor: Int32 = STDOUT_FILENO, capacity: Int = 256 << 10) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  /// Writes a text to standard output.
  static func print(_ text: String) {
    var output = OutputStream()
    output.write(text)
    output.flush()
  }

  /// Writes sentences and labelled lines to standard output; on a terminal in lines that fit it.
  static func printLines(_ text: String) {
    print(TerminalColumns.fitted(text, to: STDOUT_FILENO))
  }

  /// Writes a JSON document to standard output.
  static func print(_ document: JSON) { print(document.text(.indented) + "\n") }

  /// Appends text.
  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= capacity { flush() }
  }

  /// Appends bytes.
  mutating func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { flush() }
  }

  /// Sends what is buffered; ends the program when nobody can take it.
  mutating func flush() {
    let number = Descriptor.writeAll(descriptor, buffer)
    buffer.removeAll(keepingCapacity: true)
    guard number != 0 else { return }
    if number == EPIPE || number == ECONNRESET { exit(ExitStatus.results.rawValue) }
    StandardError.tell(Self.failure(number))
    exit(ExitStatus.failure.rawValue)
  }

  /// Why the output could not be written.
  private static func failure(_ number: Int32) -> Failure {
    if number == EBADF {
      return Failure("standard output is closed", fix: "to drop the output, write >/dev/null")
    }
    let reason = String(cString: strerror(number)).lowercased()
    let isFull = number == ENOSPC || number == EDQUOT
    return Failure(
      "cannot write the output: \(reason)",
      fix: isFull ? "free some space" : "write it somewhere else")
  }
}
