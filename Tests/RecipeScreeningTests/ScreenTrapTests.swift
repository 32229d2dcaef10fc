import RecipeModel
import RecipeScreening
import TestSupport
import Testing

/// Titles that name what the recipe's lines lack, and lines in which other words stand beside a food.
///
/// Each row is a title or line and what it names, in the names of the files of words: by that it never
/// fits. `-` names nothing: by nothing does it conflict.
@Suite("Titles and lines that hide a food", .fewAtOnce)
struct ScreenTrapTests {
  /// The lines under each title, and before each line: plain foods.
  private static let plain = [
    "en": ["2 onions, sliced", "salt"], "de": ["2 Zwiebeln, in Ringen", "Salz"],
    "fr": ["2 oignons émincés", "sel"], "es": ["2 cebollas picadas", "sal"],
    "it": ["2 cipolle affettate", "sale"], "nl": ["2 uien, gesnipperd", "zout"],
  ]
  private static let subjects =
    ScreenSubject.all(.us) + Allergen.allCases.map(ScreenSubject.avoid)

  private func findings(_ title: String, _ lines: [String], _ language: String?) -> [ScreenFinding]
  {
    RecipeScreen(law: .us).findings(
      title: title, ingredients: lines, language: language, for: Self.subjects)
  }

  private func check(_ findings: [ScreenFinding], _ row: (line: String, traits: [String])) throws {
    let named = try #require(
      ScreenTables.subjects(row.traits.filter { $0 != "-" }), "\(row.line)")
    for finding in findings {
      if named.contains(finding.subject.name) {
        #expect(finding.verdict != .fits, "\(row.line): \(ScreenTables.told(finding))")
      } else if named.isEmpty {
        #expect(finding.verdict != .conflicts, "\(row.line): \(ScreenTables.told(finding))")
      }
    }
  }

  @Test(
    "What a title names never fits where the lines lack it, whether the language is told or not",
    arguments: ScreenTables.titles)
  func readsTitles(_ table: ScreenTables.Language) throws {
    let lines = try #require(Self.plain[table.tag])
    for row in table.rows {
      for language in [table.tag, nil] {
        try check(findings(row.line, lines, language), row)
      }
    }
  }

  @Test("Beside tools, traces and negations a food is still read", arguments: ScreenTables.lines)
  func readsLines(_ table: ScreenTables.Language) throws {
    let lines = try #require(Self.plain[table.tag])
    for row in table.rows {
      try check(findings("", lines + [row.line], table.tag), row)
    }
  }

  @Test(
    "A title in another language than the lines is read too",
    arguments: ["Rührei", "Käsezwiebeln", "Oignons au beurre", "Gehaktballen", "Huevos rotos"])
  func readsForeignTitles(_ title: String) {
    let finding = findings(title, ["2 onions, sliced", "salt"], "en").first
    #expect(finding?.verdict == .unknown, "\(finding?.reason.text ?? "")")
  }

  @Test("Few foods under a name that nobody knows are not taken for the whole dish")
  func doubtsNames() {
    let few = ["2 onions", "salt"]
    #expect(findings("Zworblax", few, "en").allSatisfy { $0.verdict == .unknown })
    #expect(findings("Anna's onions", few, "en").first?.verdict == .fits)
    let many = few + ["1 carrot", "2 potatoes"]
    #expect(findings("Zworblax", many, "en").first?.verdict == .fits)
  }

  @Test(
    "What a title says of the whole dish is no news of another food",
    arguments: [
      "Vegan cheeseburger", "Vegan mac and cheese", "Vegane Käsespätzle", "Quiche vegana",
      "Plant-based carbonara", "Butternut squash soup", "Oyster mushroom skewers",
    ])
  func readsSubstitutesInTitles(_ title: String) {
    #expect(findings(title, ["2 onions", "salt"], "en").first?.verdict == .fits)
  }

  @Test(
    "What is left to the cook is not known, wherever it stands",
    arguments: [
      ("en", "your favourite toppings"), ("en", "filling of your choice"),
      ("de", "Füllung nach Wahl"),
      ("fr", "garniture au choix"), ("it", "ripieno a scelta"), ("nl", "toppings naar keuze"),
    ])
  func doubtsChoices(_ language: String, _ line: String) throws {
    let plain = try #require(Self.plain[language])
    #expect(findings("", plain, language).first?.verdict == .fits)
    for lines in [[line] + plain, plain + [line]] {
      #expect(findings("", lines, language).first?.verdict == .unknown)
    }
  }

  @Test("What an ordinary list says decides, whatever tools stand in it")
  func judgesListsInOneLine() {
    let lines = ["butter, flour, 2 eggs, salt, aluminum foil, skewers"]
    let verdicts = findings("Bake", lines, "en").filter { $0.subject == .avoid(.eggs) }
    #expect(verdicts.first?.verdict == .conflicts)
  }
}
