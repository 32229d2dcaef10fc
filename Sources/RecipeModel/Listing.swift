/// What one provider returned for one recipe.
///
/// A listing is plain text that has been cleaned (see `TextCleaning` in RecipeProviderKit), except
/// for ``url`` and ``image``, which stay byte for byte what the provider sent.
public struct Listing: Sendable, Hashable {
  /// Who returned it, and the provider's own identifier.
  public var id: ListingID
  /// The title, cleaned but never rewritten.
  public var title: String
  /// The provider's own link, byte for byte; nil where the source has none.
  public var url: String?
  /// Who published the recipe, in the provider's words.
  public var publisher: String?
  /// A picture's address, byte for byte.
  public var image: String?
  /// The ingredient lines in the source's order, with quantities where the source has them.
  public var ingredients: [String]
  /// The source's rating.
  public var rating: Rating?
  /// Time from start to finish in minutes, at least 1.
  public var totalMinutes: Int?
  /// How much the recipe makes, in the source's words: `4 servings`.
  public var recipeYield: String?
  /// The diets that the source says the recipe suits; nil where the source never says.
  public var diets: Set<Diet>?

  /// Creates a listing; what a source does not give stays nil or empty.
  public init(
    id: ListingID, title: String, url: String? = nil, publisher: String? = nil,
    image: String? = nil, ingredients: [String] = [], rating: Rating? = nil,
    totalMinutes: Int? = nil, recipeYield: String? = nil, diets: Set<Diet>? = nil
  ) {
    self.id = id
    self.title = title
    self.url = url
    self.publisher = publisher
    self.image = image
    self.ingredients = ingredients
    self.rating = rating
    self.totalMinutes = totalMinutes
    self.recipeYield = recipeYield
    self.diets = diets
  }
}

/// A listing with its place in its provider's own list.
public struct RankedListing: Sendable, Hashable {
  /// What the provider returned.
  public var listing: Listing
  /// The 1-based place in the provider's own list.
  public var rank: Int

  /// Creates a ranked listing; `rank` counts from 1.
  public init(_ listing: Listing, rank: Int) {
    self.listing = listing
    self.rank = rank
  }
}
