import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct ComparisonVerdictTests {
  private func compared(_ clusters: [[RankedListing]]) -> Comparison {
    let recipes = RecipeRanker().recipes(
      from: clusters.enumerated().map { .init(listings: $1, identity: .text("\($0)")) }, sort: .best
    )
    return Comparison(
      SearchReport(
        query: SearchQuery(text: "x"), plan: [], outcomes: [], recipes: recipes, isComplete: true),
      ranking: RankingOptions(), extent: .everything)
  }

  private func figures(_ comparison: Comparison, _ provider: String) -> [Int?] {
    let figures = comparison.provider(provider)
    return [figures?.recipes, figures?.uniqueRecipes, figures?.unrecognisableRecipes]
  }

  @Test func `a source that a saved page does not show is not said to have nothing`() {
    let report = SearchReport(
      query: SearchQuery(text: "soup"), plan: [],
      outcomes: ["a", "b"].map {
        ProviderOutcome(
          id: $0, kind: $0, name: $0, status: .ok, listings: ListingCounts(received: 9, kept: 9))
      },
      recipes: compared([[listing("a", "1", "Leek Soup")]]).recipes, isComplete: true)
    func standings(_ extent: SearchExtent) -> [ComparisonVerdict.Standing] {
      ComparisonVerdict([Comparison(report, ranking: RankingOptions(), extent: extent)])
        .sources.map(\.standing)
    }
    #expect(standings(.page) == [.needed, .unseen])
    #expect(standings(.everything) == [.needed, .empty])
  }

  @Test func `a bare listing of a title that another source has is not called unique`() {
    let thin = listing("a", "1", "Chicken Soup")
    let namesake = listing("b", "1", "Soup, Chicken", ingredients: ["salt"])
    #expect(figures(compared([[thin], [namesake]]), "a") == [1, 0, 1])
    #expect(figures(compared([[thin], [namesake]]), "b") == [1, 1, 0])
    // Its ingredients, another title, a namesake of its own alone, and a shared link each tell.
    let full = listing("a", "1", "Chicken Soup", ingredients: ["salt"])
    #expect(figures(compared([[full], [namesake]]), "a") == [1, 1, 0])
    let other = listing("b", "1", "Chicken Stew")
    #expect(figures(compared([[thin], [other]]), "a") == [1, 1, 0])
    let own = listing("a", "2", "Chicken soups")
    #expect(figures(compared([[thin], [own]]), "a") == [2, 2, 0])
    #expect(figures(compared([[thin, namesake], [own]]), "a") == [2, 0, 1])
    let comparison = compared([[thin], [namesake]])
    #expect(comparison.unrecognisable.map { comparison.recipes[$0].id } == ["a:1"])
    #expect(comparison.leaveOneOut.first { $0.provider == "a" }?.recipesLost == 0)
  }

  @Test func `what a saved listing has is asked where the document tells it`() {
    let thin = listing("a", "1", "Soup")
    let report = SearchReport(
      query: SearchQuery(text: "x"), plan: [], outcomes: [],
      recipes: RecipeRanker().recipes(
        from: [[thin], [listing("b", "1", "Soup")]].enumerated().map {
          .init(listings: $1, identity: .text("\($0)"))
        }, sort: .best), isComplete: true)
    func unclear(_ knowledge: FieldKnowledge) -> Int? {
      Comparison(
        report, ranking: RankingOptions(), extent: .page, knowledge: [thin.listing.id: knowledge]
      ).provider("a")?.unrecognisableRecipes
    }
    #expect(unclear(FieldKnowledge(given: [])) == 1)
    #expect(unclear(FieldKnowledge(given: [.ingredients])) == 0)
    #expect(unclear(FieldKnowledge(given: [], unknown: [.ingredients])) == 0)
  }

  @Test(arguments: 0..<30)
  func `sources stand in the order of what is lost, and spare ones go without a loss`(
    _ seed: Int
  ) {
    var random = SeededRandom(seed: UInt64(seed))
    let names = (0..<20).map { "r\($0)" }
    func list() -> [String] { Array(names.shuffled(using: &random).prefix(random.below(16))) }
    let rounds = (0..<(1 + random.below(3))).map { _ in
      comparison(["a": list(), "b": list(), "c": list(), "d": list(), "e": list()])
    }
    let verdict = ComparisonVerdict(rounds)
    #expect(Set(verdict.sources.map(\.id)) == ["a", "b", "c", "d", "e"])
    let lost = verdict.sources.filter { $0.recipes > 0 }.map { [$0.uniqueRecipes, $0.leavingTop] }
    #expect(zip(lost, lost.dropFirst()).allSatisfy { !$0.lexicographicallyPrecedes($1) })
    func loss(_ gone: Set<String>) -> Int {
      rounds.flatMap(\.recipes).count { recipe in
        recipe.sources.allSatisfy { gone.contains($0.listing.id.provider) }
      }
    }
    for source in verdict.sources {
      #expect(source.uniqueRecipes == loss([source.id]))
      #expect(
        source.uniqueRecipes
          == rounds.reduce(0) { $0 + ($1.provider(source.id)?.uniqueRecipes ?? 0) })
    }
    let spare = verdict.sources.filter { $0.standing == .spare }.map(\.id)
    #expect(spare == verdict.sources.filter { $0.recipes > 0 && loss([$0.id]) == 0 }.map(\.id))
    #expect(verdict.lostWithoutSpare == loss(Set(spare)))
    #expect(loss(Set(verdict.spareTogether)) == 0 && spare.isEmpty == verdict.spareTogether.isEmpty)
    for id in spare where !verdict.spareTogether.contains(id) {
      #expect(loss(Set(verdict.spareTogether + [id])) > 0)
    }
  }

  @Test func `who failed, was not asked or has nothing is told apart from who could go`() {
    let outcomes = [
      ProviderOutcome(id: "failed", kind: "k", name: "f", status: .timedOut),
      ProviderOutcome(id: "resting", kind: "k", name: "r", status: .init(.suspended)),
      ProviderOutcome(id: "none", kind: "k", name: "n", status: .empty),
    ]
    let one = comparison(
      ["a": ["x", "y"], "b": ["x"], "failed": [], "resting": [], "none": []], outcomes: outcomes)
    let verdict = ComparisonVerdict([one])
    #expect(verdict.sources.map(\.id) == ["a", "b", "none", "failed", "resting"])
    #expect(verdict.sources.map(\.standing) == [.needed, .spare, .empty, .failed, .skipped])
    #expect(verdict.sources.first?.closest == .init(id: "b", shared: 1))
    let twice = ComparisonVerdict([one, comparison(["failed": ["z"], "a": ["z"]])])
    let failed = twice.sources.first { $0.id == "failed" }
    #expect(failed?.answers == 1 && failed?.failures == 1 && failed?.standing == .incomplete)
    #expect(twice.spareTogether == ["b"])
    let outcome = ProviderOutcome(id: "b", kind: "k", name: "b", status: .partial)
    let part = ComparisonVerdict([comparison(["a": ["x", "y"], "b": ["x"]], outcomes: [outcome])])
    #expect(part.sources.map(\.standing) == [.needed, .incomplete] && part.spareTogether.isEmpty)
  }

  @Test(arguments: 0..<30)
  func `overlaps count each recipe of several sources once`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let names = (0..<25).map { "r\($0)" }
    func list() -> [String] { Array(names.shuffled(using: &random).prefix(random.below(20))) }
    let one = comparison(["a": list(), "b": list(), "c": list(), "d": list()])
    let overlaps = SourceOverlap.all(in: [one])
    #expect(Set(overlaps.map(\.providers)).count == overlaps.count)
    #expect(overlaps.map(\.recipes) == overlaps.map(\.recipes).sorted(by: >))
    for pair in one.pairs {
      let shared = overlaps.filter { Set([pair.first, pair.second]).isSubset(of: $0.providers) }
      #expect(shared.reduce(0) { $0 + $1.recipes } == pair.shared)
    }
    let doubled = SourceOverlap.all(in: [one, one])
    #expect(doubled.map(\.recipes) == overlaps.map { $0.recipes * 2 })
  }
}
