import PotluckServerFiles

/// The texts of one language as its file has them: lines of `key = text`.
///
/// The file begins with `language = ` and the language's tag. What is empty or begins with `#` is a
/// remark.
package struct LanguageTexts: Sendable {
  /// The language's tag as BCP 47 has it.
  package let tag: String
  /// The texts by their keys.
  package private(set) var texts: [String: String] = [:]
  /// What cannot be read.
  private var unread: [String] = []

  init(tag: String) { self.tag = tag }

  /// The languages that come along, English first.
  package static let own = read(
    String(
      decoding: UnsafeBufferPointer(
        start: EmbeddedFile.languages.bytes, count: EmbeddedFile.languages.count), as: UTF8.self))

  /// The language that has every text: others are checked against it and fall back to it.
  package static let english = own.first ?? LanguageTexts(tag: "en")

  /// Reads the files of several languages, joined into one text.
  package static func read(_ files: String) -> [LanguageTexts] {
    var (languages, number): ([LanguageTexts], Int) = ([], 0)
    for line in files.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "=", maxSplits: 1).map { trimmed($0) }
      if parts.count == 2, parts[0] == "language" {
        languages.append(LanguageTexts(tag: parts[1]))
        number = 1
      } else if let last = languages.indices.last {
        languages[last].add(parts, line: number)
      }
    }
    return languages
  }

  private mutating func add(_ parts: [String], line: Int) {
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      return unread.append("\(tag): line \(line): this is no \"key = text\"")
    }
    if texts.updateValue(parts[1], forKey: parts[0]) != nil {
      unread.append("\(tag): line \(line): \(parts[0]) stands here a second time")
    }
  }

  /// The text without the spaces around it.
  private static func trimmed(_ text: Substring) -> String {
    guard let last = text.lastIndex(where: { $0 != " " }) else { return "" }
    return String(text[...last].drop { $0 == " " })
  }

  /// What is wrong with the texts, each with the language and the key.
  package var faults: [String] {
    let families = PhraseFamily.allCases.map { "\($0.rawValue)." }
    let wanted = Set(Phrase.allCases.map(\.rawValue)).union(
      Self.english.texts.keys.filter { key in families.contains { key.hasPrefix($0) } })
    let missing = wanted.subtracting(texts.keys).sorted().map { "\(tag): \($0) is missing" }
    let unknown = texts.keys.filter { !wanted.contains($0) }.sorted()
      .map { "\(tag): there is no text \($0)" }
    let differing = texts.keys.sorted().compactMap { key -> String? in
      let places = Self.places(texts[key])
      let english = Self.places(Self.english.texts[key] ?? texts[key])
      return places == english
        ? nil : "\(tag): \(key) has the places \(places), and \(english) in English"
    }
    let directions = ["ltr", "rtl"]
    let direction = texts[Phrase.direction.rawValue] ?? "ltr"
    return unread + missing + unknown + differing
      + (directions.contains(direction) ? [] : ["\(tag): direction is one of \(directions)"])
  }

  private static func places(_ text: String?) -> [Int] {
    PhraseText(text ?? "").places.sorted()
  }
}
