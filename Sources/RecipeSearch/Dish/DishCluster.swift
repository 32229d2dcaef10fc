public import RecipeModel

/// The lines of a dish's recipes that are one ingredient.
struct DishCluster {
  /// One line with where it stands.
  struct Member {
    let recipe: Int
    let index: Int
    let line: DishLine
  }

  let key: String
  /// At least one line, by recipe and line.
  let members: [Member]

  /// What the recipes use of it.
  func ingredient(of recipes: [DishRecipe]) -> DishIngredient {
    var sums: [(recipe: Int, sum: LineSum)] = []
    for member in members {
      if let last = sums.indices.last, sums[last].recipe == member.recipe {
        sums[last].sum.add(member.line.amounts)
      } else {
        sums.append((member.recipe, LineSum(member.line.amounts)))
      }
    }
    let measure = Self.commonest(sums.map(\.sum))
    var amounts: [DishIngredient.Amount] = []
    var uncompared: [DishIngredient.Uncompared] = []
    for (recipe, sum) in sums {
      switch Self.value(of: sum, in: measure, servings: recipes[recipe].servings) {
      case .success(let value): amounts.append(.init(recipe: recipe, value: value))
      case .failure(let failure):
        uncompared.append(.init(recipe: recipe, problem: failure.problem))
      }
    }
    let spread = Distribution(amounts.map(\.value))
    return DishIngredient(
      name: name, key: key,
      lines: members.map { .init(recipe: $0.recipe, line: $0.index, text: $0.line.text) },
      recipes: sums.count, share: Double(sums.count) / Double(recipes.count),
      measure: amounts.isEmpty ? nil : measure, system: system, amounts: amounts, spread: spread,
      outliers: OutlierRule.outliers(among: amounts, spread), uncompared: uncompared)
  }

  /// The name that most lines give without naming a variety, or that most give where all do; of its
  /// spellings the commonest one.
  private var name: String {
    let plain = members.filter(\.line.kind.isPlain)
    let names = (plain.isEmpty ? members : plain).map(\.line.shortName)
    let commonest = Self.commonest(names.map { $0.lowercased() })
    return Self.commonest(names.filter { $0.lowercased() == commonest }) ?? key
  }

  /// The commonest text, of equals the shortest, then the last by its bytes: small letters come after
  /// capitals.
  private static func commonest(_ texts: [String]) -> String? {
    texts.counts.max { one, other in
      if one.value != other.value { return one.value < other.value }
      if one.key.count != other.key.count { return one.key.count > other.key.count }
      return ByteOrder.precedes(one.key, other.key)
    }?.key
  }

  /// The measures that most lines are written in.
  private var system: UnitSystem {
    let systems = members.compactMap(\.line.amounts.system)
    return 2 * systems.count { $0 == .us } > systems.count ? .us : .metric
  }

  /// The measure in which most recipes know their quantity, the first one of equals.
  private static func commonest(_ sums: [LineSum]) -> DishQuantity.Measure? {
    sums.flatMap(\.quantities).map(\.measure).counts.max { one, other in
      one.value == other.value ? other.key < one.key : one.value < other.value
    }?.key
  }

  private struct Failure: Error { let problem: QuantityProblem }

  private static func value(
    of sum: LineSum, in measure: DishQuantity.Measure?, servings: Double?
  ) -> Result<Double, Failure> {
    if let problem = sum.problem { return .failure(Failure(problem: problem)) }
    guard let measure, let own = sum.quantities.first else {
      return .failure(Failure(problem: .noAmount))
    }
    guard let quantity = sum.quantities.first(where: { $0.measure == measure }) else {
      return .failure(Failure(problem: .otherMeasure(measure, own.measure)))
    }
    guard let servings else { return .failure(Failure(problem: .servingsUnknown)) }
    return .success(quantity.middle / servings)
  }
}

/// What the lines of one recipe that name one ingredient come to.
struct LineSum {
  private(set) var quantities: [DishQuantity]
  private(set) var problem: QuantityProblem?

  init(_ amounts: LineAmounts) {
    quantities = amounts.quantities
    problem = amounts.problem
  }

  /// Adds another line: what can be said in a measure in which both lines say it.
  mutating func add(_ amounts: LineAmounts) {
    guard problem == nil else { return }
    let sums = quantities.compactMap { mine in
      amounts.quantities.first { $0.measure == mine.measure }.map {
        DishQuantity(mine.measure, mine.lower + $0.lower, to: mine.upper + $0.upper)
      }
    }
    problem = amounts.problem ?? (sums.isEmpty ? .severalAmounts : nil)
    quantities = problem == nil ? sums : []
  }
}

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
  package struct Uncompared: Sendable, Hashable {
    /// The place of the recipe in ``DishShape/recipes``.
    package var recipe: Int
    /// Why not.
    package var problem: QuantityProblem
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
  package var uncompared: [Uncompared]
}

/// Tells which amounts are far from the others.
///
/// Tukey's fences (Tukey, *Exploratory Data Analysis*, Addison-Wesley 1977) on the logarithms of the
/// amounts, as cooks think in times as much: an amount lies outside when it is more than 1.5
/// interquartile ranges below the lower or above the upper quartile, and at least ``times`` as much
/// or as little as that quartile. Quartiles are those of ``Distribution``. Where these are the same
/// but for kitchen rounding (``DishQuantity/tolerance``) there is no spread to be far from, and
/// nobody is named.
package enum OutlierRule {
  /// How many times as much as the nearer quartile, or as little, is the least that is far off.
  package static let times = 2.0
  /// The fewest amounts among which one can be told to be far off.
  package static let fewest = 5

  /// The amounts outside of the fences, in their order.
  static func outliers(
    among amounts: [DishIngredient.Amount], _ spread: Distribution?
  ) -> [DishIngredient.Amount] {
    guard let spread, spread.count >= fewest,
      !DishQuantity.isSame(spread.lowerQuartile, spread.upperQuartile)
    else { return [] }
    // One and a half times a logarithm is the number times its root.
    let range = spread.upperQuartile / spread.lowerQuartile
    let reach = max(times, range * range.squareRoot())
    return amounts.filter { amount in
      amount.value < spread.lowerQuartile / reach || amount.value > spread.upperQuartile * reach
    }
  }
}
