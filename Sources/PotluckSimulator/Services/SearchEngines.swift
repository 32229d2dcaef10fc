internal import PotluckSimulatorFiles
internal import RecipeModel

extension ServiceDescription {
  /// OpenSearch or Elasticsearch with an index called `recipes`.
  static let openSearch = ServiceDescription(
    ServiceTraits(
      displayName: "OpenSearch", pageSize: 10, paging: .bodyOffset("from", size: "size")),
    .opensearch, .documents
  ) { call in
    func failure(_ type: String, _ text: String, _ status: Int) -> Answer {
      call.failure(text, status, ["type": .string(type)])
    }
    let parts = call.parts
    try call.demand(parts.count >= 2, call.errorPage(400))
    let key = call.request.authorization("ApiKey") ?? call.request.basicCredentials?.password
    try call.demand(
      call.options.accepts(key),
      failure(
        "security_exception", "missing authentication credentials for REST request", 401))
    try call.demand(
      parts[0] == "recipes",
      failure("index_not_found_exception", "no such index [\(parts[0])]", 404))
    switch parts[1] {
    case "_search": return try call.hits { failure($0, $1, 400) }
    // Version 6 has a document at the name of its type.
    case call.isSix ? "recipe" : "_doc" where parts.count == 3:
      var missing = call.service.answer("missing", ["id": .string(parts[2])])
      missing.status = 404
      return call.detail(
        call.recipes.first { $0.id == parts[2] }, call.typed, else: missing)
    default: return call.errorPage(400)
    }
  }

  /// Apache Solr with a core called `recipes` whose fields hold lists, as without a schema.
  static let solr = ServiceDescription(
    ServiceTraits(displayName: "Solr", pageSize: 10, paging: .offset("start", size: "rows")),
    .solr, .documents
  ) { call in
    let parts = call.parts
    try call.demand(
      parts.count == 3 && parts.prefix(2) == ["solr", "recipes"], call.errorPage(404))
    // As its plugin for authentication does by default: whoever gives no name comes in.
    try call.demand(call.isStrangerOrKnown, call.errorPage(401))
    switch parts[2] {
    case "select": break
    case "get":
      let ids = (call["ids"] ?? call["id"] ?? "").split(separator: ",").map(String.init)
      let found = ListPage(call.recipes.matching { ids.contains($0.recipe.id) })
      return call.documents(found, ["found": .int(found.total), "start": 0])
    default: return call.errorPage(404)
    }
    guard let start = call.number("start", 0), let rows = call.number("rows", 10), start >= 0,
      rows >= 0
    else { return call.failure("'start' parameter cannot be negative", 400) }
    let fields: Set = ["name", "title", "recipeIngredient", "ingredients", "_text_"]
    for field in (call["qf"] ?? "").split(separator: " ") {
      let name = String(field.prefix { $0 != "^" })
      try call.demand(fields.contains(name), call.failure("undefined field \(name)", 400))
    }
    // The parser of the old days stumbles over what people type; this one does not.
    let text = call["q"] ?? call["q.alt"] ?? ""
    try call.demand(
      call["defType"] == "edismax" || !text.contains { "():\"".contains($0) },
      call.failure("org.apache.solr.search.SyntaxError: Cannot parse '\(text)'", 400))
    let matches = call.recipes.ranked(text == "*:*" ? [] : searchWords(text))
    let page = try call.page(offset: start, limit: rows, of: matches)
    return call.documents(page, ["found": .int(matches.count), "start": .int(start)])
  }

  /// Meilisearch with an index called `recipes` and its usual window of 1,000 results.
  static let meilisearch = ServiceDescription(
    ServiceTraits(
      displayName: "Meilisearch", pageSize: 20, paging: .bodyOffset("offset", size: "limit")),
    .meilisearch, .documents
  ) { call in
    func failure(
      _ code: String, _ message: String, _ status: Int, _ type: String = "invalid_request"
    ) -> Answer {
      call.failure(message, status, ["code": .string(code), "type": .string(type)])
    }
    let parts = call.parts
    let unknown = failure("not_found", "Not found.", 404)
    try call.demand(parts.count >= 3 && parts[0] == "indexes", unknown)
    let key = call.request.authorization("Bearer")
    try call.demand(
      key != nil || call.options.key.isEmpty,
      failure(
        "missing_authorization_header",
        "The Authorization header is missing. It must use the bearer authorization method.", 401,
        "auth"))
    try call.demand(
      call.options.accepts(key),
      failure("invalid_api_key", "The provided API key is invalid.", 403, "auth"))
    try call.demand(
      parts[1] == "recipes", failure("index_not_found", "Index `\(parts[1])` not found.", 404))
    switch parts[2] {
    case "search": return try call.results { failure($0, $1, 400) }
    case "documents" where parts.count == 4:
      return call.detail(
        call.recipes.first { $0.id == parts[3] }, as: "item",
        else: failure("document_not_found", "Document `\(parts[3])` not found.", 404))
    default: return unknown
    }
  }
}

