public import RecipeModel

/// How the recipes of a dish use one ingredient.
public struct DishIngredient: Sendable, Hashable {
  /// One line of one recipe.
  public struct Line: Sendable, Hashable {
    /// The place of the recipe in ``DishShape/recipes``.
    public var recipe: Int
    /// The place of the line in the recipe's list.
    public var line: Int
    /// The line as the source wrote it.
    public var text: String
  }

  /// One recipe's quantity for one serving.
  public struct Amount: Sendable, Hashable {
    /// The place of the recipe in ``DishShape/recipes``.
    public var recipe: Int
    /// Grams, millilitres or pieces, as ``DishIngredient/measure`` says.
    public var value: Double
  }

  /// A recipe that uses the ingredient in a quantity that cannot be compared with the others'.
  public struct Uncompared: Sendable, Hashable {
    /// The place of the recipe in ``DishShape/recipes``.
    public var recipe: Int
    /// Why not.
    public var problem: QuantityProblem
  }

  /// The name that most lines give it which name no variety (`potatoes`, not `red potatoes`), without
  /// words of preparation and size; of equals the shortest one.
  public var name: String
  /// The normalised words by which lines are one ingredient, sorted; without those of varieties, and
  /// with `dried` and `ground` where these make another ingredient.
  public var key: String
  /// Every line, by recipe and line.
  public var lines: [Line]
  /// How many recipes use it.
  public var recipes: Int
  /// The share of the recipes with known ingredients that use it.
  public var share: Double
  /// What the amounts are measured in: the measure that most recipes know, of equals masses before
  /// volumes before pieces; nil where nothing can be compared.
  public var measure: DishQuantity.Measure?
  /// The family of measures that most lines are written in.
  public var system: UnitSystem
  /// The quantities that can be compared, by recipe.
  public var amounts: [Amount]
  /// Median and quartiles of the amounts; nil where there are none.
  public var spread: Distribution?
  /// The amounts far from the others; see ``OutlierRule``.
  public var outliers: [Amount]
  /// The recipes whose quantity is not among the amounts, with the reason, by recipe.
  public var uncompared: [Uncompared]
}
