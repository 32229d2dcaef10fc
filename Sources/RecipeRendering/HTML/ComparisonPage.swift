import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// The page of one query.
struct ComparisonPage {
  let comparison: Comparison
  let change: ComparisonChange?

  func shell(facts: [HTMLNode]) -> PageShell {
    PageShell(
      title: ComparisonWording.subject(comparison),
      lead: ComparisonWording.tally(comparison) + ".",
      facts: facts
        + (comparison.duration > .zero
          ? [.text("The answer took \(Wording.seconds(comparison.duration))")] : []),
      notes: ComparisonWording.readings([comparison]) + ComparisonWording.caveats(comparison),
      sections: [
        VerdictSection([comparison], changes: [change]).section,
        change.map {
          Self.changes([ChangeTables(change: $0).worse] + ChangeTables(change: $0).tables)
        },
        RankChart(comparison).section,
        OverlapSection.section(
          [comparison], sources: comparison.providers.filter(\.hasRecipes).map(\.id)),
        AgreementSection.section(comparison), CompletenessSection.section(comparison),
        ClaimTable.section(comparison.providers.map { ($0.id, $0.claims) }), time,
        OutcomeSection(comparison: comparison).section, ListSection(comparison).section,
      ].compactMap { $0 }, ending: Self.ending)
  }

  /// What stands under every page.
  static let ending = [
    "Made by Potluck. A figure that is not defined is shown as –, never as 0. The page is complete "
      + "in itself: it loads nothing, not even the recipes' pictures, and runs no script."
  ]

  /// What changed since a baseline.
  static func changes(_ tables: [FigureTable]) -> PageSection {
    PageSection(
      id: "changes", heading: "Since the baseline", isLong: true,
      content: tables.filter { !$0.rows.isEmpty || $0.placeholder != nil }.flatMap { table in
        [.tag("h3", text: table.title), FigureTableHTML.node(table, isUnderHeading: true)]
      })
  }

  private var tables: ComparisonTables { ComparisonTables(comparison: comparison) }

  // MARK: Time

  /// How long each source took, and when its first listing came.
  private var time: PageSection {
    let asked = comparison.askedOutcomes
    let axis = PlotAxis.time(reaching: asked.map { $0.duration / .milliseconds(1) }.max() ?? 0)
    let slowest = asked.max { $0.duration < $1.duration }
    let slow = slowest.map { "; \(Sanitizer.terminal($0.id)) took longest" } ?? ""
    return .drawing(
      id: "time", heading: "How long it took",
      guide:
        "From the start of the search to the end of each source's answer. The ring is its first "
        + "listing. Answers kept from before tell nothing about how fast the source is.",
      title: "Time of each source",
      description: "A bar for each of \(Wording.count(asked.count, "source"))\(slow).",
      rows: asked.map { Self.row($0, axis) }, axis: axis,
      legend: [
        ("wait", "waiting"), ("ring", "first listing"), ("come", "listings coming"),
        ("void", "nothing came"),
      ], table: tables.times, ifEmpty: "No source was asked.")
  }

  private static func row(_ outcome: ProviderOutcome, _ axis: PlotAxis) -> RowPlot.Row {
    let all = axis.share(outcome.duration / .milliseconds(1))
    var value = PlotAxis.time(outcome.duration / .milliseconds(1))
    var marks = [PlotMark.bar(from: 0, to: all, "void")]
    if let first = outcome.timeToFirstListing {
      value = "first \(PlotAxis.time(first / .milliseconds(1))), all \(value)"
      let start = min(axis.share(first / .milliseconds(1)), all)
      marks = [
        PlotMark.bar(from: 0, to: start, "wait"), PlotMark.bar(from: start, to: all, "come"),
        PlotMark.ring(at: start),
      ]
    }
    if outcome.cache == .hit || outcome.cache == .stale { value += ", kept from before" }
    return RowPlot.Row(label: Sanitizer.terminal(outcome.id), value: value, marks: marks)
  }

}

/// What became of each source: what it answered, what is missing and why.
private struct OutcomeSection {
  let comparison: Comparison

  var section: PageSection {
    PageSection(
      id: "answers", heading: "What each source answered", isLong: true,
      guide:
        "A source that failed or was not asked may have anything: its figures are not zero but "
        + "unknown. One that has nothing said so.",
      content: [
        comparison.providers.isEmpty
          ? .tag("p", text: "No source was asked.")
          : FigureTableHTML.scrolling("What each source answered", table)
      ])
  }

  private static let columns = ProviderFigures.all.filter { $0.tables.contains(.query) }

  private static let headings: [(text: String, isFigure: Bool)] =
    [("Source", false), ("Answer", false)] + columns.map { ($0.heading, true) }
    + [("Pages", false), ("Asked", false), ("Remarks", false)]

  private var table: HTMLNode {
    FigureTableHTML.table(
      "What each source answered", look: "answers",
      headings: Self.headings.map {
        FigureTableHTML.heading($0.text, look: $0.isFigure ? "figure" : nil)
      }, rows: comparison.providers.map(row))
  }

  private func row(_ figures: ProviderFigures) -> HTMLNode {
    let outcome = figures.outcome
    let kind = PageIcon(outcome.status)
    return .tag(
      "tr", [:],
      [
        .tag("th", ["scope": "row"], [.said(outcome.id)]),
        .tag("td", [:], [kind.badge]),
      ]
        + Self.columns.map {
          .tag("td", ["class": "figure"], FigureTableHTML.figure($0.text(of: figures)))
        } + [
          .tag("td", [:], FigureTableHTML.figure(ComparisonWording.pages(outcome))),
          .tag("td", [:], FigureTableHTML.figure(Self.origin(outcome))),
          .tag("td", ["class": "remarks"], Self.remarks(outcome).map { .tag("p", text: $0) }),
        ])
  }

  /// Where the answers came from.
  private static func origin(_ outcome: ProviderOutcome) -> String {
    switch outcome.cache {
    case .miss: "now"
    case .partial: "now, some kept from before"
    case .hit: "no, kept from before"
    case .stale: "in vain, kept from before"
    case nil: ComparisonWording.undefined
    }
  }

  private static func remarks(_ outcome: ProviderOutcome) -> [String] {
    var remarks = OutcomeWording.troubles(outcome)
    remarks += OutcomeWording.defects(outcome.listings)
    if outcome.cache == .stale { remarks.append("what it gave is out of date") }
    remarks += OutcomeWording.advice(outcome, Wording.timestamp)
    return remarks.map(Wording.sentence)
  }
}
