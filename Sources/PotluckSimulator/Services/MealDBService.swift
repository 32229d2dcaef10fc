internal import RecipeModel

/// TheMealDB v1 and v2: the key is a part of the path, one answer holds everything.
struct MealDBService: Service {
  static let traits = ServiceTraits(displayName: "TheMealDB", paging: .none)

  let recipes: RecipeIndex
  let options: SimulatorOptions

  /// The public test key.
  private static let testKey = "1"
  private static let headers: [(name: String, value: String)] = [
    ("Server", "nginx"), ("X-Powered-By", "PHP/8.1"), ("Content-Type", "application/json"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let parts = request.path.split(separator: "/")
    guard parts.count == 5, parts[0] == "api", parts[1] == "json",
      parts[2] == "v1" || parts[2] == "v2",
      parts[3] == Self.testKey || options.accepts(String(parts[3]))
    else { return errorPage(404) }
    switch parts[4] {
    case "search.php": return search(request, tweak)
    case "filter.php": return filter(request, tweak)
    case "lookup.php": return meals(recipes.matching { $0.recipe.id == request["i"] }.map(full))
    case "random.php": return meals(recipes.entries.prefix(1).map { full($0.recipe) })
    default: return errorPage(404)
    }
  }

  func errorPage(_ status: Int) -> Answer {
    .text(
      "<html><head><title>\(status) \(reason(status))</title></head>"
        + "<body><center><h1>\(status) \(reason(status))</h1></center></body></html>",
      type: "text/html", status: status, headers: [("Server", "nginx")])
  }

  func quotaAnswer() -> Answer { errorPage(429) }

  /// `s` is a part of the name, `f` its first letter.
  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    let part = request["s"]?.lowercased()
    let letter = request["f"]?.lowercased()
    let matches = recipes.matching { entry in
      if let part { return entry.title.contains(part) }
      return letter.map { !$0.isEmpty && entry.title.hasPrefix($0) } ?? false
    }
    return list(matches, tweak, as: full)
  }

  /// `i` is one ingredient; the answer tells neither ingredients nor source.
  private func filter(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    let name = (request["i"] ?? "").lowercased().replacing("_", with: " ")
    let matches = recipes.matching { entry in
      entry.recipe.ingredientNames.contains { $0.contains(name) }
    }
    return list(matches, tweak) { recipe in
      [
        "strMeal": .string(recipe.title), "strMealThumb": .string(image(recipe)),
        "idMeal": .string(recipe.id),
      ]
    }
  }

  private func list(
    _ matches: [SimulatedRecipe], _ tweak: ListTweak, as form: (SimulatedRecipe) -> JSON
  ) -> Answer {
    let list = ListPage(1, of: matches, size: nil, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    return meals(list.items.map(form))
  }

  private func meals(_ items: [JSON]) -> Answer {
    .json(["meals": items.isEmpty ? nil : .array(items)], as: .php, headers: Self.headers)
  }

  private func full(_ recipe: SimulatedRecipe) -> JSON {
    var meal: JSONObject = [
      "idMeal": .string(recipe.id), "strMeal": .string(recipe.title), "strDrinkAlternate": nil,
      "strCategory": "Miscellaneous", "strArea": .string(recipe.cuisine),
      "strInstructions": .string(recipe.steps.joined(separator: "\r\n")),
      "strMealThumb": .string(image(recipe)),
      "strTags": recipe.servings > 5 ? nil : "Supper,Cheap", "strYoutube": "",
    ]
    let parts = recipe.ingredients.prefix(20).map(IngredientParts.init)
    for number in 1...20 {
      meal["strIngredient\(number)"] =
        parts.indices.contains(number - 1) ? .string(parts[number - 1].name) : blank(recipe, number)
    }
    for number in 1...20 {
      let measure = parts.indices.contains(number - 1) ? parts[number - 1].measure : ""
      meal["strMeasure\(number)"] = measure.isEmpty ? blank(recipe, 20 + number) : .string(measure)
    }
    meal["strSource"] = source(recipe)
    meal["strImageSource"] = nil
    return .object(meal)
  }

  /// An unused slot: empty, null or a lone space.
  private func blank(_ recipe: SimulatedRecipe, _ slot: Int) -> JSON {
    guard options.quirks.contains(.untidyIngredients) else { return "" }
    return switch StableHash.of("\(options.seed)/blank/\(recipe.id)/\(slot)") % 3 {
    case 0: ""
    case 1: nil
    default: " "
    }
  }

  private func source(_ recipe: SimulatedRecipe) -> JSON {
    if options.has(.missingIDs, "source", on: recipe.id, oneIn: 7) { return nil }
    return options.has(.missingIDs, "blank", on: recipe.id, oneIn: 20)
      ? "" : .string(recipe.sourceURL)
  }

  private func image(_ recipe: SimulatedRecipe) -> String {
    recipe.image ?? "https://www.themealdb.example/images/media/meals/\(recipe.slug).jpg"
  }
}
