import RecipeModel

/// Fills what the lead lacks from the sources behind it.
enum FieldMerging {
  /// The lead's listing with gaps filled; `filled` receives each field that another source gave.
  static func unify(_ sources: [RankedListing], filled: inout [FilledField]) -> Listing {
    var unified = sources[0].listing
    for source in sources.dropFirst() {
      let other = source.listing
      let provider = other.id.provider
      func fill<Value>(_ name: String, _ path: WritableKeyPath<Listing, Value?>) {
        guard unified[keyPath: path] == nil, let value = other[keyPath: path] else { return }
        unified[keyPath: path] = value
        filled.append(FilledField(name: name, provider: provider))
      }
      fill("url", \.url)
      fill("publisher", \.publisher)
      fill("image", \.image)
      fill("rating", \.rating)
      fill("totalMinutes", \.totalMinutes)
      fill("yield", \.recipeYield)
      fill("diets", \.diets)
      if unified.ingredients.isEmpty, !other.ingredients.isEmpty {
        unified.ingredients = other.ingredients
        filled.append(FilledField(name: "ingredients", provider: provider))
      }
    }
    return unified
  }
}
