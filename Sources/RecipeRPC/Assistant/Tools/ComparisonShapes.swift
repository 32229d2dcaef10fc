import RecipeModel
import RecipeRendering
import RecipeSearch

/// The members of `potluck compare --json` that an assistant has use for: the figures, without the
/// list of recipes.
enum ComparisonShapes {
  /// What one source was worth to the query.
  static let provider = Shape.object(
    [
      .required("id", .text(120), "The source's id."),
      .optional("name", .text(120), "Its name."),
      .optional("status", .text(60), "What became of it, as in search_recipes."),
      .optional("durationMs", .integer(), "How long it took."),
      .optional("error", SearchShapes.error, "What went wrong."),
      .optional("recipes", .integer(), "How many recipes it has."),
      .optional("uniqueRecipes", .integer(), "How many of them no other source has."),
      .optional("uniqueShare", .number, "Their share, from 0 to 1."),
      .optional("duplicates", .integer(), "How many listings repeat a recipe of its own."),
      .optional(
        "completeness",
        .object(
          ListingField.allCases.map {
            .optional($0.rawValue, .number, "The share of its listings that say so, from 0 to 1.")
          }), "How much its listings say."),
    ])

  /// How far two sources agree.
  static let pair = Shape.object([
    .required("first", .text(120), "One source's id."),
    .required("second", .text(120), "The other's."),
    .optional("shared", .integer(), "How many recipes both have."),
    .optional("jaccard", .number, "Shared recipes as a share of all of both, from 0 to 1."),
    .optional(
      "overlapCoefficient", .number, "Shared recipes as a share of the smaller list, from 0 to 1."),
    .optional(
      "rboExtrapolated", .number, "Rank-biased overlap: whether the lists begin alike, 0 to 1."),
    .optional(
      "kendallTauB", .number, "Whether shared recipes come in the same order, from -1 to 1."),
  ])

  /// What would be missing without a source.
  static let part = Shape.object([
    .required("provider", .text(120), "The source that is left out."),
    .optional("recipesLost", .integer(), "How many recipes would be gone."),
    .optional("leavingTop", titles, "What would leave the top of the merged list."),
    .optional("enteringTop", titles, "What would enter it."),
  ])

  private static let titles = Shape.list(
    .object([
      .optional("id", .key(RecipeAddress.greatestLength), "Names the recipe for get_recipe."),
      .required("title", .text(200), "Its title."),
    ]), atMost: 10)

  /// The answer for people, read off the document.
  static func summary(_ document: JSON) -> String {
    (document["providers"]?.arrayValue ?? []).map { provider in
      var text = Clipping.line(provider["id"]?.stringValue ?? "", to: 80) + ": "
      if let message = provider["error"]?["message"]?.stringValue {
        text += Clipping.line(message, to: 300)
        if let hint = provider["error"]?["hint"]?.stringValue {
          text += "; what to do: " + Clipping.line(hint, to: 300)
        }
      } else {
        let recipes = provider["recipes"]?.intValue
        text += recipes.map { Counted.text($0, "recipe") } ?? "nobody knows what it has"
        if let unique = provider["uniqueRecipes"]?.intValue {
          text += ", \(unique) of them nowhere else"
        }
      }
      return text + ".\n"
    }.joined()
  }
}
