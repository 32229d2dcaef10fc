import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeProcess

@Suite(.fewAtOnce)
struct ProtocolTests {
  @Test func `the handshake tells who asks and what the entry sets`() async throws {
    try await TestProgram.with("echo", settings: ["language": "de", "deep": [1, ["a": nil]]]) {
      let told = try await $0.told()
      let first = try #require(told["initialize"])
      #expect(first["id"] == 0)
      #expect(first["method"] == "initialize")
      #expect(
        first["params"] == [
          "protocolVersion": 1, "client": ["name": "potluck", "version": "1.2"],
          "provider": "script", "settings": ["language": "de", "deep": [1, ["a": nil]]],
        ])
    }
  }

  @Test func `a search tells the whole query and the page`() async throws {
    try await TestProgram.with("echo") { provider in
      let query = SearchQuery(
        text: "so\"up\u{2028}ü", include: ["onion"], exclude: ["nuts"], maxMinutes: 30,
        diets: [.vegan], limit: 7, sort: .rating)
      let told = try await provider.told(query, page: .opaque("next\n"))
      let request = try #require(told["request"])
      #expect(request["jsonrpc"] == "2.0")
      #expect(request["method"] == "search")
      #expect(
        request["params"] == [
          "query": [
            "text": "so\"up ü", "include": ["onion"], "exclude": ["nuts"], "maxMinutes": 30,
            "diets": ["VeganDiet"], "limit": 7, "sort": "rating",
          ],
          "page": "next\n",
        ])
    }
  }

  @Test func `before the handshake the descriptor is a preliminary one`() async throws {
    try await TestProgram.with("paged") { provider in
      #expect(
        provider.descriptor == ProviderDescriptor(id: "script", kind: "process", name: "script"))
      try await provider.prepare()
      #expect(
        provider.descriptor
          == ProviderDescriptor(
            id: "script", kind: "process", name: "Test program",
            homepage: "https://soup.example/", attribution: "Soups by Test",
            capabilities: [.text, .listsIngredients, .detail],
            paging: PagingPolicy(first: .number(0), pageSize: 1, gapTolerance: 2, maxPages: 5),
            politeness: Politeness(
              maxConcurrentRequests: 4, minimumInterval: .milliseconds(20))))
    }
  }

  @Test func `the entry's name wins over the program's own`() async throws {
    let provider = TestProgram.provider("good", name: "Grandma")
    try await provider.prepare()
    #expect(provider.descriptor.name == "Grandma")
    await provider.shutdown()
  }

  @Test(arguments: [
    ("paged", ["Soup 0", "Soup 1", "Soup 2"]), ("cursor", ["First Soup", "Second Soup"]),
  ])
  func `pages are walked to the end`(mode: String, titles: [String]) async throws {
    try await TestProgram.with(mode) { provider in
      try await provider.prepare()
      let walk = PageWalk(provider: provider, query: SearchQuery(text: "soup"), wanted: 100)
      var found: [String] = []
      for try await page in Pages(of: provider) { found += page.listings.map(\.title) }
      #expect(found == titles)
      let result = await walk.run()
      #expect(result.end == .exhausted)
      #expect(result.listings.kept == titles.count)
    }
  }

  @Test func `a bad item costs only itself`() async throws {
    try await TestProgram.with("items") { provider in
      let page = try await provider.search()
      #expect(page.drops.map(\.reason) == [.malformed, .malformed, .missingTitle, .missingID])
      #expect(page.total == nil)
      #expect(page.next == nil)
      #expect(page.filtered == [.tooLong: 3])
      func id(_ text: String) -> ListingID { ListingID(provider: "script", id: text) }
      #expect(
        page.listings == [
          Listing(id: id("1"), title: "Onion Soup", ingredients: ["2 onions", "1 l stock"]),
          Listing(
            id: id("https://soup.example/1"), title: "By Link & Tag",
            url: "https://soup.example/1", publisher: "Pr", ingredients: ["salt", "water"],
            rating: Rating(value: 4, scale: 5), totalMinutes: 30, recipeYield: "4",
            diets: [.vegan]),
          Listing(id: id("7"), title: "Odd"),
        ])
    }
  }

  @Test func `a recipe comes in full`() async throws {
    try await TestProgram.with("detail") { provider in
      let recipe = try await provider.recipe(for: ListingID(provider: "script", id: "1"))
      #expect(
        recipe
          == Recipe(
            listing: Listing(
              id: ListingID(provider: "script", id: "1"), title: "Onion Soup",
              ingredients: ["2 onions", "1 l stock"]),
            summary: "Warm.", instructions: ["Chop.", "Boil."], prepMinutes: 5, cookMinutes: 30,
            cuisine: "French", category: "Soup", keywords: ["warm", "onion"]))
      let bare = try await provider.recipe(for: ListingID(provider: "script", id: "bare"))
      #expect(bare.listing.id.id == "bare")
      #expect(bare.instructions == ["One.", "Two."])
    }
  }

  @Test func `a recipe may be told whole`() async throws {
    try await TestProgram.with("detail") { provider in
      let recipe = try await provider.recipe(for: ListingID(provider: "script", id: "whole"))
      #expect(recipe.listing.ingredients == ["200 g flour", "1 egg"])
      #expect(recipe.ingredientGroups.map(\.name) == ["Crust", nil])
      #expect(
        recipe.sections == [
          InstructionSection(
            name: "Crust", steps: [InstructionStep(name: "Rub", text: "Rub & rest.")])
        ])
      #expect(
        recipe.nutrition.map { [$0.name, $0.text] } == [
          ["calories", "210"], ["fatContent", "8 g"], ["sugarContent", "2 g"],
        ])
      #expect(recipe.images == [RecipeImage(url: "https://soup.example/1.jpg", width: 600)])
      #expect(recipe.cuisines == ["Thai", "Lao"] && recipe.authors == ["Ada", "Bo"])
      #expect(recipe.datePublished == "2024-05-01" && recipe.dateModified == nil)
      #expect(recipe.servings == 4 && recipe.notes == ["Keeps."] && recipe.ratingCount == nil)
    }
  }

  @Test(arguments: [
    ("nobody", ProviderError.Code.notFound), ("wrong", .drift), ("method", .unsupported),
  ])
  func `a recipe that is not there says why`(id: String, code: ProviderError.Code) async throws {
    try await TestProgram.with("detail") { provider in
      let error = await #expect(throws: ProviderError.self) {
        try await provider.recipe(for: ListingID(provider: "script", id: id))
      }
      #expect(error?.code == code)
    }
  }

  @Test func `a program without detail is not asked for it`() async throws {
    try await TestProgram.with("strange") { provider in
      let error = await #expect(throws: ProviderError.self) {
        try await provider.recipe(for: ListingID(provider: "script", id: "1"))
      }
      #expect(error?.code == .unsupported)
    }
  }

  @Test func `the program's errors keep their code, fix and pause`() async throws {
    try await TestProgram.with("errors") { provider in
      let limited = try await provider.failure("limited")
      #expect(
        limited
          == ProviderError(
            .rateLimited, "slow down", fix: "wait", httpStatus: 429,
            retryAfter: .milliseconds(12_500)))
      let status = try await provider.failure("status")
      #expect(status.code == .unauthorized)
      let plain = try await provider.failure("plain")
      #expect(plain == ProviderError(.httpError, "key [31m••• is wrong"))
      let odd = try await provider.failure("odd")
      #expect(odd == ProviderError(.httpError, "just words"))
      let reserved = try await provider.failure("reserved")
      #expect(reserved.code == .httpError)
      #expect(reserved.retryAfter == .seconds(604_800))
      let other = try await provider.failure("other")
      #expect(other.code == .notFound)
    }
  }

  @Test func `small deviations from the standard are accepted`() async throws {
    try await TestProgram.with("lenient") { provider in
      let titles = try await provider.titles()
      #expect(titles == ["Lenient Soup"])
    }
  }

  @Test func `what is odd in a handshake is noted and ignored`() async throws {
    let log = LogBook()
    try await TestProgram.with("strange", log: log) { provider in
      let page = try await provider.search()
      #expect(page.next == nil)
      #expect(provider.descriptor.capabilities == [.text])
    }
    #expect(log.lines.count == 4)
    #expect(
      try log.lines[at: 0].contains("“ingredient”, which is ignored; did you mean ingredients?"))
    #expect(try log.lines[at: 1].contains("“teleport”"))
    #expect(try log.lines[at: 3].contains("no “paging”"))
  }

  @Test(arguments: [
    ("old", ProviderError.Code.misconfigured, "speaks version 2 of the protocol, not 1"),
    ("unversioned", .misconfigured, "which version of the protocol"),
    ("no_method", .misconfigured, "method not found"),
    ("mistyped", .drift, "no handshake: /paging/first is an array"),
  ])
  func `a handshake that does not fit is refused`(
    mode: String, code: ProviderError.Code, message: String
  ) async throws {
    try await TestProgram.with(mode) { provider in
      let error = try await provider.failure()
      #expect(error.code == code)
      #expect(error.message.contains(message))
    }
  }

  @Test func `answers may come in another order`() async throws {
    try await TestProgram.with("reordered") { provider in
      try await provider.prepare()
      let titles = try await withThrowingTaskGroup(of: (String, [String]).self) { group in
        for word in ["one", "two", "three", "four"] {
          group.addTask { (word, try await provider.titles(word)) }
        }
        return try await group.reduce(into: [String: [String]]()) { $0[$1.0] = $1.1 }
      }
      #expect(titles == ["one": ["one"], "two": ["two"], "three": ["three"], "four": ["four"]])
    }
  }

  @Test func `no more requests are in flight than the program can be asked for`() async throws {
    try await TestProgram.with("crowd") { provider in
      try await provider.prepare()
      let titles = try await withThrowingTaskGroup(of: [String].self) { group in
        for number in 0..<30 { group.addTask { try await provider.titles("\(number)") } }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      #expect(titles.count == 30)
      #expect(titles.allSatisfy { (Int($0.dropFirst("at once ".count)) ?? 99) <= 8 })
    }
  }
}

