import RecipeModel

/// The recipes that the pages before a cursor held.
///
/// For those who show what ``SearchEvent/Kind/page(provider:listings:)`` brings while a following
/// page is made: sources are asked from the beginning of their lists again.
public struct ShownRecipes: Sendable {
  private let cursor: SearchCursor

  /// Nothing: the first page.
  public init() { cursor = SearchCursor(depth: 1) }

  /// What the pages before a report's cursor held; nothing when the cursor is damaged.
  public init(before text: String) { cursor = SearchCursor(text) ?? SearchCursor(depth: 1) }

  /// Whether a page before held the recipe.
  public func contains(_ recipe: MergedRecipe) -> Bool { cursor.hasShown(recipe) }
}
