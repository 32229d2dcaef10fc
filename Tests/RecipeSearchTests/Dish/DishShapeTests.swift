import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct DishShapeTests {
  private func shape(_ lists: [String]..., yield: String? = "1 serving") -> DishShape {
    DishShape(
      lists.enumerated().map {
        DishSamples.source("s\($0.offset)", $0.element, yield: yield)
      })
  }

  private func ingredient(_ shape: DishShape, _ key: String) throws -> DishIngredient {
    try #require(shape.ingredients.first { $0.key == key })
  }

  @Test func `each ingredient has its share and its usual quantity`() throws {
    let shape = shape(
      ["2 onions", "50 g butter"], ["4 large onions, sliced", "100 g butter", "salt"],
      ["3 onions", "salt"], ["6 onions"])
    #expect(shape.ingredients.map(\.key) == ["onion", "butter", "salt"])
    let onion = try ingredient(shape, "onion")
    #expect(onion.share == 1)
    #expect(onion.name == "onions")
    #expect(onion.measure == .count(""))
    #expect(onion.spread?.median == 3.5)
    #expect(onion.spread?.lowerQuartile == 2.75)
    #expect(onion.spread?.upperQuartile == 4.5)
    let butter = try ingredient(shape, "butter")
    #expect(butter.share == 0.5)
    #expect(butter.spread?.median == 75)
    let salt = try ingredient(shape, "salt")
    #expect(salt.spread == nil && salt.measure == nil)
    #expect(salt.uncompared.map(\.problem) == [.noAmount, .noAmount])
  }

  @Test func `quantities are for a serving, never for what a recipe makes`() throws {
    let shape = DishShape([
      DishSamples.source("a", ["4 onions"], yield: "Serves 4"),
      DishSamples.source("b", ["4 onions"], yield: "2 servings"),
      DishSamples.source("c", ["1 onion"], yield: "12 muffins"),
    ])
    #expect(shape.recipes.map(\.servings) == [4, 2, nil])
    let onion = try ingredient(shape, "onion")
    #expect(onion.amounts.map(\.value) == [1, 2])
    #expect(onion.uncompared == [.init(recipe: 2, problem: .servingsUnknown)])
  }

  @Test func `a recipe that does not say how many it serves has no part in the quantities`() throws
  {
    let shape = DishShape([
      DishSamples.source("a", ["4 onions"], yield: "Serves 4"),
      DishSamples.source("b", ["2 onions"]), DishSamples.source("c", ["3 onions"]),
    ])
    #expect(try ingredient(shape, "onion").amounts == [.init(recipe: 0, value: 1)])
    let silent = self.shape(["2 onions"], ["3 onions"], yield: nil)
    #expect(try ingredient(silent, "onion").spread == nil)
    #expect(try ingredient(silent, "onion").share == 1)
  }

  @Test func `varieties are one ingredient, called by the plain name`() throws {
    let shape = shape(
      ["3 ripe avocados", "1 lb red potatoes", "2 lb beef stew meat", "1 Tbsp kosher salt"],
      ["2 Hass avocados", "6 Yukon Gold potatoes", "1 lb stew beef", "salt"],
      ["1 Hass avocado", "2 potatoes", "1 lb boneless beef chuck", "1 tsp sea salt"],
      ["1 Haas avocado", "4 russet potatoes", "500 g beef", "1 tsp salt"])
    #expect(shape.ingredients.map(\.name).sorted() == ["avocados", "beef", "potatoes", "salt"])
    #expect(shape.ingredients.allSatisfy { $0.share == 1 })
  }

  @Test func `other ingredients with a word in common stay apart`() {
    let names = [
      "sweet potatoes", "potatoes", "peanut butter", "butter", "sour cream", "cream",
      "brown sugar", "sugar", "green onions", "onions", "egg whites", "eggs", "red wine",
      "white wine", "beef broth", "beef", "ground beef", "bell pepper", "black pepper",
      "white pepper", "coconut milk", "milk", "cream cheese", "tomato paste", "tomatoes",
    ]
    #expect(shape(names).ingredients.count == names.count)
  }

  @Test func `dried herbs are not fresh ones`() throws {
    let shape = shape(
      ["1 tsp dried basil"], ["1/4 cup chopped fresh basil"], ["1 teaspoon basil, dried"],
      ["2 tbsp basil leaves, washed and dried"], ["1 bunch fresh basil"], ["1 tsp dried Basil"])
    let (dried, fresh) = (try ingredient(shape, "basil dried"), try ingredient(shape, "basil"))
    #expect(dried.recipes == 3 && fresh.recipes == 3)
    #expect(dried.name == "dried basil")
    #expect(abs((dried.spread?.median ?? 0) - 4.93) < 0.01)
    #expect(fresh.lines.map(\.text).contains("2 tbsp basil leaves, washed and dried"))
  }

  @Test(arguments: [
    ("coarsely ground black pepper", "black pepper"),
    ("large ripe tomatoes to taste", "tomatoes"), ("chopped fresh cilantro", "cilantro"),
    ("extra-virgin olive oil for frying", "extra-virgin olive oil"),
    ("dried Mexican oregano", "dried Mexican oregano"),
    ("salt and ground black pepper to taste", "salt and ground black pepper"),
    ("Large", "Large"), ("hot water", "hot water"),
  ])
  func `names are told without preparation and size`(_ item: String, _ name: String) {
    #expect(DishLine("2 cups \(item)").shortName == name)
  }

  @Test func `recipes of the dish hold its words in a title`() throws {
    func names(_ dish: String, _ titles: String...) throws -> Bool {
      let recipe = try RecipeRanker().recipes(
        from: [
          .init(
            listings: titles.enumerated().map { listing("p\($0)", "\($0)", $1) },
            identity: .text("x"))
        ], sort: .best)[at: 0]
      return SearchQuery(text: dish).namesDish(of: recipe)
    }
    #expect(try names("onion soup", "French Onion Soup au Gratin"))
    #expect(try names("onion soups", "Soup with Onions"))
    #expect(try names("crème brûlée", "Creme Brulee"))
    #expect(try names("onion soup", "Kimchi Stew", "Onion Soup with Kimchi"))
    #expect(try !names("onion soup", "Kimchi Soup"))
    #expect(try names("", "Anything"))
  }

  @Test func `lines of one recipe add up, and measures are never mixed`() throws {
    let shape = shape(
      ["50 g butter", "1 (8 oz) package butter", "2 cups flour"], ["100 g butter", "200 g flour"],
      ["2 tbsp butter", "300 g flour"], ["100 g butter", "1 tbsp butter"])
    let butter = try ingredient(shape, "butter")
    #expect(butter.measure == .mass)
    #expect(butter.amounts.map(\.recipe) == [0, 1])
    #expect(abs((butter.amounts.first?.value ?? 0) - 276.796185) < 1e-6)
    #expect(butter.uncompared.map(\.problem) == [.otherMeasure(.mass, .volume), .severalAmounts])
    let flour = try ingredient(shape, "flour")
    #expect(flour.uncompared == [.init(recipe: 0, problem: .otherMeasure(.mass, .volume))])
  }

  @Test func `an amount far from the others is named`() throws {
    let amounts = ["90", "100", "100", "110", "120", "900"]
    let shape = DishShape(
      amounts.enumerated().map {
        DishSamples.source("s\($0.offset)", ["\($0.element) g butter"], yield: "Serves 1")
      })
    let butter = try ingredient(shape, "butter")
    // Quartiles 100 and 117.5: the logarithmic fences stand at 78 and 150, but twice is the least.
    #expect(butter.outliers == [.init(recipe: 5, value: 900)])
  }

  @Test func `few amounts name nobody, nor do amounts without a spread`() throws {
    let few = shape(["1 g salt"], ["1 g salt"], ["1 g salt"], ["9 g salt"])
    #expect(try ingredient(few, "salt").outliers.isEmpty)
    let same = shape(
      ["225 g butter"], ["225 g butter"], ["225 g butter"], ["225 g butter"], ["227 g butter"],
      ["225 g butter"], ["900 g butter"])
    #expect(try ingredient(same, "butter").outliers.isEmpty)
    let wide = shape(
      ["100 g butter"], ["120 g butter"], ["200 g butter"], ["240 g butter"], ["420 g butter"])
    #expect(try ingredient(wide, "butter").outliers.isEmpty)
  }

  @Test func `no recipe, no ingredients and one recipe have a shape too`() throws {
    #expect(DishShape([]).ingredients.isEmpty)
    let empty = shape([], [])
    #expect(empty.recipes.isEmpty && empty.unknown.count == 2)
    let single = shape(["2 onions"], yield: "4 servings")
    #expect(try ingredient(single, "onion").spread?.median == 0.5)
  }

  @Test(arguments: 0..<120)
  func `no line is lost, no figure undefined, and the order of the recipes is nothing`(
    _ seed: Int
  ) {
    var random = SeededRandom(seed: UInt64(seed))
    let yields = [nil, "4 servings", "Serves 2-4", "a loaf", "0 servings", "12 rolls"]
    let sources = (0..<random.below(9)).map {
      DishSamples.source(
        "s\($0)", DishSamples.list(&random), yield: yields[random.below(yields.count)])
    }
    let shape = DishShape(sources)
    #expect(DishShape(sources.shuffled(using: &random)) == shape)
    for (place, recipe) in shape.recipes.enumerated() {
      let lines =
        shape.ingredients.flatMap(\.lines).filter { $0.recipe == place }.map(\.line)
        + shape.leftovers.filter { $0.source == place }.map(\.line)
      #expect(lines.sorted() == Array(0..<recipe.lines))
    }
    #expect(shape.recipes.count + shape.unknown.count == sources.count)
    for ingredient in shape.ingredients {
      #expect(ingredient.share > 0 && ingredient.share <= 1)
      #expect(ingredient.amounts.allSatisfy { $0.value.isFinite && $0.value > 0 })
      #expect(ingredient.amounts.count + ingredient.uncompared.count == ingredient.recipes)
      #expect(Set(ingredient.lines.map(\.recipe)).count == ingredient.recipes)
      #expect(ingredient.outliers.allSatisfy(ingredient.amounts.contains))
      #expect((ingredient.spread == nil) == ingredient.amounts.isEmpty)
    }
  }
}
