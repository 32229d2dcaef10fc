import RecipeModel
import RecipeRPC
import RecipeRendering
import RecipeScreening

/// What the screen of diets and allergens found, on cards and on a recipe's page.
enum ScreenPiece {
  /// The answers to what a search asks, with the word that decided; nothing where nothing is asked.
  static func marks(_ findings: [ScreenFinding], _ language: Language) -> HTMLNode {
    findings.isEmpty
      ? .nothing
      : .tag(
        "ul", ["class": "screen"],
        findings.map { .tag("li", ["data-verdict": $0.verdict.rawValue], said($0, language)) })
  }

  private static func said(_ finding: ScreenFinding, _ language: Language) -> [HTMLNode] {
    let verdict = Phrases.verdicts[finding.verdict.rawValue]?(language) ?? finding.verdict.rawValue
    var nodes: [HTMLNode] = [
      .tag("strong", text: Phrases.name(finding.subject.name, language)), .text(": \(verdict)"),
    ]
    switch finding.reason {
    case .holds(let what): nodes.append(.text(", " + Phrases.holds(language, name(what, language))))
    case .mayHold(let what):
      nodes.append(.text(", " + Phrases.mayHold(language, name(what, language))))
    case .notRecognised: nodes.append(.text(", " + Phrases.notRecognised(language)))
    case .nothingToRead: nodes.append(.text(", " + Phrases.nothingToRead(language)))
    case .cutOff: nodes.append(.text(", " + Phrases.cutOff(language)))
    case .namesAlone: nodes.append(.text(", " + Phrases.namesAlone(language)))
    case .beside(let what, let place):
      let place = Phrases.places[place.rawValue]?(language) ?? place.text
      nodes.append(.text(", " + Phrases.beside(language, name(what, language), place)))
    case .nothingInLines: nodes.append(.text(", " + Phrases.stepsNotJudged(language)))
    case .nothingFound: break
    }
    if let word = finding.word {
      nodes += [.text(" ("), .tag("q", [:], [.said(word)]), .text(")")]
    }
    if let note = finding.note {
      let text = Phrases.rarely(language, name(note.holds, language))
      nodes += [.text("; \(text) ("), .tag("q", [:], [.said(note.word)]), .text(")")]
    }
    if finding.refutesClaim { nodes.append(.text("; " + Phrases.claimedOtherwise(language))) }
    return nodes
  }

  private static func name(_ text: String, _ language: Language) -> String {
    Phrases.name(text, language)
  }

  /// All that the screen tells of a recipe; what conflicts first.
  static func section(_ recipe: Recipe, _ visit: Visit) -> HTMLNode {
    let (language, law) = (visit.language, visit.settings.law)
    let findings = RecipeScreen(law: law).findings(of: recipe, for: ScreenSubject.all(law))
    let order: [ScreenVerdict] = [.conflicts, .unknown, .fits]
    return .tag(
      "details", ["class": "screening"],
      [
        .tag("summary", ["lang": language.rawValue], text: Phrases.screening(language)),
        .tag(
          "ul", ["class": "screen", "lang": language.rawValue],
          order.flatMap { verdict in
            findings.filter { $0.verdict == verdict }.map {
              HTMLNode.tag("li", ["data-verdict": verdict.rawValue], said($0, language))
            }
          }),
        .tag(
          "p", ["lang": language.rawValue], [.tag("small", text: Phrases.screenLead(language))]),
      ])
  }
}
