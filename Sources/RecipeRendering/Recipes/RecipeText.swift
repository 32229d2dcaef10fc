import RecipeModel

/// A recipe as plain text: nothing in it steers a terminal, and nothing is cut or wrapped.
enum RecipeText {
  static func render(_ recipe: Recipe) -> String {
    let facts = RecipeFacts(recipe)
    let parts = RecipeParts(recipe)
    var head = [facts.title]
    if let source = facts.source { head.append("\(source.name): \(source.link)") }
    var blocks = [head.joined(separator: "\n")]
    blocks.append(Sanitizer.terminal(recipe.summary ?? ""))
    blocks.append(lines(facts.facts + facts.record, indent: ""))
    blocks.append(chapter("Ingredients", parts.groups) { $0 })
    let width = String(parts.sections.map(\.lines.count).reduce(0, +)).utf8.count
    var number = 0
    blocks.append(
      chapter("Steps", parts.sections) { step in
        number += 1
        return "\(TextFitting.padStart(String(number), to: width)). \(step)"
      })
    blocks.append(chapter("Notes", [RecipeParts.Part(lines: parts.notes)]) { $0 })
    if !parts.nutrients.isEmpty {
      blocks.append("Nutrition\n" + lines(parts.nutrients, indent: "  "))
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// A heading with lines below it; those of a part with a name stand below that, moved in.
  private static func chapter(
    _ heading: String, _ parts: [RecipeParts.Part], _ line: (String) -> String
  ) -> String {
    let lines = parts.filter { !$0.lines.isEmpty }.flatMap { part -> [String] in
      guard let name = part.name else { return part.lines.map { "  \(line($0))" } }
      return ["  \(name)"] + part.lines.map { "    \(line($0))" }
    }
    return lines.isEmpty ? "" : ([heading] + lines).joined(separator: "\n")
  }

  private static func lines(_ facts: [RecipeFacts.Fact], indent: String) -> String {
    facts.map { "\(indent)\($0.label): \($0.text)" }.joined(separator: "\n")
  }
}
