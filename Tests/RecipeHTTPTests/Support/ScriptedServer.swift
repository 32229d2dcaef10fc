import NIOCore
import NIOPosix
import Synchronization

/// A server that says what a test tells it to say, whatever it was asked.
final class ScriptedServer: Sendable {
  /// What to send in answer to a request, and whether to close behind it.
  struct Reply: Sendable {
    var text: String
    var closes = false
  }

  private let listener: any Channel
  private let log: RequestTexts

  /// The texts of the requests so far.
  var requests: [String] { log.all }
  var port: Int { listener.localAddress?.port ?? 0 }
  var baseURL: String { "http://127.0.0.1:\(port)" }

  /// Starts a server; the script gets the numbers of connection and request, both from 1.
  init(_ script: @escaping @Sendable (Int, Int) -> Reply) async throws {
    let log = RequestTexts()
    let counter = Counter()
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        let number = counter.next()
        return channel.eventLoop.makeCompletedFuture {
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
    if !reply.text.isEmpty {
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: reply.text)), promise: nil)
    }
    if reply.closes { context.close(promise: nil) }
  }
}
