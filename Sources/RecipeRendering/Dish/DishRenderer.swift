public import RecipeModel
public import RecipeSearch

/// The same dish side by side, as text: tables that fit the terminal, or one labelled value a line
/// for screen readers.
public struct DishRenderer: Sendable {
  /// How the text is laid out.
  public var style: TextStyle

  /// Creates a renderer.
  public init(style: TextStyle) { self.style = style }

  /// The sources of one recipe beside each other, with a line break at the end.
  public func render(_ comparison: SourceComparison) -> String {
    ComparisonRenderer(style: style).render(SourceTables(comparison: comparison).page)
  }

  /// The shape of a dish, with a line break at the end; `query` is what its recipes answer.
  public func render(_ shape: DishShape, query: SearchQuery) -> String {
    ComparisonRenderer(style: style).render(
      DishTables(shape: shape, wish: QueryWording.phrase(query)).page)
  }
}
