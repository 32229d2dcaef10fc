/// A diet that a recipe suits: the last path part of a schema.org `RestrictedDiet` member.
///
/// The set is open: a source may name a diet that is not among the constants.
public struct Diet: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  /// The schema.org name without its address, such as `VeganDiet`.
  public var rawValue: String

  /// Wraps a schema.org name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Reads what people and sources write; nil for an empty text.
  ///
  /// `vegan`, `Gluten-free`, `VeganDiet` and `https://schema.org/VeganDiet` are all understood.
  public init?(parsing text: String) {
    let tail = text.split(separator: "/").last.map(String.init) ?? ""
    var key = tail.lowercased().filter { $0.isLetter }
    if key.hasSuffix("diet") { key.removeLast(4) }
    guard !key.isEmpty else { return nil }
    self = Self.known[key] ?? Diet(rawValue: tail)
  }

  /// The schema.org name.
  public var description: String { rawValue }

  /// No animal product at all.
  public static let vegan = Diet(rawValue: "VeganDiet")
  /// No meat and no fish.
  public static let vegetarian = Diet(rawValue: "VegetarianDiet")
  /// Fish and what lives in water, but no meat; schema.org has no name for it.
  public static let pescatarian = Diet(rawValue: "PescatarianDiet")
  /// No milk in any form, which is more than little lactose; schema.org has no name for it.
  public static let dairyFree = Diet(rawValue: "DairyFreeDiet")
  /// No gluten.
  public static let glutenFree = Diet(rawValue: "GlutenFreeDiet")
  /// Little or no lactose.
  package static let lowLactose = Diet(rawValue: "LowLactoseDiet")
  /// Few calories.
  package static let lowCalorie = Diet(rawValue: "LowCalorieDiet")
  /// Little fat.
  package static let lowFat = Diet(rawValue: "LowFatDiet")
  /// Little salt.
  package static let lowSalt = Diet(rawValue: "LowSaltDiet")
  /// Suits people with diabetes.
  package static let diabetic = Diet(rawValue: "DiabeticDiet")
  /// Follows Islamic dietary law.
  package static let halal = Diet(rawValue: "HalalDiet")
  /// Follows Jewish dietary law.
  package static let kosher = Diet(rawValue: "KosherDiet")
  /// Follows Hindu dietary rules.
  package static let hindu = Diet(rawValue: "HinduDiet")

  /// The names that people write, the usual ones first.
  public static let names: [(name: String, diet: Diet)] = [
    ("vegetarian", vegetarian), ("vegan", vegan), ("gluten-free", glutenFree),
    ("dairy-free", dairyFree), ("pescatarian", pescatarian), ("low-lactose", lowLactose),
    ("low-calorie", lowCalorie),
    ("low-fat", lowFat), ("low-salt", lowSalt), ("low-sodium", lowSalt), ("diabetic", diabetic),
    ("halal", halal), ("kosher", kosher), ("hindu", hindu),
  ]

  /// The diets that a text can name, by their letters in lower case without `diet`.
  public static let known = Dictionary(
    uniqueKeysWithValues: names.map { ($0.name.filter(\.isLetter), $0.diet) })

  /// The name that people write, or schema.org's where there is no other.
  public var name: String { Self.names.first { $0.diet == self }?.name ?? rawValue }

  /// Whether schema.org has the name.
  public var isSchemaOrg: Bool { self != .pescatarian && self != .dairyFree }

  /// The diets that satisfy a wish for this one: what is vegan is vegetarian too.
  public var satisfiedBy: Set<Diet> {
    switch self {
    case .vegetarian: [self, .vegan]
    case .pescatarian: [self, .vegetarian, .vegan]
    case .dairyFree: [self, .vegan]
    default: [self]
    }
  }
}
