import RecipeModel
import TestSupport
import Testing

/// Searches over the recipes that come with the program.
@Suite(.fewAtOnce, .enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
struct SearchTests {
  @Test(arguments: [40, 80, 120])
  func `a table fits the terminal`(_ columns: Int) async throws {
    let result = try await Terminal.run(["search", "soup", "--limit", "8"], columns: columns)
    #expect(result.code == 0)
    try Golden.check(result.output, "search/soup-\(columns).txt")
  }

  @Test func `a later page is the one that the cursors before it lead to`() async throws {
    func ids(_ flags: String...) async throws -> (ids: [String], cursor: String?) {
      let result = try await Potluck.run(["search", "soup", "-n", "3", "--json"] + flags)
      let report = try JSON(parsing: result.output)
      let ids = (report["items"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }
      return (ids, report["cursor"]?.stringValue)
    }
    let first = try await ids()
    let second = try await ids("--cursor", try #require(first.cursor))
    let third = try await ids("--cursor", try #require(second.cursor))
    #expect(try await ids("--page", "1").ids == first.ids)
    #expect(try await ids("--page", "3").ids == third.ids)
    #expect(Set(first.ids + second.ids + third.ids).count == 9)
    let past = try await Potluck.run(["search", "soup", "--page", "90"])
    #expect(past.code == 1)
    #expect(past.errors == "That was the whole list: nothing follows.\n")
  }

  @Test func `signs that no recipe has are not a wish for everything`() async throws {
    let result = try await Potluck.run(["search", "🍲"])
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("Nobody has “🍲”"))
  }

  @Test func `quiet leaves the recipes and what went wrong`() async throws {
    let loud = try await Potluck.run(["search", "soup", "-n", "2"])
    let quiet = try await Potluck.run(["search", "soup", "-n", "2", "-q"])
    #expect(quiet.output == loud.output && quiet.errors.isEmpty)
    #expect(!(try await Potluck.run(["search", "xyzzy", "-q"])).errors.isEmpty)
  }

  @Test func `quiet tells which sources failed`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "cookbook", "use": "cookbook"}, {"id": "gone", "command": ["no-such-program"]}]}
      """, to: "config.json")
    let quiet = try await Potluck.run(
      ["search", "soup", "-n", "2", "-q", "--strict", "--config", file])
    #expect(quiet.code == 3)
    #expect(quiet.errors.contains("gone: the program no-such-program was not found"))
    #expect(!quiet.errors.contains("recipes from"))
  }

  @Test func `flags that leave nothing to do are wrong usage`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"version": 1, "providers": [{"id": "a", "use": "cookbook"}]}"#, to: "config.json")
    let page = try await Potluck.run(["compare", "soup", "--html", "-"])
    #expect(page.code == 64)
    let pantry = try await Potluck.run(
      ["search", "soup", "--pantry", "--missing-at-most", "0", "--config", file])
    #expect(pantry.code == 2)
    #expect(pantry.errors.contains("no food is in a pantry.conf"))
    let list = try await Potluck.run(["shop", "1", "--json", "--format", "ical"])
    #expect(list.code == 64)
  }

  @Test(arguments: ["90", "90m", "90min", "1h30m", "1h30min"])
  func `a time limit may be written as people do`(_ time: String) async throws {
    let result = try await Potluck.run(["search", "soup", "--max-time", time, "--plan", "--json"])
    #expect(try JSON(parsing: result.output)["query"]?["maxMinutes"]?.intValue == 90)
  }

  @Test func `a format is also named by --format`() async throws {
    let flag = try await Potluck.run(["search", "soup", "-n", "2", "-j"])
    let name = try await Potluck.run(["search", "soup", "-n", "2", "--format", "json"])
    #expect(Golden.maskingTimes(name.output) == Golden.maskingTimes(flag.output))
  }

  @Test func `NO_COLOR takes the colours away`() async throws {
    let result = try await Terminal.run(
      ["search", "soup", "--limit", "8"], columns: 80, environment: ["NO_COLOR": "1"])
    #expect(!result.output.contains("\u{1B}["))
    try Golden.check(result.output, "search/soup-no-color.txt")
  }

  @Test func `the flag decides over colours before the environment does`() async throws {
    let always = try await Potluck.run(
      ["search", "soup", "--limit", "1", "--color", "always"], environment: ["NO_COLOR": "1"])
    #expect(always.output.contains("\u{1B}["))
    let never = try await Terminal.run(
      ["search", "soup", "--limit", "1", "--color", "never"], columns: 80)
    #expect(!never.output.contains("\u{1B}["))
  }

  @Test func `a dumb terminal gets neither colours nor progress`() async throws {
    let result = try await Terminal.run(
      ["search", "soup", "--limit", "3"], columns: 80, environment: ["TERM": "dumb"],
      includesErrors: true)
    #expect(!result.output.contains("\u{1B}"))
    try Golden.check(Golden.maskingTimes(result.output), "search/soup-dumb.txt")
  }

  @Test func `ACCESSIBLE gives one labelled field a line and no progress`() async throws {
    let result = try await Terminal.run(
      ["search", "soup", "--limit", "3"], columns: 80,
      environment: ["ACCESSIBLE": "1", "NO_COLOR": "1"], includesErrors: true)
    #expect(!result.output.contains("\u{1B}"))
    try Golden.check(Golden.maskingTimes(result.output), "search/soup-accessible.txt")
  }

  @Test func `progress shows on a terminal and is gone in the end`() async throws {
    let result = try await Terminal.run(
      ["search", "soup", "--limit", "3", "--color", "never"], columns: 80, includesErrors: true)
    #expect(result.output.contains("\u{1B}[K\n"))
    #expect(result.output.contains("\u{1B}[1A\r\u{1B}[J"))
  }

  @Test func `nothing is cut in a pipe, and data and talk go separate ways`() async throws {
    let result = try await Potluck.run(["search", "soup", "--limit", "8"])
    try Golden.check(Golden.maskingTimes(result.transcript), "search/soup-pipe.txt")
  }

  @Test(arguments: ["plain", "markdown"])
  func `other formats for people`(_ format: String) async throws {
    let result = try await Potluck.run(["search", "soup", "--limit", "3", "--format", format])
    try Golden.check(Golden.maskingTimes(result.transcript), "search/soup-\(format).txt")
  }

  @Test func `the JSON document`() async throws {
    let result = try await Potluck.run(["search", "soup", "--limit", "1", "--json", "--explain"])
    let document = try JSON(parsing: result.output)
    #expect(document["version"]?.intValue == 1)
    try Golden.check(Golden.maskingTimes(result.transcript), "search/soup.json.txt")
  }

  @Test func `JSON Lines begin with the plan and end with the summary`() async throws {
    let result = try await Potluck.run(["search", "soup", "--limit", "2", "--jsonl"])
    let kinds = try result.output.split(separator: "\n").map { line in
      try JSON(parsing: String(line))["kind"]?.stringValue
    }
    #expect(kinds == ["plan", "provider", "item", "item", "summary"])
    #expect(result.errors.isEmpty)
  }

  @Test func `the reasons under each recipe`() async throws {
    let result = try await Potluck.run(["search", "soup", "--limit", "2", "--explain"])
    try Golden.check(Golden.maskingTimes(result.transcript), "search/soup-explain.txt")
  }

  @Test func `the plan asks nobody`() async throws {
    let words = ["search", "soup", "--with", "onion", "--max-time", "30", "--diet", "vegan"]
    let result = try await Potluck.run(words + ["--plan"])
    try Golden.check(result.transcript, "search/plan.txt")
  }

  @Test func `every part of a query counts`() async throws {
    let result = try await Potluck.run([
      "search", "soup", "--with", "onion", "--without", "chicken", "--max-time", "60",
      "--diet", "vegetarian", "--sort", "time", "--json",
    ])
    let items = try #require(try JSON(parsing: result.output)["items"]?.arrayValue)
    #expect(!items.isEmpty)
    for item in items {
      let lines = item["ingredients"]?.arrayValue?.compactMap(\.stringValue) ?? []
      #expect(lines.contains { $0.contains("onion") })
      #expect(!lines.contains { $0.contains("chicken") })
      #expect((item["totalMinutes"]?.intValue ?? .max) <= 60)
    }
    let minutes = items.compactMap { $0["totalMinutes"]?.intValue }
    #expect(minutes == minutes.sorted())
  }

  @Test func `the cursor opens the page that follows`() async throws {
    let first = try await page([])
    let cursor = try #require(first["cursor"]?.stringValue)
    let second = try await page(["--cursor", cursor])
    let both = try await page([], limit: 10)
    let ids = Self.ids(first) + Self.ids(second)
    #expect(Set(ids).count == 10)
    #expect(Set(ids) == Set(Self.ids(both)))
  }

  private func page(_ words: [String], limit: Int = 5) async throws -> JSON {
    let base = ["search", "soup", "--json", "--limit", "\(limit)"]
    return try JSON(parsing: try await Potluck.run(base + words).output)
  }

  private static func ids(_ document: JSON) -> [String] {
    document["items"]?.arrayValue?.compactMap { $0["id"]?.stringValue } ?? []
  }

  @Test func `a cursor of another search is refused`() async throws {
    let result = try await Potluck.run(["search", "soup", "--cursor", "x"])
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("does not belong to this query"))
  }

  @Test func `nothing found by anybody ends with 1`() async throws {
    let result = try await Potluck.run(["search", "zzzz"])
    #expect(result.code == 1)
    try Golden.check(result.transcript, "search/nothing.txt")
  }

  @Test func `what a source's own filters left out is told by filter`() async throws {
    let words = ["search", "pasta", "--max-time", "30", "--diet", "vegetarian"]
    let result = try await Potluck.run(words)
    #expect(result.code == 1)
    try Golden.check(result.transcript, "search/filtered-out.txt")
    let json = try await Potluck.run(words + ["--json"])
    #expect(
      try JSON(parsing: json.output)["summary"]?["answer"]?.stringValue == "filteredOut")
  }

  @Test func `an empty query lists what sources recommend`() async throws {
    let result = try await Potluck.run(["search", "--limit", "3"])
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count >= 3)
  }

  @Test func `no source to ask ends with 2`() async throws {
    let result = try await Potluck.run(["search", "--providers", "-cookbook", "soup"])
    #expect(result.code == 2)
    try Golden.check(result.transcript, "search/no-source.txt")
  }

  @Test func `a reader that goes away ends the program quietly`() async throws {
    let script = "\"$0\" search --limit 100 --json | head -c 20; echo \"${PIPESTATUS[0]}\""
    let result = try await Shell.run(script, Potluck.path)
    #expect(result.output.hasSuffix("0\n"))
    #expect(result.errors.isEmpty)
  }
}
