public import RecipeModel

/// Merges listings into recipes and puts these in order: the engine without the network.
///
/// The result depends on the listings and the options alone, not on the order of the listings.
/// Scores are those of weighted reciprocal rank fusion with one vote a group: the sum over vote
/// groups of the greatest w(p) / (k + rank) among the group's providers.
public struct RecipeRanker: Sendable {
  /// How votes are weighed.
  public var options: RankingOptions
  private let detector = DuplicateDetector()

  /// Creates a ranker.
  public init(options: RankingOptions = RankingOptions()) { self.options = options }

  /// Merges, scores and orders listings.
  /// - Parameters:
  ///   - listings: every provider's listings with their ranks, in any order.
  ///   - sort: the order of the recipes; ties in it fall back to the best score.
  /// - Returns: the recipes in order; every listing is a source of exactly one.
  public func recipes(from listings: [RankedListing], sort: SortOrder = .best) -> [MergedRecipe] {
    let electorate = Electorate(listings: listings, options: options)
    let recipes = detector.clusters(of: listings).map { cluster in
      electorate.recipe(cluster, listings: listings)
    }
    return RecipeOrder(sort: sort, electorate: electorate).sorted(recipes)
  }
}

/// The providers of one merge with their places, weights and groups, by number.
struct Electorate {
  private struct Voter {
    var name: String
    var weight: Double
    var group: Int
  }

  private let k: Double
  private var voters: [Voter] = []
  private var groupNames: [String] = []
  private var numbers: [String: Int] = [:]
  private var voterOfListing: [Int] = []

  init(listings: [RankedListing], options: RankingOptions) {
    k = options.k
    // Listings mostly come provider by provider, so that a run is looked up once.
    var firstSeen: [String: Int32] = [:]
    var last: String?
    var lastNumber: Int32 = 0
    var seenNumbers: [Int32] = []
    seenNumbers.reserveCapacity(listings.count)
    for index in listings.indices {
      if listings[index].listing.id.provider != last {
        let name = listings[index].listing.id.provider
        lastNumber = firstSeen[name] ?? Int32(firstSeen.count)
        firstSeen[name] = lastNumber
        last = name
      }
      seenNumbers.append(lastNumber)
    }
    let configured = options.providerOrder.filter { firstSeen[$0] != nil }
    let rest = Set(firstSeen.keys).subtracting(configured)
    let names = configured + rest.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var places = [Int](repeating: 0, count: names.count)
    var groups: [String: Int] = [:]
    for (place, name) in names.enumerated() {
      let group = options.groups[name] ?? name
      let groupNumber = groups[group] ?? groupNames.count
      if groupNumber == groupNames.count {
        groups[group] = groupNumber
        groupNames.append(group)
      }
      numbers[name] = place
      if let seen = firstSeen[name] { places[Int(seen)] = place }
      voters.append(Voter(name: name, weight: options.weights[name] ?? 1, group: groupNumber))
    }
    voterOfListing = seenNumbers.map { places[Int($0)] }
  }

  /// The provider's place in the order that breaks ties.
  func place(of provider: String) -> Int { numbers[provider] ?? .max }

  /// One listing of a cluster with its vote.
  private struct Ballot {
    var index: Int
    var voter: Int
    var rank: Int
    var term: Score
  }

  func recipe(_ cluster: ListingCluster, listings: [RankedListing]) -> MergedRecipe {
    var ballots = cluster.members.map { index in
      let voter = voterOfListing[index]
      let rank = listings[index].rank
      let term = Score(voters[voter].weight / (k + Double(rank)))
      return Ballot(index: index, voter: voter, rank: rank, term: term)
    }
    if ballots.count > 1 {
      ballots.sort { left, right in
        if left.term != right.term { return left.term > right.term }
        if left.voter != right.voter { return left.voter < right.voter }
        if left.rank != right.rank { return left.rank < right.rank }
        return listings[left.index].precedes(listings[right.index])
      }
    }
    let (votes, score, groupCount) = count(ballots)
    let sources = ballots.map { listings[$0.index] }
    var filled: [FilledField] = []
    let merged = sources.count > 1 ? FieldMerging.unify(sources, filled: &filled) : nil
    return MergedRecipe(
      sources: sources, unified: merged, filledFields: filled, identity: cluster.identity,
      score: score, votes: votes, evidence: cluster.evidence, groupCount: groupCount)
  }

  /// One vote a group: the ballots come highest term first, so that a group's first one counts.
  private func count(_ ballots: [Ballot]) -> (votes: [Vote], score: Score, groups: Int) {
    var votes: [Vote] = []
    votes.reserveCapacity(ballots.count)
    var counted: [Int] = []
    var score = Score.zero
    for ballot in ballots {
      let voter = voters[ballot.voter]
      guard !counted.contains(voter.group) else { continue }
      counted.append(voter.group)
      guard voter.weight > 0 else { continue }
      score = score + ballot.term
      votes.append(
        Vote(
          group: groupNames[voter.group], provider: voter.name, rank: ballot.rank,
          weight: voter.weight, term: ballot.term))
    }
    return (votes, score, counted.count)
  }
}

extension RankedListing {
  /// A total order over listings that no arrival order can change.
  ///
  /// Identifiers decide; two listings that share one are told apart by what they say.
  func precedes(_ other: RankedListing) -> Bool {
    if listing.id != other.listing.id { return listing.id < other.listing.id }
    if rank != other.rank { return rank < other.rank }
    let mine = [listing.url ?? "", listing.title] + listing.ingredients
    let theirs = [other.listing.url ?? "", other.listing.title] + other.listing.ingredients
    for (left, right) in zip(mine, theirs) where left != right {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return mine.count < theirs.count
  }
}
