import RecipeModel

/// The providers of one merge with their places, weights and groups, by number.
struct Electorate {
  private struct Voter {
    var name: String
    var weight: Double
    var decimal: VoteSum.Decimal
    var group: Int
  }

  private let formula: VoteSum.Formula
  private var voters: [Voter] = []
  private var groupNames: [String] = []
  private var voterOfListing: [Int] = []

  init(listings: [RankedListing], options: RankingOptions) {
    formula = VoteSum.Formula(k: options.k)
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
      if let seen = firstSeen[name] { places[Int(seen)] = place }
      let weight = options.weights[name] ?? 1
      voters.append(
        Voter(name: name, weight: weight, decimal: VoteSum.Decimal(weight), group: groupNumber))
    }
    voterOfListing = seenNumbers.map { places[Int($0)] }
  }

  /// One listing of a cluster with its vote.
  private struct Ballot {
    var index: Int
    var voter: Int
    var rank: Int
    var term: VoteSum
  }

  private func ballot(_ index: Int, _ listings: [RankedListing]) -> Ballot {
    let voter = voterOfListing[index]
    let rank = listings[index].rank
    let term = formula.vote(voters[voter].decimal, rank: rank)
    return Ballot(index: index, voter: voter, rank: rank, term: term)
  }

  /// Appends the recipe of a listing that no other one shares, as most do not.
  func append(
    listing index: Int, of listings: [RankedListing], identity: String, place: Int,
    to recipes: inout RecipeBuffer
  ) {
    let ballot = ballot(index, listings)
    let counts = voters[ballot.voter].weight > 0
    var key = RecipeOrder.Key(score: counts ? ballot.term : .zero, place: place)
    key.votes = counts ? 1 : 0
    key.consider(rank: ballot.rank, voter: ballot.voter)
    recipes.append(
      MergedRecipe(
        sources: [listings[index]], unified: nil, filledFields: [], identity: identity,
        score: key.score.score, votes: counts ? [vote(ballot, ballot.term.score)] : [],
        evidence: [], groupCount: 1),
      key)
  }

  /// Appends the recipe of a cluster.
  func append(
    _ cluster: ListingCluster, of listings: [RankedListing], place: Int,
    to recipes: inout RecipeBuffer
  ) {
    var ballots = cluster.members.map { ballot($0, listings) }
    ballots.sort { left, right in
      if left.term != right.term { return left.term > right.term }
      if left.voter != right.voter { return left.voter < right.voter }
      if left.rank != right.rank { return left.rank < right.rank }
      return listings[left.index].precedes(listings[right.index])
    }
    // One vote a group: the ballots come highest term first, so that a group's first one counts.
    var votes: [Vote] = []
    votes.reserveCapacity(ballots.count)
    var counted: Set<Int> = []
    var key = RecipeOrder.Key(score: .zero, place: place)
    for ballot in ballots where counted.insert(voters[ballot.voter].group).inserted {
      guard voters[ballot.voter].weight > 0 else { continue }
      // What is printed as a term takes the sum from one printed score to the next.
      let before = key.score.score
      key.score = key.score + ballot.term
      key.consider(rank: ballot.rank, voter: ballot.voter)
      votes.append(vote(ballot, Score(units: key.score.score.units - before.units)))
    }
    key.votes = votes.count
    if votes.isEmpty {
      for ballot in ballots { key.consider(rank: ballot.rank, voter: ballot.voter) }
    }
    let sources = ballots.map { listings[$0.index] }
    var filled: [FilledField] = []
    let merged = FieldMerging.unify(sources, filled: &filled)
    recipes.append(
      MergedRecipe(
        sources: sources, unified: merged, filledFields: filled, identity: cluster.identity,
        score: key.score.score, votes: votes, evidence: cluster.evidence,
        groupCount: counted.count),
      key)
  }

  private func vote(_ ballot: Ballot, _ term: Score) -> Vote {
    let voter = voters[ballot.voter]
    return Vote(
      group: groupNames[voter.group], provider: voter.name, rank: ballot.rank,
      weight: voter.weight, term: term)
  }
}
