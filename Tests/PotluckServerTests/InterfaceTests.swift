import PotluckServer
import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import TestSupport
import Testing

@Suite("Serving: the interface for programs", .fewAtOnce)
struct InterfaceTests {
  @Test func `a search gives the wire's document, page by page`() async throws {
    try await Table.serve { table in
      let first = try await table.get("/api/v1/search?query=soup&limit=25")
      #expect(first["Content-Type"] == "application/json")
      var ids = first.json["order"]?.arrayValue ?? []
      #expect(ids.count == 25)
      let cursor = try #require(first.json["cursor"]?.stringValue)
      let escaped = cursor.replacing("+", with: "%2B").replacing("/", with: "%2F")
      let next = try await table.get("/api/v1/search?cursor=\(escaped)")
      let link = try #require(first["Link"]?.dropFirst().split(separator: ">").first)
      #expect(first["Link"]?.hasSuffix(">; rel=\"next\"") == true)
      #expect(try await table.get(String(link)).json["order"] == next.json["order"])
      ids += next.json["order"]?.arrayValue ?? []
      #expect(Set(ids).count == 41)
      #expect(next.json["cursor"] == .null && next["Link"] == nil)
    }
  }

  /// A request that cannot be answered, and what its answer has to say.
  static let refusals: [(target: String, status: Int, kind: String, words: String)] = [
    ("/api/v1/search?qurey=soup", 400, "invalidParams", "did you mean \\\"query\\\"?"),
    ("/api/v1/search?query=soup&limit=0", 400, "invalidParams", "from 1 to 100"),
    ("/api/v1/search?query=soup&limit=many", 400, "invalidParams", "limit"),
    ("/api/v1/kept?a~b/c=1", 400, "invalidParams", "\"path\":\"/a~0b~1c\""),
    ("/api/v1/search?query=soup&limit=null", 400, "invalidParams", "limit"),
    ("/api/v1/search?query=soup&limit=1&limit=2", 400, "invalidParams", "limit is given twice"),
    ("/api/v1/search?query=soup&sort=bets", 400, "invalidParams", "did you mean \\\"best\\\"?"),
    ("/api/v1/search?query=soup&supersedes=a", 400, "invalidParams", "supersedes"),
    ("/api/v1/search?cursor=nonsense", 400, "cursorExpired", "cursor"),
    ("/api/v1/recipes?id=alpha:nobody", 404, "notFound", "nobody knows"),
    ("/api/v1/recipes", 400, "invalidParams", "id is missing"),
    ("/api/v1/recipes/compare?ids=alpha:leek", 400, "invalidParams", "2 to 6"),
    ("/api/v1/nothing", 404, "notFound", "nothing at this address"),
  ]

  @Test(arguments: refusals)
  func `what cannot be answered is a problem with a code`(
    _ refusal: (target: String, status: Int, kind: String, words: String)
  ) async throws {
    try await Table.serve { table in
      let reply = try await table.get(refusal.target)
      #expect(reply.status == refusal.status)
      #expect(reply["Content-Type"] == "application/problem+json")
      #expect(reply.json["kind"]?.stringValue == refusal.kind)
      #expect(reply.json["status"]?.intValue == refusal.status)
      #expect(reply.text.contains(refusal.words), "\(reply.text)")
    }
  }

  @Test(arguments: [(ProviderError.Code.unreachable, 502), (.timedOut, 504)])
  func `a source that is away is no fault of this server`(
    _ code: ProviderError.Code, _ status: Int
  ) async throws {
    var service = TableService()
    service.failure = Failure(ProviderError(code, "nobody is there"), provider: "beta")
    try await Table.serve(service) { table in
      let reply = try await table.get("/api/v1/recipes?id=beta:leek")
      #expect(reply.status == status)
    }
  }

  @Test func `a place that nothing decides is null no more than its schema says`() async throws {
    try await Table.serve { table in
      let body =
        #"{"listings":[{"provider":"a","id":"1","title":"x"}],"sort":"rating","explain":true}"#
      let merged = try await table.post("/api/v1/merge", body)
      #expect(merged.json["items"]?.arrayValue?.first?["explain"]?["order"] == ["by": "rating"])
      let order = try await table.get("/openapi.json").json["components"]?["schemas"]?[
        "Explanation"]?["properties"]?["order"]
      #expect(order?["required"] == ["by"])
      #expect(order?["properties"]?["value"]?["type"] == ["number", "string"])
    }
  }

