package import RecipeModel

/// Judges HTTP answers: what a status means, and whether the body is what was promised.
///
/// Every adapter and the definition language share it, so that the same failure has the same words
/// everywhere.
public struct AnswerReader: Sendable {
  private let redaction: Redaction

  /// Creates a reader whose messages never show these secrets.
  public init(redacting secrets: some Sequence<Secret> = [Secret]()) {
    redaction = Redaction(secrets)
  }

  /// Sends a request and reads its answer as JSON.
  /// - Throws: ``ProviderError``, its texts redacted: what the transport threw, or what
  ///   ``json(_:)`` found.
  public func json(
    _ request: HTTPRequest, over transport: any HTTPTransport
  ) async throws -> JSONCursor {
    do {
      let response = try await transport.send(request)
      return try await response.inTurn { try json(response) }
    } catch let error as ProviderError {
      throw redaction(error)
    }
  }

  /// Reads an answer as JSON, after ``check(_:)``.
  ///
  /// The content type does not matter: RecipePuppy sends its JSON as `text/javascript`. Its
  /// charset does (``AnswerText``).
  /// - Throws: ``ProviderError`` with code `invalidResponse` that names what came instead.
  public func json(_ response: HTTPResponse) throws(ProviderError) -> JSONCursor {
    try check(response)
    let text = AnswerText(response)
    do throws(JSONParseError) {
      return JSONCursor(try JSON(parsing: text.utf8), damage: text.damage)
    } catch { throw failure(error, reading: text.utf8, status: response.status) }
  }

  /// What a body that is not the JSON that was promised is called.
  package func failure(
    _ cause: JSONParseError, reading bytes: [UInt8], status: Int
  ) -> ProviderError {
    let body = BodyExcerpt(bytes, redaction: redaction)
    let message: String
    switch cause.passedLimit {
    case .cancellation: return ProviderError(wrapping: CancellationError())
    case .some: message = "the answer is more than can be read: \(cause)"
    case nil where body.looksLikeJSON: message = "the answer is broken JSON: \(cause)"
    case nil: message = "the answer is \(body.description), not JSON"
    }
    return redaction(
      ProviderError(
        .invalidResponse, message, hint: "check that baseURL is the address of the service itself",
        httpStatus: status))
  }

  /// Passes statuses from 200 to 299 and throws for the others.
  ///
  /// 401 and 403 are `unauthorized`, 402 is `quotaExceeded`, 429 is `rateLimited`, everything else
  /// `httpError`; `Retry-After` is read whatever the status. The message carries what the service
  /// says about it: its error member, or the title of its web page.
  public func check(_ response: HTTPResponse) throws(ProviderError) {
    guard !(200...299).contains(response.status) else { return }
    let (code, text, hint) = Self.meaning(of: response.status)
    let body = BodyExcerpt(AnswerText(response).utf8, redaction: redaction)
    let said = body.complaint.map { ": \($0)" } ?? ""
    throw redaction(
      ProviderError(
        code, "\(text) (HTTP \(response.status))\(said)", hint: hint, httpStatus: response.status,
        retryAfter: RetryAfter.duration(in: response.headers)))
  }

  /// The code that a status which is no good one means.
  public static func code(of status: Int) -> ProviderError.Code { meaning(of: status).code }

  private static func meaning(
    of status: Int
  ) -> (code: ProviderError.Code, text: String, hint: String?) {
    switch status {
    case 401, 403:
      (.unauthorized, "the service refused the credentials", "check the key or token")
    case 402:
      (.quotaExceeded, "the allowance is used up", "wait until it is renewed, or get a larger one")
    case 429:
      (.rateLimited, "the service asks for fewer requests", "wait a little")
    case 300...399:
      (.httpError, "the service points elsewhere", "check that baseURL is its present address")
    case 404, 410:
      (.httpError, "the service knows nothing at this address", "check baseURL")
    case 500...599:
      (.httpError, "the service failed", "try again later")
    default:
      (.httpError, "the service refused the request", nil)
    }
  }
}
