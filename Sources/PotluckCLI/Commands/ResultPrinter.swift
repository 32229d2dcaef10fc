import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// Turns what a search found into text in the format that was asked for.
struct ResultPrinter {
  private let query: SearchQuery
  private let output: OutputOptions
  private let style: TextStyle
  private let errorStyle: TextStyle
  private let explain: ExplainRenderer?

  /// Creates a printer for one session.
  init(_ session: SearchRunner) {
    query = session.query
    output = session.output
    style = session.console.style(color: session.output.color)
    errorStyle = session.console.errorStyle(color: session.output.color)
    explain =
      session.output.explain ? ExplainRenderer(style: style, k: session.settings.k) : nil
  }

  /// What goes to standard output; of JSON Lines only what ``EventObserver`` has not written yet.
  func results(_ report: SearchReport) -> String {
    switch output.chosen ?? (style.accessible ? .plain : .table) {
    case .json: return ReportJSON(explain: output.explain).render(report)
    case .jsonl:
      let lines = ReportJSONLines(explain: output.explain)
      return report.recipes.map(lines.item).joined() + lines.summary(report)
    case .table: return TableRenderer(style: style, explain: explain).render(report.recipes)
    case .plain: return PlainRenderer(explain: explain).render(report.recipes)
    case .markdown: return MarkdownRenderer(explain: explain).render(report)
    }
  }

  /// What goes to standard error after the results; `more` is what to type for the recipes that
  /// follow, where it can be told.
  func footer(_ report: SearchReport, more: String?) -> String {
    // The machine formats carry their own account.
    if output.chosen == .json || output.chosen == .jsonl { return "" }
    if output.quiet, !report.recipes.isEmpty { return "" }
    var renderer = FooterRenderer(style: errorStyle)
    renderer.more = more
    return renderer.render(report)
  }

  /// Who would answer which part of the query; entries that cannot be used come as not asked.
  func plan(_ plan: [ProviderPlan], unavailable: [ProviderOutcome]) -> String {
    let skipped = unavailable.map { outcome in
      ProviderPlan(
        provider: outcome.id, skipReason: outcome.error?.message ?? outcome.status.rawValue)
    }
    let records = ReportJSONLines().plan(plan + skipped, for: query)
    if output.chosen == .jsonl { return records }
    if output.chosen == .json {
      return (try? JSON(parsing: records).text(.indented) + "\n") ?? records
    }
    return PlanRenderer(style: style).render(plan + skipped)
  }
}
