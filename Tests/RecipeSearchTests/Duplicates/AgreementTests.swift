import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// Another source that agrees never parts what was one (law 7).
@Suite(.fewAtOnce) struct AgreementTests {
  /// A recipe as its publisher has it.
  private struct Original {
    var title: String
    var site: String
    var publisher: String
    var number: Int
    var lines: [(amount: String, name: String)]
  }

  private static let dishes = ["Soup", "Stew", "Pie", "Salad", "Curry", "Pancakes"]
  private static let foods = [
    "lentils", "carrots", "leek", "salt", "cumin", "flour", "eggs", "cream", "rice", "beef",
    "turnips", "barley", "mustard", "butter", "thyme", "apples", "honey", "garlic", "spinach",
  ]
  private static let publishers = [
    ("The Yolk", "theyolk.example"), ("Pantry & Co", "pantry-and-co.example"),
    ("Slow Flame", "slow-flame.example"), ("Café Soleil", "www.cafe-soleil.example"),
  ]

  private func original(_ number: Int, _ random: inout SeededRandom) -> Original {
    let (publisher, site) = random.pick(Self.publishers)
    let foods = Self.foods.shuffled(using: &random).prefix(3 + random.below(7))
    return Original(
      title: "\(foods[0]) and \(foods[1]) \(Self.dishes[number])",
      site: site, publisher: publisher, number: 100 + number,
      lines: foods.map { ("\(1 + random.below(4)) \(random.pick(["cups", "g", "tbsp"]))", $0) })
  }

  /// What a source says of a recipe: a part of the truth, in a spelling of its own.
  private func listing(
    _ source: Int, of original: Original, _ random: inout SeededRandom
  ) -> RankedListing {
    let slug = original.title.lowercased().replacing(" ", with: "-")
    let page = "\(original.site)/recipe/\(original.number)/\(slug)"
    let links: [String?] = [
      nil, "http://\(page)", "https://\(page)/?utm_source=p\(source)", "https://www.\(page)#top",
      "http://127.0.0.1:\(8_000 + source)/recipe/\(random.below(900))",
    ]
    let lists = [
      [], original.lines.map { "\($0.amount) \($0.name)" }, original.lines.map(\.name),
      [original.lines.map(\.name).joined(separator: ", ")],
    ]
    let link = random.pick(links)
    let names = [
      nil, original.publisher, original.site, link?.contains(page) == true ? "mitch" : nil,
    ]
    return entry(
      "p\(source)", "\(original.number * 7 % 11)-\(source)",
      random.pick([original.title, original.title.uppercased(), "\(original.title) Recipe"]),
      url: link,
      publisher: random.pick(names), random.pick(lists))
  }

  private func groups(_ listings: [RankedListing], fewTwins: Int? = nil) -> [[Int]] {
    var clustering = Clustering(listings)
    if let fewTwins { clustering.fewTwins = fewTwins }
    clustering.run()
    return ClusterResult(clustering).all.map { $0.members.sorted() }
  }

  @Test(arguments: 0..<4, [1, .max])
  func `another source that agrees parts nothing`(hundred: Int, fewTwins: Int) {
    for seed in 0..<100 {
      var random = SeededRandom(seed: UInt64(100 * hundred + seed))
      let originals = (0..<(1 + random.below(4))).map { original($0, &random) }
      let sources = (0..<(3 + random.below(5))).map { source in
        originals.filter { _ in random.below(4) > 0 }.map { listing(source, of: $0, &random) }
      }
      let all = sources.flatMap { $0 }
      let before = groups(all.dropLast(sources.last?.count ?? 0), fewTwins: fewTwins)
      let after = groups(all, fewTwins: fewTwins).map(Set.init)
      for group in before {
        #expect(after.contains { $0.isSuperset(of: group) }, "world \(100 * hundred + seed)")
      }
    }
  }

  @Test func `an odd publisher of one listing keeps no other out`() {
    let page = "https://theyolk.example/recipe/7/egg-salad"
    let listings = [
      entry("a", "1", "Egg Salad", url: page, publisher: "The Yolk"),
      entry("b", "1", "Egg Salad", url: page, publisher: "theyolk.example"),
      entry("c", "1", "Egg Salad", publisher: "The Yolk"),
      entry("d", "1", "Egg Salad", url: page, publisher: "mitch"),
    ]
    for count in 2...4 { #expect(groups(Array(listings.prefix(count))).count == 1) }
  }
}
