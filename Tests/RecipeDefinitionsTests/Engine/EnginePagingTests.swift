import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Walks over every way in which services name their pages: each must reach every listing.
@Suite(.fewAtOnce)
struct EnginePagingTests {
  private let shelf = Shelf(count: 23)

  @Test func `one answer holds everything`() async throws {
    let transport = InMemoryTransport { [shelf] _ in
      .json(#"{"results":\#(shelf.items(from: 0, 99))}"#)
    }
    let result = try await walk(try plainDefinition(), over: transport)
    #expect(result.ids == shelf.ids)
    #expect(result.end == .exhausted)
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [0, 1])
  func `numbered pages end with an empty one`(_ first: Int) async throws {
    let transport = InMemoryTransport { [shelf] request in
      let page = request.number("p") ?? 0
      return .json(#"{"results":\#(shelf.items(from: (page - first) * 10, 10))}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("p", "{page}")],
      paging: PagingRules(style: .page(first: first), size: 10))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(result.end == .exhausted)
    #expect(result.error == nil)
    #expect(transport.requests.map { $0.number("p") } == [first, first + 1, first + 2, first + 3])
  }

  @Test func `the page stands in the path`() async throws {
    let transport = InMemoryTransport { [shelf] request in
      let page = Int(request.url.split(separator: "/").last ?? "") ?? 0
      return .json(shelf.items(from: page * 10, 10))
    }
    let definition = try plainDefinition(
      paging: PagingRules(style: .page(first: 0), size: 10, shortPageEnds: true), list: "$"
    ) {
      $0.request = RequestRules(path: try template("/api/recipe/discover/newest/{page}"))
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(transport.requests.map(\.url).last?.hasSuffix("/newest/2") == true)
    #expect(transport.requests.count == 3)
  }

  @Test func `offsets advance by what came`() async throws {
    // The server holds seven a page, whatever is asked for.
    let transport = InMemoryTransport { [shelf] request in
      .json(
        #"{"results":\#(shelf.items(from: request.number("skip") ?? -1, 7)),"total":23}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("skip", "{offset}"), try parameter("limit", "{limit}")],
      paging: PagingRules(
        style: .offset(first: 0, advance: .received), size: 10, total: .body(try path("$.total"))))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(result.total == 23)
    #expect(transport.requests.map { $0.number("skip") } == [0, 7, 14, 21])
    #expect(transport.requests.map { $0.number("limit") } == [10, 10, 10, 10])
  }

  @Test func `dropped items count for the offset`() async throws {
    let transport = InMemoryTransport { request in
      switch request.number("skip") {
      case 0: .json(#"{"results":[{"id":0,"title":"A"},{"id":1},null]}"#)
      case 3: .json(#"{"results":[{"id":3,"title":"D"}]}"#)
      default: .json(#"{"results":[]}"#)
      }
    }
    let definition = try plainDefinition(
      query: [try parameter("skip", "{offset}")],
      paging: PagingRules(style: .offset(first: 0, advance: .received), size: 3))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == ["0", "3"])
    #expect(result.listings.dropped(.missingTitle) == 1)
    #expect(result.listings.dropped(.malformed) == 1)
  }

  @Test func `ranges from one stand in the path`() async throws {
    let transport = InMemoryTransport { [shelf] request in
      let parts = request.url.split(separator: "/").suffix(2).compactMap { Int($0) }
      let (first, last) = (try parts[at: 0], try parts[at: 1])
      return .json(#"{"COOKRCP01":{"row":\#(shelf.items(from: first - 1, last - first + 1))}}"#)
    }
    let definition = try plainDefinition(
      paging: PagingRules(style: .offset(first: 1, advance: .size), size: 10, shortPageEnds: true),
      list: "$.COOKRCP01.row"
    ) {
      $0.request = RequestRules(path: try template("/api/COOKRCP01/json/{offset}/{last}"))
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(
      transport.requests.map { $0.url.split(separator: "/").suffix(2).joined(separator: "-") }
        == ["1-10", "11-20", "21-30"])
  }

  @Test func `from and to count with a flag`() async throws {
    let transport = InMemoryTransport { [shelf] request in
      let (from, to) = (request.number("from") ?? 0, request.number("to") ?? 0)
      let items = shelf.items(from: from, to - from)
      return .json(#"{"from":\#(from),"more":\#(to < 23),"count":10000,"hits":\#(items)}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("from", "{offset}"), try parameter("to", "{to}")],
      paging: PagingRules(
        style: .offset(first: 0, advance: .received), size: 10, more: .body(try path("$.more"))),
      list: "$.hits")
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(transport.requests.map { $0.number("to") } == [10, 20, 30])
  }

  @Test func `a page number in an offset definition counts pages`() async throws {
    let definition = try plainDefinition(
      query: [try parameter("page", "{page}")],
      paging: PagingRules(style: .offset(first: 0, advance: .size), size: 10))
    let transport = InMemoryTransport { [shelf] request in
      .json(#"{"results":\#(shelf.items(from: ((request.number("page") ?? 1) - 1) * 10, 10))}"#)
    }
    #expect(try await walk(definition, over: transport).ids == shelf.ids)
  }

  @Test func `absolute next links are followed with the keys replaced`() async throws {
    let transport = InMemoryTransport { [shelf] request in
      let start = request.number("_cont") ?? 0
      let next =
        start + 10 < 23
        ? #"{"next":{"href":"https://api.example/v2?_cont=\#(start + 10)&app_id=one&app_key=top%2Dsecret&q=soup"}}"#
        : "{}"
      return .json(#"{"_links":\#(next),"count":9000,"hits":\#(shelf.items(from: start, 10))}"#)
    }
    let definition = try plainDefinition(
      paging: PagingRules(
        style: .next(.body(try path("$._links.next.href")), follow: .link), size: 10),
      list: "$.hits"
    ) {
      $0.secrets = [SecretRule(name: "id"), SecretRule(name: "key")]
      $0.auth = [
        .query(name: "app_id", secret: "id"), .query(name: "app_key", secret: "key"),
        .header(name: "X-User", secret: "id"),
      ]
    }
    let secrets = ["id": "other", "key": "top-secret"]
    let result = try await walk(definition, secrets: secrets, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(
      transport.requests.map(\.url) == [
        "https://api.example/search?q=soup&app_id=other&app_key=top-secret",
        "https://api.example/v2?_cont=10&q=soup&app_id=other&app_key=top-secret",
        "https://api.example/v2?_cont=20&q=soup&app_id=other&app_key=top-secret",
      ])
    #expect(transport.requests.allSatisfy { $0.headers["X-User"] == "other" })
  }

  @Test func `a token holds no key`() async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .next(.body(try path("$.next")), follow: .link))
    ) {
      $0.secrets = [SecretRule(name: "key")]
      $0.auth = [.query(name: "key", secret: "key")]
    }
    let transport = InMemoryTransport { _ in
      .json(#"{"next":"?p=2&key=top-secret","results":[{"id":1,"title":"A"}]}"#)
    }
    let provider = try provider(definition, secrets: ["key": "top-secret"], over: transport)
    let page = try await provider.search(
      SearchQuery(text: "a"), page: provider.descriptor.paging.first)
    #expect(page.next == .opaque("/search?p=2"))
  }

  @Test(arguments: [
    (PagingRules.Follow.link, "/search?p=2&q=soup"), (.link, "search?p=2&q=soup"),
    (.link, "?p=2&q=soup"), (.link, "https://api.example:443/search?p=2&q=soup"),
    (.path, "http://127.0.0.1:8000/search?p=2&q=soup"), (.path, "//other/search?p=2&q=soup"),
    (.query, "/recipes?p=2&q=soup"), (.query, "http://inner/x?p=2&q=soup"),
    (.query, " ?p=2&q=soup "),
  ])
  func `relative and wrong links lead to the next page`(
    _ follow: PagingRules.Follow, _ link: String
  ) async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .next(.body(try path("$.next")), follow: follow)))
    let transport = InMemoryTransport { [shelf] request in
      request.url.contains("p=2")
        ? .json(#"{"next":null,"results":\#(shelf.items(from: 10, 99))}"#)
        : .json(#"{"next":"\#(link)","results":\#(shelf.items(from: 0, 10))}"#)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(transport.requests.last?.url == "https://api.example/search?p=2&q=soup")
  }

  @Test(arguments: [
    "https://evil.example/search?p=2", "//evil.example/", "http://api.example/search?p=2",
    "https://api.example:8443/", "https://user@api.example/",
  ])
  func `a link to another origin is never followed`(_ link: String) async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .next(.body(try path("$.next")), follow: .link)))
    let page = try await firstPage(
      definition, .json(#"{"next":"\#(link)","results":[{"id":1,"title":"A"}]}"#))
    #expect(page.next == nil)
    let error = try #require(page.shortfall)
    #expect(error.code == .drift)
    if !link.contains("@") { #expect(error.fix?.contains("\"follow\": \"path\"") == true) }
  }

  @Test func `a link that leads astray costs none of the recipes before it`() async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .next(.body(try path("$.next")), follow: .link)))
    let transport = InMemoryTransport { [shelf] request in
      request.url.contains("p=2")
        ? .json(#"{"next":"https://inner:8080/?p=3","results":\#(shelf.items(from: 10, 5))}"#)
        : .json(#"{"next":"/search?p=2","results":\#(shelf.items(from: 0, 10))}"#)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Array(shelf.ids.prefix(15)))
    #expect(result.pages.gaps.map(\.page) == [2])
    #expect(result.error?.code == .drift)
    #expect(transport.requests.count == 2)
  }

  @Test func `a page without recipes does not hide that its link leads astray`() async throws {
    let definition = try plainDefinition(
      paging: PagingRules(
        style: .next(.body(try path("$.next")), follow: .link), gapTolerance: 1))
    let error = try await failure(
      definition, .json(#"{"next":"https://inner:8080/?p=3","results":[]}"#))
    #expect(error.code == .drift)
  }

  @Test(arguments: ["null", "\"\"", "false", "[]"])
  func `no next link ends the list`(_ value: String) async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .next(.body(try path("$.next")), follow: .link)))
    let page = try await firstPage(
      definition, .json(#"{"next":\#(value),"results":[{"id":1,"title":"A"}]}"#))
    #expect(page.next == nil)
    #expect(page.listings.count == 1)
  }

  @Test func `the Link header names the next page`() async throws {
    let transport = InMemoryTransport { [shelf] request in
      let page = request.number("page") ?? 1
      var answer = HTTPResponse.json(shelf.items(from: (page - 1) * 10, 10))
      answer.headers.append("Link", #"<https://api.example/search?page=1>; rel="first""#)
      if page < 3 {
        answer.headers.append(
          "link",
          #"<https://api.example/x>; title="a, <b>; rel=next"; rel=prev, "#
            + #"</search?page=\#(page + 1)>; rel="last NEXT""#)
      }
      return answer
    }
    let definition = try plainDefinition(
      paging: PagingRules(style: .link(follow: .link)), list: "$")
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(transport.requests.count == 3)
  }

  @Test func `every member of a continuation is sent back`() async throws {
    let transport = InMemoryTransport { [shelf] request in
      let start = request.number("sroffset") ?? 0
      let more =
        start + 10 < 23
        ? #""continue":{"sroffset":\#(start + 10),"continue":"-||","x":[1]},"# : ""
      return .json(#"{\#(more)"query":{"search":\#(shelf.items(from: start, 10))}}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("sroffset", "0")],
      paging: PagingRules(style: .continuation(try path("$.continue")), size: 10),
      list: "$.query.search")
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(
      transport.requests.map(\.url) == [
        "https://api.example/search?q=soup&sroffset=0",
        "https://api.example/search?q=soup&sroffset=10&continue=-%7C%7C",
        "https://api.example/search?q=soup&sroffset=20&continue=-%7C%7C",
      ])
  }

  @Test func `a continuation cannot replace a key`() async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .continuation(try path("$.continue")))
    ) {
      $0.secrets = [SecretRule(name: "key")]
      $0.auth = [.query(name: "key", secret: "key")]
    }
    let transport = InMemoryTransport { _ in
      .json(#"{"continue":{"o":1,"key":"mine-1234"},"results":[{"id":1,"title":"A"}]}"#)
    }
    let provider = try provider(definition, secrets: ["key": "good-1234"], over: transport)
    let page = try await provider.search(
      SearchQuery(text: "a"), page: provider.descriptor.paging.first)
    #expect(page.next == .opaque(#"{"o":1}"#))
    _ = try await provider.search(
      SearchQuery(text: "a"), page: .opaque(#"{"o":1,"key":"mine-1234"}"#))
    #expect(transport.requests.last?.url == "https://api.example/search?q=a&o=1&key=good-1234")
  }

  @Test func `a cursor of the last hit keeps its type in a body`() async throws {
    let transport = InMemoryTransport { [shelf] request in
      let body = try JSON(parsing: request.body)
      let start = body["search_after"]?.arrayValue?.first?.intValue ?? 0
      let items = try JSON(parsing: shelf.items(from: start, 10)).arrayValue ?? []
      let hits = items.enumerated().map { index, item in
        JSON.object(["_source": item, "sort": [.int(start + index + 1), "x"]])
      }
      return .json(JSON.object(["hits": ["hits": .array(hits)]]).text())
    }
    let definition = try plainDefinition(
      paging: PagingRules(
        style: .cursor(.lastItem(try path("$.sort"))), size: 10, shortPageEnds: true),
      list: "$.hits.hits"
    ) {
      $0.response.item = try path("$._source")
      $0.request = RequestRules(
        method: "POST", path: try template("/recipes/_search"),
        body: .object([
          BodyMember("size", .text(try template("{limit}"))),
          BodyMember("search_after", .text(try template("{cursor}"))),
        ]))
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(
      transport.requests.map { String(decoding: $0.body, as: UTF8.self) } == [
        #"{"size":10}"#, #"{"size":10,"search_after":[10,"x"]}"#,
        #"{"size":10,"search_after":[20,"x"]}"#,
      ])
  }

  @Test func `a cursor of the answer is text in a query`() async throws {
    let transport = InMemoryTransport { [shelf] request in
      let start = request.value("after").flatMap { Int($0.dropFirst(5).dropLast()) } ?? 0
      let next = start + 10 < 23 ? #"["n",\#(start + 10)]"# : "null"
      return .json(#"{"after":\#(next),"results":\#(shelf.items(from: start, 10))}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("after", "{cursor}")],
      paging: PagingRules(style: .cursor(.answer(.body(try path("$.after"))))))
    let result = try await walk(definition, over: transport)
    #expect(transport.requests.map { $0.value("after") } == [nil, #"["n",10]"#, #"["n",20]"#])
    #expect(result.ids == shelf.ids)
  }

  @Test func `a last item without a cursor is told unless the page is short`() async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .cursor(.lastItem(try path("$.sort"))), size: 2))
    let full = try await firstPage(
      definition, .json(#"{"results":[{"id":1,"title":"A"},{"id":2,"title":"B"}]}"#))
    #expect(full.listings.count == 2)
    #expect(full.shortfall?.code == .drift)
    #expect(full.shortfall?.message.contains("$.sort") == true)
    let page = try await firstPage(definition, .json(#"{"results":[{"id":1,"title":"A"}]}"#))
    #expect(page.next == nil)
  }

  @Test func `a source that points in a circle is stopped`() async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .next(.body(try path("$.next")), follow: .link)))
    let transport = InMemoryTransport { request in
      let id = request.url.contains("p=2") ? 2 : 1
      let next = id == 2 ? "/search?p=3&x=1" : "/search?p=2"
      return request.url.contains("p=3")
        ? .json(#"{"next":"/search?p=2","results":[{"id":3,"title":"C"}]}"#)
        : .json(#"{"next":"\#(next)","results":[{"id":\#(id),"title":"A"}]}"#)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.end == .repeatedToken)
    #expect(result.ids == ["1", "2", "3"])
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: [PageToken.number(7), .opaque("no json"), .opaque("https://evil.example/")])
  func `a token of another source is refused`(_ token: PageToken) async throws {
    let styles: [PagingRules.Style] = [
      .page(first: 8), .next(.header("X-Next"), follow: .link), .continuation(try path("$.c")),
      .cursor(.answer(.header("X-Next"))),
    ]
    for style in styles {
      let provider = try provider(
        try plainDefinition(paging: PagingRules(style: style)),
        over: InMemoryTransport(answers: []))
      let error = try await #require(throws: ProviderError.self) {
        try await provider.search(SearchQuery(text: "a"), page: token)
      }
      #expect(error.code == .unsupported, "\(style)")
    }
  }
}
