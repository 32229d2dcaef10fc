import PotluckSupport
import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@testable import RecipeProcess

/// Collects log lines.
final class LogBook: Sendable {
  private let book = Mutex<[String]>([])

  var lines: [String] { book.withLock { $0 } }

  func write(_ line: String) { book.withLock { $0.append(line) } }

  /// Waits until the program has told of so many requests that they get no answer.
  func waitForUnanswered(_ count: Int) async throws {
    while lines.count(where: { $0.hasSuffix("no answer") }) < count {
      try await Task.sleep(for: .milliseconds(2))
    }
  }
}

extension ProcessProvider {
  /// Creates a provider with limits of its own.
  convenience init(
    id: String, name: String? = nil, command: [String], environment: [String: String],
    workingDirectory: String? = nil, settings: JSONObject = [:], secrets: [Secret] = [],
    clientVersion: String = "unknown", limits: ProcessLimits,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      id: id, name: name,
      command: Command(
        words: command, environment: environment, workingDirectory: workingDirectory),
      settings: settings, secrets: secrets, clientVersion: clientVersion, limits: limits, log: log,
      now: { ContinuousClock.now })
  }
}

/// The programs beside the tests.
enum TestProgram {
  static let secret = Secret("hunter2")
  static let patience = ProcessLimits(handshake: .patience, request: .patience)

  static let folder: String = {
    let here = #filePath
    return here[..<(here.lastIndex(of: "/") ?? here.endIndex)] + "/Programs"
  }()

  /// The interpreter itself: a name in PATH may be a script that takes long to find it.
  static let python: String = {
    ["/usr/bin/python3", "/usr/local/bin/python3"].first { access($0, X_OK) == 0 } ?? "python3"
  }()

  /// A provider that runs `program.py` in a mode.
  static func provider(
    _ mode: String, name: String? = nil, settings: JSONObject = [:],
    variables: [String: String] = [:], limits: ProcessLimits = patience, log: LogBook = LogBook()
  ) -> ProcessProvider {
    ProcessProvider(
      id: "script", name: name, command: [python, "program.py", mode],
      environment: ProcessEnvironment.clean(adding: variables), workingDirectory: folder,
      settings: settings, secrets: [secret], clientVersion: "1.2", limits: limits,
      log: { log.write($0) })
  }

  /// Runs a test with a provider and ends its program, whatever happens.
  static func with(
    _ mode: String, settings: JSONObject = [:], variables: [String: String] = [:],
    limits: ProcessLimits = patience, log: LogBook = LogBook(),
    _ body: (ProcessProvider) async throws -> Void
  ) async throws {
    let provider = provider(
      mode, settings: settings, variables: variables, limits: limits, log: log)
    do { try await body(provider) } catch {
      await provider.shutdown()
      throw error
    }
    await provider.shutdown()
  }

  /// Whether a process is there; one that nobody has reaped counts.
  static func isAlive(_ pid: Int32) -> Bool { kill(pid, 0) == 0 }

  /// Waits until a process has ended, or the test is; who reaps an orphan, and when, is not ours to say.
  static func waitForEnd(of pid: Int32) async throws {
    while isRunning(pid) { try await Task.sleep(for: .milliseconds(10)) }
  }

  private static func isRunning(_ pid: Int32) -> Bool {
    guard let file = fopen("/proc/\(pid)/stat", "r") else { return isAlive(pid) }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    guard fgets(&line, 511, file) != nil else { return false }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return !text.contains(") Z ")
  }
}

extension ProcessProvider {
  /// The first page for a word.
  func search(_ text: String = "soup") async throws -> SearchPage {
    try await prepare()
    return try await search(SearchQuery(text: text), page: descriptor.paging.first)
  }

  /// What the program `echo` was told and saw.
  func told(
    _ query: SearchQuery = SearchQuery(text: "soup"), page: PageToken = .number(1)
  ) async throws -> JSON {
    try await prepare()
    let listing = try #require(try await search(query, page: page).listings.first)
    return try JSON(parsing: listing.ingredients.joined())
  }

  /// The titles of the first page for a word.
  func titles(_ text: String = "soup") async throws -> [String] {
    try await search(text).listings.map(\.title)
  }

  /// The error that a search ends with.
  func failure(_ text: String = "soup") async throws -> ProviderError {
    try #require(await #expect(throws: ProviderError.self) { try await self.search(text) })
  }
}

/// Reads a text file.
enum TextFile {
  /// The file's text; nil when it cannot be read.
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }
}
