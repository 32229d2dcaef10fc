import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// The laws of ranking, each on random data with fixed seeds.
@Suite(.fewAtOnce) struct RankingLawTests {
  private static let seeds: [UInt64] = Array(1...12)
  /// A word that some of the random titles hold.
  private static let query = "mubako dish"

  private func ids(_ recipes: [MergedRecipe]) -> [[ListingID]] {
    recipes.map { $0.sources.map(\.listing.id) }
  }

  @Test(arguments: seeds)
  func `the arrival order of listings changes nothing`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let listings = randomListings(&random)
    let ranker = RecipeRanker(
      options: RankingOptions(weights: ["p1": 0.5], groups: ["p2": "g", "p3": "g"]),
      query: Self.query)
    for sort in SortOrder.allCases {
      let expected = ranker.recipes(from: listings, sort: sort)
      for _ in 0..<4 {
        #expect(ranker.recipes(from: listings.shuffled(using: &random), sort: sort) == expected)
      }
    }
  }

  @Test func `listings of one identifier are told apart by every field and every byte`() {
    let plain = Listing(id: ListingID(provider: "p", id: "1"), title: "Cr\u{E8}me")
    var (vegan, rated, coarse, composed) = (plain, plain, plain, plain)
    vegan.diets = [.vegan]
    rated.rating = Rating(value: 4, scale: 5)
    coarse.rating = Rating(value: 4, scale: 10)
    composed.title = "Cre\u{300}me"
    let ranked = [plain, vegan, rated, coarse, composed].map { RankedListing($0, rank: 1) }
    for (index, left) in ranked.enumerated() {
      for (place, right) in ranked.enumerated() where place != index {
        #expect(left.precedes(right) != right.precedes(left))
      }
    }
  }

  @Test(arguments: seeds)
  func `the terms of the votes add up to the score exactly`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let options = RankingOptions(
      k: Double.random(in: 0...100, using: &random), weights: ["p0": 0.3, "p4": 7.1])
    let ranker = RecipeRanker(options: options, query: Self.query)
    for recipe in ranker.recipes(from: randomListings(&random)) {
      #expect(recipe.votes.map(\.term).reduce(.zero, +) == recipe.score)
      for vote in recipe.votes {
        let formula = Score(vote.weight / (options.k + Double(vote.rank)))
        #expect(abs(vote.term.units - formula.units) <= 1)
      }
    }
  }

  @Test(arguments: seeds)
  func `a group has one vote however often its members list a recipe`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let listings = randomListings(&random)
    let groups = ["p0": "one", "p1": "one", "p2": "one"]
    let ranker = RecipeRanker(options: RankingOptions(groups: groups))
    for recipe in ranker.recipes(from: listings) {
      #expect(Set(recipe.votes.map(\.group)).count == recipe.votes.count)
      let inGroup = recipe.sources.filter { groups[$0.listing.id.provider] != nil }
      if let best = inGroup.map(\.rank).min() {
        #expect(recipe.votes.first { $0.group == "one" }?.rank == best)
      }
    }
  }

  @Test(arguments: seeds)
  func `another vote never lowers a score`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let listings = randomListings(&random)
    let ranker = RecipeRanker(query: Self.query)
    let before = ranker.recipes(from: listings.filter { $0.listing.id.provider != "p4" })
    let after = ranker.recipes(from: listings)
    for recipe in before {
      let id = try recipe.sources[at: 0].listing.id
      let later = after.first { $0.sources.contains { $0.listing.id == id } }
      #expect((later?.score ?? .zero) >= recipe.score)
    }
  }

  @Test(arguments: seeds)
  func `a weight of nought removes the vote and keeps the listing`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let listings = randomListings(&random)
    let muted = RecipeRanker(options: RankingOptions(weights: ["p1": 0]), query: Self.query)
      .recipes(from: listings)
    #expect(muted.allSatisfy { !$0.votes.contains { $0.provider == "p1" } })
    let kept = muted.flatMap(\.sources).filter { $0.listing.id.provider == "p1" }
    #expect(kept.count == listings.count { $0.listing.id.provider == "p1" })
  }

  @Test(arguments: [(60.0, 1.0), (12, 0.3), (0, 7), (60, 0.1)] as [(Double, Double)])
  func `sums that are equal tie however they are made up`(k: Double, weight: Double) throws {
    // Two votes at rank 2 (k + r) - k are one vote at rank r.
    let ranks = [1, 2, 3, 7, 40].map { ($0, Int(2 * (k + Double($0)) - k)) }
    for (single, double) in ranks {
      let recipes = RecipeRanker(
        options: RankingOptions(k: k, weights: ["a": weight, "b": weight, "c": weight])
      ).recipes(from: [
        listing("a", "1", "Alpha", url: "https://x.example/recipe/alpha", rank: single),
        listing("b", "2", "Shared", url: "https://x.example/recipe/shared", rank: double),
        listing("c", "3", "Shared", url: "https://x.example/recipe/shared", rank: double),
      ])
      #expect(recipes.map(\.unified.title) == ["Shared", "Alpha"])
      #expect(try recipes[at: 0].score == recipes[at: 1].score)
      #expect(try recipes[at: 0].votes.map(\.term).reduce(.zero, +) == recipes[at: 0].score)
    }
  }

  @Test func `weights are the decimals that a person writes`() {
    // 0.1 and 0.2 are together 0.3, which doubles deny.
    let recipes = RecipeRanker(
      options: RankingOptions(weights: ["a": 0.3, "b": 0.1, "c": 0.2])
    ).recipes(from: [
      listing("a", "1", "Alpha", url: "https://x.example/recipe/alpha", rank: 4),
      listing("b", "2", "Shared", url: "https://x.example/recipe/shared", rank: 4),
      listing("c", "3", "Shared", url: "https://x.example/recipe/shared", rank: 4),
    ])
    #expect(recipes.map(\.unified.title) == ["Shared", "Alpha"])
  }

  @Test(arguments: seeds)
  func `printed scores never grow down the list`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let options = RankingOptions(k: Double(seed), weights: ["p1": 0.5])
    let recipes = RecipeRanker(options: options, query: Self.query)
      .recipes(from: randomListings(&random))
    let scores = recipes.map(\.score)
    #expect(scores == scores.sorted(by: >))
  }

  @Test func `every recipe knows what its place goes by`() {
    for sort in SortOrder.allCases {
      let recipes = RecipeRanker().recipes(
        from: [listing("a", "1"), listing("b", "2")], sort: sort)
      #expect(recipes.map(\.orderedBy) == [sort, sort])
    }
  }

  @Test func `ties fall to voters then rank then configuration then identity`() {
    let shared = "https://x.example/recipe/shared"
    // Two votes at rank 2 with k = 0 equal one vote at rank 1.
    let voters = RecipeRanker(options: RankingOptions(k: 0)).recipes(from: [
      listing("a", "one", "Alpha", url: "https://x.example/recipe/alpha", rank: 1),
      listing("b", "two", "Shared", url: shared, rank: 2),
      listing("c", "three", "Shared", url: shared, rank: 2),
    ])
    #expect(voters.map(\.unified.title) == ["Shared", "Alpha"])

    let configured = RecipeRanker(options: RankingOptions(providerOrder: ["z", "a"])).recipes(
      from: [
        listing("a", "1", "Alpha", rank: 1), listing("z", "1", "Zulu", rank: 1),
      ])
    #expect(configured.map(\.unified.title) == ["Zulu", "Alpha"])

    let rank = RecipeRanker(options: RankingOptions(k: 0, weights: ["b": 3])).recipes(from: [
      listing("b", "1", "Third", rank: 3), listing("a", "1", "First", rank: 1),
    ])
    #expect(rank.map(\.unified.title) == ["First", "Third"])

    let identity = RecipeRanker().recipes(from: [
      listing("a", "2", "B", url: "https://x.example/recipe/b", rank: 1),
      listing("a", "1", "A", url: "https://x.example/recipe/a", rank: 1),
    ])
    #expect(identity.map(\.unified.title) == ["A", "B"])
  }

  @Test func `each sort puts what lacks its value last`() {
    let listings = [
      listing("a", "1", "The Zebra Cake", rank: 1),
      listing("a", "2", "Éclair", rank: 2, rating: 0.5, minutes: 50),
      listing("a", "3", "apple pie", rank: 3, rating: 0.9, minutes: 20),
    ]
    func titles(_ sort: SortOrder) -> [String] {
      RecipeRanker().recipes(from: listings, sort: sort).map(\.unified.title)
    }
    #expect(titles(.best) == ["The Zebra Cake", "Éclair", "apple pie"])
    #expect(titles(.rating) == ["apple pie", "Éclair", "The Zebra Cake"])
    #expect(titles(.time) == ["apple pie", "Éclair", "The Zebra Cake"])
    #expect(titles(.title) == ["apple pie", "Éclair", "The Zebra Cake"])
  }

  @Test func `a missing field comes from a source that has it and remembers it`() {
    let link = "https://x.example/recipe/soup"
    let recipes = RecipeRanker().recipes(from: [
      listing("a", "1", "Soup", url: link, rank: 1),
      listing("b", "1", "Soup", url: link, rank: 3, minutes: 40, image: "https://b.example/i.jpg"),
      listing("c", "1", "Soup", url: link, rank: 2, minutes: 30),
    ])
    #expect(recipes.count == 1)
    #expect(recipes.first?.unified.totalMinutes == 40)
    #expect(recipes.first?.unified.image == "https://b.example/i.jpg")
    #expect(
      recipes.first?.filledFields == [
        FilledField(name: "image", provider: "b"),
        FilledField(name: "totalMinutes", provider: "b"),
      ])
  }
}
