internal import PotluckSimulatorFiles
internal import RecipeModel

extension ServiceDescription {
  /// TheMealDB v1 and v2: the key is a part of the path, one answer holds everything.
  static let mealDB = ServiceDescription(
    ServiceTraits(displayName: "TheMealDB", paging: .none), .themealdb,
    facts: { ["slots": .object(slots($0, $1))] }
  ) { call in
    let parts = call.parts
    try call.demand(
      parts.count == 5 && parts.prefix(2) == ["api", "json"] && ["v1", "v2"].contains(parts[2])
        // The public test key is good everywhere.
        && (parts[3] == "1" || call.options.accepts(parts[3])), call.errorPage(404))
    func all(_ recipes: [SimulatedRecipe], as item: String = "item") throws -> Answer {
      call.list(try call.page(1, of: recipes, size: nil), as: item)
    }
    switch parts[4] {
    case "search.php":
      // `s` is a part of the name, `f` its first letter.
      let part = call["s"]?.lowercased()
      let letter = call["f"]?.lowercased()
      return try all(
        call.recipes.matching { entry in
          if let part { return entry.title.contains(part) }
          return letter.map { !$0.isEmpty && entry.title.hasPrefix($0) } ?? false
        })
    case "filter.php":
      // `i` is one ingredient; the answer tells neither ingredients nor source.
      let name = (call["i"] ?? "").lowercased().replacing("_", with: " ")
      return try all(call.recipes.matching { $0.recipe.has(name) }, as: "stub")
    case "lookup.php":
      return call.list(ListPage(call.recipes.matching { $0.recipe.id == call["i"] }))
    case "random.php": return call.list(ListPage(call.recipes.entries.prefix(1).map(\.recipe)))
    default: return call.errorPage(404)
    }
  }

  /// Twenty numbered ingredients with their measures; an unused slot is empty, null or a lone space.
  private static func slots(_ recipe: SimulatedRecipe, _ options: SimulatorOptions) -> JSONObject {
    let parts = recipe.ingredients.prefix(20).map(IngredientParts.init)
    func blank(_ slot: Int) -> JSON {
      guard options.quirks.contains(.untidyIngredients) else { return "" }
      return switch StableHash.of("\(options.seed)/blank/\(recipe.id)/\(slot)") % 3 {
      case 0: ""
      case 1: nil
      default: " "
      }
    }
    func slot(_ kind: String, _ text: (IngredientParts) -> String, _ first: Int) -> [(String, JSON)]
    {
      (0..<20).map { index in
        let value = parts.indices.contains(index) ? text(parts[index]) : ""
        return (
          "\(kind)\(index + 1)", value.isEmpty ? blank(first + index) : .string(value)
        )
      }
    }
    return JSONObject(slot("strIngredient", \.name, 1) + slot("strMeasure", \.measure, 21))
  }

  /// DummyJSON's recipes: `limit` and `skip`, and a limit in the answer that is the number returned.
  static let dummyJSON = ServiceDescription(
    ServiceTraits(
      displayName: "DummyJSON", pageSize: 30, paging: .offset("skip", size: "limit")),
    .dummyjson
  ) { call in
    let parts = call.request.path.split(separator: "/").map(String.init)
    try call.demand(parts.first == "recipes" && parts.count <= 2, call.errorPage(404))
    if parts.count == 2, parts[1] != "search" {
      return call.detail(
        call.recipe(numbered: parts[1]), as: "item",
        else: call.failure("Recipe with id '\(parts[1])' not found", 404))
    }
    // A part of the name, in which a hyphen counts as a space.
    let part = parts.count == 1 ? "" : (call["q"] ?? "").lowercased().replacing("-", with: " ")
    let matches = call.recipes.matching { part.isEmpty || $0.title.contains(part) }
    func count(_ name: String, _ standard: Int) throws -> Int {
      guard let number = call.number(name, standard), number >= 0 else {
        throw call.failure("Invalid '\(name)' - must be a number", 400)
      }
      return number
    }
    let limit = try count("limit", 30)
    let skip = try count("skip", 0)
    let page = try call.page(
      offset: skip, limit: limit == 0 ? max(1, matches.count) : limit, of: matches)
    let total = page.hasNext ? max(page.total, skip + limit + 1) : page.total
    return call.list(page, ["skip": .int(skip), "total": .int(total)])
  }

  /// Forkify v2: one answer without pages, and ingredients as objects in the answer for one recipe.
  static let forkify2 = ServiceDescription(
    ServiceTraits(displayName: "Forkify v2", paging: .none, secretParameters: ["key"]),
    .forkify2
  ) { call in
    let root = "/api/v2/recipes"
    if let key = call["key"], !call.options.accepts(key) {
      return call.failure("Invalid API key: \(key)", 401)
    }
    if call.request.trimmedPath == root {
      // A search for nothing brings the service down.
      try call.demand(call["search"] != nil, call.errorPage(500))
      return call.list(try call.page(1, of: call.withWords(of: "search"), size: nil))
    }
    let path = call.request.path
    try call.demand(
      path.hasPrefix(root + "/"), call.failure("Can't find \(path) on this server!", 404))
    let id = path.dropFirst(root.count + 1)
    try call.demand(
      id.count == 24 && id.allSatisfy(\.isHexDigit), call.failure("Invalid _id: \(id)", 400))
    return call.detail(
      call.recipes.first { $0.documentID == id },
      else: call.failure("No recipe found with that ID", 404))
  }
}
