import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeProcess

@Suite(.fewAtOnce)
struct FaultTests {
  private func failure(
    _ mode: String, limits: ProcessLimits = TestProgram.patience, log: LogBook = LogBook()
  ) async throws -> ProviderError {
    var error: ProviderError?
    try await TestProgram.with(mode, limits: limits, log: log) { error = try await $0.failure() }
    return try #require(error)
  }

  @Test func `a program that exits at once is unreachable, with exit code and last words`()
    async throws
  {
    let error = try await failure("exits")
    #expect(error.code == .unreachable)
    #expect(error.message.contains("exit code 3"))
    #expect(error.message.contains("Traceback: [31mkey ••• missing"))
    #expect(error.fix?.contains("by hand") == true)
    #expect(error.fix?.contains("program.py •••") == true, "\(error.fix ?? "")")
  }

  @Test(arguments: [
    (["python3", "recipes.py"], "python3 recipes.py"),
    (
      ["python3", "src/recipes.py", "--limit", "20", "-v"], "python3 src/recipes.py --limit ••• -v"
    ),
    (["./find.sh", "de"], "./find.sh •••"), (["find"], "find"),
    (["python3", "r.py", "--token", "abc123.py"], "python3 r.py --token •••"),
    (["python3", "r.py", "--api-key=abc123"], "python3 r.py •••"),
    (["python3", "r.py", "-phunter"], "python3 r.py •••"), (["r", "swordfish"], "r •••"),
    (["r", "sk.0123456789abcdef0123456789abcdefg.py"], "r •••"), (["r", "a1.b2.c3"], "r •••"),
    (["sh", "-c", "curl https://me:pw@a.example"], "sh -c •••"),
    (["r", "https://a.example/q.py"], "r •••"), (["r", "two words", "$HOME", ""], "r ••• ••• •••"),
    (["r", "password.py"], "r •••"),
  ])
  func `a person is told what to type, and no argument that could be a secret`(
    _ words: [String], _ line: String
  ) {
    let command = Command(words: words, environment: [:], workingDirectory: nil)
    #expect(command.line == line)
    let there = Command(words: words, environment: [:], workingDirectory: "/home/me/potluck")
    let isInFolder = line.contains(".py") || line.contains(".sh")
    #expect(there.line == (isInFolder ? "cd /home/me/potluck && \(line)" : line))
  }

  @Test(arguments: ["results", "renamed", "odd_handshake"])
  func `a wrong key in the program's own answers is told as such`(_ mode: String) async throws {
    let error = try await failure(mode)
    #expect(error.code == .drift)
    #expect(error.fix?.hasPrefix("correct ") == true, "\(error)")
  }

  @Test func `a program that exits in a request is unreachable, and the next search starts anew`()
    async throws
  {
    try await TestProgram.with("exits_later") { provider in
      for _ in 0..<2 {
        let error = try await provider.failure()
        #expect(error.code == .unreachable)
        #expect(error.message == "the program ended with exit code 7: “boom: •••”")
      }
    }
  }

  @Test func `a crash names the signal`() async throws {
    let error = try await failure("crashes")
    #expect(error.code == .unreachable)
    #expect(error.message.contains("signal 11 (SIGSEGV)"))
  }

  @Test func `half a message before the end is no answer, and the end is told`() async throws {
    let error = try await failure("half")
    #expect(error.code == .unreachable)
    #expect(error.message == "the program ended with exit code 0 in the middle of an answer")
  }

  @Test func `a last answer without a line break counts`() async throws {
    try await TestProgram.with("unended") {
      let titles = try await $0.titles()
      #expect(titles == ["Last Words"])
    }
  }

  @Test func `stray lines are noted and skipped`() async throws {
    let log = LogBook()
    try await TestProgram.with("chatty", log: log) { provider in
      for _ in 0..<3 {
        let titles = try await provider.titles()
        #expect(titles == ["Found It"])
      }
    }
    #expect(log.lines.count >= 18)
    #expect(log.lines.allSatisfy { $0.hasPrefix("script: skipped a line that is no answer") })
    #expect(!log.lines.joined().contains("hunter2"))
    #expect(!log.lines.joined().unicodeScalars.contains { $0.isUnsafeToPrint })
  }

  @Test func `only garbage is an invalid response with an excerpt`() async throws {
    var limits = TestProgram.patience
    limits.request = .milliseconds(500) * Slowness.factor
    let error = try await failure("garbage", limits: limits)
    #expect(error.code == .invalidResponse)
    #expect(error.message.contains("this is no answer"))
  }

