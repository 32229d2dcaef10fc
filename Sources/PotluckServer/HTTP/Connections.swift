import NIOCore
import NIOHTTPTypes
import PotluckSupport
import Synchronization

/// The open connections of a server: where there are many, the one that has lain idle longest makes
/// room for the next.
///
/// Browsers keep connections for later, and anybody may open some and say nothing: neither keeps
/// others out. One on which a request is under way is never closed.
final class Connections: Sendable {
  private struct State {
    var open = 0
    /// Those on which nothing is under way.
    var idle = Queue()
    /// Those whose clients have not taken all of their answers yet.
    var waiting = Queue()
    var waitingBytes = 0
    /// The connections whose clients send nothing more.
    var departed: Set<ObjectIdentifier> = []
    /// What happens when the client of one is gone, while an answer is under way that may last.
    var departures: [ObjectIdentifier: @Sendable () -> Void] = [:]
  }

  /// Connections in the order in which they came, by their numbers.
  private struct Queue {
    private(set) var channels: [UInt64: any Channel] = [:]
    private var numbers: Range<UInt64> = 0..<0

    mutating func append(_ channel: any Channel) -> UInt64 {
      defer { numbers = numbers.lowerBound..<numbers.upperBound + 1 }
      channels[numbers.upperBound] = channel
      return numbers.upperBound
    }

    mutating func remove(_ number: UInt64) { channels[number] = nil }

    mutating func takeOldest() -> (any Channel)? {
      for number in numbers {
        numbers = number + 1..<numbers.upperBound
        if let channel = channels.removeValue(forKey: number) { return channel }
      }
      return nil
    }
  }

  /// The most bytes of answers that wait for their clients, of all together; above it the client
  /// that has taken nothing for longest loses its connection.
  static let mostWaitingBytes = 64 << 20

  /// How many there may be; the next ones wait until one ends.
  let most: Int
  private let state = Mutex(State())

  init(most: Int) { self.most = most }

  /// As many as are wanted, as far as the system lets the program open that many files.
  static func bearable(_ wanted: Int) -> Int {
    // Files, sources and other programs need some as well.
    let others = 512
    return max(16, min(wanted, OpenFiles.raiseLimit(to: wanted + others) - others))
  }

  /// Notes that one was opened, on which nothing is under way yet.
  /// - Returns: the number of its idleness.
  func open(_ channel: any Channel) -> UInt64 {
    let (number, oldest) = state.withLock { state in
      state.open += 1
      let isCrowded = state.open > most - max(1, most / 20)
      return (state.idle.append(channel), isCrowded ? state.idle.takeOldest() : nil)
    }
    oldest?.close(promise: nil)
    return number
  }

  /// Notes that something began on one.
  func work(_ number: UInt64) { state.withLock { $0.idle.remove(number) } }

  /// Notes that nothing is under way on one any more.
  /// - Returns: the number of its idleness.
  func rest(_ channel: any Channel) -> UInt64 { state.withLock { $0.idle.append(channel) } }

  /// Notes that bytes of an answer wait for the client of one; `place` is the number of its wait, nil
  /// when none waited so far.
  /// - Returns: the number of its wait.
  func wait(_ channel: any Channel, _ bytes: Int, since place: UInt64?) -> UInt64 {
    let (place, oldest) = state.withLock { state in
      state.waitingBytes += bytes
      let place = place ?? state.waiting.append(channel)
      // One alone may get an answer of any size.
      let isTooMuch =
        state.waitingBytes > Self.mostWaitingBytes && state.waiting.channels.count > 1
      return (place, isTooMuch ? state.waiting.takeOldest() : nil)
    }
    oldest?.close(promise: nil)
    return place
  }

  /// Notes that a client took bytes that waited for it or is gone; `rest` is how many wait still.
  /// - Returns: the number of its wait; nil when nothing waits any more.
  func take(_ channel: any Channel, _ bytes: Int, since place: UInt64, rest: Int) -> UInt64? {
    state.withLock { state in
      state.waitingBytes -= bytes
      state.waiting.remove(place)
      return rest > 0 ? state.waiting.append(channel) : nil
    }
  }

