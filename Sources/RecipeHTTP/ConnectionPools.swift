internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL
import PotluckSupport
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

  /// The proxy on the way; nil when there is none.
  var proxy: ProxyServer? {
    switch self {
    case .configured, .guarded: nil
    case .forward(let server), .tunnel(let server): server
    }
  }
}

/// The clients behind a transport, one for each route and event loop, made when they are first
/// needed.
final class ConnectionPools: Sendable {
  let registry = ExchangeRegistry()
  private let settings: HTTPTransportSettings
  private let state = Mutex(State())

  private struct State {
    var clients: [Line: HTTPClient] = [:]
    /// How secure connections are made, read once: the certificates that are trusted are many.
    var tls: NIOSSLContext?
    var isShutDown = false
  }

  /// What requests of one client have in common.
  private struct Line: Hashable {
    let route: Route
    /// The number of the event loop, as ``HostLoops`` counts them.
    let loop: Int?
    /// Whether ``SecureLayer`` encrypts the connections; the client takes all of them for plain.
    let isSecure: Bool
  }

  init(settings: HTTPTransportSettings) { self.settings = settings }

  deinit { shutdown() }

  /// The client for requests to an origin over a route.
  /// - Throws: ``ProviderError`` after ``shutdown()``, and where too few files may be open.
  func client(for origin: HTTPOrigin, over route: Route) throws(ProviderError) -> HTTPClient {
    let line = Line(
      route: route, loop: HostLoops.shared.number(for: route.proxy?.host ?? origin.host),
      isSecure: origin.scheme == "https")
    return try state.withLock { state throws(ProviderError) -> HTTPClient in
      guard !state.isShutDown else {
        throw ProviderError(.cancelled, "the transport has been shut down")
      }
      if let client = state.clients[line] { return client }
      let client = HTTPClient(
        eventLoopGroupProvider: .shared(try HostLoops.shared.group(line.loop)),
        configuration: configuration(for: route, tls: line.isSecure ? try tls(&state) : nil))
      state.clients[line] = client
      return client
    }
  }

  /// Begins to close all connections; requests under way fail.
  ///
  /// Nobody waits for the end: a client waits for connections that are still being made, and these
  /// may take as long as they like.
  func shutdown() {
    let clients = state.withLock { state in
      state.isShutDown = true
      defer { state.clients = [:] }
      return Array(state.clients.values)
    }
    for client in clients { Task { try? await client.shutdown() } }
  }

  /// How secure connections are made.
  /// - Throws: ``ProviderError`` when the settings for it cannot be used.
  func tls() throws(ProviderError) -> NIOSSLContext {
    try state.withLock { state throws(ProviderError) in try tls(&state) }
  }

  private func tls(_ state: inout State) throws(ProviderError) -> NIOSSLContext {
    if let context = state.tls { return context }
    do {
      var configuration = settings.tls
      // One protocol, one code path: a page of recipes gains nothing from HTTP/2.
      configuration.applicationProtocols = ["http/1.1"]
      let context = try NIOSSLContext(configuration: configuration)
      state.tls = context
      return context
    } catch {
      throw ProviderError(.unreachable, "no secure connection can be made: \(error)")
    }
  }

