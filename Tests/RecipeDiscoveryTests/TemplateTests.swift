import RecipeDiscovery
import TestSupport
import Testing

/// Searches that a page announces as an address with places for the words.
@Suite("Addresses with places for words", .fewAtOnce) struct TemplateTests {
  private static let dishes = ["pumpkin", "walnut", "fennel", "apricot"].flatMap { food in
    ["soup", "pie", "salad"].map { "\(food) \($0)" }
  }

  /// A site that announces an address and finds what a search for the words gives; a search whose
  /// second place does not say the same finds nothing.
  private static func site(_ target: String, both: Bool) throws -> MadeSite {
    try MadeSite { call in
      if call.target == "/" {
        return .html(
          #"<script type="application/ld+json">{"@type":"WebSite","potentialAction":{"@type":"SearchAction","target":"\#(target)","query-input":"required name=q"}}</script>"#
            + dishes.map { "<h3><a href='/r/\($0.replacing(" ", with: "-"))'>\($0)</a></h3>" }
            .joined())
      }
      guard call.target.hasPrefix("/find?"), let word = value("a", in: call.target) else {
        return call.target.hasPrefix("/r/") ? .html("<h1>Dish</h1>") : .missing
      }
      let isRight = !both || value("b", in: call.target) == word
      let found = isRight ? dishes.filter { $0.contains(word) } : []
      return .html(
        "<main>" + (found.isEmpty ? "<p>Nothing found.</p>" : "")
          + found.map {
            "<article><h2><a href='/r/\($0.replacing(" ", with: "-"))'>\($0)</a></h2></article>"
          }.joined() + "</main>")
    }
  }

  private static func value(_ name: String, in target: String) -> String? {
    target.split(separator: "?").last?.split(separator: "&")
      .first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(2)) }
  }

  @Test(arguments: [
    ("https://soups.example/find?a={q}&b={q}", true),
    ("https://soups.example/find?c=&a={q}&d", false),
    ("https://soups.example/find?a={q}&c=x y", false),
  ])
  func `the proof sends what the definition that is written sends`(
    _ target: String, _ both: Bool
  ) async throws {
    let site = try Self.site(target, both: both)
    let found = try await Exploring.explore(made: site)
    #expect(found.chosen != nil, "\(String(describing: found.refusal)) \(found.paths)")
    let searches = found.paths.filter { $0.hasPrefix("/find") }
    #expect(!searches.contains { $0.contains("{") || $0.contains("%7B") }, "\(searches)")
    for search in searches where both {
      #expect(Self.value("a", in: search) == Self.value("b", in: search))
    }
  }
}
