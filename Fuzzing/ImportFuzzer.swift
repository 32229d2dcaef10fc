import RecipeExchange
import RecipeModel
import RecipeProviderKit

/// Files of other programs, archives among them: what they are is told from what they hold, and by
/// the first byte from one of some names.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  let name = names[Int(start[0]) % names.count]
  for imported in RecipeReader().read(name: name, bytes: bytes).recipes {
    let recipe = imported.recipe
    let texts = [recipe.listing.title] + recipe.listing.ingredients + recipe.instructions
    precondition(!texts.contains { $0.unicodeScalars.contains(where: \.isUnsafeToPrint) })
    precondition(recipe.listing.ingredients.count <= ListingLimits.ingredientLines)
  }
  return 0
}

private let names = [
  "soup", "soup.zip", "soup.json", "soup.txt", "soup.mmf", "soup.mx2", "soup.xml", "soup.csv",
  "soup.html", "soup.cook", "soup.md", "soup.paprikarecipes", "soup.melarecipes", "soup.crumb",
]
