import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// Each source in a few sentences.
enum GlanceSection {
  /// What each source was worth to one query.
  static func section(_ comparison: Comparison) -> PageSection {
    PageSection(
      id: "glance", heading: "At a glance",
      content: [
        comparison.providers.isEmpty
          ? .tag("p", text: "No source was asked.")
          : list(
            comparison.providers.map { figures in
              card(
                id: figures.id, name: figures.outcome.name,
                badge: PageIcon(figures.outcome.status).badge,
                sentences: GlanceWording(figures: figures, comparison: comparison).sentences)
            })
      ])
  }

  /// What each source was worth over several queries.
  static func section(_ summary: ComparisonSummary) -> PageSection {
    PageSection(
      id: "glance", heading: "At a glance",
      content: [
        summary.providers.isEmpty
          ? .tag("p", text: "No source was asked.")
          : list(
            summary.providers.map { provider in
              card(
                id: provider.id, name: provider.name, badge: .nothing,
                sentences: SummaryWording(provider: provider, summary: summary).sentences)
            })
      ])
  }

  private static func list(_ cards: [HTMLNode]) -> HTMLNode {
    .tag("ul", ["class": "cards"], cards)
  }

  private static func card(
    id: String, name: String, badge: HTMLNode, sentences: [String]
  ) -> HTMLNode {
    let name = name == id ? HTMLNode.nothing : .tag("p", ["class": "long"], [.said(name)])
    return .tag(
      "li", ["class": "card"],
      [
        .tag(
          "div", ["class": "cardhead"], [.tag("h3", [:], [.said(id)]), badge]), name,
      ] + sentences.map { .tag("p", text: $0) })
  }
}

/// What one source was worth to one query, in sentences with a final stop; everything in them is
/// sanitized.
struct GlanceWording {
  let figures: ProviderFigures
  let comparison: Comparison

  var sentences: [String] {
    [answer, troubles, unique, partner, absence, fields].compactMap { $0 }.map(Wording.sentence)
  }

  private var outcome: ProviderOutcome { figures.outcome }

  private var answer: String {
    let time = Wording.seconds(outcome.duration)
    let failure = OutcomeWording.failure(outcome) ?? "the reason is not known"
    if figures.hasRecipes {
      let first = outcome.timeToFirstListing.map(Wording.seconds).flatMap { first in
        first == time ? nil : ", the first after \(first)"
      }
      let recipes = Wording.count(figures.recipes ?? 0, "recipe")
      let hasDoubles = (figures.duplicates ?? 0) > 0
      let listings = hasDoubles ? " in \(ComparisonWording.count(figures.listings)) listings" : ""
      return "Gave \(recipes)\(listings) within \(time)\(first ?? "")"
    }
    if PageIcon(outcome.status) == .unasked { return "Nobody asked it: \(failure)" }
    if outcome.status.isFailure {
      return "Failed after \(time): \(failure). What it has is not known"
    }
    let received = outcome.listings.received
    if received == 0 { return "Answered within \(time) that it has nothing" }
    return "Gave \(Wording.count(received, "listing")) within \(time), of which none is in the list"
  }

  /// What is missing from an answer that came in part.
  private var troubles: String? {
    guard figures.hasRecipes else { return nil }
    let troubles = OutcomeWording.troubles(outcome)
    if troubles.isEmpty { return outcome.status.isFailure ? "It is not all that it has" : nil }
    return troubles.joined(separator: "; ")
  }

  private var unique: String? {
    guard figures.hasRecipes, gave > 1 else { return nil }
    let count = figures.uniqueRecipes ?? 0
    if count == 0 { return "Others list all of them, too" }
    if count == figures.recipes { return "No other source lists any of them" }
    let share = ComparisonWording.percent(figures.uniqueShare)
    return "No other source lists \(count) of them (\(share))"
  }

