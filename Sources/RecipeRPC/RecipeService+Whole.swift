import PotluckSupport
package import RecipeModel

extension RecipeService {
  package func siblings(of id: ListingID) -> [ListingID] { [] }

  package func shownRecipes() async -> [ListingID] { [] }

  /// Gets one recipe to cook from: where its own source tells no ingredients or no steps, made of
  /// what the others tell that a search found it at.
  /// - Parameters:
  ///   - reference: the recipe.
  ///   - named: the recipe at other sources, as far as the client knows them.
  /// - Returns: the recipe; of the others, those that cannot tell it cost nothing but themselves.
  /// - Throws: ``WireFailure`` that says why there is none; `CancellationError`.
  package func wholeRecipe(
    _ reference: RecipeReference, named: [ListingID] = []
  ) async throws -> FoundRecipe {
    var answers = [await result(reference)]
    guard case .id(let id) = reference, (try? answers[0].get())?.recipe.isWhole != true else {
      return try answers[0].get()
    }
    var others: [ListingID] = []
    for other in named + siblings(of: id) where other != id && !others.contains(other) {
      others.append(other)
    }
    answers += await others.prefix(5).concurrentMap { await result(.id($0)) }
    try Task.checkCancellation()
    let tellings = answers.compactMap { try? $0.get() }
    guard var found = tellings.first, let recipe = Recipe.unify(tellings.map(\.recipe)) else {
      return try answers[0].get()
    }
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
