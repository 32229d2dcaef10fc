import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct FractionTests {
  @Test func `a third of three is one`() throws {
    let third = try #require(Fraction(1, over: 3))
    #expect(third.multiplied(by: 3) == 1)
    #expect(third.adding(third)?.adding(third) == 1)
    #expect(Fraction(1).divided(by: third) == 3)
  }

  @Test func `a ratio is in lowest terms with its sign above`() throws {
    let half = try #require(Fraction(-3, over: 6))
    #expect((half.numerator, half.denominator) == (-1, 2))
    #expect(Fraction(3, over: -6) == half)
    #expect("\(half)" == "-1/2")
    #expect(Fraction(1, over: 0) == nil)
    #expect(Fraction(1).divided(by: 0) == nil)
  }

  @Test func `what would overflow is none`() {
    #expect(Fraction(Int.max).multiplied(by: 2) == nil)
    #expect(Fraction(Int.max).adding(1) == nil)
    #expect(Fraction(Int.min, over: -1) == nil)
    #expect(Fraction(Int.max).multiplied(by: Fraction(Int.max))?.numerator == nil)
    #expect(Fraction(Int.max, over: 2).map { $0 < Fraction(Int.max) } == true)
  }

  @Test(arguments: [
    (5, 2, 3), (-5, 2, -3), (7, 3, 2), (-7, 3, -2), (1, 2, 1), (-1, 2, -1), (0, 1, 0),
  ])
  func `halves round away from zero`(numerator: Int, denominator: Int, whole: Int) throws {
    let value = try #require(Fraction(numerator, over: denominator))
    #expect(value.rounded(toMultipleOf: 1) == Fraction(whole))
  }
}
