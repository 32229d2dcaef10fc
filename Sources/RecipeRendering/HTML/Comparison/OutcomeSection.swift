import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// What became of each source: what it answered, what is missing and why.
struct OutcomeSection {
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
    .tag(
      "table", ["class": "answers"],
      [
        .tag("caption", ["class": "unseen"], text: "What each source answered"),
        .tag(
          "thead", [:],
          [
            .tag(
              "tr", [:],
              Self.headings.map { heading in
                .tag(
                  "th", ["scope": "col", "class": heading.isFigure ? "figure" : nil],
                  text: heading.text)
              })
          ]),
        .tag("tbody", [:], comparison.providers.map(row)),
      ])
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
  static func origin(_ outcome: ProviderOutcome) -> String {
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
    if let hint = outcome.error?.hint, !hint.isEmpty {
      remarks.append("what to do: \(Sanitizer.terminal(hint))")
    }
    if let moment = outcome.retryAt.flatMap(Wording.timestamp) {
      remarks.append("may be asked again at \(moment)")
    }
    return remarks.map(Wording.sentence)
  }
}