/// The pages of a provider in order.
private struct Pages: AsyncSequence, AsyncIteratorProtocol {
  let provider: ProcessProvider
  var token: PageToken?

  init(of provider: ProcessProvider) {
    self.provider = provider
    token = provider.descriptor.paging.first
  }

  func makeAsyncIterator() -> Pages { self }

  mutating func next() async throws -> SearchPage? {
    guard let token else { return nil }
    let page = try await provider.search(SearchQuery(text: "soup"), page: token)
    self.token = page.next
    return page
  }
}

@Suite(.fewAtOnce)
struct HandshakeSecretTests {
  /// What is logged and thrown when a program that knows a secret greets like this.
  private func greet(_ result: String) async throws -> (log: [String], error: String) {
    let log = LogBook()
    let script = """
      read -r line; echo '{"jsonrpc":"2.0","id":0,"result":\(result)}'; cat > /dev/null
      """
    let provider = ProcessProvider(
      id: "mine", command: ["bash", "-c", script], environment: ProcessEnvironment.clean(),
      secrets: [Secret("a-secret-that-is-longer-than-forty-characters-in-all")],
      limits: TestProgram.patience, log: { log.write($0) })
    var error = ""
    do { try await provider.prepare() } catch let failure { error = "\(failure)" }
    await provider.shutdown()
    return (log.lines, error)
  }

  @Test func `a secret for a capability is not logged`() async throws {
    let result = try await greet(
      """
      {"protocolVersion":1,"capabilities":["a-secret-that-is-longer-than-forty-characters-in-all"]}
      """)
    #expect(result.log.contains { $0.contains("unknown capability") })
    #expect(!result.log.contains { $0.contains("a-secret") })
  }

  @Test func `a secret for a version is not told, not even its beginning`() async throws {
    let result = try await greet(
      "{\"protocolVersion\":\"a-secret-that-is-longer-than-forty-characters-in-all\"}")
    #expect(result.error.contains("version"))
    #expect(!result.error.contains("a-secret"))
  }
}
