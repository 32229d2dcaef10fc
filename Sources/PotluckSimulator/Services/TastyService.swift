internal import RecipeModel

/// Tasty by way of RapidAPI: two header fields, `from` and `size`, compilations among the recipes.
struct TastyService: Service {
  static let traits = ServiceTraits(
    displayName: "Tasty", pageSize: 20, paging: .offset("from", size: "size"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("Server", "RapidAPI-1.2.8"), ("X-RateLimit-Requests-Limit", "500"),
    ("X-RateLimit-Requests-Remaining", "499"), ("Content-Type", "application/json"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    guard request.header("X-RapidAPI-Host") == "tasty.p.rapidapi.com" else {
      return message("Invalid API host.", status: 400)
    }
    guard let key = request.header("X-RapidAPI-Key"), !key.isEmpty else {
      return message("Invalid API key. Go to the documentation for more info.", status: 401)
    }
    guard options.accepts(key) else {
      return message("You are not subscribed to this API.", status: 403)
    }
    switch request.trimmedPath {
    case "/recipes/list": return list(request, tweak)
    case "/recipes/get-more-info":
      guard let recipe = recipes.first(where: { String($0.numericID) == request["id"] }) else {
        return message("Recipe not found", status: 404)
      }
      return .json(.object(item(recipe)), as: .python, headers: Self.headers)
    default: return message("Endpoint '\(request.path)' does not exist", status: 404)
    }
  }

  func errorPage(_ status: Int) -> Answer { message(reason(status), status: status) }

  func quotaAnswer() -> Answer {
    message(
      "You have exceeded the MONTHLY quota for Requests on your current plan, BASIC.",
      status: 429)
  }

  private func list(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    let from = request["from"].map { Int($0) } ?? 0
    let size = request["size"].map { Int($0) } ?? 20
    guard let from, let size, from >= 0, (1...40).contains(size) else {
      return message("from or size is out of its range", status: 400)
    }
    let words = searchWords(request["q"] ?? "")
    let matches = withCompilations(recipes.matching { words.allSatisfy($0.text.contains) })
    let list = ListPage(
      offset: from, limit: size, of: matches, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    return .json(
      [
        "count": .int(list.hasNext ? max(list.total, from.clamped + size + 1) : list.total),
        "results": .array(
          list.items.map { recipe in
            .object(isCompilation(recipe) ? compilation(recipe) : item(recipe))
          }),
      ], as: .python, headers: Self.headers)
  }

  private static let mark = "compilation:"

  private func isCompilation(_ recipe: SimulatedRecipe) -> Bool { recipe.id.hasPrefix(Self.mark) }

  /// Behind some recipes stands a compilation that holds the recipe once more.
  private func withCompilations(_ recipes: [SimulatedRecipe]) -> [SimulatedRecipe] {
    recipes.flatMap { recipe in
      guard options.has(.duplicates, "compilation", on: recipe.id, oneIn: 8) else {
        return [recipe]
      }
      var copy = recipe
      copy.id = Self.mark + recipe.id
      copy.title = "\(recipe.title) and four more"
      return [recipe, copy]
    }
  }

  private func compilation(_ recipe: SimulatedRecipe) -> JSONObject {
    [
      "canonical_id": .string(recipe.id), "id": .int(recipe.numericID),
      "name": .string(recipe.title), "slug": .string(recipe.slug), "thumbnail_url": nil,
      "recipes": [.object(item(recipe))],
    ]
  }

  private func item(_ recipe: SimulatedRecipe) -> JSONObject {
    let hasTime = !options.has(.mixedNumbers, "time", on: recipe.id, oneIn: 4)
    let components = recipe.ingredients.enumerated().map { index, line -> JSON in
      ["raw_text": .string(line), "position": .int(index + 1), "extra_comment": ""]
    }
    let half = components.count / 2
    return [
      "canonical_id": .string("recipe:\(recipe.numericID)"), "id": .int(recipe.numericID),
      "name": .string(recipe.title), "slug": .string(recipe.slug),
      "description": .optional(recipe.servings > 4 ? nil : "Our \(recipe.title)."),
      "thumbnail_url": .string(
        recipe.image ?? "https://img.buzzfeed.example/video-api/\(recipe.numericID).jpg"),
      "original_video_url": nil, "yields": .string("Servings: \(recipe.servings)"),
      "num_servings": .int(recipe.servings),
      "total_time_minutes": hasTime ? .optional(recipe.minutes) : nil,
      "prep_time_minutes": hasTime ? .optional(recipe.prepMinutes) : nil,
      "cook_time_minutes": hasTime ? .optional(recipe.cookMinutes) : nil,
      "user_ratings": [
        "count_positive": 90, "count_negative": 10,
        "score": hasTime ? .double(recipe.rating / 100) : nil,
      ],
      "sections": [
        ["name": nil, "components": .array(Array(components[..<half]))],
        ["name": "Topping", "components": .array(Array(components[half...]))],
      ],
      "instructions": .array(recipe.steps.map { ["display_text": .string($0)] }),
      "tags": [["name": .string(recipe.cuisine.lowercased()), "type": "cuisine"]],
      "credits": [["name": .string(recipe.publisher), "type": "internal"]],
    ]
  }

  private func message(_ text: String, status: Int) -> Answer {
    .json(["message": .string(text)], as: .python, status: status, headers: Self.headers)
  }
}
