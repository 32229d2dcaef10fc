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
    ("8 oz flour (1 2/3 cups; 225g), sifted", "1 lb flour (3 1/3 cups; 450g), sifted"),
    ("1 i 1/2 łyżeczki kurkumy", "3 łyżeczki kurkumy"), ("1 e ½ xícara", "3 xícara"),
    ("1 cup plus 2 tablespoons sugar", "2¼ cups sugar"),
    (
      "15 tablespoons (2 sticks minus 1 tablespoon) butter",
      "30 tablespoons (4 sticks minus 2 tablespoons) butter"
    ),
    ("4 chicken breasts (about 1½ pounds)", "8 chicken breasts (about 3 pounds)"),
    ("2 large zucchini (about 1 pound total)", "4 large zucchini (about 2 pounds total)"),
    ("8 fillets (6 oz each)", "16 fillets (6 oz each)"), ("half a lemon", "1 lemon"),
    ("500g/1lb 2oz flour", "1 kg/2¼ lb flour"),
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
    ("1 l milk", 1, 3, "335 ml milk"), ("5 eggs", 1, 2, "2½ eggs"), ("1 egg", 11, 10, "1 egg"),
    ("1 cup milk", 1, 5, "3 tablespoons + ½ teaspoon milk"),
    ("1 cup milk", 1, 48, "1 teaspoon milk"),
    ("2 cups milk", 1, 2, "1 cup milk"), ("1 g yeast", 1, 7, "0.14 g yeast"),
  ])
  func `any ratio is written as it can be measured`(
    line: String, numerator: Int, denominator: Int, text: String
  ) throws {
    let factor = try #require(Fraction(numerator, over: denominator))
    #expect(MeasuredIngredient(line).scaled(by: factor)?.text == text)
  }

  @Test(arguments: [
    // What is counted is rounded to what can be taken.
    ("3 eggs", 25, 6, "13 eggs"), ("2 eggs", 1, 2, "1 egg"), ("3 eggs", 1, 2, "1½ eggs"),
    ("1 egg", 1, 3, "½ egg"), ("2.25 eggs", 9, 4, "5 eggs"),
    ("2 dozen mushrooms", 25, 6, "100 mushrooms"),
    ("4 garlic cloves", 1, 4, "1 garlic clove"), ("1 onion, chopped", 5, 1, "5 onions, chopped"),
    ("2 onions", 1, 4, "½ onion"), ("2-3 carrots", 1, 2, "1-1½ carrots"),
    // Spoons, cups and pounds that exist, the larger where it is shorter.
    ("4 tablespoons oil", 25, 6, "1 cup oil"), ("1 tsp salt", 3, 1, "1 tbsp salt"),
    ("1 tablespoon oil", 7, 3, "2 tablespoons + 1 teaspoon oil"),
    ("1 teaspoon salt", 6, 1, "2 tablespoons salt"),
    ("12 oz beef", 3, 1, "2¼ lb beef"), ("2 EL Öl", 25, 6, "8 EL Öl"),
    // Cans keep their size and are counted.
    ("12 oz can tomatoes", 25, 6, "4 x 12 oz cans tomatoes"),
    ("1 (12 oz) can tomatoes", 25, 6, "4 (12 oz) cans tomatoes"),
    ("400 g tin chickpeas, drained", 2, 1, "2 x 400 g tins chickpeas, drained"),
    // The number of the noun, in six languages.
    ("2 Eier", 1, 2, "1 Ei"), ("1 Zwiebel", 3, 1, "3 Zwiebeln"), ("2 œufs", 1, 2, "1 œuf"),
    ("1 œuf", 3, 2, "1½ œuf"), ("1 huevo", 2, 1, "2 huevos"), ("2 limones", 1, 2, "1 limón"),
    ("2 uova", 1, 2, "1 uovo"), ("1 cipolla", 2, 1, "2 cipolle"), ("2 eieren", 1, 2, "1 ei"),
    ("1 tomaat", 2, 1, "2 tomaten"), ("2 große Eier", 2, 1, "4 große Eier"),
    // A sign before three digits of grams is one of thousands.
    ("1.500 g Kartoffeln", 2, 1, "3 kg Kartoffeln"),
    ("1.500 g Kartoffeln", 1, 2, "750 g Kartoffeln"),
    ("1.000 ml Brühe", 2, 1, "2 l Brühe"), ("1,500 g flour", 2, 1, "3 kg flour"),
    ("1.000-1.500 g Kartoffeln", 1, 2, "500-750 g Kartoffeln"),
    ("1.500 kg Mehl", 2, 1, "3 kg Mehl"),
    ("0.500 g saffron", 2, 1, "1 g saffron"), ("1.5 g yeast", 2, 1, "3 g yeast"),
    // What has no number stays.
    ("1 bread", 2, 1, "2 bread"), ("salt to taste", 2, 1, "salt to taste"),
  ])
  func `amounts are such as a cook would write`(
    line: String, numerator: Int, denominator: Int, text: String
  ) throws {
    let factor = try #require(Fraction(numerator, over: denominator))
    #expect(MeasuredIngredient(line).scaled(by: factor)?.text == text)
  }

  @Test(arguments: ["4 plus 1 tablespoons oil", "2 + 1 cups milk", "1 12 oz can beans"])
  func `figures that would say something else are not converted, with a note`(line: String) {
    let recipe = Recipe(
      listing: Listing(
        id: ListingID(provider: "a", id: "1"), title: "Dough", ingredients: [line]))
    let adapted = RecipeAdaptation(units: .metric).adapt(recipe)
    #expect(adapted.recipe.listing.ingredients == [line])
    #expect(
      adapted.notes == ["Not converted, as the measure is not exact: “\(line)”."])
  }

  @Test func `half an egg is told with how to take it, and exact amounts stay`() throws {
    var recipe = Recipe(
      listing: Listing(
        id: ListingID(provider: "a", id: "1"), title: "Cake", ingredients: ["3 eggs", "1-2 pears"],
        totalMinutes: 40))
    recipe.listing.recipeYield = "4 servings"
    let adapted = RecipeAdaptation(servings: 2).adapt(recipe)
    #expect(adapted.recipe.listing.ingredients == ["1½ eggs", "½-1 pear"])
    #expect(adapted.factor == Fraction(1, over: 2))
    #expect(adapted.exactAmounts.map { $0?.lower } == [Fraction(3, over: 2), Fraction(1, over: 2)])
    #expect(
      adapted.notes == [
        "Part of an egg is taken from a beaten one, about 3 tablespoons: “1½ eggs”.",
        "Scaled by 0.5; times stay as the source gives them.",
      ])
    #expect(RecipeAdaptation(servings: 4).adapt(recipe).factor == nil)
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
