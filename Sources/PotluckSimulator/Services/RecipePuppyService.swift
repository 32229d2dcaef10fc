internal import RecipeModel

/// RecipePuppy as it answered in 2017.
struct RecipePuppyService: Service {
  static let traits = ServiceTraits(
    displayName: "RecipePuppy", pageSize: 10, paging: .page("p"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let server: [(name: String, value: String)] = [
    ("Server", "Apache/2.2.9 (Ubuntu) PHP/5.2.6-2ubuntu4.6"),
    ("X-Powered-By", "PHP/5.2.6-2ubuntu4.6"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    guard request.trimmedPath == "/api" else { return errorPage(404) }
    // What is no number counts as the first page, and so does 0.
    let page = max(1, request["p"].flatMap { Int($0) } ?? 1)
    guard page < 1_000_000 else { return errorPage(500) }
    let list = ListPage(
      page, of: matching(request), size: 10, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    if isFailing(list.pagesBehindEnd) { return errorPage(500) }
    let body: JSON = [
      "title": "Recipe Puppy", "version": 0.1, "href": "http://www.recipepuppy.com/",
      "results": .array(list.items.flatMap(items)),
    ]
    return .json(body, as: .php, headers: headers(turn))
  }

  /// The page that came with HTTP 500 and called itself a 404, and never with a cookie.
  func errorPage(_ status: Int) -> Answer {
    let title = status == 500 ? "404 File Not Found" : "\(status) \(reason(status))"
    var answer = Answer.text(
      RecipePuppyErrorPage.html(title), type: "text/html; charset=UTF-8", status: status,
      headers: Self.server + [("Vary", "Accept-Encoding")])
    answer.closes = true
    return answer
  }

  func quotaAnswer() -> Answer { errorPage(429) }

  private func headers(_ turn: Int) -> [(name: String, value: String)] {
    let session = String(StableHash.of("\(options.seed)/session/\(turn)"), radix: 16)
    return Self.server + [
      ("Set-Cookie", "kohanasession=\(session); path=/"),
      ("Set-Cookie", "kohanasession_data=c2Vzc2lvbnxub25l; path=/"),
      ("Set-Cookie", "kohanasession=\(session); path=/"),
      ("Expires", "Thu, 19 Nov 1981 08:52:00 GMT"),
      ("Cache-Control", "no-store, no-cache, must-revalidate, post-check=0, pre-check=0"),
      ("Pragma", "no-cache"), ("Vary", "Accept-Encoding"), ("Content-Type", "text/javascript"),
    ]
  }

  private func isFailing(_ pagesBehindEnd: Int) -> Bool {
    switch options.pastEnd {
    case .mixed: pagesBehindEnd > 1
    case .empty: false
    case .failing: pagesBehindEnd > 0
    }
  }

  /// `q` asks for words of the title, `i` for ingredients, one with a minus sign for none of it.
  private func matching(_ request: IncomingRequest) -> [SimulatedRecipe] {
    let words = searchWords(request["q"] ?? "")
    var included: [String] = []
    var excluded: [String] = []
    for term in (request["i"] ?? "").split(separator: ",") {
      let name = term.drop { $0 == " " }.lowercased()
      if name.hasPrefix("-") {
        excluded.append(String(name.dropFirst()))
      } else if !name.isEmpty {
        included.append(name)
      }
    }
    return recipes.matching { entry in
      let recipe = entry.recipe
      func has(_ name: String) -> Bool { recipe.ingredientNames.contains { $0.contains(name) } }
      return words.allSatisfy(entry.title.contains) && included.allSatisfy(has)
        && !excluded.contains(where: has)
        && !(request["oi"] == "1" && thumbnail(recipe).isEmpty)
    }
  }

  private func items(_ recipe: SimulatedRecipe) -> [JSON] {
    let item: JSONObject = [
      "title": .string(title(recipe)), "href": .string(recipe.sourceURL),
      "ingredients": .string(ingredients(recipe)), "thumbnail": .string(thumbnail(recipe)),
    ]
    guard options.has(.trackingCopies, "copy", on: recipe.id, oneIn: 9) else {
      return [.object(item)]
    }
    var copy = item
    let mark = recipe.sourceURL.contains("?") ? "&" : "?"
    copy["href"] = .string("\(recipe.sourceURL)\(mark)cm_re=1-_-1-_-RecipeAlsoEnjoy")
    return [.object(item), .object(copy)]
  }

  private func title(_ recipe: SimulatedRecipe) -> String {
    var title = recipe.title
    if options.has(.entities, "title", on: recipe.id, oneIn: 4) {
      title = MarkupQuirks.escaped(title)
    }
    switch StableHash.of("\(options.seed)/breaks/\(recipe.id)") % 14 {
    case 0 where options.quirks.contains(.lineBreaks): return "\(title) \r\n\t\t\r\n\t\r\n\t\t\n"
    case 1 where options.quirks.contains(.lineBreaks): return "\n\(title) Recipe\n\n"
    default: return title
    }
  }

  private func ingredients(_ recipe: SimulatedRecipe) -> String {
    var names = recipe.ingredientNames
    if let last = names.last, options.has(.untidyIngredients, "again", on: recipe.id, oneIn: 5) {
      names.append(last)
    }
    return names.joined(separator: ", ")
  }

  private func thumbnail(_ recipe: SimulatedRecipe) -> String {
    if options.has(.emptyThumbnails, "thumbnail", on: recipe.id, oneIn: 3) { return "" }
    return recipe.image ?? "http://img.recipepuppy.example/\(recipe.numericID).jpg"
  }
}
