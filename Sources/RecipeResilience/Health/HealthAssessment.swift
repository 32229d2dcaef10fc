import PotluckSupport
public import RecipeProviderKit

/// What an outcome, and what was seen at the transport, say together about a source.
struct HealthAssessment {
  private enum Kind {
    case nothing
    case success
    case failure(ProviderError, waited: Duration)
  }

  private let kind: Kind

  /// Judges an outcome.
  /// - Parameters:
  ///   - verdict: the outcome of the search.
  ///   - seen: what the source's transport saw; a kept answer may hide a failure from the outcome.
  ///   - isHTTP: whether the source has such a transport. Without one, every answer is a new one.
  init(_ verdict: ProviderResult.Verdict, _ seen: SourceActivity.Seen, isHTTP: Bool) {
    switch verdict {
    case .notAsked:
      kind = seen.hiddenFailure.map { .failure($0.error, waited: $0.waited) } ?? .nothing
    case .answered(let shortfall):
      if let hidden = seen.hiddenFailure {
        kind = .failure(hidden.error, waited: hidden.waited)
      } else if let shortfall, Self.binds(shortfall), !seen.restrainedLast {
        kind = .failure(shortfall, waited: .zero)
      } else {
        kind = !isHTTP || seen.answers > 0 ? .success : .nothing
      }
    case .failed(let error, let waited):
      kind =
        Self.isRefusal(error) && seen.restrainedLast ? .nothing : .failure(error, waited: waited)
    }
  }

  /// Whether the source was asked over the network.
  var wasAsked: Bool {
    switch kind {
    case .nothing: false
    case .success: true
    case .failure(let error, _):
      error.code.trait.wasAsked
    }
  }

  /// Whether the source could not be reached at all; one that redirects elsewhere was.
  var isUnreachable: Bool {
    guard case .failure(let error, _) = kind else { return false }
    return error.code == .unreachable && !error.isBehindRedirect
  }

  /// Whether the source could not be reached, and the fault seems to be on this machine.
  var suggestsNoNetwork: Bool {
    if case .failure(let error, _) = kind { error.suggestsNoNetwork } else { false }
  }

  /// Whether the source answered, and nothing is wrong.
  var isSuccess: Bool { if case .success = kind { true } else { false } }

  /// How the source's record changes; nil for not at all.
  func change(
    _ source: Source, now: Int64, random: Double
  ) -> (@Sendable (inout SourceRecord) -> Void)? {
    switch kind {
    case .nothing: return nil
    case .success: return { $0.succeed(now: now) }
    case .failure(let error, let waited):
      guard let penalty = Penalty(error, politeness: source.politeness, now: now) else {
        return nil
      }
      let message = TextCleaning.clean(source.redaction(error).message, limit: 300)
      let failure = SourceRecord.Failure(
        code: error.code.rawValue, message: message ?? error.code.rawValue,
        httpStatus: error.httpStatus, at: now)
      let began = now - waited.milliseconds
      if error.code == .timedOut {
        let waited = waited.milliseconds
        return { $0.staySilent(waited, failure, began: began, random: random) }
      }
      return { $0.fail(penalty, failure, began: began, random: random) }
    }
  }

  /// Whether a failure on a later page says something about the next search: a refusal, or the time
  /// for which the service expects to be unavailable (RFC 9110, section 10.2.3).
  private static func binds(_ error: ProviderError) -> Bool {
    isRefusal(error) || error.httpStatus == 503 && error.retryAfter.map { $0 > .zero } == true
  }

  /// Whether a failure is a refusal for asking too much.
  private static func isRefusal(_ error: ProviderError) -> Bool {
    error.code == .rateLimited || error.code == .quotaExceeded
  }
}

/// What became of one source in one search.
public struct ProviderResult: Sendable, Hashable {
  /// The outcome, as far as it tells something about the source's health.
  public enum Verdict: Sendable, Hashable {
    /// It answered, be it with nothing; `shortfall` is what went wrong on later pages, if anything.
    case answered(shortfall: ProviderError? = nil)
    /// It failed, after the search had waited so long for it.
    case failed(ProviderError, waited: Duration)
    /// It was not asked, or the search was cancelled.
    case notAsked
  }

  /// The provider's identifier.
  public var id: String
  /// What became of it.
  public var verdict: Verdict

  /// Creates an experience.
  public init(id: String, _ verdict: Verdict) {
    self.id = id
    self.verdict = verdict
  }
}
