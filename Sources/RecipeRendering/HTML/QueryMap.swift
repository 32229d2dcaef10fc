import RecipeModel
import RecipeSearch

/// What each source was worth to each query: a row for a query, a column for a source.
struct QueryMap {
  /// A figure that the map can show.
  private struct Measure: Sendable {
    var name: String
    var guide: String
    var figure: @Sendable (ProviderFigures, Comparison) -> Int?
  }

  private let comparisons: [Comparison]
  private let sources: [String]
  /// How many queries have no row.
  private let rest: Int

  /// The most queries that have a row.
  private static let mostRows = 40

  init(_ comparisons: [Comparison], sources: [String]) {
    self.comparisons = Array(comparisons.prefix(Self.mostRows))
    self.sources = sources
    rest = comparisons.count - self.comparisons.count
  }

  private static let measures = [
    Measure(name: "Only here", guide: "Recipes that no other source lists.") { figures, _ in
      figures.uniqueRecipes
    },
    Measure(name: "Recipes", guide: "Recipes that the source lists.") { figures, _ in
      figures.recipes
    },
    Measure(name: "Top", guide: "Recipes that leave the top of the list without the source.") {
      figures, comparison in
      figures.recipes == nil
        ? nil : comparison.leaveOneOut.first { $0.provider == figures.id }?.leavingTop.count
    },
  ]

  var section: PageSection {
    PageSection(
      id: "by-query", heading: "Query by source",
      guide: "What each source was worth to each query; a hatched cell says that it failed or was "
        + "not asked. The tint is the share of the greatest figure."
        + (rest > 0 ? " \(rest) more queries are in --json." : ""),
      content: comparisons.isEmpty || sources.isEmpty
        ? [.tag("p", text: "There is nothing to show.")]
        : [
          PageFilter(
            name: "measure", legend: "Show",
            choices: Self.measures.enumerated().map { ("\($0 + 1)", $1.name) }
          ).node(Self.measures.enumerated().map { map($1, $0 + 1) })
        ])
  }

  private func map(_ measure: Measure, _ number: Int) -> HTMLNode {
    let figures = comparisons.map { comparison in
      sources.map { id in
        comparison.provider(id).flatMap { measure.figure($0, comparison) }
      }
    }
    let greatest = figures.joined().compactMap { $0 }.max() ?? 0
    let map = HeatMap(
      title: "\(measure.name): query by source", rows: comparisons.map(ComparisonWording.subject),
      columns: sources.map { Sanitizer.terminal($0) },
      cells: figures.map { row in
        row.map { figure in
          let share = figure.map { greatest > 0 ? Double($0) / Double(greatest) : 0 }
          return .init(text: ComparisonWording.count(figure), tone: .share(share))
        }
      })
    return .tag(
      "div", ["class": "f f\(number)"],
      [
        .tag("h3", text: measure.name), .tag("p", ["class": "guide"], text: measure.guide),
        PageSection.figure(
          map.node, legend: PlotLegend.shares(from: "0", to: "\(greatest)")),
      ])
  }
}
