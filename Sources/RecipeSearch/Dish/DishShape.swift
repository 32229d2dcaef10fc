import RecipeModel

/// The shape of a dish: what its recipes use, how much of it as a rule, and who is far off.
///
/// Lines are one ingredient where the words that name it are the same, without those of
/// preparation, size and measure. A recipe that names an ingredient in several lines uses their sum.
/// Nothing is converted between masses, volumes and pieces unless the line itself says both. The
/// result does not depend on the order of the recipes.
public struct DishShape: Sendable, Hashable {
  /// What quantities are reckoned for.
  public enum Basis: String, Sendable, CaseIterable {
    /// One serving: at least half of the recipes with ingredients say how many they make. Those
    /// that do not are left out of the quantities.
    case serving
    /// The whole recipe, whatever it makes.
    case recipe
  }

  /// The recipes whose ingredients are known, by identifier.
  public var recipes: [DishRecipe]
  /// The recipes of which no ingredients are known, by identifier.
  public var unknown: [DishSource]
  /// What quantities are reckoned for.
  public var basis: Basis
  /// The ingredients: those that most recipes use first, of equals by their names.
  public var ingredients: [DishIngredient]
  /// The lines that stand for no ingredient, by recipe and line.
  public var leftovers: [LeftoverLine]

  /// Sums up recipes of one dish.
  public init(_ sources: [DishSource]) {
    let ordered = sources.sorted { $0.precedes($1) }
    let known = ordered.filter { !$0.listing.ingredients.isEmpty }
    unknown = ordered.filter { $0.listing.ingredients.isEmpty }
    recipes = known.map(DishRecipe.init)
    let withServings = recipes.count { $0.servings != nil }
    basis = withServings > 0 && 2 * withServings >= recipes.count ? .serving : .recipe
    var clusters: [String: [DishCluster.Member]] = [:]
    leftovers = []
    for (place, source) in known.enumerated() {
      for (index, text) in source.listing.ingredients.enumerated() {
        let line = DishLine(text)
        if let reason = line.leftover {
          leftovers.append(LeftoverLine(source: place, line: index, text: text, reason: reason))
        } else {
          clusters[line.words.key, default: []].append(
            DishCluster.Member(recipe: place, index: index, line: line))
        }
      }
    }
    let (all, basis) = (recipes, basis)
    ingredients = clusters.map { key, members in
      DishCluster(key: key, members: members).ingredient(of: all, for: basis)
    }.sorted { one, other in
      one.recipes == other.recipes
        ? ByteOrder.precedes(one.key, other.key) : one.recipes > other.recipes
    }
  }
}
