import NIOCore

/// Holds back what a client sends while it has yet to take an answer, so that requests sent ahead
/// (HTTP pipelining) wait on the client's side.
///
/// It stands in front of the HTTP decoder and passes bytes on in pieces so small that few requests
/// fit into one. Nothing more is read from the connection while bytes wait here; that the client is
/// gone is noticed all the same.
final class RequestBackpressure: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The most bytes that are decoded before it is seen whether they hold a request; the shortest
  /// request has 18.
  static let pieceBytes = 1_024
  /// The most bytes that are read from the connection at a time.
  private static let readBytes = 16 << 10
  /// The most bytes that may wait: when a client is gone, all that it sent comes at once.
  private static let mostWaitingBytes = 64 << 10

  /// The most bytes of answers, and of what the client sent, that the system keeps.
  private static let sentBytes = 256 << 10
  private static let receivedBytes = 64 << 10

  private var context: ChannelHandlerContext?
  private var isHolding = false
  private var waiting = ByteBuffer()
  /// Whether the next bytes were asked for while some wait here.
  private var wantsMore = false
  /// Whether the client ended what it sends while some of it waits here.
  private var isInputClosed = false
  private var isPassing = false

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    let options = context.channel.syncOptions
    try? options?.setOption(
      .recvAllocator,
      value: AdaptiveRecvByteBufferAllocator(
        minimum: 1_024, initial: 2_048, maximum: Self.readBytes))
    try? options?.setOption(.maxMessagesPerRead, value: 1)
    // By themselves both grow to some megabytes for a connection that nobody reads.
    try? options?.setOption(.socketOption(.so_sndbuf), value: Self.sentBytes)
    try? options?.setOption(.socketOption(.so_rcvbuf), value: Self.receivedBytes)
  }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  /// Says whether bytes have to wait; when they need not any more, those that did go on.
  func set(isHolding: Bool) {
    self.isHolding = isHolding
    guard let context, !isHolding, !isPassing else { return }
    if pass(context) { context.fireChannelReadComplete() }
    guard !self.isHolding, waiting.readableBytes == 0 else { return }
    if isInputClosed {
      isInputClosed = false
      context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }
    if wantsMore {
      wantsMore = false
      context.read()
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if waiting.readableBytes == 0 { waiting = bytes } else { waiting.writeBuffer(&bytes) }
    _ = pass(context)
    guard waiting.readableBytes > Self.mostWaitingBytes else { return }
    waiting = ByteBuffer()
    context.close(promise: nil)
  }

  /// Passes bytes on until they have to wait.
  /// - Returns: whether there were any.
  private func pass(_ context: ChannelHandlerContext) -> Bool {
    guard !isPassing else { return false }
    isPassing = true
    defer { isPassing = false }
    var hasPassed = false
    while !isHolding,
      let piece = waiting.readSlice(length: min(Self.pieceBytes, waiting.readableBytes)),
      piece.readableBytes > 0
    {
      context.fireChannelRead(wrapInboundOut(piece))
      hasPassed = true
    }
    if waiting.readableBytes == 0 { waiting = ByteBuffer() }
    return hasPassed
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed, waiting.readableBytes > 0 {
      isInputClosed = true
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    waiting = ByteBuffer()
    context.fireChannelInactive()
  }

  func read(context: ChannelHandlerContext) {
    if isHolding || waiting.readableBytes > 0 { wantsMore = true } else { context.read() }
  }
}
