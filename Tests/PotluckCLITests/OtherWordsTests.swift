import RecipeModel
import TestSupport
import Testing

/// Sources over HTTP that know a dish by another name only.
@Suite(.fewAtOnce) struct OtherWordsTests {
  private final class Home {
    let folder: TemporaryFolder
    let file: String
    let server: PageServer

    /// A source that knows the words, with a title for each; it fails for other ones where it is to.
    init(
      _ titles: [String: String], failing: Set<String> = [], search: String = "{}",
      kept: Bool = false
    )
      throws
    {
      let server = try PageServer { target in
        let words = Self.words(target)
        if failing.contains(words) { return .status(500) }
        let hits = titles[words].map { #"{"id": "1", "title": "\#($0)"}"# } ?? ""
        return .json(#"{"hits": [\#(hits)]}"#)
      }
      let folder = try TemporaryFolder()
      try folder.write(
        """
        {"definitionVersion": 1, "name": "mine", "title": "Mine",
         "request": {"path": "/find", "query": {"q": "{text}"}},
         "response": {"list": "$.hits"}, "fields": {"id": "$.id", "title": "$.title"}}
        """, to: "mine.json")
      file = try folder.write(
        """
        {"version": 1, "kept": \(kept), "history": false, "cache": {"enabled": false},
         "search": \(search),
         "providers": [{"id": "mine", "definition": "mine.json", "baseURL": "\(server.address)"}]}
        """, to: "config.json")
      self.server = server
      self.folder = folder
    }

    deinit { server.stop() }

    func run(_ arguments: String...) async throws -> ToolResult {
      try await Potluck.run(
        arguments + ["--config", file], environment: ["HOME": folder.path])
    }

    /// The words that were asked for, in their order.
    var asked: [String] { server.requests.map(Self.words) }

    private static func words(_ target: String) -> String {
      let text = target.split(separator: "=").last.map(String.init) ?? ""
      return text.replacing("+", with: " ").replacing("%20", with: " ")
    }
  }

  private func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `a source that knows shrimp alone answers prawns, and the footer says so`()
    async throws
  {
    let home = try Home(["shrimp": "Garlic Shrimp"])
    let result = try await home.run("search", "prawns")
    #expect(result.output.contains("Garlic Shrimp"))
    #expect(home.asked == ["prawns", "prawn", "shrimp"])
    #expect(
      line(result.errors).contains("mine: has nothing as typed, asked for “shrimp” instead"),
      "\(result.errors)")
  }

  @Test func `every document names the words`() async throws {
    let home = try Home(["shrimp": "Garlic Shrimp"])
    let report = try JSON(parsing: try await home.run("search", "prawns", "--json").output)
    let outcome = report["providers"]?.arrayValue?.first
    #expect(outcome?["wordings"] == ["prawn", "shrimp"])
    #expect(outcome?["status"] == "ok")
    #expect(outcome?["pages"]?["asked"] == 3)
    #expect(report["plan"]?.arrayValue?.first?["wordings"] == ["prawn", "shrimp"])
    let plan = try await home.run("search", "prawns", "--plan")
    #expect(line(plan.output).contains("asked for “prawn”, then “shrimp”: mine"))
    #expect(home.asked.count == 3)
  }

  @Test(arguments: [["--exact"], ["--no-other-words"]])
  func `flags turn other words off`(_ flags: [String]) async throws {
    let home = try Home(["shrimp": "Garlic Shrimp"])
    let result = try await Potluck.run(
      ["search", "prawns", "--config", home.file] + flags,
      environment: ["HOME": home.folder.path])
    #expect(home.asked == ["prawns"])
    #expect(result.code == 1)
    #expect(result.errors.contains("Nobody has “prawns”"))
    #expect(!result.errors.contains("also for"))
  }

  @Test func `the configuration turns other words off, and a flag turns them on`() async throws {
    let home = try Home(["shrimp": "Garlic Shrimp"], search: #"{"otherWords": false}"#)
    #expect(try await home.run("search", "prawns").code == 1)
    #expect(try await home.run("search", "prawns", "--other-words").code == 0)
    #expect(home.asked == ["prawns", "prawns", "prawn", "shrimp"])
  }

  @Test func `nobody has it, where all wordings were answered`() async throws {
    let home = try Home([:])
    let result = try await home.run("search", "prawns")
    #expect(result.code == 1)
    #expect(line(result.errors).contains("Nobody has “prawns”"))
    #expect(line(result.errors).contains("also for “prawn” and “shrimp”"), "\(result.errors)")
  }

  @Test func `nobody has it, and the nearest word of a recipe that is kept is named`()
    async throws
  {
    let home = try Home([:], kept: true)
    let recipe = try home.folder.write(
      #"{"@type": "Recipe", "name": "Chicken Tagine", "recipeIngredient": ["1 chicken"]}"#,
      to: "tagine.json")
    let data = ["XDG_DATA_HOME": "\(home.folder.path)/data"]
    _ = try await Potluck.run(["import", recipe, "--config", home.file], environment: data)
    let search = ["search", "rabbit tagine", "--config", home.file]
    let text = try await Potluck.run(search, environment: data)
    #expect(text.code == 1)
    #expect(line(text.errors).contains("“tagine”, which a recipe"), "\(text.errors)")
    let json = try await Potluck.run(search + ["--json"], environment: data)
    let summary = try JSON(parsing: json.output)["summary"]
    #expect(summary?["nearest"] == ["text": "tagine", "from": "titles"])
  }

  @Test func `nobody has it, and the nearest name is named`() async throws {
    let home = try Home([:])
    let result = try await home.run("search", "tiramasu", "--no-other-words")
    #expect(
      line(result.errors).contains("“tiramisu”, the nearest name of a food or dish"),
      "\(result.errors)")
    let failing = try Home([:], failing: ["tiramasu"])
    let failed = try await failing.run("search", "tiramasu")
    #expect(!failed.errors.contains("nearest name"))
  }

  @Test func `a wording that fails leaves the answer open`() async throws {
    let home = try Home([:], failing: ["shrimp"])
    let result = try await home.run("search", "prawns")
    #expect(result.code == 2)
    #expect(!result.errors.contains("Nobody has"))
    #expect(
      line(result.errors).contains("has nothing as typed; asked for “shrimp”:"),
      "\(result.errors)")
  }

  @Test func `a source that fails is asked in its own words alone`() async throws {
    let home = try Home(["shrimp": "Garlic Shrimp"], failing: ["prawns"])
    let result = try await home.run("search", "prawns")
    #expect(result.code == 2)
    #expect(Set(home.asked) == ["prawns"])
  }

  @Test func `compare asks in the words as typed, says so, and asks in others when told to`()
    async throws
  {
    let home = try Home(["shrimp": "Garlic Shrimp"])
    let plain = try await home.run("compare", "prawns")
    #expect(home.asked == ["prawns"])
    #expect(line(plain.errors).contains("--other-words asks again"), "\(plain.errors)")
    let asked = try await home.run("compare", "prawns", "--other-words")
    #expect(line(asked.errors).contains("mine: has nothing as typed, asked for “shrimp” instead."))
    let json = try await home.run("compare", "prawns", "--other-words", "--json")
    let document = try JSON(parsing: json.output)
    #expect(document["query"]?["otherWords"] == true)
    #expect(document["ranking"]?["weights"] == ["mine": 0.6])
  }
}
