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
    "interpretation": ReportSchemas.interpretation,
    "plan": .list(ReportSchemas.plan), "providers": .list(ReportSchemas.outcome),
    "items": .list(ReportSchemas.item).about(
      "The recipes of this page; empty when they were sent in partial results."),
    "joined": .list(ReportSchemas.joined).about(
      "Recipes of earlier pages that have gained sources; they are not shown again."),
    "confirmed": .texts.about(
      "Recipes that were asked for in full, because others on this page have the same title."),
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
  /// Whether recipes that were sent before are in the answer, too.
  var repeatsItems = false
  /// Whether votes and the reasons for merging are shown.
  var explain = false

  /// The answer as a value.
  ///
  /// `items` is empty when they were sent before and are not repeated: the final answer of a
  /// protocol with partial results repeats nothing (LSP 3.17, *Partial Results*). `order` names the recipes of the page in either case.
  var json: JSON {
    let items = ItemJSON(explain: explain)
    var page = report
    page.recipes = []
    page.plan = report.plan.map { $0.noting(request.unsupported) }
    var object = ReportJSON().json(page).objectValue ?? [:]
    object["summary"] = SearchReport.summary.write(report)
    let isWhole = shown == nil || repeatsItems
    object["items"] = .array(isWhole ? report.recipes.map(items.json) : [])
    object["joined"] = object["joined"]?.withoutNulls
    object["cursor"] = .optional(WireCursor.text(after: report, of: request))
    object["searchId"] = .string(Self.newID())
    object["order"] = .array(report.recipes.map { .string($0.id) })
    object["merged"] = .array(merged)
    object["total"] = .optional(report.total(at: request.cursor))
    object["elapsedMs"] = .int(report.duration.wholeMilliseconds)
    return .object(object)
  }

  /// The recipes that were sent and are now part of another one of this page.
  private var merged: [JSON] {
    guard let shown else { return [] }
    return report.recipes.flatMap { recipe in
      recipe.sources.map(\.listing.id.description)
        .filter { $0 != recipe.id && shown.contains($0) }
        .map { ["id": .string($0), "into": .string(recipe.id)] }
    }
  }

  private static func newID() -> String {
    let digits = String(UInt32.random(in: .min ... .max), radix: 16)
    return "s_" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

extension ProviderPlan {
  /// The plan with parts that no provider can apply.
  func noting(_ unsupported: [String]) -> ProviderPlan {
    var plan = self
    plan.unsupported += unsupported
    return plan
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
    var next = request
    (next.query, next.cursor) = (report.asked, cursor)
    return Base64.encode(codec.write(next).bytes())
  }

  /// The request that a cursor continues.
  /// - Throws: ``Failure`` of kind `cursorExpired` when it is not a cursor of ours.
  static func request(_ text: String) throws(Failure) -> SearchRequest {
    guard text.utf8.count <= 4 << 20, let bytes = Base64.decode(text.utf8),
      let object = try? JSON(parsing: bytes), let request = try? codec.decode(object)
    else { throw expired }
    return request
  }

  /// The failure of a cursor that cannot be used.
  static var expired: Failure {
    Failure(
      .cursorExpired, "the cursor is damaged, or belongs to another search",
      fix: "repeat the search and use the cursor that its answer carries", place: "/cursor")
  }

  /// A request, which clients send back unread.
  private static let codec: ObjectCodec<SearchRequest> = ObjectCodec(
    "cursor", place: "a cursor", draft: SearchRequest(query: SearchQuery()), isOpen: true,
    [
      .custom("c", .anyText, isRequired: true, get: \.cursor, set: { $0.cursor = $1 }),
      .required("q", \.query, .object(SearchQuery.codec)),
      .always("p", \.providers, .list(.anyText)), .optional("t", \.timeout, .milliseconds),
      .standard("o", \.isOffline, .flag), .standard("r", \.isRelayed, .flag),
      .standard("u", \.unsupported, .list(.anyText)),
    ]
  ) { _, request in request.query.limit = min(request.query.limit, 100) }
}

extension ValueCodec where Value == Duration {
  /// A time in whole milliseconds, an hour at most.
  fileprivate static var milliseconds: ValueCodec {
    ValueCodec<Int>.integer(1...3_600_000).map(
      read: { count, _ in .milliseconds(count) },
      write: \.wholeMilliseconds)
  }
}
