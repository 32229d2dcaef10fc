import Foundation
import RecipeModel
import TestSupport
import Testing

/// Lists of ingredients in which something stands that no reader can make out, by every way in.
@Suite(.fewAtOnce) struct UnreadIngredientsTests {
  private static let elements = [
    #"{"food": {"title": "butter"}}"#, #"{"rows": [["butter"]]}"#, "true",
    "null",
  ]
  private static let ways = [
    (
      "page.html",
      """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Soup",
      "recipeIngredient": ["1 onion", ELEMENT], "recipeInstructions": "Boil."}</script>
      """
    ),
    (
      "linked.json",
      """
      {"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 onion", ELEMENT]}
      """
    ),
    (
      "own.json",
      """
      {"version": 1, "recipe": {"title": "Soup", "ingredients": ["1 onion", ELEMENT]}}
      """
    ),
  ]

  @Test(arguments: ways, elements)
  func `a file with a part that cannot be read never fits`(
    way: (file: String, text: String), element: String
  ) async throws {
    let folder = try TemporaryFolder()
    func verdict(_ element: String) async throws -> JSON? {
      let file = try folder.write(way.text.replacing("ELEMENT", with: element), to: way.file)
      let result = try await Potluck.run(["screen", file, "--diet", "vegan", "--jsonl"])
      return try JSON(parsing: result.output)["findings"]?.arrayValue?.first
    }
    #expect(try await verdict(#""1 leek""#)?["verdict"] == "fits")
    let finding = try await verdict(element)
    #expect(finding?["verdict"] == "unknown" && finding?["line"] == "…", "\(finding ?? .null)")
  }

  @Test(arguments: elements + ["3", #"["butter"]"#, #"{"name": "butter"}"#])
  func `a line of standard input with a part that is no text never fits`(
    _ element: String
  ) async throws {
    let input = #"{"title": "Soup", "ingredients": ["1 onion", \#(element)]}"#
    let result = try await Potluck.run(
      ["screen", "--jsonl", "--diet", "vegan", "-"], input: input)
    #expect(result.output.contains(#""verdict":"unknown""#), "\(result.transcript)")
  }

  @Test(arguments: [
    (
      "mealie.json",
      #"{"name": "Soup", "recipeIngredient": [{"note": "1 onion"}, {"foods": [{"n": "butter"}]}], "recipeInstructions": [{"text": "Boil."}], "orgURL": "", "slug": "soup"}"#
    ),
    (
      "paprika.json",
      #"{"name": "Soup", "directions": "Boil.", "ingredients": ["1 onion", {"food": ["butter"]}]}"#
    ),
  ])
  func `what was imported with a part that could not be read never fits`(
    file: String, text: String
  ) async throws {
    let kitchen = try Kitchen()
    let path = "\(kitchen.folder)/\(file)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let imported = try await kitchen.run("import", path)
    #expect(imported.code == 0, "\(imported.transcript)")
    let result = try await kitchen.run("screen", "kept:soup", "--diet", "vegan", "--jsonl")
    #expect(result.output.contains(#""verdict":"unknown""#), "\(result.transcript)")
  }
}
