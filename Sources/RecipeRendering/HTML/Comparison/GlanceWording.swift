import RecipeModel
import RecipeProviderKit
import RecipeSearch

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
