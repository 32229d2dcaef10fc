import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct CommunityTests {
  private func provider(
    _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) throws -> (any RecipeProvider, InMemoryTransport) {
    let transport = InMemoryTransport(answer)
    return (try food2fork(style: "community", over: transport), transport)
  }

  @Test func `the token travels in a header and never in the address`() async throws {
    let (provider, transport) = try provider { _ in .community([], count: 0, hasNext: false) }
    _ = try await provider.search(SearchQuery(text: "beef stew"), page: .number(3))
    let request = try #require(transport.requests.first)
    #expect(request.url == "http://f2f.example/api/recipe/search/?page=3&query=beef%20stew")
    #expect(request.headers["authorization"] == "Token s3cret/key")
  }

  @Test func `the query parameter is there even when it is empty`() async throws {
    let (provider, transport) = try provider { _ in .community([], count: 0, hasNext: false) }
    _ = try await provider.search(SearchQuery(), page: .number(1))
    _ = try await provider.search(SearchQuery(include: ["leek", "ham"]), page: .number(1))
    #expect(try transport.requests[at: 0].url.hasSuffix("?page=1&query="))
    #expect(try transport.requests[at: 1].url.hasSuffix("&query=leek%20ham"))
  }

  @Test func `a listing keeps what the server sends`() async throws {
    let (provider, _) = try provider { _ in
      .community([communityItem(1551)], count: 161, hasNext: true)
    }
    let page = try await provider.search(SearchQuery(text: "beef"), page: .number(1))
    #expect(page.total == 161)
    #expect(page.next == .number(2))
    #expect(
      page.listings == [
        Listing(
          id: ListingID(provider: "f2f", id: "1551"), title: "Recipe 1551",
          url: "http://blog.example/1551", publisher: "jessica",
          image: "https://images.example/featured.png",
          ingredients: ["1 cup barley", "2 carrots"], rating: Rating(value: 41, scale: 100))
      ])
  }

  @Test func `pages overlap and the walk drops the repeats`() async throws {
    let (provider, transport) = try provider { request in
      switch try RequestURL(request.url).queryValue("page") {
      case "1": .community([1, 2, 3].map { communityItem($0) }, count: 5, hasNext: true)
      default: .community([3, 5].map { communityItem($0) }, count: 5, hasNext: false)
      }
    }
    let result = await PageWalk(provider: provider, query: SearchQuery(text: "x"), wanted: 90).run()
    #expect(result.accepted.map(\.listing.id.id) == ["1", "2", "3", "5"])
    #expect(result.listings.dropped(.repeated) == 1)
    #expect(result.total == 5)
    #expect(result.end == .exhausted)
    #expect(
      result.error?.message.hasSuffix("only 4 of its 5 recipes came, 1 is out of reach") == true)
    #expect(transport.requests.allSatisfy { $0.url.hasPrefix("http://f2f.example/") })
  }

  @Test func `a bare string with status 400 behind the first page is the end`() async throws {
    let (provider, _) = try provider { request in
      try RequestURL(request.url).queryValue("page") == "1"
        ? .community([communityItem(1)], count: 1, hasNext: true)
        : .json(#""Invalid page.""#, status: 400)
    }
    let result = await PageWalk(provider: provider, query: SearchQuery(text: "x"), wanted: 90).run()
    #expect(result.end == .exhausted)
    #expect(result.error == nil)
    #expect(result.pages.gaps.isEmpty)
  }

  @Test func `a bare string with status 400 on the first page is an error`() async throws {
    let (provider, _) = try provider { _ in .json(#""'query'""#, status: 400) }
    let error = await errorOf { try await provider.search(SearchQuery(), page: .number(1)) }
    #expect(error?.code == .httpError)
    #expect(error?.message.contains("'query'") == true)
  }

  @Test func `without a token the server refuses`() async throws {
    let (provider, _) = try provider { _ in
      .json(#"{"detail":"Authentication credentials were not provided."}"#, status: 401)
    }
    let error = await errorOf { try await provider.search(SearchQuery(), page: .number(1)) }
    #expect(error?.code == .unauthorized)
    #expect(error?.message.contains("Authentication credentials were not provided.") == true)
  }

  @Test func `a detail knows no placeholder`() async throws {
    let (provider, transport) = try provider { _ in .json(communityItem(7).text()) }
    let recipe = try await provider.recipe(for: ListingID(provider: "f2f", id: "7"))
    #expect(recipe.summary == nil)
    #expect(recipe.instructions == [])
    #expect(transport.requests.first?.url == "http://f2f.example/api/recipe/get/?id=7")
  }

  @Test(arguments: [
    (404, "A Recipe matching that id does not exist."), (400, "Recipe id must be an integer."),
    (400, "Invalid Recipe id."),
  ])
  func `an unknown identifier is not found`(status: Int, text: String) async throws {
    let (provider, _) = try provider { _ in .json("\"\(text)\"", status: status) }
    let error = await errorOf {
      try await provider.recipe(for: ListingID(provider: "f2f", id: "x"))
    }
    #expect(error?.code == .notFound)
  }

  @Test func `numbers may come as texts`() async throws {
    let (provider, _) = try provider { _ in
      .json(
        #"{"count": "161", "next": null, "results": [\#(communityItem(1).with("rating", "41").text())]}"#
      )
    }
    let page = try await provider.search(SearchQuery(), page: .number(1))
    #expect(page.total == 161)
    #expect(page.listings.map(\.rating?.value) == [41])
  }

  @Test func `an item without pk or with rating 0 costs or claims nothing`() async throws {
    let (provider, _) = try provider { _ in
      .community(
        [
          communityItem(1).with("pk", nil),
          communityItem(2).with("rating", 0).with("source_url", nil),
        ], count: 2, hasNext: false)
    }
    let page = try await provider.search(SearchQuery(), page: .number(1))
    #expect(page.drops.map(\.reason) == [.missingID])
    #expect(page.listings.map(\.rating) == [nil])
    #expect(page.listings.map(\.url) == [nil])
    #expect(page.next == nil)
  }
}
