import RecipeModel
import RecipeRendering
import RecipeSearch

/// Turns one dish side by side into text in the format that was asked for.
struct DishPrinter {
  private let format: CompareOutputOptions.Format
  private let style: TextStyle

  /// Creates a printer for whoever reads standard output.
  init(_ output: CompareOutputOptions) {
    format = output.chosen
    style = Console().style(color: output.color)
  }

  /// The sources of one recipe.
  func text(_ comparison: SourceComparison) -> String {
    switch format {
    case .table: DishRenderer(style: style).render(comparison)
    case .json: DishJSON().render(comparison)
    case .markdown: DishMarkdownRenderer().render(comparison)
    }
  }

  /// The shape of a dish.
  func text(_ shape: DishShape, query: SearchQuery) -> String {
    switch format {
    case .table: DishRenderer(style: style).render(shape, query: query)
    case .json: DishJSON().render(shape, query: query)
    case .markdown: DishMarkdownRenderer().render(shape, query: query)
    }
  }
}
