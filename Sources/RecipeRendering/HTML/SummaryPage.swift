import RecipeModel
import RecipeSearch

/// The page of several queries.
struct SummaryPage {
  let comparisons: [Comparison]
  let changes: [ComparisonChange?]

  /// The most queries whose lists are on the page.
  private static let listedQueries = 25

  func shell(facts: [HTMLNode]) -> PageShell {
    let summary = ComparisonSummary(comparisons)
    let tables = SummaryTables(comparisons: comparisons)
    let gave = summary.providers.filter { ($0.figures[.recipes]?.greatest ?? 0) > 0 }.map(\.id)
    var sections = [VerdictSection(comparisons, changes: changes).section]
    if changes.contains(where: { $0 != nil }) {
      sections.append(ComparisonPage.changes([tables.worse(changes.compactMap { $0 })]))
    }
    sections.append(
      QueryMap(comparisons, sources: summary.providers.map(\.id)).section
    )
    sections += [OverlapSection.section(comparisons, sources: gave)].compactMap { $0 }
    sections += [agreement(summary, tables), CompletenessSection.section(summary)]
    sections += [ClaimTable.section(summary.providers.map { ($0.id, $0.claims) })].compactMap { $0 }
    sections.append(answers(summary))
    sections += spreads(summary, tables) + [lists]
    return PageShell(
      title: Wording.count(summary.queries.count, "query", "queries"),
      lead: "Put to \(Wording.count(summary.providers.count, "source")). A figure is the median of "
        + "the queries, its spread the range of the middle half of them.",
      facts: facts,
      notes: ComparisonWording.readings(comparisons)
        + ComparisonWording.caveats(comparisons), sections: sections,
      ending: ComparisonPage.ending)
  }

  private func agreement(_ summary: ComparisonSummary, _ tables: SummaryTables) -> PageSection {
    let gave = summary.providers.filter { ($0.figures[.recipes]?.greatest ?? 0) > 0 }
    var pairs: [[String]: PairSummary] = [:]
    for pair in summary.pairs {
      pairs[[pair.first, pair.second]] = pair
      pairs[[pair.second, pair.first]] = pair
    }
    return AgreementSection(
      sources: gave.map { ($0.id, $0.figures[.recipes].map { Wording.figure($0.median) } ?? "") },
      pair: { first, second in
        pairs[[first, second]].map {
          .init(
            shared: $0.figures[.shared].map { Wording.figure($0.median) } ?? "–",
            overlap: $0.figures[.overlapCoefficient]?.median,
            rankBiasedOverlap: $0.figures[.rankBiasedOverlap]?.median,
            kendallTauB: $0.figures[.kendallTauB]?.median,
            ordered: $0.ordered, orderDiffers: $0.orderDiffersFromChance)
        }
      }, persistence: comparisons.first?.options.persistence ?? ComparisonOptions().persistence,
      isMedian: true, tables: [tables.pairs(summary)]
    ).section
  }

  /// Each query with what came of it, and its list folded away.
  private var lists: PageSection {
    let rest = comparisons.count - Self.listedQueries
    return PageSection(
      id: "queries", heading: "Query by query", isLong: true,
      content: comparisons.isEmpty
        ? [.tag("p", text: "There is no query.")]
        : comparisons.prefix(Self.listedQueries).map(Self.list)
          + (rest > 0
            ? [.tag("p", ["class": "more"], text: "And \(rest) more, which --json tells.")] : []))
  }

  private static func list(_ comparison: Comparison) -> HTMLNode {
    let subject = ComparisonWording.subject(comparison)
    return .tag(
      "details", ["class": "query"],
      [
        .tag(
          "summary", [:],
          [
            .tag("bdi", ["class": "subject"], text: subject),
            .text(" \(ComparisonWording.tally(comparison))"),
          ])
      ]
        + ListSection(
          comparison, shown: comparison.options.topCount, title: "The list for \(subject)"
        ).content)
  }

  // MARK: Figures of each source

