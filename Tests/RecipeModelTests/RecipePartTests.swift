import RecipeModel
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts of a whole recipe.
@Suite(.fewAtOnce) struct RecipePartTests {
  @Test func `as many texts as there are steps take their places`() {
    var recipe = Recipe(listing: Listing(id: ListingID(provider: "a", id: "1"), title: "Pie"))
    recipe.sections = [
      InstructionSection(name: "Crust", steps: [InstructionStep(name: "Rub", text: "One.")]),
      InstructionSection(steps: [InstructionStep(text: "Two.")]),
    ]
    recipe.instructions = ["1", "2"]
    #expect(recipe.sections.map(\.name) == ["Crust", nil])
    #expect(recipe.sections.first?.steps == [InstructionStep(name: "Rub", text: "1")])
    #expect(recipe.instructions == ["1", "2"])
    recipe.instructions = ["Only."]
    #expect(recipe.sections == [InstructionSection(steps: [InstructionStep(text: "Only.")])])
    recipe.instructions = []
    #expect(recipe.sections.isEmpty)
  }

  @Test(
    arguments: [
      ("240 kcal", 240, "kcal"), ("12,5 g", 12.5, "g"), ("1,200 mg", 1_200, "mg"),
      ("1.200,5 kJ", 1_200.5, "kJ"), ("12g", 12, "g"), ("about 15 %", 15, "%"), ("8", 8, nil),
      ("0,125 g", 0.125, "g"), ("0.051 g", 0.051, "g"), ("1 cup (240 ml)", 1, "cup"),
      ("10-12 g", nil, nil), ("1/2 cup", nil, nil), ("trace", nil, nil), ("", nil, nil),
    ] as [(String, Double?, String?)])
  func `a nutrient's number and unit are told where they are certain`(
    text: String, number: Double?, unit: String?
  ) {
    let nutrient = Nutrient(name: "calories", text: text)
    #expect(nutrient.number == number && nutrient.unit == unit)
  }

  @Test(
    arguments: [
      ("Make the roux", "Melt the butter.", "Make the roux"), ("Step 3", "Stir.", nil),
      ("Stir well", "Stir well, then serve.", nil), ("2.", "Stir.", nil), ("", "Stir.", nil),
    ] as [(String, String, String?)])
  func `a step's name is kept where it says something`(name: String, text: String, kept: String?) {
    #expect(InstructionStep.name(name, of: text) == kept)
  }

  @Test(
    arguments: [
      ("[Sauce]", "Sauce"), ("## Sauce", "Sauce"), ("--- Sauce ---", "Sauce"), ("== A ==", "A"),
      ("For the sauce:", "For the sauce"), ("【生地】", "生地"), ("■生地", "生地"), ("《酱》:", "《酱》"),
      ("2 eggs:", nil), ("salt", nil), ("[]", nil), ("", nil),
      (String(repeating: "a", count: 100) + ":", nil),
    ] as [(String, String?)])
  func `a heading among lines is told`(line: String, name: String?) {
    #expect(HeadingLine.name(in: line) == name)
  }

  @Test(
    arguments: [
      ("2024-05-01", "2024-05-01"), (" 2024-05-01T18:30:00+02:00 ", "2024-05-01T18:30:00+02:00"),
      ("2024-05-01 18:30", "2024-05-01 18:30"), ("1499875200", "2017-07-12"),
      ("1706868672000", "2024-02-02"), ("951782400", nil), ("0951782400", "2000-02-29"),
      ("May 1", nil), ("20240501", nil), ("2024-05-01<script>", nil), ("", nil),
    ] as [(String, String?)])
  func `dates are read as written, and seconds as dates`(text: String, date: String?) {
    #expect(ISO8601Date.read(text) == date)
  }

  @Test func `the page about recipes names every member`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let page = try String(contentsOfFile: "/\(root)/Documentation/Recipes.md", encoding: .utf8)
    for field in ListingField.allCases {
      #expect(page.contains("`\(field.rawValue)`"), "\(field.rawValue)")
    }
  }
}
