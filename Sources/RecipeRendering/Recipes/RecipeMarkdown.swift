import RecipeModel

/// A recipe as CommonMark: title, source, facts, ingredients, numbered steps.
enum RecipeMarkdown {
  static func render(_ recipe: Recipe) -> String {
    let facts = RecipeFacts(recipe)
    var blocks = ["# \(Markdown.escape(facts.title))"]
    if let source = facts.source {
      blocks.append("[\(Markdown.escape(source.name))](\(Markdown.target(source.link)))")
    }
    let summary = Markdown.escape(recipe.summary ?? "")
    if !summary.isEmpty { blocks.append(summary) }
    blocks.append(list(facts.facts.map { "\($0.label): \(Markdown.escape($0.text))" }))
    let ingredients = list(escaped(recipe.listing.ingredients))
    if !ingredients.isEmpty { blocks += ["## Ingredients", ingredients] }
    let steps = escaped(recipe.instructions).enumerated()
      .map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    if !steps.isEmpty { blocks += ["## Steps", steps] }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func escaped(_ texts: [String]) -> [String] {
    texts.map(Markdown.escape).filter { !$0.isEmpty }
  }

  private static func list(_ items: [String]) -> String {
    items.map { "- \($0)" }.joined(separator: "\n")
  }
}
