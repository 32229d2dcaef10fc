public import RecipeModel
public import RecipeScreening

/// One recipe of the unified list: the listings that are one recipe, and what they say together.
public struct MergedRecipe: Sendable, Hashable {
  /// The listings, at least one, best first: by their vote's term, then provider order, rank and identifier.
  ///
  /// The first one leads: what it says is shown, and the others fill what it lacks.
  public var sources: [RankedListing]
  /// What the listings say together; a field that the lead lacks comes from the next best.
  public var unified: Listing { (merged ?? sources[0]).listing }
  // Ranked, as that takes a tenth of the room: recipes are moved when they are put in order.
  private let merged: RankedListing?
  /// The provider that a field came from, for the fields that the lead lacked.
  public var filledFields: [FilledField]
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
    if sources.count == 1 || evidence.allSatisfy(\.kind.isCertain) { return [sources] }
    var groups = Dictionary(sources.map { ($0.id, $0.id) }, uniquingKeysWith: { first, _ in first })
    for reason in evidence where reason.kind.isCertain {
      guard let left = groups[reason.left], let right = groups[reason.right], left != right else {
        continue
      }
      for (id, group) in groups where group == right { groups[id] = left }
    }
    var found: [(group: ListingID?, sources: [RankedListing])] = []
    for source in sources {
      let group = groups[source.id]
      if let place = found.firstIndex(where: { $0.group == group }) {
        found[place].sources.append(source)
      } else {
        found.append((group, [source]))
      }
    }
    return found.map(\.sources)
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

/// A field that another source than the lead filled.
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
  /// Whether the query's words vote, all of which a title holds, and no provider.
  ///
  /// Group and provider are then `words`, whether or not a provider has that name, and the rank is
  /// ``wordsRank`` at weight 1, so that the term follows from the same formula as every other.
  public var isOfWords = false

  /// The place in a list that holding every word of the query is worth as much as.
  package static let wordsRank = 60

  /// The vote of the query's words.
  package static func words(_ term: Score) -> Vote {
    var vote = Vote(group: "words", provider: "words", rank: wordsRank, weight: 1, term: term)
    vote.isOfWords = true
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

/// Fills what the lead lacks from the sources behind it.
enum FieldMerging {
  /// The lead's listing with its gaps filled, and the fields that another source gave; nil where
  /// none did.
  static func unify(_ sources: [RankedListing]) -> (unified: Listing?, filled: [FilledField]) {
    guard sources.count > 1 else { return (nil, []) }
    var gaps = ListingGaps(in: sources[0])
    var unified: Listing?
    var filled: [FilledField] = []
    for source in sources.dropFirst() where gaps.canBeFilled(from: source) {
      var listing = unified ?? sources[0].listing
      filled += gaps.fill(&listing, from: source.listing).map {
        FilledField(name: $0.rawValue, provider: source.provider)
      }
      unified = listing
    }
    return (unified, filled)
  }
}
