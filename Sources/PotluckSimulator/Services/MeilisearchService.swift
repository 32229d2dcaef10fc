internal import RecipeModel

/// Meilisearch with an index called `recipes` and its usual window of 1,000 results.
struct MeilisearchService: Service {
  static let traits = ServiceTraits(
    displayName: "Meilisearch", pageSize: 20, paging: .bodyOffset("offset", size: "limit"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let window = 1_000
  private static let headers: [(name: String, value: String)] = [
    ("Content-Type", "application/json"), ("Vary", "Origin"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let parts = request.trimmedPath.split(separator: "/")
    guard parts.count >= 3, parts[0] == "indexes" else {
      return failure("not_found", "Not found.", "invalid_request", status: 404)
    }
    if let refusal = refusal(of: request) { return refusal }
    guard parts[1] == "recipes" else {
      return failure(
        "index_not_found", "Index `\(parts[1])` not found.", "invalid_request", status: 404)
    }
    switch parts[2] {
    case "search": return search(request, tweak)
    case "documents" where parts.count == 4: return get(parts[3])
    default: return failure("not_found", "Not found.", "invalid_request", status: 404)
    }
  }

  func errorPage(_ status: Int) -> Answer {
    failure("internal", reason(status), "internal", status: status)
  }

  func quotaAnswer() -> Answer {
    failure("too_many_search_requests", "Too many search requests.", "system", status: 503)
  }

  private func refusal(of request: IncomingRequest) -> Answer? {
    if options.key.isEmpty { return nil }
    guard let key = request.authorization("Bearer") else {
      return failure(
        "missing_authorization_header",
        "The Authorization header is missing. It must use the bearer authorization method.",
        "auth", status: 401)
    }
    return options.accepts(key)
      ? nil : failure("invalid_api_key", "The provided API key is invalid.", "auth", status: 403)
  }

  private func failure(
    _ code: String, _ message: String, _ type: String, status: Int
  ) -> Answer {
    .json(
      [
        "message": .string(message), "code": .string(code), "type": .string(type),
        "link": .string("https://docs.meilisearch.com/errors#\(code)"),
      ], as: .node, status: status, headers: Self.headers)
  }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    guard let body = request.json?.objectValue else {
      return failure(
        "malformed_payload", "The json payload is malformed.", "invalid_request",
        status: 400)
    }
    let offset = (body["offset"]?.intValue ?? 0).clamped
    let limit = (body["limit"]?.intValue ?? 20).clamped
    guard offset >= 0, limit >= 0 else {
      return failure(
        "invalid_search_limit", "Invalid value at `.limit`", "invalid_request",
        status: 400)
    }
    let words = searchWords(body["q"]?.stringValue ?? "")
    // Unless told otherwise, the last words are given up until enough is found.
    let isStrict = body["matchingStrategy"]?.stringValue == "all"
    let matches = recipes.ranked(isStrict ? words : Array(words.prefix(1)))
    var list = ListPage(
      offset: offset, limit: max(1, limit), of: matches, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    list.items = Array(list.items.prefix(max(0, min(limit, Self.window - offset))))
    return .json(
      [
        "hits": .array(list.items.map { .object(document($0)) }),
        "query": .optional(body["q"]?.stringValue), "processingTimeMs": 1,
        "limit": .int(limit), "offset": .int(offset),
        "estimatedTotalHits": .int(matches.count),
      ], as: .node, headers: Self.headers)
  }

  private func get(_ id: Substring) -> Answer {
    guard let recipe = recipes.first(where: { $0.id == id }) else {
      return failure(
        "document_not_found", "Document `\(id)` not found.", "invalid_request", status: 404)
    }
    return .json(.object(document(recipe)), as: .node, headers: Self.headers)
  }

  private func document(_ recipe: SimulatedRecipe) -> JSONObject {
    var document: JSONObject = ["id": .string(recipe.id)]
    document.members += IndexDocument(recipe: recipe, options: options).members.members
    return document
  }
}
