import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite("Foods that one has", .fewAtOnce) struct FoodsAtHomeTests {
  @Test(
    "A food covers its kinds and parts, and nothing that only has its name in it",
    arguments: [
      ("rice", "200 g basmati rice", true), ("rice", "1 tbsp rice vinegar", false),
      ("rice", "1 pack rice noodles", false), ("chicken", "2 boneless chicken breasts", true),
      ("chicken", "1 l chicken stock", false), ("chicken", "3 chicken thighs and drumsticks", true),
      ("chicken breast", "1 chicken", false),
      ("chicken breast", "2 chicken thighs", false), ("tomatoes", "3 ripe cherry tomatoes", true),
      ("tomato", "2 tbsp tomato paste", false), ("tomato", "1 can chopped tomatoes", true),
      ("egg", "3 large eggs, beaten", true), ("egg", "2 egg yolks", true),
      ("egg", "1 eggplant", false), ("lemon", "1 tsp lemon zest", true),
      ("apple", "1 cup apple juice", false), ("milk", "400 ml coconut milk", false),
      ("coconut milk", "400 ml coconut milk", true), ("potatoes", "2 sweet potatoes", false),
      ("butter", "2 tbsp peanut butter", false), ("onion", "2 green onions", false),
      ("onion", "1 red onion", true), ("salt", "1 tsp kosher salt", true),
      ("salt", "salt and pepper", false), ("salt, pepper", "salt and black pepper", true),
      ("oil", "2 tbsp butter or olive oil", true), ("basil", "1 tsp dried basil", false),
      ("lentils", "200 g dried red lentils", true), ("sugar", "1 cup brown sugar", false),
      ("", "1 l boiling water", true), ("", "1 tsp rose water", false),
    ])
  func covering(have: String, line: String, isCovered: Bool) {
    let foods = FoodsAtHome(have.split(separator: ",").map(String.init))
    #expect(foods.cover(FoodLine(line)) == isCovered)
  }

  @Test(
    "Salt, pepper and water in six languages are in every kitchen, and what only has their names is not",
    arguments: [
      ("salt and freshly ground black pepper to taste", true), ("1/2 tsp fine sea salt", true),
      ("Salz und Pfeffer", true), ("1 Prise Salz", true), ("Pfeffer aus der Mühle", true),
      ("sel et poivre", true), ("1 pincée de sel", true), ("poivre du moulin", true),
      ("sal y pimienta", true), ("pimienta negra molida", true), ("200 ml agua tibia", true),
      ("sale e pepe", true), ("sale q.b.", true), ("acqua tiepida", true),
      ("zout en peper", true), ("peper naar smaak", true), ("lauw water", true),
      ("1 l boiling water", true), ("ground white pepper", true),
      ("2 peppers", false), ("1 red pepper", false), ("1 pimiento", false),
      ("cayenne pepper", false), ("Kräutersalz", false), ("celery salt", false),
      ("rose water", false), ("Rosenwasser", false), ("sparkling water", false),
      ("unsalted butter", false), ("salt and vinegar", false), ("water chestnuts", false),
      ("1 onion", false), ("to taste", false), ("", false),
    ])
  func staples(line: String, isStaple: Bool) {
    #expect(FoodLine(line).isStaple == isStaple)
    let usual = MissingFoods(of: [line, "rice"], beside: FoodsAtHome(for: SearchQuery()))
    #expect((usual.names?.count == 1) == (isStaple || FoodLine(line).leftover != nil))
    var query = SearchQuery(have: ["leek"])
    query.countsStaples = true
    let all = MissingFoods(of: [line, "rice"], beside: FoodsAtHome(for: query))
    #expect(all.names?.count == (FoodLine(line).leftover == nil ? 2 : 1))
  }

  @Test("A staple that one names is used, and stands for itself alone")
  func namedStaple() {
    let foods = FoodsAtHome(for: SearchQuery(have: ["salt"]))
    let missing = MissingFoods(of: ["1 tsp salt", "salt and pepper", "rice"], beside: foods)
    #expect(missing.used == 2 && missing.names == ["rice"])
  }

  @Test(
    "Every food of a line that joins several is needed",
    arguments: [
      ("1 carrot and 2 onions", ["2 onions"]), ("1 Karotte und 2 Zwiebeln", ["2 Zwiebeln"]),
      ("1 carotte et 2 oignons", ["2 oignons"]), ("2 zanahorias y 1 cebolla", ["1 cebolla"]),
      ("1 carota e 2 cipolle", ["2 cipolle"]), ("1 wortel en 2 uien", ["2 uien"]),
      ("1 tbsp each carrot, onion and leek", ["1 tbsp onion", "1 tbsp leek"]),
      ("1 carrot and 2 zorbles", ["1 carrot and 2 zorbles"]), ("1 pepper", ["1 pepper"]),
    ])
  func joined(line: String, missing: [String]) {
    let foods = FoodsAtHome(for: SearchQuery(have: ["carrot"]))
    #expect(MissingFoods(of: [line], beside: foods).names == missing)
  }

  @Test("A pepper that one has is the vegetable, too")
  func pepper() {
    let foods = FoodsAtHome(for: SearchQuery(have: ["pepper"]))
    #expect(MissingFoods(of: ["2 peppers", "1 pepper"], beside: foods).names == [])
  }

  @Test("What is missing is named as the recipe wrote it, each food once")
  func missing() {
    let lines = [
      "For the soup:", "2 large eggs", "1 more egg", "200 g rice, rinsed", "basil",
      "50 g walnuts (optional)", "1 l water",
    ]
    let missing = MissingFoods(of: lines, beside: FoodsAtHome(["rice"]))
    #expect(missing.names == ["1 egg", "basil"] || missing.names == ["2 eggs", "basil"])
    #expect(missing.used == 2)
    let alone = MissingFoods(of: ["salt", "water"], beside: FoodsAtHome(for: SearchQuery()))
    #expect(alone.names == [] && alone.used == 0)
    #expect(MissingFoods(of: [], beside: FoodsAtHome(["rice"])).names == nil)
    #expect(MissingFoods(of: ["rice"], beside: FoodsAtHome(["rice"])).names == [])
  }
}
