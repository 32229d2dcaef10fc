internal import RecipeModel

/// Tandoor: Django paging with HTTP 404 behind the last page, ingredients in the detail alone.
struct TandoorService: Service {
  static let traits = ServiceTraits(
    displayName: "Tandoor", pageSize: 25, paging: .page("page"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let root = "/api/recipe"
  private static let headers: [(name: String, value: String)] = [
    ("Server", "nginx"), ("Content-Type", "application/json"), ("Vary", "Accept, Cookie"),
    ("Allow", "GET, POST, HEAD, OPTIONS"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let path = request.trimmedPath
    guard path == Self.root || path.hasPrefix(Self.root + "/") else { return errorPage(404) }
    guard request.path.hasSuffix("/") else { return .djangoSlashRedirect(request) }
    guard request.header("Authorization") != nil || options.key.isEmpty else {
      return detail("Authentication credentials were not provided.", status: 403)
    }
    guard options.accepts(request.authorization("Bearer")) else {
      return detail("Invalid token.", status: 401)
    }
    guard path != Self.root else { return search(request, tweak) }
    let id = path.dropFirst(Self.root.count + 1)
    guard let recipe = recipes.first(where: { String($0.numericID) == id }) else {
      return detail("No Recipe matches the given query.", status: 404)
    }
    return .json(.object(full(recipe, request)), as: .django, headers: Self.headers)
  }

  func errorPage(_ status: Int) -> Answer {
    .text(
      "<!doctype html>\n<html lang=\"en\"><head><title>\(reason(status))</title></head>\n"
        + "<body><h1>\(reason(status))</h1></body></html>\n",
      type: "text/html", status: status, headers: [("Server", "nginx")])
  }

  func quotaAnswer() -> Answer {
    var answer = detail("Request was throttled. Expected available in 60 seconds.", status: 429)
    answer.set("Retry-After", "60")
    return answer
  }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    guard let page = request["page"].map({ Int($0)?.clamped }) ?? 1, page >= 1 else {
      return detail("Invalid page.", status: 404)
    }
    // A size that is none, or too great, counts as the standard one or the greatest.
    let asked = request["page_size"].flatMap { Int($0) } ?? 25
    let size = min(100, asked < 1 ? 25 : asked)
    let words = searchWords(request["query"] ?? "")
    let matches = recipes.matching { words.allSatisfy($0.text.contains) }
    let list = ListPage(page, of: matches, size: size, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    guard list.pagesBehindEnd == 0 || page == 1 else {
      return detail("Invalid page.", status: 404)
    }
    return .json(
      [
        "count": .int(list.total),
        "next": list.hasNext ? .string(link(page + 1, request)) : nil,
        "previous": page > 1 ? .string(link(page - 1, request)) : nil,
        "timestamp": "2026-01-01T00:00:00.000000+00:00",
        "results": .array(list.items.map { .object(overview($0, request)) }),
      ], as: .django, headers: Self.headers)
  }

  /// An absolute address under the name that a badly set proxy passes on.
  private func link(_ page: Int, _ request: IncomingRequest) -> String {
    let others = request.rawQuery.split(separator: "&").filter { !$0.hasPrefix("page=") }
    return "http://tandoor:8080\(Self.root)/?page=\(page)&\(others.joined(separator: "&"))"
  }

  private func overview(_ recipe: SimulatedRecipe, _ request: IncomingRequest) -> JSONObject {
    let hasRating = recipe.servings > 3
    return [
      "id": .int(recipe.numericID), "name": .string(recipe.title),
      "description": .optional(recipe.servings > 5 ? nil : "How we like \(recipe.title)."),
      "image": options.has(.emptyThumbnails, "image", on: recipe.id, oneIn: 5)
        ? nil : .string(image(recipe, request)),
      "keywords": [["id": 7, "name": .string(recipe.cuisine), "label": .string(recipe.cuisine)]],
      "working_time": .int(recipe.prepMinutes ?? 0),
      "waiting_time": .int(recipe.cookMinutes ?? 0), "created_at": "2024-01-21T08:24:50+01:00",
      "internal": true, "servings": .int(recipe.servings),
      "servings_text": hasRating ? "" : "people",
      "rating": hasRating ? .double(recipe.rating / 20) : nil, "last_cooked": nil, "new": false,
    ]
  }

  private func full(_ recipe: SimulatedRecipe, _ request: IncomingRequest) -> JSONObject {
    var object = overview(recipe, request)
    object["source_url"] =
      options.has(.missingIDs, "source", on: recipe.id, oneIn: 4)
      ? JSON.null : .string(recipe.sourceURL)
    let half = recipe.ingredients.count / 2
    let parts = [recipe.ingredients[..<half], recipe.ingredients[half...]]
    object["steps"] = .array(
      zip(recipe.steps, parts).map { step, lines in
        [
          "instruction": .string(step),
          "ingredients": .array(lines.map(ingredient)), "time": 0,
        ]
      })
    return object
  }

  private func ingredient(_ line: String) -> JSON {
    let parts = IngredientParts(line)
    return [
      "food": ["id": 1, "name": .string(parts.name)],
      "unit": parts.unit.isEmpty ? nil : ["id": 2, "name": .string(parts.unit)],
      "amount": .double(parts.quantity ?? 0), "note": "", "no_amount": .bool(parts.quantity == nil),
      "is_header": false, "original_text": .string(line),
    ]
  }

  private func image(_ recipe: SimulatedRecipe, _ request: IncomingRequest) -> String {
    recipe.image
      ?? "http://\(request.header("Host") ?? "tandoor")/media/recipes/\(recipe.slug).jpg"
  }

  private func detail(_ text: String, status: Int) -> Answer {
    .json(["detail": .string(text)], as: .django, status: status, headers: Self.headers)
  }
}
