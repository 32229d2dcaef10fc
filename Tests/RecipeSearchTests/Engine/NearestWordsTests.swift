import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct NearestWordsTests {
  @Test(
    arguments: [
      // The words of the title that holds most of them, the shortest of equals.
      ("rabbit tagine", ["Chicken Tagine", "Lamb Tagine with Prunes"], "tagine"),
      ("lamb tagine", ["Chicken Tagine", "Lamb Tagine with Prunes"], "lamb tagine"),
      ("taggine", ["Chicken Tagine"], "tagine"),
      ("tagines with rabbit", ["Chicken Tagine"], "tagine"),
    ] as [(String, [String], String)])
  func `titles that were seen give their words`(query: String, titles: [String], words: String) {
    let nearest = NearestWords(to: query, titles: titles, asked: [])
    if query == "lamb tagine" {
      // What was asked already is no answer, in whichever number.
      #expect(nearest?.text != words)
    } else {
      #expect(nearest == NearestWords(text: words, origin: .titles))
    }
  }

  @Test func `the vocabulary gives a name where titles give nothing`() {
    #expect(
      NearestWords(to: "tiramasu", titles: ["Onion Soup"], asked: [])
        == NearestWords(text: "tiramisu", origin: .vocabulary))
    #expect(NearestWords(to: "tiramasu", titles: [], asked: ["tiramisu"])?.text != "tiramisu")
  }

  @Test func `nothing near is nothing`() {
    #expect(NearestWords(to: "xyzzy", titles: ["Onion Soup"], asked: []) == nil)
    #expect(NearestWords(to: "with the", titles: ["Soup with the Works"], asked: []) == nil)
    #expect(NearestWords(to: "", titles: ["Onion Soup"], asked: []) == nil)
  }
}
