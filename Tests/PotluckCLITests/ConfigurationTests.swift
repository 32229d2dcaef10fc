import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

@Suite(.fewAtOnce) struct ConfigurationTests {
  /// One of everything that can be wrong.
  private static let wrong = """
    {
      "version": 1,
      "serach": {},
      "search": { "limit": "20", "sort": "bset", "soft": 2, "hard": "fast", "k": -1 },
      "providers": [
        { "id": "a", "use": "food2fork", "baseUrl": "http://127.0.0.1:1", "weight": 1000 },
        { "id": "a", "use": "recipepuppy", "baseURL": "127.0.0.1", "gapTolerance": 2.5 },
        { "id": "b c", "use": "recipepupy", "enabled": "yes" },
        { "use": "cookbook", "name": "" },
        { "id": "d", "definition": "mine.json" },
        { "id": "e", "command": ["python3", "p.py"] },
        { "id": "f", "use": "food2fork", "baseURL": "https://me:pw@host.example/", "key": "s3cret" },
        { "id": "g", "use": "food2fork", "baseURL": "http://127.0.0.1:1", "key": { "evn": "KEY" } },
        { "id": "h", "use": "food2fork", "baseURL": "http://127.0.0.1:1", "key": { "env": "NOT_SET" },
          "weight": 1, "weight": 2, "timeout": "5" },
        "cookbook"
      ]
    }
    """

