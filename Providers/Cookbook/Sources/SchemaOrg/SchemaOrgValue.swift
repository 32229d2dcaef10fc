import RecipeModel
import RecipeProviderKit

/// Reads the many forms in which schema.org allows one value to be written.
enum SchemaOrgValue {
  /// The first text of a value: a string, a number, an object's value, text or name, or the first
  /// of an array.
  static func text(_ json: JSON?, limit: Int = ListingLimits.titleCharacters) -> String? {
    switch json {
    case .string(let text): return TextCleaning.clean(text, limit: limit)
    case .number(let number): return number.literal
    case .array(let elements): return elements.lazy.compactMap { text($0, limit: limit) }.first
    case .object(let object):
      return ["@value", "value", "text", "name"].lazy
        .compactMap { text(object[$0], limit: limit) }.first
    default: return nil
    }
  }

  /// Every text of a value: a string split at commas, or the texts of an array.
  static func words(_ json: JSON?) -> [String] {
    if let text = json?.stringValue {
      return text.split(separator: ",").compactMap { TextCleaning.clean(String($0)) }
    }
    return (json?.arrayValue ?? json.map { [$0] } ?? []).compactMap { text($0) }
  }

  /// The first web link of a value: a string, an object's address, or the first of an array.
  static func link(_ json: JSON?) -> String? {
    switch json {
    case .string(let text): return WebLink.accept(text)
    case .array(let elements): return elements.lazy.compactMap { link($0) }.first
    case .object(let object):
      return ["url", "contentUrl", "@id"].lazy.compactMap { link(object[$0]) }.first
    default: return nil
    }
  }

  /// Whole minutes: an ISO 8601 duration, or a number of minutes.
  static func minutes(_ json: JSON?) -> Int? {
    switch json {
    case .string(let text):
      return ISO8601Duration.minutes(text)
    case .number(let number):
      return number.intValue.flatMap { 1..<527_040 ~= $0 ? $0 : nil }
    case .array(let elements): return elements.lazy.compactMap { minutes($0) }.first
    default: return nil
    }
  }

  /// Ingredient lines: an array of texts, or one text with a line each.
  static func ingredients(_ json: JSON?) -> [String] {
    if let text = json?.stringValue { return TextCleaning.ingredientLines(lines(of: text)) }
    let elements = json?.arrayValue ?? json.map { [$0] } ?? []
    return TextCleaning.ingredientLines(
      elements.lazy.compactMap { text($0, limit: ListingLimits.ingredientCharacters) })
  }

  /// The steps of a recipe: a text, or an array of texts, `HowToStep` and `HowToSection`.
  static func steps(_ json: JSON?) -> [String] {
    var steps: [String] = []
    collectSteps(json, depth: 0, into: &steps)
    return Array(steps.prefix(ListingLimits.steps))
  }

  private static func collectSteps(_ json: JSON?, depth: Int, into steps: inout [String]) {
    guard depth < 6, let json else { return }
    switch json {
    case .string(let text):
      steps += lines(of: text).compactMap {
        TextCleaning.clean($0, limit: ListingLimits.paragraphCharacters)
      }
    case .array(let elements):
      for element in elements { collectSteps(element, depth: depth + 1, into: &steps) }
    case .object(let object):
      if let inner = object["itemListElement"] ?? object["steps"] {
        return collectSteps(inner, depth: depth + 1, into: &steps)
      }
      collectSteps(
        object["text"] ?? object["item"] ?? object["name"], depth: depth + 1, into: &steps)
    default: break
    }
  }

  /// The lines of a text, whether they are broken by characters or by markup.
  private static func lines(of text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "<")) else {
      return text.split(whereSeparator: \.isNewline).map(String.init)
    }
    var text = text
    for mark in ["<br>", "<br/>", "<br />", "</p>", "</li>", "<BR>", "</P>", "</LI>"] {
      text = text.replacing(mark, with: "\n")
    }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
