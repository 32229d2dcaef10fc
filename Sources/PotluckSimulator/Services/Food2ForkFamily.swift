internal import PotluckSimulatorFiles
internal import RecipeModel

extension ServiceDescription {
  /// Food2Fork as it was until 2019.
  static let food2fork = ServiceDescription(
    ServiceTraits(
      displayName: "Food2Fork", pageSize: 30, paging: .page("page"), secretParameters: ["key"]),
    .food2fork, facts: markedFacts
  ) { call in
    let isList = call.parts == ["api", "search"]
    try call.demand(isList || call.parts == ["api", "get"], call.errorPage(404))
    try call.demand(call["key"] == call.options.key, call.errorPage(403))
    guard isList else {
      return call.detail(
        call.recipes.first { $0.id == call["rId"] }, else: call.service.answer("nothing"))
    }
    // A page or count that is no number brought the service down.
    guard let number = call.number("page", 1), let count = call.number("count", 30), number >= 1
    else { return call.errorPage(500) }
    let matches = call.withWords(of: "q")
    let sorted =
      call["sort"] == "t"
      ? matches.sorted { StableHash.of($0.id) < StableHash.of($1.id) }
      : matches.sorted(by: \.rating, >)
    return call.list(
      try call.page(number, of: call.withDuplicates(sorted), size: min(30, max(1, count))))
  }

  /// Forkify v1: Food2Fork's shape without `f2f_url`, key and pages.
  static let forkify = ServiceDescription(
    ServiceTraits(displayName: "Forkify", paging: .none), .forkify,
    facts: markedFacts
  ) { call in
    switch call.request.trimmedPath {
    case "/api/search":
      // One of the words that the service knows, or an error; never an empty list.
      let matches = call.withWords(of: "q")
      try call.demand(
        !searchWords(call["q"] ?? "").isEmpty
          && !(matches.isEmpty && call.options.pages.isEmpty),
        call.failure("No recipes are known for this search word", 400))
      return call.list(try call.page(1, of: matches, size: nil))
    case "/api/get":
      return call.detail(
        call.recipes.first { $0.id == call["rId"] },
        else: call.failure("No recipe has this id", 400))
    default: return call.errorPage(404)
    }
  }

  /// What Food2Fork's data shows of the hands that it went through.
  private static func markedFacts(
    _ recipe: SimulatedRecipe, _ options: SimulatorOptions
  ) -> [String: JSON] {
    func has(_ quirk: SimulatorQuirks, _ name: String, oneIn count: UInt64) -> Bool {
      options.has(quirk, name, on: recipe.id, oneIn: count)
    }
    var title = recipe.title
    if has(.entities, "twice", oneIn: 3) {
      title = MarkupQuirks.escapedTwice(title)
    } else if has(.entities, "once", oneIn: 2) {
      title = MarkupQuirks.escaped(title)
    }
    let space = has(.untidyIngredients, "space", oneIn: 40) ? " " : ""
    var lines = recipe.ingredients
    if has(.untidyIngredients, "fraction", oneIn: 4) {
      lines = lines.map(MarkupQuirks.withoutLeadingFraction)
    }
    if has(.entities, "lines", oneIn: 2) { lines = lines.map(MarkupQuirks.escaped) }
    if has(.untidyIngredients, "blank", oneIn: 8) { lines.insert("&nbsp;", at: lines.count / 2) }
    if !lines.isEmpty, has(.untidyIngredients, "newline", oneIn: 3) {
      lines[lines.count - 1] += "\n"
    }
    return [
      "markedTitle": .string(title), "looseURL": .string(recipe.sourceURL + space),
      "looseLines": .array(lines.map(JSON.string)), "rank": rank(recipe, options),
    ]
  }

  /// `100` and `99.99999999999997` in one list.
  private static func rank(_ recipe: SimulatedRecipe, _ options: SimulatorOptions) -> JSON {
    guard options.quirks.contains(.mixedNumbers) else { return .double(recipe.rating) }
    let isWhole = recipe.rating == recipe.rating.rounded()
    let literal =
      switch StableHash.of(recipe.id) % 3 {
      case 0 where isWhole: String(Int(recipe.rating))
      case 1 where isWhole && recipe.rating > 1: "\(Int(recipe.rating) - 1).99999999999997"
      default: "\(recipe.rating)"
      }
    return JSONNumber(decimal: literal).map(JSON.number) ?? .double(recipe.rating)
  }

