public import RecipeModel

extension SearchQuery {
  /// The query in a form that is equal for all that ask for the same recipes: words and filters
  /// decide, how many are shown and in which order does not.
  ///
  /// Capitals, blanks and the order of filters make no difference, accents do.
  public var leveled: SearchQuery {
    SearchQuery(
      text: text.lowercased(), include: include.map { $0.lowercased() }.sorted(),
      exclude: exclude.map { $0.lowercased() }.sorted(), maxMinutes: maxMinutes,
      diets: diets.sorted { $0.rawValue < $1.rawValue })
  }

  /// Whether another query asks for the same recipes; see ``leveled``.
  public func asksSame(as other: SearchQuery) -> Bool { leveled == other.leveled }
}
