import RecipeModel
import TestSupport
import Testing

@testable import RecipeRendering
@testable import RecipeSearch

/// The same dish side by side, as people and programs see it.
@Suite(.fewAtOnce) struct DishGoldenTests {
  private static let styles: [(String, TextStyle)] = [
    ("40", TextStyle(width: 40)), ("80", TextStyle(width: 80)), ("120", TextStyle(width: 120)),
    ("pipe", .pipe), ("plain", TextStyle(width: 80, accessible: true)),
  ]

  private static let comparison = SourceComparison(DishFixtures.sources)
  private static let shape = DishShape(
    DishFixtures.recipes, strangers: [DishFixtures.stranger])
  private static let query = SearchQuery(text: "onion soup")

  @Test(arguments: 0..<5)
  func `the sources of a recipe and the shape of a dish fit`(_ index: Int) throws {
    let (name, style) = Self.styles[index]
    let renderer = ComparisonRenderer(style: style)
    let sides = renderer.render(Self.comparison)
    let shape = renderer.render(Self.shape, query: Self.query)
    if let width = style.width, !style.accessible {
      for line in (sides + shape).split(separator: "\n") { #expect(line.count <= width) }
    }
    try GoldenFile.expect(sides, is: "Dish/sources-\(name).txt")
    try GoldenFile.expect(shape, is: "Dish/shape-\(name).txt")
  }

  @Test func `documents have the shape of version 1`() throws {
    try GoldenFile.expect(DishJSON.render(Self.comparison), is: "Dish/sources.json")
    try GoldenFile.expect(
      DishJSON.render(Self.shape, query: Self.query), is: "Dish/shape.json")
    try GoldenFile.expect(
      ComparisonMarkdownRenderer().render(Self.comparison), is: "Dish/sources.md")
    try GoldenFile.expect(
      ComparisonMarkdownRenderer().render(Self.shape, query: Self.query), is: "Dish/shape.md")
  }

  @Test func `pages are as people reviewed them`() throws {
    let renderer = ComparisonPageRenderer(moment: 1_795_271_000)
    let pages = [
      "sources": renderer.render(Self.comparison),
      "shape": renderer.render(Self.shape, query: Self.query),
    ]
    for (name, page) in pages {
      #expect(try MarkupReader.elements(of: page).count { $0.name == "main" } == 1)
      try GoldenFile.expect(page, is: "HTML/dish-\(name).html")
    }
    let empty = renderer.render(DishShape([]), query: SearchQuery())
    #expect(empty.contains("No ingredients are known."))
  }

  @Test func `nothing to compare is said`() {
    let nothing = SourceComparison([])
    let shape = DishShape([])
    for (_, style) in Self.styles {
      let renderer = ComparisonRenderer(style: style)
      #expect(renderer.render(nothing).contains("No ingredients are known."))
      #expect(renderer.render(shape, query: SearchQuery()).contains("No ingredients are known."))
    }
    #expect(ComparisonMarkdownRenderer().render(nothing).contains("No ingredients are known."))
    #expect(DishJSON.json(nothing)["ingredients"] == [])
  }

  @Test func `hostile texts steer neither a terminal nor a document`() throws {
    let sources = HostileTexts.titles.enumerated().map { index, text in
      DishSource(
        Listing(
          id: ListingID(provider: text, id: "\(index)"), title: text,
          url: HostileTexts.links[index % HostileTexts.links.count], publisher: text,
          ingredients: [text, "1 \(text)", "salt"], recipeYield: text))
    }
    let shape = DishShape(sources)
    for group in stride(from: 0, to: sources.count, by: 4) {
      let comparison = SourceComparison(Array(sources[group..<min(group + 4, sources.count)]))
      for (_, style) in Self.styles {
        let renderer = ComparisonRenderer(style: style)
        let text = renderer.render(comparison) + renderer.render(shape, query: Self.query)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || Self.isHarmless($0) })
        guard let width = style.width, !style.accessible else { continue }
        for line in text.split(separator: "\n") {
          #expect(DisplayWidth.of(String(line)) <= width, "\(width): \(line)")
        }
      }
      let document =
        ComparisonMarkdownRenderer().render(comparison)
        + ComparisonMarkdownRenderer().render(shape, query: Self.query)
      #expect(document.unicodeScalars.allSatisfy { $0 == "\n" || Self.isHarmless($0) })
      #expect(!document.contains("<img") && !document.contains("[click]"))
      for line in document.split(separator: "\n") where line.contains(" | ") {
        #expect(line.hasPrefix("| ") && line.hasSuffix(" |"))
      }
      let page = ComparisonPageRenderer().render(comparison)
      #expect(!page.contains("<img") && !page.contains("<script"))
      _ = try MarkupReader.elements(of: page)
      let read = try JSON(parsing: DishJSON.render(comparison))
      #expect(read == DishJSON.json(comparison))
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control
      && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
  }
}
