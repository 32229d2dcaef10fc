internal import PotluckSimulatorFiles
internal import RecipeModel

extension ServiceDescription {
  /// Spoonacular: 100 results a page, offsets up to 900, a daily allowance of points.
  static let spoonacular = ServiceDescription(
    ServiceTraits(
      displayName: "Spoonacular", pageSize: 10, paging: .offset("offset", size: "number"),
      secretParameters: ["apiKey"]),
    .spoonacular
  ) { call in
    try call.demand(
      call.options.accepts(call.request.header("x-api-key") ?? call["apiKey"]),
      call.failure(
        "You are not authorized. Please read https://spoonacular.com/food-api/docs#Authentication",
        401))
    let parts = call.parts
    guard parts == ["recipes", "complexSearch"] else {
      let isDetail = parts.count == 3 && parts[0] == "recipes" && parts[2] == "information"
      return call.detail(
        isDetail ? call.recipe(numbered: parts[1]) : nil, ["filled": true],
        else: call.failure("A recipe with the id does not exist.", 404))
    }
    guard let number = call.number("number", 10), let offset = call.number("offset", 0),
      (1...100).contains(number), (0...900).contains(offset)
    else { return call.failure("The number or the offset is out of its range.", 400) }
    let page = try call.page(offset: offset, limit: number, of: call.wished)
    return call.list(
      page, as: call["addRecipeInformation"] == "true" ? "detail" : "item",
      [
        "filled": .bool(call["fillIngredients"] == "true"), "offset": .int(offset),
        "number": .int(number),
        // While pages follow, it counts more than can be reached.
        "total": .int(page.hasNext ? max(page.total, 5_223) : page.total),
      ])
  }

  /// Edamam's recipe search v2: two keys, pages of 20, opaque next links that repeat the keys.
  static let edamam2 = ServiceDescription(
    ServiceTraits(
      displayName: "Edamam v2", pageSize: 20, paging: .token("_cont", edamamPage),
      secretParameters: ["app_id", "app_key"]),
    .edamam
  ) { call in
    let root = "/api/recipes/v2"
    let path = call.request.trimmedPath
    try call.demand(path == root || path.hasPrefix(root + "/"), call.errorPage(404))
    try call.demand(
      call["app_id"]?.isEmpty == false && call.options.accepts(call["app_key"]),
      call.errorPage(401))
    try call.demand(call["type"] == "public", call.errorPage(400))
    guard path == root else {
      let id = path.dropFirst(root.count + 1)
      return call.detail(
        call.recipes.first { $0.uuidDigits == id }, as: "item", else: call.errorPage(404))
    }
    guard call["q"] != nil, let number = call["_cont"].map(edamamPage) ?? 1 else {
      return call.errorPage(400)
    }
    let page = try call.page(number, of: call.withoutExcluded, size: 20)
    let others = call.request.rawQuery.split(separator: "&").filter { !$0.hasPrefix("_cont=") }
    let token = "CHcVQBtN\(String(StableHash.of("page"), radix: 16))%3D\(number + 1)"
    let href =
      "http://\(call.request.header("Host") ?? "api.edamam.com")\(root)?_cont=\(token)"
      + "&\(others.joined(separator: "&"))"
    let isLinked = page.hasNext && call["random"] != "true"
    return call.list(
      page,
      [
        "from": .int(number * 20 - 19), "to": .int(number * 20 - 20 + page.items.count),
        "total": .int(min(10_000, page.total)),
        "links": isLinked ? call.service.fill("next", ["href": .string(href)]) : [:],
      ])
  }

  /// The number behind the last `=`; nil for what is no token.
  private static func edamamPage(_ token: String) -> Int? {
    token.split(separator: "=").last.flatMap { Int($0) }.flatMap { $0 > 0 ? $0.clamped : nil }
  }

  /// Tasty by way of RapidAPI: two header fields, `from` and `size`, compilations among the recipes.
  static let tasty = ServiceDescription(
    ServiceTraits(displayName: "Tasty", pageSize: 20, paging: .offset("from", size: "size")),
    .tasty,
    facts: { recipe, _ in ["isCompilation": .bool(recipe.id.hasPrefix(compilation))] }
  ) { call in
    let key = call.request.header("X-RapidAPI-Key") ?? ""
    try call.demand(
      call.request.header("X-RapidAPI-Host") == "tasty.p.rapidapi.com",
      call.failure("Invalid API host.", 400))
    try call.demand(
      !key.isEmpty, call.failure("Invalid API key. Go to the documentation for more info.", 401))
    try call.demand(
      call.options.accepts(key), call.failure("You are not subscribed to this API.", 403))
    switch call.request.trimmedPath {
    case "/recipes/list":
      guard let from = call.number("from", 0), let size = call.number("size", 20), from >= 0,
        (1...40).contains(size)
      else { return call.failure("from or size is out of its range", 400) }
      // Behind some recipes stands a compilation that holds the recipe once more.
      let matches = call.withWords(of: "q").flatMap { recipe -> [SimulatedRecipe] in
        guard call.options.has(.duplicates, "compilation", on: recipe.id, oneIn: 8) else {
          return [recipe]
        }
        var copy = recipe
        copy.id = compilation + recipe.id
        copy.title = "\(recipe.title) and four more"
        return [recipe, copy]
      }
      let page = try call.page(offset: from, limit: size, of: matches)
      let total = page.hasNext ? max(page.total, from + size + 1) : page.total
      return call.list(page, ["total": .int(total)])
    case "/recipes/get-more-info":
      return call.detail(
        call.recipe(numbered: call["id"]), as: "item", else: call.failure("Recipe not found", 404))
    default: return call.failure("Endpoint '\(call.request.path)' does not exist", 404)
    }
  }

  private static let compilation = "compilation:"
}

extension ServiceCall {
  /// Every word of the query, every ingredient to include, none to exclude, and the time.
  fileprivate var wished: [SimulatedRecipe] {
    func names(_ parameter: String) -> [String] {
      (self[parameter] ?? "").lowercased().split(separator: ",").map { name in
        String(name.drop { $0 == " " })
      }
    }
    let included = names("includeIngredients")
    let excluded = names("excludeIngredients")
    return withWords(of: "query").filter { recipe in
      included.allSatisfy(recipe.has) && !excluded.contains(where: recipe.has)
        && isQuick(recipe, "maxReadyTime")
    }
  }

  /// Every word of the query, none of the excluded names, and at most the time when one is given.
  fileprivate var withoutExcluded: [SimulatedRecipe] {
    let excluded = request.parameters.filter { $0.name == "excluded" }.map { $0.value.lowercased() }
    return withWords(of: "q").filter { recipe in
      !excluded.contains(where: recipe.has) && isQuick(recipe, "time")
    }
  }

  private func isQuick(_ recipe: SimulatedRecipe, _ parameter: String) -> Bool {
    guard let most = self[parameter].flatMap({ Int($0) }) else { return true }
    return recipe.minutes.map { $0 <= most } ?? false
  }
}
