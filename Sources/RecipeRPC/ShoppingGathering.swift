import PotluckSupport
package import RecipeModel
package import RecipeShopping

/// The recipes of one shopping list, gathered at once, and the list that they make.
package struct ShoppingGathering: Sendable {
  /// A recipe that is wanted.
  package struct Wanted: Sendable {
    /// Which recipe.
    let reference: RecipeReference
    /// How many servings of it; nil for as many as it makes.
    let servings: Int?
    /// What names it in the list.
    let name: String

    /// Names a recipe.
    package init(_ reference: RecipeReference, servings: Int?, name: String) {
      (self.reference, self.servings, self.name) = (reference, servings, name)
    }
  }

  /// Of each recipe that is wanted, in order, whether it could be had.
  package let found: [Result<Recipe, Failure>]
  /// What those need that could be had.
  package let list: ShoppingList

  /// Gathers recipes.
  /// - Parameters:
  ///   - wanted: which recipes.
  ///   - listsAll: whether what the user has is listed with the rest.
  ///   - service: gets the recipes.
  /// - Throws: ``Failure`` when a file of the user's cannot be read; `CancellationError`.
  package init(
    _ wanted: [Wanted], listsAll: Bool = false, from service: any RecipeService
  ) async throws {
    found = try await wanted.concurrentMap { wish -> Result<Recipe, Failure> in
      do {
        return .success(try await service.wholeRecipe(wish.reference).recipe)
      } catch let failure as Failure { return .failure(failure) }
    }
    let recipes = zip(wanted, found).compactMap { wish, result in
      (try? result.get()).map {
        ShoppingRecipe($0, servings: wish.servings, reference: wish.name)
      }
    }
    let settings = try await service.shopping()
    list = ShoppingList(
      recipes, aisles: settings.aisles, atHome: listsAll ? nil : settings.atHome)
  }

  /// The list, where it lacks no recipe.
  /// - Parameter path: where the recipes are named in the request.
  /// - Returns: the list.
  /// - Throws: ``Failure`` of the first recipe that could not be had.
  package func wholeList(of path: String? = nil) throws -> ShoppingList {
    for (place, result) in found.enumerated() {
      guard case .failure(var failure) = result else { continue }
      failure.place = failure.place ?? path.map { "\($0)/\(place)" }
      throw failure
    }
    return list
  }
}
