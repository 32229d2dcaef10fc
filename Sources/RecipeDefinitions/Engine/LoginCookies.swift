import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// The cookies that the answer to a log-in sets, as requests send them back (RFC 6265).
///
/// They go to the origin that set them and to no other, even where `Domain` allows more; one for a
/// foreign `Domain` is dropped. `Path` is left to the service, which gets all of them.
struct LoginCookies: Sendable {
  /// The most cookies that are kept.
  private static let most = 50
  /// The longest cookie, name and value, in bytes (RFC 6265, 6.1).
  private static let longest = 4_096

  /// Names, values and for how many seconds they last, in the order in which they were last set.
  private(set) var cookies: [(name: String, value: String, seconds: Double?)] = []

  /// Reads the cookies of an answer.
  /// - Parameters:
  ///   - headers: the answer's header fields.
  ///   - url: the address that was asked.
  ///   - now: the time in seconds since 1970, for cookies that end at a date.
  init(_ headers: HTTPHeaders, from url: RequestURL, now: Int = time(nil)) {
    for field in headers.fields where field.name.lowercased() == "set-cookie" {
      guard let cookie = Cookie(field.value, now: now), cookie.isFor(url) else { continue }
      cookies.removeAll { $0.name == cookie.name }
      guard !cookie.isEnded, cookies.count < Self.most else { continue }
      cookies.append((cookie.name, cookie.value, cookie.seconds))
    }
  }

  /// The seconds after which the first of them ends; nil when none says so.
  var seconds: Double? { cookies.compactMap(\.seconds).min() }

  /// What the field `Cookie` holds; nil without any cookie.
  var text: String? {
    cookies.isEmpty ? nil : cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }

  /// The values in the text of a field `Cookie`, each as secret as all of them.
  static func values(in text: String) -> [String] {
    text.split(separator: ";").compactMap { pair in
      pair.firstIndex(of: "=").map { String(pair[pair.index(after: $0)...]) }
    }
  }

  /// One field `Set-Cookie`.
  private struct Cookie {
    let name: String
    let value: String
    private(set) var seconds: Double?
    private var domain = ""
    private var isSecure = false

    /// Reads a field; nil for one that no request could send back.
    init?(_ field: String, now: Int) {
      let parts = field.split(separator: ";", omittingEmptySubsequences: false)
      guard let pair = parts.first, pair.utf8.count <= LoginCookies.longest,
        let sign = pair.firstIndex(of: "=")
      else { return nil }
      name = String(pair[..<sign]).trimmed
      value = String(pair[pair.index(after: sign)...]).trimmed
      guard Forms.isToken(name), value.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
      var expires: Int?
      for part in parts.dropFirst().prefix(20) {
        let attribute = part.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
        let setting = attribute.count > 1 ? attribute[1] : ""
        switch attribute.first?.lowercased() {
        case "max-age": seconds = Int(setting).map(Double.init) ?? seconds
        case "expires": expires = RetryAfter.seconds(httpDate: setting)
        case "domain": domain = setting.lowercased()
        case "secure": isSecure = true
        default: break
        }
      }
      // The age decides where both are given (RFC 6265, 5.3).
      seconds = seconds ?? expires.map { Double($0 - now) }
    }

    /// Whether the service takes the cookie away.
    var isEnded: Bool { seconds.map { $0 <= 0 } ?? false }

    /// Whether the service at an address may set the cookie.
    func isFor(_ url: RequestURL) -> Bool {
      let domain = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
      guard domain.isEmpty || url.host == domain || url.host.hasSuffix("." + domain) else {
        return false
      }
      return !isSecure || url.scheme == "https" || url.isThisMachine
    }
  }
}

extension RequestURL {
  /// Whether the host is this machine by its usual names, which browsers trust as they trust https.
  fileprivate var isThisMachine: Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains(host) || host.hasSuffix(".localhost")
  }
}
