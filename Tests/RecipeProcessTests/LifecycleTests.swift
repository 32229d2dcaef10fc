import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@testable import RecipeProcess

@Suite(.fewAtOnce)
struct LifecycleTests {
  private func failure(of command: [String], in folder: String? = TestProgram.folder) async throws
    -> ProviderError
  {
    let provider = ProcessProvider(
      id: "script", command: command, environment: ProcessEnvironment.clean(),
      workingDirectory: folder, limits: TestProgram.patience)
    let error = await #expect(throws: ProviderError.self) { try await provider.prepare() }
    await provider.shutdown()
    return try #require(error)
  }

  private func provider(
    _ mode: String, log: LogBook = LogBook(),
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) -> ProcessProvider {
    ProcessProvider(
      id: "script", name: nil,
      command: Command(
        words: [TestProgram.python, "program.py", mode],
        environment: ProcessEnvironment.clean(), workingDirectory: TestProgram.folder),
      settings: [:], secrets: [TestProgram.secret], clientVersion: "1",
      limits: TestProgram.patience, log: { log.write($0) }, now: now)
  }

  @Test func `a program that is not there is named, with what to do`() async throws {
    let name = try await failure(of: ["no-such-program-anywhere"])
    #expect(name.code == .misconfigured)
    #expect(name.message == "the program no-such-program-anywhere was not found")
    #expect(name.fix?.contains("\"command\"") == true)
    let path = try await failure(of: ["./nothing", "x"])
    #expect(path.code == .misconfigured)
    #expect(path.message.contains("./nothing was not found"))
  }

  @Test func `a line for a shell, a home folder and a folder are told apart`() async throws {
    let line = try await failure(of: ["python3 program.py"])
    #expect(line.code == .misconfigured && line.message.contains("was not found"))
    #expect(line.fix?.contains("each of its arguments as a text of its own") == true)
    let home = try await failure(of: ["~/program.py"])
    #expect(home.fix?.contains("“~” means nothing without a shell") == true)
    let folder = try await failure(of: ["/tmp"])
    #expect(folder.code == .misconfigured)
    #expect(folder.message == "the program /tmp cannot be run: it is a folder")
  }

  @Test func `a program that is not executable is named, with what to do`() async throws {
    let error = try await failure(of: ["./program.py"])
    #expect(error.code == .misconfigured)
    #expect(error.message.contains("is not executable"))
    #expect(error.fix == "run: chmod +x \(TestProgram.folder)/./program.py")
  }

  @Test func `a folder that is not there and a command of nothing are misconfigured`() async throws
  {
    let folder = try await failure(of: ["python3"], in: "/no/such/folder")
    #expect(folder.code == .misconfigured)
    #expect(folder.message.contains("there is no folder /no/such/folder"))
    for command in [[], [""], ["python3", "a\0b"]] {
      let error = try await failure(of: command)
      #expect(error.code == .misconfigured)
    }
  }

  @Test func `a wrong command stays the reason however often it is tried`() async throws {
    let provider = ProcessProvider(
      id: "script", command: ["no-such-program-anywhere"], environment: [:],
      limits: TestProgram.patience)
    for _ in 0..<5 {
      let error = await #expect(throws: ProviderError.self) { try await provider.prepare() }
      #expect(error?.code == .misconfigured)
    }
    await provider.shutdown()
  }

  @Test func `callers at the same time share one start`() async throws {
    try await TestProgram.with("echo") { provider in
      let programs = try await withThrowingTaskGroup(of: JSON?.self) { group in
        for _ in 0..<6 { group.addTask { try await provider.told()["pid"] } }
        return try await group.reduce(into: Set<JSON?>()) { $0.insert($1) }
      }
      #expect(programs.count == 1)
    }
  }

  @Test func `the program gets a clean environment, its folder, and no files of ours`()
    async throws
  {
    try await TestProgram.with("echo", variables: ["SOUP": "hot", "LANG": "C.UTF-8"]) { provider in
      let told = try await provider.told()
      let variables = try #require(told["environment"]?.objectValue)
      #expect(variables["SOUP"] == "hot")
      #expect(variables["LANG"] == "C.UTF-8")
      let known = Set(ProcessEnvironment.inherited + ["SOUP"])
      #expect(variables.members.map(\.name).filter { !known.contains($0) } == [])
      #expect(told["folder"]?.stringValue?.hasSuffix("RecipeProcessTests/Programs") == true)
      #expect(told["files"] == ["0", "1", "2"])
      #expect(told["group"] == told["pid"])
      #expect(told["session"] == told["pid"])
    }
  }

