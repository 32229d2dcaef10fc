import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct ComparisonChangeTests {
  private func outcome(
    _ id: String, _ status: ProviderOutcome.Status = .ok, kept: Int = 0,
    seconds: Int = 1, cache: CacheState? = .miss
  ) -> ProviderOutcome {
    ProviderOutcome(
      id: id, kind: "k", name: id, status: status,
      listings: ListingCounts(received: kept, kept: kept), duration: .seconds(seconds),
      cache: cache)
  }

  /// A comparison of one provider whose listings carry the names as identifiers.
  private func one(
    _ names: [String], _ outcome: ProviderOutcome, fields: (String) -> Bool = { _ in true },
    extent: SearchExtent = .everything
  ) -> Comparison {
    let listings = names.enumerated().map { place, name in
      listing(outcome.id, name, name, rank: place + 1, ingredients: fields(name) ? ["salt"] : [])
    }
    return Comparison(
      SearchReport(
        query: SearchQuery(text: "x"), plan: [], outcomes: [outcome],
        recipes: RecipeRanker().recipes(
          from: listings.map { .init(listings: [$0], identity: .text($0.listing.title)) },
          sort: .best),
        isComplete: true),
      ranking: RankingOptions(), extent: extent)
  }

  private func titles(_ placed: [ComparisonChange.Placed]) -> [String] {
    placed.map { "\($0.place) \($0.recipe.unified.title)" }
  }

  @Test func `recipes gained, lost and moved are told with their places`() {
    let old = one(["a", "b", "c", "d"], outcome("p", kept: 4))
    let new = one(["b", "a", "e", "d"], outcome("p", kept: 4))
    let change = ComparisonChange(from: old, to: new)
    #expect(titles(change.gained) == ["3 e"])
    #expect(titles(change.lost) == ["3 c"])
    #expect(change.kept == 3)
    let moves = change.moves.map { "\($0.recipe.unified.title) \($0.before) \($0.after)" }
    #expect(moves == ["b 2 1", "a 1 2"])
  }

  @Test func `nothing changed is no change`() {
    let old = comparison(["a": ["x", "y", "z"], "b": ["z", "w"]])
    let change = ComparisonChange(from: old, to: old)
    #expect(change.gained.isEmpty && change.lost.isEmpty && change.moves.isEmpty)
    #expect(change.leftTop.isEmpty && change.kept == 4)
    #expect(change.regressions().isEmpty)
  }

  @Test(arguments: 0..<40)
  func `gained and lost trade places when the runs do`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    func list() -> Comparison {
      let names = (0..<30).map { "r\($0)" }.shuffled(using: &random)
      return one(Array(names.prefix(random.below(25))), outcome("p"))
    }
    let (old, new) = (list(), list())
    let (there, back) = (
      ComparisonChange(from: old, to: new), ComparisonChange(from: new, to: old)
    )
    #expect(titles(there.gained) == titles(back.lost))
    #expect(titles(there.lost) == titles(back.gained))
    #expect(there.kept == back.kept && there.moves.count == back.moves.count)
    #expect(there.kept + there.gained.count == new.recipes.count)
    #expect(there.kept + there.lost.count == old.recipes.count)
  }

  @Test func `a recipe that was merged anew is neither lost nor gained`() {
    func report(_ clusters: [[RankedListing]]) -> Comparison {
      Comparison(
        SearchReport(
          query: SearchQuery(text: "x"), plan: [], outcomes: [],
          recipes: RecipeRanker().recipes(
            from: clusters.map { .init(listings: $0, identity: .text($0[0].listing.title)) },
            sort: .best), isComplete: true),
        ranking: RankingOptions(), extent: .everything)
    }
    let (x, y) = (listing("p", "x"), listing("q", "y"))
    let change = ComparisonChange(from: report([[x], [y]]), to: report([[x, y]]))
    #expect(change.gained.isEmpty && change.lost.isEmpty && change.kept == 1)
  }

  @Test func `each criterion is met by what it names and by nothing else`() {
    let names = (0..<12).map { "r\($0)" }
    let base = one(names, outcome("p", kept: 12))
    func worse(_ new: Comparison) -> [Regression.Criterion] {
      ComparisonChange(from: base, to: new).regressions().map(\.criterion)
    }
    #expect(worse(base).isEmpty)
    #expect(worse(one(names, outcome("p", .partial, kept: 12))) == [.status])
    #expect(worse(one(names, outcome("p", kept: 11))) == [.listings])
    #expect(
      worse(one(names.dropLast(), outcome("p", kept: 11))) == [.listings, .recipes])
    #expect(worse(one(names, outcome("p", kept: 12)) { $0 != "r3" }) == [.fields])
    #expect(worse(one(names, outcome("p", kept: 12, seconds: 2))) == [.latency])
    #expect(worse(one(names, outcome("p", kept: 12, seconds: 2, cache: .hit))).isEmpty)
    let swapped = ["r1", "r0"] + names.dropFirst(2)
    #expect(worse(one(swapped, outcome("p", kept: 12))) == [.moves])
    let turned = Array(names.dropFirst(2)) + names.prefix(2)
    #expect(worse(one(turned, outcome("p", kept: 12))) == [.top, .moves])
    #expect(worse(one(names, outcome("q", kept: 12))).contains(.status))
  }

  @Test(arguments: [
    (ProviderOutcome.Status.ok, true), (.empty, true), (.partial, true), (.timedOut, false),
  ])
  func `a source that is asked no more is missed only when it answered`(
    _ status: ProviderOutcome.Status, _ isMissed: Bool
  ) {
    let old = one([], outcome("p", status))
    let change = ComparisonChange(from: old, to: one([], outcome("q")))
    #expect(change.regressions().contains { $0.criterion == .status } == isMissed)
  }

  @Test func `a part of a list after an empty one is not worse, nor the other way round`() {
    let (empty, part) = (one([], outcome("p", .empty)), one(["a"], outcome("p", .partial, kept: 1)))
    #expect(ComparisonChange(from: empty, to: part).regressions().isEmpty)
    let back = ComparisonChange(from: part, to: empty).regressions()
    #expect(!back.contains { $0.criterion == .status })
    let failed = ComparisonChange(from: empty, to: one([], outcome("p", .timedOut)))
    #expect(failed.regressions().map(\.criterion) == [.status])
  }

  @Test func `what came beyond the depth that is compared is no loss`() {
    func run(_ kept: Int) -> Comparison {
      var report = comparedReport(
        ["p": (0..<kept).map { "r\($0)" }], outcomes: [outcome("p", kept: kept)])
      report.query.limit = 5
      return Comparison(
        report, ranking: RankingOptions(), extent: .everything,
        options: ComparisonOptions(depth: 5))
    }
    #expect(ComparisonChange(from: run(9), to: run(6)).regressions().isEmpty)
    #expect(
      ComparisonChange(from: run(9), to: run(4)).regressions().map(\.criterion)
        == [.listings, .recipes, .top])
  }

  @Test func `better is not worse`() {
    let base = one(["a", "b"], outcome("p", .partial, kept: 2, seconds: 9)) { $0 == "a" }
    let new = one(["a", "b", "c"], outcome("p", kept: 3, seconds: 1))
    #expect(ComparisonChange(from: base, to: new).regressions().isEmpty)
    let back = ComparisonChange(from: new, to: base).regressions(among: Regression.usual)
    #expect(back.map(\.criterion) == [.status, .listings, .fields, .recipes])
  }

  @Test func `small changes of fields and times are noise`() {
    let names = (0..<40).map { "r\($0)" }
    let base = one(names, outcome("p", kept: 40))
    let one = one(names, outcome("p", kept: 40)) { $0 != "r3" && $0 != "r9" }
    #expect(ComparisonChange(from: base, to: one).regressions().isEmpty)
  }

  @Test func `recipes of pages are not counted by provider`() {
    let base = one(["a", "b", "c"], outcome("p", kept: 20), extent: .page)
    let new = one(["a", "b"], outcome("p", kept: 20), extent: .page)
    let change = ComparisonChange(from: base, to: new)
    #expect(change.isPartial)
    #expect(change.regressions().map(\.criterion) == [.recipes, .top])
  }
}
