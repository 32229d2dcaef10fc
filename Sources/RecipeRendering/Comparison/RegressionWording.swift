import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// What got worse, in sentences without a final stop; everything in them is sanitized.
enum RegressionWording {
  static func sentence(_ regression: Regression, in change: ComparisonChange) -> String {
    let id = regression.provider ?? ""
    let provider = change.providers.first { $0.id == id }
    let name = Sanitizer.terminal(id)
    let (before, after) = (provider?.before, provider?.after)
    switch regression.criterion {
    case .status:
      let then = status(before?.outcome)
      guard let after else { return "\(name) is not asked any more; before, it was \(then)" }
      return "\(name) went from \(then) to \(status(after.outcome))"
    case .listings:
      let then = amount(before, in: change)
      guard after?.given != nil else {
        return "nobody knows what \(name) has; before, it gave \(then)"
      }
      return "\(name) gives \(amount(after, in: change)); before, it gave \(then)"
    case .fields:
      guard let field = regression.field else { return "\(name) tells less" }
      let then = share(before, field)
      return "\(name) gives \(share(after, field)) of its listings \(Self.field(field)); "
        + "before, it was \(then)"
    case .latency:
      return "\(name) took \(time(after)); before, it took \(time(before))"
    case .recipes:
      let isOne = regression.count == 1
      let place = change.isPartial ? "on the saved page" : "there"
      return Wording.count(regression.count, "recipe")
        + " of the baseline \(isOne ? "is" : "are") not \(place) any more"
    case .top:
      return Wording.count(regression.count, "recipe") + " left the top of the list"
    case .moves:
      return Wording.count(regression.count, "recipe")
        + (regression.count == 1 ? " stands" : " stand") + " lower than before"
    }
  }

  /// A field with its article, to stand behind `gives`.
  static func field(_ field: ListingField) -> String {
    switch field {
    case .image: "a picture"
    case .ingredients: "ingredients"
    case .rating: "a rating"
    case .totalMinutes: "a time"
    case .yield: "a yield"
    case .url: "a link"
    case .publisher: "a publisher"
    }
  }

  private static func status(_ outcome: ProviderOutcome?) -> String {
    Sanitizer.terminal(outcome?.status.rawValue ?? "unknown")
  }

  private static func amount(
    _ figures: ProviderFigures?, in change: ComparisonChange
  ) -> String {
    let listings = Wording.count(figures?.given ?? 0, "listing")
    if change.isPartial { return listings }
    return "\(listings) of \(Wording.count(figures?.recipes ?? 0, "recipe"))"
  }

  private static func share(_ figures: ProviderFigures?, _ field: ListingField) -> String {
    ComparisonWording.percent(figures?.completeness(of: field).share)
  }

  private static func time(_ figures: ProviderFigures?) -> String {
    figures.map { Wording.seconds($0.outcome.duration) } ?? "no time"
  }
}
