internal import RecipeModel

/// The community server food2fork.ca: Django REST framework.
struct Food2ForkCommunityService: Service {
  static let traits = ServiceTraits(
    displayName: "Food2Fork community", pageSize: 30, paging: .page("page"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("Server", "nginx"), ("Content-Type", "application/json"), ("Vary", "Accept, Cookie"),
    ("Allow", "GET, HEAD, OPTIONS"), ("X-Frame-Options", "DENY"),
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let isList = request.trimmedPath == "/api/recipe/search"
    guard isList || request.trimmedPath == "/api/recipe/get" else { return errorPage(404) }
    guard request.path.hasSuffix("/") else { return .djangoSlashRedirect(request) }
    if let refusal = refusal(of: request.header("Authorization")) { return refusal }
    return isList ? search(request, tweak, turn) : get(request)
  }

  func errorPage(_ status: Int) -> Answer {
    .text(
      "\n<!doctype html>\n<html lang=\"en\">\n<head>\n  <title>\(reason(status))</title>\n</head>\n"
        + "<body>\n  <h1>\(reason(status))</h1><p></p>\n</body>\n</html>\n",
      type: "text/html", status: status, headers: [("Server", "nginx")])
  }

  func quotaAnswer() -> Answer {
    var answer = detail("Request was throttled. Expected available in 3600 seconds.", status: 429)
    answer.set("Retry-After", "3600")
    return answer
  }

  private func refusal(of authorization: String?) -> Answer? {
    let words = (authorization ?? "").split(separator: " ")
    guard words.first?.lowercased() == "token" else {
      var answer = detail("Authentication credentials were not provided.", status: 401)
      answer.set("WWW-Authenticate", "Token")
      return answer
    }
    guard words.count == 2, words[1] == options.key else {
      var answer = detail("Invalid token.", status: 401)
      answer.set("WWW-Authenticate", "Token")
      return answer
    }
    return nil
  }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak, _ turn: Int) -> Answer {
    guard let query = request["query"] else { return message("'query'", status: 400) }
    var matches = matching(query)
    if options.quirks.contains(.unstableOrder) {
      var generator = SeededGenerator(seed: options.seed &* 1_000_003 &+ UInt64(turn))
      matches.shuffle(using: &generator)
    }
    guard let page = request["page"].map({ Int($0)?.clamped }) ?? 1, page >= 1 else {
      return message("Invalid page.", status: 400)
    }
    let list = ListPage(page, of: matches, size: 30, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    guard list.pagesBehindEnd == 0 || page == 1 else {
      return message("Invalid page.", status: 400)
    }
    let body: JSON = [
      "count": .int(list.total),
      "next": list.hasNext ? .string(link(page + 1, query)) : nil,
      "previous": page > 1 ? .string(link(page - 1, query)) : nil,
      "results": .array(list.items.map(item)),
    ]
    return .json(body, as: .django, headers: Self.headers)
  }

  private func get(_ request: IncomingRequest) -> Answer {
    guard let text = request["id"] else { return message("Invalid Recipe id.", status: 400) }
    guard let id = Int(text) else {
      return message("Recipe id must be an integer.", status: 400)
    }
    guard let recipe = recipes.first(where: { $0.numericID == id }) else {
      return message("A Recipe matching that id does not exist.", status: 404)
    }
    return .json(item(recipe), as: .django, headers: Self.headers)
  }

  /// Any word, in title, publisher or ingredients.
  private func matching(_ query: String) -> [SimulatedRecipe] {
    let words = searchWords(query)
    return recipes.matching { entry in
      words.isEmpty || words.contains { entry.text.contains($0) || entry.publisher.contains($0) }
    }
  }

  private func item(_ recipe: SimulatedRecipe) -> JSON {
    let image =
      recipe.image ?? "https://cdn.food2fork.example/featured_images/\(recipe.numericID).png"
    // The server's format string says "%B %m %Y": the number in the middle is the month again.
    let month = Int(StableHash.of(recipe.id) % 12)
    let date = "\(Self.months[month]) \(month + 1 < 10 ? "0" : "")\(month + 1) 2020"
    return [
      "pk": .int(recipe.numericID), "title": .string(recipe.title),
      "publisher": .string(username(recipe.publisher)),
      "featured_image": .string(String(image.prefix { $0 != "?" })),
      "rating": .int(min(100, max(1, Int(recipe.rating.rounded())))),
      "source_url": options.has(.missingIDs, "source", on: recipe.id, oneIn: 20)
        ? nil : .string(recipe.sourceURL),
      "description": "N/A", "cooking_instructions": nil,
      "ingredients": .array(recipe.ingredients.map { .string(String($0.prefix(50))) }),
      "date_added": .string(date), "date_updated": .string(date),
      "long_date_added": .int(1_577_836_800 + month * 2_629_800),
      "long_date_updated": .int(1_577_836_800 + month * 2_629_800),
    ]
  }

  private func username(_ publisher: String) -> String {
    String(publisher.lowercased().filter { $0.isASCII && $0.isLetter }.prefix(12))
  }

  /// An address with the host that the server believed to be its own.
  private func link(_ page: Int, _ query: String) -> String {
    let words = query.replacing(" ", with: "+")
    let pageText = page == 1 ? "" : "page=\(page)&"
    return "http://127.0.0.1:8000/api/recipe/search/?\(pageText)query=\(words)"
  }

  /// A body that is one bare JSON string.
  private func message(_ text: String, status: Int) -> Answer {
    .json(.string(text), as: .django, status: status, headers: Self.headers)
  }

  private func detail(_ text: String, status: Int) -> Answer {
    .json(["detail": .string(text)], as: .django, status: status, headers: Self.headers)
  }
}
