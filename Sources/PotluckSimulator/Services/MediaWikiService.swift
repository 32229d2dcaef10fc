internal import RecipeModel

/// The cookbook of a MediaWiki: continuation objects, errors with status 200, titles for addresses.
struct MediaWikiService: Service {
  static let traits = ServiceTraits(
    displayName: "MediaWiki", pageSize: 10, paging: .offset("sroffset", size: "srlimit"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("Server", "mw-api-ext.example"), ("Content-Type", "application/json; charset=utf-8"),
    ("Vary", "Accept-Encoding,Treat-as-Untrusted,Cookie"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    guard request.trimmedPath.hasSuffix("/api.php") else { return article(request) }
    guard request.header("User-Agent")?.isEmpty == false else {
      return .text(
        "Please set a user-agent and respect our robot policy.\n", type: "text/plain", status: 403)
    }
    guard request["action"] == "query", request["format"] == "json" else {
      return error("badvalue", "Unrecognized value for parameter \"action\".")
    }
    return request["list"] == "search" ? search(request, tweak) : page(request)
  }

  func errorPage(_ status: Int) -> Answer {
    .text(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<title>\(reason(status))</title>\n"
        + "<h1>Error</h1>\n<p>Our servers are currently under maintenance.</p>\n</html>\n",
      type: "text/html; charset=utf-8", status: status)
  }

  func quotaAnswer() -> Answer {
    var answer = error(
      "ratelimited", "You've exceeded your rate limit. Please wait some time and try again.")
    answer.set("Retry-After", "5")
    return answer
  }

  /// The page of an article as a default install has it, behind `/index.php/`; every other address
  /// leads to the main page.
  private func article(_ request: IncomingRequest) -> Answer {
    let name = request.path.split(separator: "/index.php/", maxSplits: 1).last.map(String.init)
    let title = recipes.first { Self.name(of: $0) == name }?.title ?? "Main Page"
    return .text(
      "<!DOCTYPE html>\n<title>\(title)</title>\n<h1>\(title)</h1>\n",
      type: "text/html; charset=UTF-8", status: 200)
  }

  private static func name(of recipe: SimulatedRecipe) -> String {
    "Cookbook:\(recipe.title.replacing(" ", with: "_"))"
  }

  /// A failure with status 200.
  private func error(_ code: String, _ info: String) -> Answer {
    .json(
      ["error": ["code": .string(code), "info": .string(info)], "servedby": "mw-api-ext.example"],
      as: .django, headers: Self.headers + [("MediaWiki-API-Error", code)])
  }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    guard let text = request["srsearch"], !text.isEmpty else {
      return error("missingparam", "The \"srsearch\" parameter must be set.")
    }
    let limit = min(500, max(1, request["srlimit"].flatMap { Int($0) } ?? 10))
    // What follows the bars names the modules that have told everything and keep silent.
    let done = (request["continue"] ?? "-||").split(separator: "||").dropFirst().first
    guard let offset = request["sroffset"].map({ Int($0) }) ?? 0, offset >= 0,
      request["continue"]?.hasPrefix("-||") != false
    else { return error("badcontinue", "Invalid \"continue\" parameter passed.") }
    guard offset < 10_000 else {
      return error(
        "cirrussearch-offset-too-large", "Up to 10000 search results are supported.")
    }
    let namespaces = (request["srnamespace"] ?? "0").split(separator: "|")
    let matches =
      namespaces.contains("102") || namespaces.contains("*")
      ? recipes.ranked(searchWords(text)) : []
    let list = ListPage(
      offset: offset, limit: limit, of: matches, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    var body: JSONObject = ["batchcomplete": true]
    let hasSite = request["meta"] == "siteinfo"
    if list.hasNext {
      body["continue"] = [
        "sroffset": .int(offset + limit), "continue": hasSite ? "-||siteinfo" : "-||",
      ]
    }
    let isFull = request["srprop"]?.contains("snippet") ?? true
    var query: JSONObject = ["searchinfo": ["totalhits": .int(list.total)]]
    if hasSite, done != "siteinfo" { query["general"] = site(request) }
    query["search"] = .array(
      list.items.map { hit($0, searchWords(text).first ?? "", isFull: isFull) })
    body["query"] = .object(query)
    return .json(.object(body), as: .django, headers: Self.headers)
  }

  private func site(_ request: IncomingRequest) -> JSON {
    let folder = request.trimmedPath.dropLast("/api.php".count)
    return [
      "sitename": "Cookbook", "generator": "MediaWiki 1.39.4",
      "articlepath": .string("\(folder)/index.php/$1"),
      "scriptpath": .string(String(folder)), "server": .string(address(request)),
    ]
  }

  private func address(_ request: IncomingRequest) -> String {
    "http://\(request.header("Host") ?? "wiki.example")"
  }

  private func page(_ request: IncomingRequest) -> Answer {
    guard let id = request["pageids"].flatMap({ Int($0) }) else {
      return error("badinteger", "Invalid value for integer parameter \"pageids\".")
    }
    guard let recipe = recipes.first(where: { $0.numericID == id }) else {
      return pages(["pageid": .int(id), "missing": true])
    }
    let title = "Cookbook:\(recipe.title)"
    return pages([
      "pageid": .int(id), "ns": 102, "title": .string(title),
      "extract": .string("\(recipe.title) is a dish.\n"),
      "fullurl": .string("\(address(request))/w/index.php/\(Self.name(of: recipe))"),
      "thumbnail": ["source": .string("https://upload.example/\(recipe.slug).jpg"), "width": 640],
    ])
  }

  private func pages(_ page: JSON) -> Answer {
    .json(
      ["batchcomplete": true, "query": ["pages": [page]]], as: .django, headers: Self.headers)
  }

  private func hit(_ recipe: SimulatedRecipe, _ word: String, isFull: Bool) -> JSON {
    var hit: JSONObject = [
      "ns": 102, "title": .string("Cookbook:\(recipe.title)"), "pageid": .int(recipe.numericID),
      "size": 3021,
    ]
    if isFull {
      hit["wordcount"] = 412
      hit["snippet"] = .string(
        "<span class=\"searchmatch\">\(word)</span> &amp; \(recipe.publisher) | servings = 4")
      hit["timestamp"] = "2023-06-01T12:00:00Z"
    }
    return .object(hit)
  }
}
