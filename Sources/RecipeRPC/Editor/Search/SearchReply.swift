import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// The answer to `search` and `search/more`: the report of `potluck search --json`, and what a
/// client that pages or shows recipes as they come needs beside it.
struct SearchReply: Sendable {
  /// What was asked.
  var request: SearchRequest
  /// What came of it.
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
