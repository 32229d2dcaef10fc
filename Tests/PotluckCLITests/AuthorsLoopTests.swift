import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// From the address of a search that works to a tested source, as its author goes.
@Suite(.fewAtOnce) struct AuthorsLoopTests {
  private static let broken = """
    {
      "definitionVersion": 1,
      "name": "mine",
      "title": "Mine",
      "baseUrl": "http://127.0.0.1:9",
      "request": { "path": "/search", "query": { "q": "{txet}" } },
      "response": { "list": "$.recipes[" },
      "fields": { "id": "$.id", "title": "$.name" }
    }
    """

  @Test func `a first draft lists what the address listed, and its recording passes`() async throws
  {
    let simulator = try await Simulator.start(.dummyJSON)
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/mine.json"
    let drafted = try await Potluck.run([
      "providers", "new", "\(simulator.baseURL)/recipes/search?q=soup&limit=10&skip=0",
      "--name", "mine", "--output", file,
    ])
    #expect(drafted.code == 0, "\(drafted.errors)")
    #expect(drafted.errors.contains("sure "))
    let checked = try await Potluck.run(["providers", "validate", file])
    #expect(checked.code == 0, "\(checked.output)")

    let configuration = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "mine", "definition": "mine.json"},
        {"id": "known", "use": "dummyjson", "baseURL": "\(simulator.baseURL)"}]}
      """, to: "config.json")
    let found = try await Potluck.run([
      "search", "soup", "--config", configuration, "--json", "--limit", "50",
    ])
    let outcomes = try JSON(parsing: found.output)["providers"]?.arrayValue ?? []
    let kept = outcomes.map { $0["listings"]?["kept"]?.intValue }
    #expect(try kept.count == 2 && kept[at: 0] == kept[at: 1] && (kept[at: 0] ?? 0) > 10)
    #expect(outcomes.first?["kind"]?.stringValue == "mine")

    let recorded = try await Potluck.run([
      "providers", "record", "mine", "soup", "--config", configuration, "--pages", "2",
    ])
    #expect(recorded.code == 0, "\(recorded.errors)")
    await simulator.stop()
    let tested = try await Potluck.run(["providers", "test", "--config", configuration])
    #expect(tested.code == 0, "\(tested.output)")
    #expect(tested.output.hasPrefix("ok "))

    // One that cannot be tested is told, and stops no other.
    let other = try folder.write(
      try await Shell.run("cat \"$0\"", file).output, to: "unrecorded.json")
    let both = try await Potluck.run(["providers", "test", other, file])
    #expect(both.code == 2)
    #expect(both.output.hasPrefix("ok "))
    #expect(both.errors.contains("unrecorded.tests.json"))
  }

  @Test func `a recording is never replaced by accident, and a change of the answers is named`()
    async throws
  {
    let simulator = try await Simulator.start(.dummyJSON)
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {
        "definitionVersion": 1, "name": "mine", "title": "Mine",
        "baseURL": "\(simulator.baseURL)",
        "request": {
          "path": "/recipes/search",
          "query": { "q": "{text}", "limit": "{limit}", "skip": "{offset}" }
        },
        "paging": { "style": "offset", "size": 10, "total": "$.total" },
        "response": { "list": "$.recipes" },
        "fields": { "id": "$.id", "title": "$.name", "ingredients": "$.ingredients" }
      }
      """, to: "mine.json")
    let record = ["providers", "record", file, "soup", "--pages", "1"]
    #expect(try await Potluck.run(record).code == 0)
    let again = try await Potluck.run(record)
    #expect(again.code == 2)
    #expect(again.errors.contains("--force"))
    let live = try await Potluck.run(["providers", "test", file, "--live"])
    #expect(live.code == 0, "\(live.output)\(live.errors)")
    await simulator.stop()

    // The same service under another name of its list.
    let moved = try folder.write(
      """
      {"definition": "mine", "cases": [{"name": "soup", "query": {"text": "soup"},
        "exchanges": [{"request": {"url": "{baseURL}/recipes/search?q=soup&limit=10&skip=0"},
          "response": {"status": 200, "json": {"dishes": []}}}],
        "expect": {"status": "ok", "listings": [{"title": "Leek Soup"}]}}]}
      """, to: "mine.tests.json")
    let tested = try await Potluck.run(["providers", "test", file])
    #expect(tested.code == 2)
    #expect(tested.output.contains("FAIL"))
    #expect(tested.output.contains("drift"))
    #expect(moved.hasSuffix("mine.tests.json"))
  }

  @Test func `validating tells every mistake with its place and the fix`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.broken, to: "mine.json")
    let result = try await Potluck.run(["providers", "validate", file])
    #expect(result.code == 2)
    try Golden.check(
      Golden.masking(folder.path, in: result.transcript), "definitions/validate.txt")
    let json = try await Potluck.run(["providers", "validate", file, "--json"])
    let problems = try JSON(parsing: json.output)["files"]?.arrayValue?.first?["problems"]
    #expect(problems?.arrayValue?.allSatisfy { $0["line"]?.intValue != nil } == true)
    let other = try await Potluck.run(["providers", "validate", "\(folder.path)/gone.json", file])
    #expect(other.code == 2)
    #expect(other.output.contains("baseUrl") && other.errors.contains("gone.json"))
  }

  @Test func `a broken definition costs its own source and no other`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.broken, to: "mine.json")
    let configuration = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "mine", "definition": "mine.json"}, {"id": "gone", "definition": "gone.json"},
        {"id": "cookbook", "use": "cookbook"}]}
      """, to: "config.json")
    let result = try await Potluck.run([
      "search", "soup", "--config", configuration, "--limit", "2",
    ])
    #expect(result.code == 0)
    for file in ["mine.json", "gone.json"] {
      #expect(result.errors.contains("the definition \(folder.path)/\(file)"))
    }
    let check = try await Potluck.run(["config", "check", configuration])
    try Golden.check(
      Golden.masking(folder.path, in: check.transcript), "definitions/config-check.txt")
  }

  @Test func `a draft never holds the key that it was made with`() async throws {
    let simulator = try await Simulator.start(.spoonacular)
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/mine.json"
    let key = SimulatorOptions.demoKey
    let address =
      "\(simulator.baseURL)/recipes/complexSearch?query=soup&number=5&apiKey=\(key)"
    let drafted = try await Potluck.run(["providers", "new", address, "--output", file])
    #expect(drafted.code == 0, "\(drafted.errors)")
    let text = try await Shell.run("cat \"$0\"", file).output
    #expect(!text.contains(key) && !drafted.errors.contains(key))
    let configuration = try folder.write(
      """
      {"version": 1, "providers": [{"id": "mine", "definition": "mine.json",
        "apiKey": {"env": "KEY"}}]}
      """, to: "config.json")
    let recorded = try await Potluck.run(
      ["providers", "record", "mine", "soup", "--config", configuration, "--pages", "1"],
      environment: ["KEY": key])
    #expect(recorded.code == 0, "\(recorded.errors)")
    let recording = try await Shell.run("cat \"$0\"", "\(folder.path)/mine.tests.json").output
    #expect(!recording.contains(key) && !recording.contains("127.0.0.1"))
    // A refused key is no change of the answers.
    let live = ["providers", "test", "mine", "--live", "--config", configuration]
    let refused = try await Potluck.run(live, environment: ["KEY": "of-another"])
    #expect(refused.code == 2 && !refused.output.contains("DRIFT"))
    #expect(refused.output.contains("FAIL   mine: the live answers\n"))
    #expect(refused.output.contains("refused the credentials") && !refused.output.contains("of-an"))
    let welcome = try await Potluck.run(live, environment: ["KEY": key])
    #expect(welcome.code == 0, "\(welcome.output)\(welcome.errors)")
    await simulator.stop()
  }

  @Test func `a search that is sent as POST is drafted as curl sends it`() async throws {
    let simulator = try await Simulator.start(.recipeSage)
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/sage.json"
    let address = "\(simulator.baseURL)/compat/v2/recipes/searchRecipes"
    let key = SimulatorOptions.demoKey
    let body = try folder.write(#"{"searchTerm": "soup", "folder": "main"}"#, to: "body.json")
    let drafted = try await Potluck.run([
      "providers", "new", address, "-d", "@\(body)", "-H", "Authorization: Bearer \(key)",
      "--output", file,
    ])
    #expect(drafted.code == 0, "\(drafted.errors)")
    let text = try await Shell.run("cat \"$0\"", file).output
    #expect(text.contains(#""searchTerm": "{text}""#) && !text.contains(key), "\(text)")
    let recorded = try await Potluck.run(
      [
        "providers", "record", file, "soup", "--pages", "1", "--secret", "token=env:KEY",
      ],
      environment: ["KEY": key])
    #expect(recorded.code == 0, "\(recorded.errors)")
    await simulator.stop()
    #expect(try await Potluck.run(["providers", "test", file]).code == 0)
    for wrong in [["-X", "PUT"], ["-X", "GET", "-d", "{}"]] {
      #expect(try await Potluck.run(["providers", "new", address] + wrong).code == 64)
    }
  }

  @Test func `what comes with the program is tested on its live service`() async throws {
    let simulator = try await Simulator.start(.dummyJSON)
    let test = ["providers", "test", "dummyjson", "--base-url", simulator.baseURL]
    let live = try await Potluck.run(test + ["--live"])
    #expect(live.code == 0, "\(live.output)\(live.errors)")
    #expect(live.output.hasPrefix("ok     dummyjson: soup on 1 page\n"), "\(live.output)")
    let nothing = try await Potluck.run(test + ["--live", "--words", "zzzz"])
    #expect(nothing.code == 2 && nothing.errors.contains("lists nothing for \"zzzz\""))
    let offline = try await Potluck.run(test)
    #expect(offline.code == 2 && offline.errors.contains("add --live"))
    await simulator.stop()
  }

  @Test func `a recording says what it is asked for`() async throws {
    let simulator = try await Simulator.start(.dummyJSON)
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {
        "definitionVersion": 1, "name": "pantry", "title": "Pantry",
        "baseURL": "\(simulator.baseURL)",
        "request": { "path": "/recipes/search", "query": { "q": { "list": "include", "join": " " } } },
        "response": { "list": "$.recipes" },
        "fields": { "id": "$.id", "title": "$.name", "ingredients": "$.ingredients" }
      }
      """, to: "pantry.json")
    let record = ["providers", "record", file, "--pages", "1", "--force"]
    let nothing = try await Potluck.run(record)
    #expect(nothing.code == 64 && nothing.errors.contains("--with"))
    let barren = try await Potluck.run(record + ["--with", "zzzz"])
    #expect(barren.code == 2 && barren.errors.contains("Nothing was found"))
    let found = try await Potluck.run(record + ["--with", "soup", "--empty", "zzzz"])
    #expect(found.code == 0, "\(found.errors)")
    #expect(found.errors.contains("with soup on 1 page: 1 exchange"))
    #expect(found.errors.contains("no result with zzzz: 1 exchange, 0 listings, ok"))
    await simulator.stop()
    #expect(try await Potluck.run(["providers", "test", file]).code == 0)
  }

  @Test func `the schemas are JSON Schema documents`() async throws {
    for flags in [[], ["--process"], ["--recording"]] {
      let result = try await Potluck.run(["providers", "schema"] + flags)
      #expect(result.code == 0)
      let schema = try JSON(parsing: result.output)
      #expect(
        schema["$schema"]?.stringValue == "https://json-schema.org/draft/2020-12/schema")
    }
  }

  @Test func `what is no recipe list is refused with advice`() async throws {
    let simulator = try await Simulator.start(
      .dummyJSON, faults: FaultPlan([FaultRule(.page(.html))]))
    let result = try await Potluck.run([
      "providers", "new", "\(simulator.baseURL)/recipes/search?q=soup",
    ])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("fix:"))
    await simulator.stop()
    let typo = try await Potluck.run(["providers", "new", "htp://x"])
    #expect(typo.code == 64)
    let unknown = try await Potluck.run(["providers", "test", "mealei"])
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("did you mean \"mealie\"?"))
  }
}
