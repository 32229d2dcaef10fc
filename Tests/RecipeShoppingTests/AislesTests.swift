import RecipeModel
import RecipeSearch
import RecipeShopping
import TestSupport
import Testing

@Suite("Aisles of a shop", .fewAtOnce)
struct AislesTests {
  @Test(
    "The program's own table knows common foods",
    arguments: [
      ("2 large eggs", "dairy and eggs"), ("1 kg russet potatoes", "fruit and vegetables"),
      ("1 tbsp rice vinegar", "oil, vinegar and sauces"),
      ("200 g basmati rice", "pasta, rice and grains"),
      ("1 can chopped tomatoes", "cans and jars"), ("400 g frozen peas", "frozen"),
      ("1 tsp dried oregano", "spices"), ("1 bunch oregano", "fruit and vegetables"),
      ("1 l chicken stock", "cans and jars"), ("2 chicken breasts", "meat and fish"),
      ("100 g dark chocolate", "baking"), ("2 Zwiebeln", "fruit and vegetables"),
      ("1 tsp ground cloves", "spices"), ("1 garlic clove", "fruit and vegetables"),
      ("8 chicken skewers", "meat and fish"), ("8 bamboo skewers", "household"),
      ("3 florps", "other"),
    ])
  func own(line: String, aisle: String) {
    #expect(Aisles.own.aisle(for: FoodLine(line)) == aisle)
  }

  @Test("Nothing is wrong with the program's own table")
  func ownIsClean() { #expect(Aisles.own.problems == []) }

  @Test("The user's file decides, in its order; what it does not name is found where it was")
  func file() throws {
    let aisles = Aisles(
      parsing: """
        [Entrance]
        flowers
        onions // by the door
        [Dairy and eggs]
        oat milk
        """)
    #expect(aisles.problems == [])
    let list = ShoppingList(
      [ShoppingRecipe(recipe(["1 cup oat milk", "2 eggs", "1 red onion", "1 l beer", "1 florp"]))],
      aisles: aisles)
    #expect(list.aisles.map(\.name) == ["Entrance", "Dairy and eggs", "drinks", "other"])
    #expect(try list.aisles[at: 1].items.map(\.text) == ["2 eggs", "1 cup oat milk"])
  }

  @Test("Names on one line are one food, shown by the first")
  func synonyms() {
    let aisles = Aisles(parsing: "[Produce]\nscallions | spring onions|green onion")
    let list = ShoppingList(
      [ShoppingRecipe(recipe(["2 spring onions", "3 green onions, sliced", "1 scallion"]))],
      aisles: aisles)
    #expect(list.items.map(\.text) == ["6 scallions"])
    #expect(list.aisles.map(\.name) == ["Produce"])
  }

  @Test("What is wrong is told by its line, and the rest counts")
  func lenient() {
    let aisles = Aisles(
      parsing: """
        lost
        [produce
        onion
        []
        [produce]
        onions
        !!!
        leek
        """)
    #expect(
      aisles.problems == [
        "line 1: it stands under no aisle", "line 2: the name of the aisle does not end with ]",
        "line 4: the aisle has no name", "line 5: the aisle “produce” is there already",
        "line 6: “onions” is there already", "line 7: “!!!” names no food",
      ])
    #expect(aisles.aisle(for: FoodLine("2 leeks")) == "produce")
    #expect(aisles.order.last == "other")
  }

  @Test("A file of any size is read in time")
  func size() {
    let aisles = Aisles(
      parsing: "[a]\n" + (1...100_000).map { "food\($0)" }.joined(separator: "\n"))
    #expect(aisles.problems.last == "line 5001: the rest is not read")
  }
}
