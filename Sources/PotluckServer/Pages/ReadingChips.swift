import RecipeModel
import RecipeRendering
import RecipeSearch

/// What was taken from the words of a search, each with a link that searches these words as they
/// stand.
struct ReadingChips {
  let report: SearchReport
  let parameters: Parameters
  let language: Language

  /// The chips under a sentence that says what is searched for; nothing where nothing was taken.
  var nodes: [HTMLNode] {
    guard !report.interpretation.isEmpty else { return [] }
    let words = report.query.text.isEmpty ? Phrases.noWords(language) : report.query.text
    return [
      .tag("p", ["class": "note", "id": "reading"], [.said(Phrases.readAs(language, words))]),
      .tag(
        "ul", ["class": "chips reading", "aria-labelledby": "reading"],
        report.interpretation.map(chip)),
    ]
  }

  private func chip(_ words: InterpretedWords) -> HTMLNode {
    let label = Phrases.searchAsTyped(language, words.words)
    return .tag(
      "li", [:],
      [
        .tag(
          "a", ["href": "/?\(address(without: words))", "title": label],
          [
            .said(text(words)), .text(" "),
            .tag("span", ["aria-hidden": "true"], text: "\u{D7}"),
            .tag("span", ["class": "unseen"], [.said(label)]),
          ])
      ])
  }

  /// The address of the same search with some words in quotation marks.
  private func address(without words: InterpretedWords) -> String {
    let first = Parameters(parameters.entries.filter { $0.name != "more" })
    return first.setting("query", QueryReading.text(report.asked.text, quoting: words)).text
  }

  private func text(_ words: InterpretedWords) -> String {
    let values = words.values.map { Phrases.name($0, language) }.joined(separator: ", ")
    let list = words.values.joined(separator: ", ")
    return switch words.meaning {
    case .filler: Phrases.readFiller(language, words.words)
    case .diets: values
    case .avoid: Phrases.readAvoid(language, values)
    case .include: Phrases.readWith(language, list)
    case .exclude: Phrases.readWithout(language, list)
    case .maxMinutes: Phrases.readTime(language, list)
    case .servings: Phrases.readServings(language, list)
    case .have: Phrases.readHave(language, list)
    }
  }
}

extension Phrases {
  fileprivate static let readAs = Phrase("Read as “{0}”:", "Verstanden als „{0}“:")
  fileprivate static let noWords = Phrase("any recipe", "jedes Rezept")
  fileprivate static let searchAsTyped = Phrase(
    "Search “{0}” as it stands", "„{0}“ so suchen, wie es da steht")
  fileprivate static let readFiller = Phrase("“{0}” left out", "ohne „{0}“ gesucht")
  fileprivate static let readAvoid = Phrase("avoiding {0}", "ohne {0}")
  fileprivate static let readWith = Phrase("with {0}", "mit {0}")
  fileprivate static let readWithout = Phrase("without {0}", "ohne {0}")
  fileprivate static let readTime = Phrase("at most {0} min", "höchstens {0} Min.")
  fileprivate static let readServings = Phrase("for {0}", "für {0}")
  fileprivate static let readHave = Phrase("you have {0}", "vorhanden: {0}")
}
