import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite("Definitions of found searches", .fewAtOnce) struct HTMLDraftTests {
  private func definition(
    _ search: HTMLDraft.Search, results: HTMLDraft.Results? = nil, around: String = ""
  ) throws -> JSON {
    let address = try RequestURL("https://soups.example/?s=soup")
    let tree = try HTMLTree(parsing: Array(DraftPageTests.page(around).utf8))
    let list = try #require(CardLists.find(in: tree, address: address).first)
    let frame = ResultFrame(tree, address: address, count: list.cards.count)
    let json = try HTMLDraft.definition(
      name: "soups.example", title: "Soups", search: search, results: results ?? .page(list, frame),
      none: "css:.no-results", completesFromPages: true)
    let read = DefinitionReader.read(Array(json.text().utf8))
    #expect(read.problems == [])
    return json
  }

  @Test(
    arguments: [
      ("https://soups.example/?s={search_term_string}", "/", ["s": "{text}"]),
      (
        "https://soups.example/search/{search_term_string}/?lang=de", "/search/{text}/",
        ["lang": "de"]
      ),
      (
        "https://soups.example?s={search_term_string}&amp;type=recipe", "",
        ["s": "{text}", "type": "recipe"]
      ),
      (
        "https://soups.example/f.php?a[b]={search_term_string}&x=&y=1%2B1", "/f.php",
        ["a[b]": "{text}", "y": "1+1"]
      ),
      ("http://soups.example:8080/s?q=all+{search_term_string}#top", "/s", ["q": "all {text}"]),
    ] as [(String, String, [String: String])])
  func `an announced address becomes a request`(
    template: String, path: String, query: [String: String]
  ) throws {
    let definition = try definition(.template(template, variable: "search_term_string"))
    #expect(definition.text(at: "/request/path") == path)
    let written = definition["request"]?["query"]?.objectValue?.members ?? []
    #expect(
      Dictionary(uniqueKeysWithValues: written.map { ($0.name, $0.value.stringValue ?? "") })
        == query)
    #expect(template.hasPrefix(definition.text(at: "/baseURL")))
  }

  @Test func `what OpenSearch may want besides is filled in or left out`() throws {
    let definition = try definition(
      .template(
        "https://soups.example/rss?q={searchTerms}&p={startPage?}&n={count?}&ie={inputEncoding}&l={x:y?}",
        variable: "searchTerms"),
      results: .feed)
    #expect(
      definition["request"]?["query"] == ["q": "{text}", "p": "{page}", "ie": "UTF-8"])
    #expect(definition["paging"] == ["style": "page", "endStatuses": [404]])
    #expect(definition.text(at: "/response/format") == "feed")
  }

  @Test func `a GET form sends its fields in place of its address's query`() throws {
    let action = try RequestURL("https://soups.example/find?old=1")
    let definition = try definition(
      .form(action: action, method: "get", field: "q", others: [("kind", "recipe"), ("q", "")]))
    #expect(
      definition["request"] == ["path": "/find", "query": ["q": "{text}", "kind": "recipe"]])
    #expect(definition["detail"] == ["from": "page"])
    #expect(definition.text(at: "/response/none/path") == "css:.no-results")
  }

  @Test func `a POST form sends its fields in the body`() throws {
    let action = try RequestURL("https://soups.example/find?lang=en")
    let definition = try HTMLDraft.definition(
      name: "soups", title: "Soups",
      search: .form(action: action, method: "POST", field: "q", others: [("kind", "recipe")]),
      results: .schemaOrg)
    #expect(
      definition["request"] == [
        "path": "/find", "query": ["lang": "en"], "method": "POST",
        "form": ["q": "{text}", "kind": "recipe"],
      ])
    #expect(definition["response"] == ["format": "schema.org", "whenMissing": "empty"])
  }

  @Test func `the number of a page goes where the page's links have it`() throws {
    let definition = try definition(
      .template("https://soups.example/?s={q}", variable: "q"),
      around: "<a href='/?s=soup&pg=2'>2</a>")
    #expect(definition["request"]?["query"] == ["s": "{text}", "pg": "{page}"])
    #expect(definition["paging"] == ["style": "page", "endStatuses": [404]])
  }

  @Test(
    arguments: [
      (
        [2: 12, 3: 24], "{offset}",
        ["style": "offset", "omitsFirst": true, "size": 12, "endStatuses": [404]]
      ),
      (
        [2: 3], "{offset}",
        ["style": "offset", "omitsFirst": true, "size": 3, "endStatuses": [404]]
      ),
      (
        [2: 1, 3: 2], "{page}",
        ["style": "page", "first": 0, "omitsFirst": true, "endStatuses": [404]]
      ),
      ([2: 1], "", nil), ([2: 12], "", nil), ([2: 12, 3: 13], "", nil),
    ] as [([Int: Int], String, JSON?)])
  func `links with numbers may count rows, or pages from 0`(
    values: [Int: Int], value: String, paging: JSON?
  ) throws {
    let links = values.sorted { $0.key < $1.key }
      .map { "<a href='/?s=soup&start=\($0.value)'>\($0.key)</a>" }
    let definition = try definition(
      .template("https://soups.example/?s={q}", variable: "q"), around: links.joined())
    #expect(definition["request"]?["query"]?["start"]?.stringValue ?? "" == value)
    #expect(definition["paging"] == paging)
  }

  @Test func `the pages of an answer from elsewhere are none of the request's path`() throws {
    let address = try RequestURL("https://soups.example/find/soup")
    let tree = try HTMLTree(
      parsing: Array(DraftPageTests.page("<a href='/find/soup/2'>2</a>").utf8))
    let list = try #require(CardLists.find(in: tree, address: address).first)
    let definition = try HTMLDraft.definition(
      name: "soups", title: "Soups",
      search: .template("https://soups.example/find?q={q}", variable: "q"),
      results: .page(list, ResultFrame(tree, address: address, count: 3)))
    #expect(definition["paging"] == nil)
  }

  @Test func `pages in the path, and words that it joins`() throws {
    let address = try RequestURL("https://soups.example/search/leek-soup/")
    let html = DraftPageTests.page("<a href='/search/leek-soup/page/2/'>2</a>")
    let tree = try HTMLTree(parsing: Array(html.utf8))
    let list = try #require(CardLists.find(in: tree, address: address).first)
    let definition = try HTMLDraft.definition(
      name: "soups", title: "Soups",
      search: .template("https://soups.example/search/{q}/", variable: "q", joinedBy: "-"),
      results: .page(list, ResultFrame(tree, address: address, count: 3)))
    #expect(DefinitionReader.read(Array(definition.text().utf8)).problems == [])
    #expect(definition["request"]?["path"] == "/search/{slug}/")
    #expect(definition.text(at: "/request/with/slug/join") == "-")
    #expect(definition.text(at: "/paging/path") == "/search/{slug}/page/{page}/")
  }

  @Test(arguments: [
    "https://soups.example/?s=soup", "https://{q}.example/?s=1", "ftp://soups.example/{q}", "{q}",
    "https://soups.example/#{q}",
  ])
  func `an address without a place for words is refused`(template: String) {
    #expect(throws: ProviderError.self) {
      try HTMLDraft.definition(
        name: "x", title: "X", search: .template(template, variable: "q"), results: .feed)
    }
  }
}
