import PotluckService
import PotluckSupport
import RecipeRendering

/// Help in lines that fit a terminal.
///
/// The argument parser wraps every line alike, and so breaks examples in the middle; here an example
/// that is too long goes on under a backslash, as a shell takes it.
enum HelpText {
  /// The columns for which the parser writes help that it does not wrap.
  static let unwrapped = 1 << 20

  /// Where the parser begins what an option does.
  private static let column = 26
  /// Beside labels, what they do needs a terminal of at least so many columns.
  private static let leastBeside = 60

  /// Help that the parser has not wrapped, for the terminal that a descriptor is, else for 80 columns;
  /// any other text as it is.
  static func fitted(_ message: String, to descriptor: Int32) -> String {
    guard let start = message.firstRange(of: "OVERVIEW: ")?.lowerBound else { return message }
    // In a pipe, COLUMNS alone tells how wide it may be.
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
    var lines: [String] = []
    var current = "  "
    for word in words(of: line) {
      let isFirst = current.allSatisfy { $0 == " " }
      let needed = current.count + (isFirst ? 0 : 1) + word.count
      // Behind every line but the last stands the backslash.
      if !isFirst, needed + 2 > width, !(needed <= width && line.hasSuffix(word)) {
        lines.append(current + " \\")
        current = "      " + word
      } else {
        current += (isFirst ? "" : " ") + word
      }
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// The words of a command; what stands in quotation marks is part of one.
  private static func words(of line: String) -> [String] {
    var words = [""]
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character) {
        quote = character
      }
      if character == " ", quote == nil {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
