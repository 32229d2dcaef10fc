public import RecipeModel
public import RecipeScreening

/// One recipe of the unified list: the listings that are one recipe, and what they say together.
public struct MergedRecipe: Sendable, Hashable {
  /// The listings, at least one, best first: by their vote's term, then provider order, rank and identifier.
  ///
  /// The first one leads: its identifier and its link are the recipe's.
  public var sources: [RankedListing]
  /// What the listings say together: the best of each field, by rules that ask what is said and not
  /// who says it first (Documentation/Recipes.md).
  public var unified: Listing { (merged ?? sources[0]).listing }
  // Ranked, as that takes a tenth of the room: recipes are moved when they are put in order.
  private var merged: RankedListing?
  /// The provider that a field came from, where it is not the lead.
  public var filledFields: [FilledField]
  /// The fields in which the sources contradict each other.
  public private(set) var differs: [FieldDifference] = []
  /// How far the sources agree about the rating; nil where fewer than two rate.
  public private(set) var ratedBy: RatingAgreement?
  /// The key under which the listings are one recipe; for comparing, never for showing.
  public var identity: String { key.text }
  /// What it is made from, which it seldom is.
  let key: RecipeIdentity
  /// The fused score.
  public var score: Score
  /// The votes that make up the score, highest term first.
  public var votes: [Vote]
  /// Why the listings are one recipe; empty when there is only one.
  public var evidence: [MergeEvidence]
  /// How many vote groups list the recipe, those of weight 0 included.
  public var groupCount: Int
  /// What the recipe's place in its list goes by; the score decides among equals.
  public internal(set) var orderedBy = SortOrder.best
  /// What it needs beside the foods that one has; nil where nobody asked.
  public package(set) var missing: MissingFoods?

  /// What was found about each diet and allergen of the query; empty where none was asked for.
  public var screen: [ScreenFinding] = []

  /// Creates a recipe; `unified` may be nil where the lead says all of it.
  package init(
    sources: [RankedListing], unified: Listing?, filledFields: [FilledField],
    identity: RecipeIdentity, score: Score, votes: [Vote], evidence: [MergeEvidence],
    groupCount: Int
  ) {
    self.sources = sources
    merged = unified.map { RankedListing($0, rank: 1) }
    self.filledFields = filledFields
    key = identity
    self.score = score
    self.votes = votes
    self.evidence = evidence
    self.groupCount = groupCount
  }

  /// The sources in groups of which each is surely one recipe, that of the lead first.
  ///
  /// What joined by its title, with nothing else to compare, may be another recipe: nothing that one
  /// group says of what is in it holds for another. Where the reasons are not known, as in saved
  /// lists, all count as one.
  package var certainGroups: [[RankedListing]] {
    let groups = MergeEvidence.Kind.certainGroups(
      of: sources.map(\.id), evidence.map { ($0.left, $0.right, $0.kind.isCertain) })
    if sources.count == 1 || groups.isEmpty { return [sources] }
    return groups.map { ids in
      let ids = Set(ids)
      return sources.filter { ids.contains($0.id) }
    }
  }

  /// Makes of the sources what they say together.
  /// - Parameters:
  ///   - certain: the places of those that are surely the lead's recipe.
  ///   - isStandIn: whether the picture of the source in a place is none of the recipe.
  mutating func unify(certain: [Int], isStandIn: (Int) -> Bool) {
    // Most recipes have one source, which says it all but for a rating that is none.
    if sources.count == 1, sources[0].withListing({ $0.rating?.value != 0 }) { return }
    let pictures = sources.count { $0.withListing { $0.image != nil } }
    let tellings = sources.indices.map { place in
      let listing = sources[place].listing
      return Telling(
        listing: listing, isStandIn: pictures > 1 && listing.image != nil && isStandIn(place))
    }
    let whole = UnifiedListing(tellings, certain: certain)
    if !whole.isOfLead { merged = RankedListing(whole.listing, rank: 1) }
    filledFields = whole.givers.map {
      FilledField(name: $0.field.rawValue, provider: sources[$0.place].provider)
    }
    (differs, ratedBy) = (whole.differs, whole.ratedBy)
  }

  /// Whether the votes behind the score are known: a saved list may have left them out.
  package var knowsVotes: Bool { !votes.isEmpty || score == Score(0) }

  /// The lead's identifier in the form `provider:id`, under which a detail can be asked for.
  public var id: String { (merged ?? sources[0]).id.description }
}

/// The key under which listings are one recipe.
package enum RecipeIdentity: Sendable, Hashable {
  /// The key itself.
  case text(String)
  /// The smallest canonical link of some listings by bytes, or their first identifier where none has
  /// a link.
  case listings([RankedListing])

  /// The key.
  var text: String {
    switch self {
    case .text(let text): return text
    case .listings(let listings):
      let links = listings.compactMap { $0.listing.url.flatMap(CanonicalURL.identity) }
      return links.min(by: ByteOrder.precedes) ?? listings.map(\.id).min()?.description ?? ""
    }
  }
}

/// A field that another source than the lead gives.
public struct FilledField: Sendable, Hashable {
  /// The field's name in the JSON report.
  public var name: String
  /// The provider that it came from.
  public var provider: String

  /// Creates a field.
  public init(name: String, provider: String) {
    self.name = name
    self.provider = provider
  }
}

/// One vote group's say in a recipe's score: a provider's, or that of the query's words.
public struct Vote: Sendable, Hashable {
  /// The group that votes.
  public var group: String
  /// The member of the group whose listing gave the best term.
  public var provider: String
  /// The 1-based place of that listing in the provider's own list.
  public var rank: Int
  /// The provider's weight.
  public var weight: Double
  /// What the vote adds: weight / (k + rank), rounded so that the terms add up to the score.
  public var term: Score
  /// What of the query's words votes; nil where a provider does.
  ///
  /// Group and provider are then `words`, whether or not a provider has that name, and the rank is
  /// ``wordsRank``, so that the term follows from the same formula as every other.
  public var kind: Kind?

  /// What the query's words found in a recipe: an open set.
  public struct Kind: RawRepresentable, Sendable, Hashable {
    /// The stable word.
    public var rawValue: String

    /// Wraps a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Words that the title holds; the weight is 12 for all of them.
    public static let words = Kind(rawValue: "words")
    /// Words whose food or dish the title calls by another name, or of which it names a kind; the
    /// weight is 10 for all of them.
    public static let names = Kind(rawValue: "names")
    /// Words that only the ingredients hold; the weight is 6 for all of them.
    public static let ingredients = Kind(rawValue: "ingredients")
    /// Title and ingredients hold every word.
    public static let allWords = Kind(rawValue: "allWords")
    /// The title holds every word and names nothing else.
    public static let title = Kind(rawValue: "title")
  }

  /// Whether the query's words vote, and no provider.
  public var isOfWords: Bool { kind != nil }

  /// The place in a list whose worth is the unit of what the words are worth.
  package static let wordsRank = 60

  /// The weight of ``Kind/words`` where the title holds every word; 1 in older reports.
  package static let allInTitle = 12

  /// A vote of the query's words.
  package static func words(_ kind: Kind, weight: Int, _ term: Score) -> Vote {
    var vote = Vote(
      group: "words", provider: "words", rank: wordsRank, weight: Double(weight), term: term)
    vote.kind = kind
    return vote
  }

  /// Creates a provider's vote.
  public init(group: String, provider: String, rank: Int, weight: Double, term: Score) {
    self.group = group
    self.provider = provider
    self.rank = rank
    self.weight = weight
    self.term = term
  }
}
