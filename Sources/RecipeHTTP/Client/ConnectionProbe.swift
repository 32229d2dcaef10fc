internal import NIOCore
internal import NIOHTTP1

/// Sits in a connection between its client and the HTTP codec: counts uses and bytes for
/// ``Exchange``, and gives requests to a forward proxy their absolute form.
final class ConnectionProbe: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  private let registry: ExchangeRegistry
  private let forwardProxy: ProxyServer?
  private var uses = 0
  private var current: Exchange?

  init(registry: ExchangeRegistry, forwardProxy: ProxyServer?) {
    self.registry = registry
    self.forwardProxy = forwardProxy
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    current?.received(unwrapInboundIn(data).readableBytes)
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(var head) = unwrapOutboundIn(data) else {
      return context.write(data, promise: promise)
    }
    let number = head.headers.first(name: ExchangeRegistry.field).flatMap(UInt64.init)
    head.headers.remove(name: ExchangeRegistry.field)
    current = number.flatMap(registry.exchange)
    current?.sent(earlierUses: uses)
    uses += 1
    if let forwardProxy { Self.absolute(&head, through: forwardProxy) }
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }

  /// RFC 9112, section 3.2.2: a request to a proxy names the whole address.
  private static func absolute(_ head: inout HTTPRequestHead, through proxy: ProxyServer) {
    let authority = head.headers.first(name: "host") ?? ""
    head.uri = "http://\(authority)\(head.uri)"
    if let credentials = proxy.credentials {
      head.headers.replaceOrAdd(name: "Proxy-Authorization", value: credentials.header)
    }
  }
}
