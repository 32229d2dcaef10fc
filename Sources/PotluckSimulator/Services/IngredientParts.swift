internal import RecipeModel

/// An ingredient line in its parts: `1 1/2 cups tomatoes, halved` is 1.5, `cups` and the rest.
struct IngredientParts: Sendable, Hashable {
  /// The quantity as it stands in the line; empty when there is none.
  var quantityText = ""
  /// The quantity as a number.
  var quantity: Double?
  /// The unit; empty when there is none.
  var unit = ""
  /// What is left of the line.
  var name = ""

  /// Reads a line: numbers at its beginning, then a unit, then the rest.
  init(_ line: String) {
    var words = line.split(separator: " ")[...]
    var numbers: [Substring] = []
    while let word = words.first, let value = Self.number(word) {
      quantity = (quantity ?? 0) + value
      numbers.append(word)
      words.removeFirst()
    }
    quantityText = numbers.joined(separator: " ")
    if quantity != nil, words.count > 1, let word = words.first,
      SimulatedRecipe.units.contains(word.lowercased())
    {
      unit = String(word)
      words.removeFirst()
    }
    name = words.joined(separator: " ")
  }

  /// The quantity and the unit as one text; empty when there is neither.
  var measure: String {
    [quantityText, unit].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func number(_ word: Substring) -> Double? {
    if let fraction = fractions[String(word)] { return fraction }
    let halves = word.split(separator: "/", omittingEmptySubsequences: false)
    if halves.count == 2, let over = Int(halves[0]), let under = Int(halves[1]), under > 0 {
      return Double(over) / Double(under)
    }
    guard word.first?.isASCII == true, word.first?.isNumber == true else { return nil }
    return Double(word)
  }

  private static let fractions: [String: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 0.333, "⅔": 0.667,
  ]
}
