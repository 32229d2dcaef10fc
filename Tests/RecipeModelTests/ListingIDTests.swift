import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ListingIDTests {
  @Test func `identifiers are compared byte for byte`() {
    let composed = ListingID(provider: "p", id: "caf\u{E9}")
    let decomposed = ListingID(provider: "p", id: "cafe\u{301}")
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect((composed < decomposed) != (decomposed < composed))
  }

  @Test(arguments: ["f2f:35382", "puppy:http://a.example:80/x?y=1", "a::"])
  func `the written form reads back`(text: String) throws {
    let id = try #require(ListingID(text))
    #expect(id.description == text)
    #expect(!id.provider.contains(":"))
  }

  @Test(arguments: ["", ":", "a:", ":b", "ab"])
  func `a form without both parts is none`(text: String) {
    #expect(ListingID(text) == nil)
  }

  @Test func `order goes by provider and then by bytes`() {
    let ids = ["b:1", "a:b", "a:B", "a:é", "a:10", "a:9"].compactMap { ListingID($0) }
    #expect(ids.sorted().map(\.description) == ["a:10", "a:9", "a:B", "a:b", "a:é", "b:1"])
  }
}

@Suite(.fewAtOnce) struct RankedListingTests {
  @Test func `changing a copy changes nothing else`() {
    let one = RankedListing(
      Listing(id: ListingID(provider: "a", id: "1"), title: "Soup", ingredients: ["1 leek"]),
      rank: 3)
    var other = one
    #expect(one == other && one.hashValue == other.hashValue)
    other.listing.ingredients.append("2 carrots")
    other.listing.title = "Stew"
    #expect(one.listing.title == "Soup" && one.listing.ingredients == ["1 leek"])
    #expect(other.listing.ingredients == ["1 leek", "2 carrots"] && one != other)
    other.listing = one.listing
    #expect(one == other)
    other.rank = 4
    #expect(one != other)
  }
}
