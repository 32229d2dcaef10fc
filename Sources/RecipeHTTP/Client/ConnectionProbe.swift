internal import NIOCore
internal import NIOHTTP1

/// Sits between the two halves of the HTTP codec, where requests are still parts and answers still
/// bytes: counts uses and bytes for ``Exchange``, mends the heads of answers, and gives requests to
/// a forward proxy their absolute form.
final class ConnectionProbe: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  private let registry: ExchangeRegistry
  private let forwardProxy: ProxyServer?
  private var uses = 0
  private var current: Exchange?
  private var mender = HeadMender()

  init(registry: ExchangeRegistry, forwardProxy: ProxyServer?) {
    self.registry = registry
    self.forwardProxy = forwardProxy
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    current?.received(bytes.readableBytes)
    context.fireChannelRead(wrapInboundOut(mender.mend(bytes)))
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
    mender.expectHead()
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
