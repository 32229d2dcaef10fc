import RecipeModel

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
    var counts: [String: Int] = [:]
    for text in texts { counts[text, default: 0] += 1 }
    return counts.max { one, other in
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
    var counts: [DishQuantity.Measure: Int] = [:]
    for measure in sums.flatMap(\.quantities).map(\.measure) { counts[measure, default: 0] += 1 }
    return counts.max { one, other in
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
