package import RecipeModel
import RecipeSearch
import RecipeVocabulary

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
  /// The unit as the line writes it.
  let unitText: String
  /// The language of the line, where it is known.
  var language: FoodLanguage?

  /// An amount in its measure; nil where the numbers are too large.
  init?(
    _ written: MeasuredIngredient.Measure, size: MeasuredIngredient.Measure? = nil,
    piece: String? = nil
  ) {
    let amount = written.amount
    guard var base = amount.base else { return nil }
    unitText = written.texts.unit
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
    if base.dimension == .count {
      self.size = size.map { MeasuredIngredient.Measure.joined($0.texts) }
    }
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
        ?? MeasuredIngredient.Measure.joined(
          localized(amount.shownTexts(isConverted: systems.count > 1)))
      return ShoppingAmount(amount: amount, size: nil, text: text)
    }
    // Of one piece in several languages, the first by its name.
    let unit =
      countsNames
      ? nil : quantities.compactMap(\.unit).min { $0.name < $1.name }
    let amount = IngredientAmount(lower, to: range, unit: unit)
    // A part of a cup is poured; whole are what is bought in pieces.
    let isPoured = unit?.isUnsizedCup ?? false
    let (least, most) = isPoured ? (lower, range) : (lower.roundedUp, range?.roundedUp)
    let texts = IngredientAmount(least, to: most, unit: unit).shownTexts()
    // Of one size in several spellings the shortest, then the first by its bytes.
    let size = quantities.compactMap(\.size).min { one, other in
      (one.utf8.count, one) < (other.utf8.count, other)
    }
    let text = MeasuredIngredient.Measure.joined(
      (size.map { "\(texts.amount) (\($0))" } ?? texts.amount, texts.unit))
    return ShoppingAmount(amount: amount, size: size, text: text)
  }
}

extension QuantitySum {
  /// A number and its units in the words of the lines, where these are all in one language other than
  /// English: `3 EL + 2 TL`, `1,75 kg`.
  private func localized(_ texts: (amount: String, unit: String)) -> (amount: String, unit: String)
  {
    guard let language = quantities[0].language, language != .english,
      quantities.allSatisfy({ $0.language == language })
    else { return texts }
    let parts = texts.unit.split(separator: " + ").map(String.init)
    var units: [String] = []
    for (place, part) in parts.enumerated() {
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      let number = place == 0 ? "" : words[0] + " "
      let name = place == 0 ? part : words.last ?? ""
      let isSeveral = !["½", "⅓", "¼", "¾", "⅔", "1"].contains(place == 0 ? texts.amount : words[0])
      guard let unit = ownUnit(name, isSeveral: isSeveral) else { return texts }
      units.append(number + unit)
    }
    return (texts.amount.replacing(".", with: ","), units.joined(separator: " + "))
  }

  /// What the lines call a unit; nil for a spoon or cup that none of them names.
  private func ownUnit(_ name: String, isSeveral: Bool) -> String? {
    let spoons: [(unit: KitchenUnit, names: [String])] = [
      (.teaspoon, ["tsp", "teaspoon", "teaspoons"]),
      (.tablespoon, ["tbsp", "tablespoon", "tablespoons"]), (.cup, ["cup", "cups"]),
    ]
    guard let unit = spoons.first(where: { $0.names.contains(name) })?.unit else { return name }
    let texts = Set(quantities.filter { $0.unit == unit }.map(\.unitText))
    let one = texts.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return one.map { UnitWords.agreeing($0, isSeveral: isSeveral) }
  }
}

extension Fraction {
  /// The least whole number that is not smaller.
  fileprivate var roundedUp: Fraction {
    isWhole || numerator < 0 ? self : Fraction(numerator / denominator + 1)
  }
}
