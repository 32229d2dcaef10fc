import RecipeModel

/// A recipe as plain text: nothing in it steers a terminal, and nothing is cut or wrapped.
enum RecipeText {
  static func render(_ recipe: Recipe) -> String {
    let facts = RecipeFacts(recipe)
    var head = [facts.title]
    if let source = facts.source { head.append("\(source.name): \(source.link)") }
    var blocks = [head.joined(separator: "\n")]
    blocks.append(Sanitizer.terminal(recipe.summary ?? ""))
    blocks.append(facts.facts.map { "\($0.label): \($0.text)" }.joined(separator: "\n"))
    let ingredients = lines(recipe.listing.ingredients).map { "\n  \($0)" }.joined()
    if !ingredients.isEmpty { blocks.append("Ingredients" + ingredients) }
    let steps = lines(recipe.instructions)
    let width = String(steps.count).utf8.count
    let numbered = steps.enumerated().map { index, step in
      "\n  \(TextFitting.padStart(String(index + 1), to: width)). \(step)"
    }
    if !steps.isEmpty { blocks.append("Steps" + numbered.joined()) }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func lines(_ texts: [String]) -> [String] {
    texts.map(Sanitizer.terminal).filter { !$0.isEmpty }
  }
}
