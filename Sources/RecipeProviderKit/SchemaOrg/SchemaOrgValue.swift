import PotluckSupport
import RecipeModel

/// Reads the many forms in which schema.org allows one value to be written.
///
/// Once the task is cancelled nothing more is found, so that a long list ends the sooner. Each part
/// of a value is looked at once, however deep values are nested into each other: the work grows with
/// the size of the value alone.
enum SchemaOrgValue {
  /// The most words of one list that are kept.
  private static let mostWords = 200

  /// The first text of a value: a string, a number, an object's value, text or name, or the first
  /// of an array.
  static func text(_ json: JSON?, limit: Int = ListingLimits.titleCharacters) -> String? {
    switch json {
    case _ where Task.isCancelled: return nil
    case .string(let text): return TextCleaning.clean(text, limit: limit)
    case .number(let number): return TextCleaning.clean(number.literal, limit: limit)
    case .array(let elements): return elements.firstNonNil { text($0, limit: limit) }
    case .object(let object):
      return ["@value", "value", "text", "name"].firstNonNil { text(object[$0], limit: limit) }
    default: return nil
    }
  }

  /// Every text of a value, each once: texts split at commas.
  static func words(_ json: JSON?) -> [String] {
    let elements = json?.arrayValue ?? json.map { [$0] } ?? []
    var seen: Set<String> = []
    var words: [String] = []
    for element in elements.prefix(mostWords) where !Task.isCancelled {
      for part in parts(of: element) where seen.insert(part.lowercased()).inserted {
        words.append(part)
        if words.count == mostWords { return words }
      }
    }
    return words
  }

  private static func parts(of json: JSON) -> [String] {
    guard let text = json.stringValue else { return text(json).map { [$0] } ?? [] }
    // Behind the cleaning there are no references left whose semicolons or commas could be meant.
    return text.utf8.split(separator: UInt8(ascii: ","), maxSplits: mostWords).prefix(mostWords)
      .compactMap { Self.text(.string(String(Substring($0)))) }
  }

  /// The first web link of a value: a string, an object's address, or the first of an array.
  ///
  /// With a base, relative links are read too, except an `@id`: that may be no more than a name.
  static func link(_ json: JSON?, base: RequestURL? = nil) -> String? {
    switch json {
    case _ where Task.isCancelled: return nil
    case .string(let text):
      if let link = WebLink.read(text) { return link }
      guard let base, !text.isEmpty, text.utf8.count <= ListingLimits.linkBytes else { return nil }
      return WebLink.accept((try? base.resolving(text))?.text)
    case .array(let elements): return elements.firstNonNil { link($0, base: base) }
    case .object(let object):
      return ["url", "contentUrl", "embedUrl"].firstNonNil { link(object[$0], base: base) }
        ?? link(object["@id"])
    default: return nil
    }
  }

  /// Whole minutes: a duration in any form, or the upper end of a range.
  static func minutes(_ json: JSON?) -> Int? {
    switch json {
    case .string(let text): return LooseDuration.minutes(text)
    case .number(let number): return LooseDuration.minutes(number: number.doubleValue)
    case .array(let elements): return elements.firstNonNil { minutes($0) }
    case .object(let object):
      return SchemaOrgQuantity.minutes(object)
        ?? ["maxValue", "@value", "value", "text", "name", "duration", "minValue"].firstNonNil {
          minutes(object[$0])
        }
    default: return nil
    }
  }

  /// A number, or a text that begins with one, with a decimal point or comma.
  static func number(_ json: JSON?) -> Double? {
    guard let text = json?.stringValue else { return json?.doubleValue }
    guard text.utf8.count <= 32, let text = TextCleaning.clean(text) else { return nil }
    if let number = Double(text) { return number.isFinite ? number : nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || ".,-".contains($0)) }
    let marks = digits.count { $0 == "," }
    if marks > 0, digits.contains(".") || marks > 1 {
      return Double(digits.replacing(",", with: ""))
    }
    return Double(digits.replacing(",", with: "."))
  }

  /// A count of people: a whole number, thousands parted or not.
  static func count(_ json: JSON?) -> Int? {
    if let number = json?.intValue { return number }
    guard let text = json?.stringValue, text.utf8.count <= 32 else { return nil }
    let digits = text.drop { !$0.isNumber }
      .prefix { $0.isASCII && ($0.isNumber || ",. ".contains($0)) }
    return Int(digits.filter(\.isNumber))
  }

  /// The names of people or organisations, each once.
  static func names(_ json: JSON?, in graph: SchemaOrgGraph) -> [String] {
    var names: [String] = []
    var references = graph.references
    collectNames(json, &references, depth: 0, into: &names)
    return names
  }

  private static func collectNames(
    _ json: JSON?, _ references: inout SchemaOrgReferences, depth: Int,
    into names: inout [String]
  ) {
    guard let json, depth < SchemaOrgGraph.deepest, names.count < 20, !Task.isCancelled else {
      return
    }
    let name: String?
    switch references.follow(json) {
    case .array(let elements):
      for element in elements {
        collectNames(element, &references, depth: depth + 1, into: &names)
      }
      return
    case .object(let object):
      let parts = ["givenName", "familyName"].compactMap { text(object[$0]) }
      name =
        ["name", "Name", "alternateName"].firstNonNil { text(object[$0]) }
        ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
    case let value: name = text(value)
    }
    guard let name, !WebLink.isWebLink(name), !names.contains(name) else { return }
    names.append(name)
  }
}