  @Test(.enabled("needs all kinds") { await Potluck.has("cookbook", "food2fork", "recipepuppy") })
  func `all problems are told at once, each with its place and its fix`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.wrong, to: "config.json")
    let result = try await Potluck.run(["config", "check", file])
    #expect(result.code == 2)
    #expect(!result.transcript.contains("s3cret"))
    #expect(!result.transcript.contains("pw@"))
    try Golden.check(
      Golden.masking(folder.path, in: result.transcript), "config/everything-wrong.txt")
  }

  @Test(.enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
  func `what is not there is told before anybody searches`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "shelf", "use": "cookbook", "path": "nowhere"},
        {"id": "script", "command": ["no-such-program"]},
        {"id": "kept", "use": "cookbook"}]}
      """, to: "config.json")
    let check = try await Potluck.run(["config", "check", file])
    #expect(check.code == 0)
    let path = "\(folder.path)/nowhere"
    for warning in [
      "warning: there is no \(path) (/providers/0/path)",
      "warning: the program no-such-program", "warning: \"kept\" is the id of the recipes",
    ] {
      #expect(check.output.contains(warning), "\(warning)")
    }
    let doctor = try await Potluck.run(["doctor", "--config", file])
    #expect(doctor.code == 2)
    #expect(doctor.output.contains("error    shelf: there is no \(path)"))
    #expect(doctor.output.contains("error    script: the program no-such-program"))
  }

  @Test func `errors that stop every search leave no source to ask`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"version": 2, "providers": [{"id": "a", "use": "cookbook"}]}"#, to: "config.json")
    let check = try await Potluck.run(["config", "check", file])
    #expect(check.errors.hasSuffix("; no source is asked before that is mended\n"))
    let missing = try await Potluck.run(["config", "check", "\(folder.path)/none.json"])
    #expect(missing.code == 2)
    #expect(!missing.errors.contains("--config"))
  }

  @Test func `broken JSON is told with line and column`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{\n  \"version\": 1,\n}\n", to: "config.json")
    let result = try await Potluck.run(["search", "soup", "--config", file])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    try Golden.check(Golden.masking(folder.path, in: result.errors), "config/broken-json.txt")
  }

  @Test(.enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
  func `one bad entry never stops the others, unless it should`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "bad", "use": "cookbook", "colour": "red"},
        {"id": "good", "use": "cookbook"}]}
      """, to: "config.json")
    let words = ["search", "soup", "--limit", "2", "--hard", "1h", "--config", file]
    let lenient = try await Potluck.run(words + ["--json"])
    #expect(lenient.code == 0)
    let outcomes = try JSON(parsing: lenient.output)["providers"]?.arrayValue ?? []
    let bad = outcomes.first { $0["id"]?.stringValue == "bad" }
    #expect(bad?["status"]?.stringValue == "misconfigured")
    #expect(bad?["error"]?["message"]?.stringValue == "unknown key \"colour\"")
    let strict = try await Potluck.run(words + ["--strict"])
    #expect(strict.code == 2)
    #expect(strict.output.isEmpty)
  }

  @Test(.enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
  func `a flag wins over the environment, and that over the user's own file`() async throws {
    let folder = try TemporaryFolder()
    func file(_ limit: Int, _ name: String) throws -> String {
      try folder.write(
        """
        {"version": 1, "search": {"limit": \(limit)},
         "providers": [{"id": "cookbook", "use": "cookbook"}]}
        """, to: name)
    }
    let flag = try file(1, "flag.json")
    let environment = try file(2, "environment.json")
    _ = try file(3, "xdg/potluck/config.json")
    _ = try file(4, "home/.config/potluck/config.json")
    let home = ["HOME": "\(folder.path)/home", "POTLUCK_CONFIG": ""]
    let xdg = home.merging(["XDG_CONFIG_HOME": "\(folder.path)/xdg"]) { $1 }
    let all = xdg.merging(["POTLUCK_CONFIG": environment]) { $1 }
    func count(_ words: [String], _ variables: [String: String]) async throws -> Int? {
      let result = try await Potluck.run(
        ["search", "--json", "--hard", "1h"] + words, environment: variables)
      return try JSON(parsing: result.output)["items"]?.arrayValue?.count
    }
    #expect(try await count(["--config", flag, "--limit", "5"], all) == 5)
    #expect(try await count(["--config", flag], all) == 1)
    #expect(try await count([], all) == 2)
    #expect(try await count([], xdg) == 3)
    #expect(try await count([], home) == 4)
    #expect(try await count([], [:]) == 20)
  }

  @Test(.enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
  func `a setting takes the vote of the words away`() async throws {
    let folder = try TemporaryFolder()
    func report(_ words: Bool) async throws -> JSON {
      let file = try folder.write(
        """
        {"version": 1, "search": {"words": \(words)},
         "providers": [{"id": "words", "use": "cookbook"}]}
        """, to: "config.json")
      let result = try await Potluck.run(
        ["search", "soup", "--limit", "1", "--json", "--explain", "--config", file])
      return try JSON(parsing: result.output)
    }
    func kinds(_ report: JSON) -> [String?]? {
      report["items"]?.arrayValue?.first?["explain"]?["votes"]?.arrayValue?.map {
        $0["kind"]?.stringValue
      }
    }
    let (with, without) = (try await report(true), try await report(false))
    #expect(kinds(with) == ["words", "allWords", "title", nil])
    #expect(kinds(without) == [nil])
    #expect(with["ranking"]?["words"] == true)
    #expect(without["ranking"]?["words"] == false)
  }

  @Test func `a file in the current folder is never read by itself`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("nonsense", to: "config.json")
    try folder.write("nonsense", to: "potluck/config.json")
    let result = try await Shell.run("cd \"$1\" && \"$0\" config check", Potluck.path, folder.path)
    #expect(result.code == 0)
  }

  @Test func `a missing file is told with the way out`() async throws {
    let flag = try await Potluck.run(["search", "soup", "--config", "/nonexistent/c.json"])
    #expect(flag.code == 2)
    #expect(
      flag.errors == """
        potluck: cannot read the configuration /nonexistent/c.json: there is no such file
          fix: check the path after --config

        """)
    let variable = try await Potluck.run(
      ["search", "soup"], environment: ["POTLUCK_CONFIG": "/nonexistent/c.json"])
    #expect(variable.code == 2)
    #expect(variable.errors.contains("unset POTLUCK_CONFIG"))
  }

  @Test func `init writes a file that checks, for its owner only, and never over another`()
    async throws
  {
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path, "POTLUCK_CONFIG": ""]
    let first = try await Potluck.run(["config", "init"], environment: home)
    let file = "\(folder.path)/.config/potluck/config.json"
    #expect(first.code == 0)
    #expect(first.output == file + "\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try await Potluck.run(["config", "check"], environment: home).code == 0)
    let path = try await Potluck.run(["config", "path"], environment: home)
    #expect(path.output == file + "\n")
    let again = try await Potluck.run(["config", "init"], environment: home)
    #expect(again.code == 2)
    #expect(again.errors.contains("--force"))
    try folder.write("mine", to: ".config/potluck/config.json.new")
    let forced = try await Potluck.run(["config", "init", "--force"], environment: home)
    #expect(forced.code == 0)
    let kept = try String(contentsOfFile: file + ".new", encoding: .utf8)
    #expect(kept == "mine")
    let names = try FileManager.default.contentsOfDirectory(atPath: Paths.folder(of: file))
    #expect(names.sorted() == ["config.json", "config.json.new"])
  }

  /// What an environment names, and the cookbooks that a new configuration has for it.
  static let languages: [(environment: [String: String], books: [String])] = [
    (["LANG": "de_AT.UTF-8"], ["Kochbuch"]), (["LANG": "C.UTF-8"], []),
    (["LANG": "en_US", "LANGUAGE": "fr_CA:nl:en"], ["Livre de cuisine", "Kookboek"]),
    (["LANG": "de_DE", "LC_ALL": "it"], ["Libro di cucina/Ricette"]),
    (["LC_ALL": "C", "LANGUAGE": "de"], []), (["LANG": "../../x"], []),
  ]

  @Test(arguments: languages)
  func `init adds the free cookbook of each of the user's languages`(
    _ language: (environment: [String: String], books: [String])
  ) async throws {
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path, "POTLUCK_CONFIG": ""].merging(language.environment) { $1 }
    #expect(try await Potluck.run(["config", "init"], environment: home).code == 0)
    let shown = try await Potluck.run(["config", "show"], environment: home)
    let entries = try JSON(parsing: shown.output)["providers"]?.arrayValue ?? []
    let books = entries.filter { $0["book"]?.stringValue != nil }
    #expect(books.map { $0["book"]?.stringValue } == language.books)
    #expect(books.allSatisfy { $0["enabled"] == true && $0["language"] != nil })
    #expect(try await Potluck.run(["config", "check"], environment: home).code == 0)
  }

  @Test func `a language that is none is refused with its place`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"version": 1, "providers": [{"id": "c", "use": "cookbook", "language": "German, I think"}]}"#,
      to: "c.json")
    let result = try await Potluck.run(["config", "check", "--config", file])
    #expect(result.code == 2)
    #expect(result.output.contains("no language tag (/providers/0/language)"), "\(result.output)")
  }

  @Test(.enabled("needs all kinds") { await Potluck.has("food2fork", "recipepuppy") })
  func `init shows the values that are used when unset`() async throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/config.json"
    _ = try await Potluck.run(["config", "init", "--config", file])
    let example = try JSON(parsing: String(contentsOfFile: file, encoding: .utf8))
    let entries = example["providers"]?.arrayValue ?? []
    let fork = entries.first { $0["use"]?.stringValue == "food2fork" }
    #expect(fork?["pageSize"]?.intValue == 30)
    #expect(fork?["gapTolerance"]?.intValue == 1)
    #expect(fork?["key"]?["env"]?.stringValue == "FOOD2FORK_KEY")
    let puppy = entries.first { $0["use"]?.stringValue == "recipepuppy" }
    #expect(puppy?["gapTolerance"]?.intValue == 2)
  }

  @Test(.enabled("needs the kinds") { await Potluck.has("cookbook", "food2fork") })
  func `sources stand in the order of the configuration, usable or not`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "good", "use": "cookbook"},
        {"id": "bad", "use": "food2fork", "baseUrl": "http://127.0.0.1:1"},
        {"id": "late", "use": "cookbook"}]}
      """, to: "config.json")
    let result = try await Potluck.run(["search", "soup", "--json", "--config", file])
    let outcomes = try JSON(parsing: result.output)["providers"]?.arrayValue ?? []
    #expect(outcomes.map { $0["id"]?.stringValue } == ["good", "bad", "late"])
    let check = try await Potluck.run(["config", "check", file])
    #expect(check.output.contains("did you mean \"baseURL\"?"))
    #expect(!check.output.contains("has no \"baseURL\""))
  }

  @Test func `the example file is right for every kind in the program, and complete`() async throws
  {
    let file = Golden.package.appendingPathComponent("config.example.json")
    let example = try JSON(parsing: Array(Data(contentsOf: file)))
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path, "POTLUCK_CONFIG": ""]
    _ = try await Potluck.run(["config", "init"], environment: home)
    let written = try JSON(
      parsing: Array(
        Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/.config/potluck/config.json"))))
    let kinds = written["providers"]?.arrayValue ?? []
    for kind in kinds {
      let name = try #require(kind["use"]?.stringValue)
      let uses = (example["providers"]?.arrayValue ?? []).filter {
        $0["use"]?.stringValue == name
      }
      let info = try await Potluck.run(["providers", "info", name])
      // Of definitions that come with the program the example shows some.
      guard !uses.isEmpty else { continue }
      let shown = Set(
        uses.flatMap { $0.objectValue?.members.map(\.name) ?? [] } + ["weight", "timeout"])
      for member in kind.objectValue?.members.map(\.name) ?? [] {
        #expect(shown.contains(member), "\(name) has \(member), which the example does not show")
      }
      #expect(info.code == 0)
    }
    // What is not built in is left out of the check, so that a provider can be deleted.
    let names = Set(kinds.compactMap { $0["use"]?.stringValue })
    var trimmed = try #require(example.objectValue)
    trimmed["providers"] = .array(
      (example["providers"]?.arrayValue ?? []).compactMap { entry in
        if let use = entry["use"]?.stringValue { return names.contains(use) ? entry : nil }
        guard let definition = entry["definition"]?.stringValue else { return entry }
        var moved = entry.objectValue ?? JSONObject()
        moved["definition"] = .string(Golden.package.appendingPathComponent(definition).path)
        return .object(moved)
      })
    let path = try folder.write(JSON.object(trimmed).text(), to: "example.json")
    let check = try await Potluck.run(["config", "check", path])
    #expect(check.code == 0, "\(check.output)")
    #expect(check.output.isEmpty)
  }
}
