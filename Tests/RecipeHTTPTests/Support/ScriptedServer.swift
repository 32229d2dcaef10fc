import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// A server that says what a test tells it to say, whatever it was asked.
final class ScriptedServer: Sendable {
  /// What to send in answer to a request, and whether to close after it.
  struct Reply: Sendable {
    var bytes: [UInt8]
    var closes: Bool
    /// Whether the bytes go out one by one, as far as the system lets them.
    var drips = false
    /// Whether the connection closes below TLS, without its goodbye.
    var cuts = false
    /// Speaks TLS on the connection after this reply, as a proxy does after CONNECT.
    var tls: NIOSSLContext?

    init(text: String, closes: Bool = false) { self.init(bytes: Array(text.utf8), closes: closes) }

    init(bytes: [UInt8], closes: Bool) {
      self.bytes = bytes
      self.closes = closes
    }
  }

  private let listener: any Channel
  private let log: RequestTexts

  /// The texts of the requests so far.
  var requests: [String] { log.all }
  var port: Int { listener.localAddress?.port ?? 0 }
  var baseURL: String { "http://127.0.0.1:\(port)" }

  /// Starts a server; the script gets the numbers of connection and request, both from 1.
  init(
    tls: NIOSSLContext? = nil, _ script: @escaping @Sendable (Int, Int) -> Reply
  ) async throws {
    let log = RequestTexts()
    let counter = Counter()
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        let number = counter.next()
        return channel.eventLoop.makeCompletedFuture {
          if let tls {
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls))
          }
          try channel.pipeline.syncOperations.addHandler(
            ScriptHandler(connection: number, log: log, script: script))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    self.log = log
  }

  func stop() async { try? await listener.close().get() }
}

private final class Counter: Sendable {
  private let value = Mutex(0)
  func next() -> Int {
    value.withLock {
      $0 += 1
      return $0
    }
  }
}

private final class RequestTexts: Sendable {
  private let texts = Mutex<[String]>([])
  var all: [String] { texts.withLock { $0 } }
  func append(_ text: String) { texts.withLock { $0.append(text) } }
}

private final class ScriptHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let connection: Int
  private let log: RequestTexts
  private let script: @Sendable (Int, Int) -> ScriptedServer.Reply
  private var request = 0
  private var text = ""

  init(
    connection: Int, log: RequestTexts,
    script: @escaping @Sendable (Int, Int) -> ScriptedServer.Reply
  ) {
    self.connection = connection
    self.log = log
    self.script = script
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    text += String(buffer: unwrapInboundIn(data))
    guard text.contains("\r\n\r\n") else { return }
    log.append(text)
    text = ""
    request += 1
    let reply = script(connection, request)
    for part in reply.drips ? reply.bytes.map({ [$0] }) : [reply.bytes] where !part.isEmpty {
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: part)), promise: nil)
    }
    if let tls = reply.tls {
      try? context.pipeline.syncOperations.addHandler(
        NIOSSLServerHandler(context: tls), position: .first)
    }
    if reply.cuts {
      let tls = try? context.pipeline.syncOperations.context(handlerType: NIOSSLServerHandler.self)
      tls?.close(promise: nil)
    }
    if reply.closes { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
