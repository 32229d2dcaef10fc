import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct ScoreTests {
  @Test func `a score prints its exact decimal`() {
    #expect(Score(1.0 / 61).description == "0.016393442622951")
    #expect(Score(0).description == "0")
    #expect(Score(2).description == "2")
    #expect(Score(-0.5).description == "-0.5")
    #expect(Score(units: 1).description == "0.000000000000001")
    #expect(Score(units: 1_250_000_000_000_000).description == "1.25")
  }

  @Test func `a score stays within its range whatever it is made of`() {
    #expect(Score(.infinity).units == 9_000_000_000_000_000_000)
    #expect(Score(.nan) == .zero)
    #expect(Score(units: .max) + Score(units: 1) == Score(units: .max))
  }

  @Test func `adding scores in any order gives the same score`() {
    var random = SeededRandom(seed: 7)
    let terms = (0..<100).map { _ in Score(Double.random(in: 0...1, using: &random)) }
    let sum = terms.reduce(.zero, +)
    for _ in 0..<20 { #expect(terms.shuffled(using: &random).reduce(.zero, +) == sum) }
  }
}
