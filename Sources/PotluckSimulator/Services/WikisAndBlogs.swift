internal import PotluckSimulatorFiles
internal import RecipeModel

extension ServiceDescription {
  /// The cookbook of a MediaWiki: continuation objects, errors with status 200.
  static let mediaWiki = ServiceDescription(
    ServiceTraits(
      displayName: "MediaWiki", pageSize: 10, paging: .offset("sroffset", size: "srlimit")),
    .mediawiki,
    facts: { recipe, _ in ["wikiTitle": .string(recipe.wikiTitle)] }
  ) { call in
    let path = call.request.trimmedPath
    guard path.hasSuffix("/api.php") else { return call.articlePage }
    try call.demand(
      call.request.header("User-Agent")?.isEmpty == false,
      .text(
        "Please set a user-agent and respect our robot policy.\n", type: "text/plain", status: 403))
    try call.demand(
      call["action"] == "query" && call["format"] == "json",
      call.error("badvalue", "Unrecognized value for parameter \"action\"."))
    let site: [String: JSON] = [
      "host": .string(call.request.header("Host") ?? "wiki.example"),
      "folder": .string(String(path.dropLast("/api.php".count))),
    ]
    guard call["list"] == "search" else { return call.article(site) }
    guard let text = call["srsearch"], !text.isEmpty else {
      return call.error("missingparam", "The \"srsearch\" parameter must be set.")
    }
    let limit = min(500, max(1, call["srlimit"].flatMap { Int($0) } ?? 10))
    guard let offset = call.number("sroffset", 0), offset >= 0,
      call["continue"]?.hasPrefix("-||") != false
    else { return call.error("badcontinue", "Invalid \"continue\" parameter passed.") }
    try call.demand(
      offset < 10_000,
      call.error("cirrussearch-offset-too-large", "Up to 10000 search results are supported."))
    // CirrusSearch takes a beginning of titles at the end of the words.
    let parts = text.split(separator: "prefix:", maxSplits: 1, omittingEmptySubsequences: false)
    let words = searchWords(String(parts.first ?? ""))
    let beginning = parts.dropFirst().first.map(String.init) ?? ""
    let spaces = (call["srnamespace"] ?? "0").split(separator: "|")
    let isCookbook = spaces.contains("102") || spaces.contains("*")
    let page = try call.page(
      offset: offset, limit: limit,
      of: isCookbook
        ? call.recipes.ranked(words).filter { $0.title.hasPrefix(beginning) } : [])
    // What follows the bars names the modules that have told everything and keep silent.
    let done = (call["continue"] ?? "-||").split(separator: "||").dropFirst().first
    let hasSite = call["meta"] == "siteinfo"
    var values: [String: JSON] = [
      "word": .string(words.first ?? ""),
      "isFull": .bool(call["srprop"]?.contains("snippet") ?? true),
    ]
    if page.hasNext {
      let next: [String: JSON] = [
        "offset": .int(offset + limit), "done": hasSite ? "-||siteinfo" : "-||",
      ]
      values["continue"] = call.service.fill("continue", next)
    }
    if hasSite, done != "siteinfo" { values["site"] = call.service.fill("site", site) }
    return call.list(page, values)
  }

  /// The REST interface of WordPress: bare arrays, totals in header fields, HTTP 400 behind the end.
  static let wordPress = ServiceDescription(
    ServiceTraits(displayName: "WordPress", pageSize: 10, paging: .page("page")),
    .wordpress
  ) { call in
    func failure(_ code: String, _ message: String, _ status: Int = 400) -> Answer {
      call.failure(message, status, ["code": .string(code)])
    }
    let parts = call.parts
    try call.demand(
      parts.count >= 4 && parts.prefix(3) == ["wp-json", "wp", "v2"]
        && ["posts", "wprm_recipe"].contains(parts[3]),
      failure("rest_no_route", "No route was found matching the URL and request method.", 404))
    try call.demand(
      call.isStrangerOrKnown,
      failure(
        "incorrect_password", "The provided password is an invalid application password.", 401))
    let plugin: [String: JSON] = ["isPlugin": .bool(parts[3] == "wprm_recipe")]
    guard parts.count == 4 else {
      return call.detail(
        call.recipe(numbered: parts[4]), as: "item", plugin,
        else: failure("rest_post_invalid_id", "Invalid post ID.", 404))
    }
    guard let number = call.number("page", 1), number >= 1, let size = call.number("per_page", 10),
      (1...100).contains(size)
    else { return failure("rest_invalid_param", "Invalid parameter(s): per_page") }
    let words = searchWords(call["search"] ?? "")
    try call.demand(
      call["orderby"] != "relevance" || !words.isEmpty,
      failure(
        "rest_no_search_term_defined", "You need to define a search term to order by relevance."))
    let matches = call.recipes.ranked(words)
    let page = try call.page(number, of: matches, size: size)
    try call.demand(
      page.pagesBehindEnd == 0 || matches.isEmpty,
      failure(
        "rest_post_invalid_page_number",
        "The page number requested is larger than the number of pages available."))
    var answer = call.list(page, plugin)
    answer.set("X-WP-Total", String(matches.count))
    answer.set("X-WP-TotalPages", String((matches.count + size - 1) / size))
    return answer
  }
}

extension ServiceCall {
  /// A failure with status 200.
  fileprivate func error(_ code: String, _ info: String) -> Answer {
    var answer = failure(info, 200, ["code": .string(code)])
    answer.set("MediaWiki-API-Error", code)
    return answer
  }

  /// The page of an article as a default install has it, behind `/index.php/`; every other address
  /// leads to the main page.
  fileprivate var articlePage: Answer {
    let name = request.path.split(separator: "/index.php/", maxSplits: 1).last.map(String.init)
    let title = recipes.first { "Cookbook:\($0.wikiTitle)" == name }?.title ?? "Main Page"
    return .text(
      "<!DOCTYPE html>\n<title>\(title)</title>\n<h1>\(title)</h1>\n",
      type: "text/html; charset=UTF-8", status: 200)
  }

  /// What the interface tells of one article.
  fileprivate func article(_ site: [String: JSON]) -> Answer {
    guard let id = self["pageids"].flatMap({ Int($0) }) else {
      return error("badinteger", "Invalid value for integer parameter \"pageids\".")
    }
    let recipe = recipes.first { $0.numericID == id }
    let values = site.merging(["id": .int(id)]) { $1 }
    let page = service.fill(recipe == nil ? "missing" : "page", values, recipe)
    return service.answer("pages", ["page": page])
  }
}

extension SimulatedRecipe {
  fileprivate var wikiTitle: String { title.replacing(" ", with: "_") }
}
