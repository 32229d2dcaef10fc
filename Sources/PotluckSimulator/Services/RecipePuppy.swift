internal import PotluckSimulatorFiles
internal import RecipeModel

extension ServiceDescription {
  /// RecipePuppy as it answered in 2017.
  static let recipePuppy = ServiceDescription(
    ServiceTraits(displayName: "RecipePuppy", pageSize: 10, paging: .page("p")),
    .recipepuppy
  ) { call in
    try call.demand(call.request.trimmedPath == "/api", call.errorPage(404))
    // What is no number counts as the first page, and so does 0.
    let number = max(1, call.number("p", 1) ?? 1)
    try call.demand(number < 1_000_000, call.errorPage(500))
    let page = try call.page(number, of: call.wished, size: 10)
    let isFailing =
      switch call.options.pastEnd {
      case .mixed: page.pagesBehindEnd > 1
      case .empty: false
      case .failing: page.pagesBehindEnd > 0
      }
    try call.demand(!isFailing, call.errorPage(500))
    var answer = call.list(page.items.flatMap { items($0, call.options) }, page)
    answer.headers += session(call)
    return answer
  }

  /// Two cookies, one of them twice, and fields that forbid to keep the answer.
  private static func session(_ call: ServiceCall) -> [(name: String, value: String)] {
    let seed = "\(call.options.seed)/session/\(call.turn)"
    let session = "kohanasession=\(String(StableHash.of(seed), radix: 16)); path=/"
    return [
      ("Set-Cookie", session),
      ("Set-Cookie", "kohanasession_data=c2Vzc2lvbnxub25l; path=/"), ("Set-Cookie", session),
      ("Expires", "Thu, 19 Nov 1981 08:52:00 GMT"),
      ("Cache-Control", "no-store, no-cache, must-revalidate, post-check=0, pre-check=0"),
      ("Pragma", "no-cache"), ("Vary", "Accept-Encoding"), ("Content-Type", "text/javascript"),
    ]
  }

  /// The recipe, and a second copy behind another address for some.
  private static func items(_ recipe: SimulatedRecipe, _ options: SimulatorOptions) -> [JSON] {
    var names = recipe.ingredientNames
    if let last = names.last, options.has(.untidyIngredients, "again", on: recipe.id, oneIn: 5) {
      names.append(last)
    }
    let item: JSONObject = [
      "title": .string(title(recipe, options)), "href": .string(recipe.sourceURL),
      "ingredients": .string(names.joined(separator: ", ")),
      "thumbnail": .string(thumbnail(recipe, options)),
    ]
    guard options.has(.trackingCopies, "copy", on: recipe.id, oneIn: 9) else {
      return [.object(item)]
    }
    var copy = item
    let mark = recipe.sourceURL.contains("?") ? "&" : "?"
    copy["href"] = .string("\(recipe.sourceURL)\(mark)cm_re=1-_-1-_-RecipeAlsoEnjoy")
    return [.object(item), .object(copy)]
  }

  private static func title(_ recipe: SimulatedRecipe, _ options: SimulatorOptions) -> String {
    let isMarked = options.has(.entities, "title", on: recipe.id, oneIn: 4)
    let title = isMarked ? MarkupQuirks.escaped(recipe.title) : recipe.title
    switch StableHash.of("\(options.seed)/breaks/\(recipe.id)") % 14 {
    case 0 where options.quirks.contains(.lineBreaks): return "\(title) \r\n\t\t\r\n\t\r\n\t\t\n"
    case 1 where options.quirks.contains(.lineBreaks): return "\n\(title) Recipe\n\n"
    default: return title
    }
  }

  fileprivate static func thumbnail(
    _ recipe: SimulatedRecipe, _ options: SimulatorOptions
  ) -> String {
    if options.has(.emptyThumbnails, "thumbnail", on: recipe.id, oneIn: 3) { return "" }
    return recipe.image ?? "http://img.recipepuppy.example/\(recipe.numericID).jpg"
  }
}

extension ServiceCall {
  /// `q` asks for words of the title, `i` for ingredients, one with a minus sign for none of it.
  fileprivate var wished: [SimulatedRecipe] {
    let words = searchWords(self["q"] ?? "")
    let terms = (self["i"] ?? "").split(separator: ",").map { term in
      term.drop { $0 == " " }.lowercased()
    }
    return recipes.matching { entry in
      let recipe = entry.recipe
      return words.allSatisfy(entry.title.contains)
        && terms.allSatisfy { term in
          term.hasPrefix("-")
            ? !recipe.has(String(term.dropFirst())) : term.isEmpty || recipe.has(term)
        }
        && !(self["oi"] == "1" && ServiceDescription.thumbnail(recipe, options).isEmpty)
    }
  }
}