  private func configuration(
    for route: Route, tls: NIOSSLContext?
  ) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: TimeAmount(settings.connectTimeout)))
    configuration.httpVersion = .http1Only
    configuration.connectionPool.idleTimeout = TimeAmount(settings.idleTimeout)
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
      settings.connectionsPerHost
    configuration.connectionPool.retryConnectionEstablishment = false
    if case .tunnel(let proxy) = route { configuration.proxy = .init(proxy) }
    let limit = TimeAmount(settings.connectTimeout)
    configuration.http1_1ConnectionDebugInitializer = { [registry] channel in
      if route == .guarded, let refusal = NonPublicPeer(channel.remoteAddress) {
        return channel.close().flatMapThrowing { throw refusal }
      }
      // At once, on the loop that this is called on: later, a first answer could be ahead of it.
      return channel.eventLoop.makeCompletedFuture {
        // The client would never forget a connection that closed before it began.
        guard channel.isActive else { throw ChannelError.ioOnClosedChannel }
        let pipeline = channel.pipeline.syncOperations
        let probe = try Self.equip(pipeline, registry, route, isSecure: tls != nil)
        guard let tls else { return }
        let layer = SecureLayer(tls, registry: registry, limit: limit)
        try pipeline.addHandler(layer, position: .after(probe))
      }
    }
    return configuration
  }

  /// Puts our own handlers into a new connection.
  private static func equip(
    _ pipeline: ChannelPipeline.SynchronousOperations, _ registry: ExchangeRegistry,
    _ route: Route, isSecure: Bool
  ) throws -> ConnectionProbe {
    let forwardProxy = if case .forward(let proxy) = route { proxy } else { nil as ProxyServer? }
    let encoder = try pipeline.handler(type: HTTPRequestEncoder.self)
    let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
    let probe = ConnectionProbe(
      registry: registry, forwardProxy: forwardProxy, isSecure: isSecure)
    try pipeline.addHandler(probe, position: .after(encoder))
    try pipeline.addHandler(AnswerGuard(), position: .after(decoder))
    return probe
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

/// Event loops for servers that have names, so that none waits for another one's name.
///
/// An event loop looks names up one after the other. On loops that servers share, as many names as
/// there are loops would hold up all others when the resolver is silent. The loops live as long as
/// the program: a look-up cannot be interrupted, and needs its loop when it ends at last.
final class HostLoops: Sendable {
  static let shared = HostLoops()

  /// Above so many names, new ones share the loops of old ones.
  private static let most = 64

  private struct State {
    var numbers: [String: Int] = [:]
    var groups: [MultiThreadedEventLoopGroup] = []
    /// Whether the loops of the whole program have begun.
    var hasShared = false
  }

  private let state = Mutex(State())

  /// The number of a host's loop; nil for one that is an address, which nobody has to look up.
  func number(for host: String) -> Int? {
    guard IPAddress(literal: host) == nil else { return nil }
    return state.withLock { state in
      if let number = state.numbers[host] { return number }
      let number = state.numbers.count
      guard number < Self.most else { return Int(host.hashValue.magnitude % UInt(Self.most)) }
      state.numbers[host] = number
      return number
    }
  }

  /// The loop of that number, or one that others use while few files may be open; a nil number
  /// stands for those of the whole program.
  /// - Throws: ``ProviderError`` where so few files may be open that none can begin.
  func group(_ number: Int?) throws(ProviderError) -> any EventLoopGroup {
    try state.withLock { state throws(ProviderError) -> any EventLoopGroup in
      if let number {
        while state.groups.count <= number, Self.hasRoom(forLoops: 1) {
          state.groups.append(MultiThreadedEventLoopGroup(numberOfThreads: 1))
        }
        if let group = state.groups.prefix(number + 1).last { return group }
      }
      state.hasShared = state.hasShared || Self.hasRoom(forLoops: System.coreCount)
      guard state.hasShared else {
        throw ProviderError(
          .unreachable, "this program may not open as many files as a connection needs",
          fix: "allow it more: ulimit -n 1024")
      }
      return MultiThreadedEventLoopGroup.singleton
    }
  }

  /// Whether loops can begin, and connections be opened on them.
  private static func hasRoom(forLoops count: Int) -> Bool {
    OpenFiles.hasRoom(for: count * OpenFiles.perEventLoop + connections)
  }

  private static let connections = 8
}

extension TimeAmount {
  /// The duration in whole nanoseconds; one that does not fit becomes the longest that does.
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !nanoseconds.overflow else {
      self = .nanoseconds(seconds < 0 ? 0 : .max / 2)
      return
    }
    self = .nanoseconds(nanoseconds.partialValue + attoseconds / 1_000_000_000)
  }
}
