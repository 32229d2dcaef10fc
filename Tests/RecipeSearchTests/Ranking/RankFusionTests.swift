import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct RankFusionTests {
  private let names = ["a", "b", "c", "d"]

  private func options(_ random: inout SeededRandom) -> RankingOptions {
    RankingOptions(
      k: Double(Int.random(in: 0...80, using: &random)),
      providerOrder: names.shuffled(using: &random).dropLast(),
      weights: ["a": 2, "b": [0, 0.5, 1].randomElement(using: &random) ?? 1],
      groups: Bool.random(using: &random) ? ["a": "x", "c": "x"] : [:])
  }

  private func ballots(
    _ fusion: RankFusion, _ random: inout SeededRandom
  ) -> [RankFusion.Ballot] {
    (0..<Int.random(in: 0...8, using: &random)).map { place in
      fusion.ballot(
        Int.random(in: names.indices, using: &random), rank: Int.random(in: 1...4, using: &random),
        listing: place)
    }.sorted { fusion.precedes($0, $1) ?? ($0.listing < $1.listing) }
  }

  @Test func `leaving one out is the same as never having asked it`() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<500 {
      let fusion = RankFusion(providers: names, options: options(&random))
      let all = ballots(fusion, &random)
      for absent in names.indices {
        var voters: [[Int]] = [[], []]
        fusion.forEachVote(among: all, excluding: absent) { voters[0] += [$0.voter, $0.rank] }
        let rest = all.filter { $0.voter != absent }
        fusion.forEachVote(among: rest) { voters[1] += [$0.voter, $0.rank] }
        #expect(try voters[at: 0] == voters[at: 1])
        #expect(
          fusion.score(of: all, excluding: absent) == fusion.score(of: rest, excluding: nil))
      }
    }
  }

  @Test func `a group has one vote, its best one`() {
    let fusion = RankFusion(
      providers: names, options: RankingOptions(weights: ["c": 0], groups: ["a": "x", "b": "x"]))
    let all = [(0, 3), (1, 2), (2, 1), (3, 4)].map { fusion.ballot($0.0, rank: $0.1) }
      .sorted { fusion.precedes($0, $1) ?? false }
    var voters: [Int] = []
    #expect(fusion.forEachVote(among: all) { voters.append($0.voter) } == 3)
    #expect(voters == [1, 3])
    #expect(fusion.score(of: all, excluding: 1) > fusion.score(of: [], excluding: nil))
    #expect(fusion.sharesVote(0))
    #expect(!fusion.sharesVote(3))
  }

  @Test func `more than sixty-four groups are told apart`() {
    let many = (0..<200).map { "p\($0)" }
    let fusion = RankFusion(providers: many, options: RankingOptions())
    let all = (many.indices.map { $0 } + many.indices.map { $0 }).map { fusion.ballot($0, rank: 1) }
    #expect(fusion.forEachVote(among: all) { _ in } == 200)
  }

  @Test func `the order of the configuration breaks ties, then the name`() throws {
    let fusion = RankFusion(
      providers: names, options: RankingOptions(providerOrder: ["d", "b", "d"]))
    let all = names.indices.map { fusion.ballot($0, rank: 1) }
    let order = all.sorted { fusion.precedes($0, $1) ?? false }.map { names[$0.voter] }
    #expect(order == ["d", "b", "a", "c"])
    #expect(try fusion.precedes(all[at: 0], all[at: 0]) == nil)
  }
}
