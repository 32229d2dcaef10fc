internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
import PotluckSupport

/// One connection of a simulator: reads requests, sends replies one after another.
final class ConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = ByteBuffer

  /// A form body longer than this is cut: no imitated service wants one.
  private static let maxRequestBody = 1 << 16

  private let core: SimulatorCore
  private let connection: Int
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  private var waiting: [(head: HTTPRequestHead, body: [UInt8])] = []
  /// The request whose reply is under way.
  private var active: Int?

  init(core: SimulatorCore) {
    self.core = core
    connection = core.nextConnection()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body = []
    case .body(let part):
      body += part.readableBytesView.prefix(max(0, Self.maxRequestBody - body.count))
    case .end:
      guard let head else { return }
      self.head = nil
      waiting.append((head, body))
      serveNext(context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    if let number = active {
      core.update(number) { entry in
        entry.closedEarly = true
        entry.closedAt = .now
      }
    }
    active = nil
    waiting = []
    context.fireChannelInactive()
  }

  /// What is no HTTP gets the answer that web servers give it.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTPParserError, active == nil else { return context.close(promise: nil) }
    let answer = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer))).whenComplete { _ in
      bound.value.close(promise: nil)
    }
  }

  private func serveNext(_ context: ChannelHandlerContext) {
    guard active == nil, !waiting.isEmpty, context.channel.isActive else { return }
    let (head, body) = waiting.removeFirst()
    let request = IncomingRequest(
      method: head.method.rawValue, target: head.uri,
      headers: head.headers.map { .init(name: $0.name, value: $0.value) }, body: body)
    let reply = core.reply(
      to: request, target: head.uri, connection: connection, keepAlive: head.isKeepAlive)
    active = reply.number
    later(context, reply.latency) { $0.start(reply, $1) }
  }

  private func start(_ reply: SimulatorCore.Reply, _ context: ChannelHandlerContext) {
    let pace = reply.delivery.bytesPerSecond
    let sender = Sender(reply, pieces: reply.delivery.body.makeIterator())
    if let pace { sender.slow(to: pace) }
    guard reply.delivery.head.isEmpty else {
      return send(reply.delivery.head, context) { $0.proceed(sender, $1) }
    }
    proceed(sender, context)
  }

  /// Sends the next piece of a body once the last one is on its way, so that a huge body is made
  /// no faster than the client takes it.
  private func proceed(_ sender: Sender, _ context: ChannelHandlerContext) {
    guard active == sender.reply.number else { return }
    guard let piece = sender.next() else { return finish(sender.reply, context) }
    send(piece, context) { handler, context in
      // By way of the loop even without a pause, so that one body does not hold up all others.
      handler.later(context, sender.pause ?? .nanoseconds(1)) { $0.proceed(sender, $1) }
    }
  }

  private func finish(_ reply: SimulatorCore.Reply, _ context: ChannelHandlerContext) {
    switch reply.delivery.ending {
    case .stall: return
    case .keepAlive:
      active = nil
      serveNext(context)
    case .close:
      active = nil
      context.close(promise: nil)
    case .reset:
      active = nil
      resetConnection(context)
    }
  }

  /// Closes with a RST instead of a FIN: an unread linger of zero seconds.
  private func resetConnection(_ context: ChannelHandlerContext) {
    guard let socket = context.channel as? any SocketOptionProvider else {
      return context.close(promise: nil)
    }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenComplete { _ in
      bound.value.close(promise: nil)
    }
  }

  private func send(
    _ bytes: [UInt8], _ context: ChannelHandlerContext,
    then: @escaping (ConnectionHandler, ChannelHandlerContext) -> Void
  ) {
    if let number = active { core.update(number) { $0.bytesSent += bytes.count } }
    let bound = NIOLoopBound((self, context, then), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes))).whenSuccess {
      let (handler, context, then) = bound.value
      then(handler, context)
    }
  }

  private func later(
    _ context: ChannelHandlerContext, _ delay: Duration,
    _ action: @escaping (ConnectionHandler, ChannelHandlerContext) -> Void
  ) {
    guard delay > .zero else { return action(self, context) }
    let bound = NIOLoopBound((self, context, action), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: .nanoseconds(Int64(delay / .nanoseconds(1)))) {
      let (handler, context, action) = bound.value
      guard context.channel.isActive else { return }
      action(handler, context)
    }
  }
}

/// The body of one reply on its way, cut small when it is to be slow.
private final class Sender {
  let reply: SimulatorCore.Reply
  private let pieces: AnyIterator<[UInt8]>
  private var rest: ArraySlice<UInt8> = []
  private var size = Int.max
  /// How long to wait after each piece.
  private(set) var pause: Duration?

  init(_ reply: SimulatorCore.Reply, pieces: AnyIterator<[UInt8]>) {
    self.reply = reply
    self.pieces = pieces
  }

  /// Twenty pieces a second, or one byte each when that is too many.
  func slow(to bytesPerSecond: Int) {
    size = max(1, bytesPerSecond / 20)
    pause = .seconds(Double(size) / Double(bytesPerSecond))
  }

  func next() -> [UInt8]? {
    if rest.isEmpty {
      guard let piece = pieces.next() else { return nil }
      rest = piece[...]
    }
    let part = rest.prefix(size)
    rest = rest.dropFirst(part.count)
    return Array(part)
  }
}
