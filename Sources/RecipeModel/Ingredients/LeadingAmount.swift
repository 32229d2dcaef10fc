/// The amount that an ingredient line begins with, and where the rest of it begins.
package struct LeadingAmount {
  /// What is measured; nil where the line does not begin with an amount.
  package let dimension: KitchenUnit.Dimension?
  /// Grams, millilitres or pieces; the lower end of a range.
  package let value: Double
  /// How big each piece is, in grams or millilitres; 0 where the line does not say.
  package let size: Double
  /// Where the rest begins.
  package let end: Int

  /// Bytes beyond this number are not looked at: no amount is as long.
  private static let mostBytes = 96

  /// Reads folded text: other than ASCII it holds nothing but letters.
  package init(folded bytes: UnsafeBufferPointer<UInt8>) {
    let count = min(bytes.count, Self.mostBytes)
    self = withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: count) { scalars in
      for index in 0..<count {
        scalars[index] = bytes[index] < 0x80 ? Unicode.Scalar(bytes[index]) : "\u{3B1}"
      }
      let text = AmountReader(scalars: UnsafeBufferPointer(rebasing: scalars[..<count]))
      let reader = IngredientLineReader(scanner: MeasureScanner(reader: text))
      return reader.leading()
    }
  }

  init(end: Int) { (dimension, value, size, self.end) = (nil, 0, 0, end) }

  init(_ amount: IngredientAmount, size: IngredientAmount?, end: Int) {
    dimension = amount.dimension
    value = Self.base(amount)
    self.size = size.map(Self.base) ?? 0
    self.end = end
  }

  private static func base(_ amount: IngredientAmount) -> Double {
    amount.lower.doubleValue * (amount.unit?.baseAmount.doubleValue ?? 1)
  }
}
