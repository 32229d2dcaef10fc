import RecipeModel

/// Reads the many forms in which schema.org allows one value to be written.
///
/// Once the task is cancelled nothing more is found, so that a long list ends the sooner.
enum SchemaOrgValue {
  /// The most words of one list that are kept.
  private static let maxWords = 200

  /// The first text of a value: a string, a number, an object's value, text or name, or the first
  /// of an array.
  static func text(_ json: JSON?, limit: Int = ListingLimits.titleCharacters) -> String? {
    switch json {
    case _ where Task.isCancelled: return nil
    case .string(let text): return TextCleaning.clean(text, limit: limit)
    case .number(let number): return TextCleaning.clean(number.literal, limit: limit)
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
      return Array(
        text.utf8.split(separator: UInt8(ascii: ","), maxSplits: maxWords).lazy
          .compactMap { Self.text(.string(String(Substring($0)))) }.prefix(maxWords))
    }
    return Array(
      (json?.arrayValue ?? json.map { [$0] } ?? []).lazy
        .compactMap { text($0) }.prefix(maxWords))
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
    case .array(let elements): return elements.lazy.compactMap { link($0, base: base) }.first
    case .object(let object):
      return ["url", "contentUrl"].lazy.compactMap { link(object[$0], base: base) }.first
        ?? link(object["@id"])
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

  /// A number, or a text that is one, with a decimal point or comma.
  static func number(_ json: JSON?) -> Double? {
    if let text = json?.stringValue {
      guard text.utf8.count <= 32, let text = TextCleaning.clean(text) else { return nil }
      return Double(text.replacing(",", with: "."))
    }
    return json?.doubleValue
  }

  /// Ingredient lines: an array of texts, or one text with a line each.
  static func ingredients(_ json: JSON?) -> [String] {
    if let text = json?.stringValue {
      return TextCleaning.ingredientLines(MarkedUpLines(text))
    }
    let elements = json?.arrayValue ?? json.map { [$0] } ?? []
    return TextCleaning.ingredientLines(
      elements.lazy.compactMap { text($0, limit: ListingLimits.ingredientCharacters) })
  }

  /// The steps of a recipe: a text, or an array of texts, `HowToStep` and `HowToSection`.
  static func steps(_ json: JSON?) -> [String] {
    var steps: [String] = []
    collectSteps(json, depth: 0, into: &steps)
    return steps
  }

  private static func collectSteps(_ json: JSON?, depth: Int, into steps: inout [String]) {
    guard depth < 6, steps.count < ListingLimits.steps, !Task.isCancelled, let json else { return }
    switch json {
    case .string(let text):
      steps += MarkedUpLines(text).lazy
        .compactMap { TextCleaning.clean($0, limit: ListingLimits.paragraphCharacters) }
        .prefix(ListingLimits.steps - steps.count)
    case .array(let elements):
      for element in elements { collectSteps(element, depth: depth + 1, into: &steps) }
    case .object(let object):
      let count = steps.count
      for name in ["itemListElement", "steps", "text", "item", "name"] {
        collectSteps(object[name], depth: depth + 1, into: &steps)
        if steps.count > count { return }
      }
    default: break
    }
  }
}

/// The lines of a text, whether they are broken by characters or by HTML's blocks.
///
/// Lines come one at a time, so that whoever wants only some pays only for these, and none come
/// once the task is cancelled. Markup that breaks no line stays in them: ``TextCleaning`` removes it.
struct MarkedUpLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0

  /// The most bytes of a text that are read: more than all its steps may have.
  private static let longestText = 1 << 20

  init(_ text: String) {
    let text =
      text.utf8.count <= Self.longestText
      ? text : String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
    let isEscaped = text.utf8.contains(UInt8(ascii: "&")) && !text.utf8.contains(UInt8(ascii: "<"))
    bytes = Array((isEscaped ? HTMLEntities.decode(text) ?? text : text).utf8)
  }

  mutating func next() -> String? {
    guard index < bytes.count, !Task.isCancelled else { return nil }
    let start = index
    while index < bytes.count {
      let length = breakLength(at: index)
      if length > 0 {
        defer { index += length }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      index += 1
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// How many bytes at an offset break the line: a newline of Unicode, or a tag; else 0.
  private func breakLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0A...0x0D: 1
    case 0xC2 where bytes[offset...].starts(with: [0xC2, 0x85]): 2
    case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]): 3
    case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): 3
    case UInt8(ascii: "<"): tagLength(at: offset)
    default: 0
    }
  }

  /// The length of a tag that breaks a line: `<br>` in its spellings, or the end of a block.
  private func tagLength(at offset: Int) -> Int {
    let tag = bytes[(offset + 1)...].prefix(Self.longestTag)
    guard let end = tag.firstIndex(of: UInt8(ascii: ">")) else { return 0 }
    let name = String(decoding: tag[..<end], as: UTF8.self).lowercased()
      .prefix { $0 != " " && $0 != "\n" }
    let isBreak = ["br", "br/", "/p", "/li", "/div", "/h1", "/h2", "/h3", "/h4"].contains(name)
    return isBreak ? end + 1 - offset : 0
  }

  /// Enough for `<br>` with the attributes that editors leave in it.
  private static let longestTag = 64
}
