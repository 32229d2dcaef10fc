public import RecipeSearch

/// What each provider was worth, as text: tables with bars and shades that fit the terminal, or one
/// labelled figure a line for screen readers.
public struct ComparisonRenderer: Sendable {
  /// How the text is laid out.
  public var style: TextStyle

  /// Creates a renderer.
  public init(style: TextStyle) { self.style = style }

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
    let block = TextBlock(style: style)
    let head = block.render([.heading(page.headline + ".")] + page.notes.map { .heading($0) })
    let tables = FigureTableText(style: style)
    return ([head] + page.tables.map(tables.render)).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
