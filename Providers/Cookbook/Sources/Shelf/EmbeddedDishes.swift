import RecipeModel
import Synchronization

/// The dishes in the binary: what a search goes by lies there ready, and a dish is read when
/// somebody wants to see it.
final class EmbeddedDishes: Sendable {
  private let recipes = Mutex<[Int: Recipe]>([:])

  /// The dish of a number, which is its place among ``CookbookDishes/all``.
  func recipe(_ number: Int) -> Recipe? {
    if let known = recipes.withLock({ $0[number] }) { return known }
    let recipe = Self.read(CookbookDishes.all[number])
    // What is read while somebody cancels may lack something.
    if !Task.isCancelled { recipes.withLock { $0[number] = recipe } }
    return recipe
  }

  /// Reads the text of a dish.
  static func read(_ dish: String) -> Recipe? {
    var filling = ShelfFilling()
    filling.add(Array(dish.utf8), name: "cookbook.json")
    return filling.recipes.first
  }

  /// The line of ``CookbookDishes/lines`` that a dish has.
  static func line(_ recipe: Recipe) -> String {
    (RecipeFacts(recipe).columns + [FieldWords.line(recipe)]).joined(separator: "/")
  }
}

extension Shelf {
  /// Every dish in the binary; `lines` are ``CookbookDishes/lines``.
  static func embedded(_ lines: String) -> Shelf {
    var facts: [RecipeFacts] = []
    var words = FieldWords()
    for line in Array(lines.utf8).split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(
        separator: UInt8(ascii: "/"), maxSplits: 4, omittingEmptySubsequences: false)
      facts.append(RecipeFacts(columns: columns))
      words.append(columns[4])
    }
    let dishes = EmbeddedDishes()
    return Shelf(
      index: SearchIndex(facts: facts, words: words), drops: [], read: dishes.recipe)
  }
}
