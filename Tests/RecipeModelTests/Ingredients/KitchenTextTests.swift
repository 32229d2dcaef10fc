import RecipeModel
import TestSupport
import Testing

/// Figures that nobody wrote, as a cook measures them.
@Suite(.fewAtOnce) struct KitchenTextTests {
  @Test(arguments: [
    (4.93, KitchenUnit.milliliter, "1 tsp"), (0.821, .milliliter, "1/6 tsp"),
    (14.8, .milliliter, "1 tbsp"), (118.3, .milliliter, "½ cup"), (237, .milliliter, "1 cup"),
    (709, .milliliter, "3 cups"), (28.3, .gram, "1 oz"), (567, .gram, "1¼ lb"),
    (2, .piece("clove"), "2 cloves"), (0.5, .piece("clove"), "½ clove"),
    (1, .piece("bunch"), "1 bunch"), (0.1, .piece("whole"), "1/10 whole"),
  ])
  func `amounts are told in spoons, cups and parts`(
    _ value: Double, _ unit: KitchenUnit, _ text: String
  ) throws {
    let amount = IngredientAmount(try #require(Fraction(near: value)), unit: unit)
    #expect(amount.kitchenText(in: .us) == text)
  }

  @Test(arguments: [
    (0.143, "1/7"), (0.167, "1/6"), (0.2, "1/5"), (0.0625, "1/16"), (0.28, "¼"), (0.35, "⅓"),
    (1.13, "1⅛"), (2.4, "2⅜"),
    (4.5, "4½"), (12.3, "12½"), (237.4, "237"),
  ])
  func `pieces are told in parts that can be cut`(_ value: Double, _ text: String) throws {
    let amount = IngredientAmount(try #require(Fraction(near: value)))
    #expect(amount.kitchenText(in: .metric) == text)
  }

  @Test(arguments: [
    (4.93, KitchenUnit.milliliter, "5 ml"), (237, .milliliter, "240 ml"),
    (1420, .milliliter, "1.4 l"),
    (75.6, .gram, "76 g"), (2_270, .gram, "2.27 kg"),
  ])
  func `metric amounts are rounded as scales and jugs are`(
    _ value: Double, _ unit: KitchenUnit, _ text: String
  ) throws {
    let amount = IngredientAmount(try #require(Fraction(near: value)), unit: unit)
    #expect(amount.kitchenText(in: .metric) == text)
  }

  @Test func `a range shares its unit, and one that rounds away is a single amount`() throws {
    func text(_ lower: Double, _ upper: Double) throws -> String? {
      let start = try #require(Fraction(near: lower))
      return IngredientAmount(start, to: Fraction(near: upper), unit: .milliliter)
        .kitchenText(in: .us)
    }
    #expect(try text(1.23, 4.93) == "¼ to 1 tsp")
    #expect(try text(118, 355) == "½ to 1½ cups")
    #expect(try text(2.46, 59.1) == "½ tsp to ¼ cup")
    #expect(try text(14.8, 15) == "1 tbsp")
  }

  @Test func `numbers beyond measure are left to others`() {
    #expect(Fraction(near: 1e13) == nil && Fraction(near: .nan) == nil)
    #expect(Fraction(near: .infinity) == nil)
    #expect(Fraction(near: 1e-9) == 0)
  }

  @Test(arguments: 0..<50)
  func `at most a seventh is rounded away`(_ seed: Int) throws {
    let value = 0.01 * Double(seed * seed * 7 + 1)
    let amount = IngredientAmount(try #require(Fraction(near: value)))
    let text = try #require(amount.kitchenText(in: .us))
    let read = try #require(MeasuredIngredient("\(text) eggs").amount?.lower.doubleValue)
    #expect(abs(read - value) <= value / 6.9, "\(value): \(text)")
  }
}
