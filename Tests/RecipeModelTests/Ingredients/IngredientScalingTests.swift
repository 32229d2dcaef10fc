import RecipeModel
import TestSupport
import Testing

/// Lines for more or fewer people.
@Suite(.fewAtOnce) struct IngredientScalingTests {
  @Test(arguments: [
    ("1 (14-ounce) can tomatoes, crushed", "2 (14-ounce) cans tomatoes, crushed"),
    (".5 cup milk", "1 cup milk"), (".25 kg flour", "500 g flour"),
    ("¼ teaspoon (.5g) salt", "½ teaspoon (1g) salt"), ("milk type no.5", "milk type no.5"),
    ("200g flour", "400g flour"), ("600 g flour", "1.2 kg flour"), ("1,25 kg Mehl", "2,5 kg Mehl"),
    ("2 to 3 tbsp. olive oil", "4 to 6 tbsp. olive oil"), ("½ tsp salt", "1 tsp salt"),
    ("1 cup (240 ml) milk", "2 cups (480 ml) milk"), ("1 CUP oil", "2 CUPS oil"),
    ("8 oz flour (1 2/3 cups; 225g), sifted", "16 oz flour (3 1/3 cups; 450g), sifted"),
    ("1 i 1/2 łyżeczki kurkumy", "3 łyżeczki kurkumy"), ("1 e ½ xícara", "3 xícara"),
    ("1 cup plus 2 tablespoons sugar", "2 cups plus 4 tablespoons sugar"),
    (
      "15 tablespoons (2 sticks minus 1 tablespoon) butter",
      "30 tablespoons (4 sticks minus 2 tablespoons) butter"
    ),
    ("4 chicken breasts (about 1½ pounds)", "8 chicken breasts (about 1½ pounds)"),
    ("2 large zucchini (about 1 pound total)", "4 large zucchini (about 2 pounds total)"),
    ("8 fillets (6 oz each)", "16 fillets (6 oz each)"), ("half a lemon", "1 lemon"),
    ("500g/1lb 2oz flour", "1 kg/36oz flour"),
    ("One 15-ounce can beans", "2 x 15-ounce cans beans"),
    ("four ¾-pound ribs", "8 x ¾-pound ribs"),
    ("two 3/4-inch chops", "4 x 3/4-inch chops"),
    ("1 leaf basil", "2 leaves basil"), ("1 c. milk", "2 c. milk"),
    ("1 Prise Salz", "2 Prisen Salz"),
    ("0.25 teaspoon pepper", "0.5 teaspoon pepper"),
    (
      "2 peppers, cut into 6 strips",
      "4 peppers, cut into 6 strips"
    ),
  ])
  func `twice as much`(line: String, doubled: String) {
    #expect(MeasuredIngredient(line).scaled(by: 2)?.text == doubled)
  }

  @Test(arguments: [
    ("1 cup milk", 1, 3, "⅓ cup milk"), ("1/2 cup milk", 3, 2, "3/4 cup milk"),
    ("100 g rice", 1, 3, "33 g rice"), ("1 kg rice", 1, 4, "250 g rice"),
    ("1 l milk", 1, 3, "333 ml milk"), ("5 eggs", 1, 2, "2½ eggs"), ("1 egg", 11, 10, "1.1 egg"),
    ("1 cup milk", 1, 5, "3¼ tbsp milk"), ("1 cup milk", 1, 48, "1 tsp milk"),
    ("2 cups milk", 1, 2, "1 cup milk"), ("1 g yeast", 1, 7, "0.14 g yeast"),
  ])
  func `any ratio is written as it can be measured`(
    line: String, numerator: Int, denominator: Int, text: String
  ) throws {
    let factor = try #require(Fraction(numerator, over: denominator))
    #expect(MeasuredIngredient(line).scaled(by: factor)?.text == text)
  }

  @Test(arguments: 1...40)
  func `a factor and its inverse give the line back`(denominator: Int) throws {
    let factor = try #require(Fraction(7, over: denominator))
    let inverse = try #require(Fraction(denominator, over: 7))
    for line in IngredientLines.ordinary {
      let there = try #require(MeasuredIngredient(line).scaled(by: factor))
      #expect(there.scaled(by: inverse)?.text == line)
    }
  }

  @Test func `two factors are their product`() throws {
    let factors = try (1...9).flatMap { upper in
      try (1...9).map { try #require(Fraction(upper, over: $0)) }
    }
    for line in IngredientLines.ordinary {
      let ingredient = MeasuredIngredient(line)
      for (one, other) in zip(factors, factors.reversed()) {
        let product = try #require(one.multiplied(by: other))
        let twice = ingredient.scaled(by: one)?.scaled(by: other)
        #expect(twice == ingredient.scaled(by: product))
        #expect(twice?.text == ingredient.scaled(by: product)?.text)
      }
    }
  }

  @Test func `what no line can hold is refused`() {
    let huge = MeasuredIngredient("999999999 g sand").scaled(by: Fraction(Int.max))
    #expect(huge == nil)
    #expect(MeasuredIngredient("1 egg").scaled(by: 0) == nil)
    #expect(MeasuredIngredient("1 egg").scaled(by: -1) == nil)
  }

  @Test func `random text is kept byte for byte`() throws {
    var random = SeededRandom(seed: 7)
    let factor = try #require(Fraction(5, over: 3))
    for _ in 0..<20_000 {
      let line = random.line()
      let ingredient = MeasuredIngredient(line)
      #expect(ingredient.text.utf8.elementsEqual(line.utf8))
      #expect(ingredient.scaled(by: 1)?.text.utf8.elementsEqual(line.utf8) == true)
      let back = ingredient.scaled(by: factor)?.converted(to: .us).converted(to: .metric)
      #expect(back?.measures.count == ingredient.measures.count)
      _ = (back?.text, back?.details, back?.plainAmount?.amount)
    }
  }

  @Test func `a long line costs no more than its length`() {
    for line in [
      String(repeating: "1 cup (2 oz) or ", count: 100_000),
      String(repeating: "1", count: 1_000_000),
      String(repeating: "(", count: 1_999), String(repeating: "½", count: 1_999),
    ] {
      #expect(MeasuredIngredient(line).text == line)
    }
  }
}
