internal import RecipeModel

/// Grocy: rows of a table, conditions in `query[]`, numbers as texts.
struct GrocyService: Service {
  static let traits = ServiceTraits(
    displayName: "Grocy", pageSize: 50, paging: .offset("offset", size: "limit"),
    secretParameters: ["GROCY-API-KEY"])

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("Server", "nginx"), ("Content-Type", "application/json"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let path = request.trimmedPath
    guard path.hasPrefix("/api/objects/") else { return errorPage(404) }
    guard options.accepts(request.header("GROCY-API-KEY") ?? request["GROCY-API-KEY"]) else {
      return .text("", type: "text/html; charset=UTF-8", status: 401)
    }
    let parts = path.split(separator: "/").dropFirst(2)
    guard parts.first == "recipes" else {
      return message("Entity does not exist or is not exposed", status: 400)
    }
    return parts.count == 1 ? list(request, tweak) : get(parts.last ?? "")
  }

  func errorPage(_ status: Int) -> Answer { message(reason(status), status: status) }

  func quotaAnswer() -> Answer { errorPage(429) }

  private func message(_ text: String, status: Int) -> Answer {
    .json(["error_message": .string(text)], as: .php, status: status, headers: Self.headers)
  }

  private func list(_ request: IncomingRequest, _ tweak: ListTweak) -> Answer {
    var matches = recipes.entries
    var isPlanHidden = false
    for parameter in request.parameters where parameter.name.hasPrefix("query[") {
      guard let condition = Condition(parameter.value) else {
        return message("Invalid query", status: 400)
      }
      switch (condition.field, condition.sign) {
      case ("name", "~"): matches = matches.filter { $0.title.contains(condition.value) }
      case ("type", "="): isPlanHidden = condition.value == "normal"
      default: return message("no such column: \(condition.field)", status: 500)
      }
    }
    var found = matches.map(\.recipe)
    if request["order"]?.hasPrefix("name") == true {
      found = found.enumerated().sorted {
        ($0.element.title, $0.offset) < ($1.element.title, $1.offset)
      }.map(\.element)
    }
    let limit = request["limit"].flatMap { Int($0) }
    let list = ListPage(
      offset: limit == nil ? 0 : request["offset"].flatMap { Int($0) } ?? 0,
      limit: limit ?? max(1, found.count), of: found, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    // The meal plan keeps rows of its own in the same table.
    let plan: [JSON] =
      isPlanHidden || list.items.isEmpty ? [] : [row("-1", "2026-11-21", type: "mealplan-day")]
    return .json(.array(plan + list.items.map(row)), as: .php, headers: Self.headers)
  }

  private func get(_ id: Substring) -> Answer {
    guard let recipe = recipes.first(where: { String($0.numericID) == id }) else {
      return message("Object not found", status: 404)
    }
    return .json(row(recipe), as: .php, headers: Self.headers)
  }

  private func row(_ recipe: SimulatedRecipe) -> JSON {
    row(String(recipe.numericID), recipe.title, type: "normal")
  }

  private func row(_ id: String, _ name: String, type: String) -> JSON {
    [
      "id": .string(id), "name": .string(name),
      "description": .string("<p>Cook &amp; serve.</p>"),
      "row_created_timestamp": "2021-03-01 12:00:00", "picture_file_name": nil,
      "base_servings": "4", "desired_servings": "1", "not_check_shoppinglist": "0",
      "type": .string(type), "product_id": nil,
    ]
  }

  /// A condition such as `name~pasta`; the value ends at the first character that is none of
  /// `A-Z a-z 0-9 _ . $ # ^ |`.
  private struct Condition {
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
}
