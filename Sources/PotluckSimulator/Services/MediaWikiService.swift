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
    guard request.trimmedPath.hasSuffix("/api.php") else { return errorPage(404) }
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
    // Every member of the continuation has to come back.
    guard let offset = request["sroffset"].map({ Int($0) }) ?? 0, offset >= 0,
      offset == 0 || request["continue"] == "-||"
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
    if list.hasNext { body["continue"] = ["sroffset": .int(offset + limit), "continue": "-||"] }
    let isFull = request["srprop"]?.contains("snippet") ?? true
    body["query"] = [
      "searchinfo": ["totalhits": .int(list.total)],
      "search": .array(list.items.map { hit($0, searchWords(text).first ?? "", isFull: isFull) }),
    ]
    return .json(.object(body), as: .django, headers: Self.headers)
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
      "fullurl": .string("https://en.wikibooks.example/wiki/\(title.replacing(" ", with: "_"))"),
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
