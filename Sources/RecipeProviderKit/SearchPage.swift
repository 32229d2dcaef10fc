public import RecipeModel

/// One page of a source's answer.
public struct SearchPage: Sendable, Hashable {
  /// The usable listings, in the source's order.
  public var listings: [Listing]
  /// Where the next page begins; nil at the end of the list.
  public var next: PageToken?
  /// How many listings the whole list holds, only where the source's figure is honest: a list that
  /// ends before is reported as not whole.
  public var total: Int?
  /// The items that could not be used.
  public var drops: [Drop]
  /// How many more items of the source's list stand on the page and are no recipes; they count
  /// towards ``total``.
  public var passedOver = 0
  /// How many recipes of the whole list the source's own filters left out; nil where it cannot tell.
  ///
  /// Said once, on the first page, by the reasons of ``Drop/Reason/filters``.
  public var filtered: [Drop.Reason: Int]?
  /// What the source itself says is missing from the page, such as index shards that failed; the
  /// listings stand, and the page counts as a gap.
  public var shortfall: ProviderError?

  /// Creates a page.
  public init(
    listings: [Listing], next: PageToken? = nil, total: Int? = nil, drops: [Drop] = [],
    shortfall: ProviderError? = nil
  ) {
    self.listings = listings
    self.next = next
    self.total = total
    self.drops = drops
    self.shortfall = shortfall
  }
}

/// An item that was left out of a page, or several of them, and why.
public struct Drop: Sendable, Hashable {
  /// The reason, a stable word.
  public var reason: Reason
  /// A short, cleaned excerpt of the item for diagnostics; holds no secret.
  public var sample: String?
  /// How many items were left out.
  public var count: Int

  /// Creates a drop.
  public init(_ reason: Reason, sample: String? = nil, count: Int = 1) {
    self.reason = reason
    self.sample = sample
    self.count = count
  }

  /// Why an item was dropped: an open set of stable words that reports use as keys.
  public struct Reason: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The word.
    public var rawValue: String

    /// Wraps a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The word.
    public var description: String { rawValue }

    /// The item has no title.
    public static let missingTitle = Reason(rawValue: "missingTitle")
    /// The item has neither an identifier nor a link to derive one from.
    public static let missingID = Reason(rawValue: "missingID")
    /// The item is not an object, or a member has the wrong type.
    public static let malformed = Reason(rawValue: "malformed")
    /// An earlier listing of the same walk has the same identifier.
    public static let repeated = Reason(rawValue: "repeated")
    /// A filter removed it: it lacks an ingredient that was asked for.
    public static let lacksIngredient = Reason(rawValue: "lacksIngredient")
    /// A filter removed it: it has an ingredient that was excluded.
    public static let excludedIngredient = Reason(rawValue: "excludedIngredient")
    /// A filter removed it: it takes longer than asked for, or does not say how long.
    public static let tooLong = Reason(rawValue: "tooLong")
    /// A filter removed it: it does not say that it suits the diet.
    public static let diet = Reason(rawValue: "diet")
    /// A filter removed it: the words of the query are not in it.
    public static let lacksWords = Reason(rawValue: "lacksWords")

    /// The reasons that stand for a filter of the query rather than for a defect of the source.
    public static let filters: Set<Reason> = [
      .lacksIngredient, .excludedIngredient, .tooLong, .diet, .lacksWords,
    ]
  }
}
