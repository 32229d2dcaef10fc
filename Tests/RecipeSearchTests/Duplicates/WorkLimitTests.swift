import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// Merging what was made up to cost much: bounds on counted work, so that no slow machine fails them.
@Suite(.fewAtOnce) struct WorkLimitTests {
  private static let foods = ["leek", "cumin", "rice", "lentils", "thyme", "fennel", "barley"]
  private static let pantry = [
    "salt", "pepper", "water", "sugar", "butter", "flour", "egg", "oil", "milk", "garlic", "onion",
    "vanilla", "extract", "baking", "powder", "soda", "olive", "vegetable", "white", "black",
  ]

  /// Listings of one title and few food names, with as many long lines as are read.
  static func crowd(_ count: Int, _ random: inout SeededRandom) -> [RankedListing] {
    (0..<count).map { place in
      let names = (0..<6).map { _ in random.pick(foods) }
      let lines = (0..<58).map { _ in
        (0..<8).map { _ in random.pick(pantry) }.joined(separator: " ")
      }
      return entry("crowd\(place % 2)", "\(place)", "Chicken Soup", names + lines)
    }
  }

  /// A share that few comparisons use up, so that small crowds show what large ones do.
  private static let share = 8_000

  private var ranker: RecipeRanker {
    var ranker = RecipeRanker()
    ranker.detector.share = Self.share
    return ranker
  }

  private func run(_ listings: [RankedListing]) -> Clustering {
    var clustering = Clustering(listings, share: Self.share)
    clustering.run()
    return clustering
  }

  @Test func `no listing costs more than its share of each stage`() {
    var random = SeededRandom(seed: 1)
    let clustering = run(Self.crowd(40, &random))
    // A share may be exceeded by the comparison that uses it up.
    let most = Self.share + 64 * 64 * 18
    #expect(clustering.limit.steps < 40 * 4 * most)
    #expect(clustering.limit.leftOff > 0)
  }

  @Test func `what a share cuts does not depend on the order of arrival`() {
    var random = SeededRandom(seed: 2)
    let listings = Self.crowd(40, &random)
    let expected = ranker.merged(listings)
    #expect(expected.uncompared > 0)
    for _ in 0..<3 {
      let merged = ranker.merged(listings.shuffled(using: &random))
      #expect(merged.elementsEqual(expected) && merged.uncompared == expected.uncompared)
    }
  }

  @Test func `a crowd of one source does not keep others from being one recipe`() throws {
    var random = SeededRandom(seed: 3)
    let lines = (1...12).map { "\($0) cups \(Self.foods[$0 % 7])" }
    let honest = (0..<6).map { entry("honest\($0)", "1", "Chicken Soup", lines) }
    let merged = ranker.merged(honest + Self.crowd(40, &random))
    #expect(merged.uncompared > 0)
    let recipe = try #require(merged.first { $0.sources.count > 1 })
    #expect(recipe.sources.count == honest.count)
  }

  @Test func `a crowd changes nothing for what does not resemble it`() throws {
    var random = SeededRandom(seed: 4)
    let stews = (0..<8).map {
      entry("p\($0)", "1", "Barley Stew", ["2 cups barley", "3 cups stock", "1 leek", "2 carrots"])
    }
    let alone = ranker.merged(stews)
    let crowded = ranker.merged(stews + Self.crowd(40, &random))
    #expect(alone.count == 1 && alone.uncompared == 0)
    #expect(crowded.uncompared > 0)
    #expect(try crowded.contains(alone[at: 0]))
  }

  @Test func `however many sources agree, they are one recipe`() {
    let lines = (1...30).map { "\($0) cups \(Self.foods[$0 % 7]) \(Self.pantry[$0 % 20])" }
    let listings = (0..<60).map { entry("p\($0)", "1", "Barley Stew", lines) }
    let merged = RecipeRanker().merged(listings)
    #expect(merged.count == 1 && merged.uncompared == 0)
  }

  @Test func `nothing is compared when time is up, and every listing is told`() {
    let listings = (0..<40).map {
      entry("p\($0)", "1", "Barley Stew", ["2 cups barley", "3 cups stock", "1 leek", "2 carrots"])
    }
    #expect(RecipeRanker().merged(listings).count == 1)
    let cut = RecipeRanker().merged(listings, until: .now - .seconds(1))
    #expect(cut.count == 40)
    #expect(cut.uncompared == 40)
  }

  @Test func `pages are still told to be one when time is up`() {
    let listings = (0..<9).map {
      entry("p\($0)", "1", "Barley Stew", url: "https://x.example/stew?utm_source=\($0)", [])
    }
    let cut = RecipeRanker().merged(listings, until: .now - .seconds(1))
    #expect(cut.count == 1)
    #expect(cut.uncompared == 0)
  }

  @Test func `a cancelled task merges nothing`() async {
    var random = SeededRandom(seed: 5)
    let listings = Self.crowd(40, &random)
    let work = Task {
      // Cancelled before it begins.
      while !Task.isCancelled { await Task.yield() }
      let steps = run(listings).limit.steps
      return (steps, RecipeRanker().merged(listings))
    }
    work.cancel()
    let (steps, merged) = await work.value
    #expect(steps < Self.share)
    #expect(merged.isEmpty && merged.uncompared == 40)
  }

  @Test func `one link and title from many sources and one recipe more cost little`() {
    let bare = (0..<1_000).map {
      entry("p\($0)", "\($0)", "Chicken Soup", url: "https://x.example/recipes/chicken-soup", [])
    }
    let clustering = run(bare + [entry("q", "1", "Chicken Soup", ["1 chicken", "2 leeks"])])
    #expect(clustering.comparisons < 1_000 * 10)
  }

  @Test func `titles cut at the same letter cost little`() {
    let listings = (0..<1_000).map {
      entry("p\($0)", "\($0)", "Chicken Noodle Soup wi...", ["1 leek"])
    }
    let table = Clustering(listings).table
    var looks = 0
    #expect(CutTitles.pairs(in: Array(listings.indices), table, looks: &looks).isEmpty)
    #expect(looks <= 1_000 * 8 * CutTitles.most)
  }

  @Test func `one page with many numbers in its titles is one cluster that nothing joins`() {
    let numbered = (1...300).map {
      entry("p\($0)", "\($0)", "Chicken Soup \($0)", url: "https://x.example/soups", [])
    }
    let clustering = run(numbered)
    let root = ClusterResult(clustering).all.first
    #expect(root?.members.count == 300)
    #expect(clustering.forest.titles.values.map(\.count) == [ClusterForest.mostTitles])
  }
}
