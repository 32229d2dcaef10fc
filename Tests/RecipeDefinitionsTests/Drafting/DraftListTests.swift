import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Which list is taken, and how sure that is.
@Suite(.fewAtOnce) struct DraftListTests {
  private func draft(
    _ body: String, _ url: String = "https://r.example/s?q=soup", headers: [String: String] = [:]
  ) throws -> DefinitionDraft {
    var response = HTTPResponse.json(body)
    for (name, value) in headers { response.headers.append(name, value) }
    return try DefinitionDraft.make(url: url, response: response, words: ["soup"])
  }

  private func isSure(_ draft: DefinitionDraft) -> Bool {
    draft.certain.contains { $0.hasPrefix("the list is") }
  }

  @Test func `rows by position are read by row, and that is not sure`() async throws {
    let draft = try draft(
      #"{"rows": [[17, "Leek soup", "https://a.example/17"], [18, "Pea soup", null], [19, "Fish soup", "https://a.example/19"]]}"#
    )
    #expect(draft.definition.text(at: "/response/list") == "$.rows")
    #expect(draft.definition.text(at: "/response/form") == "")
    #expect(draft.definition.text(at: "/fields/title") == "$[1]")
    #expect(draft.definition.text(at: "/fields/url") == "$[2]")
    #expect(!isSure(draft) && draft.unsure.contains { $0.contains("rows by position") })
    #expect(await draft.trial().listings == 3)
  }

  @Test func `rows of texts are not taken for columns`() async throws {
    let draft = try draft(
      #"[["17", "Leek soup", "https://a.example/17"], ["18", "Pea soup", "https://a.example/18"], ["19", "Fish soup", "https://a.example/19"]]"#
    )
    #expect(draft.definition.text(at: "/response/form") == "")
    #expect(draft.definition.text(at: "/fields/url") == "$[2]")
    #expect(!isSure(draft))
    #expect(await draft.trial().summary.contains("title 3"))
  }

  @Test func `rows whose positions the answer names are sure`() async throws {
    let draft = try draft(
      #"{"columns": ["recipe_id", "score", "title"], "rows": [["a7", 1, "Leek soup"], ["a8", 2, "Pea soup"]]}"#
    )
    #expect(draft.definition.text(at: "/fields/title") == "$[2]")
    #expect(draft.definition.text(at: "/fields/id") == "$[0]")
    #expect(isSure(draft))
    #expect(await draft.trial().listings == 2)
  }

  @Test func `where no words are sent, they are looked for in the whole texts of an index`()
    async throws
  {
    let index =
      #"{"config": {"lang": ["en"]}, "docs": [{"location": "a/", "title": "Leek soup", "text": "Boil the leeks in stock."}, {"location": "b/", "title": "Pea soup", "text": "Boil the peas in water."}]}"#
    let whole = try draft(index, "https://r.example/search/search_index.json")
    #expect(whole.definition.text(at: "/response/words") == #"["$.title","$.text"]"#)
    #expect(whole.certain.contains { $0.contains("looked for in $.title and $.text") })
    #expect(await whole.trial().listings == 2)
    let searched = try draft(index, "https://r.example/search?q=soup")
    #expect(searched.definition.text(at: "/response/words") == "")
    let bare = #"[{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Pea soup"}]"#
    let titles = try draft(bare, "https://r.example/all.json")
    #expect(titles.definition.text(at: "/response/words") == "")
  }

