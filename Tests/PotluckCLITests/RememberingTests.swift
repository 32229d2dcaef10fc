import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// What one run of the program remembers for the next ones.
@Suite(.fewAtOnce) struct RememberingTests {
  /// A home of a test's own with a configuration in it.
  private struct Home: ~Copyable {
    let folder: TemporaryFolder

    init(_ entries: String, cache: String = "{}") throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "{\"version\": 1, \"cache\": \(cache), \"providers\": [\(entries)]}",
        to: ".config/potluck/config.json")
      self.folder = folder
    }

    func run(
      _ arguments: String..., environment: [String: String] = [:]
    ) async throws -> ToolResult {
      try await Potluck.run(
        arguments,
        environment: ["HOME": folder.path, "POTLUCK_CONFIG": ""].merging(environment) { $1 })
    }

    /// The outcome of the first source of a search.
    func outcome(_ arguments: String...) async throws -> JSON {
      let result = try await Potluck.run(
        ["search", "soup", "--json"] + arguments,
        environment: ["HOME": folder.path, "POTLUCK_CONFIG": ""])
      return try JSON(parsing: result.output)["providers"]?.arrayValue?.first ?? .null
    }
  }

  private static func service(_ address: String, id: String = "home") -> String {
    """
    {"id": "\(id)", "use": "dummyjson", "baseURL": "\(address)"}
    """
  }

  @Test func `a second identical search makes no request`() async throws {
    let simulator = try await Simulator.start(.dummyJSON)
    let home = try Home(Self.service(simulator.baseURL))
    let first = try await home.outcome("--limit", "60")
    let asked = simulator.requests.count
    let second = try await home.outcome("--limit", "60")
    #expect(simulator.requests.count == asked && asked > 0)
    #expect(first["cache"]?.stringValue == "miss")
    #expect(second["cache"]?.stringValue == "hit")
    #expect(second["listings"] == first["listings"])
    let fresh = try await home.outcome("--limit", "60", "--refresh")
    #expect(fresh["cache"]?.stringValue == "miss")
    #expect(simulator.requests.count == 2 * asked)
    await simulator.stop()
  }

  @Test func `offline, kept answers serve and nobody is asked`() async throws {
    let simulator = try await Simulator.start(.dummyJSON)
    let home = try Home(Self.service(simulator.baseURL))
    let unknown = try await home.run("search", "soup", "--offline")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("the search is offline"))
    _ = try await home.outcome()
    await simulator.stop()
    let kept = try await home.run("search", "soup", "--offline")
    #expect(kept.code == 0)
    #expect(kept.output.contains("Soup"))
  }

  @Test func `what was kept stands in for a source that went away, and is called stale`()
    async throws
  {
    let simulator = try await Simulator.start(
      .dummyJSON, faults: FaultPlan([FaultRule(FaultMatch(after: 1), .status(503))]))
    let home = try Home(Self.service(simulator.baseURL), cache: "{\"ttl\": \"1ms\"}")
    let first = try await home.outcome("--limit", "5")
    let second = try await home.outcome("--limit", "5")
    let told = try await home.run("search", "soup", "--limit", "5")
    #expect(told.errors.contains("home: could not be asked, answers kept from before"))
    await simulator.stop()
    #expect(second["cache"]?.stringValue == "stale")
    #expect(second["listings"]?["kept"] == first["listings"]?["kept"])
  }

  @Test func `a source that is down is left alone by the next run, until it is reset`()
    async throws
  {
    let home = try Home(Self.service(Potluck.nobody))
    #expect(try await home.outcome()["status"]?.stringValue == "unreachable")
    // Each failure makes the pause longer, so that even a slow machine meets one.
    var second = try await home.outcome()
    for _ in 0..<3 where second["status"]?.stringValue != "suspended" {
      second = try await home.outcome()
    }
    #expect(second["status"]?.stringValue == "suspended")
    #expect(second["retryAt"]?.stringValue != nil)
    let list = try await home.run("providers", "list")
    #expect(list.output.contains("left alone until") || list.output.contains("tries it again"))
    let json = try await home.run("providers", "list", "--json")
    let health = try JSON(parsing: json.output)["providers"]?.arrayValue?.first?["health"]
    #expect(["suspended", "probing"].contains(health?["state"]?.stringValue))
    #expect(health?["lastFailure"]?["code"]?.stringValue == "unreachable")
    let doctor = try await home.run("doctor")
    #expect(doctor.output.contains("potluck providers reset home"))
    let reset = try await home.run("providers", "reset", "home")
    #expect(reset.code == 0 && reset.output == "home\n")
    #expect(try await home.outcome()["status"]?.stringValue == "unreachable")
  }

  @Test func `a definition that names another address begins anew`() async throws {
    // Nobody listens there; a port that was given back may be another test's by now.
    let old = "http://127.0.0.1:1"
    let home = try Home("{\"id\": \"mine\", \"definition\": \"mine.json\"}")
    func define(_ address: String) throws {
      try home.folder.write(
        """
        {"definitionVersion": 1, "name": "mine", "title": "Mine", "baseURL": "\(address)",
         "request": {"path": "/recipes/search", "query": {"q": "{text}"}},
         "response": {"list": "$.recipes"}, "fields": {"id": "$.id", "title": "$.name"}}
        """, to: ".config/potluck/mine.json")
    }
    try define(old)
    var failed = try await home.outcome()
    for _ in 0..<4 where failed["status"]?.stringValue != "suspended" {
      failed = try await home.outcome()
    }
    #expect(failed["status"]?.stringValue == "suspended")
    #expect(try await home.run("doctor").output.contains("providers reset mine"))
    let simulator = try await Simulator.start(.dummyJSON)
    try define(simulator.baseURL)
    // What is known of the old address is told of it alone.
    #expect(try await home.run("doctor").output.contains("mine: not asked so far"))
    let list = try await home.run("providers", "list", "--json")
    #expect(try JSON(parsing: list.output)["providers"]?.arrayValue?.first?["health"] == .null)
    #expect(try await home.outcome()["status"]?.stringValue == "ok")
    await simulator.stop()
  }

  @Test func `a wish to be left alone is honoured by the next process`() async throws {
    let simulator = try await Simulator.start(
      .dummyJSON,
      faults: FaultPlan([FaultRule(.status(429, headers: [.init("Retry-After", "120")]))]))
    let home = try Home(Self.service(simulator.baseURL))
    #expect(try await home.outcome()["status"]?.stringValue == "rateLimited")
    let asked = simulator.requests.count
    let second = try await home.outcome()
    #expect(second["status"]?.stringValue == "suspended")
    #expect(simulator.requests.count == asked)
    await simulator.stop()
  }

  @Test func `when nobody can be reached, nobody is held responsible`() async throws {
    let home = try Home(
      Self.service(Potluck.nobody) + "," + Self.service("http://127.0.0.1:2", id: "other"))
    let result = try await home.run("search", "soup")
    #expect(result.code == 2)
    #expect(result.errors.contains("You look offline"))
    #expect(try await home.outcome()["status"]?.stringValue == "unreachable")
  }

  @Test func `a damaged database is set aside and told, and the search goes on`() async throws {
    let simulator = try await Simulator.start(.dummyJSON)
    let home = try Home(Self.service(simulator.baseURL))
    for file in [".cache/potluck/responses.sqlite", ".local/state/potluck/state.sqlite"] {
      try home.folder.write("this is no database, not at all", to: file)
    }
    let result = try await home.run("search", "soup", "--limit", "2")
    #expect(result.code == 0)
    #expect(result.errors.contains("damaged"))
    let again = try await home.run("search", "soup", "--limit", "2")
    #expect(!again.errors.contains("damaged"))
    await simulator.stop()
  }

  @Test func `folders that cannot be written cost nothing but the memory`() async throws {
    let simulator = try await Simulator.start(.dummyJSON)
    let home = try Home(Self.service(simulator.baseURL))
    // A file stands where the folders should be, which stops even the superuser.
    try home.folder.write("", to: "blocked")
    let environment = [
      "XDG_CACHE_HOME": "\(home.folder.path)/blocked",
      "XDG_STATE_HOME": "\(home.folder.path)/blocked",
    ]
    let result = try await home.run("search", "soup", "--limit", "2", environment: environment)
    #expect(result.code == 0)
    #expect(result.output.contains("Soup"))
    #expect(result.errors.contains("blocked"))
    let doctor = try await home.run("doctor", environment: environment)
    #expect(doctor.code == 2)
    #expect(doctor.output.contains("error    files: the cache"))
    #expect(!doctor.output.contains("ok       cache") && !doctor.output.contains("ok       state"))
    await simulator.stop()
  }

  @Test func `the cache can be looked at and emptied`() async throws {
    let simulator = try await Simulator.start(.dummyJSON)
    let home = try Home(Self.service(simulator.baseURL))
    _ = try await home.outcome()
    let info = try await home.run("cache", "info", "--json")
    let entries = try JSON(parsing: info.output)["entries"]?.intValue
    #expect((entries ?? 0) > 0)
    #expect(try await home.run("cache", "clear").code == 0)
    let after = try await home.run("cache", "info", "--json")
    #expect(try JSON(parsing: after.output)["entries"]?.intValue == 0)
    await simulator.stop()
  }

  @Test func `the doctor asks gently when told to`() async throws {
    let simulator = try await Simulator.start(.dummyJSON)
    let home = try Home(Self.service(simulator.baseURL))
    let quiet = try await home.run("doctor", "--json")
    #expect(quiet.code == 0)
    #expect(simulator.requests.isEmpty)
    let asked = try await home.run("doctor", "--check", "--json")
    #expect(asked.code == 0)
    #expect(simulator.requests.count == 1)
    let checks = try JSON(parsing: asked.output)["checks"]?.arrayValue ?? []
    #expect(
      checks.contains {
        $0["subject"]?.stringValue == "home"
          && $0["message"]?.stringValue?.hasPrefix("answers with") == true
      })
    await simulator.stop()
  }

  @Test func `no secret is written, whatever the source does with it`() async throws {
    let simulator = try await Simulator.start(.edamam2)
    let home = try Home(
      """
      {"id": "edamam", "use": "edamam", "baseURL": "\(simulator.baseURL)",
       "appID": {"env": "ID"}, "appKey": {"env": "KEY"}}
      """)
    let key = SimulatorOptions.demoKey
    let environment = ["ID": key, "KEY": key]
    let settings = try await home.run("providers", "info", "edamam", environment: environment)
    #expect(settings.code == 0, "\(settings.errors)")
    for _ in 0..<2 {
      let result = try await home.run(
        "search", "soup", "--limit", "60", "--json", "--explain", environment: environment)
      #expect(!result.output.contains(key) && !result.errors.contains(key))
    }
    let found = try await Shell.run("grep -rl -- \"$1\" \"$0\" || true", home.folder.path, key)
    #expect(found.output.isEmpty)
    await simulator.stop()
  }
}

