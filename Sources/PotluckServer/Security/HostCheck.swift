/// Which authorities a request may name: a page of another name that leads to this server's
/// address (DNS rebinding) gets nothing.
struct HostCheck: Sendable {
  /// The address that the server is bound to.
  let bound: String
  /// Names under which a proxy in front of it is reached, at any port.
  let names: Set<String>

  init(bound: String, names: [String]) {
    self.bound = Self.plain(bound)
    self.names = Set(names.map { Self.plain($0) })
  }

  /// The names of this machine for itself.
  static let loopback: Set<String> = ["localhost", "127.0.0.1", "::1"]

  /// Whether an address is that of this machine for itself.
  static func isLoopback(_ host: String) -> Bool {
    let host = plain(host)
    return loopback.contains(host)
      || (host.hasPrefix("127.") && isAddress(host) && !host.contains(":"))
  }

  /// Whether a request may name an authority, on a server that listens on a port.
  func allows(_ authority: String, port: Int) -> Bool {
    guard let (host, asked) = Self.parts(authority) else { return false }
    if names.contains(host) { return true }
    guard asked == port || (asked == nil && port == 80) else { return false }
    if Self.loopback.contains(host) || host == bound { return true }
    // Behind an address there is no name that could lead elsewhere.
    return ["0.0.0.0", "::"].contains(bound) && Self.isAddress(host)
  }

  /// Host and port of `host`, `host:1` and `[::1]:1`; nil when it is none of them.
  private static func parts(_ authority: String) -> (host: String, port: Int?)? {
    var rest = Substring(authority)
    let host: Substring
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      host = rest[...end]
      rest = rest[rest.index(after: end)...]
    } else {
      host = rest.prefix { $0 != ":" }
      rest = rest.dropFirst(host.count)
    }
    guard !host.isEmpty, host.utf8.allSatisfy({ 0x21..<0x7F ~= $0 }) else { return nil }
    if rest.isEmpty { return (plain(String(host)), nil) }
    let digits = rest.dropFirst()
    guard rest.first == ":", digits.utf8.allSatisfy({ 0x30..<0x3A ~= $0 }),
      let port = Int(digits), port < 65_536
    else { return nil }
    return (plain(String(host)), port)
  }

  /// In small letters, without brackets and without the dot at its end.
  private static func plain(_ host: String) -> String {
    var host = host.lowercased()
    if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
    if host.hasSuffix(".") { host.removeLast() }
    return host
  }

  private static func isAddress(_ host: String) -> Bool {
    if host.contains(":") { return host.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
