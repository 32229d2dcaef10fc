package import RecipeModel
import RecipeScreening
import RecipeSearch

/// The kept recipes that suit somebody, and what was said of the others.
package struct KeptSelection: Sendable, Hashable {
  /// Best match first; without words the newest first.
  package var recipes: [KeptRecipe] = []
  /// Those among them of which it cannot be told whether they suit a diet or hold what is avoided.
  package var unknown: [KeptRecipe] = []
  /// How many of those looked at until the list was full were left out because they conflict.
  package var conflicts = 0
  /// How many of those were left out because it cannot be told and the query is strict.
  package var doubtful = 0
}

extension KeptLibrary {
  /// The kept recipes that a filter means, without those that a query leaves out.
  ///
  /// A query leaves out by time, by diets and by what it avoids. Diets that no word can tell are taken
  /// from what a recipe's source claims.
  /// - Throws: ``Failure``; `CancellationError`.
  package func select(
    _ filter: KeptFilter, suiting query: SearchQuery
  ) async throws -> KeptSelection {
    let subjects = ScreenSubject.asked(in: query)
    let facts = QueryPart.facts
    guard facts.contains(where: { $0.isAsked(in: query) }) || !subjects.isEmpty else {
      return KeptSelection(recipes: try await list(filter))
    }
    var all = filter
    all.limit = nil
    let stated = LocalFilter(query, parts: facts)
    let screen = RecipeScreen(law: query.law)
    var selection = KeptSelection()
    for kept in try await list(all) where selection.recipes.count < filter.limit ?? .max {
      try Task.checkCancellation()
      guard stated.unmetFact(of: kept.recipe.listing) == nil else { continue }
      let verdicts = screen.findings(of: kept.recipe, for: subjects).map(\.verdict)
      guard !verdicts.contains(.conflicts) else {
        selection.conflicts += 1
        continue
      }
      if verdicts.contains(.unknown) {
        guard !query.isStrict else {
          selection.doubtful += 1
          continue
        }
        selection.unknown.append(kept)
      }
      selection.recipes.append(kept)
    }
    return selection
  }
}
