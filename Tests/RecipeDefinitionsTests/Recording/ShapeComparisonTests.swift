import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct ShapeComparisonTests {
  private func drifts(
    _ change: @escaping @Sendable (String) -> String
  ) async throws -> [String] {
    let definition = try SoupShelf.parsed()
    let recorded = try await SoupShelf().recorder(definition).record(SearchQuery(text: "soup"))
    var shelf = SoupShelf()
    shelf.change = change
    let live = try await shelf.recorder(definition).recordAgain(recorded, pages: 2)
    return ShapeComparison.compare(recorded, with: live, for: definition)
      .map(\.description)
  }

  @Test func `the same shape with other contents is no drift`() async throws {
    #expect(
      try await drifts { $0.replacing("Leek", with: "Cress").replacing("4.5", with: "1") } == [])
  }

  @Test func `a member that the definition reads and that is gone is an error`() async throws {
    let drifts = try await drifts { $0.replacing(#""title""#, with: #""caption""#) }
    #expect(drifts.contains("error: $.soups[*].title was always there and is gone"))
    #expect(drifts.contains("note: $.soups[*].caption is new"))
  }

  @Test func `a member that nobody reads is only a note`() async throws {
    #expect(
      try await drifts { $0.replacing(#""key": "s3cr3t/key+with specials", "#, with: "") } == [])
    let drifts = try await drifts {
      $0.replacing(#""next": null}"#, with: #""next": null, "x": 1}"#)
    }
    #expect(drifts == ["note: $.x is new"])
  }

  @Test func `a changed type is an error where it is read`() async throws {
    let drifts = try await drifts {
      $0.replacing(#""total": 4"#, with: #""total": "4""#)
        .replacing(#""needs": ["2 leeks"]"#, with: #""needs": "2 leeks""#)
    }
    #expect(
      drifts == [
        "error: $.total was number and is string now",
        "error: $.soup.needs was array and is string now",
      ])
  }

  @Test func `a member that is always null now is a warning`() async throws {
    let drifts = try await drifts { $0.replacing(#""2 leeks""#, with: "null") }
    #expect(drifts == ["warning: $.soup.needs[*] was string and is always null now"])
    #expect(try await self.drifts { $0.replacing(#""stars": 3"#, with: #""stars": null"#) } == [])
  }

  @Test func `an empty list is told`() async throws {
    let drifts = try await drifts { text in
      text.contains("soups") ? #"{"total": 4, "soups": [], "next": null}"# : text
    }
    #expect(drifts.contains("error: the list $.soups is empty now"), "\(drifts)")
  }

  @Test func `a service that no longer answers is told`() async throws {
    let drifts = try await drifts { _ in "<h1>gone</h1>" }
    #expect(
      drifts.first
        == "error: no live answer to the search request is JSON with a good status")
  }

  // MARK: What two answers of one service show

  /// A definition with these rules, and what drifted from one answer to another.
  private func drifts(
    _ response: String, _ fields: String, from before: JSON, to now: JSON
  ) async throws -> [String] {
    let definition = try SoupShelf.parsed(
      """
      {"definitionVersion": 1, "name": "shelf", "title": "Shelf", "baseURL": "https://m.example",
       "request": {"path": "/all", "query": {"q": "{text}"}},
       "response": {\(response)}, "fields": {\(fields)}}
      """)
    func record(_ body: JSON) async throws -> Recording {
      let recorder = DefinitionRecorder(
        definition, transport: InMemoryTransport { _ in .json(body.text()) })
      return try await recorder.record(SearchQuery(text: "soup"))
    }
    let recorded = try await record(before)
    var live = try await record(now)
    try #require(!live.cases.isEmpty)
    live.cases[0].name = try recorded.cases[at: 0].name
    return ShapeComparison.compare(recorded, with: live, for: definition).map(\.description)
  }

  private func soups(_ count: Int, _ member: (Int) -> [(String, JSON)]) -> JSON {
    .array(
      (1...count).map { number in
        .object(JSONObject([("id", .int(number))] + member(number)))
      })
  }

  @Test func `a list behind a slice or a filter that is gone is an error`() async throws {
    func answer(_ rows: [JSON]) -> JSON { ["soup", .array([.array(["name", "link"] + rows)])] }
    let rows: [JSON] = ["Leek soup", "Pea soup", "Fish soup"]
    for now in [JSON.array(["soup", []]), ["soup"], ["soup", [nil]], answer([])] {
      let drifts = try await drifts(
        #""list": "$[1][0][2:]""#, #""id": "$", "title": "$""#, from: answer(rows), to: now)
      #expect(drifts.first?.hasPrefix("error: ") == true, "\(now.text()): \(drifts)")
    }
    let kept = soups(4) { [("title", .string("Soup \($0)")), ("type", "recipe")] }
    let drifts = try await drifts(
      #""list": "$.found[?@.type == 'recipe']""#, #""id": "$.id", "title": "$.title""#,
      from: ["found": kept], to: ["found": nil])
    #expect(drifts.first?.hasPrefix("error: the definition finds no listing") == true, "\(drifts)")
  }

  @Test func `a column by position that changes its type is an error`() async throws {
    let before: JSON = ["soup", ["Leek soup", "Pea soup"], [1, 2], ["https://a.example", nil]]
    for now: JSON in [
      ["soup", [7, 8], [1, 2], ["https://a.example", nil]], ["soup", "none", [1, 2], []],
    ] {
      let drifts = try await drifts(
        #""list": "$", "form": "columns""#, #""title": "$[1]", "url": "$[3]""#, from: before,
        to: now)
      #expect(drifts.contains { $0.hasPrefix("error: $[1]") }, "\(drifts)")
    }
    let rows = try await drifts(
      #""list": "$.rows""#, #""id": "$[0]", "title": "$[1]""#,
      from: ["rows": [[1, "Leek soup"], [2, "Pea soup"]]],
      to: ["rows": [["Leek soup", 1], ["Pea soup", 2]]])
    #expect(rows.contains("error: $.rows[*][1] was string and is number now"), "\(rows)")
  }

  @Test func `what most items had is missed when none has it, or far fewer do`() async throws {
    func answer(titles: Int, images: Int) -> JSON {
      let list = soups(20) { number in
        [("title", number <= titles ? .string("Soup \(number)") : "")]
          + (number <= images ? [("image", .string("https://i.example/\(number).jpg"))] : [])
      }
      return ["soups": list]
    }
    let fields = #""id": "$.id", "title": "$.title", "image": "$.image""#
    func drifts(_ titles: Int, _ images: Int) async throws -> [String] {
      try await self.drifts(
        #""list": "$.soups""#, fields, from: answer(titles: 20, images: 16),
        to: answer(titles: titles, images: images))
    }
    #expect(try await drifts(20, 14) == [])
    #expect(
      try await drifts(20, 0)
        == ["error: $.soups[*].image was in 16 of 20 and is in none of 20 now"])
    #expect(
      try await drifts(20, 8)
        == ["warning: $.soups[*].image was in 16 of 20 and is in 8 of 20 now"])
    #expect(
      try await drifts(13, 16)
        == ["error: $.soups[*].title was in 20 of 20 and is in 13 of 20 now"])
  }

  @Test func `a service that refuses is no drift but an error of its own`() async throws {
    let definition = try SoupShelf.parsed()
    let recorded = try await SoupShelf().recorder(definition).record(SearchQuery(text: "soup"))
    for (status, code) in [(401, ProviderError.Code.unauthorized), (429, .rateLimited)] {
      let recorder = DefinitionRecorder(
        definition, secrets: ["key": Secret("abcd"), "token": Secret("abcd")],
        transport: InMemoryTransport { _ in .json("{}", status: status) })
      let error = await #expect(throws: ProviderError.self) {
        try await recorder.recordAgain(recorded)
      }
      #expect(error?.code == code)
    }
  }

  @Test func `other keys of a map are no drift, another type of its members is`() throws {
    let definition = try SoupShelf.parsed(
      """
      {"definitionVersion": 1, "name": "map", "title": "Map", "baseURL": "https://m.example",
       "request": {"path": "/all", "query": {"q": "{text}"}},
       "response": {"list": "$.recipes", "form": "map"},
       "fields": {"id": {"template": "{key}"}, "title": "$.name"}}
      """)
    func recording(_ body: JSON) -> Recording {
      let exchange = RecordedExchange(
        request: RecordedRequest(url: "{baseURL}/all?q=soup"),
        response: RecordedResponse(body: .json(body)))
      return Recording(
        definition: "map",
        cases: [
          RecordedCase(name: "a", query: SearchQuery(text: "soup"), exchanges: [exchange])
        ])
    }
    let before = recording(["recipes": ["1": ["name": "Soup"], "2": ["name": "Pea soup"]]])
    let same = recording(["recipes": ["7": ["name": "Leek soup"]]])
    #expect(ShapeComparison.compare(before, with: same, for: definition) == [])
    let other = recording(["recipes": ["7": ["name": 7]]])
    #expect(
      ShapeComparison.compare(before, with: other, for: definition).map(\.description)
        == ["error: $.recipes[*].name was string and is number now"])
    let empty = recording(["recipes": [:]])
    #expect(
      ShapeComparison.compare(before, with: empty, for: definition).map(\.change) == [.listEmpty])
  }
}
