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
            rankBiasedOverlap: $0.rankBiasedOverlap, kendallTauB: $0.kendallTauB)
        }
      }, persistence: comparison.options.persistence,
      tables: AgreementTables(comparison: comparison).tables.filter { !$0.isPicture }
    ).section
  }

  var section: PageSection {
    let p = Wording.number(persistence)
    let median = isMedian ? " Each figure is the median of the queries." : ""
    return PageSection(
      id: "agreement", heading: "Who agrees with whom",
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
                "shared", "Shared recipes",
                "How many recipes both list; the tint is their share of the shorter list. The "
                  + "diagonal counts a source's own.",
                PlotLegend.shares, own: \.recipes
              ) { .init(text: $0.shared, tone: .share($0.overlap)) },
              map(
                "rbo", "Agreement at the top",
                "Rank-biased overlap at p = \(p): 1 when the lists begin alike, 0 when they share "
                  + "nothing; the first places count most.",
                PlotLegend.shares
              ) { figure($0.rankBiasedOverlap, .share($0.rankBiasedOverlap)) },
              map(
                "tau", "Same order",
                "Kendall's tau-b over the shared recipes: 1 for the same order, −1 for the opposite "
                  + "one. Not defined for fewer than two.",
                PlotLegend.correlations
              ) { figure($0.kendallTauB, .correlation($0.kendallTauB)) },
            ]), FigureTableHTML.folded(tables),
        ])
  }

  private func figure(_ value: Double?, _ tone: HeatTone) -> HeatMap.Cell {
    value == nil
      ? .init(text: "–", tone: tone) : .init(text: Self.agreement(value), tone: tone)
  }

  /// An agreement, with a minus sign rather than a hyphen; what is more than nothing is not 0.00.
  private static func agreement(_ value: Double?) -> String {
    if let value, value > 0, value < 0.005 { return "<0.01" }
    let text = ComparisonWording.agreement(value)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  private func map(
    _ id: String, _ title: String, _ guide: String, _ legend: HTMLNode,
    own: ((id: String, recipes: String)) -> String = { _ in "" },
    _ cell: (Pair) -> HeatMap.Cell
  ) -> HTMLNode {
    let names = sources.map { Sanitizer.terminal($0.id) }
    let count = Wording.count(names.count, "source")
    let map = HeatMap(
      plot: Plot(
        id: "\(id)-plot", title: title,
        description: "A row and a column for each of \(count). \(guide) The table under the maps "
          + "says the same."),
      rows: names, columns: names,
      cells: sources.map { row in
        sources.map { column in
          if row.id == column.id { return .init(text: own(row), tone: .outline) }
          return pair(row.id, column.id).map(cell) ?? .init(text: "–", tone: .undefined)
        }
      })
    return .tag(
      "div", ["class": "map"],
      [
        .tag("h3", text: title), .tag("p", ["class": "guide"], text: guide),
        PageSection.figure(FigureTableHTML.scrolling(title, map.node), legend: legend),
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
      guide: "The share of each source's listings that have a field.", isHalf: true,
      tables: [ComparisonTables(comparison: comparison).completeness])
  }

  /// Of several queries.
  static func section(_ summary: ComparisonSummary, table: FigureTable) -> PageSection {
    let gave = summary.providers.filter { $0.completeness.contains { $0 != nil } }
    return section(
      gave.map { ($0.id, $0.completeness.map { $0?.median }) },
      guide: "The share of each source's listings that have a field: the median of the queries.",
      isHalf: false,
      tables: [table])
  }

  private static func section(
    _ rows: [(id: String, shares: [Double?])], guide: String, isHalf: Bool,
    tables: [FigureTable]
  ) -> PageSection {
    let fields = ListingField.counted
    let map = HeatMap(
      plot: Plot(
        id: "fields-plot", title: "Completeness of the listings",
        description:
          "A row for each of \(Wording.count(rows.count, "source")), a column for each of "
          + "\(fields.count) fields; each cell is a share in percent."),
      rows: rows.map { Sanitizer.terminal($0.id) }, columns: fields.map(\.label),
      cells: rows.map { row in
        row.shares.map { .init(text: ComparisonWording.percent($0), tone: .share($0)) }
      })
    return PageSection(
      id: "fields", heading: "How complete the listings are", guide: guide,
      isHalf: isHalf,
      content: rows.isEmpty
        ? [.tag("p", text: "There is no listing.")]
        : [
          PageSection.figure(
            FigureTableHTML.scrolling("Completeness of the listings", map.node),
            legend: PlotLegend.shares, tables: tables)
        ])
  }
}
