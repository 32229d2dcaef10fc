import RecipeModel
import RecipeRendering
import TestSupport
import Testing

@testable import RecipeSearch

/// What each provider was worth, as people see it.
@Suite(.fewAtOnce) struct ComparisonGoldenTests {
  private static let styles: [(String, TextStyle)] = [
    ("40", TextStyle(width: 40)), ("80", TextStyle(width: 80)), ("120", TextStyle(width: 120)),
    ("pipe", .pipe), ("plain", TextStyle(width: 80, accessible: true)),
  ]

  private static let change = ComparisonChange(
    from: ComparisonFixtures.soup, to: ComparisonFixtures.later)

  @Test(arguments: 0..<5)
  func `a comparison fits`(index: Int) throws {
    let (name, style) = Self.styles[index]
    let renderer = ComparisonRenderer(style: style)
    try GoldenFile.expect(
      renderer.render(ComparisonFixtures.soup), is: "comparison-\(name).txt")
    try GoldenFile.expect(
      renderer.render([ComparisonFixtures.soup, ComparisonFixtures.stew]),
      is: "comparisons-\(name).txt")
    try GoldenFile.expect(
      renderer.render(ComparisonFixtures.later, change: Self.change),
      is: "comparison-change-\(name).txt")
  }

  @Test func `colours carry no meaning of their own`() {
    for width in [40, 80, 120] {
      let plain = ComparisonRenderer(style: TextStyle(width: width))
      let colored = ComparisonRenderer(style: TextStyle(color: true, width: width))
      #expect(
        SGR.strip(colored.render(ComparisonFixtures.soup)) == plain.render(ComparisonFixtures.soup))
    }
  }

  @Test func `a comparison as a document`() throws {
    let renderer = ComparisonMarkdownRenderer()
    try GoldenFile.expect(
      renderer.render(ComparisonFixtures.later, change: Self.change), is: "comparison.md")
    try GoldenFile.expect(
      renderer.render([ComparisonFixtures.soup, ComparisonFixtures.stew], changes: [nil, nil]),
      is: "comparisons.md")
  }

  @Test func `a comparison has the shape of version 1`() throws {
    try GoldenFile.expect(
      text(2, ComparisonJSON.json(ComparisonFixtures.later, change: Self.change)),
      is: "comparison.json")
    let both = [ComparisonFixtures.soup, ComparisonFixtures.stew]
    try GoldenFile.expect(text(0, ComparisonSummaryJSON.json(both)), is: "comparisons.json")
  }

  /// A document with few of its recipes.
  private func text(_ count: Int, _ document: JSON) -> String {
    ComparisonFixtures.keeping(count, of: document).text(.indented) + "\n"
  }

  @Test func `nothing to compare is said`() {
    let report = SearchReport(
      query: SearchQuery(), plan: [], outcomes: [], recipes: [], isComplete: false)
    let nothing = Comparison(report, ranking: RankingOptions(), extent: .everything)
    for (_, style) in Self.styles {
      let text = ComparisonRenderer(style: style).render(nothing)
      #expect(text.contains("No source was asked."))
      #expect(text.contains("There is no recipe."))
      #expect(!text.contains("nan"))
    }
    #expect(ComparisonMarkdownRenderer().render(nothing).contains("No source was asked."))
    #expect(ComparisonRenderer(style: .pipe).render([]).contains("0 queries put to 0 sources."))
  }
}
