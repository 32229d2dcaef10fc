import Synchronization

/// Stops retrying at a source where retries do not help.
///
/// A token bucket as in gRPC's retry throttling (gRFC A6): ten tokens, a retry takes one, a success
/// gives a tenth back, and with half of them or fewer nothing is retried.
final class RetryBudget: Sendable {
  private static let most = 100
  private static let retry = 10
  private static let success = 1

  /// In tenths of a token.
  private let tokens = Mutex(most)

  /// Takes a token for a retry; false when there is none to take.
  func spend() -> Bool {
    tokens.withLock { tokens in
      guard tokens > Self.most / 2 else { return false }
      tokens -= Self.retry
      return true
    }
  }

  /// Gives back what a success is worth.
  func earn() { tokens.withLock { $0 = min(Self.most, $0 + Self.success) } }
}
