public import RecipeModel
import RecipeProviderKit
public import RecipeSearch

/// A whole search as one JSON document, version 1.
///
/// Members keep their names and meaning within a version; readers ignore those that they do not
/// know. A link that is not http or https, or that holds controls or spaces, is null.
public struct ReportJSON: Sendable {
  /// The version of the format that every document and record names.
  public static let version = 1

  /// Whether votes and reasons for merging are included.
  public var explain: Bool
  /// How the document is laid out.
  public var layout: JSON.Layout

  /// Creates a renderer; people read the indented layout, programs either.
  public init(explain: Bool = false, layout: JSON.Layout = .indented) {
    self.explain = explain
    self.layout = layout
  }

  /// The document, with a line break at its end.
  public func render(_ report: SearchReport) -> String { json(report).text(layout) + "\n" }

  /// The document as a value.
  public func json(_ report: SearchReport) -> JSON {
    let items = RecipeItemJSON(explain: explain)
    return [
      "version": .int(Self.version),
      "query": Self.query(report.query),
      "plan": .array(report.plan.map(Self.plan)),
      "providers": .array(report.outcomes.map(OutcomeJSON().json)),
      "items": .array(report.recipes.map(items.json)),
      "complete": .bool(report.isComplete),
      "cursor": .optional(report.cursor),
      "summary": .object(Self.summary(report)),
    ]
  }

  static func query(_ query: SearchQuery) -> JSON {
    [
      "text": .string(query.text),
      "include": .array(query.include.map(JSON.string)),
      "exclude": .array(query.exclude.map(JSON.string)),
      "limit": .int(query.limit),
      "sort": .string(query.sort.rawValue),
      "maxMinutes": .optional(query.maxMinutes),
      "diets": .array(query.diets.map { .string($0.rawValue) }),
    ]
  }

  static func plan(_ plan: ProviderPlan) -> JSON {
    [
      "provider": .string(plan.provider),
      "native": .array(plan.native.map(JSON.string)),
      "local": .array(plan.local.map(JSON.string)),
      "unsupported": .array(plan.unsupported.map(JSON.string)),
      "skipReason": .optional(plan.skipReason),
    ]
  }

  /// The footer's figures: recipes here, sources that gave any, filtered listings, time.
  static func summary(_ report: SearchReport) -> JSONObject {
    let verdict = SearchVerdict(report)
    return [
      "answer": .string(verdict.rawValue),
      "recipes": .int(report.recipes.count),
      "sources": .int(report.outcomes.count { $0.listings.kept > 0 }),
      "asked": .int(report.outcomes.count { $0.status != .skipped }),
      "failed": .int(report.outcomes.count { $0.status.isFailure }),
      "filtered": .int(report.filteredCount),
      "uncompared": .int(report.uncompared),
      "durationMs": .int(Wording.milliseconds(report.duration)),
    ]
  }
}
