import RecipeProviderKit

/// How long answers are given without asking again.
///
/// The configured time is a minimum: recipe services send `max-age=0`, `no-store` and `private` from
/// their frameworks' defaults, and the store belongs to one user. A longer `max-age` is believed up
/// to a day. What is no success is kept for minutes.
struct Freshness {
  private static let longestBelieved: Int64 = 86_400_000
  private static let longestFailure: Int64 = 300_000

  /// The configured time in milliseconds; 0 asks the service every time.
  let ttl: Int64

  /// For how many milliseconds an answer is fresh; nil when it must not be kept.
  func lifetime(of response: HTTPResponse, briefly: Bool = false) -> Int64? {
    switch response.status {
    case 401, 403, 407, 408, 425, 429, 502, 503, 504, 206, 304, ..<200: return nil
    case 200..<300 where !briefly:
      guard ttl > 0 else { return 0 }
      let believed = min(Self.maxAge(response.headers) ?? 0, Self.longestBelieved)
      return max(ttl, believed)
    default: return min(ttl, Self.longestFailure)
    }
  }

  /// The `max-age` of `Cache-Control` less the `Age`, in milliseconds (RFC 9111, section 4.2).
  private static func maxAge(_ headers: HTTPHeaders) -> Int64? {
    let directives = (headers["Cache-Control"] ?? "").prefix(1_000).split(separator: ",")
    for directive in directives {
      let parts = directive.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ $0 != " " }).lowercased() == "max-age",
        let seconds = Int64(parts[1].filter { $0 != " " && $0 != "\"" })
      else { continue }
      let age = headers["Age"].flatMap { Int64($0.filter { $0 != " " }) } ?? 0
      let limit: Int64 = 366 * 86_400
      return max(0, min(limit, max(0, seconds)) - min(limit, max(0, age))) * 1_000
    }
    return nil
  }
}
