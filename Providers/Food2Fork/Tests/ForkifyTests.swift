import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ForkifyTests {
  @Test func `the whole list comes in one answer`() async throws {
    let items = (1...40).map { classicItem("\($0)").with("f2f_url", nil) }
    let transport = InMemoryTransport { _ in .classic(items) }
    let provider = try food2fork(style: "forkify", key: nil, over: transport)
    let result = await PageWalk(
      provider: provider, query: SearchQuery(text: "pizza"), wanted: 500
    ).run()
    #expect(result.listings.kept == 40)
    #expect(result.total == 40)
    #expect(result.end == .exhausted)
    #expect(transport.requests.map(\.url) == ["http://f2f.example/api/search?q=pizza"])
  }

  @Test(arguments: [200, 400])
  func `an error object is an error in the service's words`(status: Int) async throws {
    let provider = try food2fork(
      style: "forkify", key: nil,
      over: InMemoryTransport { _ in
        .json(#"{"error":"The search is out of order"}"#, status: status)
      })
    let error = await errorOf {
      try await provider.search(SearchQuery(text: "unobtainium"), page: .number(1))
    }
    #expect(error?.code == .httpError)
    #expect(error?.message.contains("The search is out of order") == true)
    #expect(error?.fix?.contains("fixed list") == true)
  }

  @Test func `a word that is not on its list has no recipes`() async throws {
    let provider = try food2fork(
      style: "forkify", key: nil,
      over: InMemoryTransport { _ in
        .json(#"{"error":"Couldn't find recipe with that name"}"#, status: 400)
      })
    let page = try await provider.search(SearchQuery(text: "unobtainium"), page: .number(1))
    #expect(page.listings.isEmpty)
    #expect(page.next == nil)
  }

  @Test func `nothing is listed without a word`() async throws {
    let provider = try food2fork(
      style: "forkify", key: nil, over: InMemoryTransport(answers: []))
    #expect(!provider.descriptor.capabilities.contains(.browse))
    let error = await errorOf { try await provider.search(SearchQuery(), page: .number(1)) }
    #expect(error?.code == .unsupported)
  }

  @Test func `an unknown identifier is not found`() async throws {
    let provider = try food2fork(
      style: "forkify", key: nil,
      over: InMemoryTransport { _ in .json(#"{"error":"Invalid recipe id"}"#, status: 400) })
    let error = await errorOf {
      try await provider.recipe(for: ListingID(provider: "f2f", id: "1"))
    }
    #expect(error?.code == .notFound)
  }
}