/// What is used without any configuration.
@Suite(.fewAtOnce) struct BuiltInConfigurationTests {
  @Test(.enabled("needs the cookbook") { await Potluck.has("cookbook") })
  func `the cookbook and public sources are there, and nobody is asked offline`() async throws {
    let environment = ["POTLUCK_CONFIG": ""]
    let list = try await Potluck.run(["providers", "list", "--json"], environment: environment)
    let ids = try JSON(parsing: list.output)["providers"]?.arrayValue?.map { $0["id"]?.stringValue }
    #expect(ids == ["cookbook", "themealdb", "wikibooks", "cooklang"])
    let table = try await Potluck.run(["providers", "list"], environment: environment)
    for host in ["www.themealdb.com", "en.wikibooks.org", "recipes.cooklang.org"] {
      #expect(table.output.contains(host))
    }
    let doctor = try await Potluck.run(["doctor"], environment: environment)
    for id in ["themealdb", "wikibooks", "cooklang"] {
      #expect(doctor.output.contains("\(id): not asked so far"))
    }
    let result = try await Potluck.run(
      ["search", "soup", "--offline", "--limit", "2"], environment: environment)
    #expect(result.code == 0)
    #expect(result.errors.contains("themealdb, wikibooks and cooklang: not asked"))
  }
}
