public import RecipeProviderKit

/// What became of one case of a recording.
public struct CaseResult: Sendable, Hashable {
  /// The case's name.
  public var name: String
  /// Where the result is not what the case expects.
  public var differences: [CaseDifference]
  /// What the conformance checks found, apart from what the recording does not cover.
  public var findings: [ConformanceDiagnostic]
  /// What could not be checked, a line each.
  public var notes: [String]

  /// Creates a result.
  public init(
    name: String, differences: [CaseDifference] = [], findings: [ConformanceDiagnostic] = [],
    notes: [String] = []
  ) {
    self.name = name
    self.differences = differences
    self.findings = findings
    self.notes = notes
  }

  /// Whether everything is as expected and no conformance check failed.
  public var passed: Bool {
    differences.isEmpty && !findings.contains { $0.severity == .error }
  }
}

/// One place where a case's result is not what it expects.
public struct CaseDifference: Sendable, Hashable, CustomStringConvertible {
  /// The place, such as `listings[0].title`.
  public var path: String
  /// What the case expects, as JSON or in words.
  public var expected: String
  /// What came instead.
  public var got: String

  /// Creates a difference.
  public init(path: String, expected: String, got: String) {
    self.path = path
    self.expected = expected
    self.got = got
  }

  /// The difference on one line.
  public var description: String { "\(path): expected \(expected), got \(got)" }
}
