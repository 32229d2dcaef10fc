import RecipeModel
import Testing

@testable import RecipeSearch

@Suite struct DishShapeTests {
  private func shape(_ lists: [String]..., yield: String? = nil) -> DishShape {
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
    #expect(shape.basis == .recipe)
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

  @Test func `quantities are for a serving where the recipes say how many they make`() throws {
    let shape = DishShape([
      DishSamples.source("a", ["4 onions"], yield: "Serves 4"),
      DishSamples.source("b", ["4 onions"], yield: "2 servings"),
      DishSamples.source("c", ["1 onion"], yield: "12 muffins"),
    ])
    #expect(shape.basis == .serving)
    #expect(shape.recipes.map(\.servings) == [4, 2, nil])
    let onion = try ingredient(shape, "onion")
    #expect(onion.amounts.map(\.value) == [1, 2])
    #expect(onion.uncompared == [.init(recipe: 2, problem: .servingsUnknown)])
  }

  @Test func `where most do not say, quantities are for the recipe`() throws {
    let shape = DishShape([
      DishSamples.source("a", ["4 onions"], yield: "Serves 4"),
      DishSamples.source("b", ["2 onions"]), DishSamples.source("c", ["3 onions"]),
    ])
    #expect(shape.basis == .recipe)
    #expect(try ingredient(shape, "onion").spread?.median == 3)
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
      amounts.enumerated().map { DishSamples.source("s\($0.offset)", ["\($0.element) g butter"]) })
    let butter = try ingredient(shape, "butter")
    // Quartiles 100 and 117.5: the fences stand at 73.75 and 143.75.
    #expect(butter.outliers == [.init(recipe: 5, value: 900)])
  }

  @Test func `few amounts name nobody, and rounding is no outlier`() throws {
    let few = shape(["1 g salt"], ["1 g salt"], ["1 g salt"], ["9 g salt"])
    #expect(try ingredient(few, "salt").outliers.isEmpty)
    let amounts = ["225", "225", "225", "225", "227", "400"]
    let same = DishShape(
      amounts.enumerated().map { DishSamples.source("s\($0.offset)", ["\($0.element) g butter"]) })
    #expect(try ingredient(same, "butter").outliers.map(\.value) == [400])
  }

  @Test func `no recipe, no ingredients and one recipe have a shape too`() throws {
    #expect(DishShape([]).ingredients.isEmpty)
    let empty = shape([], [])
    #expect(empty.recipes.isEmpty && empty.unknown.count == 2)
    let single = shape(["2 onions"], yield: "4 servings")
    #expect(single.basis == .serving)
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
