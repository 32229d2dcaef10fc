import RecipeSearch

extension SearchEngine {
  /// The engine of a search with these settings.
  init(_ assembled: ProviderAssembly.Result, _ settings: Configuration.Search) {
    self.init(
      providers: assembled.providers, unavailable: assembled.unavailable,
      options: SearchOptions(
        softDeadline: settings.soft, hardDeadline: settings.hard, k: settings.k),
      order: assembled.order)
  }
}
