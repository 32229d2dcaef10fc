import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// The answer to `search` and `search/more`: the report of `potluck search --json`, and what a
/// client that pages or shows recipes as they come needs beside it.
struct SearchReply: Sendable {
  static let schema = Schema.object([
    "version": ReportSchemas.version, "query": ReportSchemas.query,
    "plan": .list(ReportSchemas.plan), "providers": .list(ReportSchemas.outcome),
    "items": .list(ReportSchemas.item).about(
      "The recipes of this page; empty when they were sent in partial results."),
    "complete": .flag,
    "cursor": .types("string", "null").about(
      "Opens the following page with search/more; null at the end of the list."),
    "summary": ReportSchemas.summary, "searchId": .text,
    "order": .texts.about(
      "The identifiers of this page's recipes, in order; others that were sent come later."),
    "merged": .list(.object(["id": .text, "into": .text])).about(
      "Recipes that were sent and are now part of another one of this page."),
    "total": .types("integer", "null").adding(["minimum": 0]).about(
      "How many recipes the whole list has at most: exact when it fits one page, else the "
        + "sum of what the sources say that they have; null when one does not say."),
    "elapsedMs": .count,
  ]).named("SearchResult")

  var request: SearchRequest
  var report: SearchReport
  /// The identifiers of the recipes that were sent before the answer; nil when none were to be.
  var shown: Set<String>?
  /// Whether votes and the reasons for merging are shown.
  var explain = false

  /// The answer as a value.
  ///
  /// `items` is empty when they were sent before: the final answer repeats nothing (LSP 3.17,
  /// *Partial Results*). `order` names the recipes of the page in either case.
  var json: JSON {
    let items = ItemJSON(explain: explain)
    var page = report
    page.recipes = []
    var object = ReportJSON(explain: explain).json(page).objectValue ?? [:]
    if let full = ReportJSON().json(report)["summary"] { object["summary"] = full }
    object["plan"] = object["plan"].map { Self.noting(request.unsupported, in: $0) }
    object["items"] = .array(shown == nil ? report.recipes.map(items.json) : [])
    object["cursor"] = .optional(WireCursor.text(after: report, of: request))
    object["searchId"] = .string(Self.newID())
    object["order"] = .array(report.recipes.map { .string($0.id) })
    object["merged"] = .array(merged)
    object["total"] = .optional(report.total(at: request.cursor))
    object["elapsedMs"] = .int(report.duration.wholeMilliseconds)
    return .object(object)
  }

  /// A plan with parts that no provider can apply.
  static func noting(_ unsupported: [String], in plan: JSON) -> JSON {
    guard !unsupported.isEmpty, let entries = plan.arrayValue else { return plan }
    return .array(
      entries.map { entry in
        guard var object = entry.objectValue else { return entry }
        let known = object["unsupported"]?.arrayValue ?? []
        object["unsupported"] = .array(known + unsupported.map(JSON.string))
        return .object(object)
      })
  }

  /// The recipes that were sent and are now part of another one of this page.
  private var merged: [JSON] {
    guard let shown else { return [] }
    return report.recipes.flatMap { recipe in
      recipe.sources.lazy.map(\.listing.id.description)
        .filter { $0 != recipe.id && shown.contains($0) }
        .map { ["id": .string($0), "into": .string(recipe.id)] }
    }
  }

  private static func newID() -> String {
    let digits = String(UInt32.random(in: .min ... .max), radix: 16)
    return "s_" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

extension SearchReport {
  /// How many recipes the sources that answered have at most: exact when the first page is the whole
  /// list, else the sum of what they say that they have; nil when one of them does not say, or none
  /// has answered.
  ///
  /// `cursor` is the one that the page was asked for with.
  func total(at cursor: String?) -> Int? {
    guard outcomes.contains(where: { $0.status.isAnswer || $0.listings.kept > 0 }) else {
      return nil
    }
    if cursor == nil, self.cursor == nil { return recipes.count }
    let contributors = outcomes.filter { $0.listings.kept > 0 }
    let totals = contributors.compactMap(\.total)
    return totals.count == contributors.count ? totals.reduce(0, +) : nil
  }
}

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
