internal import NIOCore
internal import NIOHTTP1
internal import NIOTLS
import Synchronization

/// Sits between the two halves of the HTTP codec, where requests are still parts and answers still
/// bytes: counts uses and bytes for ``Exchange``, mends the heads of answers, gives requests to a
/// forward proxy their absolute form, and closes a connection that came when nobody waited for it any
/// more.
final class ConnectionProbe: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  private let registry: ExchangeRegistry
  private let forwardProxy: ProxyServer?
  /// Whether a handshake comes before the first request.
  private let isSecure: Bool
  private var uses = 0
  private var current: Exchange?
  private var mender = HeadMender()

  /// How long a new connection may be without a request; a request that waited for it comes at once.
  private static let patience = TimeAmount.milliseconds(100)

  init(registry: ExchangeRegistry, forwardProxy: ProxyServer?, isSecure: Bool) {
    self.registry = registry
    self.forwardProxy = forwardProxy
    self.isSecure = isSecure
  }

  func handlerAdded(context: ChannelHandlerContext) {
    context.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) {
      if self.uses == 0 { context.close(promise: nil) }
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case TLSUserEvent.handshakeCompleted = event { current?.sent(earlierUses: 0) }
    context.fireUserInboundEventTriggered(event)
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
    current = registry.exchange(of: head)
    head.headers.remove(name: ExchangeRegistry.field)
    if uses > 0 || !isSecure { current?.sent(earlierUses: uses) }
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

/// What is known of one request on the wire; the connection writes it, errors are told from it.
final class Exchange: Sendable {
  struct Progress: Sendable {
    /// How many requests the connection had carried before this one; nil before it is sent, which
    /// over TLS is before the handshake has ended.
    var earlierUses: Int?
    /// Bytes that came back, head included, before decompression.
    var bytesIn = 0
    /// Whether the response's head was complete.
    var hasHead = false
  }

  /// The name that the server's certificate has to be for; nil for an address.
  let nameForTLS: String?
  private let state = Mutex(Progress())

  init(nameForTLS: String?) { self.nameForTLS = nameForTLS }

  /// A snapshot.
  var progress: Progress { state.withLock { $0 } }

  /// Whether the request went out on a connection that had been used before, and nothing came
  /// back: the server closed it while it lay idle.
  var diedOnReusedConnection: Bool {
    let progress = progress
    return (progress.earlierUses ?? 0) > 0 && progress.bytesIn == 0
  }

  func sent(earlierUses: Int) { state.withLock { $0.earlierUses = earlierUses } }
  func received(_ count: Int) { state.withLock { $0.bytesIn += count } }
  func receivedHead() { state.withLock { $0.hasHead = true } }
}

/// Exchanges by the number under which a request announces itself to its connection.
final class ExchangeRegistry: Sendable {
  /// The header field that carries the number as far as the connection, which removes it.
  static let field = "x-potluck-exchange"

  private struct State {
    var next: UInt64 = 0
    var exchanges: [UInt64: Exchange] = [:]
  }

  private let state = Mutex(State())

  /// Registers an exchange and returns its number.
  func add(_ exchange: Exchange) -> UInt64 {
    state.withLock { state in
      state.next += 1
      state.exchanges[state.next] = exchange
      return state.next
    }
  }

  func remove(_ number: UInt64) { state.withLock { $0.exchanges[number] = nil } }

  /// The exchange that a request's head belongs to.
  func exchange(of head: HTTPRequestHead) -> Exchange? {
    guard let number = head.headers.first(name: Self.field).flatMap(UInt64.init) else { return nil }
    return state.withLock { $0.exchanges[number] }
  }
}

/// Writes the head of an answer the way the parser wants it.
///
/// A bare line feed ends a line like any other (RFC 9112, section 2.2), and a value that was folded
/// over several lines becomes one line (section 5.2). Only heads are touched, never what frames a
/// body; and only from a request on until its answer's head has ended, so that no second head is
/// ever made out of a body.
struct HeadMender {
  private static let (tab, feed, carriage, space) = (
    UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " ")
  )

  private var isInHead = false
  /// How many lines have ended.
  private var lines = 0
  /// How many bytes of the current line there are.
  private var length = 0
  /// The beginning of the first line: `HTTP/1.1 200`.
  private var start: [UInt8] = []
  /// Whether a carriage return is held back, because a line feed may follow.
  private var holdsCarriage = false
  /// Whether the end of a line is held back, because the line may go on.
  private var holdsEnd = false

  /// A request goes out: what comes next is the head of its answer.
  mutating func expectHead() {
    self = HeadMender()
    isInHead = true
  }

  /// The same bytes, or those of a head without its peculiarities.
  mutating func mend(_ bytes: ByteBuffer) -> ByteBuffer {
    guard isInHead else { return bytes }
    var (input, output) = (bytes, ByteBuffer())
    output.reserveCapacity(input.readableBytes + 16)
    while isInHead, let byte = input.readInteger(as: UInt8.self) { take(byte, &output) }
    output.writeBuffer(&input)
    return output
  }

  private mutating func take(_ byte: UInt8, _ output: inout ByteBuffer) {
    if holdsEnd, !endLine(before: byte, &output) { return }
    switch byte {
    case Self.feed where length == 0: endEmptyLine(&output)
    case Self.feed:
      (holdsCarriage, holdsEnd) = (false, true)
      lines += 1
    case Self.carriage where !holdsCarriage: holdsCarriage = true
    default:
      if holdsCarriage {
        output.writeInteger(Self.carriage)
        holdsCarriage = byte == Self.carriage
        length += 1
        if holdsCarriage { return }
      }
      if lines == 0, start.count < 12 { start.append(byte) }
      output.writeInteger(byte)
      length += 1
    }
  }

  /// Ends the line that has been held back, or goes on with it.
  /// - Returns: whether the byte is still to be taken.
  private mutating func endLine(before byte: UInt8, _ output: inout ByteBuffer) -> Bool {
    holdsEnd = false
    if lines > 1, byte == Self.space || byte == Self.tab {
      lines -= 1
      output.writeInteger(Self.space)
      return false
    }
    output.writeStaticString("\r\n")
    length = 0
    return true
  }

  private mutating func endEmptyLine(_ output: inout ByteBuffer) {
    output.writeStaticString("\r\n")
    holdsCarriage = false
    guard lines > 0 else { return }
    // A status of 100 and more only announces the answer: another head follows.
    let announces =
      start.count == 12 && start[9] == UInt8(ascii: "1") && start[10...] != [0x30, 0x31]
    if announces { expectHead() } else { isInHead = false }
  }
}

/// Stands between the HTTP codec and the client, and lets nothing through that the client cannot
/// bear.
///
/// The client takes a head with a status below 200 for one that announces the answer, whatever the
/// codec makes of it: when a body or an end follows, it ends the process. Heads that really only
/// announce are of no use here.
final class AnswerGuard: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private var isBroken = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isBroken else { return }
    guard case .head(let head) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    switch head.status.code {
    case 100, 102..<200: break
    case 200...: context.fireChannelRead(data)
    default:
      // 101 belongs here: nobody asked for another protocol.
      isBroken = true
      context.fireErrorCaught(ImpossibleStatus(code: head.status.code))
    }
  }
}

/// An answer with a status that no answer to the request can have.
struct ImpossibleStatus: Error {
  let code: UInt
}
