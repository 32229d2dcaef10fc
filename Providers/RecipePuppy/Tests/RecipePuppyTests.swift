import RecipeModel
import RecipeProviderKit
import RecipePuppy
import TestSupport
import Testing

@Suite(.fewAtOnce) struct RecipePuppyTests {
  @Test func `ingredients are joined and exclusions carry a minus`() async throws {
    let transport = InMemoryTransport { _ in .puppy([]) }
    let query = SearchQuery(
      text: "omelet", include: ["onions", "-garlic", "red, pepper"], exclude: ["beef", "--"])
    _ = try await puppy(over: transport).search(query, page: .number(3))
    let url = try RequestURL(try #require(transport.requests.first).url)
    #expect(url.path == "/api/")
    #expect(url.queryValue("i") == "onions,garlic,red pepper,-beef")
    #expect(url.queryValue("q") == "omelet")
    #expect(url.queryValue("p") == "3")
  }

  @Test func `an empty query lists the collection`() async throws {
    let transport = InMemoryTransport { _ in .puppy([]) }
    let provider = try puppy(baseURL: "http://puppy.example/api/", over: transport)
    _ = try await provider.search(SearchQuery(), page: .number(1))
    #expect(transport.requests.map(\.url) == ["http://puppy.example/api/?p=1"])
    #expect(provider.descriptor.politeness.maxConcurrentRequests == 1)
    #expect(provider.descriptor.paging.gapTolerance == 2)
  }

  @Test func `a listing is cleaned and its link is its identity`() async throws {
    let href = "http://find.myrecipes.com/dyn?action=displayRecipe&recipe_id=520763"
    let transport = InMemoryTransport { _ in
      .puppy([
        puppyItem(
          href, title: "Roast Chicken \r\n\t\t\r\n\t\r\n\n", ingredients: "chicken, salt, chicken",
          thumbnail: ""),
        puppyItem("http://b.example/1,165,2", title: "Cr&egrave;me & Br&ucirc;l&eacute;e&#174;"),
      ])
    }
    let page = try await puppy(over: transport).search(SearchQuery(), page: .number(1))
    #expect(
      page.listings.first
        == Listing(
          id: ListingID(provider: "pup", id: href), title: "Roast Chicken", url: href,
          ingredients: ["chicken", "salt"]))
    #expect(page.listings.last?.title == "Crème & Brûlée®")
    #expect(page.listings.last?.image == "http://img.recipepuppy.com/1.jpg")
    #expect(page.next == .number(2))
    #expect(page.total == nil)
  }

  @Test func `ingredients of copies that write lists do not vanish, and NaN costs nothing`()
    async throws
  {
    func item(_ number: Int, _ ingredients: String) -> String {
      #"{"title": "Soup", "href": "http://a.example/\#(number)", "score": NaN, "ingredients": \#(ingredients)}"#
    }
    let items = [
      item(1, #"["eggs", "Eggs", "salt"]"#), item(2, #"{"0": "eggs", "2": "salt"}"#),
      item(3, #"[{"name": "eggs"}, {"name": "salt"}]"#), item(4, "null"), item(5, "7"),
    ]
    let transport = InMemoryTransport { _ in
      .json(#"{"results": [\#(items.joined(separator: ","))]}"#)
    }
    let page = try await puppy(over: transport).search(SearchQuery(), page: .number(1))
    #expect(
      page.listings.map(\.ingredients) == [
        ["eggs", "salt"], ["eggs", "salt"], ["eggs", "salt"], [], ["…"],
      ])
  }

  @Test func `a copy that differs in tracking only counts as repeated`() async throws {
    let transport = InMemoryTransport { _ in
      .puppy([
        puppyItem("http://a.example/52664.aspx"),
        puppyItem("http://a.example/52664.aspx?cm_re=1-_-1-_-RecipeAlsoEnjoy"),
        puppyItem("http://a.example/dyn?recipe_id=1"),
        puppyItem("http://a.example/dyn?recipe_id=1&utm_source=x"),
        puppyItem("http://a.example/dyn?recipe_id=2"),
      ])
    }
    let page = try await puppy(over: transport).search(SearchQuery(), page: .number(1))
    #expect(
      page.listings.map(\.url) == [
        "http://a.example/52664.aspx", "http://a.example/dyn?recipe_id=1",
        "http://a.example/dyn?recipe_id=2",
      ])
    #expect(page.drops.map(\.reason) == [.repeated, .repeated])
  }

  @Test func `items without title or web link are dropped`() async throws {
    let transport = InMemoryTransport { _ in
      .puppy([
        puppyItem("javascript:alert(1)"), puppyItem(""),
        puppyItem("http://a.example/1", title: " "),
        puppyItem("http://a.example/2"), 12,
      ])
    }
    let page = try await puppy(over: transport).search(SearchQuery(), page: .number(1))
    #expect(page.listings.count == 1)
    #expect(page.drops.map(\.reason) == [.missingID, .missingID, .missingTitle, .malformed])
  }

  @Test func `a page of five hundred in mid-list is looked past`() async throws {
    let result = await walk { page in
      switch page {
      case "1", "4": .puppy([puppyItem("http://a.example/\(page)")])
      case "2": .html(errorPage, status: 500)
      case "3": .puppy([])
      default: .html(errorPage, status: 500)
      }
    }
    #expect(result.accepted.map(\.listing.url) == ["http://a.example/1", "http://a.example/4"])
    #expect(
      result.pages.gaps == [
        PageGap(page: 2, reason: "httpError", httpStatus: 500), PageGap(page: 3, reason: "empty"),
      ])
    #expect(result.error == nil)
    #expect(result.end == .exhausted)
    #expect(result.pages.asked == 10)
  }

