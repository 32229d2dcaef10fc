import RecipeProviderKit

/// Keeps requests off private, loopback and link-local addresses unless the user configured them.
///
/// Two checks, because a name can change its address between them: this one before anything is
/// connected, and one on the connected socket's own peer (``ConnectionPools``).
struct PrivateNetworkGuard: Sendable {
  /// The origins that the user's configuration names.
  let allowedOrigins: Set<HTTPOrigin>
  /// Asks for the addresses of a name.
  var resolve: @Sendable (String) async throws -> [IPAddress] = {
    try await NameLookup.addresses(of: $0)
  }

  init(allowedOrigins: Set<HTTPOrigin>) { self.allowedOrigins = allowedOrigins }

  /// Whether the configuration names the origin, wherever it lies.
  func isConfigured(_ origin: HTTPOrigin) -> Bool { allowedOrigins.contains(origin) }

  /// Why an origin may not be asked; nil when it may.
  ///
  /// - Parameters:
  ///   - origin: The origin that the request would go to.
  ///   - resolving: Whether to ask the resolver; behind a proxy the proxy knows the names.
  /// - Returns: The reason in a clause, or nil.
  /// - Throws: `CancellationError`.
  func objection(to origin: HTTPOrigin, resolving: Bool) async throws -> String? {
    guard !isConfigured(origin) else { return nil }
    if let address = IPAddress(literal: origin.host) {
      return address.nonPublicKind.map { "\(origin.host) is a \($0) address" }
    }
    let name = origin.host.hasSuffix(".") ? String(origin.host.dropLast()) : origin.host
    if name == "localhost" || name.hasSuffix(".localhost") || name.hasSuffix(".local") {
      return "\(origin.host) is a local name"
    }
    guard resolving else { return nil }
    for address in try await resolve(name) {
      if let kind = address.nonPublicKind { return "\(origin.host) has a \(kind) address" }
    }
    return nil
  }
}

extension PrivateNetworkGuard {
  /// The error for a request that may not be sent.
  static func refusal(_ objection: String, isRedirect: Bool) -> ProviderError {
    if isRedirect {
      return ProviderError(
        .invalidResponse, "a redirect into the private network was not followed: \(objection)",
        hint: "if that server is yours, configure its address as the provider's baseURL")
    }
    return ProviderError(
      .misconfigured, "the address lies in the private network: \(objection)",
      hint: "only a provider's own baseURL may lie there")
  }
}
