import TestSupport

@testable import RecipeSearch

extension SearchEngine {
  /// An engine whose deadlines no busy machine can reach, for tests that are not about deadlines.
  static func patient(
    _ providers: [SearchProvider], unavailable: [ProviderOutcome] = [], order: [String] = []
  ) -> SearchEngine {
    SearchEngine(
      providers: providers, unavailable: unavailable,
      options: SearchOptions(softDeadline: .patience, hardDeadline: .patience),
      order: order)
  }
}
