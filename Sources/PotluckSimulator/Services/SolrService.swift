internal import RecipeModel

/// Apache Solr with a core called `recipes` whose fields hold lists, as without a schema.
struct SolrService: Service {
  static let traits = ServiceTraits(
    displayName: "Solr", pageSize: 10, paging: .offset("start", size: "rows"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("Content-Type", "application/json;charset=utf-8")
  ]
  private static let fields = ["name", "title", "recipeIngredient", "ingredients", "_text_"]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let parts = request.trimmedPath.split(separator: "/")
    guard parts.count == 3, parts[0] == "solr", parts[1] == "recipes" else {
      return errorPage(404)
    }
    // As its plugin for authentication does by default: whoever gives no name comes in.
    if request.header("Authorization") != nil,
      !options.accepts(request.basicCredentials?.password)
    {
      return errorPage(401)
    }
    switch parts[2] {
    case "select": return select(request, tweak)
    case "get": return get(request)
    default: return errorPage(404)
    }
  }

  func errorPage(_ status: Int) -> Answer {
    .text(
      "<html>\n<head>\n<title>Error \(status) \(reason(status))</title>\n</head>\n"
        + "<body><h2>HTTP ERROR \(status) \(reason(status))</h2></body>\n</html>\n",
      type: "text/html;charset=utf-8", status: status)
  }

  func quotaAnswer() -> Answer {
    failure("Too many requests for this request type", status: 429)
  }

  private func failure(_ text: String, status: Int) -> Answer {
    .json(
      [
        "responseHeader": ["status": .int(status), "QTime": 1],
        "error": [
          "metadata": ["error-class", "org.apache.solr.common.SolrException"],
          "msg": .string(text), "code": .int(status),
        ],
      ], as: .node, status: status, headers: Self.headers)
  }

  private func select(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    let start = request["start"].map { Int($0) } ?? 0
    let rows = request["rows"].map { Int($0) } ?? 10
    guard let start, let rows, start >= 0, rows >= 0 else {
      return failure("'start' parameter cannot be negative", status: 400)
    }
    for field in (request["qf"] ?? "").split(separator: " ") {
      let name = field.prefix { $0 != "^" }
      guard Self.fields.contains(String(name)) else {
        return failure("undefined field \(name)", status: 400)
      }
    }
    // The parser of the old days stumbles over what people type; this one does not.
    let text = request["q"] ?? request["q.alt"] ?? ""
    if request["defType"] != "edismax", text.contains(where: { "():\"".contains($0) }) {
      return failure("org.apache.solr.search.SyntaxError: Cannot parse '\(text)'", status: 400)
    }
    let matches = recipes.ranked(text == "*:*" ? [] : searchWords(text))
    let list = ListPage(
      offset: start, limit: rows, of: matches, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    return answer(list.items.map(document), found: matches.count, start: start)
  }

  private func get(_ request: IncomingRequest) -> Answer {
    let ids = (request["ids"] ?? request["id"] ?? "").split(separator: ",").map(String.init)
    let found = recipes.matching { ids.contains($0.recipe.id) }
    return answer(found.map(document), found: found.count, start: 0)
  }

  private func answer(_ documents: [JSON], found: Int, start: Int) -> Answer {
    .json(
      [
        "responseHeader": ["status": 0, "QTime": 2, "partialResults": false],
        "response": [
          "numFound": .int(found), "start": .int(start), "numFoundExact": true,
          "docs": .array(documents),
        ],
      ], as: .node, headers: Self.headers)
  }

  /// Every value a list, nested members by a dotted name.
  private func document(_ recipe: SimulatedRecipe) -> JSON {
    var document: JSONObject = ["id": .string(recipe.id)]
    for member in IndexDocument(recipe: recipe, options: options).members.members {
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
    return .object(document)
  }
}
