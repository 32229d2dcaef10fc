import RecipeModel
import RecipeRendering
import TestSupport
import Testing

/// What a reader of Cooklang finds in a document of ours.
@Suite(.fewAtOnce) struct RecipeCooklangTests {
  private static func read(_ ingredients: [String], _ steps: [String] = []) -> CooklangReader {
    CooklangReader(
      RecipeRenderer(.cooklang).render(
        Recipe(
          listing: Listing(
            id: ListingID(provider: "p", id: "1"), title: "Soup", ingredients: ingredients),
          instructions: steps)))
  }

  @Test func `amounts are plain figures with their unit`() {
    let document = Self.read([
      "1½ cups dry white wine", "1 (14-ounce) can tomatoes, crushed", "2–3 eggs", "salt",
      "2 fillets", "half a lemon", "1,5 kg Mehl", "@{}",
    ])
    #expect(
      document.ingredients == [
        .init(name: "dry white wine", quantity: "1 1/2", unit: "cups"),
        .init(name: "tomatoes", quantity: "1", unit: "can"),
        .init(name: "eggs", quantity: "2-3", unit: ""), .init(name: "salt", quantity: "", unit: ""),
        .init(name: "fillets", quantity: "2", unit: ""),
        .init(name: "lemon", quantity: "1/2", unit: ""),
        .init(name: "Mehl", quantity: "1.5", unit: "kg"),
        .init(name: "ingredient", quantity: "", unit: ""),
      ])
  }

  @Test func `an ingredient is marked where a step first has its very words`() {
    let text = RecipeRenderer(.cooklang).render(
      Recipe(
        listing: Listing(
          id: ListingID(provider: "p", id: "1"), title: "Soup",
          ingredients: ["1 onion", "2 tsp onion powder", "3 red peppers", "1 green pepper", "ice"]),
        instructions: [
          "Mix onion powder with onion(all) and Onion.", "Add peppers, rice and the onion.",
        ]))
    #expect(text.contains("Mix @onion powder{2%tsp} with onion(all) and Onion."))
    #expect(text.contains("Have ready: @red peppers{3}, @green pepper{1}, @ice{}."))
    #expect(text.contains("Add peppers, rice and the @onion{1}."))
  }

  @Test func `steps come back word for word, and every ingredient`() throws {
    let ingredients = [
      "1 large onion, chopped", "600 ml vegetable stock", "salt and black pepper to taste",
      "2 tbsp butter", "salt", "3 cloves garlic (crushed)", "self-raising flour", "eggs & milk",
    ]
    let steps = [
      "Fry the onion in the butter(all of it), then the garlic.", "Butter the tin [salt it].",
      "Pour in the stock and season with salt and pepper.", "Stir in self-raising flour; butter!",
      "Season with salt and black pepper to taste, eggs & milk.", "Pour in the vegetable stock.",
    ]
    let before = Recipe(
      listing: Listing(
        id: ListingID(provider: "p", id: "1"), title: "Soup", ingredients: ingredients),
      instructions: steps)
    let text = RecipeRenderer(.cooklang).render(before)
    let after = try RecipeDocument.recipe(
      in: Array(text.utf8), as: .cooklang, id: before.listing.id)
    #expect(after.instructions == steps, "\(text)")
    #expect(after.listing.ingredients.count == ingredients.count)
    #expect(text.contains("the @butter{2%tbsp}") == false && text.contains("; @butter{2%tbsp}!"))
  }

  @Test func `text of a step never becomes markup`() {
    let steps = [
      "> not a note", "== not a section ==", "-- not a comment", "[- nor this -] text",
      ">> key: value", "Mail me@home, use #pan, wait ~{5%min}, @salt{2%kg}", "@", "---",
    ]
    let document = Self.read([], steps)
    #expect(document.surprises == [])
    #expect(document.ingredients == [])
    #expect(document.steps == steps.count)
  }

  @Test(arguments: 1...20)
  func `every line of a hostile recipe is one ingredient`(seed: UInt64) {
    var random = SeededRandom(seed: seed &* 6151)
    for _ in 0..<20 {
      let lines = (0..<6).map { _ in
        "\(Int.random(in: 1...9, using: &random)) \(random.text(pieces: 5))"
      }
      let steps = (0..<3).map { _ in
        random.text(pieces: 9) + (lines.randomElement(using: &random) ?? "") + "@#~{}"
      }
      let document = Self.read(lines, steps)
      #expect(document.ingredients.count == lines.count)
      #expect(document.surprises == [])
      #expect(document.frontMatter.count == 1)
    }
  }
}
