import RecipeModel

/// What a food is called, without size, state, preparation and number.
///
/// `2 large eggs, beaten` and `3 egg` name one food; `dried basil`, `canned tomatoes` and
/// `frozen peas` are others than basil, tomatoes and peas. Varieties stay: a red onion is bought as
/// such.
package struct FoodName: Sendable, Hashable {
  /// The words that name it, in the singular and in order.
  package let words: [String]
  /// What makes another food of it: `canned`, `dried`, `frozen`, `ground`.
  package let forms: [String]
  /// What is counted where the name says so: `clove` of `garlic cloves`.
  package let piece: String?

  /// Reads a name, or a part of it, that stands in a line.
  init(_ text: String, of ingredient: MeasuredIngredient) {
    var text = TextMatching.words(text).joined(separator: " ")
    for phrase in Self.qualities { text = text.replacing(phrase, with: " ") }
    let words = IngredientWords(text)
    self.words = words.naming
    piece = words.piece
    forms = Self.forms(of: ingredient, words)
  }

  /// What all names of the food share; empty where there is no name.
  package var key: String {
    (words.sorted(by: ByteOrder.precedes) + forms).joined(separator: " ")
  }

  /// The last word, which in English says what it is.
  package var head: String { words.last ?? "" }

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

  private static let cans: Set<String> = ["can", "canned", "tin", "tinned"]
  private static let frozen: Set<String> = ["frozen", "thawed", "defrosted"]
  private static let groundApart: Set<String> = ["almond", "coffee", "hazelnut", "pecan", "walnut"]
  /// What is the same food in a can, a carton or a bottle.
  private static let poured: Set<String> = [
    "beer", "broth", "coke", "cola", "cream", "juice", "milk", "oil", "paste", "puree", "sauce",
    "soda", "soup", "stock", "water",
  ]
}
