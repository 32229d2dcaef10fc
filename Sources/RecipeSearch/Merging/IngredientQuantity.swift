/// How much of an ingredient a line asks for, in millilitres, grams or pieces.
struct IngredientQuantity {
  var dimension = IngredientVocabulary.Dimension.none
  var amount: Float = 0
  /// The size of each piece in grams or millilitres, as in `1 (16 ounce) can`; 0 where not given.
  var size: Float = 0

  /// Whether two quantities are the same, told apart, or not comparable (nil).
  ///
  /// 6 % covers kitchen rounding (8 oz as 224 g, 2/3 as 0.67); 0.6 covers rounding to whole
  /// millilitres and grams of spoons (1/4 teaspoon as 1 ml).
  func agrees(with other: IngredientQuantity) -> Bool? {
    guard dimension != .none, other.dimension != .none, dimension == other.dimension
    else { return nil }
    if size > 0, other.size > 0, abs(size - other.size) > 0.06 * max(size, other.size) {
      return false
    }
    let difference = abs(amount - other.amount)
    if difference <= 0.06 * max(amount, other.amount) { return true }
    return dimension != .count && difference <= 0.63
  }
}

/// Reads a quantity at the beginning of folded text.
struct QuantityReader {
  /// A number and where it ends; fractions, mixed numbers, decimals, ranges (their first number).
  static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int
  ) -> (value: Float, end: Int, isWhole: Bool)? {
    guard let first = plain(bytes, at: start, end: end) else { return nil }
    var (value, index, isWhole) = first
    if isWhole {
      var next = index
      while next < end, bytes[next] == 0x20 { next += 1 }
      // `1 1/2`, `1-1/2`; but the second number of `1 14-ounce can` is a size.
      if next < end, bytes[next] == 0x2D { next += 1 }
      if let fraction = plain(bytes, at: next, end: end), !fraction.isWhole, fraction.value < 1 {
        value += fraction.value
        index = fraction.end
        isWhole = false
      }
    }
    // `2-3`, `2 to 3`: sources agree on the first number at least.
    var next = index
    while next < end, bytes[next] == 0x20 { next += 1 }
    if next < end, bytes[next] == 0x2D {
      next += 1
    } else if next + 3 < end, bytes[next] == 0x74, bytes[next + 1] == 0x6F, bytes[next + 2] == 0x20
    {
      next += 3
    } else {
      return (value, index, isWhole)
    }
    while next < end, bytes[next] == 0x20 { next += 1 }
    guard let upper = plain(bytes, at: next, end: end), upper.value > value else {
      return (value, index, isWhole)
    }
    var stop = upper.end
    if upper.isWhole {
      var fractionStart = stop
      while fractionStart < end, bytes[fractionStart] == 0x20 { fractionStart += 1 }
      if let fraction = plain(bytes, at: fractionStart, end: end), !fraction.isWhole {
        stop = fraction.end
      }
    }
    return (value, stop, isWhole)
  }

  private static func plain(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int
  ) -> (value: Float, end: Int, isWhole: Bool)? {
    var index = start
    var value: Float = 0
    while index < end, URLQuery.isDigit(bytes[index]) {
      value = value * 10 + Float(bytes[index] - 0x30)
      index += 1
    }
    let hasWhole = index > start
    if index + 1 < end, bytes[index] == 0x2E || (bytes[index] == 0x2C && hasWhole),
      URLQuery.isDigit(bytes[index + 1])
    {
      let separator = bytes[index]
      var scale: Float = 0.1
      var fraction: Float = 0
      var digit = index + 1
      while digit < end, URLQuery.isDigit(bytes[digit]) {
        fraction += Float(bytes[digit] - 0x30) * scale
        scale *= 0.1
        digit += 1
      }
      // `1,000` is a thousand; `1,5` is one and a half.
      if separator == 0x2C, digit - index == 4 {
        return (value * 1000 + (fraction * 1000).rounded(), digit, true)
      }
      return (value + fraction, digit, false)
    }
    guard hasWhole else { return nil }
    if index + 1 < end, bytes[index] == 0x2F, URLQuery.isDigit(bytes[index + 1]) {
      var lower: Float = 0
      var digit = index + 1
      while digit < end, URLQuery.isDigit(bytes[digit]) {
        lower = lower * 10 + Float(bytes[digit] - 0x30)
        digit += 1
      }
      if lower > 0 { return (value / lower, digit, false) }
    }
    return (value, index, true)
  }
}
