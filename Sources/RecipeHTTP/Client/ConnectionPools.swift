internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import NIOPosix
import RecipeProviderKit
import Synchronization

/// How a request reaches its origin; connections are never shared across two ways.
enum Route: Sendable, Hashable {
  /// Straight, to an origin that the configuration names.
  case configured
  /// Straight, to any other origin: the connected peer has to be a public address.
  case guarded
  /// An http address through an HTTP proxy, in absolute form.
  case forward(ProxyServer)
  /// Through a tunnel: https over an HTTP proxy's `CONNECT`, or anything over SOCKS.
  case tunnel(ProxyServer)
}

/// The clients behind a transport, one for each route, made when they are first needed.
final class ConnectionPools: Sendable {
  let registry = ExchangeRegistry()
  private let settings: HTTPTransportSettings
  private let state = Mutex(State())

  private struct State {
    var clients: [Route: HTTPClient] = [:]
    var isShutDown = false
  }

  init(settings: HTTPTransportSettings) { self.settings = settings }

  deinit {
    let clients = state.withLock { state in
      defer { state.clients = [:] }
      return Array(state.clients.values)
    }
    guard !clients.isEmpty else { return }
    // A client insists on being shut down before it goes; nobody is left to wait for it here.
    Task { for client in clients { try? await client.shutdown() } }
  }

  /// The client for a route.
  /// - Throws: ``ProviderError`` after ``shutdown()``.
  func client(for route: Route) throws(ProviderError) -> HTTPClient {
    let client: HTTPClient? = state.withLock { state in
      guard !state.isShutDown else { return nil }
      if let client = state.clients[route] { return client }
      let client = HTTPClient(
        eventLoopGroupProvider: .singleton, configuration: configuration(for: route))
      state.clients[route] = client
      return client
    }
    guard let client else { throw ProviderError(.cancelled, "the transport has been shut down") }
    return client
  }

  /// Closes all connections; requests under way fail.
  func shutdown() async {
    let clients = state.withLock { state in
      state.isShutDown = true
      defer { state.clients = [:] }
      return Array(state.clients.values)
    }
    for client in clients { try? await client.shutdown() }
  }

  private func configuration(for route: Route) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: TimeAmount(settings.connectTimeout)),
      decompression: .enabled(limit: .size(settings.maxBodyBytes)))
    // One protocol, one code path: a page of recipes gains nothing from HTTP/2.
    configuration.httpVersion = .http1Only
    configuration.connectionPool.idleTimeout = TimeAmount(settings.idleTimeout)
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
      settings.connectionsPerHost
    configuration.connectionPool.retryConnectionEstablishment = false
    var forwardProxy: ProxyServer?
    switch route {
    case .configured, .guarded: break
    case .forward(let proxy): forwardProxy = proxy
    case .tunnel(let proxy): configuration.proxy = .init(proxy)
    }
    let registry = registry
    let isGuarded = route == .guarded
    configuration.http1_1ConnectionDebugInitializer = { [forwardProxy] channel in
      if isGuarded, let refusal = NonPublicPeer(channel.remoteAddress) {
        return channel.close().flatMapThrowing { throw refusal }
      }
      return channel.eventLoop.submit {
        let pipeline = channel.pipeline.syncOperations
        let codec = try pipeline.handler(type: HTTPRequestEncoder.self)
        try pipeline.addHandler(
          ConnectionProbe(registry: registry, forwardProxy: forwardProxy), position: .after(codec))
      }
    }
    return configuration
  }
}

/// A connection that was made to an address off the public internet.
struct NonPublicPeer: Error {
  let address: String
  let kind: String

  init?(_ peer: SocketAddress?) {
    guard let text = peer?.ipAddress, let address = IPAddress(literal: text),
      let kind = address.nonPublicKind
    else { return nil }
    self.address = text
    self.kind = kind
  }
}

extension HTTPClient.Configuration.Proxy {
  fileprivate init(_ server: ProxyServer) {
    switch (server.kind, server.credentials) {
    case (.socks, _): self = .socksServer(host: server.host, port: server.port)
    case (.http, nil): self = .server(host: server.host, port: server.port)
    case (.http, let login?):
      self = .server(
        host: server.host, port: server.port,
        authorization: .basic(username: login.user, password: login.password))
    }
  }
}
