import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct LineAmountsTests {
  private func amounts(_ line: String) -> LineAmounts { DishLine(line).amounts }

  private func agreement(_ line: String, against reference: String) -> QuantityAgreement {
    QuantityAgreement(amounts(line), against: amounts(reference))
  }

  @Test(arguments: [
    ("8 oz butter", "225 g butter"), ("1 cup milk", "250 ml milk"), ("2-3 onions", "2 to 3 onions"),
    ("1 (14-ounce) can tomatoes", "400 g tomatoes"), ("1 dozen eggs", "12 eggs"),
    ("1 cup plus 2 tablespoons flour", "18 tablespoons flour"),
    ("4 cups (500 g) flour", "500 g flour"), ("3 garlic cloves", "3 cloves garlic"),
    ("2 celery stalks, diced", "2 stalks of celery"),
  ])
  func `quantities are the same across units, sizes and sums`(_ one: String, _ other: String) {
    #expect(agreement(one, against: other) == .equal)
    #expect(agreement(other, against: one) == .equal)
  }

  @Test func `a different quantity is so many times the other`() {
    #expect(agreement("100 g butter", against: "50 g butter") == .differs(ratio: 2))
    #expect(agreement("1 onion", against: "4 onions") == .differs(ratio: 0.25))
    #expect(agreement("2-4 onions", against: "2 onions") == .differs(ratio: 1.5))
  }

  @Test func `what cannot be compared says why`() {
    let cases: [(String, String, QuantityProblem)] = [
      ("salt", "1 tsp salt", .noAmount),
      ("1 heaping cup flour", "1 cup flour", .inexact),
      ("1 cup minus 1 tablespoon flour", "1 cup flour", .severalAmounts),
      ("120 g flour", "1 cup flour", .otherMeasure(.volume, .mass)),
      ("1 head garlic", "3 cloves garlic", .otherMeasure(.count("clove"), .count("head"))),
    ]
    for (line, reference, problem) in cases {
      #expect(agreement(line, against: reference) == .incomparable(problem), "\(line)")
    }
  }
}
