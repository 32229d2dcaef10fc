internal import RecipeModel

/// The Cookbook app of Nextcloud: the query in the path, everything at once, schema.org recipes.
struct NextcloudCookbookService: Service {
  static let traits = ServiceTraits(displayName: "Nextcloud Cookbook", paging: .none)

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let api = "/apps/cookbook/api/v1/"
  private static let headers: [(name: String, value: String)] = [
    ("Server", "Apache"), ("Content-Type", "application/json; charset=utf-8"),
    ("Cache-Control", "no-cache, no-store, must-revalidate"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    var path = request.trimmedPath[...]
    if path.hasPrefix("/index.php/") { path = path.dropFirst("/index.php".count) }
    guard path.hasPrefix(Self.api) else { return errorPage(404) }
    guard options.accepts(request.basicCredentials?.password) else {
      return object(["message": "Current user is not logged in"], status: 401)
    }
    let parts = path.dropFirst(Self.api.count).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    switch parts.first {
    case "search" where parts.count == 2: return list(matching(parts[1]), tweak)
    case "recipes" where parts.count == 2: return get(parts[1])
    case "recipes": return list(matching(""), tweak)
    default: return errorPage(404)
    }
  }

  /// The body is one bare JSON string.
  func errorPage(_ status: Int) -> Answer {
    .json(.string(reason(status)), as: .php, status: status, headers: Self.headers)
  }

  func quotaAnswer() -> Answer { object(["message": "Reached maximum delay"], status: 429) }

  private func object(_ value: JSON, status: Int) -> Answer {
    .json(value, as: .php, status: status, headers: Self.headers)
  }

  /// Any word or comma-separated term, in name or keywords, by name.
  private func matching(_ query: Substring) -> [SimulatedRecipe] {
    let terms = query.lowercased().split { $0 == " " || $0 == "," }
    let found = recipes.matching { entry in
      terms.isEmpty
        || terms.contains { term in
          entry.title.contains(term) || keywords(entry.recipe).contains(term)
        }
    }
    return found.enumerated().sorted {
      ($0.element.title.lowercased(), $0.offset) < ($1.element.title.lowercased(), $1.offset)
    }.map(\.element)
  }

  private func list(_ matches: [SimulatedRecipe], _ tweak: ListTweak) -> Answer {
    let page = ListPage(1, of: matches, size: nil, script: options.pages, tweak: tweak)
    if let status = page.failure { return errorPage(status) }
    return object(.array(page.items.map { .object(stub($0)) }), status: 200)
  }

  private func get(_ id: Substring) -> Answer {
    guard let recipe = recipes.first(where: { String($0.numericID) == id }) else {
      return errorPage(404)
    }
    var detail = stub(recipe)
    let minutes = recipe.minutes ?? 0
    detail["@type"] = "Recipe"
    detail["recipe_id"] = nil
    detail["description"] = .string("From \(recipe.publisher).")
    detail["url"] = .string(recipe.sourceURL)
    detail["image"] = .optional(recipe.image)
    detail["prepTime"] = .string("PT0H\(minutes / 3)M")
    detail["cookTime"] = .null
    detail["totalTime"] = minutes > 0 ? .string("PT\(minutes / 60)H\(minutes % 60)M") : .null
    detail["recipeYield"] = 4
    detail["recipeCategory"] = "Main"
    detail["tool"] = []
    detail["recipeIngredient"] = .array(recipe.ingredients.map(JSON.string))
    detail["recipeInstructions"] = ["Cook.", "Serve."]
    // PHP writes an empty object as an empty array.
    detail["nutrition"] = []
    return object(.object(detail), status: 200)
  }

  private func stub(_ recipe: SimulatedRecipe) -> JSONObject {
    let id = recipe.numericID
    let image = "/index.php/apps/cookbook/webapp/recipes/\(id)/image?size="
    return [
      "name": .string(
        options.has(.entities, "name", on: recipe.id, oneIn: 3)
          ? MarkupQuirks.escaped(recipe.title) : recipe.title),
      "keywords": .string(keywords(recipe)), "dateCreated": "2022-01-02T16:12:41+0000",
      "dateModified": "2022-01-10T10:02:52+0000",
      "imageUrl": .string(image + "thumb"), "imagePlaceholderUrl": .string(image + "thumb16"),
      "recipe_id": .int(id), "id": .string(String(id)),
    ]
  }

  private func keywords(_ recipe: SimulatedRecipe) -> String {
    recipe.ingredientNames.prefix(3).joined(separator: ",")
  }
}
