import PotluckService
import PotluckSupport
import RecipeRendering

/// Help in lines that fit a terminal.
///
/// The argument parser wraps examples like prose. Here a long example ends its lines with a
/// backslash, so that it can be pasted into a shell.
enum HelpText {
  /// A width at which the parser wraps nothing.
  static let unwrapped = 1 << 20

  /// The column at which the parser starts the description of an option.
  private static let column = 26
  /// In fewer columns, descriptions go below their labels rather than beside them.
  private static let leastBeside = 60

  /// Wraps help to the width of a descriptor's terminal, or to 80 columns where it is none.
  ///
  /// Messages that are no help stay as they are.
  static func fitted(_ message: String, to descriptor: Int32) -> String {
    guard let start = message.firstRange(of: "OVERVIEW: ")?.lowerBound else { return message }
    // In a pipe, only COLUMNS sets the width.
    let width = max(20, TerminalColumns.of(descriptor))
    return message[..<start] + fitted(String(message[start...]), width: width)
  }

  /// Help in lines of so many columns.
  static func fitted(_ help: String, width: Int) -> String {
    help.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0), width) }.joined(separator: "\n")
  }

  private static func line(_ line: String, _ width: Int) -> String {
    if line.hasPrefix("  potluck ") { return example(line, width) }
    let margin = line.prefix { $0 == " " }.count
    if margin == column { return text(line, under: nil, width) }
    guard margin == 2, let gap = line.dropFirst(2).firstRange(of: "  "),
      line.distance(from: line.startIndex, to: gap.lowerBound) < column,
      !line[gap.lowerBound...].allSatisfy({ $0 == " " })
    else { return lines(line, margin: margin, width) }
    return text(String(line[gap.lowerBound...]), under: String(line[..<gap.lowerBound]), width)
  }

  /// What an option does, beside its label or in a narrow terminal below it.
  private static func text(_ text: String, under label: String?, _ width: Int) -> String {
    let isNarrow = width < leastBeside
    let indent = isNarrow ? 6 : column
    let words = String(text.drop { $0 == " " })
    let wrapped = TextStyle(width: width - indent).fitted(words)
      .split(separator: "\n").map { String(repeating: " ", count: indent) + $0 }
      .joined(separator: "\n")
    guard let label else { return wrapped }
    if isNarrow { return lines(label, margin: 2, width) + "\n" + wrapped }
    return label + wrapped.dropFirst(label.count)
  }

  /// A paragraph; usage goes on under its command.
  private static func lines(_ line: String, margin: Int, _ width: Int) -> String {
    let start = line.hasPrefix("USAGE: ") ? 7 : margin
    let wrapped = TextStyle(width: width - start).fitted(String(line.dropFirst(start)))
    return line.prefix(start)
      + wrapped.replacing("\n", with: "\n" + String(repeating: " ", count: start))
  }

  /// A command that goes on under a backslash where it is too long, never within quotation marks.
  private static func example(_ line: String, _ width: Int) -> String {
    let words = Self.words(of: line)
    var lines: [String] = []
    var current = "  " + (words.first ?? "")
    for (place, word) in words.enumerated().dropFirst() {
      // Each line but the last needs room for a space and a backslash at its end.
      let room = place == words.count - 1 ? width : width - 2
      if current.count + 1 + word.count > room {
        lines.append(current + " \\")
        current = "      " + word
      } else {
        current += " " + word
      }
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// The words of a command; spaces within quotation marks do not end a word.
  private static func words(of line: String) -> [String] {
    var quote: Character?
    return line.split { character in
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character) {
        quote = character
      }
      return character == " " && quote == nil
    }.map(String.init)
  }
}
