/// The exceptions of `no_proxy`: hosts that are reached without a proxy.
///
/// Entries are separated by commas or spaces. `*` covers everything. `example.org` covers that host
/// and all below it; `.example.org` and `*.example.org` only what is below. An entry may end in a
/// port, and then covers that port alone. An address covers itself, `10.0.0.0/8` a network.
struct NoProxyList: Sendable, Hashable {
  private enum Pattern: Sendable, Hashable {
    case everything
    case host(String)
    case below(String)
    case network([UInt8], bits: Int)
  }

  private struct Entry: Sendable, Hashable {
    let pattern: Pattern
    let port: Int?
  }

  private let entries: [Entry]

  init(_ text: String) {
    entries = text.split { $0 == "," || $0 == " " || $0 == "\t" }.compactMap(Self.entry)
  }

  /// Whether an origin is an exception.
  func covers(_ origin: HTTPOrigin) -> Bool {
    let host = origin.host.hasSuffix(".") ? String(origin.host.dropLast()) : origin.host
    let address = IPAddress(literal: host)
    return entries.contains { entry in
      if let port = entry.port, port != origin.port { return false }
      switch entry.pattern {
      case .everything: return true
      case .host(let name): return host == name || (address == nil && host.hasSuffix(".\(name)"))
      case .below(let name): return address == nil && host.hasSuffix(".\(name)")
      case .network(let bytes, let bits):
        return address.map { Self.matches($0.bytes, bytes, bits: bits) } ?? false
      }
    }
  }

  private static func entry(_ text: Substring) -> Entry? {
    if text == "*" { return Entry(pattern: .everything, port: nil) }
    var name = text.lowercased()
    if let slash = name.firstIndex(of: "/") {
      guard let address = IPAddress(literal: bare(String(name[..<slash]))),
        let bits = Int(name[name.index(after: slash)...]), 0...(address.bytes.count * 8) ~= bits
      else { return nil }
      return Entry(pattern: .network(address.bytes, bits: bits), port: nil)
    }
    var port: Int?
    let isBareIPv6 = !name.hasPrefix("[") && name.filter { $0 == ":" }.count > 1
    if !isBareIPv6, !name.hasSuffix("]"), let colon = name.lastIndex(of: ":") {
      guard let number = Int(name[name.index(after: colon)...]) else { return nil }
      port = number
      name = String(name[..<colon])
    }
    name = bare(name)
    if let address = IPAddress(literal: name) {
      return Entry(pattern: .network(address.bytes, bits: address.bytes.count * 8), port: port)
    }
    if name.hasPrefix("*.") { name.removeFirst() }
    let isBelow = name.hasPrefix(".")
    if isBelow { name.removeFirst() }
    if name.hasSuffix(".") { name.removeLast() }
    guard !name.isEmpty else { return nil }
    return Entry(pattern: isBelow ? .below(name) : .host(name), port: port)
  }

  private static func bare(_ name: String) -> String {
    name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
  }

  private static func matches(_ address: [UInt8], _ network: [UInt8], bits: Int) -> Bool {
    guard address.count == network.count else { return false }
    let whole = bits / 8
    guard address[..<whole] == network[..<whole] else { return false }
    let rest = bits % 8
    guard rest > 0 else { return true }
    return (address[whole] ^ network[whole]) >> (8 - rest) == 0
  }
}
