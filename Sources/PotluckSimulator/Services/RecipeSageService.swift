internal import RecipeModel

/// RecipeSage: a JSON body asks, one answer holds everything.
struct RecipeSageService: Service {
  static let traits = ServiceTraits(displayName: "RecipeSage", paging: .none)

  let recipes: RecipeIndex
  let options: SimulatorOptions

  /// The server never lists more.
  private static let most = 500
  private static let headers: [(name: String, value: String)] = [
    ("X-Powered-By", "Express"), ("Content-Type", "application/json"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    switch (request.method, request.trimmedPath) {
    case ("POST", "/compat/v2/recipes/searchRecipes"): search(request, tweak)
    case ("GET", "/compat/v2/recipes/getRecipe"): get(request)
    default: failure("NOT_FOUND", "Not found", status: 404)
    }
  }

  func errorPage(_ status: Int) -> Answer {
    failure(
      status == 401 ? "UNAUTHORIZED" : "INTERNAL_SERVER_ERROR", reason(status), status: status)
  }

  func quotaAnswer() -> Answer {
    failure("TOO_MANY_REQUESTS", "Too many requests", status: 429)
  }

  private func failure(
    _ code: String, _ message: String, status: Int, input: String? = nil
  ) -> Answer {
    var body: JSONObject = ["message": .string(message), "code": .string(code)]
    if let input {
      body["issues"] = [["code": "invalid_format", "path": [.string(input)], "message": "Invalid"]]
    }
    return .json(.object(body), as: .node, status: status, headers: Self.headers)
  }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    guard let input = request.json?.objectValue else {
      return failure("PARSE_ERROR", "Failed to parse request body", status: 400)
    }
    guard let term = input["searchTerm"]?.stringValue, (1...255).contains(term.count) else {
      return failure("BAD_REQUEST", "Input validation failed", status: 400, input: "searchTerm")
    }
    guard ["main", "inbox"].contains(input["folder"]?.stringValue) else {
      return failure("BAD_REQUEST", "Input validation failed", status: 400, input: "folder")
    }
    // A session that is not known counts as none.
    let isPublic = input["userIds"] != nil
    guard isPublic || options.accepts(request.authorization("Bearer")) else {
      return failure("BAD_REQUEST", "Must pass userIds or be logged in", status: 400)
    }
    let words = searchWords(term)
    let matches = recipes.matching { entry in words.allSatisfy(entry.text.contains) }
    let list = ListPage(
      1, of: Array(matches.prefix(Self.most)), size: nil, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    return .json(
      [
        "recipes": .array(list.items.map { .object(summary($0)) }),
        "totalCount": .int(matches.count),
      ], as: .node, headers: Self.headers)
  }

  private func get(_ request: IncomingRequest) -> Answer {
    let id = request["id"] ?? ""
    guard id.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12] else {
      return failure("BAD_REQUEST", "Input validation failed", status: 400, input: "id")
    }
    guard let recipe = recipes.first(where: { $0.uuid == id }) else {
      return failure("NOT_FOUND", "Recipe not found", status: 404)
    }
    var detail = summary(recipe)
    detail["ingredients"] = .string(
      "[For the pot]\n" + recipe.ingredients.joined(separator: "\n") + "\n")
    detail["instructions"] = "Cook.\nServe.\n"
    detail["notes"] = ""
    return .json(.object(detail), as: .node, headers: Self.headers)
  }

  private func summary(_ recipe: SimulatedRecipe) -> JSONObject {
    let hasURL = !options.has(.missingIDs, "url", on: recipe.id, oneIn: 5)
    let hasImage = !options.has(.emptyThumbnails, "image", on: recipe.id, oneIn: 3)
    let stars = Int((recipe.rating / 20).rounded())
    return [
      "id": .string(recipe.uuid), "userId": "5b0a1f62-0000-4000-8000-000000000001",
      "title": .string(recipe.title), "description": "", "yield": "4 servings",
      "activeTime": "", "totalTime": .string(Self.time(recipe.minutes)),
      "source": .string(recipe.publisher),
      "url": .string(hasURL ? recipe.sourceURL : ""), "folder": "main",
      "rating": stars > 0 ? .int(min(5, stars)) : nil,
      "recipeLabels": [["label": ["title": "soup"]]],
      "recipeImages": hasImage
        ? [["order": 0, "image": ["location": .string("https://img.example/\(recipe.slug).jpg")]]]
        : [],
      "fromUser": nil,
    ]
  }

  /// Free text, as people type it.
  private static func time(_ minutes: Int?) -> String {
    guard let minutes else { return "" }
    return minutes < 60
      ? "\(minutes) minutes"
      : "\(minutes / 60) hour\(minutes >= 120 ? "s" : "") \(minutes % 60) min"
  }
}
