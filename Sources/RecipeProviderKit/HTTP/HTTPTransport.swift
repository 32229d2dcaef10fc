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

  /// Creates an answer.
  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
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
