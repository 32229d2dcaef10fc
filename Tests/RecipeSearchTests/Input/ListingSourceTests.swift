import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct ListingSourceTests {
  /// What is read of a head, as far as merging reads it.
  private struct Head: Equatable {
    var provider: [UInt8]
    var hasID: Bool
    var title: [UInt8]
    var url: [UInt8]?
    var publisher: [UInt8]?
    var lineCount: Int

    init(_ head: ListingHead) {
      provider = Array(head.provider.prefix(PublisherName.mostBytes))
      hasID = head.hasID
      title = Array(head.title.prefix(TitleStore.mostBytes + 1))
      url = head.url.map { Array($0.prefix(CanonicalURL.longest + 1)) }
      publisher = head.publisher.map { Array($0.prefix(PublisherName.mostBytes)) }
      lineCount = head.lineCount
    }
  }

  private static func heads(_ source: some ListingSource) -> [Head] {
    var heads: [Head] = []
    source.forEachHead { index, head in
      #expect(index == heads.count)
      heads.append(Head(head))
    }
    return heads
  }

  @Test func `heads are the same wherever listings lie, however long their texts are`() {
    var random = SeededRandom(seed: 3)
    func text(upTo most: Int) -> String {
      (0..<random.below(most)).map { _ in random.pick(["a", "b", " ", "é", "ß", "-"]) }.joined()
    }
    let limit = CanonicalURL.longest
    let listings = (0..<300).map { place in
      let length = random.pick([0, 15, 16, 80, limit - 10, limit, limit + 1, 3 * limit])
      let title = random.pick(
        [text(upTo: 20), text(upTo: 700), String(repeating: "x", count: TitleStore.mostBytes + 1)])
      return RankedListing(
        Listing(
          id: ListingID(
            provider: "p\(place / 40)" + text(upTo: 200), id: place % 7 == 0 ? "" : "\(place)"),
          title: title,
          url: place % 3 == 0 ? nil : "https://x.example/" + String(repeating: "l", count: length),
          publisher: place % 5 == 0 ? nil : text(upTo: 300),
          ingredients: (0..<random.below(5)).map { "line \($0)" }),
        rank: place + 1)
    }
    var table = ListingTable()
    for ranked in listings { table.append(ListingRow(ranked.listing, rank: ranked.rank)) }
    #expect(Self.heads(listings) == Self.heads(table))
    #expect(Self.heads(listings).count == listings.count)
    #expect(Self.heads([RankedListing]()).isEmpty)
    #expect(listings.identifiers().map(\.whole) == table.identifiers().map(\.whole))
    let (own, theirs) = (listings.numberProviders(), table.numberProviders())
    #expect(own.numbers == theirs.numbers && own.names == theirs.names)
    for index in listings.indices {
      #expect(listings.ingredientHashes(index) == table.ingredientHashes(index))
    }
  }

  @Test func `a recipe of a list is the same each time, whoever asks`() async {
    var random = SeededRandom(seed: 4)
    let list = RecipeRanker(query: "soup").merged(randomListings(&random))
    let whole = Array(list)
    #expect(whole.count == list.count && list.count > 10)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { #expect(list.indices.reversed().allSatisfy { list[$0] == whole[$0] }) }
      }
    }
  }
}
