import PotluckSupport
import Synchronization

/// Counts wrong tokens over all instances.
///
/// Takes what stands for the client and for the token, the most tokens and the time in seconds for which
/// they count; returns how many seconds the client has to wait where it has tried too many.
package typealias SharedGuesses =
  @Sendable (_ client: String, _ guess: String, _ most: Int, _ span: Int) async throws -> Int?

/// Limits how many wrong tokens one client may try.
///
/// It is asked for wrong tokens alone, so that nobody who has the right one is ever kept out: behind
/// a proxy all clients may look like one. A token that is sent again and again is one guess.
final class RateLimiter: Sendable {
  /// What is guessed: others have a count of their own.
  private let name: String
  /// How many wrong tokens one client may try within ``span``.
  private let most: Int
  private let shared: SharedGuesses?
  /// The time after which a client begins anew, in seconds.
  static let span = 300
  /// The most clients that are remembered.
  private static let mostClients = 10_000

  private struct Client {
    /// Signatures of the tokens that were tried; never more than may be.
    var guesses: Set<String> = []
    /// When the client begins anew, in seconds since 1970.
    var end: Int
  }

  private let clients = Mutex<[String: Client]>([:])

  init(_ name: String, most: Int, shared: SharedGuesses?) {
    (self.name, self.most, self.shared) = (name, most, shared)
  }

  /// Notes a wrong token, here and where all instances count.
  ///
  /// While these cannot be asked, what this one knows has to do.
  /// - Parameters:
  ///   - guess: what stands for the token.
  ///   - address: the client's address.
  ///   - now: seconds since 1970.
  /// - Returns: how many seconds the client has to wait because it has tried too many; nil when it
  ///   may try another one.
  func note(_ guess: String, by address: String, now: Int) async -> Int? {
    let network = Self.network(address)
    if let wait = note(guess, from: network, now: now) { return wait }
    guard let shared else { return nil }
    return (try? await shared("\(name) \(network)", guess, most, Self.span)) ?? nil
  }

  private func note(_ guess: String, from network: String, now: Int) -> Int? {
    clients.withLock { clients in
      var client =
        clients[network].flatMap { $0.end > now ? $0 : nil } ?? Client(end: now + Self.span)
      if client.guesses.contains(guess) { return nil }
      guard client.guesses.count < most else { return client.end - now }
      client.guesses.insert(guess)
      if clients[network] == nil, clients.count >= Self.mostClients {
        clients = clients.filter { $0.value.end > now }
        // Guesses that nobody could count are refused; the right token never comes here.
        if clients.count >= Self.mostClients { return Self.span }
      }
      clients[network] = client
      return nil
    }
  }

  /// The part of an address that one household has to itself: of IPv6 the first half.
  ///
  /// `2001:db8::1` leaves out zeros, so that its text does not tell where the first half ends.
  private static func network(_ address: String) -> String {
    var bytes = in6_addr()
    guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
    return withUnsafeBytes(of: bytes) { Hexadecimal.encode($0.prefix(8)) }
  }
}
