import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// A comparison of one query as tables.
struct ComparisonTables {
  let comparison: Comparison

  /// The whole page; with what changed since a baseline, when there is one.
  func page(_ change: ComparisonChange? = nil) -> FigurePage {
    let verdict = VerdictWording([comparison], [change])
    let changes = change.map { ChangeTables(change: $0) }
    let tables =
      [changes?.worse, verdict.table, answers, times, completeness, claims].compactMap { $0 }
      + AgreementTables(comparison: comparison).tables + [top] + (changes?.tables ?? [])
    return FigurePage(
      subject: ComparisonWording.subject(comparison), tally: ComparisonWording.tally(comparison),
      verdict: verdict.conclusions, notes: ComparisonWording.caveats(comparison), tables: tables)
  }

  /// What came of each provider.
  var answers: FigureTable {
    let columns = ProviderFigures.all.filter { $0.tables.contains(.query) }
    return FigureTable(
      title: "Answers",
      headings: ["Source", "Status"] + columns.map(\.heading) + ["Pages", "Cache"],
      rows: comparison.providers.map { figures in
        let outcome = figures.outcome
        return [
          .init(Sanitizer.terminal(figures.id)), .init(Sanitizer.terminal(outcome.status.rawValue)),
        ] + columns.map { .init($0.text(of: figures)) } + [
          .init(ComparisonWording.pages(outcome)),
          .init(outcome.cache?.rawValue ?? ComparisonWording.undefined),
        ]
      }, wordColumns: [1, columns.count + 2, columns.count + 3],
      placeholder: "No source was asked.")
  }

  /// How long each provider took; the mark of a bar is its first listing.
  var times: FigureTable {
    let asked = comparison.askedOutcomes
    let longest = max(asked.map(\.duration).max() ?? .zero, .milliseconds(1))
    return FigureTable(
      title: "Time to the first listing and in all",
      headings: ["Source", "First", "All"],
      rows: asked.map { outcome in
        [
          .init(Sanitizer.terminal(outcome.id)),
          .init(outcome.timeToFirstListing.map(Wording.seconds) ?? ComparisonWording.undefined),
          .init(Wording.seconds(outcome.duration)),
        ]
      },
      bars: asked.map { outcome in
        .time(outcome.duration / longest, first: outcome.timeToFirstListing.map { $0 / longest })
      })
  }

  /// How complete the listings are.
  var completeness: FigureTable {
    FigureTable(
      title: "Listings that have a field",
      headings: ["Source"] + ListingField.counted.map(\.label),
      shortHeadings: ["Source"] + ListingField.counted.map(ComparisonWording.shortHeading),
      rows: comparison.providers.filter(\.hasRecipes).map { figures in
        [.init(Sanitizer.terminal(figures.id))]
          + figures.completeness.map { field in
            .init(ComparisonWording.percent(field.share), share: field.share)
          }
      })
  }

  /// What each source's claims of diets are worth; nil where none was made.
  var claims: FigureTable? {
    ClaimTable.table(comparison.providers.map { ($0.id, $0.claims) })
  }

  /// The first recipes of the list with the places that each source gives them.
  var top: FigureTable {
    FigureTable(
      title: "The top \(comparison.options.topCount), with each source's own places",
      headings: ["Recipe", "Places"],
      rows: comparison.recipes.prefix(comparison.options.topCount).enumerated().map {
        index, recipe in
        [
          .init("\(index + 1) \(Wording.title(recipe.unified.title))"),
          .init(ComparisonWording.ranks(recipe)),
        ]
      }, wordColumns: [1], placeholder: "There is no recipe.")
  }
}

/// The diets that sources claim, held against their own ingredients.
enum ClaimTable {
  static let title = "Claims of diets, held against the source's own ingredients"

