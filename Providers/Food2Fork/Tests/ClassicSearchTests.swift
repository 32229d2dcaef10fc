import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ClassicSearchTests {
  @Test func `words and ingredients are joined by commas`() async throws {
    let transport = InMemoryTransport { _ in .classic([]) }
    let provider = try food2fork(over: transport)
    let query = SearchQuery(text: "fish & chips", include: ["lemon, juice", "malt"], sort: .rating)
    _ = try await provider.search(query, page: .number(2))
    let url = try RequestURL(try #require(transport.requests.first).url)
    #expect(url.path == "/api/search")
    #expect(url.queryValue("q") == "fish & chips,lemon juice,malt")
    #expect(url.queryValue("page") == "2")
    #expect(url.queryValue("sort") == "r")
    #expect(url.queryValue("key") == "s3cret/key")
    #expect(url.queryValue("count") == nil)
  }

  @Test func `an empty query asks for the top rated list`() async throws {
    let transport = InMemoryTransport { _ in .classic([]) }
    _ = try await food2fork(over: transport).search(SearchQuery(), page: .number(1))
    let url = try RequestURL(try #require(transport.requests.first).url)
    #expect(url.queryValue("q") == nil)
    #expect(url.queryValue("sort") == nil)
  }

  @Test func `a smaller page size is asked for with count`() async throws {
    let transport = InMemoryTransport { _ in .classic([]) }
    let provider = try food2fork(settings: ["pageSize": 10], over: transport)
    _ = try await provider.search(SearchQuery(text: "x"), page: .number(1))
    #expect(transport.requests.first?.url.hasSuffix("&count=10") == true)
    #expect(provider.descriptor.paging.pageSize == 10)
  }

  @Test(arguments: [
    "http://f2f.example/", "http://f2f.example/api", "http://f2f.example/api/",
  ])
  func `the base address may end in the interface's own path`(base: String) async throws {
    let transport = InMemoryTransport { _ in .classic([]) }
    let provider = try food2fork(baseURL: base, over: transport)
    _ = try await provider.search(SearchQuery(text: "x"), page: .number(1))
    #expect(transport.requests.first?.url.hasPrefix("http://f2f.example/api/search?") == true)
  }

  @Test func `pages are walked until one is empty`() async throws {
    let transport = InMemoryTransport { request in
      switch try RequestURL(request.url).queryValue("page") {
      case "1": .classic((1...30).map { classicItem("\($0)") })
      case "2": .classic([classicItem("b269c4"), classicItem("7")])
      default: .json(#"{"count" : 0, "recipes" : [ ]}"#)
      }
    }
    let walk = PageWalk(
      provider: try food2fork(over: transport), query: SearchQuery(text: "x"), wanted: 100)
    let result = await walk.run()
    #expect(result.listings.kept == 31)
    #expect(result.listings.dropped(.repeated) == 1)
    #expect(result.accepted.last?.listing.id.id == "b269c4")
    #expect(result.end == .exhausted)
    #expect(result.error == nil)
    #expect(result.pages == PageCounts(asked: 3, answered: 3))
  }

  @Test func `one failed page is looked past`() async throws {
    let transport = InMemoryTransport { request in
      switch try RequestURL(request.url).queryValue("page") {
      case "1": .classic([classicItem("1")])
      case "2": .html("<h1>Oops</h1>", status: 500)
      case "3": .classic([classicItem("3")])
      default: .classic([])
      }
    }
    let walk = PageWalk(
      provider: try food2fork(over: transport), query: SearchQuery(text: "x"), wanted: 100)
    let result = await walk.run()
    #expect(result.accepted.map(\.listing.id.id) == ["1", "3"])
    #expect(result.pages.gaps == [PageGap(page: 2, reason: "httpError", httpStatus: 500)])
    #expect(result.error == nil)
  }

  @Test func `the sort that was asked for is a capability and exclusion is none`() throws {
    let provider = try food2fork(over: InMemoryTransport(answers: []))
    #expect(
      provider.descriptor.capabilities == [.text, .include, .browse, .detail, .sortByRating])
  }

  @Test(arguments: [
    #""limit""#, #""Limit""#, #"" LIMIT.""#, #""Daily limit reached""#, #"["limit"]"#,
    #"{"message": "limit"}"#, #""quota exceeded""#,
  ])
  func `the limit behind status 200 is a used up quota`(error: String) async throws {
    let provider = try food2fork(
      over: InMemoryTransport { _ in .json(#"{"error": \#(error), "recipes": []}"#) })
    let error = await errorOf { try await provider.search(SearchQuery(), page: .number(1)) }
    #expect(error?.code == .quotaExceeded)
    #expect(error?.fix?.contains("tomorrow") == true)
  }

  @Test(arguments: [
    #""""#, #""  ""#, "false", "null", "0", "[]", "{}", #""false""#, #""None""#, #"[""]"#,
  ])
  func `an error that says nothing costs no recipe`(error: String) async throws {
    for style in ["classic", "forkify"] {
      let recipes = JSON.array((1...37).map { classicItem("\($0)") }).text()
      let provider = try food2fork(
        style: style,
        over: InMemoryTransport { _ in .json(#"{"error": \#(error), "recipes": \#(recipes)}"#) })
      let page = try await provider.search(SearchQuery(text: "soup"), page: .number(1))
      #expect(page.listings.count == 37 && page.shortfall == nil)
      let detail = try food2fork(
        style: style,
        over: InMemoryTransport { _ in
          .json(#"{"error": \#(error), "recipe": \#(classicItem("7").text())}"#)
        })
      let recipe = try await detail.recipe(for: ListingID(provider: "f2f", id: "7"))
      #expect(recipe.listing.title == "Recipe 7")
    }
  }

  @Test func `an error beside recipes is told, and the recipes stand`() async throws {
    for (error, code) in [("Limit", ProviderError.Code.quotaExceeded), ("stale", .httpError)] {
      let recipes = JSON.array([classicItem("1"), classicItem("2")]).text()
      let provider = try food2fork(
        over: InMemoryTransport { _ in .json(#"{"error": "\#(error)", "recipes": \#(recipes)}"#) })
      let page = try await provider.search(SearchQuery(), page: .number(1))
      #expect(page.listings.count == 2)
      #expect(page.shortfall?.code == code)
    }
  }

  @Test(arguments: ["NaN", "Infinity", "-Infinity"])
  func `a figure that is no number costs only itself`(figure: String) async throws {
    let items =
      #"[{"recipe_id": "1", "title": "A", "social_rank": \#(figure)}, "#
      + #"{"recipe_id": "2", "title": \#(figure)}, {"recipe_id": "3", "title": "C"}]"#
    let provider = try food2fork(over: InMemoryTransport { _ in .json(#"{"recipes": \#(items)}"#) })
    let page = try await provider.search(SearchQuery(), page: .number(1))
    #expect(page.listings.map(\.id.id) == ["1", "3"])
    #expect(page.listings.map(\.rating) == [nil, nil])
    #expect(page.drops.map(\.reason) == [.missingTitle])
  }

  @Test func `any other error behind status 200 is a failure in the service's words`() async throws
  {
    let provider = try food2fork(
      over: InMemoryTransport { _ in .json(#"{"error": "no such key s3cret%2Fkey"}"#) })
    let error = await errorOf { try await provider.search(SearchQuery(), page: .number(1)) }
    #expect(error?.code == .httpError)
    #expect(error?.message == "the service answered with an error: “no such key •••”")
  }

  @Test func `a refused key is unauthorized`() async throws {
    let provider = try food2fork(over: InMemoryTransport { _ in .html("Forbidden", status: 403) })
    let error = await errorOf { try await provider.search(SearchQuery(), page: .number(1)) }
    #expect(error?.code == .unauthorized)
    #expect(error?.httpStatus == 403)
  }

  @Test(arguments: [
    #"{"count":0}"#, #"{"recipes":null}"#, #"{"recipes":{}}"#, "[]", #""text""#,
  ])
  func `an answer without its list is drift`(body: String) async throws {
    let provider = try food2fork(over: InMemoryTransport { _ in .json(body) })
    let error = await errorOf { try await provider.search(SearchQuery(), page: .number(1)) }
    #expect(error?.code == .drift, "\(body)")
  }

  @Test func `renamed members are drift and not an empty page`() async throws {
    let items = (1...3).map { classicItem("\($0)").with("title", nil).with("name", "Soup") }
    let provider = try food2fork(over: InMemoryTransport { _ in .classic(items) })
    let error = await errorOf { try await provider.search(SearchQuery(), page: .number(1)) }
    #expect(error?.code == .drift)
    #expect(error?.message.contains("/recipes/0") == true)
    #expect(error?.message.contains("3 × missingTitle") == true)
  }

  @Test func `a web page in place of JSON is named`() async throws {
    let provider = try food2fork(
      over: InMemoryTransport { _ in
        .html("<html><head><TITLE>Buy this\n domain</TITLE></head></html>")
      })
    let error = await errorOf { try await provider.search(SearchQuery(), page: .number(1)) }
    #expect(error?.code == .invalidResponse)
    #expect(
      error?.message == "the answer is a web page titled “Buy this domain”, not JSON")
  }
}
