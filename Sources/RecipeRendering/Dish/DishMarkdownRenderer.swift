public import RecipeModel
public import RecipeSearch

/// The same dish side by side, as a Markdown document (CommonMark with GitHub's tables).
///
/// Whatever a source says is escaped: it can neither open a link or a tag nor end a row.
public struct DishMarkdownRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// The sources of one recipe beside each other, with a line break at the end.
  public func render(_ comparison: SourceComparison) -> String {
    ComparisonMarkdownRenderer().render(SourceTables(comparison: comparison).page)
  }

  /// The shape of a dish, with a line break at the end; `query` is what its recipes answer.
  public func render(_ shape: DishShape, query: SearchQuery) -> String {
    ComparisonMarkdownRenderer().render(
      DishTables(shape: shape, wish: QueryWording.phrase(query)).page)
  }
}
