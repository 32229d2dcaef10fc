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
    /// Those on which nothing is under way, by numbers in the order in which that began.
    var idle: [UInt64: any Channel] = [:]
    var numbers: Range<UInt64> = 0..<0

    mutating func takeOldest() -> (any Channel)? {
      for number in numbers {
        numbers = number + 1..<numbers.upperBound
        if let channel = idle.removeValue(forKey: number) { return channel }
      }
      return nil
    }

    mutating func rest(_ channel: any Channel) -> UInt64 {
      defer { numbers = numbers.lowerBound..<numbers.upperBound + 1 }
      idle[numbers.upperBound] = channel
      return numbers.upperBound
    }
  }

  /// How many there may be; the next ones wait until one ends.
  let most: Int
  private let state = Mutex(State())

  init(most: Int) { self.most = most }

  /// As many as are wanted, as far as the system lets the program open that many files.
  static func bearable(_ wanted: Int) -> Int {
    // Files, sources and other programs need some as well.
    let others = 512
    return max(16, min(wanted, Descriptors.raise(to: wanted + others) - others))
  }

  /// Notes that one was opened, on which nothing is under way yet.
  /// - Returns: the number of its idleness.
  func open(_ channel: any Channel) -> UInt64 {
    let (number, oldest) = state.withLock { state in
      state.open += 1
      let isCrowded = state.open > most - max(1, most / 20)
      return (state.rest(channel), isCrowded ? state.takeOldest() : nil)
    }
    oldest?.close(promise: nil)
    return number
  }

  /// Notes that something began on one.
  func work(_ number: UInt64) { _ = state.withLock { $0.idle.removeValue(forKey: number) } }

  /// Notes that nothing is under way on one any more.
  /// - Returns: the number of its idleness.
  func rest(_ channel: any Channel) -> UInt64 { state.withLock { $0.rest(channel) } }

  /// Notes that one was closed.
  func close() { state.withLock { $0.open -= 1 } }
}

/// Tells ``Connections`` what becomes of one.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let connections: Connections
  private var isOpen = false
  private var requests = 0
  /// The number of its idleness; nil while something is under way.
  private var idleness: UInt64?

  init(_ connections: Connections) { self.connections = connections }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { open(context.channel) }
  }

  func channelActive(context: ChannelHandlerContext) {
    open(context.channel)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    close()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { close() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = unwrapInboundIn(data) {
      requests += 1
      work()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      requests -= 1
      if requests == 0, isOpen { idleness = connections.rest(context.channel) }
    }
    context.write(data, promise: promise)
  }

  private func open(_ channel: any Channel) {
    guard !isOpen else { return }
    (isOpen, idleness) = (true, connections.open(channel))
  }

  private func work() {
    if let idleness { connections.work(idleness) }
    idleness = nil
  }

  private func close() {
    guard isOpen else { return }
    work()
    isOpen = false
    connections.close()
  }
}

/// How many files, connections among them, the program may have open.
private enum Descriptors {
  /// Asks the system for as many as are wanted.
  /// - Returns: how many there may be.
  static func raise(to wanted: Int) -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return wanted }
    let enough = min(rlim_t(wanted), limit.rlim_max)
    if limit.rlim_cur < enough {
      limit.rlim_cur = enough
      setrlimit(resource, &limit)
    }
    return getrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : wanted
  }
}
