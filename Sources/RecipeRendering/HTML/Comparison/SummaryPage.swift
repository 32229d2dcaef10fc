import RecipeModel
import RecipeSearch

/// The page of several queries.
struct SummaryPage {
  let comparisons: [Comparison]
  let changes: [ComparisonChange?]

  /// The most queries whose lists are on the page.
  private static let listedQueries = 40

  func shell(facts: [HTMLNode]) -> PageShell {
    let summary = ComparisonSummary(comparisons)
    let tables = SummaryTables(comparisons: comparisons)
    var sections = [GlanceSection.section(summary)]
    if changes.contains(where: { $0 != nil }) {
      sections.append(ChangeSection.section([tables.worse(changes.compactMap { $0 })]))
    }
    let spread = SpreadSection(summary: summary, tables: tables)
    sections += [
      StatusSection(summary: summary).section, spread.recipes, spread.firstListing, spread.time,
      spread.unique, spread.absence,
      CompletenessSection.section(summary, table: tables.completeness(summary)),
      agreement(summary, tables), lists,
    ]
    return PageShell(
      title: Wording.count(summary.queries.count, "query", "queries"),
      lead: "Put to \(Wording.count(summary.providers.count, "source")). A figure is the median of "
        + "the queries, its spread the range of the middle half of them.",
      facts: facts, notes: caveats, sections: sections, ending: ComparisonPage.ending)
  }

  private var caveats: [String] {
    var caveats: [String] = []
    for caveat in comparisons.flatMap(ComparisonWording.caveats) where !caveats.contains(caveat) {
      caveats.append(caveat)
    }
    return caveats
  }

  private func agreement(_ summary: ComparisonSummary, _ tables: SummaryTables) -> PageSection {
    let gave = summary.providers.filter { ($0.recipes?.greatest ?? 0) > 0 }
    var pairs: [[String]: PairSummary] = [:]
    for pair in summary.pairs {
      pairs[[pair.first, pair.second]] = pair
      pairs[[pair.second, pair.first]] = pair
    }
    return AgreementSection(
      sources: gave.map { ($0.id, $0.recipes.map { Wording.figure($0.median) } ?? "") },
      pair: { first, second in
        pairs[[first, second]].map {
          .init(
            shared: $0.shared.map { Wording.figure($0.median) } ?? "–",
            overlap: $0.overlapCoefficient?.median,
            rankBiasedOverlap: $0.rankBiasedOverlap?.median, kendallTauB: $0.kendallTauB?.median)
        }
      }, persistence: comparisons.first?.options.persistence ?? ComparisonOptions().persistence,
      isMedian: true, tables: [tables.pairs(summary)]
    ).section
  }

  /// Each query with what came of it, and its list folded away.
  private var lists: PageSection {
    let rest = comparisons.count - Self.listedQueries
    return PageSection(
      id: "queries", heading: "Query by query",
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
}
