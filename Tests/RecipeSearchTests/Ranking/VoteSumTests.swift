import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct VoteSumTests {
  private func vote(_ weight: Double, _ k: Double, _ rank: Int) -> VoteSum {
    VoteSum.Formula(k: k).vote(VoteSum.Decimal(weight), rank: rank)
  }

  @Test func `every way to make up a sum makes the same sum`() {
    for rank in 1...400 {
      let whole = vote(1, 60, rank)
      for parts in 2...7 {
        let part = vote(1, 60, (60 + rank) * parts - 60)
        let sum = (1...parts).reduce(VoteSum.zero) { sum, _ in sum + part }
        #expect(sum == whole && sum.score == whole.score)
      }
    }
  }

  @Test func `neighbours in the last places of a double are told apart`() {
    #expect(vote(1, 60, 1) > vote(0.999_999_999_999_999_9, 60, 1))
    #expect(vote(1, 60, 1_000_000_000) > vote(1, 60, 1_000_000_001))
  }

  @Test(
    arguments: [
      (1.0, 60.0, 1), (0.3, 12.5, 2), (100, 0, 1), (7.1, 1.0 / 3, 9), (1e-9, 60, 3),
      (0.123_456_789_012_345_67, 17.987_654_321_098_765, 12), (1, 1e18, 5), (50, 1e-7, 1),
    ] as [(Double, Double, Int)])
  func `a vote is its formula`(weight: Double, k: Double, rank: Int) {
    let value = weight / (k + Double(rank))
    let difference = vote(weight, k, rank).score.doubleValue - value
    #expect(abs(difference) <= 1e-15 + value * 4e-16)
  }

  @Test func `what no score can hold is the greatest one`() {
    #expect(vote(100, 0, 0).score == Score(units: .max))
    #expect((vote(100, 0, 0) + vote(1, 60, 1)).score == Score(units: .max))
    #expect(vote(0, 60, 1) == .zero)
    #expect(vote(1, 1e300, .max).score == .zero)
  }
}
