internal import PotluckSimulatorFiles
internal import RecipeModel

extension ServiceDescription {
  /// Mealie: a bearer token, numbered pages, next links without the `/api` in front.
  static let mealie = ServiceDescription(
    ServiceTraits(displayName: "Mealie", pageSize: 50, paging: .page("page")),
    .mealie
  ) { call in
    let root = "/api/recipes"
    let path = call.request.path
    try call.demand(path == root || path.hasPrefix(root + "/"), call.errorPage(404))
    let isNamed = call.request.header("Authorization") != nil
    try call.demand(
      call.options.accepts(call.request.authorization("Bearer")),
      call.failure(isNamed ? "Could not validate credentials" : "Not authenticated", 401))
    guard path == root else {
      let slug = path.dropFirst(root.count + 1)
      return call.detail(
        call.recipes.first { "\($0.slug)-\($0.id)" == slug },
        else: call.failure("", 404, ["message": call.service.fill("unknown")]))
    }
    func invalid(_ name: String) -> Answer {
      let values: [String: JSON] = ["name": .string(name), "input": .string(call[name] ?? "")]
      return call.failure("", 422, ["message": call.service.fill("invalid", values)])
    }
    guard let number = call.number("page", 1), let size = call.number("perPage", 50),
      size == -1 || size > 0
    else { return invalid("perPage") }
    try call.demand(
      call["orderBy"] != "random" || call["paginationSeed"] != nil, invalid("paginationSeed"))
    let matches = call.withWords(of: "search")
    let length = size == -1 ? max(1, matches.count) : size
    let pages = max(1, (matches.count + length - 1) / length)
    let page = try call.page(number == -1 ? pages : max(1, number), of: matches, size: length)
    var values = page.neighbours
    values["page"] = .int(page.number)
    values["size"] = .int(size)
    values["pages"] = .int(page.hasNext ? max(pages, page.number + 1) : pages)
    return call.list(page, values)
  }

  /// Tandoor: Django paging with HTTP 404 behind the last page, ingredients in the detail alone.
  static let tandoor = ServiceDescription(
    ServiceTraits(displayName: "Tandoor", pageSize: 25, paging: .page("page")),
    .tandoor
  ) { call in
    let root = "/api/recipe"
    let path = call.request.trimmedPath
    try call.demand(path == root || path.hasPrefix(root + "/"), call.errorPage(404))
    try call.demand(call.request.path.hasSuffix("/"), .djangoSlashRedirect(call.request))
    try call.demand(
      call.request.header("Authorization") != nil || call.options.key.isEmpty,
      call.failure("Authentication credentials were not provided.", 403))
    try call.demand(
      call.options.accepts(call.request.authorization("Bearer")),
      call.failure("Invalid token.", 401))
    let host: [String: JSON] = ["host": .optional(call.request.header("Host"))]
    guard path == root else {
      return call.detail(
        call.recipe(numbered: String(path.dropFirst(root.count + 1))), host,
        else: call.failure("No Recipe matches the given query.", 404))
    }
    let invalid = call.failure("Invalid page.", 404)
    guard let number = call.number("page", 1), number >= 1 else { return invalid }
    // A size that is none, or too great, counts as the standard one or the greatest.
    let asked = call["page_size"].flatMap { Int($0) } ?? 25
    let page = try call.page(
      number, of: call.withWords(of: "query"), size: min(100, asked < 1 ? 25 : asked))
    try call.demand(page.pagesBehindEnd == 0 || number == 1, invalid)
    // Links are under the name that a badly set proxy passes on.
    let others = call.request.rawQuery.split(separator: "&").filter { !$0.hasPrefix("page=") }
    let values = page.neighbours.merging(host) { $1 }
    return call.list(
      page, values.merging(["others": .string(others.joined(separator: "&"))]) { $1 })
  }

  /// KitchenOwl: bare arrays, ten recipes a page, pages from 0.
  static let kitchenOwl = ServiceDescription(
    ServiceTraits(displayName: "KitchenOwl", pageSize: 10, paging: .page("page", first: 0)),
    .kitchenowl
  ) { call in
    let path = call.request.trimmedPath
    try call.demand(path.hasPrefix("/api/recipe/"), call.errorPage(404))
    // No token is 401; one that is none is 422.
    let token = call.request.authorization("Bearer")
    try call.demand(
      token != nil || call.options.accepts(nil), call.failure("Missing Authorization Header", 401))
    try call.demand(
      token == nil || call.options.accepts(token), call.failure("Not enough segments", 422))
    guard path == "/api/recipe/search" else {
      return call.detail(
        call.recipe(numbered: String(path.dropFirst("/api/recipe/".count))), as: "item",
        else: call.errorPage(404))
    }
    let query = call["query"]?.lowercased() ?? ""
    guard query.contains(where: { !$0.isWhitespace }), let number = call.number("page", 0),
      number >= 0
    else { return call.errorPage(400) }
    let matches = call.recipes.matching { $0.title.contains(query) }
    return call.list(try call.page(number + 1, of: matches, size: 10))
  }

