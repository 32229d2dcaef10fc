import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct LeaveOneOutTests {
  private func part(_ comparison: Comparison, _ provider: String) throws -> LeaveOneOut {
    try #require(comparison.leaveOneOut.first { $0.provider == provider })
  }

  private func names(_ places: [Int], of comparison: Comparison) -> [String] {
    places.map { comparison.recipes[$0].unified.title }
  }

  @Test func `recipes that nobody else has leave the top, and the next ones enter it`() throws {
    let lists: KeyValuePairs = ["a": ["v", "w"], "b": ["x", "v"], "c": ["y", "z", "u"]]
    let compared = comparison(lists, options: ComparisonOptions(topCount: 3))
    #expect(names([0, 1, 2], of: compared) == ["v", "x", "y"])
    let without = try part(compared, "b")
    #expect(without.recipesLost == 1)
    #expect(names(without.leavingTop, of: compared) == ["x"])
    #expect(names(without.enteringTop, of: compared) == ["w"])
    let votes = without.votes.map { [$0.before, $0.after, $0.topBefore, $0.topAfter] }
    #expect(without.votes.map(\.provider) == ["a", "c"])
    #expect(votes == [[2, 2, 1, 2], [3, 3, 1, 1]])
  }

  @Test(arguments: 0..<60)
  func `the new top is what the remaining lists fuse to`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let names = (0..<50).map { "r\($0)" }
    func list() -> [String] {
      Array(names.shuffled(using: &random).prefix(random.below(30)))
    }
    let lists = ["a": list(), "b": list(), "c": list(), "d": list()]
    let compared = comparison(
      ["a": lists["a"] ?? [], "b": lists["b"] ?? [], "c": lists["c"] ?? [], "d": lists["d"] ?? []])
    let top = compared.recipes.prefix(10).map(\.unified.title)
    for part in compared.leaveOneOut {
      let expected = SlowReference.order(lists, without: part.provider)
      let leaving = Set(self.names(part.leavingTop, of: compared))
      let entering = self.names(part.enteringTop, of: compared)
      let now = Set(top).subtracting(leaving).union(entering)
      #expect(now.count == min(10, expected.count))
      // Equal scores may stand in any order here: the scores of the top must be the same.
      let scores = Dictionary(uniqueKeysWithValues: expected)
      let mine = now.map { scores[$0] ?? -1 }.sorted(by: >)
      for (one, other) in zip(mine, expected.prefix(10).map(\.1)) {
        #expect(abs(one - other) < 1e-12)
      }
      let others = Set(lists.filter { $0.key != part.provider }.values.joined())
      #expect(
        part.recipesLost == Set(lists[part.provider] ?? []).subtracting(others).count)
    }
  }

  @Test(arguments: SortOrder.allCases)
  func `the new top follows the order that was asked for`(_ sort: SortOrder) throws {
    var random = SeededRandom(seed: 5)
    let ranker = RecipeRanker(options: RankingOptions(providerOrder: ["p1", "p0", "p2"]))
    let listings = randomListings(&random, providers: 3, dishes: 30, each: 20)
    let report = SearchReport(
      query: SearchQuery(text: "x", sort: sort), plan: [], outcomes: [],
      recipes: ranker.recipes(from: listings, sort: sort), isComplete: true)
    let compared = Comparison(report, ranking: ranker.options, extent: .everything)
    for part in compared.leaveOneOut {
      let rest = ranker.recipes(
        from: listings.filter { $0.listing.id.provider != part.provider }, sort: sort)
      let top = report.recipes.prefix(10).map(\.unified.title)
      let now = rest.prefix(10).map(\.unified.title)
      #expect(names(part.leavingTop, of: compared) == top.filter { !now.contains($0) })
      #expect(names(part.enteringTop, of: compared) == now.filter { !top.contains($0) })
    }
  }

  @Test func `another member of the group votes when one is left out`() throws {
    let ranking = RankingOptions(groups: ["a": "g", "b": "g"])
    let compared = comparison(["a": ["x", "y"], "b": ["y", "x"], "c": ["x"]], ranking: ranking)
    let without = try part(compared, "a")
    let change = try #require(without.votes.first { $0.provider == "b" })
    #expect(change.before == 1 && change.after == 2)
    #expect(change.topBefore == 1 && change.topAfter == 2)
    let other = try #require(without.votes.first { $0.provider == "c" })
    #expect(other.before == other.after && other.topBefore == other.topAfter)
  }

  @Test func `a weight of 0 is no vote`() throws {
    let compared = comparison(
      ["a": ["x"], "b": ["x", "y"]], ranking: RankingOptions(weights: ["b": 0]))
    let without = try part(compared, "a")
    #expect(without.votes == [.init(provider: "b", before: 0, after: 0, topBefore: 0, topAfter: 0)])
    #expect(without.recipesLost == 0 && without.leavingTop.isEmpty)
  }

  @Test(arguments: 0..<20)
  func `votes add up to the votes of the ranker`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let listings = randomListings(&random, providers: 4)
    let ranking = RankingOptions(
      k: 10, providerOrder: ["p2"], weights: ["p1": 0.5, "p3": random.below(2) == 0 ? 0 : 2],
      groups: ["p0": "g", "p1": "g"])
    let report = SearchReport(
      query: SearchQuery(text: "x"), plan: [], outcomes: [],
      recipes: RecipeRanker(options: ranking).recipes(from: listings), isComplete: true)
    let compared = Comparison(report, ranking: ranking, extent: .everything)
    var votes: [String: Int] = [:]
    for vote in report.recipes.flatMap(\.votes) { votes[vote.provider, default: 0] += 1 }
    for part in compared.leaveOneOut {
      for change in part.votes { #expect(change.before == votes[change.provider, default: 0]) }
      let rest = report.recipes.compactMap { recipe -> RecipeRanker.Cluster? in
        let listings = recipe.sources.filter { $0.listing.id.provider != part.provider }
        return listings.isEmpty
          ? nil : RecipeRanker.Cluster(listings: listings, identity: recipe.key)
      }
      var after: [String: Int] = [:]
      let now = RecipeRanker(options: ranking).recipes(from: rest, sort: .best)
      for vote in now.flatMap(\.votes) { after[vote.provider, default: 0] += 1 }
      for change in part.votes { #expect(change.after == after[change.provider, default: 0]) }
    }
  }
}
