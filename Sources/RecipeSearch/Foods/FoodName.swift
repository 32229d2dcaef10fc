import RecipeModel
import RecipeVocabulary

/// What a food is called, without size, state, preparation and number.
///
/// `2 large eggs, beaten` and `3 egg` name one food; `dried basil`, `canned tomatoes` and
/// `frozen peas` are others than basil, tomatoes and peas. Varieties stay: a red onion is bought as
/// such. All names of a food in the vocabulary give the words of the first one: `eggplants` and
/// `Auberginen` are `aubergine`.
package struct FoodName: Sendable, Hashable {
  /// The words that name it, in the singular and in order.
  package let words: [String]
  /// What makes another food of it: `canned`, `dried`, `frozen`, `ground`.
  package let forms: [String]
  /// What is counted where the name says so: `clove` of `garlic cloves`.
  package let piece: String?

  /// Reads a name, or a part of it, that stands in a line.
  init(_ text: String, of ingredient: MeasuredIngredient, language: FoodLanguage? = nil) {
    var text = TextMatching.words(Self.apartAtElisions(text)).joined(separator: " ")
    for phrase in Self.qualities { text = text.replacing(phrase, with: " ") }
    let known = KnownNames(in: text, language: language)
    let said = IngredientWords(known.text)
    let naming = said.naming.flatMap(known.words(for:))
    let rest = naming.filter { Self.apart[$0] == nil }
    // `frozen` alone is the name of an aisle.
    let words = rest.isEmpty ? naming : rest
    let apart = rest.isEmpty ? [] : naming.compactMap { Self.apart[$0] }
    let whole = IngredientWords(text)
    let forms = Set(Self.forms(of: ingredient, whole) + apart)
    self.words = Self.pepper(words, in: text, of: ingredient) ?? words
    piece = whole.piece ?? Self.pieceCounted(in: text, of: ingredient)
    self.forms = forms.filter { !words.contains($0) }.sorted()
  }

  /// Pepper and paprika, which are a vegetable where they are counted and a spice in spoons; nil for
  /// what is neither.
  private static func pepper(
    _ words: [String], in text: String, of ingredient: MeasuredIngredient
  ) -> [String]? {
    guard let amount = ingredient.amount else { return nil }
    let isCounted = amount.unit == nil
    var isPoured = amount.unit?.dimension == .volume
    if case .piece(let name)? = amount.unit { isPoured = Self.pinches.contains(name) }
    switch words {
    case ["pepper"] where isCounted && text == "pepper",
      ["paprika"] where isCounted && text == "paprika":
      return ["bell", "pepper"]
    case ["bell", "pepper"] where isPoured && text == "paprika": return ["paprika"]
    default: return nil
    }
  }

  private static let pinches: Set<String> = [
    "pinch", "dash", "Prise", "Msp", "Messerspitze", "Messerspitzen", "snufje", "mespunt",
  ]

  /// Whether a word of an English line tells a size, a state or a measure, or is common: `Fresh`.
  static func isPlain(_ word: String) -> Bool {
    IngredientVocabulary.words.code(ByteHash.of(TextMatching.fold(word))) != 0
  }

  /// What all names of the food share; empty where there is no name.
  package var key: String {
    (words.sorted(by: ByteOrder.precedes) + forms).joined(separator: " ")
  }

  /// The last word, which in English says what it is.
  package var head: String { words.last ?? "" }

  /// `gousse d'ail` as `gousse d ail`, so that the name of the food is a word of its own.
  private static func apartAtElisions(_ text: String) -> String {
    text.split(separator: " ").map { word in
      guard let sign = word.firstIndex(where: { $0 == "'" || $0 == "’" }),
        ElidedWords.all.contains(word[..<sign].lowercased())
      else { return String(word) }
      return word[..<sign] + " " + word[word.index(after: sign)...]
    }.joined(separator: " ")
  }

  /// The piece that other languages than English count a food in, where the line counts it bare:
  /// `clove` for `2 Knoblauchzehen` and `2 dientes de ajo`.
  private static func pieceCounted(in text: String, of ingredient: MeasuredIngredient) -> String? {
    guard let amount = ingredient.amount, amount.unit == nil else { return nil }
    let words = text.split(separator: " ").map(String.init)
    return countedPieces.first { _, endings in
      words.contains { word in endings.contains(where: word.hasSuffix) }
    }?.piece
  }

  /// Folded words, which in German and Dutch may also end longer ones: `knoflookteen`.
  private static let countedPieces: [(piece: String, endings: [String])] = [
    (
      "clove",
      [
        "knoblauchzehe", "knoblauchzehen", "diente", "dientes", "spicchio", "spicchi", "teentje",
        "teentjes", "teen", "tenen",
      ]
    ),
    (
      "leaf",
      [
        "blatt", "blatter", "feuille", "feuilles", "hoja", "hojas", "foglia", "foglie", "blad",
        "bladeren", "blaadje", "blaadjes",
      ]
    ),
  ]

  /// What is said of foods and does not make another one, and no single word tells.
  private static let qualities = ["free range", "freerange", "corn fed", "grass fed", "unwaxed"]

  private static func forms(of ingredient: MeasuredIngredient, _ words: IngredientWords) -> [String]
  {
    var forms = Set(IngredientKind.forms(of: ingredient, named: words.core))
    let said =
      TextMatching.words(ingredient.item) + TextMatching.words(ingredient.details).prefix(1)
    if !cans.isDisjoint(with: said) { forms.insert("canned") }
    if case .piece(let unit)? = ingredient.amount?.unit, cans.contains(unit),
      !poured.contains(words.head)
    {
      forms.insert("canned")
    }
    if !frozen.isDisjoint(with: said) { forms.insert("frozen") }
    if said.contains("ground"), !groundApart.isDisjoint(with: words.core) { forms.insert("ground") }
    return forms.sorted().filter { !words.core.contains($0) }
  }

  /// Words of a name that make another form of the food rather than another food.
  private static let apart = [
    "canned": "canned", "dried": "dried", "frozen": "frozen", "ground": "ground",
    "minced": "ground",
  ]

  private static let cans: Set<String> = ["can", "canned", "tin", "tinned"]
  private static let frozen: Set<String> = ["frozen", "thawed", "defrosted"]
  private static let groundApart: Set<String> = ["almond", "coffee", "hazelnut", "pecan", "walnut"]
  /// What is the same food in a can, a carton or a bottle.
  private static let poured: Set<String> = [
    "beer", "broth", "coke", "cola", "cream", "juice", "milk", "oil", "paste", "puree", "sauce",
    "soda", "soup", "stock", "water",
  ]
}

/// A text whose names of foods are each one word, so that no part of them is taken for size, state or
/// preparation.
private struct KnownNames {
  private(set) var text: String
  private var names: [String: [String]] = [:]

  init(in text: String, language: FoodLanguage?) {
    self.text = text
    for mention in FoodReading(text, language: language).mentions.reversed()
    where !mention.food.isDish {
      let word = "food\(names.count)"
      names[word] = TextMatching.words(mention.food.name).map(TextMatching.singular)
      self.text.replaceSubrange(mention.range, with: word)
    }
  }

  /// The words for which a word of the text stands.
  func words(for word: String) -> [String] { names[word] ?? [word] }
}
