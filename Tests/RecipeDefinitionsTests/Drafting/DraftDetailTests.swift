import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Small things of an answer or an address that a draft must not lose.
@Suite(.fewAtOnce) struct DraftDetailTests {
  private func draft(
    _ body: String, _ url: String = "https://r.example/s?q=soup", words: [String]? = nil
  ) throws -> DefinitionDraft {
    try DefinitionDraft.make(url: url, response: .json(body), words: words)
  }

  private static let soups =
    #"{"recipes": [{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Pea soup"}]}"#

  @Test func `a name in a segment of the path stays in front of the words`() async throws {
    let draft = try draft(
      Self.soups, "https://r.example/api/json/1/10/RCP_NM=soup", words: ["soup"])
    #expect(
      draft.definition.text(at: "/request/path") == "/api/json/{offset}/{last}/RCP_NM={text}")
    #expect(await draft.trial().requestDifferences == [])
  }

  @Test func `a segment that could be a key is kept out, and words with a number are not`() throws {
    let draft = try draft(Self.soups, "https://r.example/api/k3yOfMine7/s?q=soup")
    #expect(draft.unsure.contains { $0.contains("segment 2") && $0.contains("could be a key") })
    #expect(draft.definition.text(at: "/request/path") == "/api/{key}/s")
    for plain in ["v1beta", "recipes2024", "complexSearch", "search"] {
      let other = try self.draft(Self.soups, "https://r.example/\(plain)/s?q=soup")
      #expect(!other.unsure.contains { $0.contains("could be a key") }, "\(plain)")
    }
  }

  @Test func `numbered members that are null everywhere belong to the series`() throws {
    let meals = (1...3).map {
      #"{"idMeal": "\#($0)", "strMeal": "Soup \#($0) of leek", "strIngredient1": "leek","#
        + #" "strIngredient2": "salt", "strIngredient3": null, "strIngredient4": null}"#
    }
    let draft = try draft(#"{"meals": [\#(meals.joined(separator: ","))]}"#)
    #expect(draft.definition.text(at: "/fields/ingredients/numbered/to") == "4")
  }

  @Test(arguments: [("0.2,0.55,0.9,1", "1"), ("1,0.5,1", "5"), ("3,4.5,0.5", "5")])
  func `several parts of one are a rating up to one`(_ values: String, _ scale: String) throws {
    let items = values.split(separator: ",").enumerated().map {
      #"{"id": \#($0), "title": "Leek soup \#($0)", "rating": \#($1)}"#
    }
    let draft = try draft(#"{"recipes": [\#(items.joined(separator: ","))]}"#)
    #expect(draft.definition.text(at: "/fields/rating/scale") == scale)
  }

  @Test func `a map within an answer is a list when it is named like one`() throws {
    let draft = try draft(
      #"{"ok": true, "recipes": {"k1": {"name": "Leek soup"}, "k2": {"name": "Pea soup"}}}"#)
    #expect(draft.definition.text(at: "/response/form") == "map")
    #expect(draft.definition.text(at: "/fields/id") == "{key}")
  }

  @Test func `a stressed word does not hide a title`() throws {
    let items = ["Leek", "Pea", "Fish"].enumerated().map {
      #"{"id": "\#($0)", "hed": "\#($1) <em>soup</em>", "url": "https://r.example/\#($0)"}"#
    }
    let draft = try draft(#"{"items": [\#(items.joined(separator: ","))]}"#)
    #expect(draft.definition.text(at: "/fields/title") == "$.hed")
  }

  @Test func `links without a host are those of the service, which is not sure`() async throws {
    let draft = try draft(
      #"{"recipes": [{"id": 1, "title": "Leek soup", "url": "/r/1"}, {"id": 2, "title": "Pea soup", "url": "/r/2"}]}"#
    )
    #expect(draft.definition.text(at: "/fields/url") == "$.url")
    #expect(draft.unsure.contains { $0.hasPrefix("url: ") && $0.contains("without a host") })
    #expect(await draft.trial().filled.contains { $0.name == "url" && $0.count == 2 })
  }
}
