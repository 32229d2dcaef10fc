import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch
import TestSupport
import Testing

/// What the last lines of a search say, for every way in which a source can end.
@Suite(.fewAtOnce) struct FooterGoldenTests {
  private typealias Status = ProviderOutcome.Status

  private static let stale = {
    var outcome = Fixtures.outcome(
      "before", .ok, pages: PageCounts(asked: 1, answered: 1),
      listings: ListingCounts(received: 5, kept: 5))
    outcome.cache = .stale
    return outcome
  }()

  /// One outcome for every status that the engine knows.
  private static let outcomes: [ProviderOutcome] = [
    Fixtures.cookbook,
    Fixtures.outcome("nothing", .empty, pages: PageCounts(asked: 1, answered: 1)),
    Fixtures.puppy,
    Fixtures.outcome(
      "half", .partial,
      ProviderError(.httpError, "the server failed", httpStatus: 502),
      pages: PageCounts(
        asked: 3, answered: 2, gaps: [PageGap(page: 3, reason: "httpError", httpStatus: 502)]),
      listings: ListingCounts(received: 20, kept: 20)),
    Fixtures.outcome(
      "slow", .partial,
      ProviderError(
        .timedOut, "the rest did not come within 2.5 s", fix: "allow more time with --soft"),
      pages: PageCounts(asked: 4, answered: 3), listings: ListingCounts(received: 30, kept: 30)),
    stale,
    Fixtures.outcome(
      "late", .timedOut, ProviderError(.timedOut, "no answer within 10.0 s")),
    Fixtures.outcome(
      "gone", Status(.unreachable),
      ProviderError(.unreachable, "connection refused by 127.0.0.1:9", fix: "is it running?")),
    Fixtures.outcome(
      "broken", Status(.httpError),
      ProviderError(.httpError, "the server failed (HTTP 500)", httpStatus: 500)),
    Fixtures.food2fork,
    Fixtures.outcome(
      "busy", Status(.rateLimited),
      ProviderError(.rateLimited, "too many requests", httpStatus: 429), retryAt: 1_795_271_063),
    Fixtures.outcome(
      "spent", Status(.quotaExceeded),
      ProviderError(
        .quotaExceeded, "the day's allowance is used up", fix: "it begins anew at midnight UTC")),
    Fixtures.outcome(
      "moved", Status(.drift),
      ProviderError(.drift, "no member \"recipes\" in the answer", fix: "report it")),
    Fixtures.outcome(
      "parked", Status(.invalidResponse),
      ProviderError(.invalidResponse, "a web page came where JSON was promised")),
    Fixtures.outcome(
      "endless", .pagingLoop,
      ProviderError(.pagingLoop, "page 3 repeats page 2"),
      pages: PageCounts(asked: 3, answered: 3), listings: ListingCounts(received: 20, kept: 10)),
    Fixtures.outcome(
      "resting", Status(.suspended),
      ProviderError(.suspended, "left alone after three failures"), pages: PageCounts(),
      retryAt: 1_795_271_063),
    Fixtures.pantry,
    Fixtures.outcome(
      "folder", .ok, pages: PageCounts(asked: 1, answered: 1),
      listings: ListingCounts(
        received: 5, kept: 3,
        dropped: [
          DropCount(
            reason: Drop.Reason(rawValue: "brokenFile"), count: 2,
            sample: "b.json: not JSON (line 1); g.json: cannot be read")
        ])),
    Fixtures.outcome(
      "short", .partial,
      ProviderError(.incomplete, "only 44 of its 60 recipes came, 16 are out of reach"),
      pages: PageCounts(asked: 3, answered: 3), listings: ListingCounts(received: 44, kept: 44)),
    Fixtures.outcome("stopped", .cancelled, ProviderError(.cancelled, "the search was cancelled")),
    Fixtures.outcome("novel", Status(rawValue: "somethingNew")),
  ]

