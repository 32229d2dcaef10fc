import RecipeModel
import RecipeProviderKit

/// What the filters and sort orders need of a recipe, worked out once.
struct RecipeFacts: Sendable {
  let id: String
  let titleKey: String
  let rating: Double?
  let minutes: Int?
  let diets: Set<Diet>
  private let ingredients: [[String]]

  init(_ recipe: Recipe) {
    let listing = recipe.listingWithAll
    id = listing.id.id
    titleKey = TextMatching.sortKey(listing.title)
    rating = listing.rating?.normalized
    minutes = listing.totalMinutes
    diets = listing.diets ?? []
    ingredients = listing.ingredients.map(Self.words)
  }

  /// The first filter that the recipe fails; what it does not say, it does not satisfy.
  func rejection(by query: QueryWords) -> Drop.Reason? {
    if !query.include.allSatisfy(has) { return .lacksIngredient }
    if query.exclude.contains(where: has) { return .excludedIngredient }
    if let most = query.maxMinutes, (minutes ?? .max) > most { return .tooLong }
    let fits = query.diets.allSatisfy { !$0.satisfiedBy.isDisjoint(with: diets) }
    return fits ? nil : .diet
  }

  private func has(_ name: [String]) -> Bool {
    ingredients.contains { line in
      line.indices.contains { line[$0...].starts(with: name) }
    }
  }

  /// The words of a line; `egg-free pasta` has no egg in it.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    for word in TextMatching.words(line) {
      if word == "free" { _ = words.popLast() } else { words.append(TextMatching.singular(word)) }
    }
    return words
  }
}
