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
    FigureTable(
      title: "Answers",
      headings: ["Source", "Status", "Listings", "Recipes", "Doubles", "Pages", "Cache"],
      rows: comparison.providers.map { figures in
        let outcome = figures.outcome
        return [
          .init(Sanitizer.terminal(figures.id)), .init(Sanitizer.terminal(outcome.status.rawValue)),
          .init(ComparisonWording.count(figures.listings)),
          .init(ComparisonWording.count(figures.recipes)),
          .init(ComparisonWording.count(figures.duplicates)),
          .init(ComparisonWording.pages(outcome)),
          .init(outcome.cache?.rawValue ?? ComparisonWording.undefined),
        ]
      }, wordColumns: [1, 5, 6], placeholder: "No source was asked.")
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
      headings: ["Sources", "Shared", "Jaccard", "Overlap", "RBO", "Tau-b"],
      rows: sharing.map(\.element).map { pair in
        [
          .init("\(Sanitizer.terminal(pair.first)), \(Sanitizer.terminal(pair.second))"),
          .init(ComparisonWording.count(pair.shared)),
          .init(ComparisonWording.agreement(pair.jaccard)),
          .init(ComparisonWording.agreement(pair.overlapCoefficient)),
          .init(ComparisonWording.agreement(pair.rankBiasedOverlap)),
          .init(
            ComparisonWording.order(
              pair.kendallTauB, isChance: pair.orderDiffersFromChance == false)),
        ]
      },
      placeholder: "No two sources share a recipe.", shownRows: 15)
  }
}
