import Synchronization

/// The log of one run of a program: a bounded number of lines, each cleaned and redacted.
final class RunLog: Sendable {
  private let name: String
  private let limit: Int
  private let write: @Sendable (String) -> Void
  private let written = Mutex(0)
  private let lastWords = Mutex<LineSplitter.Line?>(nil)

  /// Makes one harmless line of what the program wrote.
  let text: LogText

  /// Creates a log for one run.
  init(name: String, limit: Int, text: LogText, write: @escaping @Sendable (String) -> Void) {
    self.name = name
    self.limit = limit
    self.text = text
    self.write = write
  }

  /// The last line of the error output, cleaned.
  var lastErrorLine: String? { lastWords.withLock { $0 }.flatMap { text($0) } }

  /// Takes a line of the program's error output.
  func take(errorLine line: LineSplitter.Line) {
    guard line.bytes.contains(where: { $0 > 0x20 }) else { return }
    lastWords.withLock { $0 = line }
    // Behind the limit only the last line matters, and it is not cleaned before it is asked for.
    if written.withLock({ $0 <= limit }), let words = text(line) { note(words) }
  }

  /// Writes a line, until there are too many.
  func note(_ line: String) {
    let place = written.withLock { count in
      if count <= limit + 1 { count += 1 }
      return count
    }
    if place <= limit {
      write("\(name): \(line)")
    } else if place == limit + 1 {
      write("\(name): … further lines left out")
    }
  }
}
