import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// Bounds on work, counted in comparisons so that no slow machine fails them.
@Suite(.fewAtOnce) struct MergingCostTests {
  private func comparisons(_ listings: [RankedListing]) -> Int {
    var clustering = Clustering(listings)
    clustering.run()
    return clustering.comparisons
  }

  private func lines(_ random: inout SeededRandom, _ vocabulary: Int) -> [String] {
    (0..<8).map { _ in "\(1 + random.below(4)) cups food\(random.below(vocabulary))" }
  }

  @Test func `one title for everything stays near linear`() {
    var random = SeededRandom(seed: 1)
    let listings = (0..<1_000).map {
      entry("p\($0 % 7)", "\($0)", "Chicken Soup", lines(&random, 120))
    }
    #expect(comparisons(listings) < 1_000 * 400)
  }

  @Test func `one title and one ingredient list stay near linear`() {
    let same = ["1 chicken", "2 carrots", "3 cups water", "4 leeks"]
    let listings = (0..<1_000).map {
      entry("p\($0)", "\($0)", "Chicken Soup", url: "http://x.com/r?id=\($0)", same)
    }
    #expect(comparisons(listings) < 1_000 * 400)
  }

  @Test func `one page for everything is one recipe at linear cost`() {
    let listings = (0..<1_000).map {
      entry("p\($0)", "\($0)", "Chicken Soup", url: "http://x.com/soup?utm_source=\($0)")
    }
    #expect(DuplicateDetector().clusters(of: listings).count == 1)
    #expect(comparisons(listings) < 1_000 * 2)
  }

  @Test func `one page for unlike things is no recipe and costs little`() {
    var random = SeededRandom(seed: 2)
    let listings = (0..<1_000).map {
      entry(
        "p\($0 % 9)", "\($0)", "\(random.word()) \(random.word())", url: "http://x.com/search",
        ["1 cup \(random.word())", "2 cups \(random.word())", "3 cups \(random.word())"])
    }
    #expect(DuplicateDetector().clusters(of: listings).count > 900)
    #expect(comparisons(listings) < 1_000 * 40)
  }

  @Test func `titles that begin alike cost little`() {
    var random = SeededRandom(seed: 3)
    let listings = (0..<1_000).map {
      entry(
        "p\($0)", "\($0)", String(repeating: "soup", count: 2 + $0 % 60) + "...",
        lines(&random, 300))
    }
    #expect(comparisons(listings) < 1_000 * 400)
  }

  @Test func `listings without ingredients and with one title cost little`() {
    let listings = (0..<1_000).map { entry("p\($0)", "\($0)", "Chicken Soup") }
    #expect(comparisons(listings) < 1_000 * 10)
    #expect(DuplicateDetector().clusters(of: listings).count == 1)
    let one = listings.map { entry("p", $0.listing.id.id, "Chicken Soup") }
    #expect(comparisons(one) < 1_000 * 10)
    #expect(DuplicateDetector().clusters(of: one).count == 1_000)
  }

  @Test func `hostile fields neither crash nor merge what they should not`() {
    let nasty = [
      "", "\u{0}\u{7F}\u{FEFF}", "%%%%%", "&#x110000;&#0;", String(repeating: "a", count: 200_000),
      "\u{1F468}\u{200D}\u{1F469}", "(((((", ")))", "-1/0", String(repeating: "🍲", count: 9_000),
    ]
    var listings: [RankedListing] = []
    for (place, text) in nasty.enumerated() {
      for provider in ["a", "b"] {
        listings.append(
          entry(
            provider, "\(place)", text, url: "http://x.com/" + text, publisher: text, [text, text]))
        listings.append(entry(provider, "n\(place)", text, url: text, publisher: text))
      }
    }
    listings.append(entry("a", "many", "Stew", (0..<10_000).map { "\($0) cups food\($0)" }))
    let clusters = DuplicateDetector().clusters(of: listings)
    #expect(clusters.flatMap(\.members).sorted() == Array(listings.indices))
  }

  @Test func `ingredients are read only where two listings could be one recipe`() {
    let listings = (0..<200).map {
      entry("p\($0)", "\($0)", "Soup \($0) of the \($0)th day", ["1 cup food"])
    }
    var clustering = Clustering(listings)
    clustering.mergePages()
    clustering.mergeTwins()
    clustering.mergeLikenesses()
    #expect(!clustering.table.features.contains { $0.hasParsedIngredients })
  }
}
