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
  /// How many there are with those that are not shown; nil where not all were looked at.
  package var total: Int?
  /// How many of all of them have what one can choose by; nil where nobody asked.
  package var facets: KeptFacets?
  /// The recipes of each dish that is kept several times, as far as they are shown; empty where nobody
  /// asked.
  package var duplicates: [[KeptRecipe]] = []

  /// Orders what was found, and leaves what is to be shown.
  fileprivate mutating func show(_ view: KeptView, limit: Int?) {
    recipes = recipes.ordered(by: view.order)
    let dishes = view.isOfDuplicates || view.hasFacets ? recipes.duplicates() : []
    facets?.duplicates = dishes.reduce(0) { $0 + $1.count }
    if view.isOfDuplicates { recipes = dishes.flatMap(\.self) }
    total = recipes.count
    recipes = Array(recipes.dropFirst(view.offset).prefix(limit ?? .max))
    let ids = Set(recipes.map(\.id))
    if view.isOfDuplicates {
      duplicates = dishes.map { $0.filter { ids.contains($0.id) } }.filter { !$0.isEmpty }
    }
    unknown = unknown.filter { ids.contains($0.id) }
  }
}

extension KeptLibrary {
  /// The kept recipes that a filter means, without those that a query leaves out.
  ///
  /// A query leaves out by time, by diets and by what it avoids. Diets that no word can tell are taken
  /// from what a recipe's source claims.
  /// - Parameters:
  ///   - filter: which recipes are meant, and how many are shown.
  ///   - query: whom they are to suit.
  ///   - view: which part of them is shown; all are looked at where it says anything.
  /// - Returns: what is shown of them.
  /// - Throws: ``Failure``; `CancellationError`.
  package func select(
    _ filter: KeptFilter, suiting query: SearchQuery, as view: KeptView = KeptView()
  ) async throws -> KeptSelection {
    let subjects = ScreenSubject.asked(in: query)
    let facts = QueryPart.facts
    let isWhole = view != KeptView()
    guard isWhole || facts.contains(where: { $0.isAsked(in: query) }) || !subjects.isEmpty else {
      return KeptSelection(recipes: try await list(filter))
    }
    var all = filter
    all.limit = nil
    let stated = LocalFilter(query, parts: facts)
    let screen = RecipeScreen(law: query.law)
    var selection = KeptSelection()
    let most = isWhole ? .max : filter.limit ?? .max
    for kept in try await list(all) where selection.recipes.count < most {
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
    if view.hasFacets { selection.facets = try KeptFacets(of: selection.recipes, screen) }
    if isWhole { selection.show(view, limit: filter.limit) }
    return selection
  }
}
