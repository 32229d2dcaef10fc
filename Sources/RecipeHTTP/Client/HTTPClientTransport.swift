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
/// What a transport should do beyond that (a log, limits, later retries, rates and a cache) is a
/// middleware: an `HTTPTransport` around an `HTTPTransport`, such as ``RequestLog``.
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
  /// - Throws: ``ProviderError``; see `HTTPTransport`.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let limit = request.timeout ?? settings.timeout
    let start = ContinuousClock.now
    let journey = RequestExecution(
      settings: settings, pools: pools, privateNetwork: privateNetwork,
      maxBodyBytes: min(request.maxBodyBytes ?? .max, settings.maxBodyBytes))
    ExchangeTally.current?.note(.network)
    do {
      let deadline = start.advanced(by: limit)
      let response = try await Deadline.race(deadline) { try await journey.run(request) }
      guard let response else { throw journey.lateError(after: limit) }
      return response
    } catch is CancellationError {
      throw ProviderError(.cancelled, "the request was cancelled")
    }
  }
}
