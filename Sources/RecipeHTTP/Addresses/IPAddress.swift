import Dispatch
import PotluckSupport
import RecipeProviderKit
import Synchronization

/// An IPv4 or IPv6 address as bytes, which knows whether it is a public one.
struct IPAddress: Sendable, Hashable, CustomStringConvertible {
  /// 4 or 16 bytes in network order.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads an address in every form that a resolver takes for one: dotted IPv4, the decimal,
  /// octal, hexadecimal and shortened forms of `inet_aton`, and IPv6 with or without a zone.
  init?(literal text: String) {
    var v4 = in_addr()
    if text.utf8.first.map({ 0x30...0x39 ~= $0 }) == true, inet_aton(text, &v4) != 0 {
      bytes = withUnsafeBytes(of: &v4) { Array($0) }
      return
    }
    let bare = text.prefix { $0 != "%" }
    var v6 = in6_addr()
    guard inet_pton(AF_INET6, String(bare), &v6) == 1 else { return nil }
    bytes = withUnsafeBytes(of: &v6) { Array($0) }
  }

  /// Why the address does not belong to the public internet, in a word; nil when it does.
  var nonPublicKind: String? {
    if bytes.count == 4 { return Self.kind(v4: bytes) }
    guard bytes.count == 16 else { return "unknown" }
    if let embedded = embeddedIPv4 { return Self.kind(v4: embedded) }
    if bytes.dropLast().allSatisfy({ $0 == 0 }) {
      return bytes[15] == 1 ? "loopback" : "unspecified"
    }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0x80...0xBF): return "link-local"
    case (0xFE, 0xC0...0xFF): return "site-local"
    case (0xFC...0xFD, _): return "private"
    case (0xFF, _): return "multicast"
    case (0x01, 0x00): return "reserved"
    case (0x20, 0x01) where bytes[2] == 0x0D && bytes[3] == 0xB8: return "reserved"
    default: return nil
    }
  }

  /// The IPv4 address inside an IPv4-mapped (`::ffff:a.b.c.d`), IPv4-compatible, NAT64
  /// (`64:ff9b::`) or 6to4 (`2002:`) form, because packets end up there.
  private var embeddedIPv4: [UInt8]? {
    let zeros = bytes.prefix(10).allSatisfy { $0 == 0 }
    if zeros, bytes[10] == 0xFF, bytes[11] == 0xFF { return Array(bytes[12...]) }
    if zeros, bytes[10] == 0, bytes[11] == 0, bytes[12] != 0 { return Array(bytes[12...]) }
    if bytes[..<4] == [0x00, 0x64, 0xFF, 0x9B] { return Array(bytes[12...]) }
    if bytes[0] == 0x20, bytes[1] == 0x02 { return Array(bytes[2..<6]) }
    return nil
  }

  /// The ranges of the IANA special-purpose registry (RFC 6890) that are not globally reachable.
  private static func kind(v4 bytes: [UInt8]) -> String? {
    switch (bytes[0], bytes[1], bytes[2]) {
    case (0, _, _): "unspecified"
    case (10, _, _), (172, 16...31, _), (192, 168, _): "private"
    case (100, 64...127, _): "shared"
    case (127, _, _): "loopback"
    case (169, 254, _): "link-local"
    case (192, 0, 0), (192, 0, 2), (198, 18...19, _), (198, 51, 100), (203, 0, 113): "reserved"
    case (224...239, _, _): "multicast"
    case (240..., _, _): "reserved"
    default: nil
    }
  }

  /// The usual text form.
  var description: String {
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    _ = bytes.withUnsafeBytes {
      inet_ntop(family, $0.baseAddress, &buffer, socklen_t(buffer.count))
    }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

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
