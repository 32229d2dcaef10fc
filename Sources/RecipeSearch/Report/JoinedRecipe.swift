public import RecipeModel

/// A recipe of an earlier page that has gained sources since.
///
/// Deeper pages of the sources bring listings of recipes that were shown. These are not shown again;
/// the report of the page that came upon them names them, once.
public struct JoinedRecipe: Sendable, Hashable {
  /// The identifier under which the recipe was shown; that of another source of it when the source
  /// that led it gave no answer this time.
  public var id: String
  /// Its title.
  public var title: String
  /// The sources that were not named before.
  public var sources: [RankedListing]
  /// The identifiers of other recipes of earlier pages that turned out to be this one.
  public var alsoShown: [String]

  /// Creates a recipe.
  public init(id: String, title: String, sources: [RankedListing], alsoShown: [String] = []) {
    self.id = id
    self.title = title
    self.sources = sources
    self.alsoShown = alsoShown
  }
}

extension [JoinedRecipe] {
  /// Adds what was found later; a recipe that is there already stays one.
  mutating func add(_ recipe: JoinedRecipe) {
    guard let index = firstIndex(where: { $0.id == recipe.id }) else { return append(recipe) }
    self[index].sources += recipe.sources
    self[index].alsoShown += recipe.alsoShown
  }
}
