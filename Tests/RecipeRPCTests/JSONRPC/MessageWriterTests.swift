import Synchronization
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct MessageWriterTests {
  private static func line(_ text: String) -> [UInt8] { Array((text + "\n").utf8) }

  /// More than a pipe and the queue for what may be left out hold together.
  private static let flood = line(String(repeating: "x", count: 1 << 20))

  @Test func `messages go out whole and in their order, whoever writes them`() async {
    let peer = Peer()
    let writer = MessageWriter(descriptor: peer.streams.output)
    writer.start {}
    for number in 0..<100 {
      writer.send(Self.line("\(number)"), isLater: number.isMultiple(of: 2))
      if number.isMultiple(of: 2) { writer.flush() }
    }
    #expect(await peer.lines(100) == (0..<100).map(String.init))
    #expect(writer.drain(atMost: .patience))
    #expect(writer.progress.isEmpty)
  }

  @Test func `what may be left out is, while the client does not read`() async {
    let peer = Peer()
    let writer = MessageWriter(descriptor: peer.streams.output)
    writer.start {}
    writer.sendIfQuick(Self.line("first"))
    writer.send(Self.flood)
    writer.sendIfQuick(Self.line("left out"))
    writer.send(Self.line("last"))
    let lines = await peer.lines(upTo: "last")
    #expect(lines.first == "first" && lines.last == "last" && !lines.contains("left out"))
  }

  @Test func `work waits for room until the client reads, or it is cancelled`() async {
    let peer = Peer()
    let writer = MessageWriter(descriptor: peer.streams.output)
    writer.start {}
    for _ in 0..<2 { writer.send(Self.flood) }
    let cancelled = Task { await writer.room() }
    cancelled.cancel()
    await cancelled.value
    #expect(!writer.drain(atMost: .milliseconds(1)))
    let waiting = Task { await writer.room() }
    _ = await peer.lines(2)
    await waiting.value
  }

  @Test func `a client that is gone is told of once, and nothing waits for it`() async {
    let writer = MessageWriter(descriptor: -1)
    let breaks = Mutex(0)
    let (told, telling) = AsyncStream.makeStream(of: Void.self)
    writer.start {
      breaks.withLock { $0 += 1 }
      telling.finish()
    }
    writer.send(Self.line("nobody hears this"))
    for await _ in told {}
    writer.send(Self.flood)
    await writer.room()
    #expect(writer.drain(atMost: .patience))
    #expect(breaks.withLock { $0 } == 1)
  }
}
