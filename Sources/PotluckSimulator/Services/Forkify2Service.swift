internal import RecipeModel

/// Forkify v2: one answer without pages, and ingredients as objects in the answer for one recipe.
struct Forkify2Service: Service {
  static let traits = ServiceTraits(
    displayName: "Forkify v2", paging: .none, secretParameters: ["key"])

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let root = "/api/v2/recipes"
  private static let headers: [(name: String, value: String)] = [
    ("X-Powered-By", "Express"), ("Access-Control-Allow-Origin", "*"),
    ("Content-Type", "application/json; charset=utf-8"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    if let key = request["key"], !options.accepts(key) {
      return failure("fail", "Invalid API key: \(key)", status: 401)
    }
    if request.trimmedPath == Self.root { return search(request, tweak) }
    guard request.path.hasPrefix(Self.root + "/") else {
      return failure("fail", "Can't find \(request.path) on this server!", status: 404)
    }
    return get(String(request.path.dropFirst(Self.root.count + 1)))
  }

  func errorPage(_ status: Int) -> Answer {
    failure(
      status < 500 ? "fail" : "error",
      status == 500 ? "Something went very wrong!" : reason(status), status: status)
  }

  func quotaAnswer() -> Answer {
    failure(
      "fail", "Too many requests from this IP, please try again in an hour!", status: 429)
  }

  /// Every word has to occur; a search for nothing brings the service down.
  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    guard let text = request["search"] else { return errorPage(500) }
    let words = searchWords(text)
    let matches = recipes.matching { entry in words.allSatisfy(entry.text.contains) }
    let list = ListPage(1, of: matches, size: nil, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    let items = list.items.map { JSON.object(summary($0)) }
    return .json(
      [
        "status": "success", "results": .int(items.count), "data": ["recipes": .array(items)],
      ], as: .node, headers: Self.headers)
  }

  private func get(_ id: String) -> Answer {
    guard id.count == 24, id.allSatisfy(\.isHexDigit) else {
      return failure("fail", "Invalid _id: \(id)", status: 400)
    }
    guard let recipe = recipes.first(where: { $0.documentID == id }) else {
      return failure("fail", "No recipe found with that ID", status: 404)
    }
    var detail = summary(recipe)
    detail["ingredients"] = .array(recipe.ingredients.map(ingredient))
    detail["source_url"] = .string(recipe.sourceURL)
    detail["servings"] = .int(recipe.servings)
    detail["cooking_time"] = .optional(recipe.minutes)
    return .json(
      ["status": "success", "data": ["recipe": .object(detail)]], as: .node,
      headers: Self.headers)
  }

  private func summary(_ recipe: SimulatedRecipe) -> JSONObject {
    [
      "publisher": .string(recipe.publisher),
      "image_url": .string(
        recipe.image ?? "http://forkify-api.example/images/\(recipe.documentID).jpg"),
      "title": .string(recipe.title), "id": .string(recipe.documentID),
    ]
  }

  private func ingredient(_ line: String) -> JSON {
    let parts = IngredientParts(line)
    return [
      "quantity": parts.quantity.map(JSON.double) ?? .null, "unit": .string(parts.unit),
      "description": .string(parts.name),
    ]
  }

  private func failure(_ kind: String, _ text: String, status: Int) -> Answer {
    .json(
      ["status": .string(kind), "message": .string(text)], as: .node, status: status,
      headers: Self.headers)
  }
}
