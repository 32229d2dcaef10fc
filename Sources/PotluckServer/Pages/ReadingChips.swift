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
    let words = report.query.text.isEmpty ? language(.noWords) : report.query.text
    return [
      .tag("p", ["class": "note", "id": "reading"], [language.sentence(.readAs, .said(words))]),
      .tag(
        "ul", ["class": "chips reading", "aria-labelledby": "reading"],
        report.interpretation.map(chip)),
    ]
  }

  private func chip(_ words: InterpretedWords) -> HTMLNode {
    let label = language(.searchAsTyped, words.words)
    return .tag(
      "li", [:],
      [
        .tag(
          "a", ["href": "/?\(address(without: words))", "title": label],
          [
            text(words), .text(" "),
            .tag("span", ["aria-hidden": "true"], text: "\u{D7}"),
            .tag(
              "span", ["class": "unseen"],
              [language.sentence(.searchAsTyped, .said(words.words))]),
          ])
      ])
  }

  /// The address of the same search with some words in quotation marks.
  private func address(without words: InterpretedWords) -> String {
    let first = Parameters(parameters.entries.filter { $0.name != "more" })
    return first.setting("query", QueryReading.text(report.asked.text, quoting: words)).text
  }

  private func text(_ words: InterpretedWords) -> HTMLNode {
    let values = words.values.map { language.name(of: $0, .name) }.joined(separator: ", ")
    let list = words.values.joined(separator: ", ")
    return switch words.meaning {
    case .filler: language.sentence(.readFiller, .said(words.words))
    case .diets: .text(values)
    case .avoid: .text(language(.readAvoid, values))
    case .include: language.sentence(.readWith, .said(list))
    case .exclude: language.sentence(.free, .said(list))
    case .maxMinutes: language.sentence(.atMost, .said(list))
    case .servings: language.sentence(.readServings, .said(list))
    case .have: language.sentence(.readHave, .said(list))
    }
  }
}
