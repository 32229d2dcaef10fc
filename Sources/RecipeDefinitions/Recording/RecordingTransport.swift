import PotluckSupport
import RecipeModel
package import RecipeProviderKit
import Synchronization

/// Keeps every exchange with a service, without its secrets and private addresses.
///
/// Make the provider with ``standIns`` instead of the secrets: this transport puts the real ones
/// into each request to the base address and takes them out of each answer, so that neither the
/// provider nor the recording ever holds them. It keeps the tokens of log-ins too, so that `{token}`
/// stands for each in the recording.
package final class RecordingTransport: HTTPTransport {
  /// The most bytes of a body that are kept.
  static let maxBodyBytes = 4 << 20

  private let inner: any HTTPTransport
  private let base: RequestURL?
  private let origins: Set<String>
  private let tokens = MemoryTokenStore()
  private let learnt = Mutex<[Secret]>([])
  private let placeholders: Placeholders
  private let redaction: Redaction
  private let alsoHeaders: Set<String>
  private let syntax: AnswerSyntax
  private let log = Mutex<(exchanges: [RecordedExchange], notes: [String])>(([], []))

  /// Wraps a transport.
  /// - Parameters:
  ///   - inner: who is asked.
  ///   - secrets: the real secrets, by name.
  ///   - baseURL: the service's address, for which `{baseURL}` is recorded.
  ///   - headers: further header fields of answers that matter.
  ///   - origins: further services that get the secrets, such as one that gives tokens.
  package convenience init(
    _ inner: any HTTPTransport, secrets: [String: Secret], baseURL: String?,
    keeping headers: [String] = [], trusting origins: [String] = []
  ) {
    self.init(
      inner, secrets: secrets, baseURL: baseURL, keeping: headers, trusting: origins, as: .json)
  }

  /// Wraps a transport whose answers are read in some way, which decides what their encoding is.
  init(
    _ inner: any HTTPTransport, secrets: [String: Secret], baseURL: String?,
    keeping headers: [String], trusting origins: [String], as syntax: AnswerSyntax
  ) {
    self.syntax = syntax
    self.inner = inner
    base = baseURL.flatMap { try? RequestURL(base: $0) }
    placeholders = Placeholders(secrets: secrets, baseURL: baseURL)
    redaction = Redaction(secrets.values)
    self.origins = Set(origins)
    alsoHeaders = Set(headers.map { $0.lowercased() })
  }

  /// What to give the provider in place of the secrets.
  package var standIns: [String: Secret] { placeholders.standIns }

  /// The exchanges so far, each request once with its last answer.
  package var exchanges: [RecordedExchange] {
    let learnt = learnt.withLock { $0 }
    let exchanges = log.withLock { $0.exchanges }
    guard !learnt.isEmpty else { return exchanges }
    let finder = SecretFinder(learnt)
    // A token that is too short to be looked for everywhere is one where it is the whole value.
    let values = TextReplacer(
      learnt.flatMap { secret in
        ([secret.exposed] + Placeholders.encodedForms(secret.exposed)).map {
          ($0, Self.token, .value)
        }
      })
    return exchanges.map { exchange in
      exchange.map { text in values(finder.replacing(in: text) { _ in Self.token } ?? text) }
    }
  }

  /// The shortest value of a cookie that is looked for by itself, in bytes.
  private static let shortestCookie = 8

  /// What stands for the token of a log-in.
  private static let token = Placeholders.standIn("token")

  /// What could not be kept, a line each.
  package var notes: [String] { log.withLock { $0.notes } }

  /// Sends a request with the real secrets, and keeps the exchange without them.
  package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let (outgoing, credentials) = revealed(request)
    var response: HTTPResponse
    do { response = try await inner.send(outgoing) } catch let error as ProviderError {
      throw redaction(error)
    }
    // A recording is UTF-8 whatever the service sends; what cannot be read the provider shall see.
    let text = syntax.text(of: response)
    if text.damage == nil { response.body = text.utf8 }
    let cover = TextReplacer(credentials.map { ($0, Redaction.mark, .anything) })
    let hide = { [placeholders] in placeholders.hide(cover($0)) }
    var hidden = HTTPResponse(
      status: response.status, headers: response.headers.mapValues(hide), body: response.body)
    hidden.body.mapTexts(hide)
    keep(request, hidden)
    return hidden
  }

  /// The request with the real secrets, and what else must not be recorded.
  ///
  /// Only requests to the service itself get them.
  private func revealed(_ request: HTTPRequest) -> (HTTPRequest, credentials: [String]) {
    if let base {
      guard let url = try? RequestURL(request.url),
        url.origin == base.origin || origins.contains(url.origin)
      else {
        return (request, [])
      }
    }
    var outgoing = request
    var credentials: [String] = []
    outgoing.url = placeholders.reveal(request.url, isAddress: true)
    outgoing.headers = request.headers.mapValues { value in
      let parts = value.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0] == "Basic", let bytes = Base64.decode(parts[1].utf8),
        let plain = String(validating: bytes, as: UTF8.self)
      else { return placeholders.reveal(value, isAddress: false) }
      // A client's identifier and secret are encoded as in a form.
      let isForm = plain.contains("%7B")
      let encoded = Base64.encode(placeholders.reveal(plain, isAddress: isForm).utf8)
      credentials.append(encoded)
      return "Basic \(encoded)"
    }
    let isJSON = (try? JSON(parsing: request.body)) != nil
    outgoing.body.mapTexts { placeholders.reveal($0, isAddress: !isJSON) }
    return (outgoing, credentials)
  }

  private func keep(_ request: HTTPRequest, _ response: HTTPResponse) {
    let asked = RecordedRequest(
      method: request.method, url: placeholders.record(request.url),
      body: RecordedResponse.Body(request.body).map(placeholders.record).json)
    guard response.body.count <= Self.maxBodyBytes else {
      return log.withLock {
        $0.notes.append(
          "the answer to \(asked.method) \(asked.url) has \(response.body.count) bytes and is not"
            + " kept; ask for fewer items a page")
      }
    }
    var headers = HTTPHeaders()
    for field in response.headers.fields where matters(field.name) {
      guard field.name.lowercased() != "set-cookie" else {
        // Of cookies the names are kept, which are no secret.
        let name = field.value.prefix { $0 != "=" && $0 != ";" }
        headers.append(field.name, "\(placeholders.record(String(name)))=\(Self.token)")
        continue
      }
      headers.append(field.name, placeholders.record(field.value))
    }
    let answer = RecordedResponse(
      status: response.status, headers: headers,
      body: RecordedResponse.Body(response.body).map(placeholders.record))
    log.withLock { log in
      if let index = log.exchanges.firstIndex(where: { $0.request == asked }) {
        log.exchanges[index].response = answer
      } else {
        log.exchanges.append(RecordedExchange(request: asked, response: answer))
      }
    }
  }

  /// Whether a header field tells a definition something.
  private func matters(_ name: String) -> Bool {
    let name = name.lowercased()
    let plain: Set<String> = [
      "content-type", "content-location", "link", "retry-after", "etag", "last-modified",
    ]
    if plain.contains(name) || alsoHeaders.contains(name) { return true }
    guard !name.contains("cookie"), !name.contains("key"), !name.contains("token") else {
      return false
    }
    let words = ["total", "page", "limit", "remaining", "reset", "quota", "used", "left"]
    return (name.hasPrefix("x-") || name.contains("ratelimit"))
      && words.contains { name.contains($0) }
  }
}