extension ServiceCall {
  // MARK: OpenSearch

  /// Version 6 of Elasticsearch counts hits in a number of its own.
  fileprivate var isSix: Bool { options.version == 6 }

  fileprivate var typed: [String: JSON] { isSix ? ["type": "recipe"] : [:] }

  /// What a search may say; anything else is refused, as the servers do.
  private var searchMembers: Set<String> {
    let members: Set = [
      "from", "size", "timeout", "query", "_source", "sort", "search_after", "min_score", "explain",
    ]
    return isSix ? members : members.union(["track_total_hits", "fields"])
  }

  fileprivate func hits(_ failure: (String, String) -> Answer) throws -> Answer {
    guard let body = request.json, let query = body["query"]?.objectValue?.members.first else {
      throw failure("parsing_exception", "[query] query malformed, empty clause found")
    }
    if let stray = body.objectValue?.members.first(where: { !searchMembers.contains($0.name) }) {
      throw failure("parsing_exception", "Unknown key for a value in [\(stray.name)].")
    }
    if query.name == "ids" {
      let ids = query.value["values"]?.arrayValue ?? []
      let found = ids.compactMap { id in recipes.first { $0.id == id.stringValue } }
      return hits(ListPage(found), of: found.count, isExact: true)
    }
    guard query.name == "simple_query_string", let text = query.value["query"]?.stringValue else {
      throw failure("parsing_exception", "no [query] registered for [\(query.name)]")
    }
    let from = (body["from"]?.intValue ?? 0).clamped
    let size = (body["size"]?.intValue ?? 10).clamped
    try demand(
      from >= 0 && size >= 0 && from + size <= Self.window,
      failure(
        "illegal_argument_exception",
        "Result window is too large, from + size must be less than or equal to: [10000] but was "
          + "[\(from + size)]."))
    let matches = recipes.ranked(searchWords(text))
    return hits(
      try page(offset: from, limit: size, of: matches), of: matches.count,
      isExact: body["track_total_hits"]?.boolValue == true)
  }

  private static let window = 10_000

  /// Without being asked to count, the server stops at the window; version 6 always counts.
  private func hits(_ page: ListPage, of count: Int, isExact: Bool) -> Answer {
    let isCut = count > Self.window && !isExact
    let total: JSON = [
      "value": .int(isCut ? Self.window : count), "relation": isCut ? "gte" : "eq",
    ]
    return list(page, typed.merging(["total": isSix ? .int(count) : total]) { $1 })
  }

  // MARK: Solr

  /// Every value a list, nested members by a dotted name.
  fileprivate func documents(_ page: ListPage, _ values: [String: JSON]) -> Answer {
    let documents = page.items.map { recipe in
      var document: JSONObject = ["id": .string(recipe.id)]
      for member in service.fill("document", [:], recipe).objectValue?.members ?? [] {
        switch member.value {
        case .object(let object):
          for inner in object.members {
            document["\(member.name).\(inner.name)"] = .array([inner.value])
          }
        case .array: document[member.name] = member.value
        default: document[member.name] = .array([member.value])
        }
      }
      document["_version_"] = 1_790_000_000_000_000_000
      return JSON.object(document)
    }
    return list(documents, page, values)
  }

  // MARK: Meilisearch

  fileprivate func results(_ failure: (String, String) -> Answer) throws -> Answer {
    guard let body = request.json?.objectValue else {
      throw failure("malformed_payload", "The json payload is malformed.")
    }
    let offset = (body["offset"]?.intValue ?? 0).clamped
    let limit = (body["limit"]?.intValue ?? 20).clamped
    try demand(
      offset >= 0 && limit >= 0, failure("invalid_search_limit", "Invalid value at `.limit`"))
    let words = searchWords(body["q"]?.stringValue ?? "")
    // Unless told otherwise, the last words are given up until enough is found.
    let isStrict = body["matchingStrategy"]?.stringValue == "all"
    let matches = recipes.ranked(isStrict ? words : Array(words.prefix(1)))
    var page = try page(offset: offset, limit: max(1, limit), of: matches)
    page.items = Array(page.items.prefix(max(0, min(limit, 1_000 - offset))))
    return list(
      page,
      [
        "query": .optional(body["q"]?.stringValue), "limit": .int(limit), "offset": .int(offset),
        "matches": .int(matches.count),
      ])
  }
}
