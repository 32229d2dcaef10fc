import RecipeModel
import TestSupport
import Testing

@Suite(
  .fewAtOnce,
  .enabled("needs all kinds") { await Potluck.has("cookbook", "food2fork", "recipepuppy") })
struct DemoTests {
  @Test(arguments: [80, 120])
  func `the demonstration on a terminal`(_ columns: Int) async throws {
    let result = try await Terminal.run(
      ["demo", "--color", "never"], columns: columns, environment: ["NO_COLOR": "1"]
    )
    #expect(result.code == 0)
    try Golden.check(Golden.maskingTimes(result.output), "demo/soup-\(columns).txt")
  }

  @Test func `the demonstration in a pipe`() async throws {
    let result = try await Potluck.run(["demo"])
    try Golden.check(Golden.maskingTimes(result.transcript), "demo/soup-pipe.txt")
  }

  @Test func `a recipe of the demonstration has steps, or another number is named that has`()
    async throws
  {
    let folder = try TemporaryFolder()
    let home = ["XDG_STATE_HOME": folder.path]
    _ = try await Potluck.run(["demo"], environment: home)
    let first = try await Potluck.run(["show", "1"], environment: home)
    #expect(first.code == 0 && !first.output.contains("\nSteps\n"), "\(first.transcript)")
    let told = try #require(
      first.errors.firstMatch(
        of: /no source of this recipe tells the steps; number (\d+) of the list, .* has some/),
      "\(first.errors)")
    let other = try await Potluck.run(["show", String(told.1)], environment: home)
    #expect(other.output.contains("\nSteps\n") && other.errors.isEmpty, "\(other.transcript)")
    let json = try await Potluck.run(["show", "1", "--json"], environment: home)
    #expect(try JSON(parsing: json.output)["troubles"] == nil)
  }

  @Test func `quiet leaves the list`() async throws {
    let result = try await Potluck.run(["demo", "-n", "2", "-q"])
    #expect(!result.output.contains("A potluck for"))
    #expect(!result.output.contains("How the guests behaved"))
  }

  @Test func `nothing hostile gets through`() async throws {
    for format in [["--json"], ["--jsonl"], ["--format", "markdown"], []] {
      let result = try await Potluck.run(
        ["demo", "soup", "--limit", "100"] + format)
      let isClean = (result.output + result.errors).unicodeScalars.allSatisfy { scalar in
        !scalar.isUnsafeToPrint || scalar == "\n"
      }
      #expect(isClean)
    }
  }

  @Test func `the document names every source and its gap`() async throws {
    let result = try await Potluck.run(["demo", "--json"])
    let document = try JSON(parsing: result.output)
    let outcomes = document["providers"]?.arrayValue ?? []
    #expect(outcomes.compactMap { $0["id"]?.stringValue }.count == 6)
    let puppy = outcomes.first { $0["id"]?.stringValue == "recipepuppy" }
    let gap = puppy?["pages"]?["gaps"]?.arrayValue?.first
    #expect(gap?["page"]?.intValue == 2)
    #expect(gap?["httpStatus"]?.intValue == 500)
  }

  @Test func `the way to the next page is told, and leads there`() async throws {
    let first = try await Potluck.run(["demo", "-n", "5", "--json"])
    let told = try await Potluck.run(
      ["demo", "-n", "5", "--format", "table"])
    #expect(told.errors.contains("there are more (--page 2)"), "\(told.errors)")
    let shown = try await Terminal.run(
      ["demo", "-n", "5"], columns: 100, includesErrors: true)
    #expect(shown.output.contains("--page"), "\(shown.output)")
    let next = try await Potluck.run(
      ["demo", "-n", "5", "--page", "2", "--json"])
    func ids(_ result: ToolResult) throws -> [String] {
      try JSON(parsing: result.output)["items"]?.arrayValue?
        .compactMap { $0["id"]?.stringValue } ?? []
    }
    #expect(try ids(first).count == 5 && ids(next).count == 5)
    #expect(try Set(ids(first)).isDisjoint(with: ids(next)))
    let text = try await Potluck.run(["demo", "-n", "5", "--page", "2"])
    #expect(text.code == 0 && text.output.contains("next: 5 recipes"), "\(text.output)")
    let end = try await Potluck.run(["demo", "-n", "5", "--page", "99"])
    #expect((end.output + end.errors).contains("othing follows"), "\(end.transcript)")
    let refused = try await Potluck.run(["demo", "--page", "0"])
    #expect(refused.code == 64)
  }

  @Test func `a source that fails fails a strict search`() async throws {
    let result = try await Potluck.run(["demo", "soup", "--strict"])
    #expect(result.code == 3)
  }

  @Test func `other words give another table`() async throws {
    let result = try await Potluck.run(["demo", "apple", "pie", "--json"])
    #expect(result.code == 0)
    #expect(try JSON(parsing: result.output)["query"]?["text"]?.stringValue == "apple pie")
  }
}
