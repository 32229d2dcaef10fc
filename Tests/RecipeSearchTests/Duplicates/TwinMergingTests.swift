import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// Listings with the same title, publisher, site and ingredient lines, and others that are nearly so.
@Suite(.fewAtOnce) struct TwinMergingTests {
  private static let soup = ["1 chicken", "2 carrots", "3 leeks", "1 cup barley", "2 cups stock"]

  private func run(_ listings: [RankedListing], fewTwins: Int? = nil) -> Clustering {
    var clustering = Clustering(listings)
    if let fewTwins { clustering.fewTwins = fewTwins }
    clustering.run()
    return clustering
  }

  private func sizes(_ clustering: Clustering) -> [Int] {
    ClusterResult(clustering).all.map(\.members.count).sorted()
  }

  private func members(_ clustering: Clustering) -> Set<Set<Int>> {
    Set(ClusterResult(clustering).all.map { Set($0.members) })
  }

  @Test func `the first of many twins meets others for all of them`() {
    let titles = ["Chicken Barley Soup", "Chicken Barly Soup", "Chiken Barley Soup"]
    let listings = (0..<120).map { entry("p\($0)", "\($0)", titles[$0 % 3], Self.soup) }
    let (together, apart) = (run(listings), run(listings, fewTwins: .max))
    #expect(sizes(together) == [120] && sizes(apart) == [120])
    #expect(together.comparisons * 10 < apart.comparisons)
  }

  @Test func `twins of one source that prove nothing stay apart, and each may meet another`() {
    let names = ["chicken", "carrots", "leeks", "barley", "stock"]
    let own = (0..<7).map { entry("one", "\($0)", "Chicken Barley Soup", names) }
    #expect(sizes(run(own)) == [1, 1, 1, 1, 1, 1, 1])
    let others = (0..<7).map { entry("p\($0)", "\($0)", "Chicken Barley Soup", names) }
    #expect(members(run(own + others)) == members(run(own + others, fewTwins: .max)))
  }

  @Test func `hundreds of twins are one recipe, however they come by their links`() {
    let listings = (0..<300).map { place in
      let url = place % 2 == 0 ? "https://example.com/soup" : nil
      return entry("p\(place)", "\(place)", "Chicken Barley Soup", url: url, Self.soup)
    }
    #expect(sizes(run(listings)) == [300])
  }

  @Test func `twins that name no quantities keep nobody from surer company`() {
    let names = Self.soup.map { String($0.drop { $0 != " " }.dropFirst()) }
    func listing(_ provider: String, _ list: [String]) -> RankedListing {
      entry(provider, "\(list == names)", "Chicken Barley Soup", list)
    }
    // The first source tells both lists, so that one of its two stays apart.
    let whole = [listing("a", names), listing("a", Self.soup), listing("b", Self.soup)]
    for count in 4...12 {
      let all = whole + (0..<count).map { listing("c\($0)", names) }
      #expect(members(run(all)) == members(run(all, fewTwins: .max)))
    }
  }

  @Test(arguments: [6, 16, 40])
  func `among many others of the title a mistyped twin is found`(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let others = (0..<60).map { place in
      let list = (0..<4).map { _ in
        "\(1 + random.below(9)) cups \(DishNames.name(random.below(400)))"
      }
      return entry("other\(place)", "\(place)", "Chicken Barley Soup with Leeks", list)
    }
    let twins = (0..<count).map {
      entry("p\($0)", "\($0)", "Chicken Barley Soup with Leeks", Self.soup)
    }
    for provider in 0..<8 {
      let mistyped = entry("q\(provider)", "q", "Chicken Barly Soup with Leeks", Self.soup)
      let found = members(run(others + twins + [mistyped]))
      #expect(found.contains { $0.count == count + 1 })
    }
  }

  @Test(arguments: [(159, 30), (300, 10)])
  func `long lists of many twins use up nobody's share of work`(count: Int, lines: Int) {
    let list = (0..<lines).map { "\($0 + 1) cups \(DishNames.name($0))" }
    let clustering = run((0..<count).map { entry("p\($0)", "\($0)", "Barley Soup", list) })
    #expect(sizes(clustering) == [count])
    #expect(clustering.limit.leftOff == 0)
  }

  @Test func `one more twin parts none from what agrees with most of them`() {
    let names = ["chicken", "carrots", "leeks", "barley", "stock"]
    let twins = (1...6).map { entry("p\($0)", "\($0)", "Chicken Barley Soup", names) }
    for own in 0..<40 {
      // The second source tells it again, in another order.
      let again = entry("p2", "again \(own)", "Chicken Barley Soup", names.reversed())
      let before = members(run(twins.dropLast() + [again]))
      let after = members(run(twins + [again]))
      let renumbered = before.map { group in Set(group.map { $0 == 5 ? 6 : $0 }) }
      #expect(renumbered.allSatisfy { group in after.contains { $0.isSuperset(of: group) } })
    }
  }

  @Test(arguments: 0..<40)
  func `where nothing is contradicted, twins change no recipe`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let titles = [["Chicken Barley Soup", "Chickn Barley Soup"], ["Barley Bread"], ["Leek Pie"]]
    let listings = (0..<40).map { place in
      let dish = random.below(3)
      return entry(
        "p\(place)", "\(place)", random.pick(titles[dish]),
        url: random.below(3) == 0 ? "https://example.com/\(dish)" : nil,
        publisher: random.pick([nil, "Example"]),
        Array(Self.soup.dropLast(random.below(2))))
    }
    let expected = members(run(listings, fewTwins: .max))
    for few in [1, 2, 5] { #expect(members(run(listings, fewTwins: few)) == expected) }
  }
}
