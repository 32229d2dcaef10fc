import RecipeModel

/// What the filters and sort orders need of a recipe, worked out once.
struct RecipeFacts: Sendable {
  let id: String
  let titleKey: String
  let rating: Double?
  let minutes: Int?
  let diets: Set<Diet>
  private let ingredients: [[String]]

  init(_ recipe: Recipe) {
    let listing = recipe.listing
    id = listing.id.id
    titleKey = TextMatching.sortKey(listing.title)
    rating = listing.rating?.normalized
    minutes = listing.totalMinutes
    diets = listing.diets ?? []
    ingredients = listing.ingredients.map(Self.words)
  }

  /// Whether the recipe passes every filter; what it does not say, it does not satisfy.
  func satisfies(_ query: QueryWords) -> Bool {
    if let most = query.maxMinutes, (minutes ?? .max) > most { return false }
    return query.diets.allSatisfy { !$0.satisfiedBy.isDisjoint(with: diets) }
      && query.include.allSatisfy(has) && !query.exclude.contains(where: has)
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
