import RecipeModel
import RecipeProviderKit
import RecipeRendering
import TestSupport
import Testing

@testable import RecipeSearch

/// The pages beside the result list: plan, providers, demonstration, live progress.
@Suite(.fewAtOnce) struct PageGoldenTests {
  private static let styles: [(String, TextStyle)] = [
    ("40", TextStyle(width: 40)), ("80", TextStyle(width: 80)), ("120", TextStyle(width: 120)),
    ("pipe", .pipe), ("plain", TextStyle(width: 80, accessible: true)),
  ]

  private static let entries = [
    ProviderEntry(
      id: "cookbook", kind: "cookbook",
      descriptor: ProviderDescriptor(
        id: "cookbook", kind: "cookbook", name: "Potluck Cookbook",
        capabilities: [.text, .include, .exclude, .time, .diet, .browse, .detail])),
    ProviderEntry(
      id: "f2f", kind: "food2fork", endpoint: "https://joe:secret@f2f.example:8443/api?key=K#x",
      weight: 0.5, group: "food",
      descriptor: ProviderDescriptor(
        id: "f2f", kind: "food2fork", name: "My Food2Fork", homepage: "https://f2f.example/",
        attribution: "Recipes by Food2Fork", capabilities: [.text, .include, .browse, .detail],
        paging: PagingPolicy(pageSize: 30, gapTolerance: 2, maxPages: 20),
        politeness: Politeness(maxConcurrentRequests: 2, minimumInterval: .milliseconds(250)))),
    ProviderEntry(
      id: "old", kind: "recipepuppy", state: .disabled, endpoint: "http://127.0.0.1:8080/api/",
      descriptor: ProviderDescriptor(
        id: "old", kind: "recipepuppy", name: "old", capabilities: [.text, .include, .exclude])),
    ProviderEntry(
      id: "typo", kind: "food2fork",
      state: .unusable(
        problem: "no baseURL: the service of that name is gone since 2019",
        fix: "give the address of a server that speaks its language")),
  ]

  private static let settings = [
    ProviderSettingState(
      ProviderSetting("baseURL", .url, isRequired: true, summary: "where the API answers"),
      .value("https://joe:secret@f2f.example:8443/api?key=K")),
    ProviderSettingState(
      ProviderSetting("key", .secret, summary: "the API key"),
      .secret(origin: "environment variable F2F_KEY", isAvailable: false)),
    ProviderSettingState(ProviderSetting("token", .secret, summary: "a token"), .value("hunter2")),
    ProviderSettingState(
      ProviderSetting("variant", .choice(["classic", "community", "forkify"]), summary: "dialect")),
    ProviderSettingState(
      ProviderSetting("pages", .integer(1...50), isRequired: true, summary: "how deep to go")),
  ]

  @Test(arguments: 0..<5)
  func `pages fit and hold no secret`(index: Int) throws {
    let (name, style) = Self.styles[index]
    let list = ProvidersRenderer(style: style).render(Self.entries)
    let info = ProviderInfoRenderer(style: style)
      .render(Self.entries[1], summary: "Servers like Food2Fork", settings: Self.settings)
    try GoldenFile.expect(list, is: "providers-\(name).txt")
    try GoldenFile.expect(info, is: "provider-info-\(name).txt")
    try GoldenFile.expect(
      PlanRenderer(style: style).render(Fixtures.plan), is: "plan-\(name).txt")
    for text in [list, info, ProvidersJSON.render(Self.entries)] {
      for secret in ["secret@", "hunter2", "key=K"] { #expect(!text.contains(secret)) }
    }
  }

  @Test func `the provider list is JSON as well`() throws {
    try GoldenFile.expect(ProvidersJSON.render(Self.entries), is: "providers.json")
  }

  @Test(arguments: 0..<5)
  func `the demonstration tells a story`(index: Int) throws {
    let (name, style) = Self.styles[index]
    let demo = DemoRenderer(style: style)
    let sources = [
      DemoSource(id: "cookbook", introduction: "150 dishes inside Potluck itself"),
      DemoSource(
        id: "food2fork",
        introduction: "the service of 2016, key and all; today somebody has lost the key"),
      DemoSource(
        id: "puppy", introduction: "Recipe Puppy, which stumbles over its second page every time"),
    ]
    let report = Fixtures.report()
    try GoldenFile.expect(
      demo.opening(report.query, sources: sources) + demo.render(report), is: "demo-\(name).txt")
  }

  @Test func `live progress follows the events`() throws {
    var progress = LiveProgress()
    var text = ""
    func take(_ kind: SearchEvent.Kind) {
      progress.apply(SearchEvent(revision: 1, kind: kind))
      for width in [40, 80] {
        text += progress.lines(style: TextStyle(width: width)).map { $0 + "\n" }.joined()
      }
      text += "\n"
    }
    take(.planned(Fixtures.plan, QueryReading(SearchQuery())))
    take(.providerStarted("cookbook"))
    take(.providerStarted("puppy"))
    take(.page(provider: "puppy", listings: [Fixtures.chickenSoup.sources[2]]))
    take(.providerFinished(Fixtures.cookbook))
    take(.page(provider: "puppy", listings: []))
    take(.providerFinished(Fixtures.food2fork))
    #expect(!progress.isFinished)
    take(.providerFinished(Fixtures.puppy))
    #expect(progress.isFinished)
    let final = progress
    take(.finished(Fixtures.report()))
    #expect(progress == final)
    take(.page(provider: "puppy", listings: []))
    #expect(progress == final)
    try GoldenFile.expect(text, is: "progress.txt")
  }
}
