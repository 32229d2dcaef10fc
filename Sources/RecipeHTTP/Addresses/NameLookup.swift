import Dispatch
import PotluckSupport
import RecipeProviderKit
import Synchronization

/// Asks the system's resolver, without holding up anybody who stops waiting or asks for another
/// name.
final class NameLookup: Sendable {
  typealias Resolve = @Sendable (String) async throws -> [IPAddress]

  static let system = NameLookup(ask: resolve)

  /// Asks for the addresses of a name, and keeps its thread until it knows.
  private let ask: @Sendable (String) -> [IPAddress]
  private let underWay = Mutex<[String: Task<[IPAddress], Never>]>([:])

  init(ask: @escaping @Sendable (String) -> [IPAddress]) { self.ask = ask }

  /// The addresses of a host name, empty when it has none.
  ///
  /// `getaddrinfo` cannot be interrupted: on cancellation the answer is given up. Until the
  /// resolver has answered, whoever asks for the same name waits for the same answer.
  /// - Throws: `CancellationError`.
  @Sendable func addresses(of host: String) async throws -> [IPAddress] {
    let lookup = task(for: host)
    guard let answer = await CancellableCall({ await lookup.value }).answer() else {
      throw CancellationError()
    }
    return try answer.get()
  }

  private func task(for host: String) -> Task<[IPAddress], Never> {
    underWay.withLock { tasks in
      if let task = tasks[host] { return task }
      let task = Task {
        let addresses = await withCheckedContinuation { continuation in
          // A queue of its own, and so a thread: those of a pool would run out.
          DispatchQueue(label: "potluck.lookup").async {
            continuation.resume(returning: self.ask(host))
          }
        }
        underWay.withLock { $0[host] = nil }
        return addresses
      }
      tasks[host] = task
      return task
    }
  }

  @Sendable private static func resolve(_ host: String) -> [IPAddress] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var found: [IPAddress] = []
    var entry = list
    while let info = entry?.pointee {
      if let address = IPAddress(info.ai_addr, length: info.ai_addrlen) { found.append(address) }
      entry = info.ai_next
    }
    return found
  }
}

extension IPAddress {
  /// The address in a socket address of either family.
  fileprivate init?(_ socketAddress: UnsafeMutablePointer<sockaddr>?, length: socklen_t) {
    guard let socketAddress else { return nil }
    let raw = UnsafeRawPointer(socketAddress)
    switch Int32(socketAddress.pointee.sa_family) {
    case AF_INET:
      guard Int(length) >= MemoryLayout<sockaddr_in>.size else { return nil }
      var address = raw.load(as: sockaddr_in.self).sin_addr
      self.init(bytes: withUnsafeBytes(of: &address) { Array($0) })
    case AF_INET6:
      guard Int(length) >= MemoryLayout<sockaddr_in6>.size else { return nil }
      var address = raw.load(as: sockaddr_in6.self).sin6_addr
      self.init(bytes: withUnsafeBytes(of: &address) { Array($0) })
    default: return nil
    }
  }
}
