import PotluckSupport
package import RecipeModel

/// Reads the ingredients of a service that does not keep to one form: an array of lines or of
/// objects, an object, or one text.
///
/// What says something and cannot be read becomes ``UnreadLine/mark``, so that no list passes for
/// whole that is not.
package enum IngredientList {
  private static let deepest = 6

  /// The lines, not cleaned; none where nothing is said.
  package static func lines(of json: JSON?) -> [String] {
    switch json {
    case nil, .null, .bool(false): []
    case .string(let text): lines(of: text)
    case .array(let elements): elements.flatMap { lines(ofElement: $0, depth: 1) }
    case .object(let object): lines(of: object, depth: 0)
    case .number, .bool: [UnreadLine.mark]
    }
  }

  private static func lines(ofElement json: JSON, depth: Int) -> [String] {
    switch json {
    case .null: []
    case .string(let text): IngredientEntries.of(text)
    case .array(let elements) where depth < deepest:
      elements.flatMap { lines(ofElement: $0, depth: depth + 1) }
    case .object(let object) where depth < deepest: lines(of: object, depth: depth)
    default: UnreadLine.isSaid(by: json) ? [UnreadLine.mark] : []
    }
  }

  // MARK: Texts

  /// One text with all of them, on lines or parted by a sign.
  ///
  /// Commas part them only where each part begins with an amount, or none has one; "1 onion, chopped"
  /// is a line.
  private static func lines(of text: String) -> [String] {
    if text.utf8.first == UInt8(ascii: "["), let list = try? JSON(parsing: text) {
      return lines(of: list)
    }
    let lines = Array(MarkedUpLines(text))
    guard lines.count == 1, let text = lines.first else { return lines }
    if let mark = [";", "|"].first(where: { text.contains($0 as String) }) {
      return parts(of: text, at: mark)
    }
    let parts = parts(of: text, at: ",")
    let amounts = parts.count { $0.first { !$0.isWhitespace }?.isNumber == true }
    let isList = amounts == parts.count || amounts == 0 && !text.contains(where: \.isNumber)
    return isList ? parts : lines
  }

  private static func parts(of text: String, at mark: String) -> [String] {
    text.split(separator: mark).map(String.init).filter { $0.contains { !$0.isWhitespace } }
  }

  // MARK: Objects

  private static let wholes = [
    "original", "originalString", "raw_text", "rawText", "text", "display", "line",
  ]
  private static let amounts = ["quantity", "amount", "qty", "measure", "value"]
  private static let units = ["unit", "units", "unitName", "unit_name"]
  private static let foods = ["name", "food", "ingredient", "item", "description", "title"]

  /// One ingredient, a list within, or foods by their names: `{"flour": "200 g"}`.
  private static func lines(of object: JSONObject, depth: Int) -> [String] {
    for name in ["ingredients", "ingredient", "items", "list"] {
      guard let inner = object[name], inner.arrayValue != nil else { continue }
      return lines(ofElement: inner, depth: depth + 1)
    }
    func text(_ names: [String]) -> String? {
      names.firstNonNil { Self.text(object[$0]) }
    }
    if let whole = text(wholes) { return [whole] }
    if let food = text(foods) {
      return [[text(amounts), text(units), food].compactMap(\.self).joined(separator: " ")]
    }
    let isListed = (wholes + foods + amounts + units).contains { object[$0] != nil }
    if isListed {
      return UnreadLine.isSaid(by: .object(object)) ? [UnreadLine.mark] : []
    }
    return object.members.filter { !isIdentifier($0.name) }.flatMap {
      line(of: $0.value, under: $0.name, depth: depth)
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name == "id" || name.hasSuffix("_id") || name.hasSuffix("Id") || name.hasPrefix("@")
  }

  private static func line(of value: JSON, under name: String, depth: Int) -> [String] {
    // Counted members, such as `1` or `ingredient1`, name no food.
    if name.last?.isNumber == true { return lines(ofElement: value, depth: depth + 1) }
    if let amount = text(value) { return ["\(amount) \(name)"] }
    switch value {
    case .null, .string, .bool(true): return [name]
    case .bool: return []
    default: return lines(ofElement: value, depth: depth + 1)
    }
  }

  /// A text, a number, or the name of an object.
  private static func text(_ json: JSON?) -> String? {
    switch json {
    case .string(let text): text.contains { !$0.isWhitespace } ? text : nil
    case .number(let number): number.literal
    case .object(let object): object["name"]?.stringValue
    default: nil
    }
  }
}
