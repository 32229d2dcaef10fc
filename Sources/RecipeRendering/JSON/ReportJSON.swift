package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// A whole search as one JSON document, version 1.
///
/// Members keep their names and meaning within a version; readers ignore those that they do not
/// know. A link that is not http or https, or that holds controls or spaces, is null.
package struct ReportJSON: Sendable {
  /// The version of the format that every document and record names.
  package static let version = 1

  /// Whether votes and reasons for merging are included.
  package var explain: Bool
  /// How the votes were weighed, told with the fields of every source, for whoever compares the
  /// document later; nil to leave both out.
  package var ranking: RankingOptions?

  package init(explain: Bool = false) {
    self.explain = explain
  }

  /// The document, with a line break at its end.
  package func render(_ report: SearchReport) -> String { json(report).text(.indented) + "\n" }

  /// The document as a value.
  package func json(_ report: SearchReport) -> JSON {
    var items = RecipeItemJSON(explain: explain)
    items.tellsFields = ranking != nil
    var object: JSONObject = [
      "version": .int(Self.version),
      "query": SearchQuery.codec.write(report.query),
      "plan": .array(report.plan.map(Self.plan)),
    ]
    object["ranking"] = ranking.map(Self.ranking)
    object["providers"] = .array(report.outcomes.map(OutcomeJSON.json))
    object["items"] = .array(report.recipes.map(items.json))
    object["complete"] = .bool(report.isComplete)
    object["cursor"] = .optional(report.cursor)
    object["summary"] = .object(Self.summary(report))
    return .object(object)
  }

  static func ranking(_ ranking: RankingOptions) -> JSON {
    let weights = ranking.weights.filter { $0.value != 1 }.sorted { bytewise($0.key, $1.key) }
    let groups = ranking.groups.sorted { bytewise($0.key, $1.key) }
    return [
      "k": .double(ranking.k),
      "weights": .object(JSONObject(weights.map { ($0.key, .double($0.value)) })),
      "groups": .object(JSONObject(groups.map { ($0.key, .string($0.value)) })),
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
      "durationMs": .int(report.duration.wholeMilliseconds),
    ]
  }
}

/// A search as JSON Lines: one record a line, each with `version` and `kind`.
///
/// The records of a search are one `plan`, an `item` for each recipe, a `provider` for each
/// outcome and one `summary` at the end. An item's members stand in the record itself; an outcome
/// stands under `provider`, because it has a `kind` of its own.
package struct ReportJSONLines: Sendable {
  /// Whether votes and reasons for merging are included.
  package var explain: Bool

  package init(explain: Bool = false) { self.explain = explain }

  /// Every record of a finished search: plan, items, providers, summary.
  package func render(_ report: SearchReport) -> String {
    plan(report.plan, for: report.query)
      + report.recipes.map { item($0) }.joined()
      + report.outcomes.map { provider($0) }.joined()
      + summary(report)
  }

  /// The record that says who answers which part of the query, with its line break.
  package func plan(_ plan: [ProviderPlan], for query: SearchQuery) -> String {
    record(
      "plan",
      ["query": SearchQuery.codec.write(query), "plan": .array(plan.map(ReportJSON.plan))])
  }

  /// The record of one recipe, with its line break.
  package func item(_ recipe: MergedRecipe) -> String {
    record("item", RecipeItemJSON(explain: explain).json(recipe).objectValue ?? [:])
  }

  /// The record of one provider's outcome, with its line break.
  package func provider(_ outcome: ProviderOutcome) -> String {
    record("provider", ["provider": OutcomeJSON.json(outcome)])
  }

  /// The record that ends a search, with its line break.
  package func summary(_ report: SearchReport) -> String {
    let head: JSONObject = [
      "complete": .bool(report.isComplete), "cursor": .optional(report.cursor),
    ]
    return record("summary", JSONObject(members: head.members + ReportJSON.summary(report).members))
  }

  private func record(_ kind: String, _ members: JSONObject) -> String {
    let head: JSONObject = ["version": .int(ReportJSON.version), "kind": .string(kind)]
    return JSON.object(JSONObject(members: head.members + members.members)).text() + "\n"
  }
}

/// What became of one provider as JSON: an element of a report's `providers`.
package enum OutcomeJSON {
  /// The outcome on one line, without a line break.
  package static func render(_ outcome: ProviderOutcome) -> String { json(outcome).text() }

  /// The outcome as a value.
  package static func json(_ outcome: ProviderOutcome) -> JSON {
    var object = ProviderOutcome.codec.object(outcome)
    object["retryAt"] = .optional(outcome.retryAt.flatMap(Wording.timestamp))
    return .object(object)
  }
}
