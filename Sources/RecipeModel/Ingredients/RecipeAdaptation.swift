/// Changes a recipe to other servings and other measures.
///
/// Amounts are calculated exactly and rounded only where they are written. What cannot be changed
/// for certain stays as its source wrote it, and a note says so.
public struct RecipeAdaptation: Sendable, Hashable {
  /// How many servings are wanted; nil leaves the amounts alone.
  public var servings: Int?
  /// The measures that are wanted; nil leaves the units alone.
  public var units: UnitSystem?

  /// Creates an adaptation.
  public init(servings: Int? = nil, units: UnitSystem? = nil) {
    self.servings = servings
    self.units = units
  }

  /// The recipe adapted; every ingredient line and step is kept, in order.
  public func adapt(_ recipe: Recipe) -> AdaptedRecipe {
    var draft = AdaptationDraft(recipe)
    if let servings { draft.scale(to: servings) }
    if let units { draft.convert(to: units) }
    return draft.finished
  }
}

/// A recipe after a ``RecipeAdaptation``.
public struct AdaptedRecipe: Sendable, Hashable {
  /// The recipe as it is to be cooked.
  public var recipe: Recipe
  /// What was not changed or needs a cook's eye, a sentence each; they quote the source's words,
  /// without characters that steer a terminal.
  public var notes: [String]

  /// Creates an adapted recipe.
  public init(recipe: Recipe, notes: [String]) {
    self.recipe = recipe
    self.notes = notes
  }
}
