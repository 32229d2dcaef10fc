/// What an ingredient is measured in.
///
/// Spoons, cups, pints, quarts and gallons are those of US customary measure, whatever the source;
/// an ounce is a mass unless the line says `fl oz`.
public enum KitchenUnit: Sendable, Hashable {
  /// Metric masses.
  case milligram, gram, kilogram
  /// Metric volumes.
  case milliliter, centiliter, deciliter, liter
  /// US customary volumes.
  case teaspoon, tablespoon, fluidOunce, cup, pint, quart, gallon
  /// US customary (avoirdupois) masses.
  case ounce, pound
  /// The spoons of 15 and 5 ml, the cup of 200 ml and the gō of 180 ml of East Asian kitchens.
  case largeSpoon, smallSpoon, cookingCup, go
  /// A piece, a container or a vague measure without a fixed size, by its name in the singular:
  /// `clove`, `can`, `pinch`.
  case piece(String)

  /// What a unit measures.
  public enum Dimension: String, Sendable {
    /// In grams.
    case mass
    /// In millilitres.
    case volume
    /// In pieces of whatever the line names.
    case count
  }

  /// What the unit measures.
  public var dimension: Dimension {
    switch self {
    case .milligram, .gram, .kilogram, .ounce, .pound: .mass
    case .milliliter, .centiliter, .deciliter, .liter: .volume
    case .teaspoon, .tablespoon, .fluidOunce, .cup, .pint, .quart, .gallon: .volume
    case .largeSpoon, .smallSpoon, .cookingCup, .go: .volume
    case .piece: .count
    }
  }

  /// Its usual name or abbreviation in the singular: `g`, `cup`, `clove`.
  package var name: String { UnitWords.standard(self).singular }

  /// The family that the unit belongs to; nil for pieces, which are the same everywhere, and for
  /// what is never converted.
  public var system: UnitSystem? {
    switch self {
    case .milligram, .gram, .kilogram, .milliliter, .centiliter, .deciliter, .liter: .metric
    case .teaspoon, .tablespoon, .fluidOunce, .cup, .pint, .quart, .gallon, .ounce, .pound: .us
    case .largeSpoon, .smallSpoon, .cookingCup, .go, .piece: nil
    }
  }

  /// Whether the unit is a package that comes in a size of its own.
  var isContainer: Bool {
    guard case .piece(let name) = self else { return false }
    return UnitWords.isContainer(name)
  }

  /// Whether it is the cup of a language whose cups have no size of their own, of which parts are
  /// poured.
  package var isUnsizedCup: Bool {
    guard case .piece(let name) = self else { return false }
    return ["Tasse", "taza", "tazza", "kopje"].contains(name)
  }

  /// Whether it is a dozen of whatever the line names.
  var isDozen: Bool { sharedPieceName == "dozen" }

  /// The name under which pieces in several languages are the same: `clove` for `Zehe`; nil for
  /// other units.
  package var sharedPieceName: String? {
    guard case .piece(let name) = self else { return nil }
    return UnitWords.englishName(name)
  }

  /// How many grams, millilitres or pieces one unit holds, exactly.
  ///
  /// A gallon is 231 cubic inches and a pound 453.59237 g, with the inch at 2.54 cm: NIST Handbook
  /// 44, Appendix C, *General Tables of Units of Measurement*. The other customary units are the
  /// fractions of these that the same tables give. The spoons and the cup of East Asian kitchens
  /// are those of Kagawa Aya (1948), Japan's standard in fact; Korean and Chinese recipes use the
  /// same spoons, and rice is measured by the 180 ml of a cooker's cup.
  public var baseAmount: Fraction {
    switch self {
    case .milligram: Self.part(1, of: 1, 1_000)
    case .gram, .milliliter: Fraction(1)
    case .kilogram, .liter: Fraction(1_000)
    case .centiliter: Fraction(10)
    case .deciliter: Fraction(100)
    case .gallon: Self.customary.gallon
    case .quart: Self.customary.quart
    case .pint: Self.customary.pint
    case .cup: Self.customary.cup
    case .fluidOunce: Self.customary.fluidOunce
    case .tablespoon: Self.customary.tablespoon
    case .teaspoon: Self.customary.teaspoon
    case .pound: Self.customary.pound
    case .ounce: Self.customary.ounce
    case .largeSpoon: Fraction(15)
    case .smallSpoon: Fraction(5)
    case .cookingCup: Fraction(200)
    case .go: Fraction(180)
    case .piece: Fraction(isDozen ? 12 : 1)
    }
  }

  private static let customary = (
    gallon: gallon(1), quart: gallon(4), pint: gallon(8), cup: gallon(16),
    fluidOunce: gallon(128), tablespoon: gallon(256), teaspoon: gallon(768),
    pound: part(45_359_237, of: 1, 100_000), ounce: part(45_359_237, of: 16, 100_000)
  )

  private static func gallon(_ parts: Int) -> Fraction { part(3_785_411_784, of: parts, 1_000_000) }

  private static func part(_ numerator: Int, of parts: Int, _ scale: Int) -> Fraction {
    Fraction(numerator, over: parts * scale) ?? Fraction(1)
  }
}

/// A family of kitchen measures that a person cooks with.
public enum UnitSystem: String, Sendable, CaseIterable {
  /// Grams and millilitres; degrees Celsius.
  case metric
  /// US customary ounces, pounds, spoons and cups; degrees Fahrenheit.
  case us

  /// The unit in which converted amounts are kept; they are shown in whichever suits.
  func unit(for dimension: KitchenUnit.Dimension) -> KitchenUnit {
    switch self {
    case .metric: dimension == .mass ? .gram : .milliliter
    case .us: dimension == .mass ? .ounce : .cup
    }
  }
}
