import RecipeModel
import RecipeProviderKit
import RecipeRendering
import TestSupport
import Testing

@testable import RecipeSearch

/// What must hold for every text that a source could send.
@Suite(.fewAtOnce) struct PropertyTests {
  /// A report in which every text is hostile.
  private static func report(_ random: inout SeededRandom) -> SearchReport {
    func text(_ pieces: Int = 12) -> String { random.text(pieces: pieces) }
    let ids = (0..<4).map { "p\($0)" + text(3) }
    let recipes = (0..<6).map { _ in
      let entries = (0..<Int.random(in: 1...4, using: &random)).map { index in
        let isLinked = Bool.random(using: &random)
        return Fixtures.entry(
          ids[index], text(), rank: Int.random(in: 1...3000, using: &random), title: text(60),
          url: isLinked ? "https://e.com/" + text(4) : text(), publisher: text(),
          image: text(), ingredients: [text(), text()],
          rating: Rating(value: Double.random(in: 0...5, using: &random), scale: 5),
          minutes: Int.random(in: 1...200_000, using: &random), makes: text(),
          diets: [Diet(rawValue: text())])
      }
      let evidence = MergeEvidence(
        kind: .init(rawValue: text()), strength: 0.5,
        left: ListingID(provider: text(), id: text()),
        right: ListingID(provider: text(), id: text()), figures: [.init(text(), 0.25)])
      return Fixtures.recipe(
        entries, filled: [FilledField(name: text(), provider: text())], evidence: [evidence],
        groups: [ids[0]: text()], weights: [ids[1]: 0.3])
    }
    let outcomes = ids.enumerated().map { index, id in
      Fixtures.outcome(
        id, .init(rawValue: ["ok", "partial", text(), "skipped"][index]),
        ProviderError(.init(rawValue: text()), text(20), fix: text(20), httpStatus: 500),
        pages: PageCounts(
          asked: 3, answered: 2, gaps: [PageGap(page: 2, reason: text(), httpStatus: 500)]),
        listings: ListingCounts(
          received: 3, kept: 2,
          dropped: [DropCount(reason: .init(rawValue: text()), count: 1, sample: text(30))]))
    }
    let query = SearchQuery(
      text: text(), include: [text()], exclude: [text()], maxMinutes: 30,
      diets: [Diet(rawValue: text())])
    var report = Fixtures.report(recipes, query: query, outcomes: outcomes)
    report.plan = ids.map { id in
      ProviderPlan(
        provider: id, native: [text()], local: [text()], unsupported: [text()],
        skipReason: Bool.random(using: &random) ? text() : nil)
    }
    return report
  }

  /// Every text renderer's output for one report.
  private static func outputs(_ report: SearchReport, _ style: TextStyle) -> [String] {
    let explain = ExplainRenderer(style: style)
    var empty = report
    empty.recipes = []
    var progress = LiveProgress()
    progress.apply(SearchEvent(revision: 1, kind: .planned(report.plan, QueryReading(report))))
    let waiting = progress.lines(style: style).joined(separator: "\n")
    progress.apply(SearchEvent(revision: 2, kind: .finished(report)))
    let sources = report.outcomes.map { outcome in
      DemoSource(id: outcome.id, introduction: outcome.error?.message ?? "")
    }
    let entries = report.outcomes.map { outcome in
      ProviderEntry(
        id: outcome.id, kind: outcome.id,
        state: .unusable(problem: outcome.error?.message ?? "", fix: outcome.error?.fix),
        endpoint: report.recipes[0].unified.url, group: outcome.id,
        descriptor: ProviderDescriptor(
          id: outcome.id, kind: outcome.id, name: outcome.id,
          homepage: report.recipes[0].unified.url, attribution: outcome.error?.message))
    }
    let setting = ProviderSetting(
      report.query.text, .choice(report.query.include), summary: report.query.text)
    let demo = DemoRenderer(style: style)
    let comparison = Comparison(report, ranking: RankingOptions(), extent: .page)
    let change = ComparisonChange(
      from: comparison, to: Comparison(empty, ranking: RankingOptions(), extent: .everything))
    let comparisons = ComparisonRenderer(style: style)
    return [
      comparisons.render(comparison, change: change),
      comparisons.render([comparison], changes: [change]),
      TableRenderer(style: style, explain: explain).render(report.recipes),
      FooterRenderer(style: style).render(report), FooterRenderer(style: style).render(empty),
      SourcesRenderer(style: style).render(report), PlanRenderer(style: style).render(report.plan),
      demo.opening(report.query, sources: sources), demo.render(report),
      ProvidersRenderer(style: style).render(entries),
      ProviderInfoRenderer(style: style).render(
        entries[0], summary: report.query.text,
        settings: [ProviderSettingState(setting, .value(report.query.text))]),
      waiting, progress.lines(style: style).joined(separator: "\n"),
    ]
  }

