package import RecipeModel
import RecipeProviderKit

/// One recipe to cook from: in a terminal laid out for its width, in a pipe with nothing wrapped.
///
/// Choose ``RecipePlain`` for screen readers and `grep`, ``RecipeRenderer`` for documents that
/// people keep.
package struct RecipeSheet: Sendable {
  /// How the text is laid out.
  package var style: TextStyle
  /// What was changed or left alone on the way, and what else a cook should know; a sentence each.
  package var remarks: [String]

  private let paint: Paint

  package init(style: TextStyle, remarks: [String] = []) {
    self.style = style
    self.remarks = remarks
    paint = Paint(style)
  }

  /// Sentences are hard to follow over more columns than this.
  private static let mostColumns = 96
  /// Some tell the history of the dish; a cook wants to see the ingredients.
  private static let mostOfSummary = 8

  /// The sheet, with a line break at its end.
  package func render(_ recipe: Recipe) -> String {
    if style.accessible { return RecipePlain(remarks: remarks).render(recipe) }
    let facts = RecipeFacts(recipe)
    let parts = RecipeParts(recipe)
    var blocks = [
      head(facts),
      beginning(of: prose(Sanitizer.terminal(recipe.summary ?? ""), indent: 0)),
    ]
    blocks.append(labelled((facts.facts + facts.differences).map { ($0.label, $0.text) }))
    if !parts.groups.isEmpty {
      blocks.append([heading("Ingredients")] + apart(parts.groups.map(ingredients)))
    }
    if !parts.sections.isEmpty { blocks.append([heading("Steps")] + apart(steps(parts.sections))) }
    blocks.append(listed("Notes", parts.notes))
    if !parts.nutrition.isEmpty {
      blocks.append([heading("Nutrition")] + prose(parts.nutrition, indent: 2))
    }
    blocks.append(listed("Please note", remarks.map(Sanitizer.terminal)))
    if let link = facts.source?.link {
      // A link that is cut or broken leads nowhere.
      blocks.append([paint.linked(paint(link, .quiet), to: link)])
    }
    return blocks.filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  // MARK: Parts

  /// The title, and under it who published the recipe.
  private func head(_ facts: RecipeFacts) -> [String] {
    let title = TextFitting.wrap(facts.title, to: style.width).map { paint($0, .title) }
    guard let name = facts.source?.name, !name.isEmpty else { return title }
    return title + TextFitting.wrap(name, to: style.width).map { paint($0, .quiet) }
  }

  /// Lists one after another, with an empty line between two.
  private func apart(_ lists: [[String]]) -> [String] { Array(lists.joined(separator: [""])) }

  private func heading(_ text: String) -> String { paint(text, .heading) }

  /// Labels with what they say beside them.
  private func labelled(_ facts: [(label: String, text: String)]) -> [String] {
    let width = facts.map { DisplayWidth.of($0.label) }.max() ?? 0
    return facts.flatMap { label, text in
      let head = paint(TextFitting.padEnd(label, to: width), .quiet) + "  "
      return hanging(head, columns: width + 2, text)
    }
  }

  private func listed(_ title: String, _ texts: [String]) -> [String] {
    let lines = texts.filter { !$0.isEmpty }.flatMap { text in
      // `To freeze:` is a heading of those behind it.
      text.last == ":" && text.count <= 60
        ? prose(text, indent: 2) : hanging("  - ", columns: 4, text)
    }
    return lines.isEmpty ? [] : [heading(title)] + lines
  }

  private func ingredients(_ group: RecipeParts.Part) -> [String] {
    let columns = IngredientColumns(group.lines, width: style.width)
    guard let name = group.name else { return columns.lines }
    return TextFitting.wrap(name, to: style.width) + columns.lines
  }

  /// The steps, numbered through all sections.
  private func steps(_ sections: [RecipeParts.Part]) -> [[String]] {
    let last = sections.reduce(0) { $0 + $1.lines.count }
    let width = String(last).utf8.count
    var number = 0
    return sections.map { section in
      var lines = section.name.map { TextFitting.wrap($0, to: style.width) } ?? []
      for line in section.lines {
        number += 1
        let head = "  " + paint(TextFitting.padStart(String(number), to: width), .quiet) + ". "
        lines += hanging(head, columns: width + 4, line)
      }
      return lines
    }
  }

  // MARK: Lines

  private func prose(_ text: String, indent: Int) -> [String] {
    text.isEmpty ? [] : hanging(String(repeating: " ", count: indent), columns: indent, text)
  }

  /// As much of a text's lines as a cook has patience for.
  private func beginning(of lines: [String]) -> [String] {
    guard lines.count > Self.mostOfSummary else { return lines }
    var last = lines[Self.mostOfSummary - 1]
    let width = min(style.width ?? Self.mostColumns, Self.mostColumns)
    if DisplayWidth.of(last) + 2 > width, let space = last.lastIndex(of: " ") {
      last = String(last[..<space])
    }
    return lines.prefix(Self.mostOfSummary - 1) + [TextFitting.truncate(last, to: width - 2) + " …"]
  }

  /// A text behind a head, its further lines under its first.
  private func hanging(_ head: String, columns: Int, _ text: String) -> [String] {
    let width = style.width.map { max(8, min($0, Self.mostColumns) - columns) }
    let margin = String(repeating: " ", count: columns)
    return TextFitting.wrap(text, to: width).enumerated().map { ($0 == 0 ? head : margin) + $1 }
  }
}

/// A recipe's lists with everything in them sanitized, and what is empty left out.
package struct RecipeParts {
  /// Lines under a common name.
  package struct Part: Equatable {
    package var name: String?
    package var lines: [String]
  }

  /// The ingredients in their groups.
  package let groups: [Part]
  /// The steps in their sections; a step's own name stands before its text.
  package let sections: [Part]
  /// What the author adds.
  package let notes: [String]
  /// The nutrients by their names for people, the size of a serving first.
  let nutrients: [RecipeFacts.Fact]
  /// The nutrients on one line.
  package let nutrition: String

  package init(_ recipe: Recipe) {
    let groups =
      recipe.ingredientGroups.isEmpty
      ? [IngredientGroup(ingredients: recipe.listing.ingredients)] : recipe.ingredientGroups
    self.groups = groups.compactMap { Self.part($0.name, $0.ingredients) }
    // One section that says what all documents say over the steps needs no name.
    let isNameless =
      recipe.sections.count == 1
      && recipe.sections[0].name.flatMap({ DocumentHeading($0) }) == .steps
    sections = recipe.sections.compactMap { section in
      Self.part(isNameless ? nil : section.name, section.steps.map(Self.step))
    }
    notes = recipe.notes.map(Sanitizer.terminal).filter { !$0.isEmpty }
    nutrients = Self.nutrients(recipe.nutrition)
    nutrition = Self.line(nutrients)
  }

  /// The class of a smaller type size for printing, chosen so that a long recipe fits two sheets; nil
  /// for the usual size.
  package var printedSize: String? {
    let lines = (groups + sections).flatMap(\.lines) + notes
    // Each line leaves about half of its last row empty; wide characters fill two places.
    let places = lines.reduce(0) { $0 + DisplayWidth.of($1) + 30 }
    return places > 6_500 ? "longer" : places > 3_500 ? "long" : nil
  }

  private static func part(_ name: String?, _ lines: [String]) -> Part? {
    let lines = lines.map(Sanitizer.terminal).filter { !$0.isEmpty }
    let name = name.map(Sanitizer.terminal).flatMap { $0.isEmpty ? nil : $0 }
    return lines.isEmpty ? nil : Part(name: name, lines: lines)
  }

  private static func step(_ step: InstructionStep) -> String {
    guard let name = step.name, !name.isEmpty else { return step.text }
    let stop = name.last.map { ".:!?".contains($0) } == true ? "" : ":"
    return "\(name)\(stop) \(step.text)"
  }

  private static func nutrients(_ nutrients: [Nutrient]) -> [RecipeFacts.Fact] {
    let facts = nutrients.map { nutrient in
      let words = Wording.words(fromCamelCase: Sanitizer.terminal(nutrient.name))
      let name = words.hasSuffix(" content") ? String(words.dropLast(8)) : words
      let label = name.prefix(1).uppercased() + name.dropFirst()
      return RecipeFacts.Fact(label: label, text: Sanitizer.terminal(nutrient.text))
    }.filter { !$0.label.isEmpty && !$0.text.isEmpty }
    return facts.filter { $0.label == servingSize } + facts.filter { $0.label != servingSize }
  }

  private static let servingSize = "Serving size"

  /// `per 1 bowl: calories 240 kcal, fat 12 g`.
  private static func line(_ nutrients: [RecipeFacts.Fact]) -> String {
    let size = nutrients.first { $0.label == servingSize }
      .map { "per \(RecipeFacts.withoutVerb($0.text)): " }
    let figures = nutrients.filter { $0.label != servingSize }.map { fact in
      // Some write `240 calories`.
      let name = fact.label.lowercased()
      return fact.text.lowercased().hasSuffix(name) ? fact.text : "\(name) \(fact.text)"
    }
    return figures.isEmpty ? "" : (size ?? "") + figures.joined(separator: ", ")
  }
}

extension Recipe {
  /// The nutrients as lines such as `Saturated fat: 12 g`, the size of a serving first.
  package var nutrientLines: [String] {
    RecipeParts(self).nutrients.map { "\($0.label): \($0.text)" }
  }
}

/// Ingredient lines side by side, as many as fit, read down and then across.
private struct IngredientColumns {
  let lines: [String]

  private static let margin = "  "
  private static let gap = 3
  /// A column of fewer lines would be no list.
  private static let leastInColumn = 3

  init(_ texts: [String], width: Int?) {
    guard let width else {
      lines = texts.map { Self.margin + $0 }
      return
    }
    let room = width - Self.margin.utf8.count
    // Terminals turn whole lines around, so that columns would change places.
    let most = texts.contains(where: Self.runsRightToLeft) ? 1 : 4
    let longestWord =
      texts.flatMap { $0.split(separator: " ") }.map { DisplayWidth.of(String($0)) }.max() ?? 0
    for count in stride(from: most, to: 1, by: -1) {
      let each = (room - Self.gap * (count - 1)) / count
      let tooWide = texts.count { DisplayWidth.of($0) > each }
      guard texts.count >= count * Self.leastInColumn, tooWide * 8 <= texts.count,
        tooWide == 0 || longestWord <= each - 2
      else { continue }
      lines = Self.beside(texts, in: count, each)
      return
    }
    lines = texts.flatMap { Self.wrapped($0, to: min(room, 96)) }.map { Self.margin + $0 }
  }

  private static func beside(_ texts: [String], in count: Int, _ width: Int) -> [String] {
    let height = (texts.count + count - 1) / count
    let columns = stride(from: 0, to: texts.count, by: height).map { start in
      texts[start..<min(start + height, texts.count)].flatMap { wrapped($0, to: width) }
    }
    let widths = columns.map { $0.map(DisplayWidth.of).max() ?? 0 }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      var line = margin
      var pending = 0
      for (column, width) in zip(columns, widths) {
        let text = row < column.count ? column[row] : ""
        if !text.isEmpty {
          line += String(repeating: " ", count: pending) + text
          pending = 0
        }
        pending += width - DisplayWidth.of(text) + gap
      }
      return line
    }
  }

  /// The lines of a text, those behind the first moved in.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    guard DisplayWidth.of(text) > width else { return [text] }
    return TextFitting.wrap(text, to: max(8, width - 2)).enumerated().map {
      ($0 == 0 ? "" : "  ") + $1
    }
  }

  private static func runsRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
