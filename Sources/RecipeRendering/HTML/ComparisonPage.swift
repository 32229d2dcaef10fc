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
      notes: ComparisonWording.caveats(comparison) + silence,
      sections: [
        GlanceSection.section(comparison),
        change.map { Self.changes(ChangeTables(change: $0).tables) },
        OutcomeSection(comparison: comparison).section, time, unique,
        CompletenessSection.section(comparison), absence, AgreementSection.section(comparison),
        ListSection(comparison).section,
      ].compactMap { $0 }, ending: Self.ending)
  }

  /// What cannot be known because sources were silent.
  private var silence: [String] {
    let silent = comparison.providers.filter { $0.recipes == nil }
    guard !silent.isEmpty, silent.count < comparison.providers.count else { return [] }
    let names = Wording.list(silent.map { Sanitizer.terminal($0.id) })
    return [
      "Nothing is known of what \(names) might have: “found nowhere else” speaks of the sources "
        + "that answered."
    ]
  }

  /// What stands under every page.
  static let ending = [
    "Made by Potluck. A figure that is not defined is shown as –, never as 0. The page is complete "
      + "in itself: it loads nothing, not even the recipes' pictures, and runs no script."
  ]

  /// What changed since a baseline.
  static func changes(_ tables: [FigureTable]) -> PageSection {
    PageSection(
      id: "changes", heading: "Since the baseline",
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

  // MARK: What others do not have

  /// How much of what each source gave nobody else lists.
  private var unique: PageSection {
    let gave = comparison.providers.filter(\.hasRecipes)
    let axis = PlotAxis.count(reaching: Double(gave.compactMap(\.recipes).max() ?? 1))
    return .drawing(
      id: "unique", heading: "Found nowhere else",
      guide:
        "The recipes of each source; the solid part is listed by no other source that answered.",
      title: "Recipes of each source, and how many of them are found only there",
      description: "A bar for each of \(Wording.count(gave.count, "source")) that gave recipes.",
      rows: gave.map { Self.row($0, axis) }, axis: axis,
      legend: [("solid", "found only there"), ("rest", "listed by others, too")],
      table: tables.unique, ifEmpty: "No source gave a recipe.")
  }

  private static func row(_ figures: ProviderFigures, _ axis: PlotAxis) -> RowPlot.Row {
    let unique = axis.share(Double(figures.uniqueRecipes ?? 0))
    let share = ComparisonWording.percent(figures.uniqueShare)
    return RowPlot.Row(
      label: Sanitizer.terminal(figures.id),
      value: ComparisonWording.count(figures.uniqueRecipes) + " of "
        + "\(ComparisonWording.count(figures.recipes)) (\(share))",
      marks: [
        PlotMark.bar(from: unique, to: axis.share(Double(figures.recipes ?? 0)), "rest"),
        PlotMark.bar(from: 0, to: unique, "solid"),
      ])
  }

  /// What would be lost without each source.
  private var absence: PageSection {
    let parts = comparison.leaveOneOut.filter {
      comparison.provider($0.provider)?.hasRecipes == true
    }
    let top = min(comparison.options.topCount, comparison.recipes.count)
    return .drawing(
      id: "without", heading: "Without each source",
      guide:
        "The top \(top) of the list as it is. The places that a source holds alone, or holds up "
        + "with its vote, go when it is left out.",
      title: "What leaves the top \(top) without each source",
      description: "A row of \(top) numbered places for each of "
        + "\(Wording.count(parts.count, "source")); those marked with a cross leave the top when "
        + "the source is left out.",
      rows: parts.map { Self.row($0, top) },
      legend: [("go", "leaves the top"), ("stay", "stays there")],
      table: tables.withoutEach, ifEmpty: "No source gave a recipe.")
  }

  private static func row(_ part: LeaveOneOut, _ top: Int) -> RowPlot.Row {
    let leaving = Set(part.leavingTop)
    let entering = part.enteringTop.count
    let enter = entering == 0 ? "" : ", \(entering) enter" + (entering == 1 ? "s" : "")
    let leave = "\(leaving.count) leave" + (leaving.count == 1 ? "s" : "")
    return RowPlot.Row(
      label: Sanitizer.terminal(part.provider),
      value: "\(ComparisonWording.count(part.recipesLost)) lost, \(leave)\(enter)",
      marks: (0..<top).map { place in
        let goes = leaving.contains(place)
        return PlotMark.box(
          goes ? "×\u{2009}\(place + 1)" : "\(place + 1)", at: place, of: top, goes ? "go" : "stay")
      })
  }
}

/// What became of each source: what it answered, what is missing and why.
private struct OutcomeSection {
  let comparison: Comparison

  var section: PageSection {
    PageSection(
      id: "answers", heading: "What each source answered",
      guide:
        "A source that failed or was not asked may have anything: its figures are not zero but "
        + "unknown. One that has nothing said so.",
      content: [
        comparison.providers.isEmpty
          ? .tag("p", text: "No source was asked.")
          : FigureTableHTML.scrolling("What each source answered", table)
      ])
  }

  private static let headings: [(text: String, isFigure: Bool)] = [
    ("Source", false), ("Answer", false), ("Listings", true), ("Recipes", true), ("Doubles", true),
    ("Pages", false), ("Asked", false), ("Remarks", false),
  ]

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
    func count(_ number: Int?) -> HTMLNode {
      .tag("td", ["class": "figure"], FigureTableHTML.figure(ComparisonWording.count(number)))
    }
    return .tag(
      "tr", [:],
      [
        .tag("th", ["scope": "row"], [.said(outcome.id)]),
        .tag("td", [:], [kind.badge]),
        count(figures.listings), count(figures.recipes), count(figures.duplicates),
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
