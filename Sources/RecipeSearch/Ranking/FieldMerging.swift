import RecipeModel

/// Fills what the lead lacks from the sources behind it.
enum FieldMerging {
  /// The lead's listing with its gaps filled; `filled` receives each field that another source
  /// gave.
  static func unify(_ sources: [RankedListing], filled: inout [FilledField]) -> Listing {
    var unified = sources[0].listing
    for source in sources.dropFirst() {
      let other = source.listing
      func fill<Value>(_ name: String, _ mine: inout Value?, _ theirs: Value?) {
        guard mine == nil, let theirs else { return }
        mine = theirs
        filled.append(FilledField(name: name, provider: other.id.provider))
      }
      fill("url", &unified.url, other.url)
      fill("publisher", &unified.publisher, other.publisher)
      fill("image", &unified.image, other.image)
      fill("rating", &unified.rating, other.rating)
      fill("totalMinutes", &unified.totalMinutes, other.totalMinutes)
      fill("yield", &unified.recipeYield, other.recipeYield)
      fill("diets", &unified.diets, other.diets)
      if unified.ingredients.isEmpty, !other.ingredients.isEmpty {
        unified.ingredients = other.ingredients
        filled.append(FilledField(name: "ingredients", provider: other.id.provider))
      }
    }
    return unified
  }
}
