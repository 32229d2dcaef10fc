import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// Kept recipes as people and programs read them.
enum KeptText {
  /// A recipe by its title and by what names it: `Lentil Soup, kept:lentil-soup`.
  static func name(_ kept: KeptRecipe) -> String {
    "\u{201C}\(Sanitizer.terminal(kept.recipe.listing.title))\u{201D} (\(reference(kept)))"
  }

  /// What `show` takes.
  static func reference(_ kept: KeptRecipe) -> String { "\(Configuration.kept):\(kept.id)" }

  /// What is kept of it: `kept with 12 ingredients, 5 steps, 2 pictures and the page`.
  static func contents(_ kept: KeptRecipe) -> String {
    let recipe = kept.recipe
    var parts = [
      Wording.count(recipe.listing.ingredients.count, "ingredient"),
      Wording.count(recipe.instructions.count, "step"),
    ]
    if kept.pictureCount > 0 { parts.append(Wording.count(kept.pictureCount, "picture")) }
    if kept.hasPage { parts.append("its page") }
    return "kept with " + parts.joined(separator: ", ")
  }

  /// What its owner added and when it was kept, on one line.
  static func facts(_ kept: KeptRecipe) -> String {
    var facts = [reference(kept)]
    if let rating = kept.rating { facts.append("\(rating) of 5") }
    if !kept.tags.isEmpty { facts.append(kept.tags.joined(separator: ", ")) }
    if let day = kept.cooked.first {
      let times = kept.cooked.count
      facts.append("cooked \(day)" + (times > 1 ? ", \(times) times" : ""))
    }
    facts.append("kept \(kept.keptAt.prefix(10))")
    return facts.map(Sanitizer.terminal).joined(separator: " \u{B7} ")
  }

  /// The list with numbers.
  static func list(_ recipes: [KeptRecipe], _ style: TextStyle) -> String {
    let width = "\(recipes.count)".utf8.count
    return recipes.enumerated().map { index, kept in
      let number = "\(index + 1)"
      let title = Sanitizer.terminal(kept.recipe.listing.title)
      let indent = String(repeating: " ", count: width - number.utf8.count)
      guard !style.accessible else {
        return "Recipe \(number) of \(recipes.count): \(title)\n\(facts(kept))\n"
      }
      return "\(indent)\(number)  \(title)\n"
        + String(repeating: " ", count: width + 2) + "\(facts(kept))\n"
    }.joined(separator: style.accessible ? "\n" : "")
  }

  /// A kept recipe as documents have it.
  static func json(_ kept: KeptRecipe) -> JSON { KeptJSON.json(kept) }

  /// The recipes as a list that `show` finds by its numbers.
  static func listed(_ recipes: [KeptRecipe]) -> [MergedRecipe] {
    recipes.enumerated().compactMap { index, kept in
      var listing = kept.recipe.listing
      listing.id = ListingID(provider: Configuration.kept, id: kept.id)
      return RecipeRanker().recipes(from: [RankedListing(listing, rank: index + 1)]).first
    }
  }
}
