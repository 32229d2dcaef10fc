import Foundation
import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@testable import RecipeDefinitions

/// HTTP Digest against servers on loopback that hold to every word of RFC 7616.
@Suite("Digest over HTTP", .fewAtOnce)
struct DigestServerTests {
  /// A protection space that gives each refusal a nonce of its own, and takes the counts of each
  /// nonce in their order alone.
  private final class Space: Sendable {
    let realm: String
    let domain: String?
    private let last = Mutex<[String: Int]>([:])

    init(_ realm: String, domain: String? = nil) { (self.realm, self.domain) = (realm, domain) }

    static func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// A member of the field, as it was meant.
    static func member(_ name: String, _ request: PageServer.Request) -> String {
      guard let field = request.headers["authorization"],
        let start = field.firstRange(of: " \(name)=")
      else { return "" }
      let rest = field[start.upperBound...]
      guard rest.first == "\"" else { return String(rest.prefix { $0 != "," }) }
      var (value, isEscaped) = ("", false)
      for next in rest.dropFirst() {
        if next == "\"", !isEscaped { break }
        isEscaped = next == "\\" && !isEscaped
        if !isEscaped { value.append(next) }
      }
      return value
    }

    /// The refusal of a request; nil where its answer to a challenge is right.
    func refusal(of request: PageServer.Request) -> PageServer.Answer? {
      func member(_ name: String) -> String { Self.member(name, request) }
      let (nonce, count) = (member("nonce"), member("nc"))
      let secret = MessageHash.sha256("Mufasa:\(realm):Circle of Life")
      let target = MessageHash.sha256("\(request.method):\(request.path)")
      let response = MessageHash.sha256(
        "\(secret):\(nonce):\(count):\(member("cnonce")):auth:\(target)")
      let isRight =
        member("response") == response && member("realm") == realm
        && member("uri") == request.path
      return last.withLock { last in
        if isRight, let before = last[nonce], Int(count, radix: 16) == before + 1 {
          last[nonce] = before + 1
          return nil
        }
        let new = "n\"\(last.count)"
        last[new] = 0
        return PageServer.Answer(
          status: 401, type: "application/json", body: "{}",
          fields: [
            (
              "WWW-Authenticate",
              "Digest realm=\(Self.quoted(realm)), qop=\"auth\", algorithm=SHA-256, "
                + "nonce=\(Self.quoted(new))" + (domain.map { ", domain=\"\($0)\"" } ?? "")
            )
          ])
      }
    }
  }

  private static let secrets = ["user": "Mufasa", "pass": "Circle of Life"]

