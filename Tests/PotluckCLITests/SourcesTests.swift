import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// Searches of configured sources over real HTTP.
@Suite(.fewAtOnce, .enabled("needs the kind recipepuppy") { await Potluck.has("recipepuppy") })
struct SourcesTests {
  private func configuration(
    _ entries: String, in folder: borrowing TemporaryFolder
  ) throws -> [String] {
    let file = try folder.write(
      "{\"version\": 1, \"providers\": [\(entries)]}", to: "config.json")
    return ["--config", file]
  }

  private func puppy(_ id: String, _ address: String) -> String {
    "{\"id\": \"\(id)\", \"use\": \"recipepuppy\", \"baseURL\": \"\(address)\"}"
  }

  @Test func `a gap is looked past, told, and fails only a strict search`() async throws {
    let simulator = try await Simulator.start(
      .recipePuppy, faults: FaultPlan([FaultRule(FaultMatch(pages: [1]), .status(500))]))
    let folder = try TemporaryFolder()
    let flags = try configuration(puppy("puppy", simulator.baseURL), in: folder)
    let words = ["search", "soup", "--limit", "3"] + flags
    let result = try await Potluck.run(words)
    #expect(result.code == 0)
    #expect(result.errors.contains("page 1 failed (HTTP 500), looked past it"))
    #expect(try await Potluck.run(words + ["--strict"]).code == 3)
    await simulator.stop()
  }

  @Test func `no recipe and a failed source ends with 2`() async throws {
    let folder = try TemporaryFolder()
    let address = Potluck.nobody
    let flags = try configuration(puppy("puppy", address), in: folder)
    let result = try await Potluck.run(["search", "soup"] + flags)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    let text = result.errors.replacing(address.dropFirst(7), with: "HOST")
    try Golden.check(Golden.maskingTimes(text), "sources/unreachable.txt")
  }

  @Test func `a silent source is cut off at the hard deadline`() async throws {
    let simulator = try await Simulator.start(
      .recipePuppy, faults: FaultPlan([FaultRule(.stall(.head))]))
    let folder = try TemporaryFolder()
    let flags = try configuration(puppy("puppy", simulator.baseURL), in: folder)
    let result = try await Potluck.run(["search", "soup", "--hard", "700ms", "--json"] + flags)
    #expect(result.code == 2)
    let document = try JSON(parsing: result.output)
    let outcome = document["providers"]?.arrayValue?.first
    #expect(outcome?["status"]?.stringValue == "timedOut")
    await simulator.stop()
  }

  @Test(.enabled("needs the kind food2fork") { await Potluck.has("food2fork") })
  func `nothing to look for where nobody lists without words`() async throws {
    let folder = try TemporaryFolder()
    let flags = try configuration(
      """
      {"id": "forkify", "use": "food2fork", "style": "forkify", "baseURL": "http://127.0.0.1:9"}
      """, in: folder)
    let result = try await Potluck.run(["search"] + flags)
    #expect(result.code == 64)
    try Golden.check(result.transcript, "sources/empty-query.txt")
  }

  @Test func `a source without an address says why there is no default`() async throws {
    let folder = try TemporaryFolder()
    let flags = try configuration("{\"id\": \"puppy\", \"use\": \"recipepuppy\"}", in: folder)
    let result = try await Potluck.run(["search", "soup"] + flags)
    #expect(result.code == 2)
    try Golden.check(result.transcript, "sources/no-address.txt")
  }

  @Test func `offline leaves sources out that need the network`() async throws {
    let folder = try TemporaryFolder()
    let flags = try configuration(puppy("puppy", "http://127.0.0.1:9"), in: folder)
    let result = try await Potluck.run(["search", "soup", "--offline"] + flags)
    #expect(result.code == 2)
    try Golden.check(result.transcript, "sources/offline.txt")
  }

