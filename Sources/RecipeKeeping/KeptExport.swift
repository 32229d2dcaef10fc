package import RecipeExchange

extension KeptLibrary {
  /// A kept recipe as other programs' files hold it, with what its owner added.
  /// - Parameters:
  ///   - kept: the recipe.
  ///   - readsPictures: whether its pictures are read; else they are only counted.
  /// - Returns: the recipe.
  /// - Throws: ``Failure``.
  package func exchanged(
    _ kept: KeptRecipe, readsPictures: Bool
  ) async throws -> ExchangedRecipe {
    var recipe = ExchangedRecipe(kept.recipe)
    (recipe.tags, recipe.ownRating, recipe.ownNotes) = (kept.tags, kept.rating, kept.notes)
    (recipe.created, recipe.cooked) = (kept.keptAt, kept.cooked)
    if !readsPictures {
      let picture = ExchangedPicture(name: "", bytes: [])
      recipe.pictures = Array(repeating: picture, count: kept.pictureCount)
    } else if kept.pictureCount > 0 {
      let pictures = try await pictures(of: kept.id)
      recipe.pictures = pictures.map {
        let name = $0.name.split(separator: "/").last.map(String.init) ?? $0.name
        return ExchangedPicture(name: name, bytes: $0.bytes)
      }
    }
    return recipe
  }
}
