import RecipeDefinitions
import RecipeModel
import RecipeProviderKit
import Testing

@Suite(.timeLimit(.minutes(2))) struct ShapeComparisonTests {
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
