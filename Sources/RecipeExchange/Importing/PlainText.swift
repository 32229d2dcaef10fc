import RecipeModel
import RecipeRendering

/// Reads text as people type it: its lines become those of a Markdown document, which is read as
/// every other.
enum PlainText {
  /// A document with a title, headings and lists.
  static func markdown(_ text: String) -> [UInt8] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(5_000).map { $0.prefix(10_000).trimmed }
    let headings = lines.map { DocumentHeading($0) }
    let isParted = headings.contains(.ingredients) || headings.contains(.steps)
    var out = Out()
    var block: [String] = []
    for (line, heading) in zip(lines, headings) + [("", nil)] {
      if out.title == nil {
        if !line.isEmpty { out.title = line }
      } else if let heading {
        out.finish(&block, isParted)
        out.begin(heading)
      } else if line.isEmpty {
        out.finish(&block, isParted)
      } else {
        block.append(line)
      }
    }
    return Array(out.text.utf8)
  }

  private struct Out {
    var title: String? { didSet { text += "# \(PlainText.escaped(title ?? ""))\n\n" } }
    var text = ""
    private var place: DocumentHeading?

    mutating func begin(_ heading: DocumentHeading) {
      place = heading
      text += "## \(heading.rawValue)\n\n"
    }

    /// Takes lines that stand together to where they belong.
    mutating func finish(_ block: inout [String], _ isParted: Bool) {
      defer { block = [] }
      guard !block.isEmpty else { return }
      if !isParted { guess(block) }
      for line in block {
        let isItem = place == .ingredients || place == .steps
        if isItem, line.count <= 60, let name = HeadingLine.name(in: line) {
          text += "### \(PlainText.escaped(name))\n\n"
        } else {
          let body = isItem ? PlainText.withoutMark(line, place) : line
          text += (isItem ? "- " : "") + PlainText.escaped(body) + "\n\n"
        }
      }
    }

    /// Without headings, a block of short lines of which most have an amount or a mark is the
    /// ingredients; what follows are steps.
    private mutating func guess(_ block: [String]) {
      let marked = block.count { $0.first.map { $0.isNumber || "-*•·–".contains($0) } ?? false }
      let isShort = block.allSatisfy { $0.count <= 120 }
      if place == nil, block.count > 1, isShort, marked * 2 >= block.count {
        begin(.ingredients)
      } else if place == .ingredients {
        begin(.steps)
      }
    }
  }

  /// A line without the sign of a list in front, and a step without its number.
  private static func withoutMark(_ line: String, _ place: DocumentHeading?) -> String {
    if let first = line.first, "-*•·–▢☐".contains(first) { return line.dropFirst().trimmed }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line[digits.endIndex...]
    guard place == .steps, 1...2 ~= digits.count, let mark = rest.first, ".)".contains(mark),
      rest.dropFirst().first?.isWhitespace == true
    else { return line }
    return rest.dropFirst().trimmed
  }

  private static func escaped(_ line: String) -> String {
    line.reduce(into: "") { text, character in
      if "\\`*_[]#<>&|!".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
