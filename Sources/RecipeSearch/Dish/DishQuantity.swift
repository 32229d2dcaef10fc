import RecipeModel

/// How much of an ingredient is needed, in a form in which sources can be compared.
public struct DishQuantity: Sendable, Hashable {
  /// What an amount is measured in.
  public enum Measure: Sendable, Hashable {
    /// Grams.
    case mass
    /// Millilitres.
    case volume
    /// Pieces by their name in the singular: `clove`; empty for bare numbers, as in `3 eggs`.
    case count(String)
  }

  /// What the amount is measured in.
  public var measure: Measure
  /// The amount, or the lower end of a range.
  public var lower: Double
  /// The upper end of a range; the same as ``lower`` for a single number.
  public var upper: Double

  /// Creates a quantity.
  public init(_ measure: Measure, _ lower: Double, to upper: Double? = nil) {
    self.measure = measure
    self.lower = lower
    self.upper = upper ?? lower
  }

  /// The middle of the range, which calculations use.
  public var middle: Double { (lower + upper) / 2 }

  /// The largest relative difference of two amounts that count as the same.
  ///
  /// 6 % of the greater one allows for rounding: 8 oz as 225 g, ⅔ as 0.67, a cup as 250 ml.
  public static let tolerance = 0.06

  /// Whether two amounts are the same but for ``tolerance``.
  static func isSame(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= tolerance * max(left, right)
  }
}

extension DishQuantity.Measure: Comparable {
  /// Masses before volumes before pieces, these by the bytes of their names.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.count(let one), .count(let other)): ByteOrder.precedes(one, other)
    default: left.place < right.place
    }
  }

  private var place: Int {
    switch self {
    case .mass: 0
    case .volume: 1
    case .count: 2
    }
  }
}

/// The amount of one ingredient line, in every measure that the line gives.
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
      // `1 cup minus 2 tablespoons` has the role `addition` too, but is no sum.
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

/// The result of comparing two quantities.
public enum QuantityAgreement: Sendable, Hashable {
  /// Both are the same, but for ``DishQuantity/tolerance``.
  case equal
  /// The compared amount divided by the reference amount; always finite and positive.
  case differs(ratio: Double)
  /// They cannot be compared.
  case incomparable(QuantityProblem)

  /// Compares the amounts of a line with those of a reference line.
  ///
  /// Uses the first measure of `reference` that both lines give. Ranges are equal when both ends
  /// are; otherwise the ratio is that of their middles.
  init(_ amounts: LineAmounts, against reference: LineAmounts) {
    if let problem = reference.problem ?? amounts.problem {
      self = .incomparable(problem)
      return
    }
    for base in reference.quantities {
      guard let other = amounts.quantities.first(where: { $0.measure == base.measure })
      else { continue }
      let isSame =
        DishQuantity.isSame(base.lower, other.lower)
        && DishQuantity.isSame(base.upper, other.upper)
      let ratio = other.middle / base.middle
      self =
        isSame
        ? .equal
        : ratio.isFinite && ratio > 0 ? .differs(ratio: ratio) : .incomparable(.tooLarge)
      return
    }
    guard let mine = reference.quantities.first, let other = amounts.quantities.first else {
      self = .incomparable(.noAmount)
      return
    }
    self = .incomparable(.otherMeasure(mine.measure, other.measure))
  }
}

/// Why quantities cannot be compared.
public enum QuantityProblem: Sendable, Hashable {
  /// A line says no amount that can be read.
  case noAmount
  /// A word such as `heaping` makes the amount inexact.
  case inexact
  /// Amounts of different measures are added up, or one is taken off another.
  case severalAmounts
  /// The numbers are too large to reckon with.
  case tooLarge
  /// The two have no measure in common: a mass and a volume, cloves and heads. The measure of the
  /// reference comes first.
  case otherMeasure(DishQuantity.Measure, DishQuantity.Measure)
  /// Amounts are reckoned for one serving, and the recipe does not say how many it makes.
  case servingsUnknown

  /// The problem's name in the JSON documents.
  public var name: String {
    switch self {
    case .noAmount: "noAmount"
    case .inexact: "inexact"
    case .severalAmounts: "severalAmounts"
    case .tooLarge: "tooLarge"
    case .otherMeasure: "otherMeasure"
    case .servingsUnknown: "servingsUnknown"
    }
  }
}
