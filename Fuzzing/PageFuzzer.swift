import RecipeModel
import RecipePages
import RecipeProviderKit

/// Web pages: whatever the page, its recipe holds nothing that hides and no unsafe link.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = BodyExcerpt(bytes).description
  let reader = PageReader(guesses: true)
  guard let recipe = try? reader.recipe(in: bytes, url: "https://a.example/soup").recipe else {
    return 0
  }
  let texts = [recipe.listing.title] + recipe.listing.ingredients + recipe.instructions
  precondition(!texts.contains { $0.unicodeScalars.contains(where: \.isUnsafeToPrint) })
  precondition(recipe.listing.image.map(WebLink.isWebLink) ?? true)
  return 0
}
