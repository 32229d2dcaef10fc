import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// Ingredient lines: read, scaled, converted, and compared with those of another listing.
///
/// The first line is also the title and the yield.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let lines = TextCleaning.ingredientLines(text.split(separator: "\n").lazy.map(String.init))
  guard let first = lines.first else { return 0 }
  let whole = listing("a", title: first, lines)
  for units in UnitSystem.allCases {
    let recipe = Recipe(listing: whole, instructions: lines)
    _ = RecipeAdaptation(servings: 6, units: units).adapt(recipe)
  }
  let half = listing("b", title: first, Array(lines.prefix((lines.count + 1) / 2)))
  let merged = RecipeRanker().recipes(
    from: [RankedListing(whole, rank: 1), RankedListing(half, rank: 1)])
  precondition((1...2).contains(merged.count), "listings are lost")
  return 0
}

private func listing(_ provider: String, title: String, _ lines: [String]) -> Listing {
  Listing(
    id: ListingID(provider: provider, id: "1"), title: title, url: WebLink.accept(lines.last),
    ingredients: lines, recipeYield: title)
}
