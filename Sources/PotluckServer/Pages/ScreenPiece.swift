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
    let verdict = language.name(of: finding.verdict.rawValue, .verdict)
    var nodes: [HTMLNode] = [
      .tag("strong", text: language.name(of: finding.subject.name, .name)), .text(": \(verdict)"),
    ]
    switch finding.reason {
    case .holds(let what): nodes.append(.text(", " + language(.holds, name(what, language))))
    case .mayHold(let what):
      nodes.append(.text(", " + language(.mayHold, name(what, language))))
    case .notRecognised: nodes.append(.text(", " + language(.notRecognised)))
    case .nothingToRead: nodes.append(.text(", " + language(.nothingToRead)))
    case .cutOff: nodes.append(.text(", " + language(.cutOff)))
    case .otherLists: nodes.append(.text(", " + language(.cutOff)))
    case .namesAlone: nodes.append(.text(", " + language(.namesAlone)))
    case .beside(let what, let place):
      let place = language.name(of: place.rawValue, .place)
      nodes.append(.text(", " + language(.beside, name(what, language), place)))
    case .nothingInLines: nodes.append(.text(", " + language(.stepsNotJudged)))
    case .nothingFound: break
    }
    if let word = finding.word {
      nodes += [.text(" ("), .tag("q", [:], [.said(word)]), .text(")")]
    }
    if let note = finding.note {
      let text = language(.rarely, name(note.holds, language))
      nodes += [.text("; \(text) ("), .tag("q", [:], [.said(note.word)]), .text(")")]
    }
    if finding.refutesClaim { nodes.append(.text("; " + language(.claimedOtherwise))) }
    return nodes
  }

  private static func name(_ text: String, _ language: Language) -> String {
    language.name(of: text, .name)
  }

  /// All that the screen tells of a recipe; what conflicts first.
  static func section(_ recipe: Recipe, _ visit: Visit) -> HTMLNode {
    let (language, law) = (visit.language, visit.settings.law)
    let findings = RecipeScreen(law: law).findings(of: recipe, for: ScreenSubject.all(law))
    let order: [ScreenVerdict] = [.conflicts, .unknown, .fits]
    return .tag(
      "details", ["class": "screening"],
      [
        .tag("summary", ["lang": language.tag], text: language(.screening)),
        .tag(
          "ul", ["class": "screen", "lang": language.tag],
          order.flatMap { verdict in
            findings.filter { $0.verdict == verdict }.map {
              HTMLNode.tag("li", ["data-verdict": verdict.rawValue], said($0, language))
            }
          }),
        .tag(
          "p", ["lang": language.tag], [.tag("small", text: language(.screenLead))]),
      ])
  }
}
