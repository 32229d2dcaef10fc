import RecipeModel

/// A recipe in Cooklang: metadata, what to have ready, and the steps with their ingredients marked.
///
/// Every ingredient line is marked exactly once: where a step first names it, else in a first step
/// that lists what no step names. See the Cooklang specification, sections *Ingredients*,
/// *Metadata*, *Canonical metadata* and *Short-hand preparations*.
enum RecipeCooklang {
  static func render(_ recipe: Recipe) -> String {
    let ingredients = recipe.listing.ingredients.map(CooklangIngredient.init)
    let steps = recipe.instructions.map(Sanitizer.terminal).filter { !$0.isEmpty }
    let mentions = IngredientMentions(ingredients.map(\.item), in: steps)
    let unnamed = ingredients.indices.filter { mentions.places[$0] == nil }
    var blocks = [CooklangMetadata.render(recipe)]
    if !unnamed.isEmpty {
      blocks.append(
        "Have ready: \(unnamed.map { ingredients[$0].markup }.joined(separator: ", ")).")
    }
    for (index, step) in steps.enumerated() {
      blocks.append(marked(step, mentions.inStep(index), ingredients))
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// A step in which the words that name ingredients have become their marks.
  private static func marked(
    _ step: String, _ mentions: [(ingredient: Int, words: Range<String.Index>)],
    _ ingredients: [CooklangIngredient]
  ) -> String {
    var text = ""
    var end = step.startIndex
    for mention in mentions {
      let before = CooklangText.neutral(String(step[end..<mention.words.lowerBound]))
      text += CooklangText.opensStep(before, isFirst: text.isEmpty)
      text += ingredients[mention.ingredient].markup
      end = mention.words.upperBound
      // A bracket right behind a mark would become its preparation.
      if step[end...].hasPrefix("(") { text += " " }
    }
    text += CooklangText.opensStep(
      CooklangText.neutral(String(step[end...])), isFirst: text.isEmpty)
    return text
  }
}
