import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// The sources of one recipe as tables: a row for each field, a row for each ingredient.
struct SourceTables {
  let comparison: SourceComparison
  private let names: [String]

  init(comparison: SourceComparison) {
    self.comparison = comparison
    names = DishWording.names(comparison.sources)
  }

  /// The whole page.
  var page: FigurePage {
    let lead = comparison.sources.first.map { Wording.title($0.listing.title) }
    let count = Wording.count(names.count, "source")
    return FigurePage(
      subject: lead ?? Wording.untitled,
      tally: "as \(count) \(names.count == 1 ? "tells" : "tell") it",
      notes: notes, tables: [fields, ingredients, leftovers])
  }

  private var notes: [String] {
    var notes: [String] = []
    if names.count == 1 { notes.append("There is no other source to compare it with.") }
    for (name, source) in zip(names, comparison.sources) {
      switch source.origin {
      case .listing: break
      case .detail: notes.append("The ingredients of \(name) are those of its full recipe.")
      case .none:
        let problem = source.problem.map { ": " + Sanitizer.terminal($0) } ?? ""
        notes.append("The ingredients of \(name) are not known\(problem).")
      }
    }
    if let differences = DifferenceWording.sentence(comparison.differs) {
      notes.append("Sources differ: \(differences).")
    }
    if comparison.yieldsDiffer {
      notes.append("The yields differ: quantities are compared as they are written.")
    }
    return notes
  }

  private var fields: FigureTable {
    FigureTable(
      title: "Fields", headings: ["Field"] + names + ["Agreement"],
      rows: comparison.fields.filter { $0.agreement != .missing }.map { row in
        [.init(DishWording.label(row.field))]
          + row.values.map { .init(DishWording.text($0, of: row.field)) }
          + [.init(DishWording.agreement(row, names))]
      }, wordColumns: Set(1...(names.count + 1)), placeholder: "No source says anything.")
  }

  private var ingredients: FigureTable {
    FigureTable(
      title: "Ingredients", headings: ["Ingredient"] + names + ["Quantity"],
      rows: comparison.ingredients.map { row in
        [.init(Sanitizer.terminal(row.name))]
          + row.cells.map { cell in
            .init(cell.map { Sanitizer.terminal($0.text) } ?? ComparisonWording.undefined)
          } + [.init(quantity(row))]
      }, wordColumns: Set(1...(names.count + 1)), placeholder: "No ingredients are known.")
  }

  private var leftovers: FigureTable {
    FigureTable(
      title: "Lines that are not compared", headings: ["Line", "Source", "Why"],
      rows: comparison.leftovers.map { line in
        [
          .init(Sanitizer.terminal(line.text)), .init(names[line.source]),
          .init("it \(DishWording.reason(line.reason))"),
        ]
      }, wordColumns: [1, 2])
  }

  /// How the quantities of a row agree, and whether the names are alike rather than the same.
  private func quantity(_ row: AlignedRow) -> String {
    let present = row.cells.indices.filter { row.cells[$0] != nil }
    guard present.count > 1, let first = present.first else {
      guard comparison.knownSources.count > 1, let only = present.first else {
        return ComparisonWording.undefined
      }
      return "only \(names[only])"
    }
    let compared = present.compactMap { place in
      row.cells[place]?.agreement.map { (place, DishWording.agreement($0)) }
    }
    var texts =
      Set(compared.map(\.1)).count == 1
      ? [compared[0].1] : compared.map { "\(names[$0.0]) \($0.1)" }
    let isAlike = present.contains { place in
      place != first && row.cells[place]?.likeness?.kind ?? .contained == .contained
    }
    if isAlike { texts.append("similar names") }
    return texts.joined(separator: "; ")
  }
}