  @Test(arguments: 1...8)
  func `no line is wider than the terminal`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<5 {
      let width = Int.random(in: 20...140, using: &random)
      let style = TextStyle(
        color: Bool.random(using: &random), width: width,
        hyperlinks: Bool.random(using: &random))
      for text in Self.outputs(Self.report(&random), style) {
        for line in SGR.strip(text).split(separator: "\n") {
          let columns = DisplayWidth.of(String(line))
          #expect(columns <= width, "\(columns) > \(width): \(line)")
        }
      }
    }
  }

  @Test(arguments: 1...8)
  func `nothing unsafe reaches a terminal, a page or a document`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &* 7919)
    for _ in 0..<5 {
      let report = Self.report(&random)
      let style = TextStyle(
        color: Bool.random(using: &random), width: Bool.random(using: &random) ? 80 : nil,
        hyperlinks: Bool.random(using: &random), accessible: Bool.random(using: &random))
      let explain = ExplainRenderer(style: style)
      let documents = [
        MarkdownRenderer(explain: explain).render(report),
        ComparisonMarkdownRenderer().render(
          Comparison(report, ranking: RankingOptions(), extent: .everything)),
        PlainRenderer(explain: explain).render(report.recipes),
        ReportJSON(explain: true).render(report), ReportJSONLines(explain: true).render(report),
      ]
      for text in Self.outputs(report, style).map(SGR.strip) + documents {
        let unsafe = text.unicodeScalars.first { $0.isUnsafeToPrint && $0 != "\n" }
        #expect(unsafe == nil, "\(unsafe.map { String($0.value, radix: 16) } ?? "") in \(text)")
      }
      if !style.color, !style.hyperlinks {
        for text in Self.outputs(report, style) { #expect(!text.contains("\u{1B}")) }
      }
    }
  }

  @Test(arguments: 1...6)
  func `JSON parses back to what the sources said`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &* 104_729)
    for _ in 0..<5 {
      let report = Self.report(&random)
      let document = try JSON(parsing: ReportJSON(explain: true).render(report))
      let items = try #require(document["items"]?.arrayValue)
      #expect(items.map { $0["title"]?.stringValue } == report.recipes.map(\.unified.title))
      #expect(items.map { $0["id"]?.stringValue } == report.recipes.map(\.id))
      for (item, recipe) in zip(items, report.recipes) {
        #expect(item["score"] == recipe.score.json)
        let url = item["url"]?.stringValue
        #expect(url == nil || url == recipe.unified.url)
      }
      for line in ReportJSONLines().render(report).split(separator: "\n") {
        #expect(try JSON(parsing: String(line))["version"]?.intValue == 1)
      }
    }
  }

  @Test(arguments: 1...6)
  func `printed terms add up to the printed score`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &* 31)
    for _ in 0..<50 {
      let entries = (0..<Int.random(in: 1...20, using: &random)).map { index in
        let rank = Int.random(in: 1...5000, using: &random)
        return Fixtures.entry("p\(index)", "x", rank: rank, title: "t")
      }
      let weights = Dictionary(
        uniqueKeysWithValues: (0..<20).map {
          ("p\($0)", Double.random(in: 0...100, using: &random))
        })
      let text = ExplainRenderer(style: .pipe).render(Fixtures.recipe(entries, weights: weights))
      let words = text.split(separator: "\n").map { $0.split(separator: " ") }
      let score = try #require(words.first?.last)
      let terms = words.filter { $0.first == "=" || $0.first == "+" }.compactMap {
        $0.dropFirst().first
      }
      #expect(terms.count == entries.count)
      let sum = terms.reduce(0) { $0 + units(String($1)) }
      #expect(sum == units(String(score)), "\(text)")
    }
  }

  /// A printed decimal in units of 10⁻¹⁵, read digit by digit, without floating point.
  private func units(_ decimal: String) -> Int64 {
    let parts = decimal.split(separator: ".", maxSplits: 1)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let digits = parts[0] + fraction + String(repeating: "0", count: 15 - fraction.utf8.count)
    return Int64(digits) ?? .min
  }
}

/// Takes away our own colours and links, and nothing else.
enum SGR {
  static func strip(_ text: String) -> String {
    let ours = #/\u{1B}\[[0-9;]*m|\u{1B}\]8;;[\x21-\x7E]*\u{1B}\\/#
    // Scalar by scalar: a source's text may begin with a mark that joins the sequence before it.
    return text.replacing(ours.matchingSemantics(.unicodeScalar), with: "")
  }
}
