import RecipeRendering

/// A language that the pages speak.
struct Language: Sendable {
  /// Its tag as BCP 47 has it.
  let tag: String
  private let texts: [String: PhraseText]

  /// The languages that come along, English first.
  static let own = LanguageTexts.own.map { Language($0) }
  static let english = Language(LanguageTexts.english)

  init(_ file: LanguageTexts) {
    tag = file.tag
    texts = LanguageTexts.english.texts.merging(file.texts) { $1 }.mapValues { PhraseText($0) }
  }

  /// The language's own name.
  var name: String { self(.languageName) }
  /// The direction in which it is written: `ltr` or `rtl`.
  var direction: String { self(.direction) }

  /// A text with its values.
  func callAsFunction(_ phrase: Phrase, _ values: String...) -> String {
    texts[phrase.rawValue]?.filled(values) ?? phrase.rawValue
  }

  /// A text with pieces of a page as its values: what a source has said keeps its own direction.
  func sentence(_ phrase: Phrase, _ values: HTMLNode...) -> HTMLNode {
    guard let text = texts[phrase.rawValue] else { return .text(phrase.rawValue) }
    return .group(
      text.filled(values, missing: { _ in .nothing }, text: HTMLNode.text) { value in
        if case .text("1") = value { true } else { false }
      })
  }

  /// The text for a name that the program has elsewhere; one that it does not know is as it is.
  func name(of name: String, _ family: PhraseFamily) -> String {
    texts["\(family.rawValue).\(name)"]?.filled([]) ?? name.replacing("-", with: " ")
  }
}
