import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// What changed since a baseline, as tables.
struct ChangeTables {
  let change: ComparisonChange

  /// What changed beside ``worse``.
  var tables: [FigureTable] { [sources, recipes, moves] }

  var worse: FigureTable {
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
    let columns = ProviderFigures.all.filter { $0.tables.contains(.change) }
    return FigureTable(
      title: "Each source, before and now",
      headings: ["Source", "Status"] + columns.map(\.heading) + ["Time"],
      rows: change.providers.map { provider in
        func both(_ text: (ProviderFigures) -> String) -> FigureTable.Cell {
          let before = provider.before.map(text) ?? ComparisonWording.undefined
          let after = provider.after.map(text) ?? ComparisonWording.undefined
          return .init(before == after ? after : "\(before) to \(after)")
        }
        return [
          .init(Sanitizer.terminal(provider.id)),
          both { Sanitizer.terminal($0.outcome.status.rawValue) },
        ] + columns.map { figure in both { figure.text(of: $0) } } + [
          both { Wording.seconds($0.outcome.duration) }
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
          .init(Wording.title(placed.recipe.unified.title)), .init(what), .init("\(placed.place)"),
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
          .init(Wording.title(move.recipe.unified.title)), .init("\(move.before)"),
          .init("\(move.after)"),
        ]
      }, shownRows: 20)
  }

  private func distance(_ move: ComparisonChange.Move) -> Int { abs(move.after - move.before) }
}

/// What got worse, in sentences without a final stop; everything in them is sanitized.
package enum RegressionWording {
  package static func sentence(_ regression: Regression, in change: ComparisonChange) -> String {
    let id = regression.provider ?? ""
    let provider = change.providers.first { $0.id == id }
    let name = Sanitizer.terminal(id)
    let (before, after) = (provider?.before, provider?.after)
    switch regression.criterion {
    case .status:
      let then = status(before?.outcome)
      guard let after else { return "\(name) is not asked any more; before, it was \(then)" }
      return "\(name) went from \(then) to \(status(after.outcome))"
    case .listings:
      let then = amount(before, in: change)
      guard after?.given != nil else {
        return "nobody knows what \(name) has; before, it gave \(then)"
      }
      return "\(name) gives \(amount(after, in: change)); before, it gave \(then)"
    case .fields:
      guard let field = regression.field else { return "\(name) tells less" }
      let then = share(before, field)
      return "\(name) gives \(share(after, field)) of its listings \(Self.field(field)); "
        + "before, it was \(then)"
    case .latency:
      return "\(name) took \(time(after)); before, it took \(time(before))"
    case .recipes:
      let isOne = regression.count == 1
      let place = change.isPartial ? "on the saved page" : "there"
      return Wording.count(regression.count, "recipe")
        + " of the baseline \(isOne ? "is" : "are") not \(place) any more"
    case .top:
      return Wording.count(regression.count, "recipe") + " left the top of the list"
    case .moves:
      return Wording.count(regression.count, "recipe")
        + (regression.count == 1 ? " stands" : " stand") + " lower than before"
    }
  }

  /// A field with its article, to stand behind `gives`.
  static func field(_ field: ListingField) -> String {
    let name = field.label.lowercased()
    return field.inListing?.isList == true ? name : "a \(name)"
  }

  private static func status(_ outcome: ProviderOutcome?) -> String {
    Sanitizer.terminal(outcome?.status.rawValue ?? "unknown")
  }

  private static func amount(
    _ figures: ProviderFigures?, in change: ComparisonChange
  ) -> String {
    let listings = Wording.count(figures?.given ?? 0, "listing")
    if change.isPartial { return listings }
    return "\(listings) of \(Wording.count(figures?.recipes ?? 0, "recipe"))"
  }

  private static func share(_ figures: ProviderFigures?, _ field: ListingField) -> String {
    ComparisonWording.percent(figures?.completeness(of: field).share)
  }

  private static func time(_ figures: ProviderFigures?) -> String {
    figures.map { Wording.seconds($0.outcome.duration) } ?? "no time"
  }
}
