import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// The checks that every provider has to pass, on three quite different definitions.
@Suite(.fewAtOnce)
struct EngineConformanceTests {
  private func errors(
    _ definition: ProviderDefinition, secrets: [String: String] = [:],
    over transport: InMemoryTransport
  ) async throws -> [ConformanceDiagnostic] {
    let provider = try provider(definition, secrets: secrets, over: transport)
    let findings = await ProviderConformance(provider, patience: .patience).run()
    return findings.filter { $0.severity != .note }
  }

  /// A dish of the services below.
  private struct Dish {
    let id: Int
    var isHot: Bool { id.isMultiple(of: 3) }
    var json: JSON {
      [
        "_id": .int(id), "label": .string("Soup &amp; Stew \(id)"),
        "href": .string("/dish/\(id)"), "minutes": .int(10 + id), "stars": .double(4.5),
        "lines": .array([.string("\(id) onions"), isHot ? "1 chili" : "salt"]),
      ]
    }
  }

  private static let fields: @Sendable () throws -> FieldRules = {
    FieldRules(
      texts: [
        .id: try text("$._id"), .title: try text("$.label"), .url: try text("$.href"),
      ], lists: [.ingredients: [ListSource(.path(try path("$.lines")))]],
      times: [.totalMinutes: [TimeSource([try path("$.minutes")])]],
      rating: [RatingSource(try path("$.stars"), scale: 5)])
  }

  @Test func `offsets, a key in the query, filters and details`() async throws {
    let dishes = (0..<35).map(Dish.init)
    let transport = InMemoryTransport { request in
      guard request.value("key") == "secret-key" else { return .json("{}", status: 401) }
      if let id = request.url.split(separator: "?")[0].split(separator: "/dishes/").dropFirst()
        .first
      {
        guard let number = Int(id), dishes.indices.contains(number) else {
          return .json(#"{"message":"no such dish"}"#, status: 404)
        }
        return .json(JSON.object(["dish": dishes[number].json]).text())
      }
      let (offset, size) = (request.number("offset") ?? 0, request.number("number") ?? 0)
      let most = request.number("maxReadyTime") ?? .max
      let found = dishes.filter { dish in
        10 + dish.id <= most && (request.value("with").map { $0 != "chili" || dish.isHot } ?? true)
          && (request.value("without").map { $0 != "chili" || !dish.isHot } ?? true)
      }
      return .json(
        JSON.object([
          "totalResults": .int(found.count),
          "results": .array(found.dropFirst(offset).prefix(size).map(\.json)),
        ]).text())
    }
    let definition = try plainDefinition(
      query: [
        try parameter("offset", "{offset}"), try parameter("number", "{limit}"),
        try parameter("maxReadyTime", "{maxMinutes}"),
        try parameter("with", list: .include, joinedBy: ","),
        try parameter("without", list: .exclude, joinedBy: ","),
      ],
      paging: PagingRules(
        style: .offset(first: 0, advance: .received), size: 10,
        total: .body(try path("$.totalResults")))
    ) {
      $0.fields = try Self.fields()
      $0.secrets = [SecretRule(name: "apiKey")]
      $0.auth = [.query(name: "key", secret: "apiKey")]
      $0.detail = DetailRules(
        request: RequestRules(path: try template("/dishes/{id}")), item: try path("$.dish"),
        fields: FieldRules())
      $0.capabilities = [
        .text, .include, .exclude, .time, .browse, .detail, .listsIngredients,
      ]
      $0.politeness = Politeness(maxConcurrentRequests: 3)
    }
    #expect(try await errors(definition, secrets: ["apiKey": "secret-key"], over: transport) == [])
  }

  @Test func `next links, a token and wrapped items`() async throws {
    let dishes = (0..<35).map(Dish.init)
    let transport = InMemoryTransport { request in
      guard request.headers["Authorization"] == "Token secret-key" else {
        return .html("<h1>no</h1>", status: 403)
      }
      let start = request.number("_cont") ?? 0
      var answer: JSONObject = [
        "hits": .array(dishes.dropFirst(start).prefix(10).map { ["recipe": $0.json] })
      ]
      if start < 30 { answer["next"] = .string("http://127.0.0.1:8000/search?_cont=\(start + 10)") }
      return .json(JSON.object(answer).text())
    }
    let definition = try plainDefinition(
      paging: PagingRules(style: .next(.body(try path("$.next")), follow: .path), size: 10),
      list: "$.hits"
    ) {
      $0.response.item = try path("$.recipe")
      $0.fields = try Self.fields()
      $0.secrets = [SecretRule(name: "token")]
      $0.auth = [.authorization(scheme: "Token", secret: "token")]
      $0.capabilities = [.text, .listsIngredients]
    }
    #expect(try await errors(definition, secrets: ["token": "secret-key"], over: transport) == [])
  }

  @Test func `a POST search with gaps and an array of arrays`() async throws {
    let transport = InMemoryTransport { request in
      let page = try JSON(parsing: request.body)["page"]?.intValue ?? 0
      switch page {
      case 1: return .html("<title>404 File Not Found</title>", status: 500)
      case 0, 2, 3:
        let ids = (page * 10..<page * 10 + 10)
        return .json(
          JSON.array([
            .array(ids.map { .string("Soup \($0)") }),
            .array(ids.map { .string("https://x.example/\($0)") }),
            .array(ids.map { .string("onion \($0), salt") }),
          ]).text(), contentType: "text/javascript")
      default: return .json("[[],[],[]]")
      }
    }
    let definition = try plainDefinition(
      paging: PagingRules(
        style: .page(first: 0), size: 10, endStatuses: [500], gapTolerance: 2), list: "$"
    ) {
      $0.request = RequestRules(
        method: "POST", path: try template("/find"),
        body: .object([
          BodyMember("q", .text(try template("{text}"))),
          BodyMember("page", .text(try template("{page}"))),
        ]))
      $0.response.form = .columns
      $0.fields = FieldRules(
        texts: [.title: try text("$[0]"), .url: try text("$[1]")],
        lists: [.ingredients: [ListSource(.path(try path("$[2]")), separator: ",")]])
      $0.capabilities = [.text, .browse, .listsIngredients]
    }
    #expect(try await errors(definition, over: transport) == [])
  }
}
