internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOSSL
internal import NIOTLS

/// Makes a connection secure when its first request comes.
///
/// async-http-client makes the handshake before it gives a request to a connection, goes on with it
/// when nobody waits any more, and hands the connection out only afterwards. Begun here, a handshake
/// belongs to the request that needs it: one that is cancelled closes its connection at once, and no
/// other request loses a connection.
final class SecureLayer: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = HTTPClientRequestPart

  private enum State {
    case plain
    case handshaking(NIOSSLClientHandler, limit: Scheduled<Void>)
    case secure
    /// Nothing is written any more.
    case refused
  }

  private let tls: NIOSSLContext
  private let registry: ExchangeRegistry
  private let limit: TimeAmount
  private var state = State.plain

  /// Creates a layer that does nothing yet; `limit` is how long the handshake may take.
  init(_ tls: NIOSSLContext, registry: ExchangeRegistry, limit: TimeAmount) {
    self.tls = tls
    self.registry = registry
    self.limit = limit
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .plain = state { begin(context, with: unwrapOutboundIn(data)) }
    if case .refused = state {
      promise?.fail(ChannelError.ioOnClosedChannel)
    } else {
      context.write(data, promise: promise)
    }
  }

  private func begin(_ context: ChannelHandlerContext, with part: HTTPClientRequestPart) {
    do {
      guard case .head(let head) = part, let exchange = registry.exchange(of: head) else {
        throw CancellationError()
      }
      let handler = try NIOSSLClientHandler(context: tls, serverHostname: exchange.nameForTLS)
      let limit = context.eventLoop.assumeIsolated().scheduleTask(in: limit) {
        context.fireErrorCaught(HTTPClientError.tlsHandshakeTimeout)
      }
      state = .handshaking(handler, limit: limit)
      try context.pipeline.syncOperations.addHandler(handler, position: .first)
    } catch {
      finish(.refused)
      // Later: the client is still writing.
      context.eventLoop.assumeIsolated().execute { context.fireErrorCaught(error) }
    }
  }

  private func finish(_ state: State) {
    if case .handshaking(_, let limit) = self.state { limit.cancel() }
    self.state = state
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case TLSUserEvent.handshakeCompleted = event { finish(.secure) }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    finish(.refused)
    context.fireChannelInactive()
  }

  /// Closes below TLS during a handshake: above it, the close would wait for the server's goodbye.
  func close(
    context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
  ) {
    guard case .handshaking(let handler, _) = state,
      let below = try? context.pipeline.syncOperations.context(handler: handler)
    else { return context.close(mode: mode, promise: promise) }
    finish(.refused)
    below.close(mode: mode, promise: promise)
  }
}
