#if OLD_CLIENTS
  import Food2Fork
  import PotluckServer
  import RecipeModel
  import RecipeProviderKit
  import RecipePuppy
  import TestSupport
  import Testing

  @Suite("Serving: the adapters of the closed services", .fewAtOnce)
  struct OldAdapterTests {
    /// A service, and whether it fails as it did.
    static let services: [(kind: ProviderKind, path: String, style: String?, hasQuirks: Bool)] = [
      (.food2fork, "/food2fork", nil, false), (.food2fork, "/forkify", "forkify", false),
      (.food2fork, "/food2fork-community", "community", false),
      (.recipePuppy, "/recipepuppy", nil, false), (.recipePuppy, "/recipepuppy", nil, true),
    ]

    @Test(arguments: services)
    func `an adapter keeps its protocol here too`(
      _ service: (kind: ProviderKind, path: String, style: String?, hasQuirks: Bool)
    ) async throws {
      try await Table.serve(change: { $0.hasQuirks = service.hasQuirks }) { table in
        let base = "http://127.0.0.1:\(table.port)"
        var settings: [String: JSON] = ["baseURL": .string(base + service.path)]
        settings["style"] = service.style.map(JSON.string)
        let provider = try service.kind.make(
          ProviderContext(id: "old", settings: settings, transport: TableTransport(table: table)))
        let query = SearchQuery(text: "soup")
        let findings = await ProviderConformance(
          provider, query: query, patience: .patience
        ).run()
        #expect(findings.filter { $0.severity == .error } == [])
        let walk = await PageWalk(provider: provider, query: query, wanted: 1_000).run()
        // The third of five pages fails where the service has its quirks.
        #expect(
          walk.listings.kept == (service.style == "forkify" ? 30 : service.hasQuirks ? 31 : 41))
      }
    }
  }

  /// Asks the table as an adapter does.
  private struct TableTransport: HTTPTransport {
    let table: Table

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      try Task.checkCancellation()
      let address = try RequestURL(request.url)
      let target = request.url.dropFirst(address.origin.count)
      let fields = request.headers.fields.map { "\($0.name): \($0.value)" }
      let reply = try await table.get(String(target), fields)
      var headers = HTTPHeaders()
      for field in reply.fields { headers.append(field.name, field.value) }
      return HTTPResponse(status: reply.status, headers: headers, body: reply.bytes)
    }
  }
#endif
