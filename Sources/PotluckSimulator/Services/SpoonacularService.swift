internal import RecipeModel

/// Spoonacular: 100 results a page, offsets up to 900, a daily allowance of points.
struct SpoonacularService: Service {
  static let traits = ServiceTraits(
    displayName: "Spoonacular", pageSize: 10, paging: .offset("offset", size: "number"),
    secretParameters: ["apiKey"])

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("Content-Type", "application/json"), ("X-API-Quota-Request", "1.25"),
    ("X-API-Quota-Used", "1.25"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    guard options.accepts(request.header("x-api-key") ?? request["apiKey"]) else {
      return failure(
        "You are not authorized. Please read https://spoonacular.com/food-api/docs#Authentication",
        status: 401)
    }
    if request.trimmedPath == "/recipes/complexSearch" { return search(request, tweak) }
    let parts = request.path.split(separator: "/")
    guard parts.count == 3, parts[0] == "recipes", parts[2] == "information",
      let recipe = recipes.first(where: { String($0.numericID) == parts[1] })
    else { return failure("A recipe with the id does not exist.", status: 404) }
    let item = SpoonacularItem(recipe: recipe, options: options)
    return .json(.object(item.full(withIngredients: true)), as: .node, headers: Self.headers)
  }

  func errorPage(_ status: Int) -> Answer { failure(reason(status), status: status) }

  func quotaAnswer() -> Answer {
    failure(
      "Your daily points limit of 50 has been reached. Please upgrade your plan to continue "
        + "using the API.", status: 402)
  }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    let number = request["number"].map { Int($0) } ?? 10
    let offset = request["offset"].map { Int($0) } ?? 0
    guard let number, let offset, (1...100).contains(number), (0...900).contains(offset) else {
      return failure("The number or the offset is out of its range.", status: 400)
    }
    let list = ListPage(
      offset: offset, limit: number, of: matching(request), script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    let items = list.items.map { recipe in
      let item = SpoonacularItem(recipe: recipe, options: options)
      return JSON.object(
        request["addRecipeInformation"] == "true"
          ? item.full(withIngredients: request["fillIngredients"] == "true") : item.summary)
    }
    return .json(
      [
        "results": .array(items), "offset": .int(offset), "number": .int(number),
        "totalResults": .int(list.hasNext ? max(list.total, 5_223) : list.total),
      ], as: .node, headers: Self.headers)
  }

  /// Every word of the query, every ingredient to include, none to exclude, and the time.
  private func matching(_ request: IncomingRequest) -> [SimulatedRecipe] {
    let words = searchWords(request["query"] ?? "")
    let included = names(request["includeIngredients"])
    let excluded = names(request["excludeIngredients"])
    let most = request["maxReadyTime"].flatMap { Int($0) }
    return recipes.matching { entry in
      let recipe = entry.recipe
      func has(_ name: String) -> Bool { recipe.ingredientNames.contains { $0.contains(name) } }
      return words.allSatisfy(entry.text.contains) && included.allSatisfy(has)
        && !excluded.contains(where: has)
        && most.map { limit in recipe.minutes.map { $0 <= limit } ?? false } ?? true
    }
  }

  private func names(_ list: String?) -> [String] {
    (list ?? "").lowercased().split(separator: ",").map { name in
      String(name.drop { $0 == " " })
    }
  }

  private func failure(_ text: String, status: Int) -> Answer {
    .json(
      ["status": "failure", "code": .int(status), "message": .string(text)], as: .node,
      status: status, headers: Self.headers)
  }
}
