import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Answers that are tables: CSV and its kin.
@Suite("Tables of separated values", .fewAtOnce)
struct SeparatedValuesTests {
  private func table() throws -> ProviderDefinition {
    try site(
      response: #"{"format": "csv"}"#,
      fields: #"{"id": "$.id", "title": "$['Recipe Name']", "totalMinutes": "$.minutes"}"#)
  }

  private func page(_ text: String, _ type: String = "text/csv") async throws -> SearchPage {
    try await firstPage(table(), .body(text, type))
  }

  private func rows(_ text: String) -> [JSON] { SeparatedValues.read(Array(text.utf8)).rows }

  @Test(arguments: [
    "id,Recipe Name,minutes\n1,Leek soup,20\n2,Pea soup,\n",
    "\u{FEFF}id;Recipe Name;minutes\r\n1;Leek soup;20\r\n2;Pea soup;\r\n",
    "id\tRecipe Name\tminutes\r1\tLeek soup\t20\r2\tPea soup\t",
    "sep=|\r\nid|Recipe Name|minutes\r\n1|Leek soup|20\r\n2|Pea soup|\r\n",
    "\n\nminutes, Recipe Name ,\"id\"\n20,Leek soup,1\n\n,,\n,\"Pea soup\",\"2\"",
    "id,\"Recipe Name\",\"minutes; all, of them\",minutes\n1,Leek soup,,20\n2,Pea soup\n",
  ])
  func `a table's first row names its columns`(text: String) async throws {
    let page = try await page(text)
    #expect(page.listings.map(\.id.id) == ["1", "2"])
    #expect(page.listings.map(\.title) == ["Leek soup", "Pea soup"])
    #expect(page.listings.map(\.totalMinutes) == [20, nil])
    #expect(page.shortfall == nil)
  }

  @Test func `cells between quotation marks hold everything`() {
    let rows = rows("a;b\n\"x; \"\"y\"\"\r\nz\";1\n\"\";2\n \"q\";\"3\" and\n")
    #expect(
      rows == [["a": "x; \"y\"\r\nz", "b": "1"], ["b": "2"], ["a": " \"q\"", "b": "3 and"]])
  }

  @Test func `in a table with tabs a cell ends with its line`() {
    let rows = rows("a\tb\n5\" pan\t\"x \"\"y\"\"\"\n\"no end\tz\n")
    #expect(rows == [["a": "5\" pan", "b": "x \"y\""], ["a": "\"no end", "b": "z"]])
  }

  @Test func `a name that comes again, and a column without one, are not read`() {
    #expect(rows("a,,a\n1,2,3\n") == [["a": "1"]])
  }

  @Test func `a table that breaks off within a cell is not whole`() async throws {
    let page = try await page("id,Recipe Name\n1,Leek soup\n2,\"Pea so")
    #expect(page.listings.map(\.title) == ["Leek soup"])
    #expect(page.shortfall?.message.contains("breaks off") == true)
  }

  @Test func `a table without rows is a list without items`() async throws {
    for text in ["id,Recipe Name,minutes\n", "", "\r\n"] {
      #expect(try await page(text).listings == [])
    }
  }

  @Test func `rows of other columns are drift`() async throws {
    let answer = HTTPResponse.body("no,name\n1,Leek soup\n2,Pea soup\n", "text/csv")
    let error = try await failure(table(), answer)
    #expect(error.code == .drift)
  }

  @Test func `a web page in place of a table is told`() async throws {
    let error = try await failure(table(), .html("<html><title>Log in</title></html>"))
    #expect(error.code == .invalidResponse)
    #expect(error.message.contains("a web page titled “Log in”, not a table of separated values"))
  }

