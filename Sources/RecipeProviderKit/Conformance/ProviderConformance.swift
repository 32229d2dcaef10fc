public import RecipeModel

/// Checks that a provider keeps the promises of ``RecipeProvider``.
///
/// The same checks run on every provider, whether compiled, defined in JSON or a program of its
/// own. Run them in your provider's tests against a recorded or simulated service: they ask for a
/// few dozen pages.
///
/// ```swift
/// let findings = await ProviderConformance(provider, query: SearchQuery(text: "soup")).run()
/// #expect(findings.filter { $0.severity == .error } == [])
/// ```
public struct ProviderConformance: Sendable {
  private let subject: ConformanceSubject

  /// Prepares the checks.
  /// - Parameters:
  ///   - provider: who is checked.
  ///   - query: a query that the provider answers with some listings.
  ///   - patience: how long a cancelled request may take to return.
  public init(
    _ provider: any RecipeProvider, query: SearchQuery = SearchQuery(text: "soup"),
    patience: Duration = .seconds(1)
  ) {
    subject = ConformanceSubject(provider: provider, query: query, patience: patience)
  }

  /// Runs every check; an empty result means that all of them passed.
  public func run() async -> [ConformanceDiagnostic] {
    var findings = DescriptorCheck.run(on: subject)
    do {
      let page = try await subject.search(subject.query)
      guard !page.listings.isEmpty else {
        findings.append(
          ConformanceDiagnostic(
            .error, check: "search", "the query brings no listing, so little can be checked",
            fix: "check with a query that the source has results for"))
        return findings
      }
      findings += ListingCheck.run(on: page, of: subject)
      findings += PageCheck.run(on: page, of: subject)
      for check in Self.checks { findings += await check(subject, page) }
    } catch {
      let error = ProviderError(wrapping: error)
      findings.append(
        ConformanceDiagnostic(
          .error, check: "search", "the query fails: \(error)", cause: error.code))
    }
    return findings
  }

  private typealias Check =
    @Sendable (ConformanceSubject, SearchPage) async -> [ConformanceDiagnostic]

  private static let checks: [Check] = [
    StabilityCheck.run, WalkCheck.run, DetailCheck.run, CapabilityCheck.run, CancellationCheck.run,
  ]
}

/// Who is checked and with what.
struct ConformanceSubject: Sendable {
  var provider: any RecipeProvider
  var query: SearchQuery
  var patience: Duration

  var descriptor: ProviderDescriptor { provider.descriptor }

  /// The first page of a query.
  func search(_ query: SearchQuery) async throws -> SearchPage {
    try await provider.search(query, page: descriptor.paging.first)
  }

  /// The first page of the query after a change; a failure becomes a finding.
  func search(
    _ change: (inout SearchQuery) -> Void, check: String,
    into findings: inout [ConformanceDiagnostic]
  ) async -> SearchPage? {
    var query = query
    change(&query)
    do { return try await search(query) } catch {
      let error = ProviderError(wrapping: error)
      findings.append(
        ConformanceDiagnostic(
          .error, check: check, "the query fails: \(error)",
          fix: "claim only what the source answers", cause: error.code))
      return nil
    }
  }
}

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
  public var fix: String?
  /// The kind of failure that the finding is about, when one was thrown.
  public var cause: ProviderError.Code?

  /// Creates a finding.
  public init(
    _ severity: Severity, check: String, _ message: String, fix: String? = nil,
    cause: ProviderError.Code? = nil
  ) {
    self.cause = cause
    self.severity = severity
    self.check = check
    self.message = TextCleaning.clean(message, limit: 1_000) ?? ""
    self.fix = fix
  }

  /// The finding on one line: `error (titles): …; …`.
  public var description: String {
    "\(severity) (\(check)): \(message)" + (fix.map { "; \($0)" } ?? "")
  }
}
