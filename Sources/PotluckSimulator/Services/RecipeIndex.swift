/// Recipes with the texts that searches look into, made once for all requests.
struct RecipeIndex: Sendable {
  /// A recipe and its texts in lower case.
  struct Entry: Sendable {
    let recipe: SimulatedRecipe
    let title: String
    /// Title and ingredients.
    let text: String
    let publisher: String
  }

  let entries: [Entry]

  init(_ recipes: [SimulatedRecipe]) {
    entries = recipes.map { recipe in
      let texts = [recipe.title] + recipe.ingredients + recipe.ingredientNames
      return Entry(
        recipe: recipe, title: recipe.title.lowercased(),
        text: texts.joined(separator: "\n").lowercased(), publisher: recipe.publisher.lowercased())
    }
  }

  /// The recipes whose entries fit, in order.
  func matching(_ fits: (Entry) -> Bool) -> [SimulatedRecipe] {
    entries.filter(fits).map(\.recipe)
  }

  /// The recipes that have every word of a text in title or ingredients.
  func withWords(_ text: String) -> [SimulatedRecipe] {
    let words = searchWords(text)
    return matching { words.allSatisfy($0.text.contains) }
  }

  /// The recipes that have every word, by the number of words in the title.
  func ranked(_ words: [String]) -> [SimulatedRecipe] {
    entries.filter { entry in words.allSatisfy(entry.text.contains) }
      .sorted(by: { entry in words.count { entry.title.contains($0) } }, >).map(\.recipe)
  }

  /// The first recipe with that property.
  func first(where fits: (SimulatedRecipe) -> Bool) -> SimulatedRecipe? {
    entries.first { fits($0.recipe) }?.recipe
  }
}

extension Array {
  /// The elements in the order of their keys; those with equal keys stay as they stand.
  func sorted<Key: Equatable>(
    by key: (Element) -> Key, _ precedes: (Key, Key) -> Bool
  ) -> [Element] {
    enumerated().map { (offset: $0.offset, key: key($0.element), element: $0.element) }
      .sorted { $0.key == $1.key ? $0.offset < $1.offset : precedes($0.key, $1.key) }
      .map(\.element)
  }
}

/// The words of a search term, in lower case.
func searchWords(_ text: String) -> [String] {
  text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }.map(
    String.init)
}