  @Test func `sources are chosen by name, switched off or not`() async throws {
    let folder = try TemporaryFolder()
    let off = "{\"id\": \"off\", \"use\": \"recipepuppy\", \"baseURL\": \"http://127.0.0.1:9\", "
    let flags = try configuration(
      [
        puppy("a", "http://127.0.0.1:9"), puppy("b", "http://127.0.0.1:9"),
        off + "\"enabled\": false}",
      ]
      .joined(separator: ","), in: folder)
    func asked(_ words: String...) async throws -> [String] {
      let result = try await Potluck.run(["search", "soup", "--plan", "--json"] + words + flags)
      let plan = try JSON(parsing: result.output)["plan"]?.arrayValue ?? []
      return plan.compactMap { $0["provider"]?.stringValue }
    }
    #expect(try await asked() == ["a", "b"])
    #expect(try await asked("--providers", "-a") == ["b"])
    #expect(try await asked("--providers", "off,a") == ["a", "off"])
    #expect(try await asked("--providers", "a,b", "--providers", "-b") == ["a"])
  }

  @Test(.enabled("needs all kinds") { await Potluck.has("cookbook", "food2fork", "recipepuppy") })
  func `the list and the page of a source name what is wrong`() async throws {
    let folder = try TemporaryFolder()
    let flags = try configuration(
      [
        puppy("puppy", "http://127.0.0.1:9"), "{\"id\": \"broken\", \"use\": \"recipepuppy\"}",
        "{\"id\": \"odd\", \"use\": \"nope\"}",
      ].joined(separator: ","), in: folder)
    let list = try await Potluck.run(["providers", "list"] + flags)
    try Golden.check(list.transcript, "sources/list.txt")
    let info = try await Potluck.run(["providers", "info", "broken"] + flags)
    try Golden.check(info.transcript, "sources/info.txt")
    let json = try await Potluck.run(["providers", "list", "--json"] + flags)
    #expect(try JSON(parsing: json.output)["version"]?.intValue == 1)
  }

  @Test(.enabled("needs the kind food2fork") { await Potluck.has("food2fork") })
  func `a secret whose program is not there is noticed without a search`() async throws {
    let folder = try TemporaryFolder()
    let flags = try configuration(
      "{\"id\": \"f2f\", \"use\": \"food2fork\", \"baseURL\": \"http://127.0.0.1:9\", "
        + "\"key\": {\"command\": [\"no-such-program\"]}}", in: folder)
    let problem = "key comes from the program no-such-program, which was not found"
    for command in [["doctor"], ["providers", "list"], ["config", "check"]] {
      let result = try await Potluck.run(command + flags)
      #expect(result.output.contains(problem), "\(command)")
    }
  }

  @Test func `a source that is switched off fails no check`() async throws {
    let folder = try TemporaryFolder()
    let off = "{\"id\": \"off\", \"definition\": \"gone.json\", \"enabled\": false}"
    let flags = try configuration(
      [puppy("puppy", "http://127.0.0.1:9"), off].joined(separator: ","), in: folder)
    let check = try await Potluck.run(["config", "check"] + flags)
    #expect(check.code == 0)
    #expect(check.output.contains("warning") && check.output.contains("gone.json cannot be read"))
    let chosen = try await Potluck.run(["search", "soup", "--providers", "off"] + flags)
    #expect(chosen.errors.contains("gone.json cannot be read"))
  }

  @Test func `the configuration that simulate prints is one that search takes`() async throws {
    let folder = try TemporaryFolder()
    let script = """
      "$0" simulate recipepuppy forkify > "$1/config.json" 2> "$1/log" & child=$!
      for _ in $(seq 100); do grep -q '^}' "$1/config.json" && break; sleep 0.1; done
      "$0" search soup --limit 2 --jsonl --config "$1/config.json"; code=$?
      kill -INT $child; wait $child; exit $code
      """
    let result = try await Shell.run(script, Potluck.path, folder.path)
    #expect(result.code == 0)
    #expect(result.output.contains("\"kind\":\"summary\""))
  }
}
