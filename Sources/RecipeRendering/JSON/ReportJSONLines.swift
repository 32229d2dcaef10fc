public import RecipeModel
public import RecipeSearch

/// A search as JSON Lines: one record a line, each with `version` and `kind`.
///
/// The records of a search are one `plan`, an `item` for each recipe, a `provider` for each
/// outcome and one `summary` at the end. An item's members stand in the record itself; an outcome
/// stands under `provider`, because it has a `kind` of its own.
public struct ReportJSONLines: Sendable {
  /// Whether votes and reasons for merging are included.
  public var explain: Bool

  /// Creates a renderer.
  public init(explain: Bool = false) { self.explain = explain }

  /// Every record of a finished search: plan, items, providers, summary.
  public func render(_ report: SearchReport) -> String {
    plan(report.plan, for: report.query)
      + report.recipes.map { item($0) }.joined()
      + report.outcomes.map { provider($0) }.joined()
      + summary(report)
  }

  /// The record that says who answers which part of the query, with its line break.
  public func plan(_ plan: [ProviderPlan], for query: SearchQuery) -> String {
    record(
      "plan",
      ["query": ReportJSON.query(query), "plan": .array(plan.map(ReportJSON.plan))])
  }

  /// The record of one recipe, with its line break.
  public func item(_ recipe: MergedRecipe) -> String {
    record("item", RecipeItemJSON(explain: explain).json(recipe).objectValue ?? [:])
  }

  /// The record of one provider's outcome, with its line break.
  public func provider(_ outcome: ProviderOutcome) -> String {
    record("provider", ["provider": OutcomeJSON().json(outcome)])
  }

  /// The record that ends a search, with its line break.
  public func summary(_ report: SearchReport) -> String {
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
