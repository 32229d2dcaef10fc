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
      members that are gone, types that have changed. Exit code 0 when all is as recorded, 2 \
      otherwise.
      """)

  @Argument(
    help: "Definition files, or ids of entries; every entry with a definition when none is named.",
    completion: .file(extensions: ["json"]))
  var definitions: [String] = []

  @Flag(help: "Ask the service again and name what has drifted.")
  var live = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup(title: "Service (with --live)") var access: DefinitionAccessOptions
  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    let words = definitions.isEmpty ? Self.configured(loaded) : definitions
    guard !words.isEmpty else {
      throw ToolFailure(
        "no entry of the configuration has a definition file",
        fix: "name one: potluck providers test mine.json", code: .usage)
    }
    var outcomes: [DefinitionTestOutcome] = []
    var isComplete = true
    for word in words {
      do { outcomes.append(try await test(word, loaded)) } catch let failure as ToolFailure {
        guard words.count > 1, failure.code == .failure else { throw failure }
        // One that cannot be tested never stops the others.
        StandardError.write(failure.text + "\n")
        isComplete = false
      }
    }
    var output = OutputStream()
    if json {
      let document: JSON = ["version": 1, "definitions": .array(outcomes.map(\.json))]
      output.write(document.text(.indented) + "\n")
    } else {
      for outcome in outcomes { output.write(outcome.text) }
    }
    output.flush()
    return isComplete && outcomes.allSatisfy(\.passed) ? .results : .failure
  }

  private static func configured(_ loaded: LoadedConfiguration) -> [String] {
    loaded.configuration.entries.compactMap {
      if case .definition = $0.origin { $0.id } else { nil }
    }
  }

  private func test(
    _ word: String, _ loaded: LoadedConfiguration
  ) async throws -> DefinitionTestOutcome {
    let target = try DefinitionTarget(word, in: loaded)
    guard let file = target.file else {
      throw ToolFailure(
        "\(word) comes with the program, whose own tests replay its recordings",
        fix: "name a definition file of your own")
    }
    guard let read = try file.readRecording() else {
      throw ToolFailure(
        "there is no recording \(file.recordingPath)",
        fix: "make one: potluck providers record \(word) soup")
    }
    guard let recording = read.recording else {
      for problem in read.problems {
        StandardError.write(problem.text(file: file.recordingPath) + "\n")
      }
      throw ToolFailure(
        "the recording \(file.recordingPath) has errors", fix: "correct the places above")
    }
    var outcome = DefinitionTestOutcome(name: target.label)
    outcome.cases = await DefinitionTest.run(target.definition, recording)
    if live { outcome.drift = try await drift(of: target, recording) }
    return outcome
  }

  private func drift(
    of target: DefinitionTarget, _ recording: Recording
  ) async throws -> [ShapeDifference] {
    let again = try await ToolFailure.telling("the service could not be asked") {
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

  /// Whether all is as recorded.
  var passed: Bool {
    cases.allSatisfy(\.passed) && !(drift ?? []).contains { $0.severity == .error }
  }

  /// The outcome for people.
  var text: String {
    var text = ""
    for result in cases {
      text += "\(result.passed ? "ok   " : "FAIL ")  \(name): \(result.name)\n"
      for difference in result.differences { text += "       \(difference)\n" }
      for finding in result.findings {
        text += "       \(finding.severity.rawValue) (\(finding.check)): \(finding.message)\n"
        if let hint = finding.hint { text += "         fix: \(hint)\n" }
      }
      for note in result.notes { text += "       note: \(note)\n" }
    }
    if let drift {
      let isSame = !drift.contains { $0.severity == .error }
      text += "\(isSame ? "ok   " : "DRIFT")  \(name): the live answers\n"
      for difference in drift { text += "       \(difference)\n" }
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
                  "message": .string($0.message), "hint": .optional($0.hint),
                ]
              }),
            "notes": .array(result.notes.map(JSON.string)),
          ]
        }),
      "drift": drift.map { .array($0.map(\.json)) } ?? .null,
    ]
  }
}
