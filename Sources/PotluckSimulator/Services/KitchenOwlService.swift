internal import RecipeModel

/// KitchenOwl: bare arrays, ten recipes a page, pages from 0.
struct KitchenOwlService: Service {
  static let traits = ServiceTraits(
    displayName: "KitchenOwl", pageSize: 10, paging: .page("page", first: 0))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("Server", "nginx"), ("Content-Type", "application/json"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let path = request.trimmedPath
    let isSearch = path == "/api/recipe/search"
    guard isSearch || path.hasPrefix("/api/recipe/") else { return errorPage(404) }
    if let refusal = refusal(of: request) { return refusal }
    return isSearch ? search(request, tweak) : get(path.dropFirst("/api/recipe/".count))
  }

  /// A bare sentence, which the framework labels as HTML.
  func errorPage(_ status: Int) -> Answer {
    let text =
      switch status {
      case 400: "Request invalid"
      case 401: "Request unauthorized"
      case 403: "Request forbidden"
      case 404: "Requested resource not found"
      default: status < 500 ? reason(status) : "Something went wrong"
      }
    return .text(
      text, type: "text/html; charset=utf-8", status: status, headers: [("Server", "nginx")])
  }

  func quotaAnswer() -> Answer { errorPage(429) }

  /// No token is 401; one that is none is 422.
  private func refusal(of request: IncomingRequest) -> Answer? {
    guard let token = request.authorization("Bearer") else {
      return options.accepts(nil) ? nil : message("Missing Authorization Header", status: 401)
    }
    return options.accepts(token) ? nil : message("Not enough segments", status: 422)
  }

  private func message(_ text: String, status: Int) -> Answer {
    .json(["msg": .string(text)], as: .django, status: status, headers: Self.headers)
  }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    let query = request["query"]?.lowercased() ?? ""
    guard query.contains(where: { !$0.isWhitespace }),
      let page = request["page"].map({ Int($0) }) ?? 0, page >= 0
    else { return errorPage(400) }
    let list = ListPage(
      page.clamped + 1, of: recipes.matching { $0.title.contains(query) }, size: 10,
      script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    return .json(.array(list.items.map(item)), as: .django, headers: Self.headers)
  }

  private func get(_ id: Substring) -> Answer {
    guard let recipe = recipes.first(where: { String($0.numericID) == id }) else {
      return errorPage(404)
    }
    return .json(item(recipe), as: .django, headers: Self.headers)
  }

  private func item(_ recipe: SimulatedRecipe) -> JSON {
    let minutes = recipe.minutes ?? 0
    // Either the whole time is set or its parts; what is not set is 0.
    let isParted = options.has(.mixedNumbers, "parts", on: recipe.id, oneIn: 3)
    let hasPhoto = !options.has(.emptyThumbnails, "photo", on: recipe.id, oneIn: 3)
    let isLinked = !options.has(.missingIDs, "source", on: recipe.id, oneIn: 5)
    return [
      "cook_time": .int(isParted ? minutes - minutes / 3 : 0), "created_at": 1_700_000_000_000,
      "description": .string("1. Cook.\n2. Serve."), "household_id": 1,
      "id": .int(recipe.numericID),
      "items": .array(zip(recipe.ingredientNames, recipe.ingredients).map(Self.item)),
      "name": .string(recipe.title),
      "photo": hasPhoto ? .string("\(recipe.slug).jpg") : nil,
      "planned": false, "planned_days": [],
      "prep_time": .int(isParted ? minutes / 3 : 0),
      "source": .string(isLinked ? recipe.sourceURL : recipe.publisher),
      "tags": [["id": 7, "name": .string(recipe.publisher)]],
      "time": .int(isParted ? 0 : minutes), "updated_at": 1_700_000_000_000,
      "visibility": 2, "yields": 4,
    ]
  }

  /// An ingredient with what stands in front of its name as the description.
  private static func item(_ name: String, _ line: String) -> JSON {
    let start = line.lowercased().firstRange(of: name)?.lowerBound
    let amount = start.map { line.lowercased()[..<$0].split(separator: " ").joined(separator: " ") }
    return [
      "created_at": 1_700_000_000_000, "default": false,
      "description": .string(amount ?? ""), "id": .int(Int(StableHash.of(name) % 9_000)),
      "name": .string(name), "optional": false,
    ]
  }
}
