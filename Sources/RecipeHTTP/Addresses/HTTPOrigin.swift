#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Scheme, host and port: what two addresses share when they belong to one server.
///
/// Credentials stay within one origin, and an origin that the user configured may lie on a private
/// network.
public struct HTTPOrigin: Sendable, Hashable, CustomStringConvertible {
  /// `http` or `https`.
  public let scheme: String
  /// The host in lower case, an IPv6 address without its brackets.
  public let host: String
  /// The port, the scheme's own when the address named none.
  public let port: Int

  /// The origin of an absolute http or https address; nil when the text is not one.
  public init?(_ url: String) {
    guard let address = try? WebAddress(url) else { return nil }
    self = address.origin
  }

  /// Checks the parts: an ASCII host name, an IPv4 or IPv6 address without zone, a port in range.
  init?(scheme: String, host: String, port: Int?) {
    let host = host.lowercased()
    let isName = host.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard !host.isEmpty, host.utf8.count <= 253 else { return nil }
    guard isName || (host.contains(":") && !host.contains("%") && IPAddress(literal: host) != nil)
    else { return nil }
    let port = port ?? (scheme == "https" ? 443 : 80)
    guard 1...65535 ~= port else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// Whether the port is the scheme's own.
  var hasDefaultPort: Bool { port == (scheme == "https" ? 443 : 80) }

  /// The host as a URL and a `Host` header write it: IPv6 in brackets, the port unless it is the
  /// scheme's own.
  var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return hasDefaultPort ? name : "\(name):\(port)"
  }

  /// The origin as an address without a path.
  var text: String { "\(scheme)://\(authority)" }

  /// The origin as an address without a path: `https://example.org`.
  public var description: String { text }
}
