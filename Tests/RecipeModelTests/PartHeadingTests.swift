import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct PartHeadingTests {
  @Test(arguments: [
    ("Ingredients (serves 4)", "4"), ("Zutaten für 4 Personen", "4 Personen"),
    ("Zutaten (für 2 Personen):", "2 Personen"), ("Zutaten für ca. 12 Stück", "12 Stück"),
    ("Ingrédients pour 6 personnes", "6 personnes"), ("Ingrédients (pour 4 pers.)", "4 pers."),
    ("Ingredientes para 4 personas", "4 personas"), ("Ingredienti per 4 persone", "4 persone"),
    ("Ingrediënten voor 4 personen", "4 personen"), ("Ingredients for 24 cookies", "24 cookies"),
    ("Ingredients: serves 4-6", "4-6"), ("Ingredients – 4 servings", "4 servings"),
    ("Ingredients (makes 12 muffins)", "12 muffins"), ("🛒 Ingredients (4 servings)", "4 servings"),
    ("The ingredients for 4 people", "4 people"), ("材料（2人分）", "2人分"), ("材料4人分", "4人分"),
  ])
  func `a heading of ingredients may say how much the recipe makes`(line: String, yield: String) {
    let heading = PartHeading(line)
    #expect(heading?.part == .ingredients)
    #expect(heading?.yield == yield)
    #expect(heading?.name == nil && heading?.isYieldAlone == false)
  }

  @Test(arguments: [
    ("Ingredients for the dough", DocumentHeading.ingredients, "For the dough"),
    ("Zutaten für den Teig", .ingredients, "Für den Teig"),
    ("Ingredients (US cups)", .ingredients, "US cups"), ("Method (oven)", .steps, "Oven"),
    ("Directions for the sauce:", .steps, "For the sauce"),
  ])
  func `a heading may say which part of its kind begins`(
    line: String, part: DocumentHeading, name: String
  ) {
    let heading = PartHeading(line)
    #expect(heading?.part == part && heading?.name == name && heading?.yield == nil)
  }

  @Test(arguments: [
    ("Pour 6 personnes", "6 personnes"), ("Für 4 Personen:", "4 Personen"),
    ("4 Portionen", "4 Portionen"), ("Serves 4", "4"), ("Per 4 persone", "4 persone"),
  ])
  func `a heading may say how much the recipe makes and nothing else`(line: String, yield: String) {
    let heading = PartHeading(line, isMarked: true)
    #expect(heading?.isYieldAlone == true && heading?.yield == yield)
  }

  @Test(arguments: [
    "Preparation time", "Ingredient notes", "Ingredients: 4 eggs", "Method of payment",
    "200 g peas", "For the sauce", "Preparation: 20 min", "Ingredients (4) 200 g flour",
    "4 people found this helpful and 3 did not", "Ingredients for success!", "",
  ])
  func `other lines are no headings`(line: String) {
    #expect(PartHeading(line) == nil)
    #expect(PartHeading(line, isMarked: true)?.isYieldAlone != true)
  }

  @Test(arguments: [
    ("▢ 1 cup flour", "1 cup flour"), ("☐ 2 eggs", "2 eggs"), ("- 50 g butter", "50 g butter"),
    ("•salt", "salt"), ("– 3 leeks", "3 leeks"), ("* 1 onion", "1 onion"),
    ("- [ ] 2 eggs", "2 eggs"), ("[x] 2 eggs", "2 eggs"), ("▪️ 1 leek", "1 leek"),
    ("✓ 1 leek", "1 leek"), ("· ½ lemon", "½ lemon"),
  ])
  func `bullets and boxes are no part of a line`(line: String, bare: String) {
    #expect(ListMark.removed(from: line) == bare)
  }

  @Test(arguments: [
    "1 cup flour", "-5 °C water", "½ lemon", "[Sauce]", "*", "--- Sauce ---", "ñame", "(1 egg)", "",
  ])
  func `other signs stay`(line: String) {
    #expect(ListMark.removed(from: line) == nil)
  }
}