  /// How often each source answered, failed or was not asked.
  private func answers(_ summary: ComparisonSummary) -> PageSection {
    let table = FigureTable(
      title: "Answers: how many queries ended how",
      headings: ["Source"] + PageIcon.endings.map(\.past),
      rows: summary.providers.map { provider in
        let counts = Dictionary(provider.endings, uniquingKeysWith: +)
        return [.init(Sanitizer.terminal(provider.id))]
          + PageIcon.endings.map { .init("\(counts[$0] ?? 0)") }
      })
    return .drawing(
      id: "answers", heading: "What each source answered",
      guide:
        "A query for which a source failed or was not asked is left out of its other figures.",
      title: "Answers of each source",
      description:
        "A bar for each of \(Wording.count(summary.providers.count, "source")), divided "
        + "by what came of its queries.",
      rows: summary.providers.map(Self.answers),
      legend: PageIcon.endings.map { ($0.rawValue, $0.past) }, table: table,
      ifEmpty: "No source was asked.")
  }

  private static func answers(_ provider: ProviderSummary) -> RowPlot.Row {
    let all = Double(max(1, provider.endings.reduce(0) { $0 + $1.count }))
    var start = 0.0
    let marks = provider.endings.map { kind, count in
      defer { start += Double(count) / all }
      return PlotMark.bar(from: start, to: start + Double(count) / all, kind.rawValue)
    }
    return RowPlot.Row(
      label: Sanitizer.terminal(provider.id),
      value: provider.endings.map { "\($1) \($0.past)" }.joined(separator: ", "), marks: marks)
  }

  private func spreads(
    _ summary: ComparisonSummary, _ tables: SummaryTables
  ) -> [PageSection] {
    [
      spread(
        summary, "recipes", "Recipes for a query", "How many recipes each source lists.",
        { $0.figures[.recipes] },
        PlotAxis.count(reaching:), Wording.figure, tables.answers(summary)),
      spread(
        summary, "first", "How long until the first listing", "From the start of the search.",
        \.firstListing, PlotAxis.time(reaching:), PlotAxis.time, tables.answers(summary)),
      spread(
        summary, "time", "How long in all",
        "From the start of the search to the end of each source's answer.", \.time,
        PlotAxis.time(reaching:), PlotAxis.time, tables.answers(summary)),
    ]
  }

  /// A figure of each source: where the middle lies and how far it spreads.
  private func spread(
    _ summary: ComparisonSummary, _ id: String, _ heading: String, _ guide: String,
    _ value: (ProviderSummary) -> Distribution?, _ axis: (Double) -> PlotAxis,
    _ text: (Double) -> String, _ table: FigureTable
  ) -> PageSection {
    let axis = axis(summary.providers.compactMap { value($0)?.greatest }.max() ?? 0)
    return .drawing(
      id: id, heading: heading, guide: guide, title: heading,
      description: "\(guide) A row for each of "
        + "\(Wording.count(summary.providers.count, "source")): a ring at the median, a bar "
        + "from the lower to the upper quartile, a line from the least to the greatest value.",
      rows: summary.providers.map { Self.row($0, value($0), axis, text) }, axis: axis,
      legend: [
        ("ring", "median"), ("come", "the middle half of the queries"), ("whisker", "all of them"),
      ], table: table, ifEmpty: "No source was asked.")
  }

  private static func row(
    _ provider: ProviderSummary, _ spread: Distribution?, _ axis: PlotAxis,
    _ text: (Double) -> String
  ) -> RowPlot.Row {
    let label = Sanitizer.terminal(provider.id)
    guard let spread, provider.hasAnswered else {
      let value = provider.hasAnswered ? "not defined" : "never answered"
      return RowPlot.Row(label: label, value: value, marks: [])
    }
    return RowPlot.Row(
      label: label, value: ComparisonWording.spread(spread, text),
      marks: [
        PlotMark.line(from: axis.share(spread.least), to: axis.share(spread.greatest)),
        PlotMark.bar(
          from: axis.share(spread.lowerQuartile), to: axis.share(spread.upperQuartile), "come"),
        PlotMark.ring(at: axis.share(spread.median)),
      ])
  }
}

extension ProviderSummary {
  /// How often the source ended in each kind, in the order of the kinds, those left out that never
  /// came.
  var endings: [(PageIcon, count: Int)] {
    PageIcon.endings.compactMap { kind in
      let count = statuses.filter { PageIcon($0.status) == kind }.reduce(0) { $0 + $1.count }
      return count > 0 ? (kind, count) : nil
    }
  }

  /// Whether the source answered any query, be it that it has nothing.
  var hasAnswered: Bool { endings.contains { $0.0 != .failed && $0.0 != .unasked } }
}

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
