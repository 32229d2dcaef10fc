package import RecipeModel
import RecipeSearch

extension KeptLibrary {
  /// The kept recipe that has the same content as another.
  ///
  /// The titles must be equal, and in addition either all ingredients and the number of steps, as
  /// Cooklang's marks change the words of steps; or all steps and at least half of the ingredients,
  /// as some formats write ingredient lines differently.
  /// - Parameters:
  ///   - recipe: the recipe.
  ///   - added: what is not looked at: two recipes of one import are two, however alike they are.
  /// - Returns: the kept recipe; nil where none says the same.
  /// - Throws: ``Failure``.
  package func twin(of recipe: Recipe, besides added: Set<String> = []) async throws -> KeptRecipe?
  {
    func said(_ lines: [String]) -> [String] {
      lines.map { TextMatching.words($0).joined(separator: " ") }
    }
    var filter = KeptFilter(words: recipe.listing.title)
    filter.isTitle = true
    filter.limit = 20
    let (steps, lines) = (said(recipe.instructions), Set(said(recipe.listing.ingredients)))
    guard !steps.isEmpty || !lines.isEmpty else { return nil }
    return try await list(filter).first { kept in
      guard !added.contains(kept.id) else { return false }
      let other = kept.recipe
      let others = Set(said(other.listing.ingredients))
      let shared = lines.intersection(others).count
      let hasAllLines =
        !lines.isEmpty && lines == others && steps.count == other.instructions.count
      return TextMatching.fold(other.listing.title) == TextMatching.fold(recipe.listing.title)
        && (hasAllLines
          || !steps.isEmpty && said(other.instructions) == steps
            && shared * 2 >= max(lines.count, others.count))
    }
  }
}