  @Test func `garbage is told before a search has to end, too`() async throws {
    try await TestProgram.with("garbage") { provider in
      _ = try? await provider.prepare()
      let call = LastCall()
      call.ring()
      let error = try await LastCall.$current.withValue(call) { try await provider.failure() }
      #expect(error.code == .invalidResponse)
      #expect(error.message.hasPrefix("the program gave no answer in time; what it wrote is no"))
    }
  }

  @Test(arguments: ["broken", "deep", "nul"])
  func `a broken answer fails its request at once`(mode: String) async throws {
    let error = try await failure(mode)
    #expect(error.code == .invalidResponse)
    #expect(error.message.contains("broken JSON"))
  }

  @Test func `a broken answer costs one request only`() async throws {
    try await TestProgram.with("broken") { provider in
      _ = try await provider.failure()
      let error = try await provider.failure()
      #expect(error.code == .invalidResponse)
    }
  }

  @Test func `bytes that are no UTF-8 cost no answer`() async throws {
    try await TestProgram.with("latin") {
      let titles = try await $0.titles()
      #expect(titles == ["P\u{FFFD}t\u{FFFD}"])
    }
  }

  @Test(arguments: [
    ("stray_flood", "floods its output"), ("byte_flood", "floods its output"),
    ("answer_flood", "floods its output"), ("error_flood", "floods its error output"),
    ("endless", "a line of more than"),
  ])
  func `a flood ends the program`(mode: String, message: String) async throws {
    var limits = TestProgram.patience
    limits.lineBytes = 1 << 20
    let error = try await failure(mode, limits: limits)
    #expect(error.code == .invalidResponse)
    #expect(error.message.contains(message))
  }

  @Test func `a hang in the handshake times out`() async throws {
    var limits = TestProgram.patience
    limits.handshake = .milliseconds(300)
    let error = try await failure("mute", limits: limits)
    #expect(error.code == .timedOut)
    #expect(error.message.contains("no handshake"))
  }

  @Test func `a hang in a request times out, and the program is ended`() async throws {
    var limits = TestProgram.patience
    limits.request = .milliseconds(300)
    let error = try await failure("hangs", limits: limits)
    #expect(error.code == .timedOut)
  }

  @Test func `a program that closes its output and lives on is ended`() async throws {
    let error = try await failure("closes_output")
    #expect(error.code == .unreachable)
    #expect(error.message == "the program closed its output")
  }

  @Test func `a program that closes its input is ended`() async throws {
    let error = try await failure("closes_input")
    #expect(error.code == .unreachable)
    #expect(error.message == "the program closed its input")
  }

  @Test func `a program that never reads does not block, and is ended when too much waits`()
    async throws
  {
    var limits = TestProgram.patience
    limits.queuedBytes = 200_000
    let words = String(repeating: "soup ", count: 30_000)
    try await TestProgram.with("deaf", limits: limits) { provider in
      try await provider.prepare()
      let first = Task { try await provider.search(words) }
      var errors: [ProviderError] = []
      for _ in 0..<2 {
        do { _ = try await provider.search(words) } catch {
          errors.append(ProviderError(wrapping: error))
        }
        if errors.last?.message.contains("does not read its input") == true { break }
      }
      #expect(errors.last?.message == "the program does not read its input")
      first.cancel()
      _ = await first.result
    }
  }

  @Test func `a second answer to a request is ignored`() async throws {
    let log = LogBook()
    try await TestProgram.with("twice", log: log) { provider in
      for _ in 0..<3 {
        let titles = try await provider.titles()
        #expect(titles == ["Once"])
      }
    }
    #expect(log.lines.first?.contains("an answer to no request") == true)
  }

  @Test(arguments: 0..<5)
  func `a result of the wrong type is drift`(number: Int) async throws {
    try await TestProgram.with("wrong_types") { provider in
      let error = try await provider.failure(String(number))
      #expect(error.code == .drift)
    }
  }

  @Test func `an answer with neither result nor error is drift`() async throws {
    let error = try await failure("neither")
    #expect(error.code == .drift)
  }

  @Test func `an error without an identifier belongs to the only request`() async throws {
    let error = try await failure("anonymous")
    #expect(error.message == "cannot read that")
  }

  @Test func `error output is logged line by line, cleaned, bounded and redacted`() async throws {
    let log = LogBook()
    try await TestProgram.with("loud", log: log) { provider in
      let titles = try await provider.titles()
      #expect(titles == ["Onion Soup"])
    }
    #expect(log.lines.count == 101)
    #expect(log.lines.first?.hasPrefix("script: line 0 ••• xxx") == true)
    #expect(log.lines.allSatisfy { $0.count < 520 })
    #expect(log.lines.last == "script: … further lines left out")
  }
}
