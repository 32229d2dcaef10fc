import PotluckSupport
import RecipeProviderKit

/// Keeps requests off private, loopback and link-local addresses unless the user configured them.
///
/// Two checks, because a name can change its address between them: this one before anything is
/// connected, and one on the connected socket's own peer (``ConnectionPools``).
struct PrivateNetworkGuard: Sendable {
  /// The origins that the user's configuration names.
  let allowedOrigins: Set<HTTPOrigin>
  /// Asks for the addresses of a name.
  var resolve: NameLookup.Resolve = NameLookup.system.addresses

  /// Names that no public name server knows (RFC 6761, 6762 with its appendix G, and 8375).
  private static let localDomains: Set<String> = [
    "localhost", "local", "internal", "intranet", "private", "corp", "home", "lan", "home.arpa",
  ]
  /// How long the resolver is waited for where a proxy is the one that has to know the name.
  private static let patience = Duration.seconds(2)

  /// Whether the configuration names the origin, wherever it lies.
  func isConfigured(_ origin: HTTPOrigin) -> Bool { allowedOrigins.contains(origin) }

  /// Why an origin may not be asked; nil when it may.
  ///
  /// - Parameters:
  ///   - origin: The origin that the request would go to.
  ///   - isProxied: Whether a proxy looks the name up in the end. What this machine knows about it
  ///     counts all the same; what it does not know is left to the proxy.
  /// - Returns: The reason in a clause, or nil.
  /// - Throws: `CancellationError`.
  func objection(to origin: HTTPOrigin, isProxied: Bool) async throws -> String? {
    guard !isConfigured(origin) else { return nil }
    if let address = IPAddress(literal: origin.host) {
      return address.nonPublicKind.map { "\(origin.host) is a \($0) address" }
    }
    let name = origin.host.hasSuffix(".") ? String(origin.host.dropLast()) : origin.host
    if Self.isLocal(name) { return "\(origin.host) is a local name" }
    for address in try await isProxied ? briefly(name) : resolve(name) {
      if let kind = address.nonPublicKind { return "\(origin.host) has a \(kind) address" }
    }
    return nil
  }

  private static func isLocal(_ name: String) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count == 1 || localDomains.contains(labels.suffix(1).joined())
      || localDomains.contains(labels.suffix(2).joined(separator: "."))
  }

  /// The addresses of a name, none when the resolver takes its time.
  private func briefly(_ name: String) async throws -> [IPAddress] {
    try await Deadline.race(.now.advanced(by: Self.patience)) { try await resolve(name) } ?? []
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
