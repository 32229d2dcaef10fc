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

  init(_ text: String) {
    let ingredient = MeasuredIngredient(text)
    self.text = text
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
  var shortName: String {
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
