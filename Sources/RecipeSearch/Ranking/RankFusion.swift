import RecipeModel

/// Weighted reciprocal rank fusion with one vote a group: a recipe's score is the sum over vote
/// groups of the greatest w(p) / (k + rank) among the group's providers.
///
/// What the words of the query find in titles and ingredients adds votes of its own (``Relevance``),
/// of which each is a multiple of the sixtieth place in the list of a provider of weight 1.
///
/// Providers go by number: their places among those that the fusion is made for.
///
/// A class, as it holds many arrays and is asked once for every recipe, by several tasks at a time.
final class RankFusion: Sendable {
  /// What a listing, or the best of a provider's listings, says for a recipe.
  struct Ballot {
    /// The provider.
    var voter: Int
    var rank: Int
    var term: VoteSum
    /// The listing's index, where the ballots are those of listings.
    var listing = 0
    /// How far the listing is what the query's words ask for; nothing where the provider has no vote.
    var relevance = Relevance.none
  }

  private struct Voter: Sendable {
    /// What it says but for rank and term.
    var vote: Vote
    var decimal: VoteSum.Decimal
    var group: Int
    /// Whether it votes only for recipes that no other one lists.
    var standsIn = false
    /// The place in the order that breaks ties.
    var order = 0
  }

  private let formula: VoteSum.Formula
  /// What the words of the query add, by their weight.
  private let wordsTerms: [VoteSum]
  /// The relevance of each listing; empty where words do not count.
  private let relevances: [Relevance]
  private let voters: [Voter]
  private let groupCount: Int
  /// The listings whose picture is none of the recipe.
  private let standIns: StandIns
  /// The provider of each listing, where the fusion is that of listings.
  private let owners: [Int32]

  /// Numbers providers, each once, and puts them in the order that breaks ties: that of the
  /// options, then by name.
  init(
    providers: [String], options: RankingOptions, relevances: [Relevance] = [],
    owners: [Int32] = [], standIns: StandIns = StandIns()
  ) {
    self.standIns = standIns
    let formula = VoteSum.Formula(k: options.k)
    self.formula = formula
    wordsTerms = (0...Relevance.greatestWeight).map { weight in
      formula.vote(VoteSum.Decimal(Double(weight)), rank: Vote.wordsRank)
    }
    (self.relevances, self.owners) = (relevances, owners)
    var voters: [Voter] = []
    var numbers: [String: Int] = [:]
    var groups: [String: Int] = [:]
    for name in providers {
      let groupName = options.groups[name] ?? name
      let group = groups[groupName] ?? groups.count
      groups[groupName] = group
      numbers[name] = voters.count
      let weight = options.weights[name] ?? 1
      voters.append(
        Voter(
          vote: Vote(group: groupName, provider: name, rank: 0, weight: weight, term: Score(0)),
          decimal: VoteSum.Decimal(weight), group: group,
          standsIn: options.standIns.contains(name)))
    }
    let configured = options.providerOrder.filter { numbers[$0] != nil }
    let rest = Set(providers).subtracting(configured)
    for (place, name) in (configured + rest.sorted(by: ByteOrder.precedes)).enumerated().reversed()
    {
      if let number = numbers[name] { voters[number].order = place }
    }
    (self.voters, groupCount) = (voters, groups.count)
  }

  /// Numbers the providers of listings, and looks for the words of a query in the listings.
  convenience init(
    listings: any ListingSource, options: RankingOptions, query: String, standIns: StandIns
  ) {
    let (names, owners) = listings.numberProviders()
    var relevances: [Relevance] = []
    if options.words, var reader = RelevanceReader(query) {
      relevances = reader.relevances(of: listings)
    }
    self.init(
      providers: names, options: options, relevances: relevances, owners: owners,
      standIns: standIns)
  }

