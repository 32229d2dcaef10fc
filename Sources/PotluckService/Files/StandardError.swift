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

  /// Writes a line that may hold what others wrote.
  package static func line(_ text: String) { write(Printable.line(text) + "\n") }

  /// Tells why a command could not do its work.
  package static func tell(_ failure: Failure) { write(failure.text + "\n") }

  /// Tells what is wrong with a file.
  package static func tell(_ problems: [DocumentProblem], of file: String) {
    for problem in problems { write(problem.text(file: file) + "\n") }
  }

  /// Warns on a line.
  package static func warn(_ text: String) { line("potluck: warning: \(text)") }
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
