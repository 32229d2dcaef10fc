import PotluckSupport
import RecipeProviderKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which proxy a request goes through, read from the environment the way other tools do.
///
/// `http_proxy` serves http addresses, `https_proxy` https ones, `all_proxy` what is left;
/// `no_proxy` lists exceptions (``NoProxyList``). Each name may be written in capitals, and the
/// small one wins. `HTTP_PROXY` in capitals is ignored where `REQUEST_METHOD` is set: in a CGI
/// program a client could plant it with a `Proxy:` header. Loopback hosts never go through a
/// proxy.
public struct ProxySettings: Sendable, Hashable {
  private var http = ProxyChoice.direct
  private var https = ProxyChoice.direct
  private var exceptions = NoProxyList("")

  /// No proxy at all.
  public init() {}

  /// Reads the settings from environment variables.
  ///
  /// A value that is no proxy address is kept as a problem: the requests that it concerns fail
  /// with a message that names the variable, the others go on.
  public init(environment: [String: String]) {
    let isCGI = environment["REQUEST_METHOD"] != nil
    func choice(_ names: [String]) -> ProxyChoice? {
      for name in names where !(isCGI && name == "HTTP_PROXY") {
        if let value = environment[name], !value.isEmpty {
          return ProxyChoice(value, variable: name)
        }
      }
      return nil
    }
    let all = choice(["all_proxy", "ALL_PROXY"])
    http = choice(["http_proxy", "HTTP_PROXY"]) ?? all ?? .direct
    https = choice(["https_proxy", "HTTPS_PROXY"]) ?? all ?? .direct
    exceptions = NoProxyList(environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
  }

  /// The way to an origin.
  func choice(for origin: HTTPOrigin) -> ProxyChoice {
    let choice = origin.scheme == "https" ? https : http
    guard choice != .direct, !origin.isLoopback, !exceptions.covers(origin) else { return .direct }
    return choice
  }
}

/// The way to an origin: straight, through a proxy, or nowhere because a setting is broken.
enum ProxyChoice: Sendable, Hashable {
  case direct
  case proxy(ProxyServer)
  case invalid(variable: String, problem: String)

  init(_ value: String, variable: String) {
    do throws(AddressProblem) {
      self = .proxy(try ProxyServer(value))
    } catch {
      self = .invalid(variable: variable, problem: error.description)
    }
  }
}

extension HTTPOrigin {
  /// Whether the host is this machine by name or address.
  var isLoopback: Bool {
    let name = host.hasSuffix(".") ? String(host.dropLast()) : host
    return name == "localhost" || name.hasSuffix(".localhost")
      || IPAddress(literal: host)?.nonPublicKind == "loopback"
  }
}

/// One proxy: an HTTP proxy or a SOCKS 5 server.
struct ProxyServer: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case http, socks }

  let kind: Kind
  let host: String
  let port: Int
  /// User name and password for a proxy that wants them.
  let credentials: Credentials?

  struct Credentials: Sendable, Hashable {
    let user: String
    let password: String

    /// The value of a `Proxy-Authorization` field.
    var header: String { "Basic " + Base64.encode("\(user):\(password)".utf8) }
  }

  /// Reads `http://user:password@host:port`, `socks5://host:port` or a bare `host:port`.
  init(_ value: String) throws(AddressProblem) {
    let trimmed = value.trimmingSpaces
    let text = trimmed.contains("://") ? trimmed : "http://\(trimmed)"
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else {
      throw AddressProblem("it is not an address")
    }
    switch scheme {
    case "http": kind = .http
    case "socks5", "socks5h", "socks": kind = .socks
    case "https": throw AddressProblem("proxies that are reached over TLS are not supported")
    default: throw AddressProblem("\(scheme.prefix(20)) proxies are not supported")
    }
    let port = url.port ?? (kind == .http ? 80 : 1080)
    guard let name = url.host(percentEncoded: false), let host = try? HostName.ascii(name[...]),
      let origin = HTTPOrigin(scheme: "http", host: String(host), port: port)
    else { throw AddressProblem("its host or port is not valid") }
    self.host = origin.host
    self.port = origin.port
    if let user = url.user(percentEncoded: false), !user.isEmpty {
      guard kind == .http else {
        throw AddressProblem("SOCKS proxies with a password are not supported")
      }
      let password = url.password(percentEncoded: false) ?? ""
      credentials = Credentials(user: user, password: password)
    } else {
      credentials = nil
    }
  }

  /// Host and port for messages.
  var shown: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

extension String {
  /// The text without spaces and tabs at its ends.
  var trimmingSpaces: String {
    var text = Substring(self)
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}

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