  /// What a provider's rank is worth.
  func ballot(
    _ voter: Int, rank: Int, listing: Int = 0, relevance: Relevance = .none
  ) -> Ballot {
    let term = formula.vote(voters[voter].decimal, rank: rank)
    return Ballot(
      voter: voter, rank: rank, term: term, listing: listing,
      relevance: voters[voter].vote.weight > 0 ? relevance : .none)
  }

  /// Whether a ballot comes before another one; nil where the two are equals.
  func precedes(_ one: Ballot, _ other: Ballot) -> Bool? {
    if one.term != other.term { return one.term > other.term }
    if one.voter != other.voter { return voters[one.voter].order < voters[other.voter].order }
    return one.rank == other.rank ? nil : one.rank < other.rank
  }

  /// Whether a provider shares its vote with others.
  func sharesVote(_ voter: Int) -> Bool {
    groupCount < voters.count && voters.count { $0.group == voters[voter].group } > 1
  }

  /// Calls `body` with the ballots that count: of each group the first one, unless it weighs nothing
  /// or only repeats what others say.
  ///
  /// The ballots are those for one recipe, in order; a provider that is to be left out has none.
  /// - Returns: how many groups there are, those without weight included.
  @discardableResult
  func forEachVote(
    among ballots: some Collection<Ballot>, excluding absent: Int? = nil, _ body: (Ballot) -> Void
  ) -> Int {
    var counted = GroupSet()
    let isRepeated = ballots.contains { $0.voter != absent && !voters[$0.voter].standsIn }
    for ballot in ballots
    where ballot.voter != absent && !(isRepeated && voters[ballot.voter].standsIn)
      && counted.insert(voters[ballot.voter].group)
    {
      if voters[ballot.voter].vote.weight > 0 { body(ballot) }
    }
    return counted.count
  }

  /// The score of a recipe without one provider.
  func score(of ballots: some Collection<Ballot>, excluding absent: Int?) -> VoteSum {
    var score = VoteSum.zero
    forEachVote(among: ballots, excluding: absent) { score = score + $0.term }
    let relevance = relevance(of: ballots, excluding: absent)
    return relevance.weights.reduce(score) { $0 + wordsTerms[$1.weight] }
  }

  /// That of the most relevant listing.
  private func relevance(
    of ballots: some Collection<Ballot>, excluding absent: Int? = nil
  ) -> Relevance {
    ballots.reduce(.none) { $1.voter == absent ? $0 : max($0, $1.relevance) }
  }

  /// The recipe that a cluster of the listings makes.
  func recipe(_ cluster: ListingCluster, of listings: any ListingSource) -> MergedRecipe {
    // Most recipes have one listing, for which no list is made.
    if cluster.members.count == 1 {
      let only = CollectionOfOne(ballot(of: cluster.members[0], in: listings))
      return recipe(cluster, only, of: listings)
    }
    return recipe(cluster, ballots(of: cluster.members, in: listings), of: listings)
  }

  private func recipe(
    _ cluster: ListingCluster, _ ballots: some Collection<Ballot>, of listings: any ListingSource
  ) -> MergedRecipe {
    var votes: [Vote] = []
    votes.reserveCapacity(ballots.count)
    let (key, groupCount) = tally(ballots) { votes.append(vote($0, $1)) }
    let members = ballots.map(\.listing)
    let certain = cluster.certain(with: members[0])
    let sources = sources(members, certain, of: listings)
    var recipe = MergedRecipe(
      sources: sources, unified: nil, filledFields: [],
      identity: cluster.identity ?? .listings(sources),
      score: key.score.score, votes: votes, evidence: cluster.evidence, groupCount: groupCount)
    recipe.unify(
      certain: members.indices.filter { certain?.contains(members[$0]) ?? true },
      isStandIn: { self.standIns.contains(members[$0], of: listings) })
    return recipe
  }

