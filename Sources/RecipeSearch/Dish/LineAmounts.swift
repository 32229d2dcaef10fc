import RecipeModel

/// How much one ingredient line asks for, in every measure in which the line itself says it.
///
/// `1 (14-ounce) can` is one can and 397 g, `1 cup (240 g)` is a volume and a mass. No density is
/// ever assumed.
struct LineAmounts: Sendable, Hashable {
  /// The same amount in different measures, the one that the line begins with first; empty where
  /// there is a problem.
  private(set) var quantities: [DishQuantity] = []
  /// The family of measures that the amount is written in; nil for pieces.
  private(set) var system: UnitSystem?
  /// Why there is nothing to compare.
  private(set) var problem: QuantityProblem?

  /// Reads the amounts of a line.
  ///
  /// Bare numbers count `piece`, where the name says what is counted: three of `garlic cloves`.
  init(_ ingredient: MeasuredIngredient, piece: String? = nil) {
    let measures = ingredient.measures
    guard let main = measures.first(where: { $0.role == .amount }) else {
      problem = .noAmount
      return
    }
    guard !measures.contains(where: { $0.isLoose && $0.role != .other }) else {
      problem = .inexact
      return
    }
    system = main.amount.unit?.system
    let additions = measures.filter { $0.role == .addition }
    guard var total = DishQuantity(main.amount) else {
      problem = .tooLarge
      return
    }
    for addition in additions {
      // What is said of `1 cup minus 2 tablespoons` is not told apart from a sum.
      guard let more = DishQuantity(addition.amount), more.measure == total.measure,
        !TextMatching.words(ingredient.line).contains("minus")
      else {
        problem = .severalAmounts
        return
      }
      total.lower += more.lower
      total.upper += more.upper
    }
    if total.measure == .count(""), let piece { total.measure = .count(piece) }
    quantities = [total]
    guard additions.isEmpty else { return }
    let sizes = measures.filter { $0.role == .size }
    var others = measures.filter { $0.role == .alternative }.map { DishQuantity($0.amount) }
    if sizes.count == 1, let size = DishQuantity(sizes[0].amount), case .count = total.measure {
      others.append(
        DishQuantity(size.measure, total.lower * size.lower, to: total.upper * size.upper))
    }
    for case let other? in others {
      // `2 shallots or 1 onion` says nothing about the number of shallots that an onion is.
      if case .count = other.measure { continue }
      if !quantities.contains(where: { $0.measure == other.measure }) { quantities.append(other) }
    }
  }
}

extension DishQuantity {
  /// The amount in grams, millilitres or pieces; nil where the numbers are too large.
  init?(_ amount: IngredientAmount) {
    guard let base = amount.base else { return nil }
    let measure: Measure =
      switch (base.dimension, base.unit) {
      case (.mass, _): .mass
      case (.volume, _): .volume
      case (.count, .piece(let name)): .count(name)
      case (.count, _): .count("")
      }
    let lower = base.lower.doubleValue
    self.init(measure, lower, to: base.upper.map { max(lower, $0.doubleValue) })
  }
}