  @Test func `only named variables are taken over`() {
    let variables = ProcessEnvironment.clean(adding: ["KEY": "k", "HOME": "/h"]) { name in
      ["PATH": "/bin", "HOME": "/home", "XDG_STATE_HOME": "/s"][name]
    }
    #expect(
      variables == ["PATH": "/bin", "HOME": "/h", "XDG_STATE_HOME": "/s", "KEY": "k"])
  }

  @Test func `shutting down leaves no process, no zombie and nothing to start`() async throws {
    let provider = TestProgram.provider("echo")
    let pid = try #require(try await provider.told()["pid"]?.intValue)
    #expect(TestProgram.isAlive(Int32(pid)))
    await provider.shutdown()
    #expect(!TestProgram.isAlive(Int32(pid)))
    let error = await #expect(throws: ProviderError.self) { try await provider.prepare() }
    #expect(error?.code == .cancelled)
    await provider.shutdown()
  }

  @Test func `a program that ignores its end and SIGTERM is killed`() async throws {
    let provider = TestProgram.provider("stubborn")
    let pid = try #require(try await provider.titles().first.flatMap { Int32($0) })
    await provider.shutdown()
    #expect(!TestProgram.isAlive(pid))
  }

  @Test func `a provider that is dropped takes its program along`() async throws {
    var provider: ProcessProvider? = TestProgram.provider("stubborn")
    let pid = try #require(try await provider?.titles().first.flatMap { Int32($0) })
    provider = nil
    try await TestProgram.waitForEnd(of: pid)
  }

  @Test func `descendants go with the group`() async throws {
    let provider = TestProgram.provider("grandchild")
    let pid = try #require(try await provider.titles().first.flatMap { Int32($0) })
    await provider.shutdown()
    try await TestProgram.waitForEnd(of: pid)
  }

  @Test func `a descendant that keeps the output open delays nothing`() async throws {
    try await TestProgram.with("grandchild") { provider in
      let error = try await provider.failure("die")
      #expect(error.message.hasPrefix("the program ended with exit code 1"))
      let words = error.message.split { !$0.isNumber }
      try await TestProgram.waitForEnd(of: try #require(words.last.flatMap { Int32($0) }))
    }
  }

  @Test func `a descendant that escaped and floods the output delays nothing`() async throws {
    let start = ContinuousClock.now
    try await TestProgram.with("escaped") { provider in
      let error = try await provider.failure()
      #expect(error.code == .unreachable || error.code == .invalidResponse)
    }
    #expect(ContinuousClock.now - start < .seconds(500))
  }

  @Test func `a program is started three times a minute at most`() async throws {
    let time = Mutex(Duration.zero)
    let start = ContinuousClock.now
    let provider = provider("exits", now: { start + time.withLock { $0 } })
    for _ in 0..<3 {
      let error = try await provider.failure()
      #expect(error.message.contains("ended with exit code 3"))
      time.withLock { $0 += .seconds(10) }
    }
    let refusal = try await provider.failure()
    #expect(refusal.code == .unreachable)
    #expect(refusal.message.contains("was started 3 times within 60.0 seconds and did not stay"))
    #expect(refusal.message.contains("exit code 3"))
    #expect(refusal.retryAfter == .seconds(30))
    time.withLock { $0 += .seconds(30) }
    let again = try await provider.failure()
    #expect(again.message.contains("no handshake: the program ended with exit code 3"))
    await provider.shutdown()
  }

  @Test func `a program that hangs is started anew although every request is cancelled early`()
    async throws
  {
    let time = Mutex(Duration.zero)
    let start = ContinuousClock.now
    let log = LogBook()
    let provider = provider("forgets", log: log, now: { start + time.withLock { $0 } })
    let first = try await provider.titles()
    for number in 1...22 {
      let search = Task { try await provider.search("slow") }
      // What is beyond those that the program gets at a time waits for a place with us.
      try await log.waitForUnanswered(min(number, TestProgram.patience.requestsInFlight))
      search.cancel()
      _ = await search.result
      // Two are no reason to start it anew.
      if number == 2 { #expect(try await provider.titles() == first) }
    }
    time.withLock { $0 += TestProgram.patience.request }
    let other = try await provider.titles()
    #expect(other != first)
    await provider.shutdown()
  }

  @Test func `a cancelled search returns at once and tells the program`() async throws {
    let log = LogBook()
    try await TestProgram.with("cancels", log: log) { provider in
      try await provider.prepare()
      let search = Task { try await provider.search("slow") }
      try await log.waitForUnanswered(1)
      search.cancel()
      await #expect(throws: CancellationError.self) { try await search.value }
      let titles = try await provider.titles()
      #expect(titles.first?.hasPrefix("cancelled") == true)
    }
    #expect(log.lines.count == 1, "\(log.lines)")
  }

  @Test func `a cancelled start returns at once, and hung programs hold nobody up`() async throws {
    let hung = (0..<6).map { _ in TestProgram.provider("mute") }
    let waiting = hung.map { provider in Task { try await provider.prepare() } }
    try await TestProgram.with("good") { provider in
      let titles = try await provider.titles()
      #expect(titles == ["Onion Soup"])
    }
    for task in waiting { task.cancel() }
    for task in waiting {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    for provider in hung { await provider.shutdown() }
  }
}
