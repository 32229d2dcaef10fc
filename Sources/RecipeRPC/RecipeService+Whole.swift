import PotluckSupport
package import RecipeModel
import RecipeSearch

extension RecipeService {
  package func siblings(of id: ListingID) async -> [Listing] { [] }

  package func shownRecipes() async -> [ListingID] { [] }

  /// Gets one recipe to cook from and to judge: what its own source tells, with what the others tell
  /// that a search found it at.
  ///
  /// The others are asked where the recipe's own source tells no ingredients or no steps, or where it
  /// is not known what they listed; else that counts, so that reading a recipe costs one request.
  /// - Parameters:
  ///   - reference: the recipe.
  ///   - named: the recipe at other sources, as far as the client knows them.
  /// - Returns: the recipe; of the others, those that cannot tell it cost nothing but themselves.
  /// - Throws: ``Failure`` that says why there is none; `CancellationError`.
  package func wholeRecipe(
    _ reference: RecipeReference, named: [ListingID] = []
  ) async throws -> FoundRecipe {
    let own = await result(reference)
    let told = try? own.get()
    let id: ListingID? = if case .id(let id) = reference { id } else { told?.recipe.listing.id }
    guard let id else { return try own.get() }
    let listed = await siblings(of: id)
    var others: [ListingID] = []
    for other in named + listed.map(\.id) where other != id && !others.contains(other) {
      others.append(other)
    }
    others = Array(others.prefix(5))
    let isWhole = told?.recipe.isWhole == true
    let unknown = isWhole ? others.filter { other in !listed.contains { $0.id == other } } : others
    let answers = await unknown.concurrentMap { await result(.id($0)) }
    try Task.checkCancellation()
    let asked = [own] + answers
    let tellings = asked.compactMap { try? $0.get() }
    let known = others.compactMap { other in listed.first { $0.id == other } }
    let missing = known.filter { listing in
      !tellings.contains { $0.recipe.listing.id == listing.id }
    }
    guard var found = tellings.first,
      let recipe = Recipe.unify(
        sources: tellings.map(\.recipe) + missing.map { Recipe(listing: $0) })
    else { return try own.get() }
    found.recipe = recipe
    found.isOnlyListed = tellings.allSatisfy(\.isOnlyListed)
    found.isFromCache = tellings.allSatisfy(\.isFromCache)
    return found
  }

  private func result(_ reference: RecipeReference) async -> Result<FoundRecipe, any Error> {
    do { return .success(try await recipe(reference)) } catch { return .failure(error) }
  }
}

extension Recipe {
  /// Whether one can cook from it.
  fileprivate var isWhole: Bool { !listing.ingredients.isEmpty && !instructions.isEmpty }
}
