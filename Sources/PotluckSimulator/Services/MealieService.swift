internal import RecipeModel

/// Mealie: a bearer token, numbered pages, next links without the `/api` in front.
struct MealieService: Service {
  static let traits = ServiceTraits(
    displayName: "Mealie", pageSize: 50, paging: .page("page"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let root = "/api/recipes"
  private static let headers: [(name: String, value: String)] = [
    ("Server", "uvicorn"), ("Content-Type", "application/json"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    guard request.path == Self.root || request.path.hasPrefix(Self.root + "/") else {
      return errorPage(404)
    }
    guard options.accepts(request.authorization("Bearer")) else {
      return detail(
        .string(
          request.header("Authorization") == nil
            ? "Not authenticated" : "Could not validate credentials"), status: 401)
    }
    guard request.path != Self.root else { return search(request, tweak) }
    let slug = request.path.dropFirst(Self.root.count + 1)
    guard let recipe = recipes.first(where: { self.slug($0) == slug }) else {
      return detail(
        ["message": "No Entry Found", "error": true, "exception": nil], status: 404)
    }
    return .json(.object(full(recipe)), as: .python, headers: Self.headers)
  }

  func errorPage(_ status: Int) -> Answer { detail(.string(reason(status)), status: status) }

  func quotaAnswer() -> Answer { errorPage(429) }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    let page = request["page"].map { Int($0) } ?? 1
    let size = request["perPage"].map { Int($0) } ?? 50
    guard let page, let size, size == -1 || size > 0 else {
      return invalid("perPage", request["perPage"] ?? "")
    }
    if request["orderBy"] == "random", request["paginationSeed"] == nil {
      return invalid("paginationSeed", "")
    }
    let words = searchWords(request["search"] ?? "")
    let matches = recipes.matching { words.allSatisfy($0.text.contains) }
    let length = size == -1 ? max(1, matches.count) : size.clamped
    let pages = max(1, (matches.count + length - 1) / length)
    let number = page == -1 ? pages : max(1, page.clamped)
    let list = ListPage(
      number, of: matches, size: length, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    func link(_ page: Int) -> JSON {
      .string("/recipes?page=\(page)&perPage=\(size)&orderDirection=desc")
    }
    let last = list.hasNext ? max(pages, number + 1) : pages
    return .json(
      [
        "page": .int(number), "per_page": .int(size), "total": .int(list.total),
        "total_pages": .int(last), "items": .array(list.items.map { .object(summary($0)) }),
        "next": list.hasNext ? link(number + 1) : nil,
        "previous": number > 1 ? link(number - 1) : nil,
      ], as: .python, headers: Self.headers)
  }

  /// The slug, made distinct by the id, as Mealie does for a second recipe of one name.
  private func slug(_ recipe: SimulatedRecipe) -> String { "\(recipe.slug)-\(recipe.id)" }

  private func summary(_ recipe: SimulatedRecipe) -> JSONObject {
    let hasImage = !options.has(.emptyThumbnails, "image", on: recipe.id, oneIn: 5)
    let hasRating = recipe.servings > 3
    let stars = recipe.rating / 20
    return [
      "id": .string(recipe.uuid), "userId": "1ce8b5fe-04e8-4b80-aab1-d92c94685c6d",
      "name": .string(recipe.title), "slug": .string(slug(recipe)),
      "image": hasImage ? .string(String(recipe.documentID.prefix(4))) : nil,
      "recipeYield": hasRating ? .string("\(recipe.servings) servings") : "",
      "totalTime": .optional(recipe.minutes.map(Self.text)),
      "prepTime": .optional(recipe.prepMinutes.map(Self.text)), "cookTime": nil,
      "performTime": .optional(recipe.cookMinutes.map(Self.text)),
      "description": .string("How we like \(recipe.title)."),
      "recipeCategory": [], "tags": [["name": .string(recipe.cuisine), "slug": "cuisine"]],
      "tools": [],
      "rating": hasRating
        ? (stars == stars.rounded() ? .int(Int(stars)) : .double(stars)) : nil,
      "orgURL": options.has(.missingIDs, "source", on: recipe.id, oneIn: 3)
        ? nil : .string(recipe.sourceURL),
      "dateAdded": "2024-01-21",
    ]
  }

  private func full(_ recipe: SimulatedRecipe) -> JSONObject {
    var object = summary(recipe)
    object["recipeIngredient"] = .array(
      recipe.ingredients.map { line in
        let parts = IngredientParts(line)
        return [
          "quantity": parts.quantity.map(JSON.double) ?? .null, "unit": nil, "food": nil,
          "note": .string(line), "display": .string(line), "title": nil,
          "originalText": .string(line),
        ]
      })
    object["recipeInstructions"] = .array(
      recipe.steps.map { ["title": "", "text": .string($0), "ingredientReferences": []] })
    return object
  }

  /// `1 hour 15 minutes`, `50 minutes`.
  private static func text(_ minutes: Int) -> String {
    let hours = minutes / 60
    let rest = minutes % 60
    let parts = [
      hours == 0 ? nil : "\(hours) hour\(hours == 1 ? "" : "s")",
      rest == 0 && hours > 0 ? nil : "\(rest) minutes",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func invalid(_ name: String, _ value: String) -> Answer {
    detail(
      [
        [
          "type": "value_error", "loc": ["query", .string(name)],
          "msg": "Input is not valid", "input": .string(value),
        ]
      ], status: 422)
  }

  private func detail(_ value: JSON, status: Int) -> Answer {
    .json(["detail": value], as: .python, status: status, headers: Self.headers)
  }
}
