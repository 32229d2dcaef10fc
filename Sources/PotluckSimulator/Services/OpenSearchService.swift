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
    case "_doc" where parts.count == 3: return get(parts[2])
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
    guard let body = request.json, let text = body["query"]?.firstText(named: "query") else {
      return failure(
        "parsing_exception", "[query] query malformed, empty clause found", status: 400)
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
    return .json(
      [
        "took": 3, "timed_out": false,
        "_shards": ["total": 5, "successful": 5, "skipped": 0, "failed": 0],
        "hits": [
          "total": total(matches.count, isExact: body["track_total_hits"]?.boolValue == true),
          "max_score": list.items.isEmpty ? nil : 7.25,
          "hits": .array(
            list.items.map { recipe in
              [
                "_index": "recipes", "_id": .string(recipe.id), "_score": 7.25,
                "_source": .object(IndexDocument(recipe: recipe, options: options).members),
              ]
            }),
        ],
      ], as: .node, headers: Self.headers)
  }

  /// Without being asked to count, the server stops at the window.
  private func total(_ count: Int, isExact: Bool) -> JSON {
    count > Self.window && !isExact
      ? ["value": .int(Self.window), "relation": "gte"]
      : ["value": .int(count), "relation": "eq"]
  }

  private func get(_ id: Substring) -> Answer {
    guard let recipe = recipes.first(where: { $0.id == id }) else {
      return .json(
        ["_index": "recipes", "_id": .string(String(id)), "found": false], as: .node, status: 404,
        headers: Self.headers)
    }
    return .json(
      [
        "_index": "recipes", "_id": .string(recipe.id), "_version": 1, "found": true,
        "_source": .object(IndexDocument(recipe: recipe, options: options).members),
      ], as: .node, headers: Self.headers)
  }
}

extension JSON {
  /// The first text of that name, this deep or deeper.
  fileprivate func firstText(named name: String) -> String? {
    switch self {
    case .object(let object):
      if let text = object[name]?.stringValue { return text }
      for member in object.members {
        if let text = member.value.firstText(named: name) { return text }
      }
      return nil
    case .array(let elements):
      for element in elements {
        if let text = element.firstText(named: name) { return text }
      }
      return nil
    default: return nil
    }
  }
}
