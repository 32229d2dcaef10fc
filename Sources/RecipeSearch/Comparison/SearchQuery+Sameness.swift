public import RecipeModel

extension SearchQuery {
  /// Whether another query asks for the same recipes: words and filters decide, how many are shown
  /// and in which order does not.
  public func asksSame(as other: SearchQuery) -> Bool {
    text == other.text && include == other.include && exclude == other.exclude
      && maxMinutes == other.maxMinutes && diets == other.diets
  }
}