  private static func definition(
    _ more: String = "", size: Int = 10
  ) throws -> ProviderDefinition {
    try site(
      response: #"{"list": "$.rows"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more: #"""
        "secrets": {"user": {"summary": "the account"}, "pass": {"summary": "its password"}},
        "auth": [{"type": "http", "scheme": "digest", "username": "user", "password": "pass"}],
        "paging": {"style": "page", "size": \#(size), "total": "$.total"}\#(more)
        """#,
      request: #"{"path": "/s", "query": {"q": "{text}", "page": "{page}"}}"#)
  }

  private static func page(_ request: PageServer.Request, of count: Int, size: Int = 10)
    -> PageServer.Answer
  {
    let page = request.path.firstRange(of: "page=").flatMap {
      Int(request.path[$0.upperBound...])
    }
    let rows = Shelf(count: count).items(from: ((page ?? 1) - 1) * size, size)
    return .json("{\"total\": \(count), \"rows\": \(rows)}")
  }

  @Test func `pages that are asked for at once are all answered`() async throws {
    let space = Space("kitchen")
    let isHeld = Mutex(true)
    let server = try PageServer.answering { request in
      // The first of those that run beside each other comes last.
      if request.path.hasSuffix("page=2"), request.headers["authorization"] != nil,
        isHeld.withLock({ held in
          defer { held = false }
          return held
        })
      {
        Thread.sleep(forTimeInterval: 0.3)
      }
      return space.refusal(of: request) ?? Self.page(request, of: 80)
    }
    let definition = try Self.definition(#", "politeness": {"concurrency": 4}"#)
    try await overHTTP(server, definition, secrets: Self.secrets) { source in
      let result = await source.walk()
      #expect(result.error == nil)
      #expect(Set(result.ids) == Set(Shelf(count: 80).ids))
    }
  }

  @Test func `a request that ends without an answer leaves its challenge to the next`() async throws
  {
    let session = DigestSession(name: "Mufasa", password: "Circle of Life")
    let request = HTTPRequest(url: "https://kitchen.example/s")
    let first = DigestSignature(session)
    _ = try await first.signed(request)
    _ = first.covered(
      HTTPResponse(
        status: 401,
        headers: [
          "WWW-Authenticate": "Digest realm=\"kitchen\", qop=\"auth\", nonce=\"n\""
        ], body: []))
    do {
      let cancelled = DigestSignature(session, answering: first.next)
      #expect(try await cancelled.signed(request).headers["Authorization"] != nil)
      #expect(try await DigestSignature(session).signed(request).headers["Authorization"] == nil)
    }
    let next = try await DigestSignature(session).signed(request)
    #expect(next.headers["Authorization"]?.contains("nc=00000002") == true)
  }

  @Test(arguments: [2, 6])
  func `equal searches that wait for the same request are all answered`(count: Int) async throws {
    let space = Space("kitchen")
    let mayAnswer = DispatchSemaphore(value: 0)
    let server = try PageServer.answering { request in
      if request.headers["authorization"] == nil { mayAnswer.wait() }
      return space.refusal(of: request) ?? Self.page(request, of: 10)
    }
    try await overHTTP(server, Self.definition(), secrets: Self.secrets) { source in
      let searches = (0..<count).map { _ in Task { await source.walk() } }
      while source.waiting < count { try await Task.sleep(for: .milliseconds(5)) }
      // As often as anybody may ask without an answer to a challenge.
      for _ in 0..<100 { mayAnswer.signal() }
      for search in searches {
        let result = await search.value
        #expect(result.error == nil)
        #expect(result.ids == Shelf(count: 10).ids)
      }
    }
  }

  @Test func `each protection space of a host keeps its own challenge`() async throws {
    let (lists, recipes) = (Space("lists"), Space(#"re"ci\pes"#))
    let server = try PageServer.answering { request in
      guard request.path.hasPrefix("/recipes/") else {
        return lists.refusal(of: request) ?? Self.page(request, of: 6, size: 3)
      }
      return recipes.refusal(of: request) ?? .json(#"{"title": "Soup", "needs": ["1 leek"]}"#)
    }
    let definition = try Self.definition(
      #"""
      , "detail": {
        "request": {"path": "/recipes/{id}"}, "fields": {"ingredients": "$.needs"},
        "fill": "always"
      }
      """#, size: 3)
    try await overHTTP(server, definition, secrets: Self.secrets) { source in
      let result = await source.walk()
      #expect(result.error == nil)
      #expect(result.accepted.map(\.listing.ingredients) == Array(repeating: ["1 leek"], count: 6))
      // One challenge for the lists, and one for the recipes.
      #expect(server.requests.count == 2 + 6 + 2)
    }
  }

  @Test func `a challenge holds for the addresses that it names alone`() async throws {
    let space = Space("lists", domain: "/s /t")
    let server = try PageServer.answering { request in
      guard request.path.hasPrefix("/open/") else {
        return space.refusal(of: request) ?? Self.page(request, of: 3)
      }
      return .json(#"{"title": "Soup", "needs": ["1 leek"]}"#)
    }
    let definition = try Self.definition(
      #"""
      , "detail": {"request": {"path": "/open/{id}"}, "fields": {"ingredients": "$.needs"}}
      """#)
    try await overHTTP(server, definition, secrets: Self.secrets) { source in
      #expect(await source.walk().ids.count == 3)
      let recipe = try await source.recipe("1")
      #expect(recipe.listing.ingredients == ["1 leek"])
      let last = try #require(server.received.last)
      #expect(last.path == "/open/1" && last.headers["authorization"] == nil)
    }
  }

  @Test func `another host that a redirect leads to gets no answer to its challenge`() async throws
  {
    let space = Space("kitchen")
    let other = try PageServer.answering { request in
      space.refusal(of: request) ?? Self.page(request, of: 3)
    }
    let address = other.address
    let server = try PageServer.answering { request in
      PageServer.Answer(status: 302, location: address + request.path)
    }
    try await overHTTP(
      server, Self.definition(), secrets: Self.secrets, allowing: [address]
    ) { source in
      let result = await source.walk()
      #expect(result.error != nil && result.ids == [])
    }
    other.stop()
    let sent = server.received + other.received
    #expect(sent.allSatisfy { $0.headers["authorization"] == nil })
    #expect(other.requests.count == 1)
  }
}
