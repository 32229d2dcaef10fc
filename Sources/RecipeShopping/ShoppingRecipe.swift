package import RecipeModel
package import RecipeSearch
import RecipeVocabulary

/// A recipe as one shops for it.
package struct ShoppingRecipe: Sendable {
  /// One food of a line of its ingredients, with the amount for the servings that are wanted.
  package struct Line: Sendable {
    /// The line as the source wrote it.
    package let text: String
    /// The place of the line among the recipe's; several foods may share one.
    let place: Int
    /// Its language, where it is known.
    let language: FoodLanguage?
    /// What is to get.
    package let food: FoodLine
    /// What to call it, as within a line.
    let name: String
    /// Whether it can be done without.
    package let isOptional: Bool
    /// Why it is nothing to get; nil where it is.
    package let leftover: FoodLine.Leftover?
    /// Whether no food could be read, so that the line is listed as it is.
    var isUnread: Bool { food.leftover == .namesNothing }
  }

  /// What names it, in the form in which it was asked for.
  package let reference: String
  /// Its title.
  package let title: String
  /// Its page, byte for byte.
  package let url: String?
  /// How much the list's amounts make, in the source's words.
  package let recipeYield: String?
  /// The foods of its ingredient lines, in order.
  package let lines: [Line]
  /// What was not scaled or needs a cook's eye, a sentence each.
  package let notes: [String]

  /// Reads a recipe.
  /// - Parameters:
  ///   - recipe: the recipe.
  ///   - servings: how many it is to make; nil for as many as it does.
  ///   - reference: what names it; its identifier unless given.
  package init(_ recipe: Recipe, servings: Int? = nil, reference: String? = nil) {
    let own = recipe.listing.ingredients
    let nameCase = FoodNameCase(tag: recipe.language, lines: own)
    let language = nameCase.knownLanguage
    var (places, unclear): ([Int], [[String]]) = ([], [])
    var single = recipe
    single.ingredientGroups = []
    single.listing.ingredients = own.enumerated().flatMap { place, line in
      let lines = SingleFoodLines(line, language: language)
      places += lines.texts.map { _ in place }
      unclear += lines.texts.map { _ in lines.unclearFoods }
      return lines.texts
    }
    let (adapted, ingredients) = RecipeAdaptation(servings: servings).reading(single)
    let listing = adapted.recipe.listing
    self.reference = reference ?? listing.id.description
    title = listing.title
    url = listing.url
    recipeYield = listing.recipeYield
    notes = Self.notes(on: recipe, ingredients, servings: servings)
    let groups = recipe.ingredientGroups.flatMap { group in
      group.ingredients.map { _ in group.name }
    }
    var heading: String?
    lines = zip(zip(places, unclear), ingredients).map { line, ingredient in
      let place = line.0
      let food = FoodLine(ingredient, language: language, unclear: line.1)
      if food.leftover == .heading { heading = ingredient.line }
      let words = Set(
        TextMatching.words((place < groups.count ? groups[place] : nil) ?? heading ?? ""))
      // A line that names no food is listed as it is, if it has a letter or digit.
      let saysSomething = ingredient.line.contains { $0.isLetter || $0.isNumber }
      let leftover = food.leftover == .namesNothing && saysSomething ? nil : food.leftover
      let isTool = !words.isDisjoint(with: ["equipment", "tools", "utensils"])
      return Line(
        text: own[place], place: place, language: language, food: food,
        name: nameCase.name(food.name),
        isOptional: food.isOptional || words.contains("optional"),
        leftover: leftover ?? (isTool ? .equipment : nil))
    }
  }

  /// What was not scaled of the lines that have amounts; whoever shops needs no other remarks.
  private static func notes(
    on recipe: Recipe, _ ingredients: [MeasuredIngredient], servings: Int?
  ) -> [String] {
    var measured = recipe
    measured.sections = []
    measured.ingredientGroups = []
    measured.listing.ingredients = ingredients.filter { $0.amount != nil }.map(\.line)
    return RecipeAdaptation(servings: servings).adapt(measured).notes
  }
}
