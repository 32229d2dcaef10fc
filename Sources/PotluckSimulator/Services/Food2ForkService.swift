internal import RecipeModel

/// Food2Fork as it was until 2019.
struct Food2ForkService: Service {
  static let traits = ServiceTraits(
    displayName: "Food2Fork", pageSize: 30, paging: .page("page"), secretParameters: ["key"])

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("Server", "nginx"), ("Content-Type", "application/json; charset=utf-8"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    switch request.trimmedPath {
    case "/api/search", "/api/get": break
    default: return errorPage(404)
    }
    guard request["key"] == options.key else { return errorPage(403) }
    return request.trimmedPath == "/api/get" ? get(request) : search(request, tweak)
  }

  func errorPage(_ status: Int) -> Answer {
    .text(
      "<html><head><title>\(status)</title></head><body><h1>\(reason(status))</h1></body></html>",
      type: "text/html", status: status, headers: [("Server", "nginx")])
  }

  /// Status 200, as the service really did it.
  func quotaAnswer() -> Answer { .json(["error": "limit"], as: .python, headers: Self.headers) }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    // A page or count that is no number brought the service down.
    let page = request["page"].map { Int($0) } ?? 1
    let count = request["count"].map { Int($0) } ?? 30
    guard let page, let count, page >= 1 else { return errorPage(500) }
    let matches = withDuplicates(sorted(matching(request["q"] ?? ""), by: request["sort"]))
    let list = ListPage(
      page, of: matches, size: min(30, max(1, count)), script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    let items = list.items.map {
      JSON.object(Food2ForkItem(recipe: $0, options: options).summary(hasViewURL: true))
    }
    return .json(
      ["count": .int(items.count), "recipes": .array(items)], as: .python, headers: Self.headers)
  }

  private func get(_ request: IncomingRequest) -> Answer {
    guard let recipe = recipes.first(where: { $0.id == request["rId"] }) else {
      return .json(["recipe": []], as: .python, headers: Self.headers)
    }
    let detail = Food2ForkItem(recipe: recipe, options: options).detail(hasViewURL: true)
    return .json(["recipe": .object(detail)], as: .python, headers: Self.headers)
  }

  /// Every word of every comma-separated term has to occur.
  private func matching(_ query: String) -> [SimulatedRecipe] {
    let words = searchWords(query)
    return recipes.matching { words.allSatisfy($0.text.contains) }
  }

  private func sorted(_ recipes: [SimulatedRecipe], by order: String?) -> [SimulatedRecipe] {
    switch order {
    case "t": recipes.sorted { StableHash.of($0.id) < StableHash.of($1.id) }
    default:
      recipes.enumerated().sorted {
        ($1.element.rating, $0.offset) < ($0.element.rating, $1.offset)
      }.map(\.element)
    }
  }

  private func withDuplicates(_ recipes: [SimulatedRecipe]) -> [SimulatedRecipe] {
    var list: [SimulatedRecipe] = []
    var waiting: SimulatedRecipe?
    for recipe in recipes {
      list.append(recipe)
      if let copy = waiting { list.append(copy) }
      waiting = options.has(.duplicates, "duplicate", on: recipe.id, oneIn: 14) ? recipe : nil
    }
    if let copy = waiting { list.append(copy) }
    return list
  }
}

/// The reason phrase of a status.
func reason(_ status: Int) -> String {
  switch status {
  case 200: "OK"
  case 301: "Moved Permanently"
  case 302: "Found"
  case 303: "See Other"
  case 304: "Not Modified"
  case 307: "Temporary Redirect"
  case 308: "Permanent Redirect"
  case 400: "Bad Request"
  case 401: "Unauthorized"
  case 402: "Payment Required"
  case 403: "Forbidden"
  case 404: "Not Found"
  case 408: "Request Timeout"
  case 410: "Gone"
  case 429: "Too Many Requests"
  case 500: "Internal Server Error"
  case 502: "Bad Gateway"
  case 503: "Service Unavailable"
  case 504: "Gateway Timeout"
  default: "Status"
  }
}
