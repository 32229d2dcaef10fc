/// One figure of a recipe's nutrition: `calories`, `240 kcal`.
public struct Nutrient: Sendable, Hashable {
  /// The property of schema.org's `NutritionInformation`: `calories`, `fatContent`, `servingSize`;
  /// for what schema.org does not know the source's own word.
  public var name: String
  /// The figure as the source writes it: `12 g`.
  public var text: String

  /// The names that schema.org has.
  public static let knownNames = [
    "calories", "carbohydrateContent", "cholesterolContent", "fatContent", "fiberContent",
    "proteinContent", "saturatedFatContent", "servingSize", "sodiumContent", "sugarContent",
    "transFatContent", "unsaturatedFatContent",
  ]

  /// Creates a nutrient.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The number that the text begins with; nil where it has none, or no certain one (`10-12 g`).
  public var number: Double? { figure?.number }

  /// The word behind the number: `kcal`, `g`, `%`.
  public var unit: String? { figure?.unit }

  /// The first number of the text with the word behind it.
  private var figure: (number: Double, unit: String?)? {
    guard let start = text.utf8.firstIndex(where: Self.isDigit) else { return nil }
    let digits = text[start...].prefix { $0.utf8.allSatisfy(Self.isDigit) || ".,".contains($0) }
    let rest = text[digits.endIndex...].drop(while: \.isWhitespace)
    if let next = rest.first, "-–—/⁄".contains(next) || next.isNumber { return nil }
    guard let number = Self.number(digits.trimmedMarks) else { return nil }
    let unit = rest.first == "%" ? "%" : String(rest.prefix(while: \.isLetter))
    return (number, unit.isEmpty ? nil : unit)
  }

  /// A number in which a comma, or else a point, may part thousands: `1,200`, `1,5`, `1.200,5`.
  private static func number(_ digits: Substring) -> Double? {
    let marks = digits.filter { $0 == "." || $0 == "," }
    guard let last = marks.last else { return Double(digits) }
    let tail = digits.split(separator: last, omittingEmptySubsequences: false).last ?? ""
    let isThousands =
      marks.count == 1
      ? last == "," && tail.count == 3 && digits.first != "0"
      : !marks.dropLast().contains { $0 != last }
    let decimal: Character? = isThousands ? nil : last
    return Double(
      String(digits.compactMap { $0 == decimal ? "." : ".,".contains($0) ? nil : $0 }))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}

extension Substring {
  /// The text without full stops and commas behind it.
  fileprivate var trimmedMarks: Substring {
    var text = self
    while let last = text.last, ".,".contains(last) { text.removeLast() }
    return text
  }
}