  @Test func `a dead service is an error although its pages look like the end`() async throws {
    let result = await walk { _ in .html(errorPage, status: 500) }
    #expect(result.error?.code == .httpError)
    #expect(result.error?.message.contains("404 File Not Found") == true)
    #expect(result.pages.asked == 3)
  }

  @Test(arguments: [
    ("<br />\n<b>Warning</b>: mysql_connect() failed", "a web page"),
    ("<html><title>Parked &amp; sold</title></html>", "titled “Parked & sold”"),
    ("", "an empty body"), ("Error establishing a database connection", "Error establishing"),
    (#"{"title":"Recipe Puppy","results":["#, "broken JSON"),
  ])
  func `a 200 that is not JSON is named`(body: String, part: String) async throws {
    let provider = try puppy(over: InMemoryTransport { _ in .html(body) })
    let error = await #expect(throws: ProviderError.self) {
      try await provider.search(SearchQuery(), page: .number(1))
    }
    #expect(error?.code == .invalidResponse)
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }

  @Test func `an envelope without results is drift`() async throws {
    let provider = try puppy(over: InMemoryTransport { _ in .json(#"{"title":"x"}"#) })
    let error = await #expect(throws: ProviderError.self) {
      try await provider.search(SearchQuery(), page: .number(1))
    }
    #expect(error?.code == .drift)
  }

  @Test func `there is no default address and the error says why`() {
    let error = #expect(throws: ProviderError.self) {
      try puppy(baseURL: nil, over: InMemoryTransport(answers: []))
    }
    #expect(error?.code == .misconfigured)
    #expect(error?.fix?.contains("hostile") == true)
  }

  @Test func `there is no detail`() async throws {
    let provider = try puppy(over: InMemoryTransport(answers: []))
    let error = await #expect(throws: ProviderError.self) {
      try await provider.recipe(for: ListingID(provider: "pup", id: "http://a.example"))
    }
    #expect(error?.code == .unsupported)
  }

  private func walk(_ answer: @escaping @Sendable (String) -> HTTPResponse) async -> PageWalkResult
  {
    let transport = InMemoryTransport { request in
      answer(try RequestURL(request.url).queryValue("p") ?? "")
    }
    guard let provider = try? puppy(over: transport) else {
      return PageWalkResult(accepted: [], pages: .init(), listings: .init(), end: .failed)
    }
    return await PageWalk(provider: provider, query: SearchQuery(text: "x"), wanted: 100).run()
  }
}

private func puppy(
  baseURL: String? = "http://puppy.example/", over transport: InMemoryTransport
) throws -> any RecipeProvider {
  try ProviderKind.recipePuppy.make(
    ProviderContext(
      id: "pup", settings: baseURL.map { ["baseURL": .string($0)] } ?? [:], transport: transport))
}

private func puppyItem(
  _ href: String, title: String = "Soup", ingredients: String = "eggs, salt",
  thumbnail: String = "http://img.recipepuppy.com/1.jpg"
) -> JSON {
  [
    "title": .string(title), "href": .string(href), "ingredients": .string(ingredients),
    "thumbnail": .string(thumbnail),
  ]
}

private let errorPage = """
  <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">
  <html xmlns="http://www.w3.org/1999/xhtml"><head>
  <title>404 File Not Found</title></head><body></body></html>
  """

extension HTTPResponse {
  fileprivate static func puppy(_ items: [JSON]) -> HTTPResponse {
    let body: JSON = [
      "title": "Recipe Puppy", "version": 0.1, "href": "http://www.recipepuppy.com/",
      "results": .array(items),
    ]
    let text = body.text().split(separator: "/", omittingEmptySubsequences: false)
    return .json(text.joined(separator: #"\/"#), contentType: "text/javascript")
  }
}
