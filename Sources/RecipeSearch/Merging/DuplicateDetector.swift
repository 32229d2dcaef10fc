public import RecipeModel

/// Listings that are one recipe.
public struct ListingCluster: Sendable, Hashable {
  /// The places of the listings in the detector's input, in canonical order: by provider and
  /// identifier.
  public var members: [Int]
  /// The key under which the listings are one recipe; not a link to show.
  ///
  /// The smallest canonical link by bytes, or `provider:id` of the first member where no listing has
  /// a link.
  public var identity: String
  /// The merges that made the cluster, strongest first: one fewer than ``members``.
  public var evidence: [MergeEvidence]

  /// Creates a cluster.
  public init(members: [Int], identity: String, evidence: [MergeEvidence]) {
    self.members = members
    self.identity = identity
    self.evidence = evidence
  }
}

/// Finds the listings that are one recipe.
///
/// Deterministic: the result depends on what the listings say and not on their order, and a listing
/// that resembles no other changes nothing else. Near-linear: only listings that share a key of
/// their titles are compared, and ingredients are read only where two such listings meet.
///
/// In order: the same identifier of one provider, the same canonical link, the same recipe number
/// of a site; then titles with ingredients, most alike first, each merge subject to the vetoes of
/// both whole clusters; last, listings without ingredients whose title names exactly one
/// compatible recipe.
public struct DuplicateDetector: Sendable {
  /// What each listing may cost in each stage.
  var share = WorkLimit.share

  /// Creates a detector; it holds no state.
  public init() {}

  /// The clusters of the listings, each index in exactly one, in an order of their own.
  public func clusters(of listings: [RankedListing]) -> [ListingCluster] {
    result(for: listings).all
  }

  /// The same, not yet put into arrays.
  ///
  /// At the deadline comparing stops, and what has been found until then stands.
  func result(
    for listings: [RankedListing], until deadline: ContinuousClock.Instant? = nil
  ) -> ClusterResult {
    var clustering = Clustering(listings, share: share, until: deadline)
    clustering.run()
    return ClusterResult(clustering)
  }
}
