import RecipeModel
import RecipeSearch

/// What changed since a baseline, as tables.
struct ChangeTables {
  let change: ComparisonChange

  var tables: [FigureTable] { [worse, sources, recipes, moves] }

  private var worse: FigureTable {
    FigureTable(
      title: "Worse than the baseline", headings: ["What", "How"],
      rows: change.regressions().map { regression in
        [
          .init(regression.criterion.rawValue),
          .init(RegressionWording.sentence(regression, in: change)),
        ]
      }, wordColumns: [1], placeholder: "Nothing got worse.")
  }

  private var sources: FigureTable {
    FigureTable(
      title: "Each source, before and now",
      headings: ["Source", "Status", "Listings", "Recipes", "Only here", "Time"],
      rows: change.providers.map { provider in
        func both(_ text: (ProviderFigures) -> String) -> FigureTable.Cell {
          let before = provider.before.map(text) ?? ComparisonWording.undefined
          let after = provider.after.map(text) ?? ComparisonWording.undefined
          return .init(before == after ? after : "\(before) to \(after)")
        }
        return [
          .init(Sanitizer.terminal(provider.id)),
          both { Sanitizer.terminal($0.outcome.status.rawValue) },
          both { ComparisonWording.count($0.listings) },
          both { ComparisonWording.count($0.recipes) },
          both { ComparisonWording.count($0.uniqueRecipes) },
          both { Wording.seconds($0.outcome.duration) },
        ]
      }, wordColumns: [1])
  }

  private var recipes: FigureTable {
    let gained = change.gained.map { ("gained", $0) }
    let lost = change.lost.map { ("lost", $0) }
    let partial = change.isPartial ? " (of the pages that were there)" : ""
    return FigureTable(
      title: "Recipes gained and lost" + partial, headings: ["Recipe", "What", "Place"],
      rows: (lost + gained).map { what, placed in
        [
          .init(ComparisonWording.title(placed.recipe)), .init(what), .init("\(placed.place)"),
        ]
      }, wordColumns: [1], placeholder: "None.", shownRows: 20)
  }

  private var moves: FigureTable {
    let far = change.moves.enumerated().sorted { left, right in
      let (one, other) = (distance(left.element), distance(right.element))
      return one == other ? left.offset < right.offset : one > other
    }
    return FigureTable(
      title: "Recipes that moved", headings: ["Recipe", "Before", "Now"],
      rows: far.map { _, move in
        [
          .init(ComparisonWording.title(move.recipe)), .init("\(move.before)"),
          .init("\(move.after)"),
        ]
      }, shownRows: 20)
  }

  private func distance(_ move: ComparisonChange.Move) -> Int { abs(move.after - move.before) }
}
