import RecipeModel
import Synchronization
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

@Suite(.fewAtOnce) struct ConfigurationReloaderTests {
  /// What a reloader did.
  private final class Log: Sendable {
    private let state = Mutex<(loads: Int, lines: [String])>((0, []))

    var loads: Int { state.withLock(\.loads) }
    var lines: [String] { state.withLock(\.lines) }

    func load() { state.withLock { $0.loads += 1 } }
    func take(_ line: String) { state.withLock { $0.lines.append(line) } }
  }

  private static func reloader(of file: String, _ log: Log) -> ConfigurationReloader {
    ConfigurationReloader(
      ConfigurationReloader.Steps(
        load: {
          log.load()
          return try LoadedConfiguration.load(
            flag: file, kinds: KindCatalog(compiled: [.fixture]))
        },
        path: { file },
        make: { loaded in
          LoadedProviders(
            loaded, runtime: SourceRuntime(leavingNoTrace: .tool), readsPages: false,
            noteSecrets: { _ in }, log: log.take)
        }, log: log.take))
  }

  private static func configuration(_ id: String) -> String {
    "{\"version\": 1, \"providers\": [{\"id\": \"\(id)\", \"use\": \"fixture\"}]}"
  }

  private static func ids(_ reloader: ConfigurationReloader) async throws -> [String] {
    try await reloader.use { $0.entries.map(\.id) }
  }

  @Test func `nothing is read before the first use, and nothing twice`() async throws {
    let folder = try TemporaryFolder()
    let log = Log()
    let file = try folder.write(Self.configuration("one"), to: "config.json")
    let reloader = Self.reloader(of: file, log)
    #expect(log.loads == 0 && reloader.last == nil)
    for _ in 0..<3 { #expect(try await Self.ids(reloader) == ["one"]) }
    #expect(log.loads == 1 && log.lines.isEmpty)
  }

  @Test func `a file that has changed is read again before the next use`() async throws {
    let folder = try TemporaryFolder()
    let log = Log()
    let file = try folder.write(Self.configuration("one"), to: "config.json")
    let reloader = Self.reloader(of: file, log)
    #expect(try await Self.ids(reloader) == ["one"])
    try folder.write(Self.configuration("another"), to: "config.json")
    #expect(try await Self.ids(reloader) == ["another"])
    #expect(log.loads == 2)
  }

  @Test func `half a file is told once, and the version before it stays in force`() async throws {
    let folder = try TemporaryFolder()
    let log = Log()
    let file = try folder.write(Self.configuration("one"), to: "config.json")
    let reloader = Self.reloader(of: file, log)
    #expect(try await Self.ids(reloader) == ["one"])
    try folder.write("{\"version\": 1, \"prov", to: "config.json")
    for _ in 0..<3 { #expect(try await Self.ids(reloader) == ["one"]) }
    #expect(reloader.refusal != nil)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("the configuration before it stays in force") == true)
    try folder.write(Self.configuration("mended"), to: "config.json")
    #expect(try await Self.ids(reloader) == ["mended"])
    #expect(reloader.refusal == nil)
  }

  @Test func `a first version that cannot be used is refused until it is mended`() async throws {
    let folder = try TemporaryFolder()
    let log = Log()
    let file = try folder.write("{\"version\": 1, \"prov", to: "config.json")
    let reloader = Self.reloader(of: file, log)
    for _ in 0..<2 {
      await #expect(throws: (any Error).self) { try await Self.ids(reloader) }
    }
    try folder.write(Self.configuration("mended"), to: "config.json")
    #expect(try await Self.ids(reloader) == ["mended"])
  }

  @Test func `a request that is left while files are read spoils nothing for the next`()
    async throws
  {
    let folder = try TemporaryFolder()
    let definition = try folder.write(
      """
      {"definitionVersion": 1, "name": "list", "title": "List", "baseURL": "https://a.example",
       "request": {"path": "/s", "query": {"q": "{text}"}}, "response": {"format": "schema.org"}}
      """, to: "list.json")
    let file = try folder.write(
      "{\"version\": 1, \"providers\": [{\"id\": \"one\", \"definition\": \"\(definition)\"}]}",
      to: "config.json")
    let looks = await CancelledWork.run {
      let reloader = Self.reloader(of: file, Log())
      _ = try? await Self.ids(reloader)
      // A task of its own, which nobody cancels.
      let problems = await Task.detached {
        try? await reloader.use { $0.loaded.problems.map(\.message) }
      }.value
      #expect(problems == [])
    }
    #expect(looks > 1)
  }
}
