public import RecipeModel

/// What each provider was worth to one query: who found what, who agrees with whom, and what would
/// be lost without each.
///
/// A comparison counts merged recipes, so it is made of a report that holds all of them, as
/// ``SearchEngine/compare(_:options:)`` asks for. Made of a mere page it describes that page;
/// ``extent`` tells which.
public struct Comparison: Sendable, Hashable {
  /// What was searched for: the query after its words were read.
  public var query: SearchQuery
  /// What was taken from the words of the query.
  public var interpretation: [InterpretedWords]
  /// What the figures were reckoned with.
  public var options: ComparisonOptions
  /// How the votes were weighed.
  public var ranking: RankingOptions
  /// Whether every merged recipe was there to compare, or a page of them.
  public var extent: SearchExtent
  /// The merged recipes in order, as far as they were there, made of the listings that are compared
  /// (``ComparisonOptions/depth``).
  public var recipes: [MergedRecipe]
  /// What is known of the fields of listings that do not say all of it themselves; empty unless a
  /// saved search was compared.
  public var knowledge: [ListingID: FieldKnowledge]
  /// Each provider, those included that gave nothing, in the order of the configuration.
  public var providers: [ProviderFigures]
  /// The places in ``recipes`` of those that a provider alone lists, but nobody can tell from
  /// another one: see ``ProviderFigures/unrecognisableRecipes``.
  public var unrecognisable: Set<Int>
  /// Each two providers once, in the order of ``providers``.
  public var pairs: [PairFigures]
  /// Each provider left out in turn, in the order of ``providers``.
  public var leaveOneOut: [LeaveOneOut]
  /// Whether some provider answered and none of those that were to be asked failed.
  public var isComplete: Bool
  /// From the start of the search to its answer.
  public var duration: Duration

  /// Compares what a report holds.
  ///
  /// The work grows with the listings and with the pairs of providers times the lengths of their
  /// lists; nothing is merged again.
  /// - Parameters:
  ///   - report: what was asked and what came of it.
  ///   - ranking: how the report's votes were weighed: ``SearchEngine/ranking``.
  ///   - extent: how much of the merged list the report holds.
  ///   - knowledge: which fields the listings of a saved report have, where the listings themselves
  ///     do not tell; what is unknown counts neither as given nor as lacking.
  ///   - options: what to reckon with.
  public init(
    _ report: SearchReport, ranking: RankingOptions, extent: SearchExtent,
    knowledge: [ListingID: FieldKnowledge] = [:],
    options: ComparisonOptions = ComparisonOptions()
  ) {
    query = report.query
    interpretation = report.interpretation
    self.options = options
    self.ranking = ranking
    self.extent = extent
    self.knowledge = knowledge
    isComplete = report.isComplete
    duration = report.duration
    let sort = report.query.sort
    let ranker = RecipeRanker(options: ranking, query: report.query.text)
    recipes = ranker.recipes(report.recipes, cutAt: options.depth, sort)
    let table = OccurrenceTable(recipes, outcomes: report.outcomes, knowledge: knowledge)
    unrecognisable = table.unrecognisable
    providers = ProviderFigures.all(
      of: recipes, in: table, knowledge: knowledge, depth: options.depth)
    pairs = PairFigures.all(in: table, persistence: options.persistence)
    leaveOneOut = LeaveOneOut.all(
      of: recipes, in: table, ranker: ranker, sort: sort, topCount: options.topCount)
  }

  /// The figures of one provider.
  public func provider(_ id: String) -> ProviderFigures? { providers.first { $0.id == id } }

  /// The figures of two providers, in whichever order they are named.
  public func pair(_ first: String, _ second: String) -> PairFigures? {
    pairs.first {
      ($0.first == first && $0.second == second) || ($0.first == second && $0.second == first)
    }
  }
}

extension SearchEngine {
  /// Runs a search and tells what each provider was worth in it.
  ///
  /// Every merged recipe counts, not only a page of them; the query's limit says how many listings
  /// each provider is asked for and, unless the options name a depth, how many are compared. To see
  /// what happens on the way, take ``events(for:cursor:extent:)`` with ``SearchExtent/everything``
  /// and compare the report that it ends with.
  /// - Throws: as ``search(_:cursor:extent:)`` does.
  public func compare(
    _ query: SearchQuery, options: ComparisonOptions = ComparisonOptions()
  ) async throws -> Comparison {
    let report = try await search(query, extent: .everything)
    var options = options
    options.depth = options.depth ?? query.limit
    return Comparison(report, ranking: ranking, extent: .everything, options: options)
  }
}

/// What a comparison is reckoned with.
public struct ComparisonOptions: Sendable, Hashable {
  /// The persistence of rank-biased overlap, between 0 and 1 exclusive: how likely a reader goes on
  /// from one place of a list to the next.
  ///
  /// 0.9 gives the first ten places 86 % of the weight (Webber, Moffat and Zobel, TOIS 2010,
  /// section 4.3).
  public var persistence: Double
  /// How many recipes the top of the merged list has, at least 1.
  public var topCount: Int
  /// How many listings of each provider are compared, its first ones; nil for all.
  ///
  /// Pages bring more than was asked for, from one provider more than from another: lists of
  /// unequal depth share less and hold more than nobody else has.
  public var depth: Int?

  /// Creates options; a persistence outside of its range becomes 0.9.
  public init(persistence: Double = 0.9, topCount: Int = 10, depth: Int? = nil) {
    self.persistence = Self.isPersistence(persistence) ? persistence : 0.9
    self.topCount = max(1, topCount)
    self.depth = depth
  }

  /// Whether a number can be a persistence.
  public static func isPersistence(_ value: Double) -> Bool { value > 0 && value < 1 }
}
