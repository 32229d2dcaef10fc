import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Recipes in Markdown, Cooklang and JSON: whatever the document, its recipe holds nothing that
/// hides, no unsafe link, and no list without end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let id = ListingID(provider: "file", id: "soup.md")
  for kind in RecipeDocument.Kind.allCases {
    guard let recipe = try? RecipeDocument.recipe(in: bytes, as: kind, id: id) else { continue }
    let texts = [recipe.listing.title] + recipe.listing.ingredients + recipe.instructions
    precondition(!texts.contains { $0.unicodeScalars.contains(where: \.isUnsafeToPrint) })
    precondition(recipe.listing.url.map(WebLink.isWebLink) ?? true)
    precondition(recipe.listing.ingredients.count <= ListingLimits.ingredientLines)
  }
  return 0
}
