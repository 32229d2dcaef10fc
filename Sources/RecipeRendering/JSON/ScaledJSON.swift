package import RecipeModel

/// What scaling did to a recipe's amounts: the factor, and beside each line as a cook reads it the
/// exact amount.
///
/// ```json
/// {"factor":1.5,"ingredients":[{"text":"1½ eggs","exact":1.5}]}
/// ```
package enum ScaledJSON {
  /// The factor and the lines; nil for a recipe that was not scaled.
  package static func json(_ adapted: AdaptedRecipe) -> JSON? {
    guard adapted.factor != nil else { return nil }
    return codec.write(adapted)
  }

  /// What the object is made of.
  package static var shape: ObjectShape { codec.shape }

  private struct Line: Sendable {
    var text = ""
    var amount: IngredientAmount?
  }

  private static let nothing = AdaptedRecipe(
    recipe: Recipe(listing: Listing(id: ListingID(provider: "", id: ""), title: "")), notes: [])

  private static let codec: ObjectCodec<AdaptedRecipe> = ObjectCodec(
    "ScaledAmounts", place: "scaled amounts",
    "The factor of a scaled recipe, and the exact amount beside each of its lines.",
    draft: nothing, isOpen: true,
    [
      .written("factor", .finite, "By how much the amounts were scaled.") {
        $0.factor?.doubleValue ?? 1
      },
      .written("ingredients", .list(.object(line)), "The ingredient lines, in order.") { adapted in
        zip(adapted.recipe.listing.ingredients, adapted.exactAmounts).map(Line.init)
      },
    ])

  private static let line: ObjectCodec<Line> = ObjectCodec(
    "ScaledLine", place: "a line", draft: Line(), isOpen: true,
    [
      .written("text", .anyText, "The line with its amount rounded for a cook.", get: \.text),
      .custom(
        "exact", .finite, "How much, exactly; left out where the line does not say.",
        get: { $0.amount?.lower.doubleValue }, set: nil),
      .custom(
        "exactTo", .finite, "The upper end of a range.",
        get: { $0.amount?.upper?.doubleValue }, set: nil),
      .custom(
        "unit", .anyText, "The unit of both, in the singular.",
        get: { $0.amount?.unit?.name }, set: nil),
    ])
}
