import RecipeModel
import RecipeProviderKit
import RecipeRendering

extension RecipeResolver {
  /// How many recipes of the list are searched for one with steps.
  private static let mostLookedUp = 40

  /// Advice for a recipe without steps: the first recipe of the last list that has some, else the
  /// recipe's own page.
  ///
  /// Sends nothing over the network.
  /// - Returns: a sentence without a final stop; nil when the recipe has steps, or when it was named
  ///   by its page, its file or its name.
  /// - Throws: `CancellationError`.
  func adviceForMissingSteps(
    _ reference: ShowReference, _ resolved: ResolvedRecipe
  ) async throws -> String? {
    let recipe = resolved.recipe
    guard recipe.sections.isEmpty else { return nil }
    let lead = "no source of this recipe tells the steps"
    switch reference {
    case .file, .link, .name: return nil
    case .number(let number):
      if let list = try? LastList.current(), let other = try await stepped(list, not: number) {
        let title = Sanitizer.terminal(other.title)
        return "\(lead); number \(other.number) of the list, \u{201C}\(title)\u{201D}, has some: "
          + "potluck show \(other.number)"
      }
    case .id, .listings: break
    }
    guard let link = Sanitizer.link(recipe.listing.url) else { return lead }
    return "\(lead); its page may: potluck show '\(link.replacing("'", with: "%27"))'"
  }

  /// The first recipe of a list that has steps.
  private func stepped(
    _ list: LastList, not number: Int
  ) async throws -> (number: Int, title: String)? {
    guard let backend = try? await backend(list.origin, isOffline: true) else { return nil }
    for other in 1...min(list.count, Self.mostLookedUp) where other != number {
      try Task.checkCancellation()
      guard let groups = try? list.recipe(other),
        let found = try? await recipe(groups, by: backend).recipe, !found.sections.isEmpty
      else { continue }
      return (other, found.listing.title)
    }
    return nil
  }
}
