import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct ComparisonSummaryTests {
  @Test func `quantiles lie between neighbours as definition 7 has it`() throws {
    let four = try #require(Distribution([4, 1, 3, 2]))
    #expect([four.least, four.lowerQuartile, four.median] == [1, 1.75, 2.5])
    #expect([four.upperQuartile, four.greatest] == [3.25, 4])
    let single = try #require(Distribution([7]))
    #expect(single.lowerQuartile == 7 && single.median == 7 && single.upperQuartile == 7)
    #expect(Distribution([]) == nil)
  }

  @Test(arguments: 0..<30)
  func `half of the values lie on either side of the median`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let values = (0...random.below(40)).map { _ in Double(random.below(20)) }
    let spread = try #require(Distribution(values))
    func below(_ value: Double) -> Int { values.count { $0 < value } }
    func above(_ value: Double) -> Int { values.count { $0 > value } }
    #expect(2 * below(spread.median) <= values.count && 2 * above(spread.median) <= values.count)
    #expect(4 * below(spread.lowerQuartile) <= values.count + 3)
    #expect(4 * above(spread.upperQuartile) <= values.count + 3)
    #expect(Distribution(values.reversed()) == spread)
  }

  @Test func `figures are those of the queries for which they are defined`() throws {
    let skipped = ProviderOutcome(id: "b", kind: "k", name: "b", status: .skipped)
    let failed = ProviderOutcome(id: "b", kind: "k", name: "b", status: .timedOut)
    let summary = ComparisonSummary([
      comparison(["a": ["x", "y"], "b": ["y"]]),
      comparison(["a": ["x"], "b": []], outcomes: [skipped]),
      comparison(["a": [], "b": []], outcomes: [failed]),
    ])
    let a = try #require(summary.providers.first { $0.id == "a" })
    #expect(a.figures[.recipes]?.count == 3 && a.figures[.recipes]?.median == 1)
    #expect(a.figures[.uniqueShare]?.count == 2 && a.figures[.uniqueShare]?.median == 0.75)
    let b = try #require(summary.providers.first { $0.id == "b" })
    #expect(b.figures[.recipes]?.count == 1 && b.figures[.recipes]?.least == 1)
    #expect(b.statuses.map { "\($0.status) \($0.count)" } == ["ok 1", "skipped 1", "timedOut 1"])
    #expect(b.firstListing == nil)
    #expect(summary.pairs.count == 1)
    #expect(summary.pairs.first?.figures[.jaccard]?.count == 1)
    #expect(summary.pairs.first?.figures[.kendallTauB] == nil)
  }

  @Test(arguments: [ProviderOutcome.Status(.rateLimited), .init(.suspended), .skipped, .cancelled])
  func `a query without an answer is no zero in the medians`(
    _ status: ProviderOutcome.Status
  ) throws {
    let whole = comparison(["a": ["x", "y"], "b": ["y", "z"]])
    let silent = comparison(
      ["a": ["x", "y"], "b": []],
      outcomes: [ProviderOutcome(id: "b", kind: "k", name: "b", status: status)])
    let summary = ComparisonSummary([whole, silent, silent])
    let b = try #require(summary.providers.first { $0.id == "b" })
    for spread in [
      b.figures[.listings], b.figures[.recipes], b.figures[.uniqueRecipes], b.figures[.duplicates],
      b.leavingTop,
    ] {
      #expect(spread?.count == 1)
    }
    #expect(b.figures[.recipes]?.median == 2)
    let pair = try summary.pairs[at: 0]
    #expect(pair.figures[.shared]?.least == 1 && pair.figures[.shared]?.count == 1)
    #expect(pair.figures[.jaccard]?.count == 1 && pair.figures[.rankBiasedOverlap]?.count == 1)
  }

  @Test func `the first listing never comes later than all of them`() throws {
    func outcome(_ first: Int?, _ all: Int) -> ProviderOutcome {
      ProviderOutcome(
        id: "a", kind: "k", name: "a", status: first == nil ? .empty : .ok,
        duration: .milliseconds(all), timeToFirstListing: first.map { .milliseconds($0) })
    }
    let summary = ComparisonSummary([
      comparison(["a": ["x"]], outcomes: [outcome(900, 1_000)]),
      comparison(["a": []], outcomes: [outcome(nil, 10)]),
      comparison(["a": []], outcomes: [outcome(nil, 20)]),
    ])
    #expect(summary.providers.first?.firstListing?.median == 900)
    #expect(summary.providers.first?.time?.median == 1_000)
  }

  @Test func `a pair is one pair, in whichever order the queries name it`() {
    let summary = ComparisonSummary([
      comparison(["a": ["x"], "b": ["x"]]), comparison(["b": ["x", "y"], "a": ["x"]]),
    ])
    #expect(summary.providers.map(\.id) == ["a", "b"])
    #expect(summary.pairs.count == 1)
    #expect(summary.pairs.first?.figures[.shared]?.count == 2)
    #expect(ComparisonSummary([]).providers.isEmpty)
  }
}
