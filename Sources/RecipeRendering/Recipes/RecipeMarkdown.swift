import RecipeModel

/// A recipe as CommonMark: title, source, facts, ingredients in their groups, numbered steps in their
/// sections, notes, nutrition.
enum RecipeMarkdown {
  static func render(_ recipe: Recipe) -> String {
    let facts = RecipeFacts(recipe)
    let parts = RecipeParts(recipe)
    var blocks = ["# \(Markdown.escape(facts.title))"]
    if let source = facts.source {
      blocks.append("[\(Markdown.escape(source.name))](\(Markdown.target(source.link)))")
    }
    blocks.append(Markdown.escape(recipe.summary ?? ""))
    blocks.append(list(facts.facts + facts.record))
    blocks += chapter("Ingredients", parts.groups) { list($0) }
    var first = 1
    blocks += chapter("Steps", parts.sections) { steps in
      defer { first += steps.count }
      return steps.enumerated().map { "\(first + $0). \($1)" }.joined(separator: "\n")
    }
    blocks += chapter("Notes", [RecipeParts.Part(lines: parts.notes)]) { list($0) }
    if !parts.nutrients.isEmpty { blocks += ["## Nutrition", list(parts.nutrients)] }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// A heading with parts below it, each under its own heading where it has a name.
  private static func chapter(
    _ heading: String, _ parts: [RecipeParts.Part], _ body: ([String]) -> String
  ) -> [String] {
    let blocks = parts.flatMap { part -> [String] in
      let lines = part.lines.map(Markdown.escape).filter { !$0.isEmpty }
      guard !lines.isEmpty else { return [] }
      return (part.name.map { ["### \(Markdown.escape($0))"] } ?? []) + [body(lines)]
    }
    return blocks.isEmpty ? [] : ["## \(heading)"] + blocks
  }

  private static func list(_ facts: [RecipeFacts.Fact]) -> String {
    list(facts.map { "\(Markdown.escape($0.label)): \(Markdown.escape($0.text))" })
  }

  private static func list(_ items: [String]) -> String {
    items.map { "- \($0)" }.joined(separator: "\n")
  }
}
