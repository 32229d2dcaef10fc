import RecipeModel

/// An ingredient line, read once for all comparisons.
struct DishLine: Sendable {
  /// The line as the source wrote it.
  let text: String
  /// What the line names, without amounts.
  let item: String
  /// The words of the name.
  let words: IngredientWords
  /// How much of it.
  let amounts: LineAmounts
  /// Why the line stands for no ingredient; nil where it does.
  let leftover: LeftoverLine.Reason?

  init(_ text: String) {
    let ingredient = MeasuredIngredient(text)
    self.text = text
    item = ingredient.item
    words = IngredientWords(ingredient.item)
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

/// An ingredient line that is not compared.
public struct LeftoverLine: Sendable, Hashable {
  /// Why a line is not compared.
  public enum Reason: String, Sendable, CaseIterable {
    /// No ingredient is named.
    case namesNothing
    /// It is the heading of the lines behind it: `For the dough:`.
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
