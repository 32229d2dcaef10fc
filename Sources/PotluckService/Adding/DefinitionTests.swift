import RecipeDefinitions
package import RecipeModel
import RecipeProviderKit

/// Replays what was recorded of definitions, and asks their services again when wanted.
package struct DefinitionTests {
  /// The configuration that names the definitions.
  let loaded: LoadedConfiguration
  /// Whether services are asked again.
  let isLive: Bool
  /// What a service is asked for that has no recording.
  let words: String
  /// How services are reached, before what entries say.
  let access: DefinitionAccess?

  /// Creates tests; nothing is run yet.
  package init(
    loaded: LoadedConfiguration, isLive: Bool = false, words: String = "soup",
    access: DefinitionAccess? = nil
  ) {
    self.loaded = loaded
    self.isLive = isLive
    self.words = words
    self.access = access
  }

  /// What became of all tests.
  package struct Result {
    /// The tests that could be run.
    package var outcomes: [DefinitionTestOutcome] = []
    /// Why others could not.
    package var failures: [Failure] = []

    /// Whether all is as recorded.
    package var passed: Bool { failures.isEmpty && outcomes.allSatisfy(\.passed) }

    /// The result for other programs.
    package var json: JSON { ["version": 1, "definitions": .array(outcomes.map(\.json))] }
  }

  /// The entries with a definition file.
  package var configured: [String] {
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
  package func run(_ words: [String]) async throws -> Result {
    var result = Result()
    for word in words {
      do { result.outcomes.append(try await test(word)) } catch let failure as Failure {
        guard words.count > 1, failure.code != .usage else { throw failure }
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
      guard failure.code != .usage else { throw failure }
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
package struct DefinitionTestOutcome {
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
  package var text: String {
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
