import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `The OpenSearch style` {
  private static let key = ["Authorization: ApiKey demo-key"]

  private func body(_ text: String, from: Int = 0, size: Int = 10) -> JSON {
    [
      "from": .int(from), "size": .int(size),
      "query": ["simple_query_string": ["query": .string(text)]],
    ]
  }

  @Test func `takes a body and counts on`() async throws {
    try await withSimulator(.openSearch, recipes: soups(1...25)) { simulator in
      let answer = try await simulator.post(
        "/recipes/_search", body("soup", from: 20), headers: Self.key)
      let hits = answer.json["hits"]
      #expect(hits?["total"] == ["value": 25, "relation": "eq"])
      #expect(hits?["hits"]?.elements.count == 5)
      #expect(hits?["hits"]?.elements.first?["_source"]?["name"] == "Soup 21")
      #expect(answer.json["_shards"]?["failed"] == 0)
    }
  }

  @Test func `refuses what lies behind its window`() async throws {
    try await withSimulator(.openSearch, recipes: soups(1...3)) { simulator in
      let edge = try await simulator.post(
        "/recipes/_search", body("soup", from: 9_990), headers: Self.key)
      #expect(edge.status == 200)
      let behind = try await simulator.post(
        "/recipes/_search", body("soup", from: 9_991), headers: Self.key)
      #expect(behind.status == 400)
      #expect(
        behind.json["error"]?["root_cause"]?.elements.first?["reason"]?.stringValue?
          .hasPrefix("Result window is too large") == true)
    }
  }

  @Test func `tells documents, unknown ones, unknown indexes and strangers`() async throws {
    try await withSimulator(.openSearch, recipes: soups(1...3)) { simulator in
      let known = try await simulator.get("/recipes/_doc/1002", headers: Self.key)
      #expect(known.json["found"] == true)
      let unknown = try await simulator.get("/recipes/_doc/7", headers: Self.key)
      #expect(unknown.status == 404 && unknown.json["found"] == false)
      let elsewhere = try await simulator.post("/soups/_search", body("soup"), headers: Self.key)
      #expect(elsewhere.status == 404)
      #expect(elsewhere.json["error"]?["type"] == "index_not_found_exception")
      let stranger = try await simulator.post("/recipes/_search", body("soup"))
      #expect(stranger.status == 401)
      let empty = try await simulator.post("/recipes/_search", ["size": 1], headers: Self.key)
      #expect(empty.json["error"]?["type"] == "parsing_exception")
    }
  }

  @Test func `version 6 counts in another form and refuses what it does not know`() async throws {
    let options = SimulatorOptions(version: 6)
    try await withSimulator(.openSearch, recipes: soups(1...3), options: options) { simulator in
      let answer = try await simulator.post(
        "/recipes/_search", body("soup"), headers: Self.key)
      #expect(answer.json["hits"]?["total"] == 3)
      var counting = body("soup").objectValue ?? JSONObject()
      counting["track_total_hits"] = true
      let refused = try await simulator.post(
        "/recipes/_search", .object(counting), headers: Self.key)
      #expect(refused.status == 400 && refused.json["error"]?["type"] == "parsing_exception")
      let one = try await simulator.post(
        "/recipes/_search", ["query": ["ids": ["values": ["1002", "7"]]]], headers: Self.key)
      #expect(one.json["hits"]?["hits"]?.elements.map { $0["_id"] } == ["1002"])
    }
  }

  @Test func `meets faults by the page that its body asks for`() async throws {
    let faults = [FaultRule(FaultMatch(pages: [3], word: "soup"), .status(503))]
    try await withSimulator(.openSearch, recipes: soups(1...25), faults: faults) { simulator in
      var statuses: [Int?] = []
      for from in [0, 10, 20] {
        let answer = try await simulator.post(
          "/recipes/_search", body("soup", from: from), headers: Self.key)
        statuses.append(answer.status)
      }
      #expect(statuses == [200, 200, 503])
    }
  }
}

@Suite(.fewAtOnce) struct `The Solr style` {
  private static let basic = ["Authorization: Basic Y29vazpkZW1vLWtleQ=="]

