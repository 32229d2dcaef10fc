import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import TestSupport
import Testing

@testable import PotluckServer

/// What waits for a connection, without a network in between.
@Suite(.fewAtOnce) struct BackpressureTests {
  private static let request = "GET /assets/table.css HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test func `few of many requests are decoded before they are answered`() throws {
    let heads = Heads()
    let channel = try Self.channel(Connections(most: 10), heads)
    let count = 1_000
    for piece in 0..<20 {
      let text = String(repeating: Self.request, count: count / 20)
      try channel.writeInbound(ByteBuffer(string: text))
      #expect(heads.count <= RequestBackpressure.pieceBytes / 18, "piece \(piece)")
    }
    var answered = 0
    while answered < heads.count {
      let open = heads.count - answered
      #expect(open <= RequestBackpressure.pieceBytes / 18)
      for _ in 0..<open { try Self.answer(channel, bytes: 100) }
      answered += open
    }
    #expect(answered == count)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  @Test func `what was sent when the client is gone waits within a bound`() throws {
    let channel = try Self.channel(Connections(most: 10), Heads())
    // The decoder says as an error that what it was given ended.
    _ = try? channel.writeInbound(
      ByteBuffer(string: String(repeating: Self.request, count: 2_000)))
    #expect(!channel.isActive)
    _ = try? channel.finish(acceptAlreadyClosed: true)
  }

  @Test func `of many who do not read, those that took nothing for longest make room`() throws {
    let connections = Connections(most: 1_000)
    let channels = try (0..<80).map { _ in
      let channel = try Self.channel(connections, Heads(), isRead: false)
      try channel.writeInbound(ByteBuffer(string: Self.request))
      return channel
    }
    for channel in channels { try? Self.answer(channel, bytes: 1 << 20) }
    #expect(channels.map(\.isActive) == (0..<80).map { $0 >= 16 })
    for channel in channels { _ = try? channel.finish(acceptAlreadyClosed: true) }
  }

  @Test func `one client alone may get an answer of any size`() throws {
    let channel = try Self.channel(Connections(most: 10), Heads(), isRead: false)
    try channel.writeInbound(ByteBuffer(string: Self.request))
    try Self.write(channel, .head(.init(status: .ok)))
    for _ in 0..<70 { try Self.write(channel, .body(ByteBuffer(repeating: 0x20, count: 1 << 20))) }
    #expect(channel.isActive)
    _ = try? channel.finish(acceptAlreadyClosed: true)
  }

  // MARK: Connections without a network

  /// Counts the requests that come through.
  private final class Heads: ChannelInboundHandler {
    typealias InboundIn = HTTPRequestPart

    private(set) var count = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .head = unwrapInboundIn(data) { count += 1 }
    }
  }

  /// Keeps what is written, like a socket whose client does not read.
  private final class Unread: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer

    private var promises: [EventLoopPromise<Void>] = []

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      if let promise { promises.append(promise) }
    }

    func close(
      context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
    ) {
      context.close(mode: mode, promise: promise)
      for promise in promises { promise.fail(ChannelError.ioOnClosedChannel) }
      promises = []
    }
  }

  private static func channel(
    _ connections: Connections, _ heads: Heads, isRead: Bool = true
  ) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    let pipeline = channel.pipeline.syncOperations
    if !isRead { try pipeline.addHandler(Unread()) }
    try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false)
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try pipeline.addHandler(ConnectionWatch(connections))
    try pipeline.addHandler(heads)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  private static func answer(_ channel: EmbeddedChannel, bytes: Int) throws {
    try write(channel, .head(.init(status: .ok, headerFields: [.contentLength: "\(bytes)"])))
    try write(channel, .body(ByteBuffer(repeating: 0x20, count: bytes)))
    try write(channel, .end(nil))
  }

  private static func write(_ channel: EmbeddedChannel, _ part: HTTPResponsePart) throws {
    channel.writeAndFlush(part, promise: nil)
    while try channel.readOutbound(as: IOData.self) != nil {}
    channel.embeddedEventLoop.run()
  }
}
