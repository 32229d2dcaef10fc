import RecipeModel
import RecipeProviderKit
package import RecipeScreening
import RecipeSearch

/// What the screen of diets and allergens found, in words.
package enum ScreenWording {
  /// What the answers are and are not; stands where they are shown.
  package static let disclaimer =
    "The screen reads words, not labels: brands differ, and traces and shared equipment cannot be "
    + "seen. It is a help, no medical advice; with an allergy, read the packages."

  /// A finding in a sentence without a final stop.
  package static func sentence(_ finding: ScreenFinding) -> String {
    var text = "\(finding.subject.name): \(verdict(finding)), \(finding.reason.text)"
    if let line = finding.line, let word = finding.word {
      text += " (\u{201C}\(Sanitizer.terminal(word))\u{201D} in: \(Sanitizer.terminal(line)))"
    }
    if let note = finding.note {
      text += "; rarely \(note.holds) in \u{201C}\(Sanitizer.terminal(note.word))\u{201D}"
    }
    if finding.refutesClaim { text += "; the source claims otherwise" }
    return text
  }

  private static func verdict(_ finding: ScreenFinding) -> String {
    finding.verdict.rawValue
  }

  /// The mark of a recipe in a list: `fits`, `unknown`, or nothing.
  static func mark(_ findings: [ScreenFinding]) -> String {
    if findings.isEmpty { return "" }
    return findings.contains { $0.verdict == .unknown } ? "unknown" : "fits"
  }

  /// What a reader of a list must know of its marks.
  static func notes(_ report: SearchReport) -> [String] {
    let subjects = ScreenSubject.asked(in: report.query)
    guard !subjects.isEmpty else { return [] }
    let names = subjects.map(\.name).joined(separator: ", ")
    let unknown = report.recipes.count { mark($0.screen) == "unknown" }
    var notes: [String] = []
    let counts = subjects.compactMap { subject in
      report.conflicts[subject].map { (count: $0, name: subject.name) }
    }
    let conflicts = report.outcomes.reduce(0) { $0 + ($1.listings.dropped(.conflicts)) }
    if let first = counts.first {
      let others = counts.dropFirst().map { "\($0.count) with \($0.name)" }
      let head = "\(Wording.count(first.count, "listing")) conflicted with \(first.name)"
      notes.append(([head] + others).joined(separator: ", "))
    } else if conflicts > 0 {
      notes.append("\(Wording.count(conflicts, "listing")) conflicted with \(names)")
    }
    if unknown > 0 {
      notes.append("of \(Wording.count(unknown, "recipe")) it cannot be told (\(names))")
    }
    return notes + [
      "the screen reads titles and ingredients, not steps or labels: no medical advice"
    ]
  }
}
