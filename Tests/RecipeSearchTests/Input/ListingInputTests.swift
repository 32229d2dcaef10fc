import RecipeModel
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ListingInputTests {
  @Test(arguments: [(0.9, 1.0), (1, 1), (4.5, 5), (9, 10), (98.2, 100), (250, 250)])
  func `a scale is guessed from the greatest rating`(_ greatest: Double, _ scale: Double) {
    #expect(ListingInput.scale(upTo: greatest) == scale)
  }

  @Test func `ratings are measured on their own provider's scale`() throws {
    var input = ListingInput()
    for (provider, rating) in [("a", 4.5), ("b", 80), ("a", 3)] {
      input.add(
        try ListingInput.Entry([
          "provider": .string(provider), "id": .double(rating), "title": "Soup",
          "rating": .double(rating),
        ]))
    }
    #expect(input.ranked().map(\.listing.rating?.scale) == [5, 100, 5])
    #expect(input.ranked().map(\.rank) == [1, 1, 2])
    #expect(input.providers == ["a", "b"])
  }

  @Test func `a flaw names the member and what to write`() throws {
    #expect {
      _ = try ListingInput.Entry(["provider": "a", "id": 1, "title": "x", "rank": 0])
    } throws: { error in
      let flaw = error as? DocumentProblem
      return flaw?.pointer == "/rank" && flaw?.message == "\"rank\" is not a whole number from 1"
    }
    #expect {
      _ = try ListingInput.Entry(["provider": "a", "id": 1])
    } throws: { error in
      let flaw = error as? DocumentProblem
      return flaw?.pointer == "" && flaw?.message == "the listing has no \"title\""
    }
  }

  @Test func `a field of the wrong kind is named and left out`() throws {
    let entry = try ListingInput.Entry([
      "provider": "a", "id": 1, "title": "x", "totalMinutes": 0, "rating": "n/a", "yield": "4",
    ])
    #expect(entry.listing.totalMinutes == nil && entry.listing.recipeYield == "4")
    #expect(entry.flaws.map(\.pointer) == ["/rating"])
    #expect(entry.flaws.map(\.severity) == [.warning])
  }
}
