/// What a person avoids: an allergen that a law names, or something else that a list of ingredients
/// can tell.
public enum Allergen: String, Sendable, Hashable, CaseIterable {
  /// Wheat, rye, barley and their kin; oats by some laws.
  case gluten
  case wheat, crustaceans, eggs, fish, peanuts, soya, milk
  /// The nuts that a law lists; peanuts are none of them.
  case treeNuts = "tree-nuts"
  case celery, mustard, sesame, sulphites, lupin, molluscs
  /// Tree nuts and peanuts together.
  case nuts
  /// Crustaceans and molluscs together.
  case shellfish
  /// By its name: no law counts it among the nuts.
  case coconut
  case pork, alcohol

  /// Reads what people write, such as `Eggs`, `egg`, `soy` or `tree nuts`; nil for anything else.
  public init?(parsing text: String) {
    let key = text.lowercased().filter(\.isLetter)
    guard let found = Self.spellings[key] ?? Self.spellings[key + "s"] else { return nil }
    self = found
  }

  private static let spellings: [String: Allergen] = Dictionary(
    allCases.map { ($0.rawValue.filter(\.isLetter), $0) } + [
      ("soy", soya), ("soybeans", soya), ("dairy", milk), ("lactose", milk), ("nut", nuts),
      ("sulfites", sulphites), ("mollusks", molluscs), ("mollusk", molluscs), ("lupine", lupin),
      ("celeriac", celery), ("groundnuts", peanuts), ("almonds", treeNuts),
    ], uniquingKeysWith: { first, _ in first })
}

/// Whose list of allergens counts.
public enum AllergenLaw: String, Sendable, Hashable, CaseIterable {
  /// The European Union's fourteen (Regulation 1169/2011, Annex II); the United Kingdom's too.
  case eu
  /// The nine of the United States (FALCPA and FASTER).
  case us
  /// Canada's priority allergens.
  case ca
  /// Australia's and New Zealand's (Standard 1.2.3).
  case au

  /// The allergens that have to be declared.
  public var list: [Allergen] {
    let everywhere: [Allergen] = [
      .crustaceans, .eggs, .fish, .peanuts, .soya, .milk, .treeNuts, .sesame,
    ]
    return switch self {
    case .eu: [.gluten] + everywhere + [.celery, .mustard, .sulphites, .lupin, .molluscs]
    case .us: [.wheat] + everywhere
    case .ca: [.gluten, .wheat] + everywhere + [.mustard, .sulphites, .molluscs]
    case .au: [.gluten, .wheat] + everywhere + [.sulphites, .lupin, .molluscs]
    }
  }
}
