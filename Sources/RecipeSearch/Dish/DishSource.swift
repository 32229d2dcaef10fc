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
    let filled = ListingField.fill(&listing, from: recipe.listing)
    if filled.contains(.ingredients) { origin = .detail }
  }

  /// Whether this one comes first in an order that depends on what the sources say alone.
  func precedes(_ other: DishSource) -> Bool {
    RankedListing(listing, rank: 1).precedes(RankedListing(other.listing, rank: 1))
  }
}

extension MergedRecipe {
  /// Every source of the recipe, in its order.
  public var dishSources: [DishSource] { sources.map { DishSource($0.listing) } }

  /// The source that stands for the recipe among others of its dish: the one whose list has the
  /// most lines with an amount, then the most lines.
  ///
  /// Ingredients and yield come from one source, so that they belong together.
  public var dishSource: DishSource {
    let best = IngredientChoice.best(sources.map(\.listing.ingredients))
    return DishSource(sources[best ?? 0].listing)
  }
}

extension SearchQuery {
  /// Whether a recipe is of the dish that the words name: a title of it holds all of them, in the
  /// singular or the plural.
  public func namesDish(of recipe: MergedRecipe) -> Bool {
    let wanted = Self.naming(text)
    return recipe.sources.contains { wanted.isSubset(of: Self.naming($0.listing.title)) }
  }

  private static func naming(_ text: String) -> Set<String> {
    let words = TextMatching.words(text).filter { word in
      IngredientVocabulary.words.code(ByteHash.of(word)) & IngredientVocabulary.link == 0
    }
    return Set(words.map(TextMatching.singular))
  }
}
