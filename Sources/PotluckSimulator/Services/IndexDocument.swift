internal import RecipeModel

/// A recipe as a document of a search index: most with schema.org's names, some with plainer ones.
struct IndexDocument {
  let recipe: SimulatedRecipe
  let options: SimulatorOptions

  /// The members, without an id.
  var members: JSONObject {
    options.has(.mixedNumbers, "plain", on: recipe.id, oneIn: 4) ? plain : schemaOrg
  }

  private var schemaOrg: JSONObject {
    var object: JSONObject = [
      "name": .string(recipe.title), "url": .string(recipe.sourceURL),
      "recipeIngredient": .array(recipe.ingredients.map(JSON.string)),
      "publisher": ["name": .string(recipe.publisher)],
      "recipeYield": "4 servings",
      "aggregateRating": ["ratingValue": .double((recipe.rating / 2).rounded() / 10)],
    ]
    if let minutes = recipe.minutes {
      object["totalTime"] = .string("PT\(minutes / 60)H\(minutes % 60)M")
    }
    if let image = recipe.image { object["image"] = .string(image) }
    return object
  }

  private var plain: JSONObject {
    var object: JSONObject = [
      "title": .string(recipe.title), "link": .string(recipe.sourceURL),
      "ingredients": .array(recipe.ingredients.map(JSON.string)),
      "source": .string(recipe.publisher), "yield": "4",
      "rating": .double((recipe.rating / 2).rounded() / 10),
    ]
    if let minutes = recipe.minutes { object["totalMinutes"] = .int(minutes) }
    if let image = recipe.image { object["image"] = [.string(image)] }
    return object
  }
}

extension RecipeIndex {
  /// The recipes that have every word, by the number of words in the title.
  func ranked(_ words: [String]) -> [SimulatedRecipe] {
    entries.filter { entry in words.allSatisfy(entry.text.contains) }.enumerated()
      .map { (offset: $0.offset, entry: $0.element, score: $0.element.score(words)) }
      .sorted { ($1.score, $0.offset) < ($0.score, $1.offset) }.map(\.entry.recipe)
  }
}

extension RecipeIndex.Entry {
  /// How many of the words stand in the title.
  func score(_ words: [String]) -> Int { words.count { title.contains($0) } }
}
