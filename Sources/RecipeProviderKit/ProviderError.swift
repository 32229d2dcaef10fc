package import RecipeModel

/// What went wrong with one request to one source, as a value that a person can act on.
///
/// Messages name what came back, never a secret; the caller adds the provider and the request. It is
/// part of outcomes and of what providers throw; what asked the source fails with a ``Failure`` of it.
public struct ProviderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure; an open set whose words are outcome statuses too.
  public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The stable word.
    public var rawValue: String

    /// Wraps a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The word.
    public var description: String { rawValue }

    /// No answer in time.
    public static let timedOut = Code(rawValue: "timedOut")
    /// No connection: refused, reset, name not found.
    public static let unreachable = Code(rawValue: "unreachable")
    /// A status that means failure.
    public static let httpError = Code(rawValue: "httpError")
    /// The credentials are missing or refused.
    public static let unauthorized = Code(rawValue: "unauthorized")
    /// A check for a browser or a person, such as a CAPTCHA, stands in place of the answer.
    public static let challenged = Code(rawValue: "challenged")
    /// Too many requests in a short time.
    public static let rateLimited = Code(rawValue: "rateLimited")
    /// The allowance of the day or the month is used up.
    public static let quotaExceeded = Code(rawValue: "quotaExceeded")
    /// The answer is well-formed, but no longer has the promised shape.
    public static let drift = Code(rawValue: "drift")
    /// The answer is not what was asked for at all: HTML, broken JSON, too large.
    public static let invalidResponse = Code(rawValue: "invalidResponse")
    /// The list would not end: a token or a page came twice, or the page cap was reached.
    public static let pagingLoop = Code(rawValue: "pagingLoop")
    /// The list ended, or was left, before all of it had come.
    public static let incomplete = Code(rawValue: "incomplete")
    /// The request was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The source does not know the recipe.
    public static let notFound = Code(rawValue: "notFound")
    /// The source cannot do what was asked.
    public static let unsupported = Code(rawValue: "unsupported")
    /// The provider's settings do not allow a request.
    public static let misconfigured = Code(rawValue: "misconfigured")
    /// Potluck leaves the source alone for a while.
    public static let suspended = Code(rawValue: "suspended")
    /// Potluck was told not to ask, and has no answer of its own.
    public static let skipped = Code(rawValue: "skipped")

    /// What Potluck does about a failure of a kind.
    ///
    /// **Adding a kind that is an outcome status, too.** Its constant above and a line in ``traits``.
    package struct Trait: Sendable {
      /// The kind.
      package let code: Code
      /// The failure of the whole request, where the source's is all that there is.
      let failure: Failure.Code?
      /// Whether asking again later may well help.
      var isRetryable = false
      /// Whether asking for more now is pointless: it would be refused, or the source wants a pause.
      var isLasting = false
      /// Whether a request was made.
      package var wasAsked = true
      /// Whether a source whose search fails so has it as its status.
      package var isStatus = true
    }

    /// Every kind that is known, in the order in which documents explain them.
    package static let traits = [
      Trait(code: .timedOut, failure: .timedOut, isRetryable: true),
      Trait(code: .unreachable, failure: nil, isRetryable: true),
      Trait(code: .httpError, failure: nil),
      Trait(code: .unauthorized, failure: .keyMissing, isLasting: true),
      Trait(code: .challenged, failure: nil, isLasting: true),
      Trait(code: .rateLimited, failure: .rateLimited, isRetryable: true, isLasting: true),
      Trait(code: .quotaExceeded, failure: .rateLimited, isLasting: true),
      Trait(code: .drift, failure: .parseFailed),
      Trait(code: .invalidResponse, failure: .parseFailed),
      Trait(code: .pagingLoop, failure: nil, isLasting: true),
      Trait(code: .misconfigured, failure: .keyMissing, isLasting: true, wasAsked: false),
      Trait(
        code: .suspended, failure: .rateLimited, isRetryable: true, isLasting: true,
        wasAsked: false),
      Trait(code: .skipped, failure: nil, wasAsked: false),
      Trait(code: .cancelled, failure: .cancelled, isLasting: true, wasAsked: false),
      Trait(code: .incomplete, failure: nil, isStatus: false),
      Trait(code: .notFound, failure: .notFound, isStatus: false),
      Trait(code: .unsupported, failure: .unsupportedSite, isLasting: true, isStatus: false),
    ]

    /// What is known of the kind; a kind that nobody knows was asked and may go away.
    package var trait: Trait {
      Self.traits.first { $0.code == self } ?? Trait(code: self, failure: nil)
    }
  }

  /// The kind of failure.
  public var code: Code
  /// What came back, in one sentence without a final stop.
  public var message: String
  /// What a person can do about it.
  public var fix: String?
  /// The HTTP status, when there was one.
  public var httpStatus: Int?
  /// How long the source asks to be left alone.
  public var retryAfter: Duration?
  /// Whether the source answers like this past the end of its list too, so that a failure behind
  /// the last good page is the end and no loss.
  public var isPlausibleEnd: Bool
  /// Whether the failure looks like this machine's own: a name that nobody could look up, or no
  /// way to the host.
  public var suggestsNoNetwork = false
  /// Whether a server answered before the failure, with a redirect: the network is there.
  package var isBehindRedirect = false
  /// Whether the server may have acted on a request that must not be sent twice, though no answer
  /// came.
  package var mayHaveActed = false

  /// Creates an error.
  public init(
    _ code: Code, _ message: String, fix: String? = nil, httpStatus: Int? = nil,
    retryAfter: Duration? = nil, isPlausibleEnd: Bool = false
  ) {
    self.code = code
    self.message = message
    self.fix = fix
    self.httpStatus = httpStatus
    self.retryAfter = retryAfter
    self.isPlausibleEnd = isPlausibleEnd
  }

  /// The request was cancelled.
  package static let cancelled = ProviderError(.cancelled, "the request was cancelled")

  /// The message, with the advice when there is one.
  public var description: String { fix.map { "\(message); \($0)" } ?? message }

  /// The error itself, or another one described as a provider's.
  public init(wrapping error: any Error) {
    switch error {
    case let error as ProviderError: self = error
    case is CancellationError: self = .cancelled
    default: self.init(.invalidResponse, "unexpected failure: \(error)")
    }
  }
}

// MARK: - As a failure

extension Failure {
  /// What a source said, as the failure of what asked it.
  package init(_ error: ProviderError, provider: String? = nil, url: String? = nil) {
    self.init(
      Code(error), error.message, fix: error.fix,
      isRetryable: error.code.trait.isRetryable || (error.httpStatus ?? 0) >= 500,
      url: url, provider: provider, httpStatus: error.httpStatus)
  }

  /// Any error as a failure: itself where it is one, else described as a source's.
  package init(wrapping error: any Error) {
    self = (error as? Failure) ?? Failure(ProviderError(wrapping: error))
  }
}

extension Failure.Code {
  fileprivate init(_ error: ProviderError) {
    self =
      error.suggestsNoNetwork
      ? .offline : error.code.trait.failure ?? .other(error.code.rawValue)
  }
}
