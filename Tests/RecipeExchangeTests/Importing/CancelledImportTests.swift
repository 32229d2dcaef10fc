import RecipeExchange
import RecipeModel
import TestSupport
import Testing

@Suite("Cancelled imports", .fewAtOnce)
struct CancelledImportTests {
  @Test("An import can be left at any moment", arguments: FormatTests.files)
  func leaving(_ file: SoupFile) async {
    await CancelledWork.run(atMost: 60) {
      _ = RecipeReader().read(name: file.name, bytes: file.bytes)
    }
  }

  @Test("Values in each other are read in time that grows with their depth")
  func depth() {
    for name in [
      "name", "title", "ingredients", "recipe_ingredient", "recipeIngredient", "steps",
      "recipeInstructions", "recipe_instructions", "directions", "nutrition", "keywords", "tags",
      "categories", "image", "author", "recipeYield", "recipe", "recipes", "@graph",
    ] {
      for (start, end) in [
        ("[", "]"), (#"{"name":"#, "}"), (#"{"text":"#, "}"), (#"{"food":"#, "}"),
        (#"{"value":"#, "}"), (#"{"ingredients":["#, "]}"), (#"{"title":"a","note":"#, "}"),
      ] {
        let value =
          String(repeating: start, count: 110 / start.filter { "[{".contains($0) }.count)
          + "\"1 leek\""
          + String(repeating: end, count: 110 / start.filter { "[{".contains($0) }.count)
        for other in [#""name":"Soup","#, #""title":"Soup","slug":"soup","#, #""version":1,"#] {
          let text = #"{\#(other)"\#(name)":\#(value)}"#
          _ = RecipeReader().read(name: "soup.json", bytes: Array(text.utf8))
        }
      }
    }
  }

  @Test("What nests deeper than documents may is told", arguments: [200, 4_000])
  func tooDeep(_ depth: Int) {
    let text =
      #"{"name":"# + String(repeating: #"{"name":"#, count: depth) + "1"
      + String(repeating: "}", count: depth + 1)
    let reading = RecipeReader().read(name: "soup.json", bytes: Array(text.utf8))
    #expect(reading.notes.map(\.text).first?.contains("deeper than 128 levels") == true)
  }
}
