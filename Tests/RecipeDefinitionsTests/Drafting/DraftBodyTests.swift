import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Drafts of searches that are sent as POST.
@Suite(.fewAtOnce) struct DraftBodyTests {
  private func draft(_ body: JSON, _ answer: String = Self.soups) throws -> DefinitionDraft {
    try DefinitionDraft.make(
      url: "https://r.example/api/search", response: .json(answer), words: ["soup"],
      method: "POST", body: body)
  }

  private static let soups =
    #"{"hits": [{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Pea soup"}], "total": 9}"#

  @Test func `words and paging in a body become variables`() async throws {
    let draft = try draft([
      "q": "soup", "offset": 0, "limit": 2, "filter": ["lang": "de", "include": ["leek", "salt"]],
      "sort": ["rating"], "exact": false, "note": nil,
    ])
    #expect(draft.definition.text(at: "/request/method") == "")
    #expect(
      draft.definition["request"]?["body"] == [
        "q": "{text}", "offset": "{offset}", "limit": "{limit}",
        "filter": ["lang": "de", "include": "{include}"], "sort": ["rating"], "exact": false,
        "note": nil,
      ])
    #expect(draft.definition.text(at: "/paging/style") == "offset")
    let trial = await draft.trial()
    #expect(trial.listings == 2 && trial.requestDifferences == [])
    #expect(trial.problems.filter { $0.severity == .error } == [])
  }

  @Test func `the fields of a form become a form`() async throws {
    let fields: JSON = [
      "find[words]": "leek soup", "course": "all", "page": "1",
      "session": "9f86d081884c7d659a2feaa0",
    ]
    let draft = try DefinitionDraft.make(
      url: "https://r.example/api/search", response: .json(Self.soups), words: ["leek", "soup"],
      headers: ["Content-Type": "application/x-www-form-urlencoded"], method: "POST", body: fields,
      sendsForm: true)
    #expect(draft.definition["request"]?["body"] == nil)
    #expect(draft.definition["request"]?["headers"] == nil)
    let form = draft.definition["request"]?["form"]
    #expect(
      form?["find[words]"] == "{text}" && form?["course"] == "all" && form?["page"] == "{page}")
    #expect(!draft.text.contains("9f86d081884c7d659a2feaa0"))
    let trial = await draft.trial()
    #expect(trial.listings == 2)
    #expect(trial.problems.filter { $0.severity == .error } == [])
    #expect(trial.requestDifferences.allSatisfy { $0.contains("session") || $0.contains("body") })
  }

  @Test func `a GraphQL document becomes the default of a setting`() async throws {
    let document = "query ($q: String!) { recipes(search: $q) { id title } }"
    let draft = try draft(["query": .string(document), "variables": ["q": "soup"]])
    #expect(draft.definition.text(at: "/request/body/variables/q") == "{text}")
    #expect(draft.definition.text(at: "/request/body/query") == "{query}")
    #expect(draft.definition.text(at: "/settings/query/default") == document)
    let trial = await draft.trial()
    #expect(trial.listings == 2 && trial.requestDifferences == [])
  }

  @Test func `words within another language are quoted in the draft`() async throws {
    for (sent, value, quote) in [
      ("<find><w>soup</w></find>", "<find><w>{text}</w></find>", "xml"),
      ("select * from r where t = 'soup'", "select * from r where t = '{text}'", "sql"),
    ] {
      let draft = try draft(["ask": .string(sent)])
      #expect(
        draft.definition["request"]?["body"]?["ask"]
          == ["value": .string(value), "quote": .string(quote)])
      let trial = await draft.trial()
      #expect(trial.listings == 2 && trial.requestDifferences == [])
      #expect(trial.problems.filter { $0.pointer.hasPrefix("/request") } == [])
    }
  }

  @Test func `a cursor goes into the body where the words are`() throws {
    let draft = try draft(
      ["q": "soup"],
      #"{"hits": [{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Pea soup"}], "nextCursor": "b2"}"#
    )
    #expect(draft.definition.text(at: "/request/body/cursor") == "{cursor}")
  }
}
