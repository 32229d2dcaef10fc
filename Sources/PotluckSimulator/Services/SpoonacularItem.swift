internal import RecipeModel

/// A recipe in Spoonacular's shape.
struct SpoonacularItem {
  let recipe: SimulatedRecipe
  let options: SimulatorOptions

  /// The members of a bare search result.
  var summary: JSONObject {
    var object: JSONObject = [
      "id": .int(recipe.numericID), "title": .string(recipe.title),
    ]
    if let image {
      object["image"] = .string(image)
      object["imageType"] = "jpg"
    }
    return object
  }

  /// The members with `addRecipeInformation`, and with `fillIngredients` besides.
  func full(withIngredients: Bool) -> JSONObject {
    var object: JSONObject = [
      "vegetarian": .bool(recipe.isVegetarian), "vegan": false, "glutenFree": false,
      "dairyFree": false,
      "preparationMinutes": isOld ? .int(-1) : .optional(recipe.prepMinutes),
      "cookingMinutes": isOld ? .int(-1) : .optional(recipe.cookMinutes), "aggregateLikes": 163,
      "healthScore": 20.0, "creditsText": .string(recipe.publisher),
      "sourceName": .string(recipe.publisher),
    ]
    for member in summary.members { object[member.name] = member.value }
    if withIngredients { addIngredients(to: &object) }
    object["readyInMinutes"] = .int(recipe.minutes ?? -1)
    object["servings"] = .int(recipe.servings)
    if !options.has(.missingIDs, "source", on: recipe.id, oneIn: 11) {
      object["sourceUrl"] = .string(recipe.sourceURL)
    }
    object["summary"] = .string(
      "<b>\(recipe.title)</b> takes <a href=\"#\">some time</a> &amp; care.")
    object["cuisines"] = [.string(recipe.cuisine)]
    object["dishTypes"] = ["dinner"]
    object["diets"] = recipe.isVegetarian ? ["lacto ovo vegetarian"] : []
    object["instructions"] = .string(
      "<ol>\(recipe.steps.map { "<li>\($0)</li>" }.joined())</ol>")
    object["analyzedInstructions"] = [
      [
        "name": "",
        "steps": .array(
          recipe.steps.enumerated().map {
            [
              "number": .int($0.offset + 1), "step": .string($0.element),
            ]
          }),
      ]
    ]
    object["spoonacularScore"] = .double(recipe.rating)
    object["spoonacularSourceUrl"] = .string(
      "https://spoonacular.example/\(recipe.slug)-\(recipe.numericID)")
    return object
  }

  /// Most recipes come with `extendedIngredients`, some with the lists that a search fills alone.
  private func addIngredients(to object: inout JSONObject) {
    let lines = recipe.ingredients.map { line -> JSON in
      let parts = IngredientParts(line)
      return [
        "name": .string(parts.name), "original": .string(line),
        "amount": parts.quantity.map(JSON.double) ?? 0, "unit": .string(parts.unit),
      ]
    }
    object["missedIngredientCount"] = .int(lines.count)
    object["missedIngredients"] = .array(lines)
    object["usedIngredients"] = []
    if !options.has(.untidyIngredients, "filled", on: recipe.id, oneIn: 6) {
      object["extendedIngredients"] = .array(lines)
    }
  }

  /// A recipe from the years when -1 stood for an unknown time.
  private var isOld: Bool { options.has(.mixedNumbers, "old", on: recipe.id, oneIn: 2) }

  /// A whole address, a bare file name or nothing.
  private var image: String? {
    if options.has(.emptyThumbnails, "image", on: recipe.id, oneIn: 9) { return nil }
    if let image = recipe.image { return image }
    let file = "\(recipe.numericID)-312x231.jpg"
    return options.has(.emptyThumbnails, "bare", on: recipe.id, oneIn: 5)
      ? file : "https://img.spoonacular.com/recipes/\(file)"
  }
}
