import PotluckSupport
import RecipeModel
import RecipeSearch

/// A cursor that carries its whole request, so that any process can open the following page.
enum WireCursor {
  /// The cursor of the page after a report; nil at the end of the list.
  static func text(after report: SearchReport, of request: SearchRequest) -> String? {
    guard let cursor = report.cursor else { return nil }
    let query = report.query
    var object: JSONObject = ["c": .string(cursor), "q": .string(query.text)]
    object["i"] = .array(query.include.map(JSON.string))
    object["x"] = .array(query.exclude.map(JSON.string))
    object["d"] = .array(query.diets.map { .string($0.rawValue) })
    if let minutes = query.maxMinutes { object["m"] = .int(minutes) }
    object["l"] = .int(query.limit)
    object["s"] = .string(query.sort.rawValue)
    object["p"] = .array(request.providers.map(JSON.string))
    if let timeout = request.timeout { object["t"] = .int(Int(timeout / .milliseconds(1))) }
    if request.isOffline { object["o"] = true }
    if !request.unsupported.isEmpty {
      object["u"] = .array(request.unsupported.map(JSON.string))
    }
    return Base64.encode(JSON.object(object).bytes())
  }

  /// The request that a cursor continues.
  /// - Throws: ``WireFailure`` of kind `cursorExpired` when it is not a cursor of ours.
  static func request(_ text: String) throws -> SearchRequest {
    guard text.utf8.count <= 4 << 20, let bytes = Base64.decode(text.utf8),
      let object = try? JSON(parsing: bytes), let cursor = object["c"]?.stringValue,
      let words = object["q"]?.stringValue
    else { throw expired }
    let query = SearchQuery(
      text: words, include: texts(object["i"]), exclude: texts(object["x"]),
      maxMinutes: object["m"]?.intValue, diets: texts(object["d"]).map(Diet.init(rawValue:)),
      limit: min(max(1, object["l"]?.intValue ?? 20), 100),
      sort: object["s"]?.stringValue.flatMap(SortOrder.init(rawValue:)) ?? .best)
    return SearchRequest(
      query: query, providers: texts(object["p"]), cursor: cursor,
      timeout: object["t"]?.intValue.map { .milliseconds(min(max($0, 1), 3_600_000)) },
      isOffline: object["o"]?.boolValue ?? false, unsupported: texts(object["u"]))
  }

  /// The failure of a cursor that cannot be used.
  static var expired: WireFailure {
    WireFailure(
      .cursorExpired, "the cursor is damaged, or belongs to another search",
      hint: "repeat the search and use the cursor that its answer carries", path: "/cursor")
  }

  private static func texts(_ value: JSON?) -> [String] {
    value?.arrayValue?.compactMap(\.stringValue) ?? []
  }
}
