import NIOCore
import NIOPosix
import PotluckSimulator
import RecipeModel
import Synchronization

/// A client that shows an answer as the bytes it consists of.
struct RawAnswer: Sendable {
  var bytes: [UInt8]
  /// Whether the connection ended with an error instead of an orderly close.
  var wasReset: Bool

  private var text: String { String(decoding: bytes, as: UTF8.self) }

  private var halves: [Substring] {
    text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
  }

  var head: String { String(halves[0]) }
  var body: String { halves.count > 1 ? String(halves[1]) : "" }
  var status: Int? { head.split(separator: " ").dropFirst().first.flatMap { Int($0) } }

  /// The body as JSON; null when it is none.
  var json: JSON { (try? JSON(parsing: body)) ?? .null }

  /// All values of a header field.
  func header(_ name: String) -> [String] {
    head.split(separator: "\r\n").compactMap { line in
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, halves[0].lowercased() == name.lowercased() else { return nil }
      return String(halves[1].drop { $0 == " " })
    }
  }
}

extension Simulator {
  /// Sends a GET on a connection of its own and reads until that ends.
  func get(_ target: String, headers: [String] = [], method: String = "GET") async throws
    -> RawAnswer
  {
    let lines = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1", "Connection: close"] + headers
    return try await exchange(lines.joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// Sends bytes as they are and reads until the connection ends.
  func exchange(_ text: String) async throws -> RawAnswer {
    let collector = Collector()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { $0.pipeline.addHandler(CollectingHandler(collector)) }
      .connect(host: "127.0.0.1", port: port).get()
    try await channel.writeAndFlush(ByteBuffer(string: text))
    try await channel.closeFuture.get()
    return collector.answer
  }
}

/// What has arrived so far.
private final class Collector: Sendable {
  private let state = Mutex(RawAnswer(bytes: [], wasReset: false))

  var answer: RawAnswer { state.withLock { $0 } }
  func append(_ bytes: [UInt8]) { state.withLock { $0.bytes += bytes } }
  func fail() { state.withLock { $0.wasReset = true } }
}

private final class CollectingHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  private let collector: Collector

  init(_ collector: Collector) { self.collector = collector }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    collector.append(Array(unwrapInboundIn(data).readableBytesView))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    collector.fail()
    context.close(promise: nil)
  }
}
