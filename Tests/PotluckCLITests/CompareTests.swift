import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// Comparisons by the real program, of recipes that come with it and over real HTTP.
@Suite(
  .fewAtOnce,
  .enabled("needs all kinds") { await Potluck.has("cookbook", "food2fork", "recipepuppy") })
struct CompareTests {
  /// A configuration of the cookbook and two services.
  private func configuration(
    _ puppy: Simulator, _ forkify: Simulator, in folder: borrowing TemporaryFolder
  ) throws -> [String] {
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "cookbook", "use": "cookbook"},
        {"id": "forkify", "use": "food2fork", "style": "forkify", "baseURL": "\(forkify.baseURL)"},
        {"id": "puppy", "use": "recipepuppy", "baseURL": "\(puppy.baseURL)"}]}
      """, to: "config.json")
    return ["--config", file]
  }

  /// Runs some work with both services.
  private func withServices(
    puppyFaults: FaultPlan = FaultPlan(), _ work: ([String], String) async throws -> Void
  ) async throws {
    let puppy = try await Simulator.start(.recipePuppy, faults: puppyFaults)
    let forkify = try await Simulator.start(.forkify)
    let folder = try TemporaryFolder()
    do {
      try await work(try configuration(puppy, forkify, in: folder), folder.path)
    } catch {
      await puppy.stop()
      await forkify.stop()
      throw error
    }
    await puppy.stop()
    await forkify.stop()
  }

  /// What a run over the services shows, without what differs from run to run.
  private func masked(_ text: String) -> String {
    // Markdown escapes the point of a number that begins its cell.
    Golden.maskingTimes(text.replacing(#"\."#, with: "."))
      .replacing(/[●━]+|─+●?━*/, with: "BAR")
      .replacing(#/ *\bT\b/#, with: " T").replacing(#/ *BAR/#, with: " BAR")
      // Quartiles are told only where they differ.
      .replacing(" T ( T to T)", with: " T")
      // Headings stand over times of any width.
      .replacing(#/Source +First +All/#, with: "Source First All")
  }

  @Test(arguments: [40, 80, 120])
  func `figures fit the terminal`(_ columns: Int) async throws {
    try await withServices { flags, _ in
      let result = try await Terminal.run(
        ["compare", "soup", "--color", "never"] + flags, columns: columns)
      #expect(result.code == 0)
      for line in result.output.split(separator: "\n") { #expect(line.count <= columns) }
      try Golden.check(masked(result.output), "compare/soup-\(columns).txt")
    }
  }

  @Test func `ACCESSIBLE gives one labelled figure a line, without pictures`() async throws {
    try await withServices { flags, _ in
      let result = try await Potluck.run(
        ["compare", "soup"] + flags, environment: ["ACCESSIBLE": "1"])
      #expect(!result.output.contains { "█▓▒░●━─".contains($0) })
      try Golden.check(masked(result.transcript), "compare/soup-accessible.txt")
    }
  }

  @Test func `the document counts every recipe and agrees with the search`() async throws {
    try await withServices { flags, _ in
      let result = try await Potluck.run(["compare", "soup", "--limit", "20", "--json"] + flags)
      #expect(result.code == 0 && result.errors.isEmpty)
      let document = try JSON(parsing: result.output)
      let items = try #require(document["items"]?.arrayValue)
      #expect(document["extent"] == "everything" && items.count > 20)
      #expect(document["recipes"]?.intValue == items.count)
      let search = try await Potluck.run(["search", "soup", "--limit", "20", "--json"] + flags)
      let shown = try #require(try JSON(parsing: search.output)["items"]?.arrayValue)
      #expect(shown.map { $0["id"] } == items.prefix(20).map { $0["id"] })
      for provider in document["providers"]?.arrayValue ?? [] {
        let mine = items.filter { item in
          item["sources"]?.arrayValue?.contains { $0["provider"] == provider["id"] } == true
        }
        #expect(provider["recipes"]?.intValue == mine.count)
        #expect(
          (provider["uniqueRecipes"]?.intValue ?? 0)
            + (provider["unrecognisableRecipes"]?.intValue ?? 0)
            == mine.count {
              Set(($0["sources"]?.arrayValue ?? []).map { $0["provider"] }).count == 1
            })
      }
      #expect(document["pairs"]?.arrayValue?.count == 3)
    }
  }

  @Test func `saved runs are compared without asking anybody`() async throws {
    let folder = try TemporaryFolder()
    let words = ["compare", "soup", "--config", Potluck.cookbookOnly]
    let saved = try folder.write(
      try await Potluck.run(words + ["--json"]).output, to: "compare.json")
    let page = try folder.write(
      try await Potluck.run(
        ["search", "soup", "--limit", "3", "--json", "--config", Potluck.cookbookOnly]
      ).output, to: "search.json")
    let again = try await Potluck.run(["compare", "--from", saved, "--json"])
    #expect(again.output == (try await read(saved)))
    let search = try await Potluck.run(["compare", "--from", page])
    #expect(search.code == 0)
    try Golden.check(masked(search.transcript), "compare/from-search.txt")
    let both = try await Potluck.run(["compare", "--from", saved, page, "--format", "markdown"])
    try Golden.check(masked(both.transcript), "compare/from-both.md")
  }

  private func read(_ path: String) async throws -> String {
    try await Shell.run("cat \"$0\"", path).output
  }

  @Test func `a source that got worse fails the check, and only when it is named`() async throws {
    let folder = try TemporaryFolder()
    var old = ""
    try await withServices { flags, _ in
      old = try await Potluck.run(["compare", "soup", "--json"] + flags).output
      let same = try await Potluck.run(
        ["compare", "soup", "--baseline", try folder.write(old, to: "old.json")] + flags)
      #expect(same.code == 0 && same.errors.isEmpty)
    }
    let baseline = try folder.write(old, to: "old.json")
    try await withServices(puppyFaults: FaultPlan([FaultRule(.status(500))])) { flags, _ in
      let worse = try await Potluck.run(["compare", "soup", "--baseline", baseline] + flags)
      #expect(worse.code == 1)
      #expect(worse.errors.contains("potluck: worse: puppy went from ok to httpError"))
      #expect(worse.errors.contains("potluck: worse: nobody knows what puppy has; before, it gave"))
      #expect(worse.output.contains("Worse than the baseline"))
      func code(_ criteria: String) async throws -> Int32 {
        try await Potluck.run(
          ["compare", "soup", "--baseline", baseline, "--fail-on", criteria] + flags
        ).code
      }
      #expect(try await code("status") == 1)
      #expect(try await code("fields") == 0)
      #expect(try await code("none") == 0)
    }
  }

  @Test func `several queries give medians, and each is held against its own`() async throws {
    let folder = try TemporaryFolder()
    let queries = try folder.write("# soups\nsoup\n\n  pie \nno such dish\n", to: "queries.txt")
    let words = ["compare", "--queries", queries, "--config", Potluck.cookbookOnly]
    let table = try await Potluck.run(words)
    #expect(table.code == 0)
    #expect(table.output.hasPrefix("3 queries put to 1 source.\n"))
    let saved = try await Potluck.run(words + ["--json"])
    let document = try JSON(parsing: saved.output)
    #expect(document["queries"]?.arrayValue?.count == 3)
    #expect(document["summary"]?["queries"]?.intValue == 3)
    let baseline = try folder.write(saved.output, to: "old.json")
    let same = try await Potluck.run(words + ["--baseline", baseline])
    #expect(same.code == 0)
    #expect(same.output.contains("Nothing got worse."))
    let half = try folder.write("PIE \nstew\n", to: "half.txt")
    let other = try await Potluck.run(
      ["compare", "--queries", half, "--baseline", baseline, "--config", Potluck.cookbookOnly])
    #expect(other.code == 0)
    #expect(!other.errors.contains("pie"))
    #expect(other.errors.contains("the baseline does not have the query \"stew\""))
  }

  @Test func `a baseline of another query is no baseline, and nobody is asked`() async throws {
    let folder = try TemporaryFolder()
    let words = ["compare", "--config", Potluck.cookbookOnly]
    let saved = try await Potluck.run(words + ["soup", "--json"])
    let baseline = try folder.write(saved.output, to: "old.json")
    let other = try await Potluck.run(words + ["stew", "--baseline", baseline])
    #expect(other.code == 2 && other.output.isEmpty)
    #expect(other.errors.contains("has another query: nothing can be compared with it"))
    #expect(other.errors.contains("\"soup\""))
    let page = try await Potluck.run(words + ["stew", "--json"])
    let from = try await Potluck.run(
      ["compare", "--from", try folder.write(page.output, to: "new.json"), "--baseline", baseline])
    #expect(from.code == 2)
    let same = try await Potluck.run(words + ["SOUP ", "--baseline", baseline])
    #expect(same.code == 0 && same.errors.isEmpty)
  }

  @Test func `a file of queries says what it cannot ask and what it asks once`() async throws {
    let folder = try TemporaryFolder()
    let words = ["compare", "--config", Potluck.cookbookOnly, "--json", "--queries"]
    let twice = try await Potluck.run(
      words + [try folder.write("\u{FEFF}soup\npie\nSoup \n", to: "queries.txt")])
    #expect(twice.code == 0)
    #expect(twice.errors.contains("lines 1 and 3 of"))
    #expect(twice.errors.contains("ask the same, \"Soup\": it is asked once"))
    #expect(try JSON(parsing: twice.output)["summary"]?["queries"]?.intValue == 2)
    let latin = "\(folder.path)/latin.txt"
    _ = try await Shell.run(#"printf 'soup\ncr\350me\n' > "$0""#, latin)
    let refused = try await Potluck.run(words + [latin])
    #expect(refused.code == 64 && refused.output.isEmpty)
    #expect(refused.errors.contains("line 2 of \(latin) is not UTF-8"))
  }

  @Test func `a source that failed has no figures, in no format`() async throws {
    try await withServices(puppyFaults: FaultPlan([FaultRule(.status(500))])) { flags, _ in
      let words = ["compare", "soup", "--limit", "5"] + flags
      let document = try JSON(parsing: try await Potluck.run(words + ["--json"]).output)
      let puppy = try #require(
        document["providers"]?.arrayValue?.first { $0["id"]?.stringValue == "puppy" })
      for name in [
        "listingsCompared", "recipes", "uniqueRecipes", "unrecognisableRecipes", "duplicates",
        "uniqueShare",
      ] {
        #expect(puppy[name] == .null)
      }
      let pairs = try #require(document["pairs"]?.arrayValue).filter {
        $0["second"]?.stringValue == "puppy"
      }
      #expect(pairs.count == 2)
      for name in ["shared", "jaccard", "overlapCoefficient", "rboExtrapolated", "kendallTauB"] {
        #expect(pairs.allSatisfy { $0[name] == .null })
      }
      let part = try #require(
        document["leaveOneOut"]?.arrayValue?.first { $0["provider"]?.stringValue == "puppy" })
      #expect(part["recipesLost"] == .null && part["leavingTop"] == .null)
      let judged = document["verdict"]?["sources"]?.arrayValue?.last
      #expect(judged?["provider"]?.stringValue == "puppy")
      #expect(judged?["standing"]?.stringValue == "failed")
      #expect(document["depth"]?.intValue == 5)
      let table = try await Potluck.run(words)
      #expect(table.output.contains(#/puppy +httpError +- +- +- /#))
      #expect(table.output.contains("Of each source only the first 5 listings are compared:"))
    }
  }

  @Test func `progress names the query and is gone in the end`() async throws {
    let folder = try TemporaryFolder()
    let queries = try folder.write("soup\npie\n", to: "queries.txt")
    let result = try await Terminal.run(
      ["compare", "--queries", queries, "--color", "never"], columns: 80, includesErrors: true)
    #expect(result.output.contains("query 2 of 2: “pie”"))
    #expect(result.output.contains("\u{1B}[2A\r\u{1B}[J"))
  }

  @Test func `nothing found ends as a search does`() async throws {
    let nothing = try await Potluck.run(
      ["compare", "no such dish", "--config", Potluck.cookbookOnly])
    #expect(nothing.code == 1)
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "puppy", "use": "recipepuppy", "baseURL": "\(Potluck.nobody)"}]}
      """, to: "config.json")
    let failed = try await Potluck.run(["compare", "soup", "--config", file])
    #expect(failed.code == 2)
    #expect(failed.errors.contains("potluck: puppy: "))
  }

  @Test(arguments: [
    "compare --from a.json soup", "compare --from a.json --offline", "compare --queries q soup",
    "compare --rbo-p 1 soup", "compare --fail-on status soup",
    "compare --baseline b --fail-on statsu soup", "compare --json --format table soup",
  ])
  func `wrong usage is told with the way out`(_ line: String) async throws {
    let words = line.split(separator: " ").map(String.init)
    // An option that takes several values ends where the next one begins.
    let arguments =
      words.contains("--from") && words.last == "soup"
      ? ["compare", "soup", "--from", "a.json"] : words
    let result = try await Potluck.run(arguments)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    let name = line.replacing(" ", with: "_").replacing("--", with: "").replacing("/", with: ".")
    try Golden.check(result.errors, "usage/\(name).txt")
  }

  @Test(arguments: ["[]", "{\"version\":1}", "not json", "{\"version\":9}"])
  func `a file that is no saved search is told with its place`(_ text: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "saved.json")
    let result = try await Potluck.run(["compare", "--from", file])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("saved.json is no"))
    #expect(result.errors.contains("fix: save one with potluck search --json"))
    let missing = try await Potluck.run(["compare", "--from", file + ".not"])
    #expect(missing.code == 2 && missing.errors.contains("there is no such file"))
    let queries = try await Potluck.run(["compare", "--queries", file + ".not"])
    #expect(queries.code == 2 && queries.errors.contains("there is no such file"))
  }
}
