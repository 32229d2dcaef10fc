import Foundation
import RecipeModel
import TestSupport
import Testing

/// The words of a search as the command line reads and reports them.
@Suite(.fewAtOnce, .enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
struct InterpretationTests {
  private static let words = "best lentil soup for 6 without leek"

  private func configuration(_ folder: borrowing TemporaryFolder, _ more: String = "") throws
    -> String
  {
    try folder.write(
      """
      {"version": 1, \(more)"history": true, "cache": {"enabled": false},
       "providers": [{"id": "cookbook", "use": "cookbook"}]}
      """, to: "config.json")
  }

  @Test func `the plan prints the query after reading, and what was taken`() async throws {
    let result = try await Potluck.run(["search", Self.words, "--plan", "--json"])
    let plan = try JSON(parsing: result.output)
    #expect(plan["query"]?["text"] == "lentil soup")
    #expect(plan["query"]?["exclude"] == ["leek"])
    #expect(plan["query"]?["servings"] == 6)
    let taken = plan["interpretation"]?.arrayValue ?? []
    #expect(taken.map { $0["as"]?.stringValue } == ["filler", "servings", "exclude"])
    #expect(taken.map { $0["words"]?.stringValue } == ["best", "for 6", "without leek"])
  }

  @Test func `the footer and the report say how the words were read`() async throws {
    let folder = try TemporaryFolder()
    let file = try configuration(folder)
    let table = try await Potluck.run(["search", Self.words, "--config", file])
    #expect(table.output.contains("Mercimek Çorbası"))
    let footer = table.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      footer.contains(
        "Read as “lentil soup” without leek, for 6; quotation marks search the words as they stand"),
      "\(footer)")
    let plain = try await Potluck.run(["search", "lentil soup", "--config", file])
    #expect(!plain.errors.contains("Read as"))
    let json = try await Potluck.run(["search", Self.words, "--json", "--config", file])
    let report = try JSON(parsing: json.output)
    #expect(report["query"]?["text"] == "lentil soup")
    #expect(report["interpretation"]?.arrayValue?.count == 3)
  }

  @Test(arguments: [["--exact", words], ["\"\(words)\""]])
  func `flags and quotation marks search the words as they stand`(
    _ arguments: [String]
  ) async throws {
    let result = try await Potluck.run(["search", "--plan", "--json"] + arguments)
    let plan = try JSON(parsing: result.output)
    #expect(plan["query"]?["text"]?.stringValue == Self.words)
    #expect(plan["interpretation"] == [])
  }

  @Test func `the configuration turns reading off`() async throws {
    let folder = try TemporaryFolder()
    let file = try configuration(folder, #""search": {"interpret": false}, "#)
    let result = try await Potluck.run(
      ["search", Self.words, "--plan", "--json", "--config", file])
    #expect(try JSON(parsing: result.output)["query"]?["text"]?.stringValue == Self.words)
  }

  @Test func `the history keeps the words as they were typed, and repeating reads them`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = try configuration(folder)
    let environment = ["XDG_DATA_HOME": "\(folder.path)/data"]
    _ = try await Potluck.run(
      ["search", Self.words, "--config", file], environment: environment)
    let list = try await Potluck.run(
      ["history", "--json", "--config", file], environment: environment)
    let searches = try JSON(parsing: list.output)["searches"]?.arrayValue ?? []
    #expect(searches.map { $0["query"]?["text"]?.stringValue } == [Self.words])
    let again = try await Potluck.run(
      ["history", "--repeat", "1", "--json", "--config", file], environment: environment)
    #expect(try JSON(parsing: again.output)["query"]?["text"] == "lentil soup")
  }

  @Test func `a recipe of the list is shown for as many as the words asked for`() async throws {
    let folder = try TemporaryFolder()
    let file = try configuration(folder)
    let environment = ["XDG_STATE_HOME": "\(folder.path)/state"]
    _ = try await Potluck.run(
      ["search", "lentil soup for 9", "--config", file], environment: environment)
    let shown = try await Potluck.run(["show", "1", "--config", file], environment: environment)
    #expect(shown.output.contains("9 servings"), "\(shown.output)")
    #expect(shown.output.contains("The search asked for 9 servings"), "\(shown.output)")
    let other = try await Potluck.run(
      ["show", "1", "--servings", "3", "--config", file], environment: environment)
    #expect(other.output.contains("3 servings"), "\(other.output)")
    #expect(!other.output.contains("The search asked"))
  }

  @Test func `the page of a comparison says how the words were read`() async throws {
    let folder = try TemporaryFolder()
    let page = "\(folder.path)/page.html"
    _ = try await Potluck.run(
      ["compare", Self.words, "--html", page, "--config", try configuration(folder)])
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("Read as “lentil soup” without leek, for 6;"), "\(text.prefix(2_000))")
  }

  @Test func `a comparison reads words in the same way, and says so`() async throws {
    let folder = try TemporaryFolder()
    let file = try configuration(folder)
    let result = try await Potluck.run(["compare", Self.words, "--json", "--config", file])
    let comparison = try JSON(parsing: result.output)
    #expect(comparison["query"]?["text"] == "lentil soup")
    #expect(comparison["interpretation"]?.arrayValue?.count == 3)
    let saved = try folder.write(result.output, to: "old.json")
    let second = try await Potluck.run(
      ["compare", Self.words, "--baseline", saved, "--config", file])
    #expect(second.code == 0, "\(second.errors)")
  }
}
