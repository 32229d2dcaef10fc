import RecipeProviderKit

/// A checked http or https address, taken apart by the ``RequestURL`` that everybody uses.
///
/// The text that is sent is rebuilt from the parts that were checked, so that no second parser can
/// read another host out of it.
struct WebAddress: Sendable, Hashable {
  /// Scheme, host and port.
  let origin: HTTPOrigin
  /// The path, percent-encoded, never empty.
  let path: String
  /// The query, percent-encoded, without its question mark.
  let query: String?

  /// The address as it is requested: no fragment, no user name.
  var text: String { origin.text + path + (query.map { "?\($0)" } ?? "") }

  /// The address for messages and logs: without the query, which may hold a key.
  var shown: String { origin.text + path }

  /// Takes an address apart.
  /// - Throws: ``AddressProblem``.
  init(_ text: String) throws(AddressProblem) {
    do throws(ProviderError) { try self.init(RequestURL(text)) } catch {
      throw AddressProblem(error.message)
    }
  }

  /// The address that a `Location` header names, seen from this one.
  /// - Throws: ``AddressProblem``.
  func following(_ location: String) throws(AddressProblem) -> WebAddress {
    do throws(ProviderError) {
      return try WebAddress(RequestURL(text).resolving(location))
    } catch {
      throw AddressProblem(error.message)
    }
  }

  private init(_ url: RequestURL) throws(ProviderError) {
    let host = url.host.hasPrefix("[") ? String(url.host.dropFirst().dropLast()) : url.host
    guard let origin = HTTPOrigin(scheme: url.scheme, host: host, port: url.port) else {
      throw ProviderError(.misconfigured, "the address has no valid host")
    }
    self.origin = origin
    path = url.path.isEmpty ? "/" : url.path
    query = url.query
  }
}

/// Why a text is no address that can be used, in a clause without the text, which may hold a
/// password.
struct AddressProblem: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

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
  var authority: String { hasDefaultPort ? bracketedHost : hostAndPort }

  /// Host and port, also where the port is the scheme's own.
  var hostAndPort: String { "\(bracketedHost):\(port)" }

  private var bracketedHost: String { host.contains(":") ? "[\(host)]" : host }

  /// The name that a certificate has to be for; nil when the host is an address.
  var nameForTLS: String? { IPAddress(literal: host) == nil ? host : nil }

  /// The origin as an address without a path.
  var text: String { "\(scheme)://\(authority)" }

  /// The origin as an address without a path: `https://example.org`.
  public var description: String { text }
}
