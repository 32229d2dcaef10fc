import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct NameLikenessTests {
  private func likeness(_ one: String, _ other: String) -> NameLikeness? {
    NameLikeness(IngredientWords(one), IngredientWords(other))
  }

  @Test func `number and case tell no names apart`() {
    #expect(likeness("Ripe Tomatoes", "ripe tomato")?.value == 1)
    #expect(likeness("crème fraîche", "Creme Fraiche")?.kind == .same)
  }

  @Test func `describing words count little`() {
    #expect(likeness("large ripe tomatoes", "tomato")?.kind == .described)
    #expect(likeness("salt to taste", "salt")?.value ?? 0 > 0.9)
  }

  @Test func `a name may hold the other one`() {
    #expect(likeness("beef stock", "stock")?.kind == .contained)
    #expect(likeness("all-purpose flour", "flour")?.kind == .contained)
  }

  @Test(arguments: [
    ("chicken", "chicken stock"), ("chicken", "chicken stock cubes"), ("red onion", "yellow onion"),
    ("egg", "eggplant"),
    ("olive oil", "vegetable oil"), ("", "salt"), ("", ""),
  ])
  func `names that merely share a word are two ingredients`(_ one: String, _ other: String) {
    #expect(likeness(one, other) == nil)
    #expect(likeness(other, one) == nil)
  }
}
