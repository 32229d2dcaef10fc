import RecipeModel
import RecipeSearch

/// Who agrees with whom: what sources share, and in which order they have it.
struct AgreementSection {
  /// What is known of two sources.
  struct Pair {
    /// How many recipes both list, as text.
    var shared: String
    /// The figures behind the tints.
    var overlap, rankBiasedOverlap, kendallTauB: Double?
    /// Over how many recipes the orders were compared.
    var ordered: Int
    /// Whether the orders differ from what chance gives.
    var orderDiffers: Bool?
  }

  /// The sources that gave recipes, each with how many.
  let sources: [(id: String, recipes: String)]
  /// What is known of two of them.
  let pair: (String, String) -> Pair?
  /// p of the rank-biased overlap.
  let persistence: Double
  /// Whether a figure is the median of several queries.
  var isMedian = false
  /// The same figures in rows.
  let tables: [FigureTable]

  /// The figures of one query.
  static func section(_ comparison: Comparison) -> PageSection {
    AgreementSection(
      sources: comparison.providers.filter(\.hasRecipes).map {
        ($0.id, ComparisonWording.count($0.recipes))
      },
      pair: { first, second in
        comparison.pair(first, second).map {
          Pair(
            shared: ComparisonWording.count($0.shared), overlap: $0.overlapCoefficient,
            rankBiasedOverlap: $0.rankBiasedOverlap, kendallTauB: $0.kendallTauB,
            ordered: $0.shared ?? 0, orderDiffers: $0.orderDiffersFromChance)
        }
      }, persistence: comparison.options.persistence,
      tables: AgreementTables(comparison: comparison).tables.filter { !$0.isPicture }
    ).section
  }

  var section: PageSection {
    let p = Wording.number(persistence)
    let median = isMedian ? " Each figure is the median of the queries." : ""
    return PageSection(
      id: "agreement", heading: "Who agrees with whom", isLong: true,
      guide: sources.count < 2
        ? ""
        : "Row and column are two sources; a map is the same on both sides of its diagonal.\(median)",
      content: sources.count < 2
        ? [.tag("p", text: "Fewer than two sources gave recipes: there is nobody to agree with.")]
        : [
          .tag(
            "div", ["class": "maps"],
            [
              map(
                "Shared recipes",
                "How many recipes both list; the tint is their share of the shorter list. The "
                  + "diagonal counts a source's own.",
                PlotLegend.shares, own: \.recipes
              ) { .init(text: $0.shared, tone: .share($0.overlap)) },
              map(
                "Agreement at the top",
                "Rank-biased overlap at p = \(p): 1 when the lists begin alike, 0 when they share "
                  + "nothing; the first places count most.",
                PlotLegend.shares(from: "0", to: Self.agreement(greatest))
              ) {
                .init(
                  text: Self.agreement($0.rankBiasedOverlap),
                  tone: .share($0.rankBiasedOverlap.map { greatest > 0 ? $0 / greatest : 0 }))
              },
              map(
                "Same order",
                "Kendall's tau-b over the n recipes that both list: 1 for the same order, −1 for "
                  + "the opposite one.",
                PlotLegend.correlations
              ) { Self.order($0) },
            ]), FigureTableHTML.folded(tables),
        ])
  }

  /// The greatest agreement at the top, against which the others are tinted.
  private var greatest: Double {
    sources.indices.flatMap { row in
      sources.indices.dropFirst(row + 1).compactMap { column in
        pair(sources[row].id, sources[column].id)?.rankBiasedOverlap
      }
    }.max() ?? 0
  }

  private static func order(_ pair: Pair) -> HeatMap.Cell {
    let isChance = pair.orderDiffers == false
    return .init(
      text: isChance ? "(\(agreement(pair.kendallTauB)))" : agreement(pair.kendallTauB),
      tone: isChance ? .faint : .correlation(pair.kendallTauB), note: "n \(pair.ordered)")
  }

  /// An agreement, with a minus sign rather than a hyphen; what is more than nothing is not 0.00.
  private static func agreement(_ value: Double?) -> String {
    guard let value else { return ComparisonWording.undefined }
    if value > 0, value < 0.005 { return "<0.01" }
    let text = ComparisonWording.agreement(value)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  private func map(
    _ title: String, _ guide: String, _ legend: HTMLNode,
    own: ((id: String, recipes: String)) -> String = { _ in "" },
    _ cell: (Pair) -> HeatMap.Cell
  ) -> HTMLNode {
    let names = sources.map { Sanitizer.terminal($0.id) }
    let map = HeatMap(
      title: title, rows: names, columns: names,
      cells: sources.map { row in
        sources.map { column in
          if row.id == column.id { return .init(text: own(row), tone: .outline) }
          return pair(row.id, column.id).map(cell)
            ?? .init(text: ComparisonWording.undefined, tone: .undefined)
        }
      })
    return .tag(
      "div", ["class": "map"],
      [
        .tag("h3", text: title), .tag("p", ["class": "guide"], text: guide),
        PageSection.figure(map.node, legend: legend),
      ])
  }
}

/// How complete each source's listings are, field by field.
enum CompletenessSection {
  /// Of one query.
  static func section(_ comparison: Comparison) -> PageSection {
    let gave = comparison.providers.filter(\.hasRecipes)
    return section(
      gave.map { ($0.id, $0.completeness.map(\.share)) },
      guide: "The share of each source's listings that have a field.", isHalf: true)
  }

  /// Of several queries.
  static func section(_ summary: ComparisonSummary) -> PageSection {
    let gave = summary.providers.filter { $0.completeness.contains { $0 != nil } }
    return section(
      gave.map { ($0.id, $0.completeness.map { $0?.median }) },
      guide: "The share of each source's listings that have a field: the median of the queries.",
      isHalf: false)
  }

  private static func section(
    _ rows: [(id: String, shares: [Double?])], guide: String, isHalf: Bool
  ) -> PageSection {
    let fields = ListingField.counted
    let map = HeatMap(
      title: "Completeness of the listings", rows: rows.map { Sanitizer.terminal($0.id) },
      columns: fields.map(\.label),
      cells: rows.map { row in
        row.shares.map { .init(text: ComparisonWording.percent($0), tone: .share($0)) }
      })
    return PageSection(
      id: "fields", heading: "How complete the listings are", guide: guide,
      isHalf: isHalf,
      content: rows.isEmpty
        ? [.tag("p", text: "There is no listing.")]
        : [
          PageSection.figure(map.node, legend: PlotLegend.shares)
        ])
  }
}
