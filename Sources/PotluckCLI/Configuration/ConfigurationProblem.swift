import RecipeModel

/// One thing that is wrong with a configuration: what, where, and what to do about it.
///
/// Messages never quote a value that could be a secret; they name keys and kinds of values.
struct ConfigurationProblem: Hashable {
  /// How bad a problem is.
  enum Severity: String {
    /// The part cannot be used.
    case error
    /// The part works, but should not stay like this.
    case warning
  }

  /// How bad it is.
  var severity: Severity
  /// The JSON pointer of the part; empty for the whole document.
  var pointer: String
  /// Where the part stands in the file; nil where there is no file.
  var place: JSONPositions.Place?
  /// What is wrong, without a final stop.
  var message: String
  /// What to do about it, without a final stop.
  var fix: String?

  /// Two lines for people: place and message, then the fix.
  func text(file: String) -> String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let part = pointer.isEmpty ? "" : " (\(pointer))"
    var text = "\(file)\(position): \(severity.rawValue): \(message)\(part)"
    if let fix { text += "\n  fix: \(fix)" }
    return Printable.line(text)
  }
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
