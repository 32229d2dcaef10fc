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
    let number = Self.writeAll(descriptor, buffer)
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

  /// Writes all bytes; the error number when that fails, else 0.
  static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let count = Descriptor.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EAGAIN {
            var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&poller, 1, 1000)
            continue
          }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}

/// Standard error, unbuffered: messages, warnings, progress.
enum StandardError {
  /// Writes text as it is; nothing can be done when nobody takes it.
  static func write(_ text: String) {
    _ = OutputStream.writeAll(STDERR_FILENO, Array(text.utf8))
  }

  /// Writes a line that may hold what others wrote.
  static func line(_ text: String) { write(Printable.line(text) + "\n") }

  /// Tells why a command could not do its work.
  static func tell(_ failure: Failure) { write(failure.text + "\n") }

  /// Tells what is wrong with a file.
  static func tell(_ problems: [DocumentProblem], of file: String) {
    for problem in problems { write(problem.text(file: file) + "\n") }
  }

  /// Warns on a line.
  static func warn(_ text: String) { line("potluck: warning: \(text)") }
}

/// Texts from files and arguments on their way to a terminal.
enum Printable {
  /// The text with everything that could steer a terminal shown as an escape; line breaks stay.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.isUnsafeToPrint && $0 != "\n" }) else {
      return text
    }
    var safe = ""
    for scalar in text.unicodeScalars {
      if scalar.isUnsafeToPrint, scalar != "\n" {
        safe += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}

extension DocumentProblem {
  /// How many there are: `1 error, 2 warnings`.
  static func count(_ errors: Int, _ warnings: Int) -> String {
    "\(Wording.count(errors, "error")), \(Wording.count(warnings, "warning"))"
  }

  /// Two lines for people: place and message, then the fix.
  func text(file: String) -> String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let part = pointer.isEmpty ? "" : " (\(pointer))"
    var text = "\(file)\(position): \(severity.rawValue): \(message)\(part)"
    if let fix { text += "\n  fix: \(fix)" }
    return Printable.line(text)
  }
}
