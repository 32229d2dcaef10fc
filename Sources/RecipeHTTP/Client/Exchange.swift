import Synchronization

/// What is known of one request on the wire; the connection writes it, errors are told from it.
final class Exchange: Sendable {
  struct Progress: Sendable {
    /// How many requests the connection had carried before this one; nil before it is sent.
    var earlierUses: Int?
    /// Bytes that came back, head included, before decompression.
    var bytesIn = 0
    /// Whether the response's head was complete.
    var hasHead = false
  }

  private let state = Mutex(Progress())

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

  func exchange(_ number: UInt64) -> Exchange? { state.withLock { $0.exchanges[number] } }
}
