import RecipeSearch

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
      title: "Agreement, with rank-biased overlap (RBO) at p = \(p)",
      headings: ["Sources", "Shared", "Jaccard", "Overlap", "RBO", "Tau-b"],
      rows: sharing.map(\.element).map { pair in
        [
          .init("\(Sanitizer.terminal(pair.first)), \(Sanitizer.terminal(pair.second))"),
          .init(ComparisonWording.count(pair.shared)),
          .init(ComparisonWording.agreement(pair.jaccard)),
          .init(ComparisonWording.agreement(pair.overlapCoefficient)),
          .init(ComparisonWording.agreement(pair.rankBiasedOverlap)),
          .init(ComparisonWording.agreement(pair.kendallTauB)),
        ]
      },
      placeholder: "No two sources share a recipe.", shownRows: 15)
  }
}
