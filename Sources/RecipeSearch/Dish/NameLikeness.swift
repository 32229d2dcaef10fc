/// How alike the names of two ingredients are.
public struct NameLikeness: Sendable, Hashable {
  /// What two names have in common.
  public enum Kind: String, Sendable, CaseIterable {
    /// The same words: `ripe tomatoes` and `Ripe tomato`.
    case same
    /// The same but for words of preparation, size and measure: `ripe tomatoes` and `tomatoes`.
    case described
    /// One name holds the other: `chicken stock` and `stock`.
    case contained
  }

  /// What the names have in common.
  public var kind: Kind
  /// 1 for the same words, 0.95 for the same but for description, else 0.9 times Dice's
  /// coefficient of the words that name.
  public var value: Double

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
