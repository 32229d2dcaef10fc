import PotluckSupport
package import RecipeModel

/// Judges HTTP answers: what a status means, and whether the body is what was promised.
///
/// Every adapter and the definition language share it, so that the same failure has the same words
/// everywhere.
public struct AnswerReader: Sendable {
  private let redaction: Redaction
  private let sent: SentCredentials

  /// Creates a reader whose messages never show these secrets.
  ///
  /// Without any, requests are taken to carry no credentials, so that a refusal is not told as one
  /// of a key.
  public init(redacting secrets: some Sequence<Secret> = [Secret]()) {
    let secrets = Array(secrets)
    self.init(redacting: secrets, sent: secrets.isEmpty ? .none() : .some)
  }

  /// Creates a reader that knows which credentials the requests carry.
  package init(redacting secrets: some Sequence<Secret>, sent: SentCredentials) {
    redaction = Redaction(secrets)
    self.sent = sent
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
      return JSONCursor(try JSON(parsing: text.utf8, limits: .answer), damage: text.damage)
    } catch { throw failure(error, reading: text.utf8, status: response.status) }
  }

  /// What a body that is not the JSON that was promised is called.
  package func failure(
    _ cause: JSONParseError, reading bytes: [UInt8], status: Int
  ) -> ProviderError {
    let body = BodyExcerpt(bytes, redaction: redaction)
    let answer = HTTPResponse(status: status, body: bytes)
    if let check = BrowserCheck.kind(of: answer, isLost: true) {
      return check.error(answer, redaction: redaction)
    }
    let message: String
    switch cause.passedLimit {
    case .cancellation: return ProviderError(wrapping: CancellationError())
    case .some: message = "the answer is more than can be read: \(cause)"
    case nil where body.looksLikeJSON: message = "the answer is broken JSON: \(cause)"
    case nil: message = "the answer is \(body.description), not JSON"
    }
    return redaction(
      ProviderError(
        .invalidResponse, message, fix: "check that baseURL is the address of the service itself",
        httpStatus: status))
  }

  /// Passes statuses from 200 to 299 and throws for the others.
  ///
  /// A check for a browser or a person in place of the answer is `challenged`. Otherwise 401 and
  /// 403 are `unauthorized`, 402 is `quotaExceeded`, 429 is `rateLimited`, everything else
  /// `httpError`; `Retry-After` is read whatever the status. The message carries what the service
  /// says about it: its error member, or the title of its web page.
  public func check(_ response: HTTPResponse) throws(ProviderError) {
    if let check = challenge(in: response) { throw check }
    guard !(200...299).contains(response.status) else { return }
    let (code, text, fix) = meaning(of: response.status)
    let body = BodyExcerpt(AnswerText(response).utf8, redaction: redaction)
    let said = body.complaint.map { ": \($0)" } ?? ""
    throw redaction(
      ProviderError(
        code, "\(text) (HTTP \(response.status))\(said)", fix: fix, httpStatus: response.status,
        retryAfter: RetryAfter.duration(in: response.headers)))
  }

  /// The statuses with which checks for a browser or a person are answered.
  private static let challenging = [403, 405, 406, 429, 503]

  private func challenge(in response: HTTPResponse) -> ProviderError? {
    let named = BrowserCheck.kind(status: response.status, headers: response.headers)
    guard named != nil || Self.challenging.contains(response.status) else { return nil }
    var answer = response
    answer.body = AnswerText(response).utf8
    return (named ?? BrowserCheck.kind(of: answer, isLost: true))?
      .error(answer, redaction: redaction)
  }

  /// The code that a status which is no good one means.
  public static func code(of status: Int) -> ProviderError.Code {
    AnswerReader(redacting: [], sent: .some).meaning(of: status).code
  }

  /// Whether a status tells that the service did not look for anything: it refused the request, or
  /// failed.
  package static func isRefusalOrFailure(_ status: Int) -> Bool {
    [401, 402, 403, 407, 429, 451].contains(status) || status >= 500
  }

  private func meaning(
    of status: Int
  ) -> (code: ProviderError.Code, text: String, fix: String?) {
    switch status {
    case 401, 403:
      (.unauthorized, sent.refusal(status).text, sent.refusal(status).fix)
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

/// Which credentials a source's requests carry, for what people are told when one is refused.
package enum SentCredentials: Sendable, Hashable {
  /// Some: they may be wrong.
  case some
  /// None; the settings that could give some have these names.
  case none(settings: [String] = [])

  /// What a refusal with a status means, and what a person can do.
  package func refusal(_ status: Int) -> (text: String, fix: String) {
    guard case .none(let settings) = self else {
      return ("the service refused the credentials", "check the key or token")
    }
    let names = settings.joined(separator: " or ")
    guard status == 403 else {
      return (
        "the service asks for credentials, and none were sent",
        names.isEmpty ? "ask its owner how programs may search it" : "set \(names)"
      )
    }
    let look = "look at its address in a browser, and ask its owner whether programs may search it"
    return (
      "the service refuses programs, or this address",
      names.isEmpty ? look : "set \(names) if it asks for credentials; otherwise \(look)"
    )
  }
}

/// The text of an answer in UTF-8, whatever charset it came in.
///
/// A byte order mark decides first, then zeros where UTF-16 and UTF-32 have them. Text that is valid
/// UTF-8 is UTF-8 whatever the answer declares: JSON has to be (RFC 8259, 8.1), many a server
/// declares another charset for it, and text in another charset is hardly ever valid UTF-8 by
/// chance. Everything else is in the charset that `Content-Type` declares.
public struct AnswerText: Sendable {
  /// The text, without a byte order mark; what could not be read is U+FFFD.
  public let utf8: [UInt8]
  /// What could not be read; nil when all of it could.
  ///
  /// Put it into ``SearchPage/shortfall``: the recipes stand, and the outcome says what is wrong.
  public let damage: ProviderError?

  /// Reads the body of an answer.
  public init(_ response: HTTPResponse) {
    let label = Self.declared(response.headers)
    let (charset, mark) = Self.charset(response.body, label)
    let body = mark == 0 ? response.body : Array(response.body[mark...])
    let (text, firstError) = charset.decode(body)
    utf8 = text
    damage = firstError.map { offset in
      Self.damage(charset, at: offset + mark, label: label, status: response.status)
    }
  }

  private static func charset(_ body: [UInt8], _ label: String?) -> (Charset, mark: Int) {
    if let found = Charset.marked(body) ?? unmarked(body) { return found }
    guard let declared = label.flatMap(Charset.init(label:)), !declared.name.hasPrefix("utf-"),
      !declared.extendsASCII || UTF8Check.firstError(in: body) != nil
    else { return (.utf8, 0) }
    return (declared, 0)
  }

  /// UTF-16 and UTF-32 without a mark: a text that begins with ASCII, as JSON does, has zeros there.
  private static func unmarked(_ body: [UInt8]) -> (Charset, mark: Int)? {
    let name: String? =
      switch body.prefix(4).map({ $0 == 0 }) {
      case [false, true, true, true]: "utf-32le"
      case [true, true, true, false]: "utf-32be"
      case [false, true, false, true], [false, true]: "utf-16le"
      case [true, false, true, false], [true, false]: "utf-16be"
      default: nil
      }
    return name.map { (Charset(unicode: $0), 0) }
  }

  /// The charset that the content type names.
  private static func declared(_ headers: HTTPHeaders) -> String? {
    for part in headers["Content-Type"]?.split(separator: ";").dropFirst() ?? [] {
      let pair = part.split(separator: "=", maxSplits: 1).map { TextCleaning.clean(String($0)) }
      guard pair.count == 2, pair[0]?.lowercased() == "charset" else { continue }
      return pair[1]?.filter { $0 != "\"" && $0 != "'" }
    }
    return nil
  }

  private static func damage(
    _ charset: Charset, at offset: Int, label: String?, status: Int
  ) -> ProviderError {
    var words = "the answer is not valid \(charset.name.uppercased()) at byte \(offset)"
    if let label, charset == .utf8, Charset(label: label) == nil {
      let shown = TextCleaning.clean(label, limit: 40) ?? ""
      words += ", and the charset “\(shown)” that it declares is not known"
    } else if label == nil {
      words += ", and it declares no charset"
    }
    return ProviderError(
      .invalidResponse, "some characters cannot be read: \(words)",
      fix: "they are shown as \u{FFFD}; tell the service to declare its charset in Content-Type",
      httpStatus: status)
  }
}

extension HTTPResponse {
  /// The longest body that is read at once; reading a longer one can take a thread for long.
  private static let shortBody = 64 << 10
  /// A body of which so much memory is made that it goes back to the system afterwards.
  private static let largeBody = 1 << 20
  private static let turns = AsyncSemaphore()

  /// Reads the body: of long ones, one at a time in the whole program.
  ///
  /// All tasks share a few threads, and reading gives none back until it is done. As many long
  /// answers as threads would hold up every other answer and the deadline, and what they take of
  /// memory would add up.
  /// - Parameter read: makes of the body what the caller needs of it, and keeps nothing else.
  /// - Returns: what `read` made.
  /// - Throws: what `read` throws; `CancellationError` when the task is cancelled before its turn.
  public nonisolated(nonsending) func inTurn<Value>(_ read: () throws -> Value) async throws
    -> Value
  {
    guard body.count > Self.shortBody else { return try read() }
    return try await Self.turns.withPlace {
      // The next one may be read by another thread, which would take as much again.
      defer { if body.count > Self.largeBody { FreedMemory.returnAll() } }
      return try read()
    }
  }
}
