import RecipeProviderKit

/// The addresses that one request has been sent to, and the rules for the next one.
struct RedirectHistory: Sendable {
  private var visited: [WebAddress]
  private let limit: Int

  init(start: WebAddress, limit: Int) {
    visited = [start]
    self.limit = limit
  }

  /// The address to ask now.
  var current: WebAddress { visited[visited.count - 1] }

  /// How many redirects have been followed.
  var hops: Int { visited.count - 1 }

  /// The `Location` of an answer that wants to be followed; nil for an answer to keep.
  ///
  /// A 300 or 304 is an answer, and so is a redirect that does not say where to.
  func location(in response: HTTPResponse) -> String? {
    switch response.status {
    case 301, 302, 303, 307, 308: response.headers["Location"].flatMap { $0.isEmpty ? nil : $0 }
    default: nil
    }
  }

  /// Checks the next hop and moves there.
  /// - Throws: ``ProviderError`` with code `invalidResponse` that names what is wrong with it.
  mutating func follow(_ location: String, status: Int) throws(ProviderError) -> WebAddress {
    func refused(_ message: String) -> ProviderError {
      ProviderError(.invalidResponse, message, httpStatus: status)
    }
    let next: WebAddress
    do throws(WebAddressProblem) {
      next = try current.following(location)
    } catch {
      throw refused("\(current.shown) redirects to an address that cannot be followed: \(error)")
    }
    guard current.origin.scheme == "http" || next.origin.scheme == "https" else {
      throw refused("\(current.shown) redirects from https to plain http on \(next.origin.host)")
    }
    if let start = visited.firstIndex(of: next) {
      let loop = (visited[start...] + [next]).map(\.shown).joined(separator: " to ")
      throw refused("the redirects run in a circle: \(loop)")
    }
    guard hops < limit else {
      throw refused("more than \(limit) redirects, the last one to \(next.shown)")
    }
    visited.append(next)
    return next
  }
}
