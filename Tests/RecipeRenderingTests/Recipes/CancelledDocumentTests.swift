import RecipeModel
import RecipeProviderKit
import RecipeRendering
import TestSupport
import Testing

@Suite(.fewAtOnce) struct CancelledDocumentTests {
  private static let writers: [(RecipeDocument.Kind, RecipeFormat)] = [
    (.json, .jsonld), (.cooklang, .cooklang), (.markdown, .markdown),
  ]

  @Test(arguments: RecipeDocument.Kind.allCases)
  func `a document can be left at any moment`(kind: RecipeDocument.Kind) async throws {
    let format = try #require(Self.writers.first { $0.0 == kind }?.1)
    for recipe in [RecipeFixtures.onionSoup, RecipeFixtures.pie, RecipeFixtures.bare] {
      let document = Array(RecipeRenderer(format).render(recipe).utf8)
      await CancelledWork.run {
        _ = try RecipeDocument.recipe(
          in: document, as: kind, id: ListingID(provider: "file", id: "a"))
      }
    }
  }

  @Test(arguments: RecipeDocument.Kind.allCases)
  func `a document of one thing over and over ends`(kind: RecipeDocument.Kind) {
    for piece in ["[", "{", "- ", "> ", "  - a:\n", "# ", "@a{", "@{", "*", "(", "---\n", "a: ["] {
      let text = String(repeating: piece, count: 20_000)
      _ = try? RecipeDocument.recipe(
        in: Array(text.utf8), as: kind, id: ListingID(provider: "file", id: "a"))
    }
  }
}
