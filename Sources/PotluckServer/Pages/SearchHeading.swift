import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// What stands above a list: how many recipes there are, and from how many sources.
///
/// Where there are none it keeps apart that nobody has it, that nobody could be asked, and that
/// filters have removed all.
struct SearchHeading {
  let report: SearchReport
  /// How many recipes are shown.
  let count: Int
  /// Whether it is a page behind the first.
  let isNext: Bool
  let language: Language
  /// What the page was asked for, which leads to the nearest words.
  var parameters = Parameters([])

  private var verdict: SearchVerdict {
    report.recipes.isEmpty || count > 0 ? SearchVerdict(report) : .filteredOut
  }

  var nodes: [HTMLNode] {
    [.tag("h2", ["id": "found-heading"], text: heading)]
      + [reason, advice].compactMap(\.self).map { .tag("p", text: $0) } + nearest
      + nearestRecipe + [extent]
  }

  /// The nearest words that would find something, with a link that searches them.
  private var nearest: [HTMLNode] {
    guard let words = report.nearest?.text else { return [] }
    let address = Parameters(parameters.entries.filter { $0.name != "more" })
      .setting("query", words).text
    return [
      .tag(
        "p", ["class": "note"],
        [
          .text(language(.nearest) + " "),
          .tag("a", ["href": "/?\(address)"], [.said(words)]),
        ])
    ]
  }

  /// How near the nearest recipe is that is left out for the foods that it needs.
  private var nearestRecipe: [HTMLNode] {
    guard verdict == .filteredOut, let nearest = report.nearestRecipe, !nearest.missing.isEmpty
    else { return [] }
    return [
      .tag(
        "p", ["class": "note"],
        [
          language.sentence(
            .nearestRecipe, .said(Piece.title(nearest.title)),
            .said(nearest.missing.joined(separator: ", ")))
        ])
    ]
  }

  private var heading: String {
    switch verdict {
    case .found where isNext: language(.foundMore, "\(count)")
    case .found where count == 1: language(.foundOne)
    case .found: language(.found, "\(count)")
    case .nobodyHasIt: language(.nothing)
    case .couldNotAsk: language(.noAnswer)
    case .filteredOut: language(.nothingLeft)
    }
  }

  private var reason: String? {
    switch verdict {
    case .found: nil
    case .nobodyHasIt: language(.nobodyHasIt)
    case .couldNotAsk: language(.couldNotAsk)
    case .filteredOut:
      report.filteredCount > 0 ? language(.filteredOut, "\(report.filteredCount)") : nil
    }
  }

  private var advice: String? {
    switch verdict {
    case .found, .couldNotAsk: nil
    case .nobodyHasIt where report.nearest != nil: nil
    case .nobodyHasIt where report.query.filterCount == 0: language(.tryOtherWords)
    case .nobodyHasIt: language(.tryElse)
    case .filteredOut: language(.tryFewer)
    }
  }

  /// How many of the sources gave something, and how many gave no answer; leads to each of them.
  private var extent: HTMLNode {
    let givers = report.outcomes.count { $0.listings.kept > 0 }
    let lost = report.outcomes.count { $0.status.isFailure && $0.listings.kept == 0 }
    let share = language(.fromSources, "\(givers)", "\(report.outcomes.count)")
    let loss = lost == 0 ? "" : "; \(language(.withoutAnswer, "\(lost)"))"
    return .tag(
      "p", ["class": "extent", "data-state": lost > 0 ? "failed" : nil],
      [.tag("a", ["href": "#sources-heading"], text: share + loss)])
  }
}
