import RecipeSearch

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
    let fields = ListingField.allCases
    let map = HeatMap(
      plot: Plot(
        id: "fields-plot", title: "Completeness of the listings",
        description:
          "A row for each of \(Wording.count(rows.count, "source")), a column for each of "
          + "\(fields.count) fields; each cell is a share in percent."),
      rows: rows.map { Sanitizer.terminal($0.id) }, columns: fields.map(ComparisonWording.heading),
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
