public import RecipeSearch

/// What each provider was worth, as a Markdown document (CommonMark with GitHub's tables).
///
/// Whatever a source says is escaped: it can neither open a link or a tag nor end a row.
public struct ComparisonMarkdownRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// The comparison of one query, with a line break at its end.
  ///
  /// `change` is what changed since a baseline, when there is one.
  public func render(_ comparison: Comparison, change: ComparisonChange? = nil) -> String {
    render(ComparisonTables(comparison: comparison).page(change))
  }

  /// The comparison of several queries: what is usual over all of them.
  ///
  /// `changes` are what changed since a baseline, query by query; nil where there is none.
  public func render(_ all: [Comparison], changes: [ComparisonChange?] = []) -> String {
    render(SummaryTables(comparisons: all).page(changes))
  }

  /// Tables under their headline, with a line break at the end.
  func render(_ page: FigurePage) -> String {
    let notes = page.notes.map { Markdown.escape($0) + "\n\n" }.joined()
    let tables = page.tables.map(FigureTableMarkdown().render).joined()
    return String(
      ("# \(Markdown.escape(page.headline))\n\n" + notes + tables).dropLast())
  }
}
