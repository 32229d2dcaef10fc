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
    if let kind = Self.localKind(of: origin.host) { return "\(origin.host) is \(Self.one(kind))" }
    if IPAddress(literal: origin.host) != nil { return nil }
    let name = Self.bare(origin.host)
    for address in try await isProxied ? briefly(name) : resolve(name) {
      if let kind = address.nonPublicKind { return "\(origin.host) has \(Self.one(kind)) address" }
    }
    return nil
  }

  /// What kind of host of this machine or a private network a host is, as far as its name tells; nil
  /// when it may be a public one.
  static func localKind(of host: String) -> String? {
    if let address = IPAddress(literal: host) {
      return address.nonPublicKind.map { "\($0) address" }
    }
    return isLocal(bare(host)) ? "local name" : nil
  }

  private static func one(_ kind: String) -> String {
    (kind.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + kind
  }

  private static func bare(_ host: String) -> String {
    host.hasSuffix(".") ? String(host.dropLast()) : host
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

extension HTTPOrigin {
  /// Whether the host lies on this machine or a private network, as far as its name tells.
  package var isLocal: Bool { PrivateNetworkGuard.localKind(of: host) != nil }
}

extension PrivateNetworkGuard {
  /// The error for a request that may not be sent.
  static func refusal(_ objection: String, isRedirect: Bool) -> ProviderError {
    if isRedirect {
      return ProviderError(
        .invalidResponse, "a redirect into the private network was not followed: \(objection)",
        fix: "if that server is yours, configure its address as the provider's baseURL")
    }
    return ProviderError(
      .misconfigured, "the address lies in the private network: \(objection)",
      fix: "only a provider's own baseURL may lie there")
  }
}
