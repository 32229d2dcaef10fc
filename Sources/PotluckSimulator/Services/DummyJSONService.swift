internal import RecipeModel

/// DummyJSON's recipes: `limit` and `skip`, and a limit in the answer that is the number returned.
struct DummyJSONService: Service {
  static let traits = ServiceTraits(
    displayName: "DummyJSON", pageSize: 30, paging: .offset("skip", size: "limit"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("X-RateLimit-Limit", "100"), ("X-RateLimit-Remaining", "99"),
    ("Content-Type", "application/json; charset=utf-8"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let parts = request.path.split(separator: "/").map(String.init)
    guard parts.first == "recipes", parts.count <= 2 else { return errorPage(404) }
    guard parts.count == 2 else { return list(recipes.matching { _ in true }, request, tweak) }
    return parts[1] == "search" ? search(request, tweak) : get(parts[1])
  }

  func errorPage(_ status: Int) -> Answer { message(reason(status), status: status) }

  func quotaAnswer() -> Answer {
    message("request limit exceeded, try again later!", status: 429)
  }

  /// A part of the name, in which a hyphen counts as a space.
  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    let part = (request["q"] ?? "").lowercased().replacing("-", with: " ")
    return list(recipes.matching { $0.title.contains(part) }, request, tweak)
  }

  private func list(
    _ matches: [SimulatedRecipe], _ request: IncomingRequest, _ tweak: ListTweak
  ) -> Answer {
    guard let limit = number(request["limit"], standard: 30) else {
      return message("Invalid 'limit' - must be a number", status: 400)
    }
    guard let skip = number(request["skip"], standard: 0) else {
      return message("Invalid 'skip' - must be a number", status: 400)
    }
    let page = ListPage(
      offset: skip, limit: limit == 0 ? max(1, matches.count) : limit, of: matches,
      script: options.pages, tweak: tweak)
    if let status = page.failure { return errorPage(status) }
    let total = page.hasNext ? max(page.total, skip + limit + 1) : page.total
    return .json(
      [
        "recipes": .array(page.items.map(item)), "total": .int(total), "skip": .int(skip),
        "limit": .int(page.items.count),
      ], as: .node, headers: Self.headers)
  }

  private func number(_ text: String?, standard: Int) -> Int? {
    guard let text else { return standard }
    return Int(text).flatMap { $0 >= 0 ? $0.clamped : nil }
  }

  private func get(_ id: String) -> Answer {
    guard let recipe = recipes.first(where: { String($0.numericID) == id }) else {
      return message("Recipe with id '\(id)' not found", status: 404)
    }
    return .json(item(recipe), as: .node, headers: Self.headers)
  }

  private func item(_ recipe: SimulatedRecipe) -> JSON {
    [
      "id": .int(recipe.numericID), "name": .string(recipe.title),
      "ingredients": .array(recipe.ingredients.map(JSON.string)),
      "instructions": .array(recipe.steps.map(JSON.string)),
      "prepTimeMinutes": .int(recipe.prepMinutes ?? 0),
      "cookTimeMinutes": .int(recipe.cookMinutes ?? 0), "servings": .int(recipe.servings),
      "difficulty": "Easy", "cuisine": .string(recipe.cuisine), "caloriesPerServing": 300,
      "tags": [.string(recipe.cuisine), "Supper"], "userId": 166,
      "image": .string(
        recipe.image ?? "https://cdn.dummyjson.example/recipe-images/\(recipe.numericID).webp"),
      "rating": rating(recipe), "reviewCount": 98, "mealType": ["Dinner"],
    ]
  }

  /// Stars with one digit behind the point; whole ones are written without it.
  private func rating(_ recipe: SimulatedRecipe) -> JSON {
    let tenths = Int((recipe.rating / 2).rounded())
    return tenths % 10 == 0 ? .int(tenths / 10) : .double(Double(tenths) / 10)
  }

  private func message(_ text: String, status: Int) -> Answer {
    .json(["message": .string(text)], as: .node, status: status, headers: Self.headers)
  }
}
