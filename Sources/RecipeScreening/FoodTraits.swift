import RecipeModel

/// What a food can hold, as far as a diet or an allergen asks for it.
struct FoodTraits: OptionSet, Hashable {
  let rawValue: UInt32

  static let wheat = FoodTraits(rawValue: 1 << 0)
  static let rye = FoodTraits(rawValue: 1 << 1)
  static let barley = FoodTraits(rawValue: 1 << 2)
  static let oats = FoodTraits(rawValue: 1 << 3)
  static let crustacean = FoodTraits(rawValue: 1 << 4)
  static let egg = FoodTraits(rawValue: 1 << 5)
  static let fish = FoodTraits(rawValue: 1 << 6)
  static let peanut = FoodTraits(rawValue: 1 << 7)
  static let soya = FoodTraits(rawValue: 1 << 8)
  static let milk = FoodTraits(rawValue: 1 << 9)
  /// One of the nuts that every law lists.
  static let nut = FoodTraits(rawValue: 1 << 10)
  /// A nut outside the European Union's list.
  static let pineNut = FoodTraits(rawValue: 1 << 11)
  static let celery = FoodTraits(rawValue: 1 << 12)
  static let mustard = FoodTraits(rawValue: 1 << 13)
  static let sesame = FoodTraits(rawValue: 1 << 14)
  static let sulphite = FoodTraits(rawValue: 1 << 15)
  static let lupin = FoodTraits(rawValue: 1 << 16)
  static let mollusc = FoodTraits(rawValue: 1 << 17)
  /// Of a land animal that was slaughtered, gelatine and lard included.
  static let meat = FoodTraits(rawValue: 1 << 18)
  /// Of an animal that was slaughtered, by land or water: which is not said.
  static let flesh = FoodTraits(rawValue: 1 << 19)
  /// Made by animals, neither milk nor egg: honey, beeswax.
  static let animal = FoodTraits(rawValue: 1 << 20)
  /// A calf's rennet.
  static let rennet = FoodTraits(rawValue: 1 << 21)
  static let coconut = FoodTraits(rawValue: 1 << 22)
  static let pork = FoodTraits(rawValue: 1 << 23)
  static let alcohol = FoodTraits(rawValue: 1 << 24)
  /// Oats that are free of other cereals' gluten.
  static let cleanOats = FoodTraits(rawValue: 1 << 25)

  /// The traits by the names that the files of words use; some names mean several.
  static let names: [String: FoodTraits] = [
    "wheat": wheat, "rye": rye, "barley": barley, "oats": oats,
    "gluten": [wheat, rye, barley, oats], "crustacean": crustacean, "egg": egg, "fish": fish,
    "peanut": peanut, "soya": soya, "milk": milk, "nut": nut, "pinenut": pineNut,
    "celery": celery, "mustard": mustard, "sesame": sesame, "sulphite": sulphite, "lupin": lupin,
    "mollusc": mollusc, "meat": meat, "flesh": flesh, "animal": animal, "rennet": rennet,
    "coconut": coconut, "pork": [pork, meat], "alcohol": alcohol, "cleanoats": cleanOats,
    "shellfish": [crustacean, mollusc],
    "animals": [meat, flesh, fish, crustacean, mollusc, milk, egg, animal, rennet, pork],
    "slaughtered": [meat, flesh, fish, crustacean, mollusc, rennet, pork],
  ]

  /// What is told of it: `milk`, `a nut`.
  static let words: [(trait: FoodTraits, word: String)] = [
    (pork, "pork"), (meat, "meat"), (fish, "fish"), (crustacean, "crustaceans"),
    (mollusc, "molluscs"), (flesh, "meat or fish"), (egg, "egg"), (milk, "milk"),
    (animal, "an animal product"), (rennet, "animal rennet"), (wheat, "wheat"), (rye, "rye"),
    (barley, "barley"), (oats, "oats"), (peanut, "peanut"), (soya, "soya"), (nut, "nuts"),
    (pineNut, "pine nuts"), (celery, "celery"), (mustard, "mustard"), (sesame, "sesame"),
    (sulphite, "sulphites"), (lupin, "lupin"), (coconut, "coconut"), (alcohol, "alcohol"),
    (cleanOats, "oats"), (cereal, "a gluten cereal"), (slaughtered, "meat or fish"),
    (ofAnimals, "an animal product"),
  ]

  /// The word for the weightiest of the traits.
  var word: String { Self.words.first { contains($0.trait) }?.word ?? "" }
}

/// What a food surely holds, what it may hold by brand or region, and what it holds so rarely that
/// it is only noted.
struct FoodContents: Hashable {
  var holds: FoodTraits = []
  var may: FoodTraits = []
  var rarely: FoodTraits = []

  /// All of it as a mere possibility.
  var asPossible: FoodContents { FoodContents(may: holds.union(may), rarely: rarely) }

  /// Without some traits.
  func without(_ traits: FoodTraits) -> FoodContents {
    FoodContents(
      holds: holds.subtracting(traits), may: may.subtracting(traits),
      rarely: rarely.subtracting(traits))
  }

  mutating func add(_ other: FoodContents) {
    holds.formUnion(other.holds)
    may.formUnion(other.may)
    rarely.formUnion(other.rarely)
  }
}

extension FoodTraits {
  /// Some gluten cereal, some slaughtered animal, something of an animal: what is left for sure of
  /// alternatives that differ within a kind.
  static let cereal = FoodTraits(rawValue: 1 << 26)
  static let slaughtered = FoodTraits(rawValue: 1 << 27)
  static let ofAnimals = FoodTraits(rawValue: 1 << 28)

  /// Of a slaughtered animal, whichever.
  static let anyFlesh: FoodTraits = [.meat, .flesh, .fish, .crustacean, .mollusc, .pork]

  /// With the kinds that the traits belong to.
  var withKinds: FoodTraits {
    var all = self
    if !isDisjoint(with: [.wheat, .rye, .barley]) { all.insert(.cereal) }
    if !isDisjoint(with: .anyFlesh) { all.insert(.slaughtered) }
    if !isDisjoint(with: [.slaughtered, .milk, .egg, .animal]) || !isDisjoint(with: .anyFlesh) {
      all.insert(.ofAnimals)
    }
    return all
  }
}
