/// Who a provider is and how it wants to be treated.
public struct ProviderDescriptor: Sendable, Hashable {
  /// The identifier from the configuration; unique in one search.
  public var id: String
  /// The compiled kind, or the definition's name.
  public var kind: String
  /// The name shown to people.
  public var name: String
  /// The source's home page, for attribution.
  public var homepage: String?
  /// The credit line that the source asks for.
  public var attribution: String?
  /// The parts of a query that the source answers itself.
  public var capabilities: Capabilities
  /// How its pages are walked.
  public var paging: PagingPolicy
  /// How gently it wants to be asked.
  public var politeness: Politeness

  /// Creates a descriptor; policies default to one unpaged request at a time.
  public init(
    id: String, kind: String, name: String, homepage: String? = nil, attribution: String? = nil,
    capabilities: Capabilities = [.text], paging: PagingPolicy = .single,
    politeness: Politeness = Politeness()
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.homepage = homepage
    self.attribution = attribution
    self.capabilities = capabilities
    self.paging = paging
    self.politeness = politeness
  }
}
