internal import NIOSSL
import PotluckSupport
public import RecipeProviderKit

/// Sends requests over the network, on connections that are kept and used again.
///
/// ```swift
/// let transport = HTTPClientTransport(HTTPTransportSettings(userAgent: "Potluck/1.0"))
/// let mine = transport.scoped(to: ["http://localhost:9000"])
/// let response = try await mine.send(HTTPRequest(url: "http://localhost:9000/api/search"))
/// await transport.shutdown()
/// ```
///
/// Every exchange is bounded in time, size and redirects. Only http and https are spoken, and only
/// origins that the configuration names may lie on a private network: give each provider the
/// transport ``scoped(to:)`` its own base address. Scoped transports share their connections.
///
/// What a transport should do beyond that, such as retries, rates and a cache, is a middleware: an
/// `HTTPTransport` around an `HTTPTransport`.
public struct HTTPClientTransport: HTTPTransport {
  private let settings: HTTPTransportSettings
  private let pools: ConnectionPools
  private let privateNetwork: PrivateNetworkGuard

  /// Creates a transport; nothing is opened before the first request.
  ///
  /// - Parameters:
  ///   - settings: Limits and habits.
  ///   - allowedOrigins: Addresses whose origin may lie on a private network, because the user
  ///     configured it. Texts that are no http or https address are left out.
  public init(
    _ settings: HTTPTransportSettings = HTTPTransportSettings(), allowedOrigins: [String] = []
  ) {
    self.settings = settings
    pools = ConnectionPools(settings: settings)
    privateNetwork = PrivateNetworkGuard(
      allowedOrigins: Set(allowedOrigins.compactMap(HTTPOrigin.init)), resolve: settings.resolve)
  }

  private init(scoping transport: HTTPClientTransport, to origins: [String]) {
    settings = transport.settings
    pools = transport.pools
    privateNetwork = PrivateNetworkGuard(
      allowedOrigins: Set(origins.compactMap(HTTPOrigin.init)), resolve: settings.resolve)
  }

  /// The same connections for another set of configured origins.
  ///
  /// - Parameter allowedOrigins: Addresses whose origin may lie on a private network; they replace
  ///   those of this transport.
  /// - Returns: A transport that needs no shutdown of its own.
  public func scoped(to allowedOrigins: [String]) -> HTTPClientTransport {
    HTTPClientTransport(scoping: self, to: allowedOrigins)
  }

  /// Closes all connections, those of scoped transports too.
  ///
  /// Requests under way fail as cancelled, and so does every later one. Connections close in the
  /// background, also when a transport is dropped without this call: one that is still being made
  /// holds nobody up.
  public func shutdown() async { pools.shutdown() }

  /// Sends a request, follows redirects, and collects the body.
  ///
  /// All long bodies of a program share some room, and an answer gives its part back when nothing
  /// holds it any more: keep what was read of answers, or their bodies, and not answers.
  /// - Throws: ``ProviderError``; see `HTTPTransport`.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let limit = request.timeout ?? settings.timeout
    let start = ContinuousClock.now
    let journey = RequestExecution(
      settings: settings, pools: pools, privateNetwork: privateNetwork,
      maxBodyBytes: min(request.maxBodyBytes ?? .max, settings.maxBodyBytes))
    if request.isTallied { ExchangeTally.current?.note(.network) }
    do {
      // On loopback an answer may come before the cancellation is seen.
      try Task.checkCancellation()
      let deadline = start.advanced(by: limit)
      let response = try await Deadline.race(deadline) { try await journey.run(request) }
      guard let response else { throw journey.lateError(after: limit) }
      return response
    } catch is CancellationError { throw ProviderError.cancelled }
  }
}

/// Limits and habits of an ``HTTPClientTransport``.
public struct HTTPTransportSettings: Sendable {
  /// What the service is told about the program, such as `Potluck/1.0`.
  ///
  /// A request's own field wins.
  public var userAgent: String
  /// How long one exchange may take when the request does not say, redirects and body included.
  public var timeout: Duration
  /// How long one connection may take to come up, and again its TLS handshake.
  package var connectTimeout: Duration
  /// The most bytes of body, after decompression.
  ///
  /// A request can ask for less, never for more.
  public var maxBodyBytes: Int
  /// How many redirects one request follows.
  package var maxRedirects: Int
  /// How many connections one host gets at a time; further requests wait for one of them.
  package var connectionsPerHost: Int
  /// How long an unused connection is kept.
  public var idleTimeout: Duration
  /// Through which proxies requests go.
  public var proxies: ProxySettings
  /// How secure connections are made.
  var tls = TLSConfiguration.makeClientConfiguration()
  /// What all bodies may hold together until they have been read.
  var bodies = BodyBudget.shared
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
