import RecipeRendering
import RecipeSearch

/// Turns comparisons into text in the format that was asked for.
struct ComparisonPrinter {
  private let format: CompareOutputOptions.Format
  private let style: TextStyle

  /// Creates a printer for whoever reads standard output.
  init(_ output: CompareOutputOptions) {
    format = output.chosen
    style = Console().style(color: output.color)
  }

  /// The output: of one comparison all of it, of several what is usual over all of them.
  func text(_ comparisons: [Comparison], changes: [ComparisonChange?]) -> String {
    guard comparisons.count == 1 else {
      switch format {
      case .table: return ComparisonRenderer(style: style).render(comparisons, changes: changes)
      case .json: return ComparisonSummaryJSON().render(comparisons, changes: changes)
      case .markdown: return ComparisonMarkdownRenderer().render(comparisons, changes: changes)
      }
    }
    let change = changes.first ?? nil
    switch format {
    case .table: return ComparisonRenderer(style: style).render(comparisons[0], change: change)
    case .json: return ComparisonJSON().render(comparisons[0], change: change)
    case .markdown: return ComparisonMarkdownRenderer().render(comparisons[0], change: change)
    }
  }
}
