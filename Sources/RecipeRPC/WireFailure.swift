package import RecipeModel
package import RecipeProviderKit

/// Why a request has no result, as a value that a program and a person can act on.
package struct WireFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure; an open set of words that clients read.
  package struct Kind: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package var description: String { rawValue }

    /// A parameter is missing or wrong; ``WireFailure/path`` names it.
    package static let invalidParams = Kind(rawValue: "invalidParams")
    /// The cursor is damaged or belongs to another query.
    package static let cursorExpired = Kind(rawValue: "cursorExpired")
    /// Nobody knows the recipe, or nothing of the kind is kept here.
    package static let notFound = Kind(rawValue: "notFound")
    /// The page or the answer holds no recipe that can be read.
    package static let parseFailed = Kind(rawValue: "parseFailed")
    /// The link leads where Potluck does not read recipes.
    package static let unsupportedSite = Kind(rawValue: "unsupportedSite")
    /// A source's key is missing or refused.
    package static let keyMissing = Kind(rawValue: "keyMissing")
    /// A source asks to be left alone for a while.
    package static let rateLimited = Kind(rawValue: "rateLimited")
    /// Nothing could be reached over the network.
    package static let offline = Kind(rawValue: "offline")
    /// No source could be asked.
    package static let allProvidersFailed = Kind(rawValue: "allProvidersFailed")
    /// A file or a database of this machine cannot be used.
    package static let storage = Kind(rawValue: "storage")
  }

  package var kind: Kind
  /// What is wrong, in one sentence without a final stop.
  package var message: String
  /// What to do about it.
  package var hint: String?
  /// Whether the same request may succeed a moment later.
  package var isRetryable: Bool
  package var url: String?
  /// The source that was asked.
  package var provider: String?
  package var httpStatus: Int?
  /// The parameter that is wrong, as a JSON pointer into the params.
  package var path: String?

  package init(
    _ kind: Kind, _ message: String, hint: String? = nil, isRetryable: Bool = false,
    url: String? = nil, provider: String? = nil, httpStatus: Int? = nil, path: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.hint = hint
    self.isRetryable = isRetryable
    self.url = url
    self.provider = provider
    self.httpStatus = httpStatus
    self.path = path
  }

  /// A parameter that is missing or wrong.
  ///
  /// - Parameters:
  ///   - path: a JSON pointer into the params, such as `/limit`.
  ///   - message: what is wrong.
  ///   - hint: what to write instead.
  /// - Returns: the failure.
  package static func invalid(_ path: String, _ message: String, hint: String? = nil) -> WireFailure
  {
    WireFailure(.invalidParams, message, hint: hint, path: path)
  }

  /// What a source said, as a failure of the request.
  package init(_ error: ProviderError, provider: String? = nil, url: String? = nil) {
    self.init(
      Kind(error), error.message, hint: error.hint,
      isRetryable: [.timedOut, .unreachable, .rateLimited, .suspended].contains(error.code)
        || (error.httpStatus ?? 0) >= 500,
      url: url, provider: provider, httpStatus: error.httpStatus)
  }

  /// The message, with the hint when there is one.
  package var description: String { hint.map { "\(message); \($0)" } ?? message }

  /// The failure as the `data` of an error; absent members are left out.
  package var json: JSON { Self.codec.write(self) }

  /// The `data` of an error, which is only written; of problems with the wire itself it holds the
  /// kind alone.
  static let codec: ObjectCodec<WireFailure> = ObjectCodec(
    "ErrorData", place: "an error", "What programs act on.", draft: WireFailure(.storage, ""),
    isOpen: true,
    [
      .written("kind", kinds, get: \.kind.rawValue),
      .deferred("message", .anyText, get: \.message),
      .deferred("retryable", .flag, get: \.isRetryable), .deferred("hint", .anyText, get: \.hint),
      .deferred("provider", .anyText, get: \.provider), .deferred("url", .anyText, get: \.url),
      .deferred("httpStatus", status, get: \.httpStatus),
      .deferred(
        "path", pointer, "The parameter that is wrong, as a pointer into the params.", get: \.path),
    ])

  private static let status = ValueCodec<Int>.integer(0...Int.max).described(
    as: .keywords(["type": "integer"]))

  private static let pointer = ValueCodec<String>.anyText.described(
    as: .keywords(["type": "string", "format": "json-pointer"]))

  /// The kinds that clients can expect, in the order in which lists show them.
  private static let kinds: ValueCodec<String> = {
    let kinds: [Kind] = [
      .invalidParams, .cursorExpired, .notFound, .parseFailed, .unsupportedSite, .keyMissing,
      .rateLimited, .offline, .allProvidersFailed, .storage, AssistantHint.kind,
    ]
    let words = kinds.map(\.rawValue) + ["badHeader", "tooLarge", "tooDeep", "duplicateID"]
    return .anyText.described(
      as: .keywords([
        "type": "string", "description": "A word of an open set.",
        "examples": .array(words.map(JSON.string)),
      ]))
  }()
}

extension WireFailure.Kind {
  init(_ error: ProviderError) {
    if error.suggestsNoNetwork {
      self = .offline
      return
    }
    switch error.code {
    case .notFound: self = .notFound
    case .unsupported: self = .unsupportedSite
    case .unauthorized, .misconfigured: self = .keyMissing
    case .rateLimited, .quotaExceeded, .suspended: self = .rateLimited
    case .drift, .invalidResponse: self = .parseFailed
    default: self = WireFailure.Kind(rawValue: error.code.rawValue)
    }
  }
}
