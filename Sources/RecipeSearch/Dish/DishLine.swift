import RecipeModel

/// An ingredient line, read once for all comparisons.
struct DishLine: Sendable {
  /// The line as the source wrote it.
  let text: String
  /// What the line names, without amounts.
  let item: String
  /// The words of the name.
  let words: IngredientWords
  /// What it is in the shape of a dish.
  let kind: IngredientKind
  /// How much of it.
  let amounts: LineAmounts
  /// Why the line stands for no ingredient; nil where it does.
  let leftover: LeftoverLine.Reason?

  init(_ text: String) { self.init(MeasuredIngredient(text)) }

  init(_ ingredient: MeasuredIngredient) {
    text = ingredient.line
    item = ingredient.item
    words = IngredientWords(ingredient.item)
    kind = IngredientKind(words, of: ingredient)
    amounts = LineAmounts(ingredient, piece: words.piece)
    if words.core.isEmpty {
      leftover = .namesNothing
    } else if ingredient.amount == nil, text.last(where: { !$0.isWhitespace }) == ":" {
      leftover = .heading
    } else {
      leftover = nil
    }
  }
}

extension DishLine {
  /// The name without words of preparation and size before it and what follows `for`, `to` and the
  /// like: `ripe avocados to taste` gives `avocados`, `chopped dried basil` gives `dried basil`.
  var shortName: String { shortName(of: item) }

  /// The same of a part of the name.
  func shortName(of item: String) -> String {
    var words = item.split(whereSeparator: \.isWhitespace)
    while words.count > 1, describesOnly(words[0]) { words.removeFirst() }
    let end = words.indices.dropFirst().first { place in
      Self.codes(words[place]).contains { $0 & IngredientVocabulary.stop != 0 }
    }
    return words[..<(end ?? words.endIndex)].joined(separator: " ")
  }

  private func describesOnly(_ word: Substring) -> Bool {
    let folded = TextMatching.fold(String(word))
    let isForm = ["ground", "minced"].contains(folded) && kind.key.contains("ground")
    return !isForm && !Self.telling.contains(folded)
      && Self.codes(word).allSatisfy { $0 & IngredientVocabulary.preparation != 0 }
  }

  private static func codes(_ word: Substring) -> [UInt16] {
    TextMatching.words(String(word)).map { IngredientVocabulary.words.code(ByteHash.of($0)) }
  }

  /// Words of preparation that a name keeps, as it would be another one without them.
  private static let telling: Set<String> = [
    "canned", "cold", "dried", "frozen", "hot", "roasted", "toasted", "warm",
  ]
}

/// An ingredient line that is not compared.
public struct LeftoverLine: Sendable, Hashable {
  /// Why a line is not compared.
  public enum Reason: String, Sendable, CaseIterable {
    /// No ingredient is named.
    case namesNothing
    /// It is the heading of the lines after it: `For the dough:`.
    case heading
  }

  /// The place of the source, or of the recipe, in what was compared.
  public var source: Int
  /// The place of the line in the source's list.
  public var line: Int
  /// The line as the source wrote it.
  public var text: String
  /// Why it is not compared.
  public var reason: Reason
}

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
  /// The core in the order of the name.
  private(set) var naming: [String] = []
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
      last = (singular, code & IngredientVocabulary.piece != 0)
      guard !words.contains(singular), words.count < Self.mostWords else { continue }
      words.append(singular)
      let describes = IngredientVocabulary.preparation | IngredientVocabulary.unit
      if code & describes == 0 { naming.append(singular) }
    }
    all = words.sorted(by: ByteOrder.precedes)
    self.naming = naming.isEmpty ? words : naming
    core = naming.isEmpty ? all : naming.sorted(by: ByteOrder.precedes)
    head = naming.last ?? words.last ?? ""
    if let last, last.isPiece, !naming.isEmpty { piece = last.word }
  }
}

/// How alike the names of two ingredients are.
package struct NameLikeness: Sendable, Hashable {
  /// What two names have in common.
  package enum Kind: String, Sendable, CaseIterable {
    /// The same words: `ripe tomatoes` and `Ripe tomato`.
    case same
    /// The same but for words of preparation, size and measure: `ripe tomatoes` and `tomatoes`.
    case described
    /// One name holds the other: `chicken stock` and `stock`.
    case contained
  }

  /// What the names have in common.
  package var kind: Kind
  /// 1 for the same words, 0.95 for the same but for description, else 0.9 times Dice's
  /// coefficient of the words that name.
  package var value: Double

  /// Compares two names; nil where they are not taken for one ingredient.
  ///
  /// Of two names of which one holds the other, the last words have to be the same, as these say
  /// what it is: `flour` may be `all-purpose flour`, but `chicken` is not `chicken stock`.
  init?(_ left: IngredientWords, _ right: IngredientWords) {
    guard !left.core.isEmpty, !right.core.isEmpty else { return nil }
    if left.all == right.all {
      (kind, value) = (.same, 1)
    } else if left.core == right.core {
      (kind, value) = (.described, 0.95)
    } else {
      let shared = left.core.count { right.core.contains($0) }
      guard shared == min(left.core.count, right.core.count), left.head == right.head
      else { return nil }
      kind = .contained
      value = 0.9 * Double(2 * shared) / Double(left.core.count + right.core.count)
    }
  }
}
