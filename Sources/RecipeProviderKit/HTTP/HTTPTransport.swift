import Synchronization

/// Sends one request and returns the whole answer.
///
/// A provider talks to the network through this protocol alone. Middlewares (rate limit, retry,
/// cache) wrap one transport in another; tests use ``InMemoryTransport``.
public protocol HTTPTransport: Sendable {
  /// Sends a request and collects the body.
  ///
  /// Every status is an answer: only the lack of one throws.
  /// - Throws: ``ProviderError`` with code `timedOut`, `unreachable`, `invalidResponse` (broken
  ///   HTTP, body too large, forbidden redirect) or `cancelled`.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

/// One HTTP request.
public struct HTTPRequest: Sendable, Hashable {
  /// The method, in upper case; another one decides anew whether the request is safe.
  public var method: String {
    didSet { if method != oldValue { isSafe = Self.onlyReads(method) } }
  }
  /// The absolute address, http or https.
  public var url: String
  /// Header fields in order.
  public var headers: HTTPHeaders
  /// The body; empty for none.
  public var body: [UInt8]
  /// How long the whole exchange may take, body included; nil leaves it to the transport.
  public var timeout: Duration?
  /// The most bytes of body, after decompression; nil leaves it to the transport.
  public var maxBodyBytes: Int?
  /// Whether the request only reads, so that it may be repeated and its answer kept.
  ///
  /// GET and HEAD do (RFC 9110, section 9.2.1); a search that is sent as POST says so itself.
  public var isSafe: Bool
  /// Whether the transport that sends the request notes it in the ``ExchangeTally``; a transport
  /// around it that does so itself says no.
  package var isTallied = true
  /// Whether redirects are followed; if not, one is an answer like any other.
  package var followsRedirects = true
  /// Who adds what is fetched only when the request is really sent; nil for nobody.
  package var signature: RequestSignature?

  /// Creates a request, a GET unless said otherwise.
  public init(
    method: String = "GET", url: String, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [],
    timeout: Duration? = nil, maxBodyBytes: Int? = nil, isSafe: Bool? = nil
  ) {
    self.method = method
    self.isSafe = isSafe ?? Self.onlyReads(method)
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.maxBodyBytes = maxBodyBytes
  }

  private static func onlyReads(_ method: String) -> Bool { method == "GET" || method == "HEAD" }
}

/// One HTTP answer, body included.
public struct HTTPResponse: Sendable, Hashable {
  /// The status code.
  public var status: Int
  /// Header fields in order.
  public var headers: HTTPHeaders
  /// The body, decompressed.
  public var body: [UInt8]
  /// The room that the body takes of a budget, given back with the last copy of the answer.
  package var room = BodyRoom()

  /// Where redirects led that the transport followed; nil where the address that was asked
  /// answered itself.
  ///
  /// It is the field `Content-Location`, in which no transport keeps what a server says.
  package var address: RequestURL? {
    get { headers["Content-Location"].flatMap { try? RequestURL($0) } }
    set { headers["Content-Location"] = newValue?.text }
  }

  /// Creates an answer.
  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Room in a budget that is given back when nothing holds it any more; no part of an answer's value.
package struct BodyRoom: Sendable, Hashable {
  private final class Holder: Sendable {
    let giveBack: @Sendable () -> Void

    init(_ giveBack: @escaping @Sendable () -> Void) { self.giveBack = giveBack }

    deinit { giveBack() }
  }

  private var holder: Holder?

  /// No room of any budget.
  package init() {}

  /// Room that a closure gives back.
  package init(_ giveBack: @escaping @Sendable () -> Void) { holder = Holder(giveBack) }

  package static func == (left: BodyRoom, right: BodyRoom) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

/// Header fields in order; names compare without regard to case.
public struct HTTPHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One header field.
  public struct Field: Sendable, Hashable {
    /// The name as written.
    public var name: String
    /// The value.
    public var value: String
  }

  /// The fields in order.
  public private(set) var fields: [Field]

  /// Creates an empty list.
  public init() { fields = [] }

  /// Creates a list from pairs in order; a name may occur twice.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// Appends a field, even when one of that name is there.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The value of the first field of that name; setting replaces all of that name, nil removes
  /// them.
  public subscript(_ name: String) -> String? {
    get {
      let key = name.lowercased()
      return fields.first { $0.name.lowercased() == key }?.value
    }
    set {
      let key = name.lowercased()
      fields.removeAll { $0.name.lowercased() == key }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }
}

/// A transport without a network: a closure answers, and every request is kept.
///
/// It is public because whoever writes a provider tests it with this.
///
/// ```swift
/// let transport = InMemoryTransport { request in
///   request.url.contains("page=1") ? .json(#"{"recipes":[]}"#) : .html("<h1>gone</h1>", status: 500)
/// }
/// ```
public final class InMemoryTransport: HTTPTransport {
  private let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse
  private let log = Mutex<[HTTPRequest]>([])

  /// Creates a transport whose answers a closure gives.
  public init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.answer = answer
  }

  /// Creates a transport that gives these answers in turn, and fails as unreachable behind them.
  public convenience init(answers: [HTTPResponse]) {
    let next = Mutex(0)
    self.init { _ in
      let index = next.withLock { index in
        defer { index += 1 }
        return index
      }
      guard answers.indices.contains(index) else {
        throw ProviderError(.unreachable, "no answer is scripted for request \(index + 1)")
      }
      return answers[index]
    }
  }

  /// The requests so far, in the order in which they came.
  public var requests: [HTTPRequest] { log.withLock { $0 } }

  /// Records the request and asks the closure.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    log.withLock { $0.append(request) }
    try Task.checkCancellation()
    return try await answer(request)
  }
}

extension HTTPResponse {
  /// An answer with a JSON body.
  public static func json(
    _ text: String, status: Int = 200, contentType: String = "application/json"
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": contentType], body: Array(text.utf8))
  }

  /// An answer with a web page.
  public static func html(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/html; charset=UTF-8"],
      body: Array(text.utf8))
  }
}

/// Adds to a request what is fetched only when it is really sent, such as the token of a log-in.
///
/// A kept answer needs no token: whoever keeps answers signs a request behind the look at what is
/// kept (``SigningTransport``), so that neither the answers' keys nor a search without a network
/// depends on a token that changes.
package protocol RequestSigner: AnyObject, Sendable {
  /// The request with what it lacks.
  /// - Throws: ``ProviderError`` when that cannot be had.
  func signed(_ request: HTTPRequest) async throws -> HTTPRequest
  /// The answer, without what was added where the service repeats it.
  func covered(_ response: HTTPResponse) -> HTTPResponse
}

/// The signer of one request; two are the same when they are one object.
package struct RequestSignature: Sendable, Hashable {
  /// Who signs.
  package let signer: any RequestSigner

  /// Names a signer.
  package init(_ signer: any RequestSigner) { self.signer = signer }

  package static func == (first: RequestSignature, second: RequestSignature) -> Bool {
    first.signer === second.signer
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(signer)) }
}

/// A transport that signs requests itself, when it really sends them.
package protocol SigningTransport: HTTPTransport {}

extension HTTPRequest {
  /// Sends the request over a transport, signed by whoever of the two has to.
  /// - Throws: what the transport throws, and ``ProviderError`` when the signature cannot be had.
  package func sent(over transport: any HTTPTransport) async throws -> HTTPResponse {
    guard let signer = signature?.signer, !(transport is any SigningTransport) else {
      return try await transport.send(self)
    }
    var signed = try await signer.signed(self)
    signed.signature = nil
    return signer.covered(try await transport.send(signed))
  }
}
