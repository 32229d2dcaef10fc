internal import NIOSSL

/// Limits and habits of an ``HTTPClientTransport``.
public struct HTTPTransportSettings: Sendable {
  /// What the service is told about the program, such as `Potluck/1.0`.
  ///
  /// A request's own field wins.
  public var userAgent: String
  /// How long one exchange may take when the request does not say, redirects and body included.
  public var timeout: Duration
  /// How long one connection may take to come up.
  public var connectTimeout: Duration
  /// The most bytes of body, after decompression.
  ///
  /// A request can ask for less, never for more.
  public var maxBodyBytes: Int
  /// How many redirects one request follows.
  public var maxRedirects: Int
  /// How many connections one host gets at a time; further requests wait for one of them.
  public var connectionsPerHost: Int
  /// How long an unused connection is kept.
  public var idleTimeout: Duration
  /// Through which proxies requests go.
  public var proxies: ProxySettings
  /// How secure connections are made.
  var tls = TLSConfiguration.makeClientConfiguration()
  /// Asks for the addresses of a name before a request goes to a server that nobody configured.
  var resolve: NameLookup.Resolve = NameLookup.system.addresses

  /// Creates settings; the defaults suit small JSON services.
  public init(
    userAgent: String = "Potluck", timeout: Duration = .seconds(10),
    connectTimeout: Duration = .seconds(5), maxBodyBytes: Int = 8 << 20, maxRedirects: Int = 5,
    connectionsPerHost: Int = 8, idleTimeout: Duration = .seconds(30),
    proxies: ProxySettings = ProxySettings()
  ) {
    self.userAgent = userAgent
    self.timeout = timeout
    self.connectTimeout = connectTimeout
    self.maxBodyBytes = maxBodyBytes
    self.maxRedirects = maxRedirects
    self.connectionsPerHost = connectionsPerHost
    self.idleTimeout = idleTimeout
    self.proxies = proxies
    // Older versions are broken (RFC 8996).
    tls.minimumTLSVersion = .tlsv12
  }
}