  /// A request that is not one of the interface's: its lines after the first, its body, its status.
  static let strangers: [(line: String, type: String, body: String, status: Int, kind: String)] = [
    ("GET /api/v1/nothing", "", "", 404, "notFound"),
    ("DELETE /api/v1/search", "", "", 405, "wrongMethod"),
    ("POST /api/v1/search", "application/json", "{}", 405, "wrongMethod"),
    ("POST /api/v1/merge", "text/plain", "{}", 415, "wrongType"),
    ("POST /api/v1/merge", "application/json", "{", 400, "invalidParams"),
    ("POST /api/v1/merge", "application/json", "[]", 400, "invalidParams"),
    ("POST /api/v1/merge", "application/json", "\u{0}", 400, "invalidParams"),
    ("POST /api/v1/merge", "application/json", #"{"listings":"soup"}"#, 400, "invalidParams"),
    ("POST /api/v1/merge", "application/json", #"{"listings":[],"k":-1}"#, 400, "invalidParams"),
    ("POST /api/v1/shopping", "application/json", #"{"references":[1]}"#, 400, "invalidParams"),
    ("POST /api/v1/shopping", "application/json", #"{"references":["a"]}"#, 400, "invalidParams"),
    (
      "POST /api/v1/merge", "application/json", String(repeating: " ", count: 5 << 20), 413,
      "tooLarge"
    ),
  ]

  @Test(arguments: strangers)
  func `every refusal is a problem, whatever its reader takes`(
    _ stranger: (line: String, type: String, body: String, status: Int, kind: String)
  ) async throws {
    try await Table.serve { table in
      let reply = try await table.send(
        [
          "\(stranger.line) HTTP/1.1", "Host: 127.0.0.1:\(table.port)", "Accept: text/html",
          "Content-Type: \(stranger.type)", "Content-Length: \(stranger.body.utf8.count)",
        ], body: stranger.body)
      #expect(reply.status == stranger.status, "\(reply.text.prefix(300))")
      #expect(reply["Content-Type"] == "application/problem+json")
      #expect(reply.json["kind"]?.stringValue == stranger.kind)
      #expect(reply.json["status"]?.intValue == stranger.status)
      #expect((reply["Allow"] != nil) == (stranger.status == 405))
    }
  }

  @Test func `a body that does not come is told so`() async throws {
    try await Table.serve(change: { $0.bodyPatience = .milliseconds(50) }) { table in
      let reply = try await table.send([
        "POST /api/v1/merge HTTP/1.1", "Host: 127.0.0.1:\(table.port)",
        "Content-Type: application/json", "Content-Length: 20",
      ])
      #expect(reply.status == 408)
      #expect(reply.json["kind"] == "tooSlow")
    }
  }

  @Test func `a param that says nothing is none`() async throws {
    try await Table.serve { table in
      let reply = try await table.get("/api/v1/search?query=soup&cursor=&include=&limit=5")
      #expect(reply.status == 200)
      #expect(reply.json["order"]?.arrayValue?.count == 5)
    }
  }

  @Test func `an answer that has not changed is not sent again`() async throws {
    try await Table.serve { table in
      let target = "/api/v1/search?query=soup&limit=5"
      let tag = try #require(try await table.get(target)["ETag"])
      for known in [tag, "*", "\"other\", \(tag)", String(tag.dropFirst(2))] {
        let again = try await table.get(target, ["If-None-Match: \(known)"])
        #expect(again.status == 304)
        #expect(again.bytes.isEmpty)
      }
      let other = try await table.get(
        "/api/v1/search?query=soup&limit=6", ["If-None-Match: \(tag)"])
      #expect(other.status == 200)
    }
  }

  @Test func `events tell each source's recipes, then the answer`() async throws {
    try await Table.serve { table in
      let reply = try await table.get(
        "/api/v1/search?query=soup", ["Accept: text/event-stream"])
      #expect(reply["Content-Type"] == "text/event-stream")
      #expect(reply.text.ranges(of: "event: source").count == 2)
      #expect(reply.text.contains("event: result"))
      let line = reply.text.split(separator: "\n").first { $0.hasPrefix("data: {\"version\"") }
      let result = try JSON(parsing: Array(try #require(line).dropFirst(6).utf8))
      #expect(result["order"]?.arrayValue?.count == 20)
      let whole = try await table.get("/api/v1/search?query=soup").json
      #expect(result["items"] == whole["items"] && result["items"]?.arrayValue?.count == 20)
      #expect(result["merged"] != nil)
    }
  }

  @Test(arguments: ["/api/v1/search?query=slow", "/results?query=slow"])
  func `a client that goes takes its search with it`(_ target: String) async throws {
    try await Table.serve { table in
      let connection = try Connection(port: table.port)
      let head = [
        "GET \(target) HTTP/1.1", "Host: 127.0.0.1:\(table.port)", "Accept: text/event-stream", "",
        "",
      ]
      _ = try await connection.exchange(head.joined(separator: "\r\n")) {
        $0.contains("text/event-stream")
      }
      // The answer begins before the search does.
      while table.service.log.searches == 0 { try await Task.sleep(for: .milliseconds(5)) }
      connection.close()
      while table.service.log.cancelled == 0 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(table.service.log.searches == 1)
    }
  }

  @Test func `equal searches at one time are one, until something is changed`() async throws {
    try await Table.serve { table in
      func search(_ limit: Int) -> Task<Reply, any Error> {
        Task { try await table.get("/api/v1/search?query=held&limit=\(limit)") }
      }
      func wait(for count: Int, made: Int) async throws {
        let line = "potluck_waiting_searches \(count)\n"
        while try await !table.get("/metrics").text.contains(line) {}
        // A request waits before its search is made.
        while table.service.log.searches < made { try await Task.sleep(for: .milliseconds(5)) }
        #expect(table.service.log.searches == made)
      }
      var searches = [search(5), search(5)]
      try await wait(for: 2, made: 1)
      searches.append(search(6))
      try await wait(for: 3, made: 2)
      _ = try await table.post("/api/v1/sources/reset", #"{"ids":[]}"#)
      searches.append(search(5))
      try await wait(for: 4, made: 3)
      table.service.release.keep(.success(()))
      var names: [JSON?] = []
      for search in searches { names.append(try await search.value.json["searchId"]) }
      #expect(try names[at: 0] == names[at: 1])
      #expect(Set(names.dropFirst()).count == 3)
    }
  }

  @Test func `recipes are given in full, scaled and side by side`() async throws {
    try await Table.serve { table in
      let recipe = try await table.get("/api/v1/recipes?id=alpha:leek&servings=8")
      #expect(recipe.json["recipe"]?["ingredients"]?.arrayValue?.first == "2 kg leek")
      let both = try await table.get("/api/v1/recipes/compare?ids=alpha:leek,alpha:kale")
      #expect(both.json["onlyIn"]?["alpha:kale"] != nil || both.json["onlyIn"] != nil)
      #expect(both.json["commonIngredients"]?.arrayValue?.count == 2)
    }
  }

  @Test func `listings are merged, and sources compared`() async throws {
    try await Table.serve { table in
      let body = #"{"listings":[{"provider":"a","id":"1","title":"Soup"},{"provider":"b"}]}"#
      let merged = try await table.post("/api/v1/merge", body)
      #expect(merged.json["items"]?.arrayValue?.count == 1)
      #expect(merged.json["rejected"]?.arrayValue?.count == 1)
      let wrong = try await table.post("/api/v1/merge", #"{"listing":[]}"#)
      #expect(wrong.status == 400)
      #expect(wrong.text.contains("listings"))
      let read = try await table.get("/api/v1/compare?query=soup")
      let sent = try await table.post("/api/v1/compare", #"{"query":"soup"}"#)
      #expect(read.status == 200 && sent.status == 200)
      #expect(read.json["version"] == 1)
    }
  }

  @Test func `the description names every request and nothing that is not there`() async throws {
    let folder = try TestFolder()
    let service = TableService.keeping(in: folder)
    try await Table.serve(service) { table in
      let description = try await table.get("/openapi.json").json
      #expect(description["openapi"] == "3.1.0")
      let paths = description["paths"]?.objectValue?.members ?? []
      #expect(paths.count >= 8)
      for path in paths where path.value["get"] != nil && path.name.hasPrefix("/api") {
        #expect(try await table.get(path.name).status != 404)
      }
      let schemas = description["components"]?["schemas"]?.objectValue?.members.map(\.name) ?? []
      let text = description.text()
      for part in text.split(separator: "\"#/components/schemas/").dropFirst() {
        #expect(schemas.contains(String(part.prefix { $0 != "\"" })))
      }
      #expect(!text.contains("$defs"))
      #expect(!text.contains("partialResultToken"))
    }
  }

  @Test func `what was done is counted`() async throws {
    try await Table.serve { table in
      _ = try await table.get("/api/v1/search?query=soup")
      _ = try await table.get("/?query=soup")
      #expect(try await table.get("/api/v1/sources").status == 200)
      let text = try await table.get("/metrics").text
      #expect(!text.contains("status=\"enabled\""))
      #expect(
        text.contains("potluck_requests_total{route=\"/api/v1/search\",status=\"200\"} 1\n"))
      #expect(
        text.contains("potluck_source_outcomes_total{source=\"alpha\",status=\"ok\"} 2\n"))
      #expect(text.contains("potluck_request_seconds_count{route=\"/\"} 1\n"))
      #expect(try await table.get("/health").json["status"] == "ok")
    }
  }

  @Test func `a head is an answer without its body`() async throws {
    try await Table.serve { table in
      let whole = try await table.get("/health")
      let head = try await table.get("/health", method: "HEAD")
      #expect(head.status == 200)
      #expect(head.bytes.isEmpty)
      #expect(head["Content-Length"] == whole["Content-Length"])
    }
  }
}
