import RecipeHTTP
import RecipeProviderKit

/// Sends what is asked of one host to a server on loopback, so that a made site has a name.
struct NamedSites: HTTPTransport {
  let transport: any HTTPTransport
  /// The addresses of servers by the origins that they stand for.
  let sites: [String: String]
  /// What sends to addresses of private networks, as programs do; it refuses them.
  var guarded: any HTTPTransport

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var request = request
    let address = try RequestURL(request.url)
    guard let server = sites[address.origin] else {
      if HTTPOrigin(address.origin)?.isLocal != false { return try await guarded.send(request) }
      throw ProviderError(.unreachable, "there is no host \(address.host)")
    }
    request.url = server + address.path + (address.query.map { "?" + $0 } ?? "")
    return try await transport.send(request)
  }
}
