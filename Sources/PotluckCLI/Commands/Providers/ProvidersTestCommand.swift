import ArgumentParser
import RecipeDefinitions
import RecipeModel
import RecipeProviderKit

/// `potluck providers test`: replays what was recorded.
struct ProvidersTestCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Replay the recorded exchanges of definitions, offline, and compare the listings.",
    discussion: """
      Beside the listings, the checks that compiled providers pass run on the replay. With --live \
      the service is asked again, and its answers are compared with the recorded ones in shape: \
      members that are gone or in far fewer items, types that have changed. A definition that comes \
      with the program has no recording beside it: with --live one is made of its service and \
      checked at once. Exit code 0 when all is as recorded, 2 otherwise.
      """
        + examples(
          "providers test mine.json",
          "providers test mine.json --live",
          "providers test themealdb --live"))

  @Argument(
    help: ArgumentHelp(
      "Definition files, ids of entries, or with --live what comes with the program; every entry"
        + " with a definition file when none is named."),
    completion: .file(extensions: ["json"]))
  var definitions: [String] = []

  @Flag(help: "Ask the service again and name what has drifted.")
  var live = false

  @Option(
    help: "What a definition that comes with the program is asked for with --live.")
  var words = "soup"

  @Flag(name: [.customShort("j"), .long], help: "Print one JSON document.")
  var json = false

  @OptionGroup(title: "Service (with --live)") var access: DefinitionAccessOptions
  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    let tests = DefinitionTests(
      loaded: loaded, isLive: live, words: words, access: access)
    let words = definitions.isEmpty ? tests.configured : definitions
    guard !words.isEmpty else {
      throw Failure(
        .usage, "no entry of the configuration has a definition file",
        fix: "name one: potluck providers test mine.json")
    }
    let result = try await tests.run(words)
    for failure in result.failures { StandardError.tell(failure) }
    if json {
      OutputStream.print(result.json)
    } else {
      OutputStream.print(result.outcomes.map(\.text).joined())
    }
    return result.passed ? .results : .failure
  }
}

/// Replays what was recorded of definitions, and asks their services again when wanted.
struct DefinitionTests {
  /// The configuration that names the definitions.
  let loaded: LoadedConfiguration
  /// Whether services are asked again.
  var isLive = false
  /// What a service is asked for that has no recording.
  var words = "soup"
  /// How services are reached, before what entries say.
  var access: DefinitionAccessOptions?

  /// What became of all tests.
  struct Result {
    /// The tests that could be run.
    var outcomes: [DefinitionTestOutcome] = []
    /// Why others could not.
    var failures: [Failure] = []

    /// Whether all is as recorded.
    var passed: Bool { failures.isEmpty && outcomes.allSatisfy(\.passed) }

    /// The result for other programs.
    var json: JSON { ["version": 1, "definitions": .array(outcomes.map(\.json))] }
  }

  /// The entries with a definition file.
  var configured: [String] {
    loaded.configuration.entries.compactMap {
      if case .definition = $0.origin { $0.id } else { nil }
    }
  }

  /// Tests definitions.
  ///
  /// One of several that cannot be tested does not stop the others.
  /// - Parameter words: definition files, or identifiers of entries.
  /// - Returns: what became of each.
  /// - Throws: ``Failure`` when the only one cannot be tested, or a word names none.
  func run(_ words: [String]) async throws -> Result {
    var result = Result()
    for word in words {
      do { result.outcomes.append(try await test(word)) } catch let failure as Failure {
        guard words.count > 1, failure.exit == .failure else { throw failure }
        result.failures.append(failure)
      }
    }
    return result
  }

  private func test(_ word: String) async throws -> DefinitionTestOutcome {
    let target = try DefinitionTarget(word, in: loaded)
    guard let file = target.file else { return try await testBundled(target) }
    guard let read = try file.readRecording() else {
      throw Failure(
        "there is no recording \(file.recordingPath)",
        fix: "make one: potluck providers record \(word) soup")
    }
    guard let recording = read.recording else {
      StandardError.tell(read.problems, of: file.recordingPath)
      throw Failure(
        "the recording \(file.recordingPath) has errors", fix: "correct the places above")
    }
    var outcome = DefinitionTestOutcome(name: target.label)
    outcome.cases = await DefinitionTest.run(target.definition, recording)
    guard isLive else { return outcome }
    do { outcome.drift = try await drift(of: target, recording) } catch let failure as Failure {
      guard failure.exit == .failure else { throw failure }
      outcome.failure = failure
    }
    return outcome
  }