  @Test func `statistics are no recipes`() throws {
    let counts =
      #"[{"name": "Soup with leek", "count": 31}, {"name": "Soup with pea", "count": 9}]"#
    let hits = #"[{"id": 1, "hed": "Leek soup of home"}, {"id": 2, "hed": "Pea soup of home"}]"#
    let draft = try draft(#"{"meta": {"courses": \#(counts)}, "found": \#(hits)}"#)
    #expect(draft.definition.text(at: "/response/list") == "$.found")
    #expect(!isSure(draft))
    #expect(throws: ProviderError.self) { try self.draft(#"{"meta": {"courses": \#(counts)}}"#) }
  }

  @Test func `the author in an item is not the recipe`() throws {
    let items = (1...3).map {
      #"{"key": "k\#($0)", "caption": "Soup of leek \#($0)", "author": {"id": 7, "name": "Anna", "url": "https://a.example/anna", "image": "https://a.example/a.jpg"}}"#
    }
    let draft = try draft(#"{"results": [\#(items.joined(separator: ","))]}"#)
    #expect(draft.definition.text(at: "/response/item") == "")
    #expect(draft.definition.text(at: "/fields/title") == "$.caption")
    #expect(draft.unsure.contains { $0.hasPrefix("title: $.caption") })
  }

  @Test func `two lists alike are told, and none of them is sure`() throws {
    let one = #"[{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Pea soup"}]"#
    let draft = try draft(#"{"trending": \#(one), "forYou": \#(one)}"#)
    #expect(!isSure(draft))
    #expect(draft.unsure.contains { $0.contains("$.forYou could be it as well") })
  }

  // MARK: Paging

  @Test func `Solr's cursorMark is a cursor that begins with a star`() async throws {
    let draft = try draft(
      #"{"response": {"numFound": 7, "docs": [{"id": "1", "title": "Leek soup"}, {"id": "2", "title": "Pea soup"}]}, "nextCursorMark": "AoEjMg=="}"#,
      "https://r.example/select?q=soup&rows=2&sort=id&cursorMark=*")
    #expect(draft.definition.text(at: "/paging/style") == "cursor")
    #expect(draft.definition.text(at: "/paging/cursor") == "$.nextCursorMark")
    #expect(draft.definition.text(at: "/request/query/cursorMark/default") == "*")
    #expect(await draft.trial().requestDifferences == [])
  }

  private static let soups = #"[{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Pea soup"}]"#

  @Test(
    arguments: [
      ("Next-Page", "b64token", "cursor", "/paging/cursor/header", "/request/query/cursor"),
      ("X-Next-Page", "2", "cursor", "/paging/cursor/header", "/request/query/page"),
      ("Next-Page", "/s?q=soup&after=2", "next", "/paging/next/header", "/paging/next/header"),
    ])
  func `a header that names the next page is seen`(
    name: String, value: String, style: String, place: String, parameter: String
  ) async throws {
    let draft = try draft(Self.soups, headers: [name: value])
    #expect(draft.definition.text(at: "/paging/style") == style)
    #expect(draft.definition.text(at: place) == name)
    #expect(draft.definition.text(at: parameter) != "")
    let trial = await draft.trial()
    #expect(trial.listings == 2 && trial.problems.filter { $0.severity == .error } == [])
  }

  @Test func `a cursor that the answer does not continue is left out`() async throws {
    let draft = try draft(Self.soups, "https://r.example/s?q=soup&cursor=abc")
    #expect(draft.definition.text(at: "/request/query/cursor") == "")
    #expect(draft.unsure.contains { $0.contains("the parameter cursor is left out") })
    #expect(await draft.trial().listings == 2)
  }

  // MARK: Answers of their own form

  @Test func `the links and the count of OData are paging and total`() async throws {
    let items = #"[{"ID": 1, "Title": "Leek soup"}, {"ID": 2, "Title": "Pea soup"}]"#
    for (list, next, count) in [
      ("value", "@odata.nextLink", "@odata.count"), ("value", "odata.nextLink", "odata.count"),
      ("results", "__next", "__count"),
    ] {
      let draft = try draft(
        #"{"\#(list)": \#(items), "\#(next)": "https://r.example/s?$search=soup&$skiptoken=2", "\#(count)": 57}"#,
        "https://r.example/s?$search=soup&$count=true&$top=2")
      #expect(draft.definition.text(at: "/response/list") == "$.\(list)")
      #expect(draft.definition.text(at: "/paging/style") == "next", "\(next)")
      #expect(draft.definition.text(at: "/paging/next").contains(next))
      #expect(draft.definition.text(at: "/paging/total").contains(count), "\(count)")
      #expect(await draft.trial().listings == 2)
    }
  }

  @Test func `the list of YaCy is within its one channel`() async throws {
    let items =
      #"[{"title": "Leek soup", "link": "https://a.example/1", "guid": "a1"}, {"title": "Pea soup", "link": "https://a.example/2", "guid": "a2"}]"#
    let draft = try draft(
      #"{"channels": [{"title": "YaCy P2P-Search for soup", "description": "Search for soup", "link": "http://y.example/yacysearch.html?query=soup", "image": {"url": "http://y.example/i.png", "title": "Search", "link": "http://y.example"}, "totalResults": "1,057", "startIndex": "0", "itemsPerPage": "2", "items": \#(items), "navigation": []}]}"#,
      "https://r.example/yacysearch.json?query=soup&startRecord=0&maximumRecords=2")
    #expect(draft.definition.text(at: "/response/list") == "$.channels[0].items")
    #expect(draft.definition.text(at: "/paging/style") == "offset")
    #expect(draft.definition.text(at: "/paging/total") == "$.channels[0].totalResults")
    #expect(draft.definition.text(at: "/request/query/startRecord") == "{offset}")
    #expect(draft.definition.text(at: "/request/query/maximumRecords") == "{limit}")
    #expect(!draft.unsure.contains { $0.contains("could be it as well") })
    #expect(await draft.trial().listings == 2)
  }

  @Test func `the one answer to several searches holds the list`() async throws {
    let draft = try draft(
      #"{"results": [{"hits": \#(Self.soups), "nbHits": 57, "page": 0, "nbPages": 29, "hitsPerPage": 2, "query": "soup", "index": "recipes"}]}"#
    )
    #expect(draft.definition.text(at: "/response/list") == "$.results[0].hits")
    #expect(await draft.trial().listings == 2)
  }

  @Test func `the ingredients of the only hit are no list of recipes`() throws {
    let draft = try draft(
      #"{"recipes": [{"id": 1, "title": "Leek soup", "image": "https://a.example/1.jpg", "items": [{"id": 7, "name": "leek"}, {"id": 8, "name": "salt"}]}]}"#
    )
    #expect(draft.definition.text(at: "/response/list") == "$.recipes")
  }

  @Test func `an answer of Groonga is read by its columns`() async throws {
    let draft = try draft(
      #"[[0, 1337566253.89858, 0.000355], [[[57], [["_id", "UInt32"], ["_key", "ShortText"], ["title", "ShortText"]], [1, "https://a.example/1", "Leek soup"], [2, "https://a.example/2", "Pea soup"]]]]"#,
      "https://r.example/d/select?table=Recipes&query=soup&limit=2&offset=0")
    #expect(draft.definition.text(at: "/response/list") == "$[1][0][2:]")
    #expect(draft.definition.text(at: "/fields/title") == "$[2]")
    #expect(draft.definition.text(at: "/fields/url") == "$[1]")
    #expect(draft.definition.text(at: "/fields/id") == "$[0]")
    #expect(draft.definition.text(at: "/paging/total") == "$[1][0][0][0]")
    #expect(draft.definition.text(at: "/paging/style") == "offset")
    let trial = await draft.trial()
    #expect(trial.listings == 2 && trial.problems.filter { $0.severity == .error } == [])
  }

  @Test(arguments: [
    #""time": "7 minutes ago""#, #""time": "2026-11-27T10:00:00Z""#, #""time": 1764230400"#,
    #""duration": "vor 7 Minuten""#, #""time": "il y a 7 minutes""#, #""time": "2026-11-27""#,
  ])
  func `a moment is no cooking time`(member: String) throws {
    let items = (1...3).map { #"{"id": \#($0), "title": "Leek soup \#($0)", \#(member)}"# }
    let draft = try draft(#"{"recipes": [\#(items.joined(separator: ","))]}"#)
    #expect(draft.definition["fields"]?["totalMinutes"] == nil)
  }
}
