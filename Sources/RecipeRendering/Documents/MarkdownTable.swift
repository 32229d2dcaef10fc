import RecipeModel
import RecipeProviderKit

/// A table of Markdown: what its rows say as ingredients, steps or facts.
struct MarkdownTable {
  /// A row among ingredients.
  enum Line {
    case heading(String)
    case line(String)
  }

  private var head: [String]?
  private var rows: [[String]] = []

  /// The most rows and columns that are read.
  private static let mostRows = 500
  private static let mostColumns = 20

  var isEmpty: Bool { head == nil && rows.isEmpty }

  /// Adds a row; the line of hyphens makes a heading of the row above it.
  mutating func add(_ line: Substring) {
    if Self.isDelimiter(line) {
      if rows.count == 1, head == nil { head = rows.removeLast() }
    } else if rows.count < Self.mostRows {
      rows.append(Self.cells(line))
    }
  }

  /// Whether a line parts a table's head from its rows: `|---|:--:|`.
  static func isDelimiter(_ text: Substring) -> Bool {
    text.contains("|") && text.contains("-") && text.allSatisfy { "|-: ".contains($0) }
  }

  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.drop(while: { $0 == "|" }) {
      if character == "|", !isEscaped {
        cells.append("")
        continue
      }
      cells[cells.count - 1].append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    if line.last == "|" { cells.removeLast() }
    return cells.prefix(mostColumns).map { String(Substring($0).trimmed) }
  }

  private static func plain(_ cell: String) -> String {
    String(
      Substring(
        MarkdownText.plain(
          cell.replacing("<br>", with: " ").replacing("<br/>", with: " ")
            .replacing("<br />", with: " "))
      ).trimmed)
  }

  // MARK: Ingredients

  /// Whether the head names a column of foods and one of amounts.
  var namesIngredients: Bool {
    let roles = (head ?? []).map(Role.init)
    return roles.contains(.food) && roles.contains(.amount)
  }

  /// Whether most rows are an amount and behind it a food: `| 200 g | flour |`.
  var beginsWithAmounts: Bool {
    let all = ([head].compactMap(\.self) + rows).map { $0.map(Self.plain) }
    let fitting = all.count { row in
      guard row.count > 1, row[0].first?.isNumber == true, row[0].count <= 20 else { return false }
      return row.dropFirst().contains { $0.first?.isLetter == true }
    }
    return fitting > 1 && fitting * 2 > all.count
  }

  /// The rows as ingredient lines: the amount, the unit and the food, and behind a comma what else is
  /// said; a bold cell by itself begins a group.
  var ingredients: [Line] {
    let roles = (head ?? []).map(Role.init)
    let isHead =
      roles.contains { $0 != .other } || (head ?? []).allSatisfy(\.isEmpty)
      || beginsWithAmounts && head?.contains { $0.contains(where: \.isNumber) } == false
    let rows = isHead ? rows : [head].compactMap(\.self) + rows
    return rows.compactMap { row -> Line? in
      let filled = row.filter { !$0.isEmpty }
      if filled.count == 1, let name = MarkdownForms.bold(filled[0][...]) {
        return .heading(Self.plain(name))
      }
      let line = Self.line(row.map(Self.plain), roles)
      return line.isEmpty ? nil : .line(line)
    }
  }

  private static func line(_ cells: [String], _ roles: [Role]) -> String {
    guard roles.contains(.food) else {
      var cells = cells.filter { !$0.isEmpty }
      // The amount stands first in a line.
      if cells.first?.first?.isNumber == false,
        let amount = cells.firstIndex(where: { $0.first?.isNumber ?? false })
      {
        cells.insert(cells.remove(at: amount), at: 0)
      }
      return cells.joined(separator: " ")
    }
    func texts(_ role: Role) -> [String] {
      zip(roles, cells).filter { $0.0 == role && !$0.1.isEmpty }.map(\.1)
    }
    let head = texts(.amount) + texts(.unit) + texts(.food)
    let notes = texts(.note) + texts(.other)
    return ([head.joined(separator: " ")] + notes).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What a column holds.
  private enum Role {
    case amount, unit, food, note, other

    init(_ heading: String) {
      let words = TextMatching.fold(MarkdownText.plain(heading)).split { !$0.isLetter }
      self = words.compactMap { Self.known[String($0)] }.first ?? .other
    }

    private static let known: [String: Role] = {
      let words: [(Role, [String])] = [
        (
          .amount,
          [
            "amount", "quantity", "qty", "menge", "anzahl", "quantite", "cantidad", "quantita",
            "hoeveelheid", "quantidade", "mangd", "ilosc", "количество", "分量",
          ]
        ),
        (
          .unit,
          ["unit", "units", "measure", "einheit", "unite", "unidad", "unita", "eenheid", "unidade"]
        ),
        (
          .food,
          [
            "ingredient", "ingredients", "item", "food", "name", "zutat", "zutaten", "ingrediente",
            "ingredientes", "ingredienti", "ingredienten", "produit", "material", "材料",
          ]
        ),
        (
          .note,
          [
            "note", "notes", "preparation", "comment", "comments", "remarks", "notiz", "hinweis",
            "bemerkung", "remarque", "notas", "nota", "opmerking",
          ]
        ),
      ]
      return Dictionary(words.flatMap { role, words in words.map { ($0, role) } }) { first, _ in
        first
      }
    }()
  }

  // MARK: Steps and facts

  /// The rows as steps, without their numbers.
  var steps: [String] {
    rows.compactMap { row -> String? in
      let cells = row.map(Self.plain).filter { cell in
        cell.contains(where: \.isLetter) && !StepNumbers.isNumber(cell)
      }
      return cells.isEmpty ? nil : cells.joined(separator: ", ")
    }
  }

  /// The pairs of a name and a text: of a row under its head, or of each row.
  var facts: [(name: String, text: String)] {
    guard let head, let row = rows.first, head.count == row.count,
      head.count > 2 || rows.count == 1 && !head[1].contains(where: \.isNumber)
    else { return pairs }
    return zip(head, row).map { (Self.plain($0), Self.plain($1)) }
  }

  /// The first two cells of each row, the head's among them.
  var pairs: [(name: String, text: String)] {
    ([head].compactMap(\.self) + rows).compactMap { row -> (String, String)? in
      let cells = row.map(Self.plain).filter { !$0.isEmpty }
      return cells.count > 1 ? (cells[0], cells.dropFirst().joined(separator: ", ")) : nil
    }
  }
}
