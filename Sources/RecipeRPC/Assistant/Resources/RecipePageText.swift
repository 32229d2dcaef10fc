import RecipeModel
import RecipeRendering

/// One recipe as the text of a resource.
enum RecipePageText {
  /// The greatest size of a text.
  private static let bytes = 48_000

  /// The recipe as Markdown, with a line that says whose words these are.
  static func markdown(_ recipe: Recipe) -> String {
    let text = RecipeRenderer(.markdown).render(recipe)
    let source = Clipping.line(recipe.listing.id.provider, to: 120)
    let notice = "> From the source \(source). \(ToolResult.notice)\n\n"
    return Clipping.lines(notice + text, to: bytes, orElse: "(The rest was cut off.)")
  }
}
