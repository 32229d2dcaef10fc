/// One finding of ``ProviderConformance``.
public struct ConformanceDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How bad a finding is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The provider breaks its protocol or a claim; users will see wrong results.
    case error
    /// It works, but something is suspicious.
    case warning
    /// Something could not be checked, or is worth knowing.
    case note
  }

  /// How bad it is.
  public var severity: Severity
  /// The stable name of the check that found it.
  public var check: String
  /// What was found, in one sentence without a final stop.
  public var message: String
  /// What the provider's author can do about it.
  public var hint: String?
  /// The kind of failure that the finding is about, when one was thrown.
  public var cause: ProviderError.Code?

  /// Creates a finding.
  public init(
    _ severity: Severity, check: String, _ message: String, hint: String? = nil,
    cause: ProviderError.Code? = nil
  ) {
    self.cause = cause
    self.severity = severity
    self.check = check
    self.message = TextCleaning.clean(message, limit: 1_000) ?? ""
    self.hint = hint
  }

  /// The finding on one line: `error (titles): …; …`.
  public var description: String {
    "\(severity) (\(check)): \(message)" + (hint.map { "; \($0)" } ?? "")
  }
}
