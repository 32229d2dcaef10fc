import RecipeModel
import RecipeProviderKit
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

/// Makes one harmless line of what a program wrote.
struct LogText: Sendable {
  /// The characters that are kept of a line.
  static let limit = 500

  /// The secrets' redaction, for readers of answers.
  let secrets: Redaction

  /// Prepares to take these secrets out.
  init(secrets: [Secret]) { self.secrets = Redaction(secrets) }

  /// The line with secrets replaced, white space collapsed and everything removed that steers a
  /// terminal; nil when nothing is left.
  ///
  /// Secrets go before anything is cut. Where the line itself was cut, its end could be half a
  /// secret, so that end goes too.
  func callAsFunction(_ line: LineSplitter.Line) -> String? {
    clean(secrets(String(decoding: line.bytes, as: UTF8.self), isCut: line.isCut))
  }

  /// The text with secrets replaced, on one line, without what steers a terminal.
  func clean(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var count = 0
    var spaceIsDue = false
    for scalar in secrets(text).unicodeScalars {
      if scalar.properties.isWhitespace {
        spaceIsDue = count > 0
        continue
      }
      if scalar.isUnsafeToPrint { continue }
      guard count + 2 < Self.limit else {
        result.append("…")
        break
      }
      if spaceIsDue {
        result.append(" ")
        count += 1
        spaceIsDue = false
      }
      result.append(scalar)
      count += 1
    }
    return result.isEmpty ? nil : String(result)
  }

  /// The error without secrets.
  func callAsFunction(_ error: ProviderError) -> ProviderError { secrets(error) }

  /// What a line is, in a few words.
  func describe(_ bytes: [UInt8]) -> String {
    BodyExcerpt(Array(bytes.prefix(65_536)), redaction: secrets).description
  }
}

/// Cuts a stream of bytes into lines, holding no more of one line than a limit.
struct LineSplitter {
  /// One line without its line break.
  struct Line {
    /// The bytes, at most the limit.
    var bytes: [UInt8]
    /// Whether the line went on behind them.
    var isCut: Bool
  }

  /// The bytes that are kept of a line.
  let limit: Int
  private var bytes: [UInt8] = []
  /// Whether the line that has begun is already longer than the limit.
  private(set) var isOverLong = false

  /// Creates a splitter.
  init(limit: Int) { self.limit = limit }

  /// Takes the next bytes and hands out the lines that they complete.
  mutating func feed(_ chunk: UnsafeRawBufferPointer, _ each: (Line) -> Void) {
    var rest = chunk[...]
    while let end = rest.firstIndex(of: 0x0A) {
      append(rest[rest.startIndex..<end])
      each(take())
      rest = rest[(end + 1)...]
    }
    append(rest)
  }

  /// What stands behind the last line break; nil when nothing does.
  mutating func finish() -> Line? { bytes.isEmpty ? nil : take() }

  private mutating func append(_ part: Slice<UnsafeRawBufferPointer>) {
    let room = limit - bytes.count
    bytes.append(contentsOf: part.prefix(room))
    if part.count > room { isOverLong = true }
  }

  private mutating func take() -> Line {
    defer {
      bytes = []
      isOverLong = false
    }
    if bytes.last == 0x0D, !isOverLong { bytes.removeLast() }
    return Line(bytes: bytes, isCut: isOverLong)
  }
}
