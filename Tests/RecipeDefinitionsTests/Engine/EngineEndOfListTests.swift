import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Where lists end, and where they only seem to.
@Suite(.fewAtOnce)
struct EngineEndOfListTests {
  private func pages(
    _ paging: PagingRules, change: (inout ProviderDefinition) throws -> Void = { _ in }
  ) throws -> ProviderDefinition {
    try plainDefinition(
      query: [try parameter("p", "{page}"), try parameter("n", "{limit}")], paging: paging,
      change: change)
  }

  /// A service with pages of ten and more members around the list.
  private func service(
    _ shelf: Shelf, envelope: @escaping @Sendable (Int) -> String = { _ in "" },
    behind: HTTPResponse? = nil
  ) -> InMemoryTransport {
    InMemoryTransport { request in
      let page = request.number("p") ?? 1
      if let behind, (page - 1) * 10 >= shelf.count { return behind }
      return .json(#"{"results":\#(shelf.items(from: (page - 1) * 10, 10))\#(envelope(page))}"#)
    }
  }

  @Test(arguments: [(20, 2), (23, 3), (0, 1)])
  func `a total that is reached ends the list`(_ count: Int, _ requests: Int) async throws {
    let transport = service(Shelf(count: count)) { _ in #","total":\#(count)"# }
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, total: .body(try path("$.total"))))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: count).ids)
    #expect(transport.requests.count == requests)
    #expect(result.total == count)
  }

  @Test(arguments: ["-1", "null", "\"many\"", "{}", "0", "3", "1e400", "\"\""])
  func `a total that cannot be right does not end the list`(_ total: String) async throws {
    let transport = service(Shelf(count: 23)) { _ in #","total":\#(total)"# }
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, total: .body(try path("$.total"))))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: 23).ids)
    #expect(result.error == nil)
  }

  @Test(arguments: ["\"23\"", "23.0", "23.4"])
  func `a total may be a text or a fraction`(_ total: String) async throws {
    let transport = service(Shelf(count: 23)) { _ in #","total":\#(total)"# }
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, total: .body(try path("$.total"))))
    let result = try await walk(definition, over: transport)
    #expect(result.total == 23)
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: [7, 10, 23])
  func `a total without a size ends the list too`(_ count: Int) async throws {
    let transport = service(
      Shelf(count: count), envelope: { _ in #","total":\#(count)"# },
      behind: .json("{}", status: 400))
    let definition = try plainDefinition(
      query: [try parameter("p", "{page}")],
      paging: PagingRules(style: .page(first: 1), total: .body(try path("$.total"))))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: count).ids)
    #expect(result.error == nil)
    #expect(transport.requests.count == (count + 9) / 10)
  }

  @Test(arguments: [PagingRules.Style.page(first: 0), .offset(first: 0, advance: .received)])
  func `what a slice cuts off is no part of the list`(_ style: PagingRules.Style) async throws {
    let shelf = Shelf(count: 51)
    let transport = InMemoryTransport { request in
      let start = request.number("skip") ?? 0
      guard start < 51 else { return .json("{}", status: 400) }
      let rows = shelf.items(from: start, 25).dropFirst()
      return .json(#"[51,[[{"heading":1},{"heading":2},\#(rows)]]"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("skip", "{offset}"), try parameter("n", "{limit}")],
      paging: PagingRules(style: style, size: 25, total: .body(try path("$[0]"))),
      list: "$[1][0][2:]")
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(result.error == nil && result.listings.received == 51)
    #expect(transport.requests.map { $0.number("skip") } == [0, 25, 50])
  }

  @Test func `a total that the list belies is told`() async throws {
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, total: .body(try path("$.total"))))
    let none = try await walk(definition, over: service(Shelf(count: 0)) { _ in #","total":60"# })
    #expect(none.error?.code == .drift)
    let some = try await walk(definition, over: service(Shelf(count: 44)) { _ in #","total":60"# })
    #expect(some.ids.count == 44)
    #expect(some.error?.message == "only 44 of its 60 recipes came, 16 are out of reach")
  }

  @Test func `what a filter in the list's path passes over is in the total`() async throws {
    let definition = try plainDefinition(
      paging: PagingRules(
        style: .offset(first: 0, advance: .received), size: 3, total: .body(try path("$.total"))),
      list: "$.results[?!@.recipes]")
    let result = try await walk(
      definition,
      over: InMemoryTransport { _ in
        .json(#"{"total":3,"results":[{"id":1,"title":"A"},{"recipes":[]},{"id":2,"title":"B"}]}"#)
      })
    #expect(result.ids == ["1", "2"])
    #expect(result.error == nil)
  }

  @Test func `a total stands in a header`() async throws {
    let transport = InMemoryTransport { request in
      var answer = HTTPResponse.json(
        #"{"results":\#(Shelf(count: 20).items(from: ((request.number("p") ?? 1) - 1) * 10, 10))}"#)
      answer.headers.append("X-WP-Total", "20")
      return answer
    }
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, total: .header("x-wp-total")))
    #expect(try await walk(definition, over: transport).ids.count == 20)
    #expect(transport.requests.count == 2)
  }

  @Test func `a server that caps its pages loses nothing`() async throws {
    // A hundred are asked for and ten come, as Tandoor and others do.
    let transport = service(Shelf(count: 23)) { _ in #","total":23"# }
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 20, total: .body(try path("$.total"))))
    #expect(try await walk(definition, over: transport).ids == Shelf(count: 23).ids)
  }

  @Test(arguments: ["3", "\"3\"", "3.0"])
  func `the last page's number ends the list`(_ last: String) async throws {
    let transport = service(Shelf(count: 23)) { _ in #","total_pages":\#(last)"# }
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, lastPage: .body(try path("$.total_pages"))))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: 23).ids)
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: [
    (#","total_pages":4"#, "page 2 is empty, though the source counts 4"),
    (#","more":true"#, "a page is empty, though the source says that more follows"),
    (#","total_pages":2"#, nil), (#","more":false"#, nil), ("", nil),
  ])
  func `an empty page before the promised end is told`(
    _ promise: String, _ told: String?
  ) async throws {
    let transport = service(Shelf(count: 10)) { _ in promise }
    let definition = try pages(
      PagingRules(
        style: .page(first: 1), size: 10, lastPage: .body(try path("$.total_pages")),
        more: .body(try path("$.more"))))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: 10).ids)
    #expect(result.error?.message == told)
  }

  @Test func `a short page ends the list`() async throws {
    let transport = service(Shelf(count: 23))
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, shortPageEnds: true))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: 23).ids)
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: [("false", 1), ("\"false\"", 1), ("0", 1), ("true", 4), ("null", 4)])
  func `a flag ends the list only when it says so`(
    _ flag: String, _ requests: Int
  ) async throws {
    let transport = service(Shelf(count: 23)) { _ in #","more":\#(flag)"# }
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, more: .body(try path("$.more"))))
    _ = try await walk(definition, over: transport)
    #expect(transport.requests.count == requests)
  }

  @Test(arguments: [404, 400])
  func `a status past the end ends the list`(_ status: Int) async throws {
    let transport = service(
      Shelf(count: 20), behind: .json(#"{"detail":"Invalid page."}"#, status: status))
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, endStatuses: [400, 404]))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: 20).ids)
    #expect(result.end == .exhausted)
    #expect(result.error == nil)
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: [(404, 3), (400, 3), (500, 6)])
  func `a status that nobody declared may end the list`(
    _ status: Int, _ requests: Int
  ) async throws {
    let transport = service(
      Shelf(count: 20), behind: .html("<title>No such page</title>", status: status))
    let definition = try pages(PagingRules(style: .page(first: 1), size: 10))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: 20).ids)
    #expect(result.end == .exhausted && result.error == nil && result.pages.gaps.isEmpty)
    #expect(transport.requests.count == requests)
  }

  @Test func `where an end is declared, another failure is none`() async throws {
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, endStatuses: [404]))
    let result = try await walk(
      definition, over: service(Shelf(count: 20), behind: .json("{}", status: 500)))
    #expect(result.ids == Shelf(count: 20).ids)
    #expect(result.end == .failed && result.error?.httpStatus == 500)
  }

  @Test(arguments: ["\"more\":true", "\"pages\":9"])
  func `a failure in place of a promised page is a loss`(_ promise: String) async throws {
    let definition = try pages(
      PagingRules(
        style: .page(first: 1), size: 10, lastPage: .body(try path("$.pages")),
        more: .body(try path("$.more"))))
    let transport = service(
      Shelf(count: 20), envelope: { _ in ",\(promise)" }, behind: .json("{}", status: 404))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: 20).ids)
    #expect(result.end == .failed && result.error?.httpStatus == 404)
  }

  @Test(arguments: [25, 20, 4])
  func `a service that gives its last page for every number behind it loses nothing`(
    _ count: Int
  ) async throws {
    let shelf = Shelf(count: count)
    let last = max(1, (count + 9) / 10)
    let transport = InMemoryTransport { request in
      let page = min(request.number("p") ?? 1, last)
      return .json(#"{"results":\#(shelf.items(from: (page - 1) * 10, 10))}"#)
    }
    let definition = try pages(PagingRules(style: .page(first: 1)))
    let result = try await walk(definition, over: transport)
    #expect(result.ids == shelf.ids)
    #expect(result.error == nil && result.pages.gaps.isEmpty)
    #expect(transport.requests.count == last + 1)
  }

  @Test(arguments: ["#", "?p=2", "/search?p=2#top"])
  func `a last page that links itself as the next one ends the list`(_ link: String) async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .next(.body(try path("$.next")), follow: .link)))
    let transport = InMemoryTransport { request in
      request.url.hasSuffix("p=2")
        ? .json(#"{"next":"\#(link)","results":[{"id":2,"title":"B"}]}"#)
        : .json(#"{"next":"/search?p=2","results":[{"id":1,"title":"A"}]}"#)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == ["1", "2"])
    #expect(result.end == .exhausted && result.error == nil)
    #expect(transport.requests.count == 2)
  }

  @Test func `an end status on the first page is a failure`() async throws {
    let definition = try pages(PagingRules(style: .page(first: 1), endStatuses: [404]))
    let error = try await failure(definition, .json(#"{"detail":"no such api"}"#, status: 404))
    #expect(error.code == .httpError)
    #expect(error.message.contains("no such api"))
  }

  @Test func `a rule about allowances goes before an end status`() async throws {
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, endStatuses: [400])
    ) {
      $0.errors = [
        ErrorRule(ErrorCondition(bodyContains: "DAILY LIMIT"), means: .quotaExceeded),
        ErrorRule(ErrorCondition(statuses: [400]), means: .failure),
      ]
    }
    let used = try await walk(
      definition,
      over: service(Shelf(count: 10), behind: .json(#"{"e":"daily limit"}"#, status: 400)))
    #expect(used.error?.code == .quotaExceeded)
    let ended = try await walk(
      definition, over: service(Shelf(count: 10), behind: .json(#"{"e":"page"}"#, status: 400)))
    #expect(ended.error == nil)
    #expect(ended.end == .exhausted)
  }

  @Test func `a rule says that the list has ended`() async throws {
    // A bare JSON string behind status 400, as the community's Food2Fork answers.
    let definition = try pages(PagingRules(style: .page(first: 1), size: 10)) {
      $0.errors = [
        ErrorRule(
          ErrorCondition(
            statuses: [400], path: try path("$"), test: .contains("invalid page"),
            pastFirstPage: true), means: .endOfList)
      ]
    }
    let transport = service(Shelf(count: 20), behind: .json("\"Invalid page.\"", status: 400))
    let result = try await walk(definition, over: transport)
    #expect(result.end == .exhausted)
    #expect(result.error == nil)
    let error = try await failure(definition, .json("\"Invalid page.\"", status: 400))
    #expect(error.message.contains("“Invalid page.”"))
  }

  @Test func `gaps are looked past`() async throws {
    let transport = InMemoryTransport { request in
      let page = request.number("p") ?? 1
      switch page {
      case 2: return .html("<title>404 File Not Found</title>", status: 500)
      case 4: return .json(#"{"results":[]}"#)
      case 6...: return .html("<title>404 File Not Found</title>", status: 500)
      default: return .json(#"{"results":\#(Shelf(count: 99).items(from: page * 10, 10))}"#)
      }
    }
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, endStatuses: [500], gapTolerance: 2))
    let result = try await walk(definition, over: transport)
    #expect(result.ids.count == 30)
    #expect(result.pages.gaps.map(\.page) == [2, 4])
    #expect(result.error == nil)
    #expect(transport.requests.count == 11)
  }

  @Test func `a breakdown at the end is no end`() async throws {
    let transport = service(Shelf(count: 20), behind: .json("{}", status: 503))
    let definition = try pages(PagingRules(style: .page(first: 1), size: 10, gapTolerance: 1))
    let result = try await walk(definition, over: transport)
    #expect(result.ids.count == 20)
    #expect(result.end == .failed)
    #expect(result.error?.httpStatus == 503)
  }

  @Test func `an empty page in a list of offsets is looked past by a page`() async throws {
    let transport = InMemoryTransport { request in
      let skip = request.number("skip") ?? 0
      return skip == 10 || skip > 25
        ? .json(#"{"results":[]}"#)
        : .json(#"{"results":\#(Shelf(count: 99).items(from: skip, 10))}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("skip", "{offset}")],
      paging: PagingRules(
        style: .offset(first: 0, advance: .received), size: 10, gapTolerance: 1))
    let result = try await walk(definition, over: transport)
    #expect(result.ids.count == 20)
    #expect(transport.requests.map { $0.number("skip") } == [0, 10, 20, 30, 40])
  }

  @Test func `a window of offsets ends the list`() async throws {
    let transport = InMemoryTransport { request in
      let (skip, size) = (request.number("skip") ?? 0, request.number("n") ?? 0)
      guard skip <= 20 else { return .json("{}", status: 400) }
      return .json(#"{"results":\#(Shelf(count: 500).items(from: skip, size))}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("skip", "{offset}"), try parameter("n", "{limit}")],
      paging: PagingRules(
        style: .offset(first: 0, advance: .received), size: 10, maximumOffset: 20))
    let result = try await walk(definition, over: transport)
    #expect(result.ids.count == 30)
    #expect(
      result.error?.message
        == "the source gives nobody more than the first 30 results, and may have more")
    #expect(result.end == .exhausted)
  }

  @Test func `the last page is made smaller to fit a window of results`() async throws {
    let transport = InMemoryTransport { request in
      let (skip, size) = (request.number("skip") ?? 0, request.number("n") ?? 0)
      guard skip + size <= 25 else {
        return .json(#"{"error":{"reason":"Result window is too large"}}"#, status: 400)
      }
      return .json(#"{"results":\#(Shelf(count: 500).items(from: skip, size)),"total":500}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("skip", "{offset}"), try parameter("n", "{limit}")],
      paging: PagingRules(
        style: .offset(first: 0, advance: .received), size: 10,
        total: .body(try path("$.total")), shortPageEnds: true, maximumResults: 25))
    let result = try await walk(definition, over: transport)
    #expect(result.ids.count == 25)
    #expect(transport.requests.map { $0.number("n") } == [10, 10, 5])
    // The source counts what lies behind the window, so that people can be told.
    #expect(
      result.error?.message
        == "the source gives nobody more than the first 25 of its 500 results")
    #expect(result.pages.gaps == [PageGap(page: 3, reason: PageGap.incomplete)])
  }

  @Test func `pages of a fixed size stop before the window does`() async throws {
    let definition = try pages(
      PagingRules(style: .page(first: 1), size: 10, maximumResults: 25))
    let transport = service(Shelf(count: 500))
    #expect(try await walk(definition, over: transport).ids.count == 20)
    #expect(transport.requests.count == 2)
  }

  @Test func `a cap of pages ends the list and the guard reports one without`() async throws {
    let capped = try pages(PagingRules(style: .page(first: 1), size: 10, maximumPages: 3))
    let result = try await walk(capped, over: service(Shelf(count: 500)))
    #expect(result.ids.count == 30)
    #expect(result.error?.message.hasSuffix("the first 30 results, and may have more") == true)
    let endless = try pages(PagingRules(style: .page(first: 1), size: 10))
    let other = try await walk(endless, over: service(Shelf(count: 5_000)))
    #expect(other.end == .pageCap)
    #expect(other.ids.count == 1_000)
  }
}

extension EngineEndOfListTests {
  @Test func `pages asked ahead stay within the window`() async throws {
    let transport = InMemoryTransport { request in
      let skip = request.number("skip") ?? 0
      return .json(#"{"results":\#(Shelf(count: 500).items(from: skip, 10)),"total":500}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("skip", "{offset}")],
      paging: PagingRules(
        style: .offset(first: 0, advance: .received), size: 10,
        total: .body(try path("$.total")), maximumOffset: 20)
    ) {
      $0.politeness = Politeness(maxConcurrentRequests: 4)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == Shelf(count: 30).ids)
    #expect(Set(transport.requests.compactMap { $0.number("skip") }) == [0, 10, 20])
  }

  @Test func `a failure before the window's end is not followed by a request behind it`()
    async throws
  {
    let transport = InMemoryTransport { request in
      request.number("p") == 2
        ? .json("{}", status: 500)
        : .json(#"{"results":\#(Shelf(count: 10).items(from: 0, 10))}"#)
    }
    let definition = try plainDefinition(
      query: [try parameter("p", "{page}")],
      paging: PagingRules(style: .page(first: 1), size: 10, gapTolerance: 3, maximumPages: 2))
    let result = try await walk(definition, over: transport)
    #expect(transport.requests.count == 2)
    #expect(result.ids.count == 10)
  }
}