  static func table(_ sources: [(id: String, claims: DietClaims?)]) -> FigureTable? {
    guard sources.contains(where: { ($0.claims?.made ?? 0) > 0 }) else { return nil }
    return FigureTable(
      title: title, headings: ["Source", "Claims", "Refuted", "Cannot be told"],
      rows: sources.map { id, claims in
        [
          .init(Sanitizer.terminal(id)), .init(ComparisonWording.count(claims?.made)),
          .init(ComparisonWording.count(claims?.refuted)),
          .init(ComparisonWording.count(claims?.undecidable)),
        ]
      })
  }

  /// The table as a part of a page; nil where no claim was made.
  static func section(_ sources: [(id: String, claims: DietClaims?)]) -> PageSection? {
    table(sources).map {
      PageSection(
        id: "claims", heading: title,
        guide: "How many claims that a recipe suits a diet the words of its own title and "
          + "ingredients refute. The screen reads words, not labels.",
        content: [FigureTableHTML.node($0, isUnderHeading: true)])
    }
  }
}

/// Who agrees with whom, as a picture and as rows.
struct AgreementTables {
  let comparison: Comparison

  var tables: [FigureTable] { gave.count > 1 ? [matrix, pairs] : [] }

  private var gave: [ProviderFigures] { comparison.providers.filter { $0.hasRecipes } }

  /// The recipes that each two providers share, shaded by the overlap coefficient.
  private var matrix: FigureTable {
    let gave = gave
    return FigureTable(
      title: "Shared recipes",
      headings: ["Source"] + gave.indices.map { "\($0 + 1)" },
      rows: gave.enumerated().map { number, row in
        [FigureTable.Cell("\(number + 1) \(Sanitizer.terminal(row.id))")]
          + gave.map { column in
            if column.id == row.id {
              return FigureTable.Cell(ComparisonWording.count(row.recipes), share: 1)
            }
            let pair = comparison.pair(row.id, column.id)
            return FigureTable.Cell(
              ComparisonWording.count(pair?.shared), share: pair?.overlapCoefficient)
          }
      }, isPicture: true)
  }

  /// The pairs that share anything, those first that agree most.
  private var pairs: FigureTable {
    let sharing = comparison.pairs.filter { ($0.shared ?? 0) > 0 }.enumerated().sorted {
      left, right in
      let (first, second) = (left.element.rankBiasedOverlap, right.element.rankBiasedOverlap)
      return first == second ? left.offset < right.offset : (first ?? -1) > (second ?? -1)
    }
    let p = Wording.number(comparison.options.persistence)
    return FigureTable(
      title:
        "Agreement, with rank-biased overlap (RBO) at p = \(p); tau-b in brackets may be chance",
      headings: ["Sources"] + PairFigures.all.map(\.heading),
      rows: sharing.map(\.element).map { pair in
        PairRow(
          first: pair.first, second: pair.second, isChance: pair.orderDiffersFromChance == false
        )
        .cells { $0.value(pair) }
      },
      placeholder: "No two sources share a recipe.", shownRows: 15)
  }
}

/// Two sources and how far they agree, as a row.
struct PairRow {
  let first, second: String
  let isChance: Bool

  /// The names, and each figure as it is known.
  func cells(_ value: (PairFigures.Figure) -> Double?) -> [FigureTable.Cell] {
    [.init("\(Sanitizer.terminal(first)), \(Sanitizer.terminal(second))")]
      + PairFigures.all.map { figure in
        let text = figure.text(value(figure))
        return .init(figure.comparesOrders && isChance ? "(\(text))" : text)
      }
  }
}

extension ComparedFigure {
  /// The figure as people read it.
  func text(of owner: Owner) -> String { text(value(owner)) }

  /// A value of the figure as people read it.
  func text(_ value: Double?) -> String {
    switch unit {
    case .count: value.map(Wording.figure) ?? ComparisonWording.undefined
    case .share: ComparisonWording.percent(value)
    case .agreement: ComparisonWording.agreement(value)
    }
  }
}
