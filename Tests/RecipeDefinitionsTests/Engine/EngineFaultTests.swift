import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Answers that are broken in ways that nobody thought of: nothing crashes, nothing hangs.
@Suite(.fewAtOnce)
struct EngineFaultTests {
  /// A definition that uses as many rules as fit into one.
  private func rich(_ style: PagingRules.Style) throws -> ProviderDefinition {
    try plainDefinition(
      query: [try parameter("p", "{page}"), try parameter("c", "{cursor}")],
      paging: PagingRules(
        style: style, size: 3, total: .body(try path("$.total")),
        lastPage: .body(try path("$.pages")), more: .body(try path("$.more")),
        endStatuses: [404], gapTolerance: 1, maximumPages: 8)
    ) {
      $0.response.whenNull = .empty
      $0.response.incomplete = [
        ErrorCondition(path: try path("$..failed"), test: .isAbove(.number(0)))
      ]
      $0.errors = [
        ErrorRule(
          ErrorCondition(path: try path("$.error")), means: .quotaExceeded,
          message: try path("$.error"), retryAfter: RetryPlace(.body(try path("$.total"))))
      ]
      $0.fields.texts[.image] = [
        TextSource(
          .template(
            try template("{baseURL}/i/{p}"),
            with: ["p": TextSource(.path(try path("$..photo")), before: "?", after: "/")]))
      ]
      $0.fields.lists[.ingredients] = [
        ListSource(
          .each(
            try path("$.lines[*]"), template: try template("{n} {unit.name}"),
            with: ["n": try path("$.n")])),
        ListSource(.path(try path("$.lines")), separator: ","),
      ]
      $0.fields.times[.totalMinutes] = [TimeSource([try path("$.a"), try path("$.b")])]
      $0.fields.rating = [RatingSource(try path("$.r"), scale: 5)]
      $0.fields.diets = [.names(ListSource(.path(try path("$.d"))))]
      $0.detail = DetailRules(
        request: RequestRules(path: try template("/r/{id}")), item: try path("$.results[0]"),
        fields: FieldRules(), fill: .always, most: 2)
    }
  }

  private static let answer =
    #"{"total":7,"pages":3,"more":true,"next":"/search?p=2","cont":{"o":3,"x":"y"},"cursor":[1,"a"],"shards":{"failed":0},"results":[{"id":1,"title":"A &amp; B","url":"https://x.example/1","photo":"/a/b?c","lines":[{"n":1.50,"unit":{"name":"cup"}},"salt"],"a":"PT5M","b":"1 h","r":"4.5","d":["vegan"]},{"id":"2","title":"C","lines":"a,b,c","a":1,"b":2},{"id":null,"title":"D","url":"//x.example/2"}]}"#

  private static func styles() throws -> [PagingRules.Style] {
    [
      .none, .page(first: 0), .offset(first: 0, advance: .received),
      .next(.body(try path("$.next")), follow: .link), .link(follow: .query),
      .continuation(try path("$.cont")), .cursor(.answer(.body(try path("$.cursor")))),
      .cursor(.lastItem(try path("$.id"))),
    ]
  }

  @Test(arguments: 0..<8)
  func `mutated answers neither crash nor hang`(_ style: Int) async throws {
    let definition = try rich(try Self.styles()[style])
    for seed in 0..<50 {
      let transport = InMemoryTransport { request in
        // Every answer of a walk is broken in its own way, and in the same way each time.
        var random = SeededRandom(seed: UInt64(seed) &* 1_000 &+ UInt64(request.url.utf8.count))
        let status = [200, 200, 200, 200, 404, 500, 429].randomElement(using: &random) ?? 200
        return HTTPResponse(
          status: status, headers: ["Link": Self.text(&random), "Content-Type": "x"],
          body: Self.mutated(Array(Self.answer.utf8), &random))
      }
      let result = try await walk(definition, over: transport, wanted: 100)
      #expect(result.pages.asked <= 9)
      for ranked in result.accepted {
        #expect(!ranked.listing.title.isEmpty)
        #expect(ranked.listing.url.map(WebLink.isWebLink) ?? true)
        #expect(ranked.listing.image.map(WebLink.isWebLink) ?? true)
      }
      let provider = try provider(definition, over: transport)
      do { _ = try await provider.recipe(for: ListingID(provider: "mine", id: "\(seed)")) } catch {
        #expect(error is ProviderError)
      }
    }
  }

