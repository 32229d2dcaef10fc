import RecipeModel
import RecipeProviderKit

/// The items of one page.
enum PuppyItems {
  static func page(
    _ items: some RandomAccessCollection<JSONCursor>, provider: String, next: PageToken
  ) throws -> SearchPage {
    var addresses: Set<String> = []
    return try SearchPage(items: items, next: next) { item in
      let listing = try listing(item, provider: provider)
      // Copies of one recipe that differ in tracking only come within one page.
      guard addresses.insert(Tracking.removed(from: listing.id.id)).inserted else {
        throw ItemRejection(.repeated)
      }
      return listing
    }
  }

  private static func listing(_ item: JSONCursor, provider: String) throws -> Listing {
    let title = try item.title()
    guard let link = item.link("href") else { throw ItemRejection(.missingID) }
    return Listing(
      id: ListingID(provider: provider, id: link), title: title, url: link,
      publisher: nil, image: item.link("thumbnail"),
      ingredients: ingredients(item))
  }

  /// The names of one text, joined by commas, or of a list as some copies write it; each once.
  private static func ingredients(_ item: JSONCursor) -> [String] {
    if let text = item.json["ingredients"]?.stringValue {
      return TextCleaning.splitIngredients(text)
    }
    var seen: Set<String> = []
    return item.lines("ingredients").filter { seen.insert($0.lowercased()).inserted }
  }
}
