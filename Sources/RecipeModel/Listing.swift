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
///
/// Copies share the listing until one of them changes it: merging and ranking hand listings on by
/// the thousand, and each text in one has a reference count of its own.
public struct RankedListing: Sendable, Hashable {
  /// The 1-based place in the provider's own list.
  public var rank: Int
  @usableFromInline var shared: Shared

  @usableFromInline final class Shared: Sendable {
    @usableFromInline let listing: Listing

    init(_ listing: Listing) { self.listing = listing }
  }

  /// What the provider returned.
  public var listing: Listing {
    get { shared.listing }
    set { shared = Shared(newValue) }
  }

  /// Who returned it, and the provider's own identifier; cheaper than by way of ``listing``.
  public var id: ListingID { shared.listing.id }

  /// Who returned it.
  public var provider: String { shared.listing.id.provider }

  /// Creates a ranked listing; `rank` counts from 1.
  public init(_ listing: Listing, rank: Int) {
    self.rank = rank
    shared = Shared(listing)
  }

  /// Calls `body` with the listing where it lies, while ``listing`` makes a copy.
  ///
  /// In line, so that a text which `body` only reads need not be counted as referenced once more.
  @inlinable @inline(__always)
  package func withListing<Result>(_ body: (Listing) -> Result) -> Result { body(shared.listing) }

  /// Whether both have the same rank and say the same.
  public static func == (left: RankedListing, right: RankedListing) -> Bool {
    left.rank == right.rank
      && (left.shared === right.shared || left.shared.listing == right.shared.listing)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    hasher.combine(shared.listing)
  }
}

/// Names one listing: the provider that returned it and the provider's own identifier for it.
///
/// Identifiers are strings even where a service uses numbers: Food2Fork mixes decimal and
/// hexadecimal ones in one list. A service without identifiers (RecipePuppy) uses the link.
public struct ListingID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The identifier of the provider, as the configuration names it.
  public var provider: String
  /// The provider's own identifier, byte for byte.
  public var id: String

  /// Creates an identifier from its two parts.
  public init(provider: String, id: String) {
    self.provider = provider
    self.id = id
  }

  /// Reads the form `provider:id`; nil where there is no colon or a part is empty.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let provider = text[..<colon]
    let id = text[text.index(after: colon)...]
    guard !provider.isEmpty, !id.isEmpty else { return nil }
    self.init(provider: String(provider), id: String(id))
  }

  /// The form `provider:id`, which ``init(_:)`` reads back.
  public var description: String { "\(provider):\(id)" }

  /// Whether both parts are the same byte for byte; Unicode's equivalent spellings differ.
  public static func == (left: ListingID, right: ListingID) -> Bool {
    isSame(left.id, right.id) && isSame(left.provider, right.provider)
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    // `==` is quick, and false negatives are impossible: only equivalent texts remain to compare.
    left == right && left.utf8.elementsEqual(right.utf8)
  }

  /// Orders by provider, then by identifier, both by their UTF-8 bytes.
  public static func < (left: ListingID, right: ListingID) -> Bool {
    if left.provider != right.provider {
      return left.provider.utf8.lexicographicallyPrecedes(right.provider.utf8)
    }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
}

/// A rating as its source gives it, with the scale that it is measured on.
public struct Rating: Sendable, Hashable {
  /// The source's own value, in 0…``scale``.
  public var value: Double
  /// The highest value that the source can give: 1, 5, 10 or 100 in the sources known.
  public var scale: Double

  /// Creates a rating; nil unless `scale` is positive and `value` lies in 0…`scale`.
  public init?(value: Double, scale: Double) {
    guard value.isFinite, scale.isFinite, scale > 0 else { return nil }
    // Food2Fork's `social_rank` carries floating-point noise around 100.
    guard value >= 0, value <= scale * (1 + 1e-9) else { return nil }
    self.value = value
    self.scale = scale
  }

  /// The rating on 0…1, which makes sources comparable.
  public var normalized: Double { min(1, value / scale) }
}
