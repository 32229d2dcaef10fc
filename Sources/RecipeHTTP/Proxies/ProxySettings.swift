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
    do throws(ProxyServer.Problem) {
      self = .proxy(try ProxyServer(value))
    } catch {
      self = .invalid(variable: variable, problem: error.text)
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
