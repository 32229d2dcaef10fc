import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// What a definition offers to the configuration.
@Suite(.fewAtOnce) struct EngineKindTests {
  @Test func `a kind lists address, page size, settings and secrets`() throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .page(first: 1), size: 25, maximumSize: 100)
    ) {
      $0.settings = [
        SettingRule(name: "household", form: .integer(1...9), isRequired: true, summary: "which"),
        SettingRule(name: "lang", form: .choice(["de", "en"]), standard: "en"),
      ]
      $0.secrets = [SecretRule(name: "token"), SecretRule(name: "public", standard: "1")]
    }
    let kind = definition.kind
    #expect(kind.name == "plain")
    #expect(
      kind.settings.map(\.name) == ["baseURL", "pageSize", "household", "lang", "token", "public"])
    #expect(kind.settings.map(\.isRequired) == [false, false, true, false, true, false])
    #expect(kind.settings.first?.standard == "https://api.example")
    #expect(try kind.settings[at: 1].form == .integer(1...100))
    #expect(try kind.settings[at: 1].standard == 25)
    #expect(try kind.settings[at: 4].form == .secret)
  }

  @Test func `an address without a default is required`() throws {
    let definition = try plainDefinition {
      $0.baseURL = nil
      $0.baseURLSummary = "your server's address"
    }
    #expect(try definition.kind.settings[at: 0].isRequired)
    let error = #expect(throws: ProviderError.self) {
      try definition.kind.make(
        ProviderContext(id: "mine", transport: InMemoryTransport(answers: [])))
    }
    #expect(error?.code == .misconfigured)
    #expect(error?.fix?.contains("your server's address") == true)
  }

  @Test func `the page size of an entry is asked for and walked with`() async throws {
    let definition = try plainDefinition(
      query: [try parameter("size", "{limit}")],
      paging: PagingRules(style: .page(first: 1), size: 25, maximumSize: 100))
    let request = try await firstRequest(definition, settings: ["pageSize": 50])
    #expect(request.value("size") == "50")
    let made = try provider(
      definition, settings: ["pageSize": 50], over: InMemoryTransport(answers: []))
    #expect(made.descriptor.paging.pageSize == 50)
    #expect(throws: ProviderError.self) {
      try provider(definition, settings: ["pageSize": 101], over: InMemoryTransport(answers: []))
    }
  }

  @Test func `an entry may ask for fewer requests at the same time`() throws {
    let definition = try plainDefinition { $0.politeness = Politeness(maxConcurrentRequests: 2) }
    #expect(definition.kind.settings.last?.name == "concurrency")
    #expect(definition.kind.settings.last?.form == .integer(1...2))
    for (own, expected) in [(1, 1), (9, 2)] {
      let made = try provider(
        definition, settings: ["concurrency": .int(own)], over: InMemoryTransport(answers: []))
      #expect(made.descriptor.politeness.maxConcurrentRequests == expected)
    }
    #expect(try !plainDefinition().kind.settings.contains { $0.name == "concurrency" })
  }

  @Test(
    arguments: [
      (["lang": "fr", "n": 1], ["key": "x"]), (["n": 10], ["key": "x"]), ([:], ["key": "x"]),
      (["n": 1], [:]), (["n": 1], ["key": "a\nb"]),
    ] as [([String: JSON], [String: String])])
  func `a bad entry is refused with the way out`(
    _ settings: [String: JSON], _ secrets: [String: String]
  ) throws {
    let definition = try plainDefinition {
      $0.settings = [
        SettingRule(name: "lang", form: .choice(["de", "en"])),
        SettingRule(name: "n", form: .integer(1...9), isRequired: true),
      ]
      $0.secrets = [SecretRule(name: "key")]
      $0.auth = [.header(name: "X-Key", secret: "key")]
    }
    let error = #expect(throws: ProviderError.self) {
      try provider(
        definition, settings: settings, secrets: secrets, over: InMemoryTransport(answers: []))
    }
    #expect(error?.code == .misconfigured)
    #expect(error?.fix != nil)
  }

  @Test func `the descriptor says what the definition says`() throws {
    let definition = try plainDefinition(
      paging: PagingRules(
        style: .offset(first: 0, advance: .received), size: 20, gapTolerance: 2, maximumPages: 7)
    ) {
      $0.homepage = "https://home.example"
      $0.attribution = "Powered by Plain"
      $0.politeness = Politeness(maxConcurrentRequests: 2, minimumInterval: .milliseconds(500))
      $0.capabilities = [.text, .include]
    }
    let descriptor = try provider(definition, over: InMemoryTransport(answers: [])).descriptor
    #expect(
      descriptor
        == ProviderDescriptor(
          id: "mine", kind: "plain", name: "mine", homepage: "https://home.example",
          attribution: "Powered by Plain", capabilities: [.text, .include],
          paging: PagingPolicy(
            first: .number(0), pageSize: 20, gapTolerance: 2, step: 20, maxPages: 7),
          politeness: Politeness(maxConcurrentRequests: 2, minimumInterval: .milliseconds(500))))
  }
}
