import PotluckSupport
import RecipeModel
public import RecipeProviderKit
import Synchronization

/// Keeps every exchange with a service, without its secrets and private addresses.
///
/// Make the provider with ``standIns`` instead of the secrets: this transport puts the real ones
/// into each request to the base address and takes them out of each answer, so that neither the
/// provider nor the recording ever holds them.
public final class RecordingTransport: HTTPTransport {
  /// The most bytes of a body that are kept.
  public static let maxBodyBytes = 4 << 20

  private let inner: any HTTPTransport
  private let base: RequestURL?
  private let placeholders: Placeholders
  private let redaction: Redaction
  private let alsoHeaders: Set<String>
  private let log = Mutex<(exchanges: [RecordedExchange], notes: [String])>(([], []))

  /// Wraps a transport.
  /// - Parameters:
  ///   - inner: who is asked.
  ///   - secrets: the real secrets, by name.
  ///   - baseURL: the service's address, for which `{baseURL}` is recorded.
  ///   - headers: further header fields of answers that matter.
  public init(
    _ inner: any HTTPTransport, secrets: [String: Secret], baseURL: String?,
    keeping headers: [String] = []
  ) {
    self.inner = inner
    base = baseURL.flatMap { try? RequestURL(base: $0) }
    placeholders = Placeholders(secrets: secrets, baseURL: baseURL)
    redaction = Redaction(secrets.values)
    alsoHeaders = Set(headers.map { $0.lowercased() })
  }

  /// What to give the provider in place of the secrets.
  public var standIns: [String: Secret] { placeholders.standIns }

  /// The exchanges so far, each request once with its last answer.
  public var exchanges: [RecordedExchange] { log.withLock { $0.exchanges } }

  /// What could not be kept, a line each.
  public var notes: [String] { log.withLock { $0.notes } }

  /// Sends a request with the real secrets, and keeps the exchange without them.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let (outgoing, credentials) = revealed(request)
    var response: HTTPResponse
    do { response = try await inner.send(outgoing) } catch let error as ProviderError {
      throw redaction(error)
    }
    // A recording is UTF-8 whatever the service sends; what cannot be read the provider shall see.
    let text = AnswerText(response)
    if text.damage == nil { response.body = text.utf8 }
    let hide = TextReplacer(credentials.map { ($0, Redaction.mark, false) })
    let hidden = hidden(response) { placeholders.hide(hide($0)) }
    keep(request, hidden)
    return hidden
  }

  /// The request with the real secrets, and what else must not be recorded.
  ///
  /// Only requests to the service itself get them.
  private func revealed(_ request: HTTPRequest) -> (HTTPRequest, credentials: [String]) {
    if let base {
      guard let url = try? RequestURL(request.url), url.origin == base.origin else {
        return (request, [])
      }
    }
    var outgoing = request
    var credentials: [String] = []
    outgoing.url = placeholders.reveal(request.url, isAddress: true)
    var headers = HTTPHeaders()
    for field in request.headers.fields {
      let parts = field.value.split(separator: " ", maxSplits: 1)
      if parts.count == 2, parts[0] == "Basic", let bytes = Base64.decode(parts[1].utf8),
        let plain = String(validating: bytes, as: UTF8.self)
      {
        let encoded = Base64.encode(placeholders.reveal(plain, isAddress: false).utf8)
        credentials.append(encoded)
        headers.append(field.name, "Basic \(encoded)")
      } else {
        headers.append(field.name, placeholders.reveal(field.value, isAddress: false))
      }
    }
    outgoing.headers = headers
    if !request.body.isEmpty {
      if let json = try? JSON(parsing: request.body) {
        let revealed = Placeholders.map(json) { placeholders.reveal($0, isAddress: false) }
        if revealed != json { outgoing.body = revealed.bytes() }
      } else {
        let text = String(decoding: request.body, as: UTF8.self)
        outgoing.body = Array(placeholders.reveal(text, isAddress: true).utf8)
      }
    }
    return (outgoing, credentials)
  }

  /// The answer as the provider sees it.
  private func hidden(
    _ response: HTTPResponse, _ hide: (String) -> String
  ) -> HTTPResponse {
    var headers = HTTPHeaders()
    for field in response.headers.fields { headers.append(field.name, hide(field.value)) }
    var body = response.body
    if let json = try? JSON(parsing: body) {
      let hidden = Placeholders.map(json, hide)
      if hidden != json { body = hidden.bytes() }
    } else {
      let text = String(decoding: body, as: UTF8.self)
      let hidden = hide(text)
      if hidden != text { body = Array(hidden.utf8) }
    }
    return HTTPResponse(status: response.status, headers: headers, body: body)
  }

  private func keep(_ request: HTTPRequest, _ response: HTTPResponse) {
    let asked = RecordedRequest(
      method: request.method, url: placeholders.record(request.url),
      body: request.body.isEmpty ? .none : body(request.body).jsonValue)
    guard response.body.count <= Self.maxBodyBytes else {
      return log.withLock {
        $0.notes.append(
          "the answer to \(asked.method) \(asked.url) has \(response.body.count) bytes and is not"
            + " kept; ask for fewer items a page")
      }
    }
    var headers = HTTPHeaders()
    for field in response.headers.fields where matters(field.name) {
      headers.append(field.name, placeholders.record(field.value))
    }
    let exchange = RecordedExchange(
      request: asked,
      response: RecordedResponse(
        status: response.status, headers: headers, body: body(response.body)))
    log.withLock { log in
      if let index = log.exchanges.firstIndex(where: { $0.request == asked }) {
        log.exchanges[index] = exchange
      } else {
        log.exchanges.append(exchange)
      }
    }
  }

  private func body(_ bytes: [UInt8]) -> RecordedResponse.Body {
    guard let json = try? JSON(parsing: bytes) else {
      return .text(placeholders.record(String(decoding: bytes, as: UTF8.self)))
    }
    return .json(Placeholders.map(json, placeholders.record))
  }

  /// Whether a header field tells a definition something.
  private func matters(_ name: String) -> Bool {
    let name = name.lowercased()
    let plain: Set<String> = ["content-type", "link", "retry-after", "etag", "last-modified"]
    if plain.contains(name) || alsoHeaders.contains(name) { return true }
    guard !name.contains("cookie"), !name.contains("key"), !name.contains("token") else {
      return false
    }
    let words = ["total", "page", "limit", "remaining", "reset", "quota", "used", "left"]
    return (name.hasPrefix("x-") || name.contains("ratelimit"))
      && words.contains { name.contains($0) }
  }
}

extension RecordedResponse.Body {
  /// The document, or the text as a JSON string.
  var jsonValue: JSON {
    switch self {
    case .json(let json): json
    case .text(let text): .string(text)
    }
  }

  /// The bytes of the body.
  var bytes: [UInt8] {
    switch self {
    case .json(let json): json.bytes()
    case .text(let text): Array(text.utf8)
    }
  }
}
