import NIOCore
import NIOPosix
import Synchronization

/// A server that accepts connections and never says a word.
final class SilentServer: Sendable {
  /// What became of the connections so far.
  struct Record: Sendable {
    /// How many connections have said something.
    var begun = 0
    /// How many of these the client has closed.
    var closed = 0
  }

  private let listener: any Channel
  private let log: Log

  var record: Record { log.record.withLock { $0 } }
  var port: Int { listener.localAddress?.port ?? 0 }

  init() async throws {
    let log = Log()
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Listener(log))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    self.log = log
  }

  func stop() async { try? await listener.close().get() }

  private final class Log: Sendable { let record = Mutex(Record()) }

  private final class Listener: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let log: Log
    private var hasBegun = false

    init(_ log: Log) { self.log = log }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if !hasBegun { log.record.withLock { $0.begun += 1 } }
      hasBegun = true
    }

    func channelInactive(context: ChannelHandlerContext) {
      if hasBegun { log.record.withLock { $0.closed += 1 } }
    }
  }
}
