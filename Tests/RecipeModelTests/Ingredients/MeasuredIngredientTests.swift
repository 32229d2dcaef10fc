import RecipeModel
import TestSupport
import Testing

/// Lines as people write them, taken apart.
@Suite(.fewAtOnce) struct MeasuredIngredientTests {
  @Test(arguments: [
    ("2 cups flour", "2 cups flour"), ("1 1/2 cups sugar", "3/2 cups sugar"),
    ("1-1/2 cups water", "3/2 cups water"), ("1 and 1/2 cups water", "3/2 cups water"),
    ("1½ cups milk", "3/2 cups milk"), ("½ tsp salt", "1/2 tsp salt"),
    ("1⁄2 tsp salt", "1/2 tsp salt"),
  ])
  func `amounts are exact`(line: String, reading: String) {
    let ingredient = MeasuredIngredient(line)
    let unit = ingredient.plainAmount?.unit ?? ""
    #expect("\(ingredient.amount?.lower ?? 0) \(unit) \(ingredient.item)" == reading)
  }

  @Test(arguments: [
    ("200g flour", KitchenUnit.gram), ("1,5 kg Mehl", .kilogram), ("5 mg saffron", .milligram),
    ("2 dl cream", .deciliter), ("4 cl rum", .centiliter), ("250 ml milk", .milliliter),
    ("1 L water", .liter), ("1 T sugar", .tablespoon), ("1 t sugar", .teaspoon),
    ("2 tbsp. oil", .tablespoon), ("2 EL Zucker", .tablespoon), ("1 TL Salz", .teaspoon),
    ("1 cuillère à soupe de sucre", .tablespoon), ("1 c. milk", .cup), ("2 CUPS milk", .cup),
    ("1 fl. oz. rum", .fluidOunce), ("8 fluid ounces water", .fluidOunce),
    ("64 Ounces, Fluid Chicken Broth", .fluidOunce), ("8 ounces, weight cheese", .ounce),
    ("1 pint cream", .pint), ("1 qt. stock", .quart), ("1 gallon water", .gallon),
    ("14 oz tofu", .ounce), ("2 lbs. beef", .pound), ("3 cloves garlic", .piece("clove")),
    ("2 large cloves garlic", .piece("clove")), ("a pinch of salt", .piece("pinch")),
    ("1 stick butter", .piece("stick")), ("1 bunch dill", .piece("bunch")),
    ("2 (8 ounce) packages cream cheese", .piece("package")),
    ("One 15-ounce can black beans", .piece("can")), ("a 6-ounce can tomato paste", .piece("can")),
    ("2 x 400g tins chopped tomatoes", .piece("tin")), ("1 Prise Salz", .piece("Prise")),
    ("Rice - 1 cup", .cup), ("flour 200 g", .gram), ("- 2 cups peas", .cup),
    ("3. 1/2 cup rice", .cup), ("about 2 cups stock", .cup), ("Garnish: 1/4 cup dill", .cup),
  ])
  func `units are understood`(line: String, unit: KitchenUnit) {
    #expect(MeasuredIngredient(line).amount?.unit == unit)
  }

  @Test(arguments: [
    ("2-3 carrots", 2, 3), ("2–3 carrots", 2, 3), ("2 to 3 carrots", 2, 3),
    ("2 or 3 carrots", 2, 3), ("2 bis 3 Karotten", 2, 3), ("2 - 3 carrots", 2, 3),
  ])
  func `ranges have two ends`(line: String, lower: Int, upper: Int) {
    let amount = MeasuredIngredient(line).amount
    #expect(amount == IngredientAmount(Fraction(lower), to: Fraction(upper)))
  }

  @Test(arguments: [
    ("1 (14-ounce) can tomatoes, crushed", "tomatoes", "14-ounce, crushed"),
    ("2 x 400g tins chopped tomatoes", "chopped tomatoes", "x 400g"),
    ("1 cup (240 ml) milk", "milk", "240 ml"), ("a pinch of salt", "salt", ""),
    ("1 cup plus 2 tablespoons sugar", "sugar", "plus 2 tablespoons"),
    ("1 cup butter or 1 cup margarine", "butter", "or 1 cup margarine"),
    ("2 (9 inch) pie crusts", "pie crusts", "9 inch"), ("juice of 1 lemon", "lemon", "juice of"),
    ("salt to taste", "salt to taste", ""), ("1 can (16 oz.) pumpkin", "pumpkin", "16 oz."),
    ("Rice - 1 cup", "Rice", ""), ("100 g", "", ""),
  ])
  func `the item stands apart from what describes it`(line: String, item: String, details: String) {
    let ingredient = MeasuredIngredient(line)
    #expect(ingredient.item == item)
    #expect(ingredient.details == details)
  }

  @Test(arguments: [
    "salt to taste", "7-Up", "2% milk", "00 flour", "5-spice powder", "1 1/2-inch piece ginger",
    "3-pound chicken", "1-14 oz can coconut milk", "1/0 cup nothing", "half and half", "", " ",
    "Special equipment: 6 ramekins", "1234567890 g sand", "2&nbsp;1/2 pounds beef",
  ])
  func `a line without an amount that is sure has none`(line: String) {
    let ingredient = MeasuredIngredient(line)
    #expect(ingredient.amount == nil)
    #expect(ingredient.scaled(by: 3)?.text == line)
  }

  @Test func `amounts of one dimension have one base`() {
    func base(_ line: String) -> IngredientAmount? { MeasuredIngredient(line).amount?.base }
    #expect(base("1 kg x") == IngredientAmount(1_000, unit: .gram))
    #expect(base("1 lb x")?.lower == Fraction(45_359_237, over: 100_000))
    #expect(base("1 gallon x")?.lower == Fraction(3_785_411_784, over: 1_000_000))
    #expect(base("16 tbsp x") == base("1 cup x"))
    #expect(base("3 tsp x") == base("1 tablespoon x"))
    #expect(base("2 dozen eggs")?.lower == 24)
    #expect(base("2 cans x")?.unit == .piece("can"))
  }

  @Test func `the smallest part of a whole stays what it is`() throws {
    let least = try #require(Fraction(1, over: .max))
    #expect(IngredientAmount(least, unit: nil).kitchenText(in: .metric) == "1/\(Int.max)")
  }
}
