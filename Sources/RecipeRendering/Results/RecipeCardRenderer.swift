public import RecipeModel

/// A recipe at a glance as Markdown: title, time, yield and ingredients, for a small window.
///
/// Whatever a source says is escaped, as in ``MarkdownRenderer``.
public struct RecipeCardRenderer: Sendable {
  /// The most ingredient lines that are shown.
  static let ingredientLimit = 40

  /// Creates a renderer.
  public init() {}

  /// The text, without a line break at its end.
  public func render(_ recipe: Recipe) -> String {
    let listing = recipe.listing
    let title = Markdown.escape(listing.title)
    var paragraphs = ["**\(title.isEmpty ? "(no title)" : title)**"]
    var facts: [String] = []
    if let minutes = listing.totalMinutes { facts.append(Wording.minutes(minutes)) }
    for text in [listing.recipeYield, listing.publisher] {
      let text = Markdown.escape(text ?? "")
      if !text.isEmpty { facts.append(text) }
    }
    if !facts.isEmpty { paragraphs.append(facts.joined(separator: " · ")) }
    let lines = listing.ingredients.map(Markdown.escape).filter { !$0.isEmpty }
    var shown = lines.prefix(Self.ingredientLimit).map { "- \($0)" }
    if lines.count > shown.count { shown.append("- … and \(lines.count - shown.count) more") }
    if !shown.isEmpty { paragraphs.append(shown.joined(separator: "\n")) }
    return paragraphs.joined(separator: "\n\n")
  }
}
