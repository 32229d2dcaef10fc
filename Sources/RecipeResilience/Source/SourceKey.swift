/// Under what health and answers of one source are kept.
///
/// The fingerprint is of all that the source is configured with, its secrets included: with another
/// address or key a source begins anew. In a ledger a hash of the configuration without the secrets
/// and a `-` come before it, for lists that do not read secrets.
public struct SourceKey: Sendable, Hashable {
  /// The provider's identifier in the configuration.
  public var provider: String
  /// A salted hash of the source's configuration, made by the store that keeps it.
  public var fingerprint: String

  /// Creates a key.
  public init(provider: String, fingerprint: String) {
    self.provider = provider
    self.fingerprint = fingerprint
  }

  /// The hash of the configuration without the secrets, in the key of a ledger.
  package var place: String { String(fingerprint.prefix { $0 != "-" }) }
}

/// Bytes that differ whenever the parts differ: each part stands behind its length.
struct Material {
  private(set) var bytes: [UInt8]

  init(bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func append(_ part: some Collection<UInt8>) {
    bytes += Array(String(part.count).utf8)
    bytes.append(UInt8(ascii: ":"))
    bytes += part
  }

  mutating func append(_ part: String) { append(part.utf8) }
}