  @Test func `every way to end has its word in the footer`() throws {
    var text = ""
    for outcome in Self.outcomes {
      let report = Fixtures.report([Fixtures.chickenSoup], outcomes: [outcome])
      text += "[\(outcome.status)]\n" + FooterRenderer(style: .pipe).render(report)
    }
    try GoldenFile.expect(text, is: "footers.txt")
  }

  @Test func `a footer counts, and wraps where the terminal ends`() throws {
    let one = Fixtures.report([Fixtures.chickenSoup], outcomes: [Fixtures.cookbook])
    let many = Fixtures.report(removed: 1, cursor: "v1.x", duration: .seconds(65))
    var text = ""
    for style in [TextStyle.pipe, TextStyle(width: 80), TextStyle(color: true, width: 40)] {
      text += FooterRenderer(style: style).render(one) + FooterRenderer(style: style).render(many)
    }
    try GoldenFile.expect(text, is: "footer-widths.txt")
  }

  @Test func `what failed is told alone, and beside the end of a list`() {
    var report = Fixtures.report()
    let failures =
      "food2fork: the service refused the key (HTTP 403); puppy: page 2 failed (HTTP 500), looked "
      + "past it, page 4 was empty, looked past it, left out 1 item without a title\n"
    #expect(FooterRenderer(style: .pipe).failures(report) == failures)
    report.recipes = []
    report.shownBefore = 4
    #expect(
      FooterRenderer(style: .pipe).render(report)
        == "Nothing follows that could be had.\n" + failures)
    report.outcomes = [Fixtures.cookbook]
    report.isComplete = true
    #expect(SearchVerdict(report) == .found)
    #expect(
      FooterRenderer(style: .pipe).render(report) == "That was the whole list: nothing follows.\n")
  }

  @Test(arguments: [(1, "1 listing was"), (1_200, "1200 listings were")])
  func `a footer tells that merging was cut short`(count: Int, words: String) {
    var report = Fixtures.report()
    report.uncompared = count
    #expect(
      FooterRenderer(style: .pipe).render(report).contains(
        "; \(words) not compared with all that resemble them: a recipe may stand twice"))
  }

  @Test func `a footer tells what recipes of earlier pages have gained`() {
    func joined(_ title: String, _ providers: String..., also: [String] = []) -> JoinedRecipe {
      JoinedRecipe(
        id: "a:1", title: title,
        sources: providers.map { Fixtures.entry($0, "1", rank: 1, title: title) }, alsoShown: also)
    }
    var report = Fixtures.report()
    report.joined = [joined("Chi\u{1B}li", "mealie", "tandoor", "mealie")]
    let one = FooterRenderer(style: .pipe).render(report)
    #expect(
      one.contains(
        "; 1 recipe of an earlier page is in more sources: Chi\u{241B}li (mealie, tandoor)")
    )
    report.joined += ["Soup", "Stew", "Bread"].map { joined($0, "puppy", also: ["b:2"]) }
    let many = FooterRenderer(style: .pipe).render(report)
    #expect(many.contains("; 4 recipes of earlier pages are in more sources: "))
    #expect(many.contains("Soup (puppy, shown twice), Stew (puppy, shown twice) and 1 more"))
  }

  @Test func `the footer of the design is made word for word`() {
    var puppy = Fixtures.puppy
    puppy.pages.gaps.removeLast()
    puppy.listings.dropped = []
    let pantry = Fixtures.outcome("cookbook", .ok, listings: ListingCounts(received: 9, kept: 9))
    var silent = Fixtures.cookbook
    silent.listings = ListingCounts()
    let report = Fixtures.report(
      Array(repeating: Fixtures.chickenSoup, count: 18), outcomes: [pantry, silent, puppy])
    let footer = FooterRenderer(style: .pipe).render(report)
    #expect(
      footer
        == "18 recipes from 2 of 3 sources in 0.4 s; puppy: page 2 failed (HTTP 500), "
        + "looked past it\n")
  }

  @Test func `nobody has it is said only when everyone answered`() throws {
    let nothing = Fixtures.outcome("nothing", .empty, pages: PageCounts(asked: 1, answered: 1))
    let other = Fixtures.outcome("other", .empty, pages: PageCounts(asked: 1, answered: 1))
    let reports = [
      Fixtures.report([], outcomes: [nothing, other]),
      Fixtures.report([], query: SearchQuery(include: ["leek", "ham"]), outcomes: [nothing]),
      Fixtures.report([], query: SearchQuery(), outcomes: [nothing, other, Fixtures.pantry]),
      // This one excludes ingredients itself.
      Fixtures.report(
        [], query: SearchQuery(text: "soup", exclude: ["ham"]),
        outcomes: [
          nothing, Fixtures.outcome("puppy", .empty, pages: PageCounts(asked: 1, answered: 1)),
        ]),
    ]
    for report in reports { #expect(SearchVerdict(report) == .nobodyHasIt) }
    try golden(reports, "nobody")
  }

  @Test func `could not ask names each source, what came back and what to do`() throws {
    let nothing = Fixtures.outcome("nothing", .empty, pages: PageCounts(asked: 1, answered: 1))
    let failed = Self.outcomes.filter { $0.status.isFailure && $0.listings.kept == 0 }
    let reports = [
      Fixtures.report([], outcomes: [nothing] + failed + [Fixtures.pantry]),
      Fixtures.report([], query: SearchQuery(), outcomes: [Fixtures.pantry]),
      Fixtures.report([], outcomes: [Fixtures.food2fork]),
    ]
    for report in reports { #expect(SearchVerdict(report) == .couldNotAsk) }
    try golden(reports, "could-not-ask")
  }

  @Test func `a filter that removed everything is named with its figures`() throws {
    var cookbook = Fixtures.cookbook
    cookbook.listings = ListingCounts(
      received: 32, kept: 1,
      dropped: [
        DropCount(reason: .excludedIngredient, count: 4),
        DropCount(reason: .tooLong, count: 20),
        DropCount(reason: .diet, count: 1), DropCount(reason: .lacksIngredient, count: 5),
        DropCount(reason: .repeated, count: 1),
      ])
    cookbook.listings.tellsFiltered = true
    let simple = SearchQuery(text: "soup", exclude: ["ham"])
    var single = cookbook
    single.listings = ListingCounts(
      received: 1, kept: 0, dropped: [DropCount(reason: .excludedIngredient, count: 1)])
    single.listings.tellsFiltered = true
    let reports = [
      Fixtures.report(
        [], query: Fixtures.query, outcomes: [cookbook, Fixtures.food2fork], removed: 1),
      Fixtures.report([], query: simple, outcomes: [single]),
    ]
    for report in reports { #expect(SearchVerdict(report) == .filteredOut) }
    try golden(reports, "filtered-out")
  }

  @Test func `what each source did fits the terminal and reads aloud`() throws {
    let report = Fixtures.report(query: Fixtures.query, outcomes: Self.outcomes)
    for width in [40, 80, 120] {
      let text = SourcesRenderer(style: TextStyle(width: width)).render(report)
      try GoldenFile.expect(text, is: "sources-\(width).txt")
    }
    let color = SourcesRenderer(style: TextStyle(color: true, width: 80)).render(report)
    try GoldenFile.expect(color, is: "sources-80-color.txt")
    let plain = SourcesRenderer(style: TextStyle(accessible: true)).render(report)
    try GoldenFile.expect(plain, is: "sources-plain.txt")
  }

  private func golden(_ reports: [SearchReport], _ name: String) throws {
    for (suffix, style) in [
      ("40", TextStyle(width: 40)), ("80", TextStyle(width: 80)),
      ("pipe", TextStyle.pipe), ("plain", TextStyle(width: 80, accessible: true)),
    ] {
      let text = reports.map { FooterRenderer(style: style).render($0) }.joined(separator: "\n")
      try GoldenFile.expect(text, is: "\(name)-\(suffix).txt")
    }
  }
}
