import RecipeModel
import RecipeSearch

/// A figure of each source over several queries: where the middle lies and how far it spreads.
struct SpreadSection {
  let summary: ComparisonSummary
  let tables: SummaryTables

  var recipes: PageSection {
    section(
      "recipes", "Recipes for a query", "How many recipes each source lists.", \.recipes,
      .count(reaching: greatest(\.recipes)), Wording.figure, table: tables.answers(summary))
  }

  var firstListing: PageSection {
    section(
      "first", "How long until the first listing", "From the start of the search.",
      \.firstListing, .time(reaching: greatest(\.firstListing)), PlotAxis.time,
      table: tables.answers(summary))
  }

  var time: PageSection {
    section(
      "time", "How long in all", "From the start of the search to the end of each source's answer.",
      \.time, .time(reaching: greatest(\.time)), PlotAxis.time, table: tables.answers(summary))
  }

  var unique: PageSection {
    section(
      "unique", "Found nowhere else", "The share of its recipes that no other source lists.",
      \.uniqueShare, .share, { ComparisonWording.percent($0) }, table: tables.unique(summary))
  }

  var absence: PageSection {
    section(
      "without", "Without each source", "How many recipes leave the top of the list without it.",
      \.leavingTop, .count(reaching: greatest(\.leavingTop)), Wording.figure,
      table: tables.unique(summary))
  }

  private func section(
    _ id: String, _ heading: String, _ guide: String,
    _ value: (ProviderSummary) -> Distribution?, _ axis: PlotAxis, _ text: (Double) -> String,
    table: FigureTable
  ) -> PageSection {
    PageSection(
      id: id, heading: heading, guide: guide, isHalf: true,
      content: summary.providers.isEmpty
        ? [.tag("p", text: "No source was asked.")]
        : [
          PageSection.figure(
            drawing(
              Plot(
                id: "\(id)-plot", title: heading,
                description: "\(guide) A row for each of "
                  + "\(Wording.count(summary.providers.count, "source")): a ring at the median, a bar "
                  + "from the lower to the upper quartile, a line from the least to the greatest "
                  + "value."), value, axis, text),
            legend: Self.legend, tables: [table])
        ])
  }

  private static let legend = PlotLegend.list([
    ("ring", "median"), ("come", "the middle half of the queries"), ("whisker", "all of them"),
  ])

  private func drawing(
    _ plot: Plot, _ value: (ProviderSummary) -> Distribution?, _ axis: PlotAxis,
    _ text: (Double) -> String
  ) -> HTMLNode {
    RowPlot(
      plot: plot,
      rows: summary.providers.map { provider in
        let label = Sanitizer.terminal(provider.id)
        guard StatusSection.hasAnswered(provider) else {
          return RowPlot.Row(label: label, value: "never answered", marks: [])
        }
        guard let spread = value(provider) else {
          return RowPlot.Row(label: label, value: "not defined", marks: [])
        }
        return RowPlot.Row(
          label: label, value: Self.words(spread, text),
          marks: [
            PlotMark.line(from: axis.share(spread.least), to: axis.share(spread.greatest)),
            PlotMark.bar(
              from: axis.share(spread.lowerQuartile), to: axis.share(spread.upperQuartile), "come"),
            PlotMark.ring(at: axis.share(spread.median)),
          ])
      }, axis: axis
    ).node
  }

  /// `28 (12 to 30)`: the median and the quartiles.
  static func words(_ spread: Distribution, _ text: (Double) -> String) -> String {
    let (lower, upper) = (text(spread.lowerQuartile), text(spread.upperQuartile))
    let middle = text(spread.median)
    return lower == upper ? middle : "\(middle) (\(lower) to \(upper))"
  }

  private func greatest(_ value: (ProviderSummary) -> Distribution?) -> Double {
    summary.providers.compactMap { value($0)?.greatest }.max() ?? 0
  }
}
