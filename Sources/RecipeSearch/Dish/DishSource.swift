public import RecipeModel

/// One recipe as one source tells it, ready to be set beside others.
public struct DishSource: Sendable, Hashable {
  /// Where a source's ingredients come from.
  public enum Origin: String, Sendable, CaseIterable {
    /// The listing that the search brought.
    case listing
    /// The recipe in full, asked for because the listing has no ingredients.
    case detail
    /// Nowhere: nothing is known of them.
    case none
  }

  /// What the source says; its ingredients are those that are compared.
  public var listing: Listing
  /// Where the ingredients come from.
  public var origin: Origin
  /// Why the ingredients are not known, in words; nil where they are, or were not asked for.
  public var problem: String?

  /// Creates a source from its listing alone.
  public init(_ listing: Listing) {
    self.listing = listing
    origin = listing.ingredients.isEmpty ? .none : .listing
  }

  /// Takes what only the recipe in full tells; what the listing says stays.
  public mutating func fill(from recipe: Recipe) {
    let told = recipe.listing
    if listing.ingredients.isEmpty, !told.ingredients.isEmpty {
      listing.ingredients = told.ingredients
      origin = .detail
    }
    listing.url = listing.url ?? told.url
    listing.publisher = listing.publisher ?? told.publisher
    listing.image = listing.image ?? told.image
    listing.rating = listing.rating ?? told.rating
    listing.totalMinutes = listing.totalMinutes ?? told.totalMinutes
    listing.recipeYield = listing.recipeYield ?? told.recipeYield
    listing.diets = listing.diets ?? told.diets
  }

  /// Whether this one comes first in an order that depends on what the sources say alone.
  func precedes(_ other: DishSource) -> Bool {
    RankedListing(listing, rank: 1).precedes(RankedListing(other.listing, rank: 1))
  }
}
