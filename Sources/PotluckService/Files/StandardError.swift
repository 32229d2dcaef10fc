import PotluckSupport
package import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Standard error, unbuffered: messages, warnings, progress.
package enum StandardError {
  /// Writes text as it is; nothing can be done when nobody takes it.
  package static func write(_ text: String) {
    _ = Descriptor.writeAll(STDERR_FILENO, Array(text.utf8))
  }

  /// Writes a line that may hold what others wrote; on a terminal in lines that fit it.
  package static func line(_ text: String) {
    write(TerminalColumns.fitted(Printable.line(text), to: STDERR_FILENO) + "\n")
  }

  /// Tells why a command could not do its work.
  package static func tell(_ failure: Failure) { line(failure.text) }

  /// Tells what is wrong with a file.
  package static func tell(_ problems: [DocumentProblem], of file: String) {
    for problem in problems { line(problem.text(file: file)) }
  }

  /// Warns on a line.
  package static func warn(_ text: String) { line("potluck: warning: \(text)") }
}

/// How wide a terminal is, and texts that fit it.
package enum TerminalColumns {
  /// The columns of a terminal: what `COLUMNS` says, else what the terminal says, else 80.
  package static func of(_ descriptor: Int32) -> Int {
    if let columns = Environment.value("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether a screen reader or a braille line reads along (`ACCESSIBLE=1`).
  package static let isAccessible = Environment.value("ACCESSIBLE").map { $0 != "0" } ?? false

  /// Sentences and labelled lines in lines that fit the terminal that a descriptor is; unchanged in a
  /// pipe, and for screen readers, which read on at a break.
  package static func fitted(_ text: String, to descriptor: Int32) -> String {
    guard isatty(descriptor) == 1 else { return text }
    return TextStyle(width: of(descriptor), accessible: isAccessible).fitted(text)
  }
}

/// Texts from files and arguments on their way to a terminal.
package enum Printable {
  /// The text with everything that could steer a terminal shown as an escape; line breaks stay.
  package static func line(_ text: String) -> String {
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
  package static func count(_ errors: Int, _ warnings: Int) -> String {
    "\(Wording.count(errors, "error")), \(Wording.count(warnings, "warning"))"
  }

  /// Two lines for people: place and message, then the fix.
  package func text(file: String) -> String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let part = pointer.isEmpty ? "" : " (\(pointer))"
    var text = "\(file)\(position): \(severity.rawValue): \(message)\(part)"
    if let fix { text += "\n  fix: \(fix)" }
    return Printable.line(text)
  }
}

extension Descriptor {
  /// Writes all bytes; the error number when that fails, else 0.
  package static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
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
