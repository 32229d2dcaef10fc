import RecipeModel
import Testing

@testable import RecipeSearch

@Suite struct ComparisonSummaryTests {
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
    #expect(a.recipes?.count == 3 && a.recipes?.median == 1)
    #expect(a.uniqueShare?.count == 2 && a.uniqueShare?.median == 0.75)
    let b = try #require(summary.providers.first { $0.id == "b" })
    #expect(b.recipes?.count == 2 && b.recipes?.greatest == 1)
    #expect(b.statuses.map { "\($0.status) \($0.count)" } == ["ok 1", "skipped 1", "timedOut 1"])
    #expect(b.firstListing == nil)
    #expect(summary.pairs.count == 1)
    #expect(summary.pairs[0].jaccard?.count == 2)
    #expect(summary.pairs[0].kendallTauB == nil)
  }

  @Test func `a pair is one pair, in whichever order the queries name it`() {
    let summary = ComparisonSummary([
      comparison(["a": ["x"], "b": ["x"]]), comparison(["b": ["x", "y"], "a": ["x"]]),
    ])
    #expect(summary.providers.map(\.id) == ["a", "b"])
    #expect(summary.pairs.count == 1)
    #expect(summary.pairs[0].shared?.count == 2)
    #expect(ComparisonSummary([]).providers.isEmpty)
  }
}
