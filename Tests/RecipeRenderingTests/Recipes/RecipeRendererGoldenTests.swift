import RecipeModel
import RecipeRendering
import TestSupport
import Testing

/// One recipe as a document, in each form.
@Suite(.fewAtOnce) struct RecipeRendererGoldenTests {
  private static func name(_ format: RecipeFormat, _ recipe: String) -> String {
    let ending =
      switch format {
      case .markdown: "md"
      case .cooklang: "cook"
      case .text: "txt"
      case .jsonld: "jsonld"
      }
    return "Recipes/\(recipe).\(ending)"
  }

  @Test(arguments: RecipeFormat.allCases)
  func `a recipe has its reviewed form`(format: RecipeFormat) throws {
    let renderer = RecipeRenderer(format)
    try GoldenFile.expect(
      renderer.render(RecipeFixtures.onionSoup), is: Self.name(format, "onion-soup"))
    try GoldenFile.expect(renderer.render(RecipeFixtures.pie), is: Self.name(format, "pie"))
    try GoldenFile.expect(renderer.render(RecipeFixtures.bare), is: Self.name(format, "bare"))
  }

  @Test(arguments: RecipeFormat.allCases)
  func `a hostile recipe has its reviewed form`(format: RecipeFormat) throws {
    let hostile = RecipeFixtures.hostile(
      "![x](http://e.com) <script>alert(1)</script> @a{1%g} ~{5%min} #b -- [- c -] | `d` *e*",
      link: "https://e.com/a(b)<c>?d=\"&copy;")
    try GoldenFile.expect(RecipeRenderer(format).render(hostile), is: Self.name(format, "hostile"))
  }

  @Test func `an adapted recipe has its reviewed form`() throws {
    let adapted = RecipeAdaptation(servings: 6, units: .us).adapt(RecipeFixtures.onionSoup)
    let text =
      RecipeRenderer(.markdown).render(adapted.recipe) + "\n"
      + adapted.notes.joined(separator: "\n") + "\n"
    try GoldenFile.expect(text, is: "Recipes/onion-soup-6-us.md")
  }

  @Test func `a card shows what a hover has room for`() throws {
    try GoldenFile.expect(
      RecipeCard(mostIngredients: 5).render(RecipeFixtures.onionSoup), is: "Recipes/card.md")
    try GoldenFile.expect(RecipeCard().render(RecipeFixtures.pie), is: "Recipes/card-pie.md")
    try GoldenFile.expect(RecipeCard().render(RecipeFixtures.bare), is: "Recipes/card-bare.md")
  }
}
