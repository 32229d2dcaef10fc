public import RecipeModel
import RecipeProviderKit

/// A field that a comparison looks for in every listing; the name is the field's in the JSON
/// report.
public enum ListingField: String, Sendable, Hashable, CaseIterable {
  case image, ingredients, rating, totalMinutes, yield, url, publisher

  /// Whether a listing has the field; a link that is not http or https counts as none.
  public func isGiven(in listing: Listing) -> Bool {
    switch self {
    case .image: WebLink.accept(listing.image) != nil
    case .ingredients: !listing.ingredients.isEmpty
    case .rating: listing.rating != nil
    case .totalMinutes: listing.totalMinutes != nil
    case .yield: listing.recipeYield?.isEmpty == false
    case .url: WebLink.accept(listing.url) != nil
    case .publisher: listing.publisher?.isEmpty == false
    }
  }
}