/// A transport whose provider knows its secrets only by stand-ins, which cannot be put into what is
/// computed from a secret.
protocol StandInTransport: HTTPTransport {
  /// The text with the secrets in place of their stand-ins.
  func revealed(_ text: String) -> String
}

extension RecordingTransport: StandInTransport {
  func revealed(_ text: String) -> String { placeholders.reveal(text, isAddress: false) }
}

extension RecordingTransport: TokenStore {
  /// What a log-in of this recording gave.
  package func token(for key: TokenKey) async -> SourceToken? { await tokens.token(for: key) }

  /// Keeps what a log-in gave, and keeps it out of the recording.
  package func keep(_ token: SourceToken?, for key: TokenKey) async {
    if let secret = token?.secret {
      // The cookies of a log-in are known by their values, too.
      let parts = LoginCookies.values(in: secret.exposed)
        .filter { $0.utf8.count >= Self.shortestCookie }
      learnt.withLock { learnt in
        for secret in [secret] + parts.map({ Secret($0) }) where !learnt.contains(secret) {
          learnt.append(secret)
        }
      }
    }
    await tokens.keep(token, for: key)
  }
}

extension RecordedExchange {
  /// The exchange with every text in it changed.
  fileprivate func map(_ change: (String) -> String) -> RecordedExchange {
    var exchange = self
    exchange.request.url = change(request.url)
    exchange.request.body = request.body.map { Placeholders.map($0, change) }
    exchange.response.headers = response.headers.mapValues(change)
    exchange.response.body = response.body.map(change)
    return exchange
  }
}

extension HTTPHeaders {
  /// The fields with other values.
  func mapValues(_ change: (String) -> String) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for field in fields { headers.append(field.name, change(field.value)) }
    return headers
  }
}

extension [UInt8] {
  /// Changes every text of a body; one that nothing changes in stays as it is, byte for byte.
  fileprivate mutating func mapTexts(_ change: (String) -> String) {
    let body = RecordedResponse.Body(self)
    let changed = body.map(change)
    if changed != body { self = changed.bytes }
  }
}

extension RecordedResponse.Body {
  /// The body that these bytes are.
  init(_ bytes: [UInt8]) {
    self =
      (try? JSON(parsing: bytes)).map { .json($0) } ?? .text(String(decoding: bytes, as: UTF8.self))
  }

  /// The body with every text in it changed.
  func map(_ change: (String) -> String) -> RecordedResponse.Body {
    switch self {
    case .json(let json): .json(Placeholders.map(json, change))
    case .text(let text): .text(change(text))
    }
  }

  /// The document, or the text as a JSON string; nil when there is nothing.
  var json: JSON? {
    switch self {
    case .json(let json): json
    case .text(let text): text.isEmpty ? .none : .string(text)
    }
  }

  var bytes: [UInt8] {
    switch self {
    case .json(let json): json.bytes()
    case .text(let text): Array(text.utf8)
    }
  }
}
