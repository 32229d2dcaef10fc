import RecipeModel
import RecipeProviderKit

/// Which provider lists which recipe, by number, with its best rank and how often.
struct OccurrenceTable {
  /// One provider's say about one recipe.
  struct Presence {
    /// The recipe's place in the merged list, from 0.
    var recipe: Int
    /// The provider's place in ``outcomes``.
    var provider: Int
    /// The best of its ranks for the recipe.
    var rank: Int
    /// How many of its listings are the recipe.
    var listings: Int
  }

  /// What became of each provider; one that no outcome tells of stands behind the others as `ok`.
  private(set) var outcomes: [ProviderOutcome] = []
  /// All presences, recipe by recipe in the order of the merged list.
  private(set) var presences: [Presence] = []
  /// Where each recipe's presences begin, and the end of the last.
  private var starts: [Int] = []
  /// Each provider's recipes in the order of its best rank for each; at one rank the merged list
  /// decides.
  private(set) var lists: [[Presence]] = []
  /// The recipes that a provider alone lists, but nobody can tell from another one: see
  /// ``ProviderFigures/unrecognisableRecipes``.
  private(set) var unrecognisable: Set<Int> = []
  private var numbers: [String: Int] = [:]

  /// How many recipes there are.
  var recipeCount: Int { starts.count - 1 }

  init(
    _ recipes: [MergedRecipe], outcomes: [ProviderOutcome],
    knowledge: [ListingID: FieldKnowledge] = [:]
  ) {
    for outcome in outcomes where numbers[outcome.id] == nil { add(outcome) }
    starts.reserveCapacity(recipes.count + 1)
    presences.reserveCapacity(recipes.count * 2)
    for (place, recipe) in recipes.enumerated() {
      starts.append(presences.count)
      for source in recipe.sources {
        take(number(of: source.provider), source.rank, place)
      }
    }
    starts.append(presences.count)
    lists = [[Presence]](repeating: [], count: self.outcomes.count)
    for presence in presences { lists[presence.provider].append(presence) }
    for provider in lists.indices {
      lists[provider].sort { ($0.rank, $0.recipe) < ($1.rank, $1.recipe) }
    }
    unrecognisable = unrecognisable(of: recipes, knowledge)
  }

  private func unrecognisable(
    of recipes: [MergedRecipe], _ knowledge: [ListingID: FieldKnowledge]
  ) -> Set<Int> {
    let bare = recipes.indices.filter {
      self[$0].count == 1 && !hasIngredients(recipes[$0], knowledge)
    }
    // Reading the words of all titles takes longer than all the rest of a comparison.
    if bare.isEmpty { return [] }
    var namesakes: [[String]: [Int]] = [:]
    for (place, recipe) in recipes.enumerated() {
      let words = Set(TextMatching.words(recipe.unified.title).map(TextMatching.singular))
      if !words.isEmpty { namesakes[words.sorted(), default: []].append(place) }
    }
    let ambiguous = namesakes.values.filter { group in
      Set(group.flatMap { self[$0].map(\.provider) }).count > 1
    }
    return Set(bare).intersection(ambiguous.joined())
  }

  /// Whether a listing of a recipe has ingredients, or may have them.
  private func hasIngredients(
    _ recipe: MergedRecipe, _ knowledge: [ListingID: FieldKnowledge]
  ) -> Bool {
    recipe.sources.contains { source in
      guard let saved = knowledge.isEmpty ? nil : knowledge[source.id] else {
        return ListingField.ingredients.isGiven(in: source.listing)
      }
      return saved[.ingredients] ?? true
    }
  }

  /// The presences of one recipe, one a provider, in the order of its sources.
  subscript(recipe: Int) -> ArraySlice<Presence> { presences[starts[recipe]..<starts[recipe + 1]] }

  /// Whether it is known what a provider has: it gave something, or a whole answer.
  func isKnown(_ provider: Int) -> Bool {
    !lists[provider].isEmpty || outcomes[provider].status.isAnswer
  }

  /// How many recipes a provider alone lists, of those that others would be known to list, or of
  /// those that nobody can tell; nil where it is not known what the provider has.
  func ownRecipes(of provider: Int, recognisable: Bool = true) -> Int? {
    guard isKnown(provider) else { return nil }
    return lists[provider].count {
      self[$0.recipe].count == 1 && unrecognisable.contains($0.recipe) != recognisable
    }
  }

  /// The number of a provider that is in the table.
  func provider(_ id: String) -> Int? { numbers[id] }

  private mutating func add(_ outcome: ProviderOutcome) {
    numbers[outcome.id] = outcomes.count
    outcomes.append(outcome)
  }

  private mutating func number(of id: String) -> Int {
    if let number = numbers[id] { return number }
    add(ProviderOutcome(id: id, kind: id, name: id, status: .ok))
    return outcomes.count - 1
  }

  private mutating func take(_ provider: Int, _ rank: Int, _ recipe: Int) {
    for index in starts[recipe]..<presences.count where presences[index].provider == provider {
      presences[index].rank = min(presences[index].rank, rank)
      presences[index].listings += 1
      return
    }
    presences.append(Presence(recipe: recipe, provider: provider, rank: rank, listings: 1))
  }
}