  /// The community server food2fork.ca: Django REST framework.
  static let food2forkCommunity = ServiceDescription(
    ServiceTraits(displayName: "Food2Fork community", pageSize: 30, paging: .page("page")),
    .food2forkCa, facts: { recipe, _ in communityFacts(recipe) }
  ) { call in
    /// A body that is one bare JSON string.
    func failure(_ text: String, _ status: Int = 400) -> Answer {
      call.failure(text, status, ["bare": .string(text)])
    }
    let isList = call.request.trimmedPath == "/api/recipe/search"
    try call.demand(
      isList || call.request.trimmedPath == "/api/recipe/get", call.errorPage(404))
    try call.demand(call.request.path.hasSuffix("/"), .djangoSlashRedirect(call.request))
    try call.checkToken()
    guard isList else {
      guard let text = call["id"] else { return failure("Invalid Recipe id.") }
      guard let id = Int(text) else { return failure("Recipe id must be an integer.") }
      return call.detail(
        call.recipes.first { $0.numericID == id }, as: "item",
        else: failure("A Recipe matching that id does not exist.", 404))
    }
    guard let query = call["query"] else { return failure("'query'") }
    var matches = call.withAnyWord(query)
    if call.options.quirks.contains(.unstableOrder) {
      var generator = SeededGenerator(
        seed: call.options.seed &* 1_000_003 &+ UInt64(call.turn))
      matches.shuffle(using: &generator)
    }
    guard let number = call.number("page", 1), number >= 1 else { return failure("Invalid page.") }
    let page = try call.page(number, of: matches, size: 30)
    try call.demand(page.pagesBehindEnd == 0 || number == 1, failure("Invalid page."))
    /// An address with the host that the server believed to be its own.
    func link(_ number: Int) -> JSON {
      let text = number == 1 ? "" : "page=\(number)&"
      let words = query.replacing(" ", with: "+")
      return .string("http://127.0.0.1:8000/api/recipe/search/?\(text)query=\(words)")
    }
    return call.list(
      page,
      [
        "next": page.hasNext ? link(number + 1) : nil,
        "previous": number > 1 ? link(number - 1) : nil,
      ])
  }

  private static func communityFacts(_ recipe: SimulatedRecipe) -> [String: JSON] {
    let image =
      recipe.image ?? "https://cdn.food2fork.example/featured_images/\(recipe.numericID).png"
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    // The server's format string says "%B %m %Y": the number in the middle is the month again.
    let month = Int(StableHash.of(recipe.id) % 12)
    let username = recipe.publisher.lowercased().filter { $0.isASCII && $0.isLetter }.prefix(12)
    return [
      "date": .string("\(months[month]) \(month + 1 < 10 ? "0" : "")\(month + 1) 2020"),
      "seconds": .int(1_577_836_800 + month * 2_629_800), "username": .string(String(username)),
      "featuredImage": .string(String(image.prefix { $0 != "?" })),
      "wholeRating": .int(min(100, max(1, Int(recipe.rating.rounded())))),
      "shortLines": .array(recipe.ingredients.map { .string(String($0.prefix(50))) }),
    ]
  }
}

extension ServiceCall {
  fileprivate func withDuplicates(_ recipes: [SimulatedRecipe]) -> [SimulatedRecipe] {
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

  /// Any word, in title, publisher or ingredients.
  fileprivate func withAnyWord(_ query: String) -> [SimulatedRecipe] {
    let words = searchWords(query)
    return recipes.matching { entry in
      words.isEmpty || words.contains { entry.text.contains($0) || entry.publisher.contains($0) }
    }
  }

  fileprivate func checkToken() throws {
    let words = (request.header("Authorization") ?? "").split(separator: " ")
    let isToken = words.first?.lowercased() == "token"
    guard !isToken || words.count != 2 || words[1] != options.key else { return }
    var refusal = failure(
      isToken ? "Invalid token." : "Authentication credentials were not provided.", 401)
    refusal.set("WWW-Authenticate", "Token")
    throw refusal
  }
}

extension Answer {
  /// What Django does with a path that lacks its slash.
  static func djangoSlashRedirect(_ request: IncomingRequest) -> Answer {
    let query = request.rawQuery.isEmpty ? "" : "?\(request.rawQuery)"
    return .text(
      "", type: "text/html; charset=utf-8", status: 301,
      headers: [("Server", "nginx"), ("Location", "\(request.path)/\(query)")])
  }
}

/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): a small seeded generator.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
