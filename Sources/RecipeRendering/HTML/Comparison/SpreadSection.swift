import RecipeModel
import RecipeSearch

/// A figure of each source over several queries: where the middle lies and how far it spreads.
struct SpreadSection {
  let summary: ComparisonSummary
  let tables: SummaryTables

  var recipes: PageSection {
    let axis = PlotAxis.count(reaching: greatest(\.recipes))
    return section(
      "recipes", "Recipes for a query",
      [("recipes", "Recipes of each source", \.recipes, axis, Wording.figure)],
      tables: [tables.answers(summary)])
  }

  var times: PageSection {
    let axis = PlotAxis.time(reaching: greatest(\.time))
    return section(
      "time", "How long it takes",
      [
        ("first", "Time to the first listing", \.firstListing, axis, Self.time),
        ("all", "Time in all", \.time, axis, Self.time),
      ], tables: [tables.answers(summary)])
  }

  var unique: PageSection {
    section(
      "unique", "Found nowhere else",
      [
        (
          "unique", "The share of each source's recipes that no other source lists", \.uniqueShare,
          .share, { ComparisonWording.percent($0) }
        )
      ], tables: [tables.unique(summary)])
  }

  var absence: PageSection {
    section(
      "without", "Without each source",
      [
        (
          "without", "How many recipes of the top leave it without each source", \.leavingTop,
          .count(reaching: greatest(\.leavingTop)), Wording.figure
        )
      ], tables: [tables.unique(summary)])
  }

  private typealias Figure = (
    id: String, title: String, value: (ProviderSummary) -> Distribution?, axis: PlotAxis,
    text: (Double) -> String
  )

  private func section(
    _ id: String, _ heading: String, _ figures: [Figure], tables: [FigureTable]
  ) -> PageSection {
    let isAlone = figures.count == 1
    var content = figures.flatMap { figure -> [HTMLNode] in
      let drawing = PageSection.figure(drawing(figure), legend: Self.legend)
      return isAlone ? [drawing] : [.tag("h3", text: figure.title), drawing]
    }
    content.append(FigureTableHTML.folded(tables))
    return PageSection(
      id: id, heading: heading, guide: isAlone ? figures[0].title + "." : "",
      content: summary.providers.isEmpty ? [.tag("p", text: "No source was asked.")] : content)
  }

  private static let legend = PlotLegend.list([
    ("ring", "median"), ("come", "the middle half of the queries"), ("whisker", "all of them"),
  ])

  private func drawing(_ figure: Figure) -> HTMLNode {
    RowPlot(
      plot: Plot(
        id: "\(figure.id)-plot", title: figure.title,
        description:
          "A row for each of \(Wording.count(summary.providers.count, "source")): a ring "
          + "at the median, a bar from the lower to the upper quartile, a line from the least to the "
          + "greatest value."),
      rows: summary.providers.map { provider in
        let label = Sanitizer.terminal(provider.id)
        guard let spread = figure.value(provider) else {
          return RowPlot.Row(label: label, value: "not defined", marks: [])
        }
        return RowPlot.Row(
          label: label, value: Self.words(spread, figure.text),
          marks: [
            PlotMark.line(
              from: figure.axis.share(spread.least), to: figure.axis.share(spread.greatest)),
            PlotMark.bar(
              from: figure.axis.share(spread.lowerQuartile),
              to: figure.axis.share(spread.upperQuartile), "come"),
            PlotMark.ring(at: figure.axis.share(spread.median)),
          ])
      }, axis: figure.axis
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

  static func time(_ milliseconds: Double) -> String {
    Wording.seconds(.milliseconds(Int(milliseconds.rounded())))
  }
}
