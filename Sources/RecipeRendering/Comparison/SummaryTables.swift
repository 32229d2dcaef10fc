import RecipeModel
import RecipeSearch

/// A comparison over several queries as tables: medians, each followed by its quartiles.
struct SummaryTables {
  let comparisons: [Comparison]

  /// The whole page; with changes since a baseline, also what got worse in each query.
  func page(_ changes: [ComparisonChange?] = []) -> FigurePage {
    let summary = ComparisonSummary(comparisons)
    let count = Wording.count(summary.queries.count, "query", "queries")
    let verdict = VerdictWording(comparisons, changes)
    var tables = [verdict.table, queries, answers(summary), completeness(summary)]
    tables += [claims(summary)].compactMap { $0 } + [pairs(summary)]
    if changes.contains(where: { $0 != nil }) {
      tables.insert(worse(changes.compactMap { $0 }), at: 0)
    }
    let median = "A figure is the median of the queries, with the lower and the upper quartile."
    return FigurePage(
      subject: "", tally: "\(count) put to \(Wording.count(summary.providers.count, "source"))",
      verdict: verdict.conclusions, notes: [median] + ComparisonWording.caveats(comparisons),
      tables: tables)
  }

  private var queries: FigureTable {
    FigureTable(
      title: "Queries", headings: ["Query", "Recipes", "Sources", "Time"],
      rows: comparisons.map { comparison in
        let wish = QueryWording.phrase(comparison.query)
        let gave = comparison.providers.count(where: \.hasRecipes)
        return [
          .init(wish.isEmpty ? "without words" : wish), .init("\(comparison.recipes.count)"),
          .init("\(gave) of \(comparison.providers.count)"),
          .init(Wording.seconds(comparison.duration)),
        ]
      }, shownRows: 20)
  }

  func answers(_ summary: ComparisonSummary) -> FigureTable {
    FigureTable(
      title: "Answers", headings: ["Source", "Status", "Recipes", "First", "All"],
      rows: summary.providers.map { provider in
        let statuses = provider.statuses.map {
          "\(Sanitizer.terminal($0.status.rawValue)) \($0.count)"
        }
        return [
          .init(Sanitizer.terminal(provider.id)), .init(statuses.joined(separator: ", ")),
          Self.cell(provider.figures[.recipes], Wording.figure),
          Self.cell(provider.firstListing, Self.time), Self.cell(provider.time, Self.time),
        ]
      }, wordColumns: [1])
  }

  func completeness(_ summary: ComparisonSummary) -> FigureTable {
    FigureTable(
      title: "Listings that have a field",
      headings: ["Source"] + ListingField.counted.map(\.label),
      shortHeadings: ["Source"] + ListingField.counted.map(ComparisonWording.shortHeading),
      rows: summary.providers.filter { $0.completeness.contains { $0 != nil } }.map { provider in
        [.init(Sanitizer.terminal(provider.id))]
          + provider.completeness.map { spread in
            .init(ComparisonWording.percent(spread?.median), share: spread?.median)
          }
      })
  }

  /// The claims of all queries together; nil where none was made.
  func claims(_ summary: ComparisonSummary) -> FigureTable? {
    ClaimTable.table(summary.providers.map { ($0.id, $0.claims) })
  }

  func pairs(_ summary: ComparisonSummary) -> FigureTable {
    let sharing = summary.pairs.filter { ($0.figures[.shared]?.greatest ?? 0) > 0 }
    return FigureTable(
      title: "Agreement; tau-b in brackets may be chance",
      headings: ["Sources"] + PairFigures.all.map(\.heading),
      rows: sharing.map { pair in
        PairRow(
          first: pair.first, second: pair.second, isChance: pair.orderDiffersFromChance == false
        )
        .cells { pair.figures[$0]?.median }
      }, placeholder: summary.providers.count > 1 ? "No two sources share a recipe." : nil,
      shownRows: 15)
  }

  func worse(_ changes: [ComparisonChange]) -> FigureTable {
    FigureTable(
      title: "Worse than the baseline", headings: ["Query", "What", "How"],
      rows: changes.flatMap { change in
        change.regressions().map { regression in
          [
            .init(QueryWording.phrase(change.query)), .init(regression.criterion.rawValue),
            .init(RegressionWording.sentence(regression, in: change)),
          ]
        }
      }, wordColumns: [1, 2], placeholder: "Nothing got worse.")
  }

  private static func cell(
    _ spread: Distribution?, _ text: (Double) -> String
  ) -> FigureTable.Cell {
    .init(spread.map { ComparisonWording.spread($0, text) } ?? ComparisonWording.undefined)
  }

  private static func time(_ milliseconds: Double) -> String {
    Wording.seconds(.milliseconds(Int(milliseconds.rounded())))
  }
}
