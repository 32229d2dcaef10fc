import PotluckSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One proxy: an HTTP proxy or a SOCKS 5 server.
struct ProxyServer: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case http, socks }

  /// Why a value is no proxy address, in a clause without the value, which may hold a password.
  struct Problem: Error, Hashable { let text: String }

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
  init(_ value: String) throws(Problem) {
    let trimmed = value.trimmingSpaces
    let text = trimmed.contains("://") ? trimmed : "http://\(trimmed)"
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else {
      throw Problem(text: "it is not an address")
    }
    switch scheme {
    case "http": kind = .http
    case "socks5", "socks5h", "socks": kind = .socks
    case "https": throw Problem(text: "proxies that are reached over TLS are not supported")
    default: throw Problem(text: "\(scheme.prefix(20)) proxies are not supported")
    }
    let port = url.port ?? (kind == .http ? 80 : 1080)
    guard let host = url.host(), let origin = HTTPOrigin(scheme: "http", host: host, port: port)
    else { throw Problem(text: "its host or port is not valid") }
    self.host = origin.host
    self.port = origin.port
    if let user = url.user(percentEncoded: false), !user.isEmpty {
      guard kind == .http else {
        throw Problem(text: "SOCKS proxies with a password are not supported")
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