  @Test func `a failure that is told in JSON is one`() async throws {
    let definition = try site(
      response: #"{"format": "csv"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more:
        #""errors": [{"when": {"status": 200, "path": "$.error"}, "means": "quotaExceeded", "message": "$.error"}]"#
    )
    let error = try await failure(definition, .json(#"{"error": "used up"}"#))
    #expect(error.code == .quotaExceeded && error.message.contains("“used up”"))
  }

  @Test func `a table's charset is read as its answer declares it`() async throws {
    var response = HTTPResponse.body("", "text/csv; charset=iso-8859-1")
    response.body = Array("id,Recipe Name\n1,P".utf8) + [0xFB] + Array("ree\n".utf8)
    let page = try await firstPage(table(), response)
    #expect(page.listings.map(\.title) == ["Pûree"])
  }

  @Test func `a huge table is bounded`() async throws {
    let many = "id,Recipe Name\n" + (0..<5_000).map { "\($0),Soup \($0)\n" }.joined()
    let page = try await page(many)
    #expect(page.listings.count == ListingLimits.pageItems)
    #expect(page.drops.map(\.reason) == [.beyondLimit])
    let wide = String(repeating: ",", count: 1_000_000)
    #expect(try await self.page("id,Recipe Name" + wide + "\n1,A" + wide).listings.count == 1)
    let marks = String(repeating: "\"", count: 1_000_001)
    #expect(rows("a,b\n" + marks).isEmpty)
    #expect(rows("a,b\n" + String(repeating: "\"x\n", count: 300_001)).count <= 2_001)
  }

  @Test(arguments: 1...4) func `whatever is cut and mixed, tables end`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let alphabet = Array("\"\",;\t\r\n =sepaü{[<".utf8) + [0, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      for row in SeparatedValues.read(bytes).rows {
        #expect(row.objectValue?.members.isEmpty == false)
      }
    }
  }

  @Test(arguments: 5...8) func `whatever is written as a table is read as it was`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let alphabet = Array("ab\",;\n\r\t'ü")
    for separator in [",", ";"] {
      for _ in 0..<200 {
        let cells = (0..<6).map { _ in
          "x" + String((0..<5).map { _ in alphabet.randomElement(using: &random) ?? "a" })
        }
        let written = cells.map { "\"\($0.replacing("\"", with: "\"\""))\"" }
        let text =
          "p\(separator)q\n\(written[0])\(separator)\(written[1])\r\n"
          + "\(written[2])\(separator)\(written[3])\n\(written[4])\(separator)\(written[5])"
        let read = rows(text).flatMap { [$0["p"]?.stringValue, $0["q"]?.stringValue] }
        #expect(read == cells)
      }
    }
  }

  @Test func `a recorded table is replayed`() async throws {
    let transport = InMemoryTransport { _ in
      .body("id,Recipe Name,minutes\n1,\"Leek, and soup\",20\n", "text/csv")
    }
    let recording = try await DefinitionRecorder(table(), transport: transport)
      .record(SearchQuery(text: "soup"))
    let results = await DefinitionTest.run(try table(), recording)
    #expect(results.map(\.passed) == [true])
    #expect(recording.cases.first?.expect.listings?.count == 1)
  }

  @Test func `what has no meaning in a table is told`() {
    for (member, pointer, fields) in [
      ("form\": \"columns", "form", ["$[0]", "$[1]"]),
      ("form\": \"map", "form", ["$.id", "$.title"]),
      ("json\": \"$.x\", \"list\": \"$", "json", ["$.id", "$.title"]),
    ] {
      let problems = siteProblems(
        response: "{\"format\": \"csv\", \"\(member)\"}",
        fields: "{\"id\": \"\(fields.first ?? "")\", \"title\": \"\(fields.last ?? "")\"}")
      #expect(problems.map(\.pointer) == ["/response/\(pointer)"])
      #expect(problems.allSatisfy { $0.fix != nil })
    }
  }

  @Test(arguments: [
    (
      "id;Recipe Name;Link\n1;Leek soup;https://x.example/1\n2;Pea soup;https://x.example/2\n",
      "csv"
    ),
    (
      "id\tRecipe Name\tLink\n1\tLeek soup\thttps://x.example/1\n2\tPea soup\thttps://x.example/2",
      "tab-separated-values"
    ),
  ])
  func `a table is drafted from its rows`(text: String, type: String) async throws {
    let draft = try DefinitionDraft.make(
      url: "https://soups.example/export?q=soup", response: .body(text, "text/\(type)"),
      words: ["soup"])
    #expect(draft.definition["response"] == ["format": "csv"])
    #expect(draft.definition.text(at: "/fields/title") == "$['Recipe Name']")
    #expect(draft.definition.text(at: "/fields/url") == "$.Link")
    let trial = await draft.trial()
    #expect(trial.problems == [] && trial.listings == 2)
  }
}
