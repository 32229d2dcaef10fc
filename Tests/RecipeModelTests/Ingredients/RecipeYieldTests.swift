import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct RecipeYieldTests {
  @Test(arguments: [
    ("4 servings", "8 servings"), ("Serves 4", "Serves 8"), ("4", "8"), ("4-6", "8-12"),
    ("Makes 12 muffins", "Makes 24 muffins"), ("1 serving", "2 servings"),
    ("Servings: 4 to 6 people", "Servings: 8 to 12 people"), ("½ loaf", "1 loaf"),
    ("Makes 24 cookies (8 servings)", "Makes 24 cookies (16 servings)"),
  ])
  func `a yield grows with its dish`(text: String, doubled: String) {
    #expect(RecipeYield(text)?.scaled(by: 2) == doubled)
    #expect(RecipeYield(text)?.scaled(by: 1) == text)
  }

  @Test(arguments: ["a crowd", "", "2 cups", "500 ml", "0 servings", "9-inch pie", "-4"])
  func `a yield without a number of pieces is none`(text: String) {
    #expect(RecipeYield(text) == nil)
  }

  @Test(arguments: [
    "Até 4 porções", "2 porcje", "4 porzioni", "6 raciones", "8 porties", "4 порции",
  ])
  func `servings are known in many languages`(text: String) {
    #expect(RecipeYield(text)?.countsServings == true)
  }

  @Test func `a yield says what it counts`() {
    #expect(RecipeYield("Makes 12 muffins")?.noun == "muffins")
    #expect(RecipeYield("Makes 12 muffins")?.countsServings == false)
    #expect(RecipeYield("Serves 4")?.countsServings == true)
    #expect(RecipeYield("4-6 servings")?.includes(5) == true)
    #expect(RecipeYield("4-6 servings")?.basis == 5)
    #expect(RecipeYield("4-6 servings")?.wholeCount == nil)
    #expect(RecipeYield("1 (9-inch) cake")?.noun == "cake")
    #expect(RecipeYield("1 Springform (26 cm), 12 Stücke")?.lower == 12)
  }

  @Test func `a dozen counts as twelve`() throws {
    let dozens = try #require(RecipeYield("2 dozen cookies"))
    #expect(dozens.lower == 24 && dozens.noun == "cookies" && !dozens.countsServings)
    #expect(dozens.scaled(by: 2) == "4 dozen cookies")
    #expect(dozens.scaled(by: try #require(Fraction(1, over: 2))) == "1 dozen cookies")
    #expect(RecipeYield("Makes about 2 dozen")?.includes(24) == true)
  }
}
