import TestSupport

/// Ingredient lines for tests.
enum IngredientLines {
  static let ordinary = [
    "1 (14-ounce) can tomatoes, crushed", "2 cups flour", "1 1/2 cups sugar", "1½ cups milk",
    "½ tsp salt", "2-3 carrots", "2 to 3 tbsp. olive oil", "200g flour", "1,5 kg Mehl",
    "1 cup (240 ml) milk", "1 cup plus 2 tablespoons sugar", "500g/1lb 2oz flour",
    "2 x 400g tins chopped tomatoes", "One 15-ounce can black beans", "a pinch of salt",
    "half a lemon", "1 lb 4 oz beef", "4 chicken breasts (about 1 1/2 pounds)",
    "1 heaping cup oats", "Rice - 1 cup", "salt to taste", "1 dozen eggs", "0.25 teaspoon pepper",
    "  3  eggs ", "1 cup butter or 1 cup margarine", "2 fl oz rum", "1 gallon water", "5 g salt",
  ]
}

extension SeededRandom {
  /// A line made of pieces that mean something to the reader.
  mutating func line() -> String {
    var line = ""
    for _ in 0..<Int.random(in: 0...14, using: &self) {
      switch Int.random(in: 0..<8, using: &self) {
      case 0:
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
          line.unicodeScalars.append(scalar)
        }
      case 1: line += "\(Int.random(in: 0...2_000, using: &self))"
      default: line += Self.pieces.randomElement(using: &self) ?? ""
      }
    }
    return line
  }

  private static let pieces = [
    " ", " ", " ", "-", "–", "/", ".", ",", "(", ")", "½", "¾", "1", "2", "1/2", "0", "cup", "cups",
    "oz", "fl oz", "g", "kg", "ml", "T", "can", " to ", " or ", " plus ", "about ", "a ", "half ",
    "x", "×", "%", "°", "\"", "&", "flour", "of ", "each", "total", ":", "\u{301}", "🥕", "\r\n",
    "999999999", "ounces, fluid", "cuillère à soupe", "(s)", "²", "٣", "each ", "minus ",
  ]
}
