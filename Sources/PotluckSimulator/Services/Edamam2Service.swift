internal import RecipeModel

/// Edamam's recipe search v2: two keys, pages of 20, opaque next links that repeat the keys.
struct Edamam2Service: Service {
  static let traits = ServiceTraits(
    displayName: "Edamam v2", pageSize: 20, paging: .token("_cont", Self.page),
    secretParameters: ["app_id", "app_key"])

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let root = "/api/recipes/v2"
  private static let headers: [(name: String, value: String)] = [
    ("Server", "openresty"), ("Content-Type", "application/json;charset=UTF-8"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    guard request.trimmedPath == Self.root || request.path.hasPrefix(Self.root + "/") else {
      return errorPage(404)
    }
    guard request["app_id"]?.isEmpty == false, options.accepts(request["app_key"]) else {
      return errorPage(401)
    }
    guard request["type"] == "public" else { return errorPage(400) }
    guard request.trimmedPath != Self.root else { return search(request, tweak) }
    let id = request.path.dropFirst(Self.root.count + 1)
    guard let recipe = recipes.first(where: { name($0) == id }) else { return errorPage(404) }
    return .json(hit(recipe), as: .node, headers: Self.headers)
  }

  func errorPage(_ status: Int) -> Answer {
    .text(
      "<!DOCTYPE html>\n<html><head><title>Edamam - \(reason(status))</title></head>\n"
        + "<body><h1>\(status) \(reason(status))</h1>"
        + String(repeating: "<p>See the documentation.</p>\n", count: 100) + "</body></html>\n",
      type: "text/html;charset=UTF-8", status: status, headers: [("Server", "openresty")])
  }

  func quotaAnswer() -> Answer {
    .json(
      ["status": "error", "message": "Usage limits are exceeded"], as: .node, status: 429,
      headers: Self.headers)
  }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    guard request["q"] != nil else { return errorPage(400) }
    let page = request["_cont"].map(Self.page) ?? 1
    guard let page else { return errorPage(400) }
    let list = ListPage(
      page, of: matching(request), size: 20, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    let isRandom = request["random"] == "true"
    let links: JSON =
      list.hasNext && !isRandom
      ? ["next": ["href": .string(link(page + 1, request)), "title": "Next page"]] : [:]
    let first = (page - 1) * 20 + 1
    return .json(
      [
        "from": .int(first), "to": .int(first + list.items.count - 1),
        "count": .int(min(10_000, list.total)), "_links": links,
        "hits": .array(list.items.map(hit)),
      ], as: .node, headers: Self.headers)
  }

  /// Every word of the query, none of the excluded names, and at most the time when one is given.
  private func matching(_ request: IncomingRequest) -> [SimulatedRecipe] {
    let words = searchWords(request["q"] ?? "")
    let excluded = request.parameters.filter { $0.name == "excluded" }.map {
      $0.value.lowercased()
    }
    let most = request["time"].flatMap { Int($0) }
    return recipes.matching { entry in
      words.allSatisfy(entry.text.contains)
        && !excluded.contains { name in
          entry.recipe.ingredientNames.contains { $0.contains(name) }
        } && most.map { limit in entry.recipe.minutes.map { $0 <= limit } ?? false } ?? true
    }
  }

  /// The address of a page on the host that was asked, every parameter of the request included.
  private func link(_ page: Int, _ request: IncomingRequest) -> String {
    let others = request.rawQuery.split(separator: "&").filter { !$0.hasPrefix("_cont=") }
    let host = request.header("Host") ?? "api.edamam.com"
    return "http://\(host)\(Self.root)?_cont=\(Self.token(page))&\(others.joined(separator: "&"))"
  }

  private static func token(_ page: Int) -> String {
    "CHcVQBtN\(String(StableHash.of("page"), radix: 16))%3D\(page)"
  }

  /// The number behind the last `=`; nil for what is no token.
  private static func page(_ token: String) -> Int? {
    token.split(separator: "=").last.flatMap { Int($0) }.flatMap { $0 > 0 ? $0.clamped : nil }
  }

  private func name(_ recipe: SimulatedRecipe) -> String { recipe.uuid.filter { $0 != "-" } }

  private func hit(_ recipe: SimulatedRecipe) -> JSON {
    let name = name(recipe)
    let item: JSON = [
      "uri": .string("http://www.edamam.com/ontologies/edamam.owl#recipe_\(name)"),
      "label": .string(recipe.title), "image": .string(image(recipe)),
      "images": ["THUMBNAIL": ["url": .string(image(recipe)), "width": 100, "height": 100]],
      "source": .string(recipe.publisher), "url": .string(recipe.sourceURL),
      "shareAs": .string("http://www.edamam.com/recipe/\(recipe.slug)-\(name)"),
      "yield": .double(Double(recipe.servings)), "dietLabels": [],
      "healthLabels": recipe.isVegetarian ? ["Vegetarian", "Peanut-Free"] : ["Peanut-Free"],
      "ingredientLines": .array(recipe.ingredients.map(JSON.string)),
      "totalTime": .double(Double(recipe.minutes ?? 0)),
      "cuisineType": [.string(recipe.cuisine.lowercased())], "mealType": ["lunch/dinner"],
    ]
    return [
      "recipe": item,
      "_links": ["self": ["title": "Self", "href": .string("\(Self.root)/\(name)?type=public")]],
    ]
  }

  /// A signed address that is good for an hour.
  private func image(_ recipe: SimulatedRecipe) -> String {
    let file = recipe.image ?? "https://edamam-images.example/web-img/\(recipe.slug).jpg"
    return "\(file)?X-Amz-Security-Token=\(String(repeating: "IQoJb3Jp", count: 80))"
      + "&X-Amz-Date=20260101T000000Z&X-Amz-Expires=3600&X-Amz-Signature=00"
  }
}
