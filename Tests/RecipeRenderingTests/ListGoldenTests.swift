import RecipeModel
import RecipeRendering
import RecipeSearch
import TestSupport
import Testing

/// What a result list looks like in every format.
@Suite(.fewAtOnce) struct ListGoldenTests {
  @Test(arguments: [40, 80, 120])
  func `a table fits the terminal`(width: Int) throws {
    let table = TableRenderer(style: TextStyle(width: width))
    try GoldenFile.expect(table.render(Fixtures.menu), is: "table-\(width).txt")
  }

  @Test(arguments: [40, 80, 120])
  func `a table in colour hides links behind titles`(width: Int) throws {
    let table = TableRenderer(style: TextStyle(color: true, width: width, hyperlinks: true))
    try GoldenFile.expect(table.render(Fixtures.menu), is: "table-\(width)-color.txt")
  }

  @Test(arguments: [70, 300])
  func `a table in a pipe stays aligned when a cell is long`(_ length: Int) {
    func long(_ text: String) -> String { text + String(repeating: "x", count: length) }
    let rows = [("a", "Soup", "Soups"), (long("b"), long("Stew"), long("Stews"))].map {
      Fixtures.recipe([
        Fixtures.entry(
          $0.0, "1", rank: 1, title: $0.1, url: "https://e.com/1", publisher: $0.2,
          rating: Rating(value: 4, scale: 5), minutes: 35)
      ])
    }
    let lines = TableRenderer(style: .pipe).render(rows).split(separator: "\n")
    let columns = lines.dropFirst().map { line in
      ["80 %", "35 min", "https"].map {
        line.firstRange(of: $0).map { line[..<$0.lowerBound].count }
      }
    }
    #expect(columns.count == 2 && Set(columns).count == 1)
    #expect(columns.allSatisfy { !$0.contains(nil) })
  }

  @Test func `a table in a pipe cuts nothing`() throws {
    let text = TableRenderer(style: .pipe).render(Fixtures.menu)
    try GoldenFile.expect(text, is: "table-pipe.txt")
    for recipe in Fixtures.menu {
      #expect(text.contains(recipe.unified.title))
      if let url = recipe.unified.url { #expect(text.contains(url)) }
    }
  }

  @Test func `an accessible table is labelled lines`() throws {
    let style = TextStyle(color: true, width: 80, hyperlinks: true, accessible: true)
    let explain = ExplainRenderer(style: style)
    let plain = PlainRenderer().render(Fixtures.menu)
    try GoldenFile.expect(plain, is: "plain.txt")
    #expect(TableRenderer(style: style).render(Fixtures.menu) == plain)
    try GoldenFile.expect(
      PlainRenderer(explain: explain).render(Fixtures.menu), is: "plain-explain.txt")
  }

  @Test func `explanations stand under their rows`() throws {
    for width in [40, 80, 120] {
      let style = TextStyle(width: width)
      let table = TableRenderer(style: style, explain: ExplainRenderer(style: style))
      try GoldenFile.expect(table.render(Fixtures.menu), is: "explain-\(width).txt")
    }
  }

  @Test func `weights and groups show in an explanation`() throws {
    let recipe = Fixtures.recipe(
      [
        Fixtures.entry("f2f", "1", rank: 1, title: "Pie"),
        Fixtures.entry("mirror", "1", rank: 2, title: "Pie"),
        Fixtures.entry("blog", "x", rank: 7, title: "Pie"),
      ],
      groups: ["f2f": "food", "mirror": "food"], weights: ["blog": 0.5])
    let silent = Fixtures.recipe(
      [Fixtures.entry("blog", "y", rank: 1, title: "Tart")], weights: ["blog": 0])
    let explain = ExplainRenderer(style: TextStyle(width: 80))
    try GoldenFile.expect(
      explain.render(recipe) + explain.render(silent), is: "explain-weights.txt")
  }

  @Test func `an explanation says what the order went by`() throws {
    let full = Fixtures.entry(
      "f2f", "1", rank: 2, title: "Pie", url: "https://x.example/pie",
      rating: Rating(value: 4.92, scale: 5), minutes: 65)
    let twin = Fixtures.entry("mirror", "1", rank: 1, title: "Pie", url: "https://x.example/pie")
    let bare = Fixtures.entry("blog", "y", rank: 1, title: "Tart", url: "https://y.example/tart")
    let ranker = RecipeRanker(options: RankingOptions(groups: ["f2f": "food", "mirror": "food"]))
    func lines(_ sort: SortOrder, _ style: TextStyle = .pipe) -> [String?] {
      ranker.recipes(from: [full, twin, bare], sort: sort).map {
        ExplainRenderer(style: style).render($0).split(separator: "\n").first.map(String.init)
      }
    }
    #expect(lines(.best).allSatisfy { $0?.hasPrefix("score") == true })
    #expect(
      lines(.rating) == [
        "order   by rating: 98.4 %; equal ones by score",
        "order   by rating: not rated, so after all that are; equal ones by score",
      ])
    #expect(
      lines(.time) == [
        "order   by time: 1 h 5 min; equal ones by score",
        "order   by time: says none, so after all that do; equal ones by score",
      ])
    #expect(lines(.title) == Array(repeating: "order   by title; equal ones by score", count: 2))
    #expect(
      lines(.sources) == [
        "order   by sources: 1; equal ones by score",
        "order   by sources: 1, those of one group counted once; equal ones by score",
      ])
    #expect(
      lines(.rating, TextStyle(accessible: true)).first
        == "Order: by rating: 98.4 %; equal ones by score")
  }

  @Test func `Markdown is a numbered list with the footer under it`() throws {
    try GoldenFile.expect(MarkdownRenderer().render(Fixtures.report()), is: "markdown.md")
    let explain = ExplainRenderer(style: .pipe)
    try GoldenFile.expect(
      MarkdownRenderer(explain: explain).render(Fixtures.report()), is: "markdown-explain.md")
  }

  @Test func `hostile texts are shown, not obeyed`() throws {
    for width in [40, 80] {
      let table = TableRenderer(style: TextStyle(color: true, width: width, hyperlinks: true))
      try GoldenFile.expect(table.render(HostileTexts.recipes), is: "hostile-\(width).txt")
    }
    let report = Fixtures.report(HostileTexts.recipes)
    try GoldenFile.expect(MarkdownRenderer().render(report), is: "hostile.md")
    try GoldenFile.expect(PlainRenderer().render(HostileTexts.recipes), is: "hostile-plain.txt")
  }
}