  @Test func `lists documents whose values are lists`() async throws {
    try await withSimulator(.solr, recipes: soups(1...25)) { simulator in
      let answer = try await simulator.get(
        "/solr/recipes/select?q=soup&start=20&rows=10&wt=json", headers: Self.basic)
      let response = answer.json["response"]
      #expect(response?["numFound"] == 25 && response?["docs"]?.elements.count == 5)
      let document = response?["docs"]?.elements.first
      #expect(document?["name"] == ["Soup 21"] && document?["id"] == "1021")
      #expect(document?["publisher.name"] == ["The Soup Ladle"])
      let all = try await simulator.get(
        "/solr/recipes/select?q.alt=*:*&defType=edismax", headers: Self.basic)
      #expect(all.json["response"]?["numFound"] == 25)
    }
  }

  @Test func `stumbles over people's signs unless it is told how to read them`() async throws {
    try await withSimulator(.solr, recipes: soups(1...3)) { simulator in
      let plain = try await simulator.get("/solr/recipes/select?q=soup:%20(", headers: Self.basic)
      #expect(plain.status == 400 && plain.json["error"]?["code"] == 400)
      let tolerant = try await simulator.get(
        "/solr/recipes/select?q=soup:%20(&defType=edismax", headers: Self.basic)
      #expect(tolerant.json["response"]?["numFound"] == 3)
      let field = try await simulator.get(
        "/solr/recipes/select?q=soup&qf=nam^4", headers: Self.basic)
      #expect(field.json["error"]?["msg"] == "undefined field nam")
    }
  }

  @Test func `fails with pages where there is no core and nobody it knows`() async throws {
    try await withSimulator(.solr, recipes: soups(1...3)) { simulator in
      let elsewhere = try await simulator.get("/solr/soups/select?q=soup", headers: Self.basic)
      #expect(elsewhere.status == 404 && elsewhere.body.contains("<html>"))
      let open = try await simulator.get("/solr/recipes/select?q=soup")
      #expect(open.status == 200)
      let stranger = try await simulator.get(
        "/solr/recipes/select?q=soup", headers: ["Authorization: Basic Y29vazp3cm9uZw=="])
      #expect(stranger.status == 401 && stranger.body.contains("<html>"))
    }
  }
}

@Suite(.fewAtOnce) struct `The Meilisearch style` {
  private static let key = ["Authorization: Bearer demo-key"]
  private static let path = "/indexes/recipes/search"

  @Test func `ends at a thousand without a word`() async throws {
    try await withSimulator(.meilisearch, recipes: soups(1...1_050)) { simulator in
      let edge = try await simulator.post(
        Self.path, ["q": "soup", "offset": 990, "limit": 50], headers: Self.key)
      #expect(edge.json["hits"]?.elements.count == 10)
      #expect(edge.json["estimatedTotalHits"] == 1_050)
      let behind = try await simulator.post(
        Self.path, ["q": "soup", "offset": 1_000, "limit": 50], headers: Self.key)
      #expect(behind.status == 200 && behind.json["hits"] == [])
    }
  }

  @Test func `gives up the last words unless all are wanted`() async throws {
    try await withSimulator(.meilisearch, recipes: soups(1...3)) { simulator in
      let loose = try await simulator.post(
        Self.path, ["q": "soup unobtainium"], headers: Self.key)
      #expect(loose.json["hits"]?.elements.count == 3)
      let strict = try await simulator.post(
        Self.path, ["q": "soup unobtainium", "matchingStrategy": "all"], headers: Self.key)
      #expect(strict.json["hits"] == [])
    }
  }

  @Test func `explains its refusals`() async throws {
    try await withSimulator(.meilisearch, recipes: soups(1...3)) { simulator in
      let stranger = try await simulator.post(Self.path, ["q": "soup"])
      #expect(stranger.status == 401 && stranger.json["code"] == "missing_authorization_header")
      let wrong = try await simulator.post(
        Self.path, ["q": "soup"], headers: ["Authorization: Bearer wrong"])
      #expect(wrong.status == 403 && wrong.json["type"] == "auth")
      let elsewhere = try await simulator.post(
        "/indexes/soups/search", ["q": "soup"], headers: Self.key)
      #expect(elsewhere.status == 404 && elsewhere.json["code"] == "index_not_found")
      let unknown = try await simulator.get("/indexes/recipes/documents/7", headers: Self.key)
      #expect(unknown.status == 404 && unknown.json["code"] == "document_not_found")
    }
  }
}
