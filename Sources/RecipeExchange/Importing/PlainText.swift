import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Reads text as people type it: its lines become those of a Markdown document, which is read as
/// every other.
enum PlainText {
  /// A document with a title, headings and lists.
  static func markdown(_ text: String) -> [UInt8] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(5_000).map { $0.prefix(10_000).trimmed }
    let headings = lines.map { PartHeading($0) }
    var out = Out(Habits(lines, headings))
    var block: [String] = []
    for (line, heading) in zip(lines, headings) + [("", nil)] {
      if out.title == nil {
        if !line.isEmpty { out.title = title(line) }
      } else if let heading {
        out.finish(&block)
        out.begin(heading, line)
      } else if line.isEmpty {
        out.finish(&block)
      } else if !summaryHeadings.contains(line.lowercased()) || !out.isHead {
        block.append(line)
      }
    }
    return Array(out.text.utf8)
  }

  /// A title without its label: `Title: Stew`.
  private static func title(_ line: String) -> String {
    let parts = line.split(separator: ":", maxSplits: 1).map(\.trimmed)
    guard parts.count == 2, titleLabels.contains(TextMatching.fold(parts[0])) else { return line }
    return parts[1]
  }

  private static let titleLabels: Set<String> = [
    "title", "name", "recipe", "recipe name", "recipe title", "titel", "rezept", "rezeptname",
    "titre", "nom", "recette", "nom de la recette", "titulo", "nombre", "receta",
    "nombre de la receta", "titolo", "nome", "ricetta", "nome della ricetta", "naam", "recept",
  ]

  /// Headings over what stands there without one.
  private static let summaryHeadings: Set<String> = [
    "description:", "summary:", "introduction:", "beschreibung:", "descripción:", "descrizione:",
  ]

  /// How a text is written, as far as it tells what its lines are.
  private struct Habits {
    /// Which parts have a heading.
    let headings: Set<DocumentHeading>
    /// Whether most lines of the steps have a number, or end as sentences do, and whether most lines
    /// of all are in capitals.
    let isNumbered: Bool
    let hasSentences: Bool
    let isLoud: Bool

    init(_ lines: [String], _ headings: [PartHeading?]) {
      let parts = headings.map { $0.flatMap { $0.isYieldAlone ? nil : $0.part } }
      self.headings = Set(parts.compactMap(\.self))
      let start = parts.firstIndex(of: .steps).map { $0 + 1 } ?? 0
      let steps = lines[start...].filter { !$0.isEmpty }
      func most(_ lines: [String], _ fits: (String) -> Bool) -> Bool {
        let count = lines.count(where: fits)
        return count > 1 && count * 2 >= lines.count
      }
      isNumbered = most(steps) { PlainText.withoutMark($0, .steps) != $0 }
      hasSentences = most(steps) { $0.last == "." || $0.last == "!" }
      isLoud = most(lines.filter { !$0.isEmpty }, PlainText.isLoud)
    }

    /// The name of the group that begins with a line: one that is marked as a heading, one in
    /// capitals, `For the sauce`, and a short line without a number among numbered steps.
    func heading(_ line: String, in place: DocumentHeading?) -> String? {
      guard line.count <= 60, place == .ingredients || place == .steps else { return nil }
      if let name = HeadingLine.name(in: line) { return name }
      guard let first = line.first, first.isLetter, let last = line.last, !".!?,;".contains(last),
        !line.contains(where: \.isNumber)
      else { return nil }
      let opens = HeadingLine.opensGroup(line)
      let isHeading =
        PlainText.isLoud(line) && !isLoud
        || (place == .ingredients ? opens : isNumbered || opens && hasSentences)
      return isHeading ? line : nil
    }
  }

  private static func isLoud(_ line: String) -> Bool {
    line.count { $0.isLetter } > 2 && !line.contains(where: \.isLowercase)
  }

  private struct Out {
    let habits: Habits
    var title: String? { didSet { text += "# \(PlainText.escaped(title ?? ""))\n\n" } }
    var text = ""
    /// Whether no part has begun.
    var isHead: Bool { place == nil }
    private var place: DocumentHeading?

    init(_ habits: Habits) { self.habits = habits }

    /// Begins a part; a line that says no more than for how many the recipe is begins none.
    mutating func begin(_ heading: PartHeading, _ line: String) {
      let line = PlainText.escaped(line)
      if heading.isYieldAlone {
        text += place == nil ? "\(line)\n\n" : "### \(line)\n\n"
      } else {
        place = heading.part
        text += "## \(line)\n\n"
      }
    }

    private mutating func begin(_ part: DocumentHeading) {
      place = part
      text += "## \(part.rawValue)\n\n"
    }

    /// Takes lines that stand together to where they belong.
    mutating func finish(_ block: inout [String]) {
      defer { block = [] }
      guard !block.isEmpty else { return }
      guess(block)
      for line in block {
        let isItem = place == .ingredients || place == .steps
        if let name = habits.heading(line, in: place) {
          text += "### \(PlainText.escaped(name))\n\n"
        } else {
          for part in parts(of: line, isItem: isItem) {
            text += (isItem ? "- " : "") + PlainText.escaped(part.trimmed) + "\n\n"
          }
        }
      }
    }

    private func parts(of line: String, isItem: Bool) -> [String] {
      if place == .steps, let parts = StepNumbers.parts(of: line) { return parts }
      guard isItem else { return [line] }
      let bare = PlainText.withoutMark(line, place)
      return place == .ingredients ? ListMark.items(in: bare) : [bare]
    }

    /// Where the headings are missing, a block of short lines of which most have an amount or a mark
    /// is the ingredients; what follows are steps.
    private mutating func guess(_ block: [String]) {
      let isNamed = habits.headings.contains(.ingredients)
      let marked = block.count {
        $0.first.map { $0.isNumber } ?? false || ListMark.removed(from: $0) != nil
      }
      let isShort = block.allSatisfy { $0.count <= 120 }
      let areSteps = block.contains { $0.count > 80 || $0.last == "." }
      if place == nil, !isNamed, block.count > 1, isShort, marked * 2 >= block.count {
        begin(.ingredients)
      } else if place == .ingredients, !habits.headings.contains(.steps), areSteps || !isNamed {
        begin(.steps)
      }
    }
  }

  /// A line without the sign of a list in front, and a step without its number.
  private static func withoutMark(_ line: String, _ place: DocumentHeading?) -> String {
    if let bare = ListMark.removed(from: line) { return bare }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line[digits.endIndex...]
    guard place == .steps, 1...2 ~= digits.count, let mark = rest.first, ".)º°".contains(mark)
    else { return line }
    let text = rest.dropFirst()
    // `1.- Pelar`, `1.-Pelar`, `1º Pelar`.
    if text.first == "-" { return text.dropFirst().trimmed }
    // `1. Brown`, `1.Brown`, but not `1.5 l`.
    return text.first.map { $0.isWhitespace || $0.isUppercase } == true ? text.trimmed : line
  }

  private static func escaped(_ line: String) -> String {
    line.reduce(into: "") { text, character in
      if "\\`*_[]#<>&|!".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
