import RecipeKeeping
import RecipeModel
import RecipeSearch

/// The titles of recipes that the user keeps, or was shown lately.
package enum SeenTitles {
  /// How many kept recipes, and how many searches, are looked through.
  private static let most = (kept: 500, searches: 20)

  /// The titles, those of kept recipes first; none where nothing is kept or remembered.
  package static func all(_ keeping: Configuration.Keeping) async -> [String] {
    var filter = KeptFilter()
    filter.limit = most.kept
    let kept = try? await KeptLibraries.library(keeping)?.list(filter)
    var titles = (kept ?? []).map(\.recipe.listing.title)
    guard let history = SearchHistories.history(keeping) else { return titles }
    let searches = (try? await history.list(matching: "", limit: most.searches)) ?? []
    for search in searches where search.hasResults {
      guard let text = try? await history.results(of: search.number),
        let report = try? JSON(parsing: text)
      else { continue }
      titles += (report["items"]?.arrayValue ?? []).compactMap { $0["title"]?.stringValue }
    }
    return titles
  }
}
