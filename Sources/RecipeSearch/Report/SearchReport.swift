public import RecipeModel
import RecipeProviderKit
public import RecipeScreening

/// The whole answer to one search.
public struct SearchReport: Sendable, Hashable {
  /// What was searched for: the query after its words were read.
  public var query: SearchQuery
  /// The query as it was asked.
  public var asked: SearchQuery
  /// What was taken from its words; empty where nothing was.
  public var interpretation: [InterpretedWords] = []
  /// Who answers which part of it.
  public var plan: [ProviderPlan]
  /// What became of each provider, in the order of the configuration.
  public var outcomes: [ProviderOutcome]
  /// The merged recipes of this page, in order.
  public var recipes: [MergedRecipe]
  /// Recipes of earlier pages that have gained sources, in the order in which they were shown.
  public var joined: [JoinedRecipe]
  /// How many of the recipes found the pages before this one have shown.
  public var shownBefore: Int
  /// Merged recipes that a filter of the query removed after merging.
  public var removedAfterMerging: Int
  /// How many listings and merged recipes conflicted with each diet and each thing to avoid.
  ///
  /// One that conflicts with two counts for both; empty where it was not counted, as in saved
  /// reports.
  public var conflicts: [ScreenSubject: Int]
  /// Listings that were not compared with all that they resemble (see ``MergedList/uncompared``).
  public var uncompared: Int
  /// The recipes that were asked for in full, because others on this page have the same title.
  public var confirmed: [ListingID]
  /// Whether some provider answered, and none of those that were to be asked failed or was withheld.
  public var isComplete: Bool
  /// Opens the following page of the merged list; nil at its end.
  public var cursor: String?
  /// From the start to the answer.
  public var duration: Duration
  /// The nearest words that would find something, where nobody has what was asked for; nil where
  /// nothing is near.
  public var nearest: NearestWords?
  /// The recipe of the whole list with the fewest missing foods.
  ///
  /// Failing that, the nearest of those that were left out for missing too many. Nil when the query names no foods at home, or no recipe
  /// lists its ingredients.
  public var nearestRecipe: NearestRecipe?

  /// Creates a report.
  public init(
    query: SearchQuery, plan: [ProviderPlan], outcomes: [ProviderOutcome],
    recipes: [MergedRecipe], joined: [JoinedRecipe] = [], shownBefore: Int = 0,
    removedAfterMerging: Int = 0,
    conflicts: [ScreenSubject: Int] = [:], uncompared: Int = 0, confirmed: [ListingID] = [],
    isComplete: Bool, cursor: String? = nil,
    duration: Duration = .zero
  ) {
    self.query = query
    asked = query
    self.plan = plan
    self.outcomes = outcomes
    self.recipes = recipes
    self.joined = joined
    self.shownBefore = shownBefore
    self.removedAfterMerging = removedAfterMerging
    self.conflicts = conflicts
    self.uncompared = uncompared
    self.confirmed = confirmed
    self.isComplete = isComplete
    self.cursor = cursor
    self.duration = duration
  }

  /// How many listings the query's filters removed, at the providers' lists and after merging.
  public var filteredCount: Int {
    outcomes.reduce(removedAfterMerging) { $0 + $1.listings.filtered }
  }

  /// The sources that answered, applied a filter of the query themselves, and do not say how many
  /// recipes that left out.
  ///
  /// Without words, the ingredients are what is looked for and no filter.
  public var silentFilterers: [String] {
    let others: [QueryPart] = query.text.isEmpty ? [.text, .sort, .include] : [.text, .sort]
    let filters = Set(QueryPart.allCases).subtracting(others).map(\.rawValue)
    let ids = Set(plan.filter { !$0.native.allSatisfy { !filters.contains($0) } }.map(\.provider))
    return outcomes.filter {
      ids.contains($0.id) && $0.status.isAnswer && !$0.listings.tellsFiltered
    }.map(\.id)
  }
}

/// Who answers which part of a query: the source itself, the engine afterwards, or nobody.
public struct ProviderPlan: Sendable, Hashable {
  /// The provider's identifier.
  public var provider: String
  /// The parts that the source answers.
  public var native: [String]
  /// The parts that the engine applies to what the source returned.
  public var local: [String]
  /// The parts that nobody can apply, because the listings do not say enough.
  public var unsupported: [String]
  /// Why the provider is not asked at all; nil when it is.
  public var skipReason: String?
  /// The other words in which the source is asked, one after the other, as long as it has nothing.
  public var wordings: [String] = []

  /// Creates a plan.
  public init(
    provider: String, native: [String] = [], local: [String] = [], unsupported: [String] = [],
    skipReason: String? = nil
  ) {
    self.provider = provider
    self.native = native
    self.local = local
    self.unsupported = unsupported
    self.skipReason = skipReason
  }
}