  /// Notes that one was closed.
  func close(_ channel: any Channel) {
    depart(channel)
    state.withLock { state in
      state.open -= 1
      state.departed.remove(ObjectIdentifier(channel))
    }
  }

  /// Notes that the client of one sends nothing more: it is gone.
  func depart(_ channel: any Channel) {
    let departure = state.withLock { state in
      state.departed.insert(ObjectIdentifier(channel))
      return state.departures.removeValue(forKey: ObjectIdentifier(channel))
    }
    departure?()
  }

  /// Has something happen once, when the client of a connection is gone; at once where it is already.
  func watch(_ channel: any Channel, departure: @escaping @Sendable () -> Void) {
    let isGone = state.withLock { state in
      guard channel.isActive, !state.departed.contains(ObjectIdentifier(channel)) else {
        return true
      }
      state.departures[ObjectIdentifier(channel)] = departure
      return false
    }
    if isGone { departure() }
  }

  /// Ends a watch.
  func unwatch(_ channel: any Channel) {
    state.withLock { $0.departures[ObjectIdentifier(channel)] = nil }
  }
}

/// Tells ``Connections`` what becomes of one, and has the next request wait until the client has
/// taken the answer to the one before.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let connections: Connections
  private let backpressure = RequestBackpressure()
  private var isOpen = false
  private var requests = 0
  /// Whether a request has begun and not ended.
  private var isReading = false
  /// How many requests were read whose answers the client has not taken.
  private var untaken = 0
  /// The number of its idleness; nil while something is under way.
  private var idleness: UInt64?
  /// The number of its wait, and the bytes that wait for its client.
  private var wait: (place: UInt64, bytes: Int)?

  init(_ connections: Connections) { self.connections = connections }

  func handlerAdded(context: ChannelHandlerContext) {
    // In front of the decoder: what is decoded takes many times the memory.
    try? context.pipeline.syncOperations.addHandler(backpressure, position: .first)
    if context.channel.isActive { open(context.channel) }
  }

  func channelActive(context: ChannelHandlerContext) {
    open(context.channel)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    close(context.channel)
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { connections.depart(context.channel) }
    context.fireUserInboundEventTriggered(event)
  }

  func handlerRemoved(context: ChannelHandlerContext) { close(context.channel) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      requests += 1
      untaken += 1
      isReading = true
      work()
    case .body: break
    case .end: isReading = false
    }
    backpressure.set(isHolding: untaken > 0 && !isReading)
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let (bytes, isEnd): (Int, Bool) =
      switch unwrapOutboundIn(data) {
      case .head: (0, false)
      case .body(let body): (body.readableBytes, false)
      case .end: (0, true)
      }
    if isEnd {
      requests -= 1
      if requests == 0, isOpen { idleness = connections.rest(context.channel) }
    }
    guard isEnd || bytes > 0 else { return context.write(data, promise: promise) }
    let channel = context.channel
    if bytes > 0 {
      let place = connections.wait(channel, bytes, since: wait?.place)
      wait = (place, (wait?.bytes ?? 0) + bytes)
    }
    let taken = promise ?? context.eventLoop.makePromise(of: Void.self)
    taken.futureResult.assumeIsolated().whenComplete { _ in
      self.take(channel, bytes, isEnd: isEnd)
    }
    context.write(data, promise: taken)
  }

  /// Goes on once the client has taken a part of an answer, or is gone.
  private func take(_ channel: any Channel, _ bytes: Int, isEnd: Bool) {
    if let (place, all) = wait, bytes > 0 {
      wait = connections.take(channel, bytes, since: place, rest: all - bytes)
        .map { ($0, all - bytes) }
    }
    guard isEnd else { return }
    untaken -= 1
    backpressure.set(isHolding: untaken > 0 && !isReading)
  }

  private func open(_ channel: any Channel) {
    guard !isOpen else { return }
    (isOpen, idleness) = (true, connections.open(channel))
  }

  private func work() {
    if let idleness { connections.work(idleness) }
    idleness = nil
  }

  private func close(_ channel: any Channel) {
    guard isOpen else { return }
    work()
    isOpen = false
    connections.close(channel)
  }
}
