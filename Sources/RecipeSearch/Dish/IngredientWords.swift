import RecipeModel

/// The words that name the ingredient of a line, and those that only describe it.
struct IngredientWords: Sendable, Hashable {
  /// Words beyond this number are left out: no ingredient needs more, and cost stays bounded.
  private static let mostWords = 12

  /// Every word of the name in the singular, each once, sorted.
  private(set) var all: [String] = []
  /// The words without those of preparation, size and measure: `ripe tomatoes` gives `tomato`.
  ///
  /// All of them where nothing else is left; sorted.
  private(set) var core: [String] = []
  /// The last word of the core, which in English says what it is: `stock` of `chicken stock`.
  private(set) var head = ""
  /// What the name says that is counted, where it ends so: `clove` of `garlic cloves`.
  private(set) var piece: String?

  /// Reads a name; what follows `for`, `to`, `or` and the like is left out.
  init(_ item: String) {
    var words: [String] = []
    var naming: [String] = []
    var last: (word: String, isPiece: Bool)?
    for word in TextMatching.words(item) {
      let code = IngredientVocabulary.words.code(ByteHash.of(word))
      if code & IngredientVocabulary.stop != 0, !naming.isEmpty { break }
      guard code & IngredientVocabulary.link == 0 else { continue }
      let singular = TextMatching.singular(word)
      let isUnit = code & IngredientVocabulary.unit != 0
      last = (
        singular, isUnit && IngredientVocabulary.units[Int(code >> 8)].dimension == .count
      )
      guard !words.contains(singular), words.count < Self.mostWords else { continue }
      words.append(singular)
      let describes = IngredientVocabulary.preparation | IngredientVocabulary.unit
      if code & describes == 0 { naming.append(singular) }
    }
    all = words.sorted(by: ByteOrder.precedes)
    core = naming.isEmpty ? all : naming.sorted(by: ByteOrder.precedes)
    head = naming.last ?? words.last ?? ""
    if let last, last.isPiece, !naming.isEmpty { piece = last.word }
  }

  /// What the same ingredient of other recipes has too.
  var key: String { core.joined(separator: " ") }
}
