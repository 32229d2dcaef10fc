internal import RecipeModel

/// OpenSearch or Elasticsearch with an index called `recipes`.
struct OpenSearchService: Service {
  static let traits = ServiceTraits(
    displayName: "OpenSearch", pageSize: 10, paging: .bodyOffset("from", size: "size"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let window = 10_000
  private static let headers: [(name: String, value: String)] = [
    ("X-elastic-product", "Elasticsearch"), ("Content-Type", "application/json; charset=UTF-8"),
  ]

  /// Version 6 of Elasticsearch counts hits in a number of its own.
  private var isSix: Bool { options.version == 6 }

  /// What a search may say; anything else is refused, as the servers do.
  private var members: Set<String> {
    let members: Set = [
      "from", "size", "timeout", "query", "_source", "sort", "search_after", "min_score", "explain",
    ]
    return isSix ? members : members.union(["track_total_hits", "fields"])
  }

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let parts = request.trimmedPath.split(separator: "/")
    guard parts.count >= 2 else { return errorPage(400) }
    let key = request.authorization("ApiKey") ?? request.basicCredentials?.password
    guard options.accepts(key) else {
      return failure(
        "security_exception", "missing authentication credentials for REST request", status: 401)
    }
    guard parts[0] == "recipes" else {
      return failure("index_not_found_exception", "no such index [\(parts[0])]", status: 404)
    }
    switch parts[1] {
    case "_search": return search(request, tweak)
    case isSix ? "recipe" : "_doc" where parts.count == 3: return document(parts[2])
    default: return errorPage(400)
    }
  }

  func errorPage(_ status: Int) -> Answer {
    failure("exception", reason(status), status: status)
  }

  func quotaAnswer() -> Answer {
    failure("circuit_breaking_exception", "[parent] Data too large", status: 429)
  }

  private func failure(_ type: String, _ text: String, status: Int) -> Answer {
    let cause: JSON = ["type": .string(type), "reason": .string(text)]
    return .json(
      [
        "error": [
          "root_cause": [cause], "type": .string(type), "reason": .string(text),
        ],
        "status": .int(status),
      ], as: .node, status: status, headers: Self.headers)
  }

  private func search(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    guard let body = request.json, let query = body["query"]?.objectValue?.members.first else {
      return failure(
        "parsing_exception", "[query] query malformed, empty clause found", status: 400)
    }
    if let stray = body.objectValue?.members.first(where: { !members.contains($0.name) }) {
      return failure(
        "parsing_exception", "Unknown key for a value in [\(stray.name)].", status: 400)
    }
    if query.name == "ids" { return hits(named: query.value["values"]?.arrayValue ?? []) }
    guard query.name == "simple_query_string", let text = query.value["query"]?.stringValue else {
      return failure("parsing_exception", "no [query] registered for [\(query.name)]", status: 400)
    }
    let from = (body["from"]?.intValue ?? 0).clamped
    let size = (body["size"]?.intValue ?? 10).clamped
    guard from >= 0, size >= 0, from + size <= Self.window else {
      return failure(
        "illegal_argument_exception",
        "Result window is too large, from + size must be less than or equal to: [10000] but was "
          + "[\(from + size)].", status: 400)
    }
    let words = searchWords(text)
    let matches = recipes.ranked(words)
    let list = ListPage(
      offset: from, limit: size, of: matches, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    let isExact = body["track_total_hits"]?.boolValue == true
    return hits(list.items, total: total(matches.count, isExact: isExact))
  }

  private func hits(named ids: [JSON]) -> Answer {
    let found = ids.compactMap { id in recipes.first { $0.id == id.stringValue } }
    return hits(found, total: total(found.count, isExact: true))
  }

  private func hits(_ items: [SimulatedRecipe], total: JSON) -> Answer {
    .json(
      [
        "took": 3, "timed_out": false,
        "_shards": ["total": 5, "successful": 5, "skipped": 0, "failed": 0],
        "hits": [
          "total": total, "max_score": items.isEmpty ? nil : 7.25,
          "hits": .array(items.map(hit)),
        ],
      ], as: .node, headers: Self.headers)
  }

  private func hit(_ recipe: SimulatedRecipe) -> JSON {
    var hit: JSONObject = ["_index": "recipes"]
    if isSix { hit["_type"] = "recipe" }
    hit["_id"] = .string(recipe.id)
    hit["_score"] = 7.25
    hit["_source"] = .object(IndexDocument(recipe: recipe, options: options).members)
    return .object(hit)
  }

  /// Without being asked to count, the server stops at the window; version 6 always counts.
  private func total(_ count: Int, isExact: Bool) -> JSON {
    if isSix { return .int(count) }
    return count > Self.window && !isExact
      ? ["value": .int(Self.window), "relation": "gte"]
      : ["value": .int(count), "relation": "eq"]
  }

  /// One document; version 6 has it at the name of its type.
  private func document(_ id: Substring) -> Answer {
    guard let recipe = recipes.first(where: { $0.id == id }) else {
      return .json(
        ["_index": "recipes", "_id": .string(String(id)), "found": false], as: .node, status: 404,
        headers: Self.headers)
    }
    var document = hit(recipe).objectValue ?? JSONObject()
    document["found"] = true
    return .json(.object(document), as: .node, headers: Self.headers)
  }
}
