import RecipeModel

/// How much of an ingredient a line asks for, in millilitres, grams or pieces.
struct IngredientQuantity {
  private var amount: Float = 0
  /// The size of each piece in grams or millilitres, as in `1 (16 ounce) can`; 0 where not given.
  private var size: Float = 0
  private(set) var dimension: KitchenUnit.Dimension?

  init() {}

  init(_ amount: LeadingAmount) {
    dimension = amount.dimension
    self.amount = Float(amount.value)
    size = Float(amount.size)
  }

  /// Whether two quantities are the same, told apart, or not comparable (nil).
  ///
  /// 6 % covers kitchen rounding (8 oz as 224 g, 2/3 as 0.67); 0.6 covers rounding to whole
  /// millilitres and grams of spoons (1/4 teaspoon as 1 ml).
  func agrees(with other: IngredientQuantity) -> Bool? {
    guard let dimension, dimension == other.dimension else { return nil }
    if size > 0, other.size > 0, abs(size - other.size) > 0.06 * max(size, other.size) {
      return false
    }
    let difference = abs(amount - other.amount)
    if difference <= 0.06 * max(amount, other.amount) { return true }
    return dimension != .count && difference <= 0.63
  }
}
