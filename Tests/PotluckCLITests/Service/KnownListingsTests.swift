import RecipeKeeping
import RecipeModel
import RecipeSearch
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

@Suite(.fewAtOnce) struct KnownListingsTests {
  private func listing(_ number: Int, title: String = "Soup") -> Listing {
    Listing(
      id: ListingID(provider: "home", id: "\(number)"), title: title,
      url: "https://home.example/recipes/\(number)")
  }

  @Test func `a listing is found by its identifier and by its link, however that is written`() {
    let known = KnownListings()
    known.remember([listing(1), listing(2)])
    #expect(known.listing(ListingID(provider: "home", id: "2")) == listing(2))
    #expect(known.listing(at: "http://www.home.example/recipes/1/?utm_source=x") == listing(1))
    #expect(known.listing(at: "https://home.example/recipes/3") == nil)
  }

  @Test func `a merged recipe's other sources are known, but nobody's kept ones`() throws {
    let known = KnownListings()
    let listings = ["home", "away", "kept"].map {
      Listing(
        id: ListingID(provider: $0, id: "1"), title: "Soup", url: "https://home.example/recipes/1")
    }
    known.remember(
      RecipeRanker().recipes(from: listings.map { RankedListing($0, rank: 1) }))
    let ids = listings.map(\.id)
    let others = [Array(listings[1...].prefix(1)), Array(listings.prefix(1)), []]
    for (id, others) in zip(ids, others) {
      #expect(known.siblings(of: id) == others)
    }
  }

  @Test func `a recipe of the same title alone is no source of another`() {
    let known = KnownListings()
    let listings = [
      Listing(
        id: ListingID(provider: "home", id: "1"), title: "Leek and lentil soup",
        ingredients: ["200 g lentils", "1 leek", "1 l water"]),
      Listing(
        id: ListingID(provider: "away", id: "1"), title: "Leek and lentil soup",
        url: "https://away.example/recipes/1"),
    ]
    let merged = RecipeRanker().recipes(from: listings.map { RankedListing($0, rank: 1) })
    #expect(merged.count == 1)
    known.remember(merged)
    #expect(listings.map(\.id).flatMap(known.siblings) == [])
  }

  @Test func `what one user was shown is unknown to another one`() {
    let known = KnownListings()
    let own = Listing(
      id: ListingID(provider: "kept", id: "soup"), title: "Secret soup",
      url: "https://home.example/soup")
    KeepingUser.$current.withValue("ann") {
      known.remember([own, listing(1, title: "Ann's words")])
    }
    KeepingUser.$current.withValue("bob") {
      #expect(known.listing(own.id) == nil && known.listing(at: "https://home.example/soup") == nil)
      known.remember([listing(1)])
      #expect(known.listing(listing(1).id)?.title == "Soup")
    }
    #expect(known.listing(own.id) == nil)
    KeepingUser.$current.withValue("ann") {
      #expect(known.listing(at: "https://home.example/soup") == own)
      #expect(known.listing(listing(1).id)?.title == "Ann's words")
    }
  }

  @Test func `of two with one identifier the newer stands`() {
    let known = KnownListings()
    known.remember([listing(1)])
    known.remember([listing(1, title: "Better soup")])
    #expect(known.listing(at: "https://home.example/recipes/1")?.title == "Better soup")
  }

  @Test func `the oldest are forgotten, unless they are looked up`() {
    let known = KnownListings(count: 20)
    for number in 0..<100 {
      known.remember([listing(number)])
      #expect(known.listing(listing(0).id) != nil)
    }
    let left = (0..<100).filter { known.listing(listing($0).id) != nil }
    #expect(left.count <= 20)
    #expect(left.contains(99))
    #expect(!left.contains(1))
  }

  @Test func `a listing that has another link every time takes no more room`() {
    let known = KnownListings(count: 20)
    for number in 0..<100 {
      var changing = listing(1)
      changing.url = listing(number).url
      known.remember([changing])
    }
    let left = (0..<100).filter { known.listing(at: listing($0).url ?? "") != nil }
    #expect(left.count <= 20)
    #expect(left.contains(99))
  }

  @Test func `long texts count for more`() {
    let known = KnownListings(bytes: 1 << 20)
    for number in 0..<100 {
      known.remember([listing(number, title: String(repeating: "x", count: 100_000))])
    }
    let left = (0..<100).filter { known.listing(listing($0).id) != nil }
    #expect((1...12).contains(left.count))
  }
}
