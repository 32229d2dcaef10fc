/// How much of a source's text is kept: more than any recipe needs, less than an attack does.
public enum ListingLimits {
  /// The characters of a title or another single-line text.
  public static let titleCharacters = 500
  /// The ingredient lines of one listing.
  public static let ingredientLines = 200
  /// The characters of one ingredient line.
  public static let ingredientCharacters = 500
  /// The characters of a step or a description.
  public static let paragraphCharacters = 5_000
  /// The steps of one recipe.
  public static let steps = 200
  /// The items of one page.
  public static let pageItems = 2_000
  /// The characters of an excerpt in a diagnostic.
  public static let sampleCharacters = 120
  /// The bytes of a link.
  public static let linkBytes = 8_192
  /// The bytes of an identifier.
  public static let idBytes = 8_192
}