  /// Tests a definition that comes with the program on what its service answers now.
  private func testBundled(_ target: DefinitionTarget) async throws -> DefinitionTestOutcome {
    guard isLive else {
      throw Failure(
        "\(target.label) comes with the program, whose own tests replay its recordings",
        fix: "add --live to ask its service, or name a definition file of your own")
    }
    let recording = try await Failure.telling("the service could not be asked") {
      try await SourceRuntime(leavingNoTrace: .tool).use { runtime in
        try await target.recorder(access, over: runtime).recordLive(SearchQuery(text: words))
      }
    }
    guard recording.cases.contains(where: { $0.expect.listings?.isEmpty == false }) else {
      throw Failure(
        "\(target.label) lists nothing for \"\(words)\", so nothing could be tested",
        fix: "name what its service has recipes for: --words \"…\"")
    }
    var outcome = DefinitionTestOutcome(name: target.label)
    outcome.cases = await DefinitionTest.run(target.definition, recording)
    return outcome
  }

  private func drift(
    of target: DefinitionTarget, _ recording: Recording
  ) async throws -> [ShapeDifference] {
    let again = try await Failure.telling("the service could not be asked") {
      try await SourceRuntime(leavingNoTrace: .tool).use { runtime in
        try await target.recorder(access, over: runtime).recordAgain(recording)
      }
    }
    return ShapeComparison.compare(recording, with: again, for: target.definition)
  }
}

/// What the test of one definition came to.
struct DefinitionTestOutcome {
  /// What people called it.
  var name: String
  /// What became of each recorded case.
  var cases: [CaseResult] = []
  /// Where live answers differ from the recorded ones in shape; nil when nobody was asked.
  var drift: [ShapeDifference]?
  /// Why the service could not be asked again; nil when it was, or was not to be.
  var failure: Failure?

  /// Whether all is as recorded.
  var passed: Bool {
    cases.allSatisfy(\.passed) && failure == nil
      && !(drift ?? []).contains { $0.severity == .error }
  }

  /// The outcome for people.
  var text: String {
    var text = ""
    for result in cases {
      text += "\(result.passed ? "ok   " : "FAIL ")  \(name): \(result.name)\n"
      for difference in result.differences { text += "       \(difference)\n" }
      for finding in result.findings {
        text += "       \(finding.severity.rawValue) (\(finding.check)): \(finding.message)\n"
        if let fix = finding.fix { text += "         fix: \(fix)\n" }
      }
      for note in result.notes { text += "       note: \(note)\n" }
    }
    if let drift {
      let isSame = !drift.contains { $0.severity == .error }
      text += "\(isSame ? "ok   " : "DRIFT")  \(name): the live answers\n"
      for difference in drift { text += "       \(difference)\n" }
    }
    if let failure {
      text += "FAIL   \(name): the live answers\n       \(failure.message)\n"
      if let fix = failure.fix { text += "         fix: \(fix)\n" }
    }
    return Printable.line(text)
  }

  /// The outcome for other programs.
  var json: JSON {
    [
      "name": .string(name), "passed": .bool(passed),
      "cases": .array(
        cases.map { result in
          [
            "name": .string(result.name), "passed": .bool(result.passed),
            "differences": .array(
              result.differences.map {
                [
                  "path": .string($0.path), "expected": .string($0.expected),
                  "got": .string($0.got),
                ]
              }),
            "findings": .array(
              result.findings.map {
                [
                  "severity": .string($0.severity.rawValue), "check": .string($0.check),
                  "message": .string($0.message), "hint": .optional($0.fix),
                ]
              }),
            "notes": .array(result.notes.map(JSON.string)),
          ]
        }),
      "drift": drift.map { .array($0.map(\.json)) } ?? .null,
      "failure": failure.map { ["message": .string($0.message), "fix": .optional($0.fix)] }
        ?? .null,
    ]
  }
}