  /// Whom it agrees with most.
  private var partner: String? {
    guard figures.hasRecipes, gave > 1 else { return nil }
    let pairs = comparison.pairs.filter {
      ($0.first == figures.id || $0.second == figures.id) && ($0.shared ?? 0) > 0
    }
    var best: PairFigures?
    for pair in pairs where (pair.rankBiasedOverlap ?? 0) > (best?.rankBiasedOverlap ?? 0) {
      best = pair
    }
    guard let best else { return nil }
    let other = Sanitizer.terminal(best.first == figures.id ? best.second : best.first)
    return "Agrees most with \(other): \(ComparisonWording.count(best.shared)) shared, RBO "
      + ComparisonWording.agreement(best.rankBiasedOverlap)
  }

  /// What would be lost without it.
  private var absence: String? {
    guard figures.hasRecipes,
      let part = comparison.leaveOneOut.first(where: { $0.provider == figures.id })
    else { return nil }
    let top = min(comparison.options.topCount, comparison.recipes.count)
    let leaving = part.leavingTop.count
    return leaving == 0
      ? "Without it the top \(top) would hold the same recipes"
      : "Without it \(leaving) of the top \(top) would go"
  }

  /// The fields that all of its listings have, and those that none has.
  private var fields: String? {
    guard figures.hasRecipes else { return nil }
    func named(_ share: Double, _ conjunction: String) -> String? {
      let fields = figures.completeness.filter { $0.share == share }
        .map { RegressionWording.field($0.field) }
      return fields.isEmpty ? nil : Wording.list(fields, conjunction)
    }
    switch (named(1, "and"), named(0, "or")) {
    case (let all?, let none?): return "Every listing has \(all); none has \(none)"
    case (let all?, nil): return "Every listing has \(all)"
    case (nil, let none?): return "No listing has \(none)"
    case (nil, nil): return nil
    }
  }

  private var gave: Int { comparison.providers.count(where: \.hasRecipes) }
}

/// What one source was worth over several queries, in sentences with a final stop; everything in
/// them is sanitized.
struct SummaryWording {
  let provider: ProviderSummary
  let summary: ComparisonSummary

  var sentences: [String] {
    [answers, recipes, unique, partner, absence].compactMap { $0 }.map(Wording.sentence)
  }

  private var answers: String {
    provider.endings.map { "\($0.past) \(Self.times($1))" }
      .joined(separator: ", ")
  }

  private var recipes: String? {
    guard provider.hasAnswered else { return "What it has is not known" }
    guard let recipes = provider.recipes, let time = provider.time else { return nil }
    let count = ComparisonWording.spread(recipes, Wording.figure)
    return "Usually lists \(count) recipes, within \(ComparisonWording.spread(time, PlotAxis.time))"
  }

  private var unique: String? {
    guard let share = provider.uniqueShare else { return nil }
    return share.upperQuartile == 0
      ? "Others usually list all of them, too"
      : "No other source lists " + ComparisonWording.spread(share) { ComparisonWording.percent($0) }
        + " of them"
  }

  private var partner: String? {
    let pairs = summary.pairs.filter {
      ($0.first == provider.id || $0.second == provider.id) && ($0.shared?.greatest ?? 0) > 0
    }
    var best: PairSummary?
    for pair in pairs
    where (pair.rankBiasedOverlap?.median ?? 0) > (best?.rankBiasedOverlap?.median ?? 0) {
      best = pair
    }
    guard let best else { return nil }
    let other = Sanitizer.terminal(best.first == provider.id ? best.second : best.first)
    return "Agrees most with \(other): RBO "
      + ComparisonWording.agreement(best.rankBiasedOverlap?.median)
  }

  private var absence: String? {
    guard provider.hasAnswered, let leaving = provider.leavingTop else { return nil }
    return leaving.upperQuartile == 0
      ? "Without it the top usually holds the same recipes"
      : "Without it \(ComparisonWording.spread(leaving, Wording.figure)) of the top recipes would go"
  }

  private static func times(_ count: Int) -> String {
    count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
  }
}