  /// The Cookbook app of Nextcloud: the query in the path, everything at once, schema.org recipes.
  static let nextcloud = ServiceDescription(
    ServiceTraits(displayName: "Nextcloud Cookbook", paging: .none),
    .nextcloudCookbook
  ) { call in
    let api = "/apps/cookbook/api/v1/"
    var path = call.request.trimmedPath[...]
    if path.hasPrefix("/index.php/") { path = path.dropFirst("/index.php".count) }
    try call.demand(path.hasPrefix(api), call.errorPage(404))
    try call.demand(
      call.options.accepts(call.request.basicCredentials?.password),
      call.failure("Current user is not logged in", 401))
    let parts = path.dropFirst(api.count).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let isList = parts.first == "search" && parts.count == 2 || parts == ["recipes"]
    try call.demand(isList || parts.first == "recipes", call.errorPage(404))
    guard isList else {
      return call.detail(call.recipe(numbered: String(parts[1])), else: call.errorPage(404))
    }
    // Any word or comma-separated term, in name or keywords, by name.
    let terms = parts.dropFirst().joined().lowercased().split { $0 == " " || $0 == "," }
    let matches = call.recipes.matching { entry in
      terms.isEmpty
        || terms.contains { entry.title.contains($0) || entry.recipe.keywords.contains($0) }
    }
    let sorted = matches.sorted(by: { $0.title.lowercased() }, <)
    return call.list(try call.page(1, of: sorted, size: nil), ["isListed": true])
  }

  /// RecipeSage: a JSON body asks, one answer holds everything.
  static let recipeSage = ServiceDescription(
    ServiceTraits(displayName: "RecipeSage", paging: .none), .recipesage
  ) { call in
    func invalid(_ input: String) -> Answer {
      call.failure("Input validation failed", 400, ["input": .string(input)])
    }
    switch (call.request.method, call.request.trimmedPath) {
    case ("POST", "/compat/v2/recipes/searchRecipes"):
      guard let input = call.request.json?.objectValue else {
        return call.failure("Failed to parse request body", 400, ["code": "PARSE_ERROR"])
      }
      guard let term = input["searchTerm"]?.stringValue, (1...255).contains(term.count) else {
        return invalid("searchTerm")
      }
      try call.demand(["main", "inbox"].contains(input["folder"]?.stringValue), invalid("folder"))
      // A session that is not known counts as none.
      try call.demand(
        input["userIds"] != nil || call.options.accepts(call.request.authorization("Bearer")),
        call.failure("Must pass userIds or be logged in", 400))
      let matches = call.recipes.withWords(term)
      // The server never lists more than 500.
      let page = try call.page(1, of: Array(matches.prefix(500)), size: nil)
      return call.list(page, ["matches": .int(matches.count)])
    case ("GET", "/compat/v2/recipes/getRecipe"):
      let id = call["id"] ?? ""
      try call.demand(id.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12], invalid("id"))
      return call.detail(
        call.recipes.first { $0.uuid == id },
        else: call.failure("Recipe not found", 404, ["code": "NOT_FOUND"]))
    default: return call.failure("Not found", 404, ["code": "NOT_FOUND"])
    }
  }

  /// Grocy: rows of a table, conditions in `query[]`, numbers as texts.
  static let grocy = ServiceDescription(
    ServiceTraits(
      displayName: "Grocy", pageSize: 50, paging: .offset("offset", size: "limit"),
      secretParameters: ["GROCY-API-KEY"]),
    .grocy
  ) { call in
    let parts = call.parts
    try call.demand(parts.count > 2 && parts.prefix(2) == ["api", "objects"], call.errorPage(404))
    let key = call.request.header("GROCY-API-KEY") ?? call["GROCY-API-KEY"]
    try call.demand(
      call.options.accepts(key), .text("", type: "text/html; charset=UTF-8", status: 401))
    try call.demand(
      parts[2] == "recipes", call.failure("Entity does not exist or is not exposed", 400))
    guard parts.count == 3 else {
      return call.detail(
        call.recipe(numbered: parts.last), as: "item", else: call.failure("Object not found", 404))
    }
    var entries = call.recipes.entries
    var isPlanHidden = false
    for parameter in call.request.parameters where parameter.name.hasPrefix("query[") {
      guard let condition = GrocyCondition(parameter.value) else {
        return call.failure("Invalid query", 400)
      }
      switch (condition.field, condition.sign) {
      case ("name", "~"): entries = entries.filter { $0.title.contains(condition.value) }
      case ("type", "="): isPlanHidden = condition.value == "normal"
      default: return call.failure("no such column: \(condition.field)", 500)
      }
    }
    var found = entries.map(\.recipe)
    if call["order"]?.hasPrefix("name") == true { found = found.sorted(by: \.title, <) }
    let limit = call["limit"].flatMap { Int($0) }
    let offset = limit == nil ? 0 : call["offset"].flatMap { Int($0) } ?? 0
    let page = try call.page(offset: offset, limit: limit ?? max(1, found.count), of: found)
    // The meal plan keeps rows of its own in the same table.
    let plan = isPlanHidden || page.items.isEmpty ? [] : [call.service.fill("plan")]
    return call.list(plan + page.items.map { call.service.fill("item", [:], $0) }, page)
  }
}

/// A condition such as `name~pasta`; the value ends at the first character that is none of
/// `A-Z a-z 0-9 _ . $ # ^ |`.
private struct GrocyCondition {
  var field: String
  var sign: String
  var value: String

  init?(_ text: String) {
    let field = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let sign = text.dropFirst(field.count).prefix { "=!~<>§".contains($0) }
    let value = text.dropFirst(field.count + sign.count).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_.$#^|".contains($0))
    }
    guard !field.isEmpty, !sign.isEmpty, !value.isEmpty else { return nil }
    self.field = String(field)
    self.sign = String(sign)
    self.value = value.lowercased()
  }
}
