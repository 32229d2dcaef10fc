public import RecipeModel

/// What each provider was worth over several queries: the median and the spread of every figure.
///
/// A query for which nobody knows what a provider has, as it failed or was not asked, is left out of
/// its figures. One that is not defined for a query is left out of that figure alone; nil stands for
/// a figure that is defined for none.
public struct ComparisonSummary: Sendable, Hashable {
  /// The queries, in order.
  public var queries: [SearchQuery]
  /// Each provider, in the order in which the comparisons first name it.
  public var providers: [ProviderSummary]
  /// Each two providers once, in the same order.
  public var pairs: [PairSummary]

  /// Sums up comparisons, one for each query.
  public init(_ comparisons: [Comparison]) {
    queries = comparisons.map(\.query)
    var names: [String] = []
    var seen: Set<String> = []
    for id in comparisons.flatMap({ $0.providers.map(\.id) }) where seen.insert(id).inserted {
      names.append(id)
    }
    providers = names.map { ProviderSummary($0, comparisons) }
    var pairs: [[String]: [PairFigures]] = [:]
    for comparison in comparisons {
      for pair in comparison.pairs {
        pairs[[pair.first, pair.second].sorted(), default: []].append(pair)
      }
    }
    self.pairs = names.indices.flatMap { first in
      names.indices.dropFirst(first + 1).compactMap { second in
        let key = [names[first], names[second]]
        return pairs[key.sorted()].map { PairSummary(key[0], key[1], $0) }
      }
    }
  }
}

/// The figures of one provider over several queries.
public struct ProviderSummary: Sendable, Hashable {
  /// The provider's identifier.
  public var id: String
  /// Its name for people.
  public var name: String
  /// How often it ended in each status, most often first, then by the word.
  public var statuses: [(status: ProviderOutcome.Status, count: Int)] {
    counts.sorted {
      $0.value == $1.value ? $0.key.rawValue < $1.key.rawValue : $0.value > $1.value
    }.map { ($0.key, $0.value) }
  }
  private var counts: [ProviderOutcome.Status: Int]
  /// The figures of ``ProviderFigures``, each spread over the queries.
  public var figures: FigureSpreads<ProviderFigures>
  /// The shares of its listings that have each field, in the order of `ListingField.counted`.
  public var completeness: [Distribution?]
  /// What its claims of diets are worth, in sum; nil where it is not known for any query.
  public var claims: DietClaims?
  /// Milliseconds from the start of the search to its first listing.
  public var firstListing: Distribution?
  /// Milliseconds from the start of the search to its end, of the queries for which a listing came:
  /// the same as those of ``firstListing``, so that it is never the smaller one.
  public var time: Distribution?
  /// Recipes that leave the top of the list without it.
  public var leavingTop: Distribution?

  init(_ id: String, _ comparisons: [Comparison]) {
    let figures = comparisons.compactMap { $0.provider(id) }
    func spread(_ value: (ProviderFigures) -> Double?) -> Distribution? {
      Distribution(figures.compactMap(value))
    }
    self.id = id
    name = figures.first?.outcome.name ?? id
    counts = figures.map(\.outcome.status).counts
    self.figures = FigureSpreads(ProviderFigures.all, over: figures)
    completeness = ListingField.counted.map { field in
      spread { $0.completeness(of: field).share }
    }
    let known = figures.compactMap(\.claims)
    claims = known.isEmpty ? nil : known.reduce(DietClaims(), +)
    firstListing = spread { $0.outcome.timeToFirstListing.map { $0 / .milliseconds(1) } }
    time = spread { figures in
      figures.outcome.timeToFirstListing.map { _ in figures.outcome.duration / .milliseconds(1) }
    }
    leavingTop = Distribution(
      comparisons.flatMap(\.leaveOneOut).filter { $0.provider == id && $0.recipesLost != nil }
        .map { Double($0.leavingTop.count) })
  }
}

/// The figures of two providers over several queries.
public struct PairSummary: Sendable, Hashable {
  /// One provider's identifier.
  public var first: String
  /// The other's.
  public var second: String
  /// The figures of ``PairFigures``, each spread over the queries.
  public var figures: FigureSpreads<PairFigures>
  /// Over how many recipes the orders of all queries were compared.
  public var ordered: Int
  /// Whether the orders of all queries together differ from what chance gives:
  /// ``ListAgreement/differsFromChance(_:)``.
  public var orderDiffersFromChance: Bool?

  init(_ first: String, _ second: String, _ pairs: [PairFigures]) {
    self.first = first
    self.second = second
    figures = FigureSpreads(PairFigures.all, over: pairs)
    let orders = pairs.compactMap { pair in
      pair.kendallTauB.map { (tau: $0, count: pair.shared ?? 0) }
    }
    ordered = orders.reduce(0) { $0 + $1.count }
    orderDiffersFromChance = ListAgreement.differsFromChance(orders)
  }
}

/// How a figure is spread over several queries.
public struct Distribution: Sendable, Hashable {
  /// How many values there are, at least 1.
  public var count: Int
  /// The least value.
  public var least: Double
  /// The value that a quarter of them lie below.
  public var lowerQuartile: Double
  /// The value in the middle.
  public var median: Double
  /// The value that a quarter of them lie above.
  public var upperQuartile: Double
  /// The greatest value.
  public var greatest: Double

  /// Sums up values; nil when there is none.
  ///
  /// Quantiles lie on straight lines between neighbouring values: definition 7 of Hyndman and Fan,
  /// *Sample quantiles in statistical packages*, The American Statistician 50, 1996.
  public init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    func quantile(_ share: Double) -> Double {
      let place = share * Double(sorted.count - 1)
      let below = Int(place)
      let above = min(below + 1, sorted.count - 1)
      return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
    }
    count = sorted.count
    least = first
    lowerQuartile = quantile(0.25)
    median = quantile(0.5)
    upperQuartile = quantile(0.75)
    greatest = last
  }
}

extension Sequence where Element: Hashable {
  /// How often each element occurs.
  var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
