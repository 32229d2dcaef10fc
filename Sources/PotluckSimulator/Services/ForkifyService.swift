internal import RecipeModel

/// Forkify v1: Food2Fork's shape without `f2f_url`, key and pages.
struct ForkifyService: Service {
  static let traits = ServiceTraits(
    displayName: "Forkify", paging: .none)

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("X-Powered-By", "Express"), ("Access-Control-Allow-Origin", "*"),
    ("Content-Type", "application/json; charset=utf-8"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    switch request.trimmedPath {
    case "/api/search": search(request, tweak)
    case "/api/get": get(request)
    default: errorPage(404)
    }
  }

  func errorPage(_ status: Int) -> Answer {
    .json(["error": .string(reason(status))], as: .node, status: status, headers: Self.headers)
  }

  func quotaAnswer() -> Answer { errorPage(429) }

  /// One of the words that the service knows, or an error; never an empty list.
  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    let words = searchWords(request["q"] ?? "")
    let matches = recipes.matching { words.allSatisfy($0.text.contains) }
    guard !words.isEmpty, !matches.isEmpty || !options.pages.isEmpty else {
      return .json(
        ["error": "No recipes are known for this search word"], as: .node, status: 400,
        headers: Self.headers)
    }
    let list = ListPage(1, of: matches, size: nil, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    let items = list.items.map {
      JSON.object(Food2ForkItem(recipe: $0, options: options).summary(hasViewURL: false))
    }
    return .json(
      ["count": .int(items.count), "recipes": .array(items)], as: .node, headers: Self.headers)
  }

  private func get(_ request: IncomingRequest) -> Answer {
    guard let recipe = recipes.first(where: { $0.id == request["rId"] }) else {
      return .json(
        ["error": "No recipe has this id"], as: .node, status: 400, headers: Self.headers)
    }
    let detail = Food2ForkItem(recipe: recipe, options: options).detail(hasViewURL: false)
    return .json(["recipe": .object(detail)], as: .node, headers: Self.headers)
  }
}
