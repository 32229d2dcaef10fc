import RecipeModel

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
  /// Two lines for people: place and message, then the fix.
  func text(file: String) -> String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let part = pointer.isEmpty ? "" : " (\(pointer))"
    var text = "\(file)\(position): \(severity.rawValue): \(message)\(part)"
    if let fix { text += "\n  fix: \(fix)" }
    return Printable.line(text)
  }
}
