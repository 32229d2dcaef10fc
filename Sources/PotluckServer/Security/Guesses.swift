import Synchronization

/// Counts wrong tokens, and lets nobody go on guessing.
final class Guesses: Sendable {
  /// How many wrong tokens one address may send within ``span``.
  static let most = 10
  /// The time after which an address begins anew, in seconds.
  static let span = 300
  /// The most addresses that are remembered.
  private static let mostPeers = 10_000

  private let peers = Mutex<[String: (count: Int, end: Int)]>([:])

  /// How many seconds an address has to wait; nil when it need not.
  func wait(_ peer: String, now: Int) -> Int? {
    peers.withLock { peers in
      guard let known = peers[Self.network(peer)], known.end > now, known.count >= Self.most
      else { return nil }
      return known.end - now
    }
  }

  /// Notes a wrong token.
  func note(_ peer: String, now: Int) {
    peers.withLock { peers in
      if peers.count >= Self.mostPeers { peers = peers.filter { $0.value.end > now } }
      // Who comes from so many addresses is no household.
      if peers.count >= Self.mostPeers { return }
      let network = Self.network(peer)
      let known = peers[network].flatMap { $0.end > now ? $0 : nil }
      peers[network] = ((known?.count ?? 0) + 1, known?.end ?? now + Self.span)
    }
  }

  /// The part of an address that one household has to itself: of IPv6 the first half.
  private static func network(_ peer: String) -> String {
    guard peer.contains(":"), !peer.hasPrefix("::ffff:") else { return peer }
    return peer.split(separator: ":", omittingEmptySubsequences: false).prefix(4)
      .joined(separator: ":")
  }
}
