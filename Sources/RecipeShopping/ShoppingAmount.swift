package import RecipeModel
import RecipeSearch

/// How much of a food is to get, in one measure.
package struct ShoppingAmount: Sendable, Hashable {
  /// The exact amount.
  package let amount: IngredientAmount
  /// How big each piece is, as its source counts it: `14 ounce`; nil where nothing says.
  package let size: String?
  /// The amount as people buy it: `200 g`, `1½ cups`, `2 (14 ounce) cans`.
  ///
  /// Whole pieces are rounded up.
  package let text: String

  /// Nothing, of nothing.
  package static let nothing = ShoppingAmount(amount: IngredientAmount(0), size: nil, text: "")
}

/// The amount of one line in one measure.
struct Quantity {
  /// What can be added: masses, volumes, or pieces of one name and size.
  enum Measure: Hashable, Comparable {
    case mass, volume
    case count(String, grams: Fraction, milliliters: Fraction)
  }

  let measure: Measure
  /// In grams, millilitres or pieces.
  var amount: IngredientAmount
  /// The unit that it was written in.
  let unit: KitchenUnit?
  var size: String?
  /// The number and the unit as the line shows them, where nothing was added.
  var shown: String?

  /// An amount in its measure; nil where the numbers are too large.
  init?(_ amount: IngredientAmount, size: MeasuredIngredient.Measure? = nil, piece: String? = nil) {
    guard var base = amount.base else { return nil }
    switch base.dimension {
    case .mass: measure = .mass
    case .volume: measure = .volume
    case .count:
      if base.unit == nil, let piece { base.unit = .piece(piece) }
      let name = base.unit?.sharedPieceName ?? ""
      let bulk = size?.amount.base
      measure = .count(
        name, grams: bulk?.dimension == .mass ? bulk?.lower ?? 0 : 0,
        milliliters: bulk?.dimension == .volume ? bulk?.lower ?? 0 : 0)
    }
    unit = base.dimension == .count ? base.unit : amount.unit
    self.amount = base
    if base.dimension == .count { self.size = size.map { Self.words($0.texts) } }
  }

  static func words(_ texts: (amount: String, unit: String)) -> String {
    texts.unit.isEmpty ? texts.amount : "\(texts.amount) \(texts.unit)"
  }
}

/// What quantities of one measure come to; the order in which they were added is no part of it.
struct QuantitySum {
  private var lower: Fraction = 0
  private var upper: Fraction = 0
  private var quantities: [Quantity] = []

  /// Adds a quantity.
  /// - Returns: false where the numbers grow too large; the sum is then of no use.
  mutating func add(_ quantity: Quantity) -> Bool {
    let amount = quantity.amount
    guard let lower = lower.adding(amount.lower),
      let upper = upper.adding(amount.upper ?? amount.lower)
    else { return false }
    (self.lower, self.upper) = (lower, upper)
    quantities.append(quantity)
    return true
  }

  /// The sum, in the unit that suits those that were added.
  ///
  /// The largest of the units where all are of one system; else grams, millilitres, ounces or cups of
  /// the system that most are written in, of equals the metric one.
  /// - Parameter countsNames: whether the food's name says what is counted.
  /// - Returns: the sum and its text.
  func amount(countsNames: Bool) -> ShoppingAmount {
    let range = upper == lower ? nil : upper
    guard case .count = quantities[0].measure else {
      let units = quantities.compactMap(\.unit)
      let systems = Set(units.compactMap(\.system))
      let largest = units.max { $0.baseAmount < $1.baseAmount } ?? .gram
      let isUS = 2 * units.count { $0.system == .us } > units.count
      let isMass = quantities[0].measure == .mass
      let base = IngredientAmount(lower, to: range, unit: isMass ? .gram : .milliliter)
      let common: KitchenUnit = isUS ? (isMass ? .ounce : .cup) : (isMass ? .gram : .milliliter)
      let amount = base.expressed(in: systems.count > 1 ? common : largest) ?? base
      let text =
        (quantities.count == 1 ? quantities[0].shown : nil)
        ?? Quantity.words(amount.shownTexts(isConverted: systems.count > 1))
      return ShoppingAmount(amount: amount, size: nil, text: text)
    }
    // Of one piece in several languages, the first by its name.
    let unit =
      countsNames
      ? nil : quantities.compactMap(\.unit).min { $0.name < $1.name }
    let amount = IngredientAmount(lower, to: range, unit: unit)
    let texts = IngredientAmount(lower.roundedUp, to: range?.roundedUp, unit: unit).shownTexts()
    // Of one size in several spellings the shortest, then the first by its bytes.
    let size = quantities.compactMap(\.size).min { one, other in
      (one.utf8.count, one) < (other.utf8.count, other)
    }
    let text = size.map { "\(texts.amount) (\($0)) \(texts.unit)" } ?? Quantity.words(texts)
    return ShoppingAmount(amount: amount, size: size, text: text)
  }
}

extension Fraction {
  /// The least whole number that is not smaller.
  fileprivate var roundedUp: Fraction {
    isWhole || numerator < 0 ? self : Fraction(numerator / denominator + 1)
  }
}
