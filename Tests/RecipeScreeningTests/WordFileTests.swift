import RecipeModel
import TestSupport
import Testing

@testable import RecipeScreening

/// The files of words against themselves.
@Suite(.fewAtOnce) struct WordFileTests {
  private static let files: [(tag: String, words: StaticString)] = [
    ("en", FoodWords.english), ("de", FoodWords.german), ("fr", FoodWords.french),
    ("es", FoodWords.spanish), ("it", FoodWords.italian), ("nl", FoodWords.dutch),
  ]

  @Test(arguments: files.indices)
  func `no food of a file fits what it holds, whether the language is told or not`(_ place: Int) {
    let (tag, words) = Self.files[place]
    let subjects = ScreenSubject.all(.us) + Allergen.allCases.map(ScreenSubject.avoid)
    let screen = RecipeScreen(law: .us)
    for entry in WordFile(words).entries where entry.role == .food && entry.beside.isEmpty {
      let asked = subjects.filter { subject in
        !subject.traits(.us).against.isDisjoint(with: entry.contents.holds)
      }
      for phrase in entry.phrases where !asked.isEmpty {
        let name = phrase.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        for language in [tag, nil] {
          let findings = screen.findings(
            title: "", ingredients: ["200 g \(name)"], language: language, for: asked)
          let fitting = findings.filter { $0.verdict == .fits }.map(\.subject.name)
          #expect(fitting.isEmpty, "\(name) in \(language ?? "no language that is told")")
        }
      }
    }
  }
}