  /// Listings of one recipe; of those that are made anew, only the one whose ingredients are taken
  /// has any.
  private func sources(
    _ indices: [Int], _ certain: Set<Int>?, of listings: any ListingSource
  ) -> [RankedListing] {
    if indices.count == 1 || !listings.makesListings { return indices.map { listings[$0] } }
    let known = certain.map { indices.filter($0.contains) } ?? indices
    let list = IngredientChoice.best(known.map(listings.ingredientWorth)).map { known[$0] }
    return indices.map { $0 == list ? listings[$0] : listings.listingWithoutIngredients($0) }
  }

  /// What decides a recipe's place in the list, found without making it.
  func key(
    of clusters: any RecipeClusters, at place: Int, in listings: any ListingSource
  ) -> RecipeOrder.Key {
    var key: RecipeOrder.Key
    if let only = clusters.only(place) {
      key = tally(CollectionOfOne(ballot(of: only, in: listings))) { _, _ in }.key
    } else {
      key = tally(ballots(of: clusters.members(place), in: listings)) { _, _ in }.key
    }
    key.place = Int32(place)
    return key
  }

  private func ballot(of member: Int, in listings: any ListingSource) -> Ballot {
    ballot(
      Int(owners[member]), rank: listings.rank(member), listing: member,
      relevance: relevances.isEmpty ? .none : relevances[member])
  }

  private func ballots(of members: [Int], in listings: any ListingSource) -> [Ballot] {
    var ballots = members.map { ballot(of: $0, in: listings) }
    if ballots.count > 1 {
      ballots.sort { left, right in
        precedes(left, right) ?? listings[left.listing].precedes(listings[right.listing])
      }
    }
    return ballots
  }

  /// Who votes: a provider by a ballot, or the query's words.
  private enum Voice {
    case ballot(Ballot)
    case words(Vote.Kind, weight: Int)
  }

  /// Adds up the votes among ballots in order and those of the query's words, the greatest first,
  /// and calls `visit` with each.
  private func tally(
    _ ballots: some Collection<Ballot>, visit: (Voice, Score) -> Void
  ) -> (key: RecipeOrder.Key, groupCount: Int) {
    var key = RecipeOrder.Key()
    func add(_ voice: Voice, _ term: VoteSum) {
      let before = key.score.score
      key.score = key.score + term
      // What is printed as a term takes the sum from one printed score to the next.
      visit(voice, Score(units: key.score.score.units - before.units))
    }
    var words = relevance(of: ballots).weights.sorted { $0.weight > $1.weight }[...]
    func addWords(above term: VoteSum?) {
      while let (kind, weight) = words.first, term.map({ wordsTerms[weight] > $0 }) ?? true {
        words.removeFirst()
        add(.words(kind, weight: weight), wordsTerms[weight])
      }
    }
    let groupCount = forEachVote(among: ballots) { ballot in
      addWords(above: ballot.term)
      add(.ballot(ballot), ballot.term)
      key.votes += 1
      key.consider(rank: ballot.rank, voter: voters[ballot.voter].order)
    }
    addWords(above: nil)
    if key.votes == 0 {
      for ballot in ballots {
        key.consider(rank: ballot.rank, voter: voters[ballot.voter].order)
      }
    }
    return (key, groupCount)
  }

  private func vote(_ voice: Voice, _ term: Score) -> Vote {
    switch voice {
    case .words(let kind, let weight): return .words(kind, weight: weight, term)
    case .ballot(let ballot):
      var vote = voters[ballot.voter].vote
      vote.rank = ballot.rank
      vote.term = term
      return vote
    }
  }
}

/// A set of vote groups that needs no memory of its own for the first 128 of them.
private struct GroupSet {
  private(set) var count = 0
  private var first: UInt128 = 0
  private var others: Set<Int> = []

  /// Adds a group; false where it is in the set already.
  mutating func insert(_ group: Int) -> Bool {
    if group < 128 {
      let bit: UInt128 = 1 << UInt128(group)
      guard first & bit == 0 else { return false }
      first |= bit
    } else if !others.insert(group).inserted {
      return false
    }
    count += 1
    return true
  }
}
