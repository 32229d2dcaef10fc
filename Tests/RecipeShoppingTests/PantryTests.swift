import RecipeModel
import RecipeSearch
import RecipeShopping
import TestSupport
import Testing

@Suite("What is in the pantry", .fewAtOnce)
struct PantryTests {
  @Test("Cooklang's pantry file is read")
  func cooklang() {
    let pantry = Pantry(
      parsing: """
        # what we have
        [freezer]
        peas = "500%g" # two bags
        "chicken stock" = { quantity = "1%l", low = "500%ml", expire = "2027-01-01" }
        ice = "0%kg"
        'olive oil' = "1%l"
        [pantry]
        salt = ""
        rice = { bought = "2026-01-01", quantity = "0" }
        """)
    #expect(pantry.foods == ["peas", "chicken stock", "olive oil", "salt"])
    #expect(pantry.problems == [])
  }

  @Test("A plain list is read, one or several foods a line")
  func plain() {
    let pantry = Pantry(
      parsing: "salt, black pepper\n- olive oil\n\n// more\n* flour\n= 3\n[open\n")
    #expect(pantry.foods == ["salt", "black pepper", "olive oil", "flour"])
    #expect(
      pantry.problems == [
        "line 6: no food is named", "line 7: the section does not end with ]",
      ])
  }

  @Test("What one has is left out and told; water comes from the tap")
  func leftOut() {
    let lines = [
      "1 tsp kosher salt", "1 l boiling water", "2 tbsp olive oil", "1 tbsp sesame oil",
      "salt and pepper", "2 tbsp butter or olive oil", "1 cup rose water",
    ]
    let soup = ShoppingRecipe(recipe(lines))
    let list = ShoppingList([soup], atHome: FoodsAtHome(["salt", "oil"]))
    #expect(
      Set(list.items.map(\.text)) == [
        "1 tbsp sesame oil", "salt and pepper", "1 cup rose water",
      ])
    #expect(
      list.atHome.map(\.text) == [
        "2 tbsp butter or olive oil", "1 tsp kosher salt", "2 tbsp olive oil", "1 l water",
      ])
    #expect(ShoppingList([soup], atHome: nil).items.count == 7)
  }
}