  @Test(arguments: 0..<8)
  func `mutated values neither crash nor hang`(_ style: Int) async throws {
    let definition = try rich(try Self.styles()[style])
    let whole = try JSON(parsing: Self.answer)
    for seed in 0..<50 {
      let transport = InMemoryTransport { request in
        var random = SeededRandom(seed: UInt64(seed) &* 1_000 &+ UInt64(request.url.utf8.count))
        return .json(Self.replaced(whole, &random).text())
      }
      let result = try await walk(definition, over: transport, wanted: 100)
      #expect(result.pages.asked <= 9)
    }
  }

  @Test func `huge numbers do not overflow`() async throws {
    let numbers = ["9223372036854775807", "-9223372036854775808", "1e308", "1e999", "\"1e18\""]
    for style in try Self.styles() {
      let definition = try rich(style)
      for number in numbers {
        let transport = InMemoryTransport { _ in
          .json(
            #"{"total":\#(number),"pages":\#(number),"more":\#(number),"next":\#(number),"cursor":\#(number),"results":[{"id":\#(number),"title":\#(number),"a":\#(number),"b":\#(number),"r":\#(number)}]}"#
          )
        }
        let result = try await walk(definition, over: transport)
        #expect(result.pages.asked <= 9)
      }
    }
  }

  @Test func `a failure in mid-list costs one page`() async throws {
    let broken: [HTTPResponse] = [
      .html("<html><title>Oops</title>"), .json(#"{"results":[{"id":1,"#), .json("{}", status: 500),
      .json(#"{"results":7}"#), .json(#"{"results":[null,null]}"#),
    ]
    let definition = try plainDefinition(
      query: [try parameter("p", "{page}")],
      paging: PagingRules(style: .page(first: 1), size: 10, shortPageEnds: true, gapTolerance: 1))
    for answer in broken {
      let transport = InMemoryTransport { request in
        let page = request.number("p") ?? 1
        if page == 2 { return answer }
        return .json(#"{"results":\#(Shelf(count: 25).items(from: (page - 1) * 10, 10))}"#)
      }
      let result = try await walk(definition, over: transport)
      #expect(result.ids.count == 15)
      #expect(result.pages.gaps.map(\.page) == [2])
      #expect(result.end == .exhausted)
    }
  }

  @Test func `a service that repeats its page is stopped`() async throws {
    let definition = try plainDefinition(
      query: [try parameter("p", "{page}")], paging: PagingRules(style: .page(first: 1), size: 3))
    let transport = InMemoryTransport { _ in
      .json(#"{"results":\#(Shelf(count: 3).items(from: 0, 3))}"#)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.end == .repeatedPage)
    #expect(transport.requests.count == 2)
  }

  private static func text(_ random: inout SeededRandom) -> String {
    let pieces = ["<", ">", "; rel=next", "\"", ",", "/a?b=1", ";", "\\", "rel", "=", "next"]
    return (0..<Int.random(in: 0...8, using: &random))
      .compactMap { _ in pieces.randomElement(using: &random) }.joined()
  }

  private static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guard let index = bytes.indices.randomElement(using: &random) else { break }
      switch Int.random(in: 0...4, using: &random) {
      case 0: bytes[index] = .random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: Array("9e9{[\"<".utf8), at: index)
      case 3: bytes.removeSubrange(index...)
      default: bytes.insert(contentsOf: bytes[..<index], at: index)
      }
    }
    return bytes
  }

  /// The value with some of its parts replaced by values of another type.
  private static func replaced(_ json: JSON, _ random: inout SeededRandom) -> JSON {
    if Int.random(in: 0..<12, using: &random) == 0 {
      let others: [JSON] = [
        .null, .bool(true), .bool(false), -1, 0, 1.5, .string(""), .string("N/A"), .string("1e9"),
        [], [.null], .object([:]), .string("//\\@"), .string("\u{202E}<script>&#x1F;"),
        1_000_000_007,
        .string(String(repeating: "½ ", count: 3_000)), .array(Array(repeating: "x", count: 3_000)),
      ]
      return others.randomElement(using: &random) ?? .null
    }
    switch json {
    case .array(let elements): return .array(elements.map { replaced($0, &random) })
    case .object(let object):
      return .object(
        JSONObject(object.members.map { ($0.name, replaced($0.value, &random)) }))
    default: return json
    }
  }
}
