import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// What one source tells apart by identifier and title stays apart, whatever its links say.
@Suite("A source's own list", .fewAtOnce) struct OwnListTests {
  private static let titles = ["Onion Soup", "Sponge Cake", "Beef Stew", "Lemon Tart", "Fish Pie"]
  private static let lines = DuplicateDetectorTests.lines

  private func groups(_ listings: [RankedListing]) -> [[String]] {
    DuplicateDetector().clusters(of: listings)
      .map { $0.members.map { listings[$0].id.description }.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func list(_ provider: String, _ url: (Int) -> String) -> [RankedListing] {
    Self.titles.enumerated().map { entry(provider, "\($0)", $1, url: url($0)) }
  }

  @Test func `recipes that share a link stay as many as the source lists`() {
    #expect(groups(list("a") { _ in "https://x.example/recipes" }).count == 5)
    #expect(groups(list("a") { _ in "https://x.example/recipe/12" }).count == 5)
  }

  @Test func `a fragment or the case of a path makes one of none`() {
    #expect(groups(list("a") { "https://x.example/recipes#r\($0)" }).count == 5)
    let cased = ["AbC", "aBc", "abC", "ABc", "abc"]
    #expect(groups(list("a") { "https://x.example/r/\(cased[$0])" }).count == 5)
  }

  @Test func `another source's list under that link is joined title by title`() {
    let url = "https://x.example/recipes"
    let listings = list("a") { _ in url } + list("b") { _ in url }
    #expect(groups(listings) == (0..<5).map { ["a:\($0)", "b:\($0)"] })
  }

  @Test func `no third source joins what a source tells apart`() {
    let url = "https://x.example/recipes"
    for title in ["Onion Soup", "Onion Soup with Sponge Cake", "Pea Soup"] {
      let listings = list("a") { _ in url } + [entry("b", "9", title, url: url)]
      let one = groups(listings).filter { group in group.count { $0.hasPrefix("a:") } > 1 }
      #expect(one.isEmpty)
    }
  }

  @Test func `the same lines make one of two, and so does the same title`() {
    let url = "https://x.example/recipes/lentils"
    #expect(
      groups([
        entry("a", "1", "Lentil Soup", url: url, Self.lines),
        entry("a", "2", "Lentil Stew", url: url, Self.lines),
      ]).count == 1)
    for title in ["lentil soup", "Lentill Soup"] {
      #expect(
        groups([
          entry("a", "1", "Lentil Soup", url: url), entry("a", "2", title, url: url),
        ]).count == 1)
    }
    #expect(
      groups([
        entry("a", "1", "Lentil Soup", url: url, Self.lines),
        entry("a", "2", "Lentil Stew", url: url, DuplicateDetectorTests.others),
      ]).count == 2)
  }
}
