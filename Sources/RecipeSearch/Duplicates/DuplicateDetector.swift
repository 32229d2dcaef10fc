public import RecipeModel

/// Listings that are one recipe.
package struct ListingCluster: Sendable, Hashable {
  /// The places of the listings in the detector's input.
  package var members: [Int]
  /// The merges that made the cluster, strongest first: one fewer than ``members``.
  package var evidence: [MergeEvidence]
  /// The key under which the listings are one recipe; nil where it is that of the listings.
  var identity: RecipeIdentity?
  /// The members in groups of which each is surely one recipe; empty where all of them are.
  var certainGroups: [[Int]] = []

  /// Creates a cluster.
  package init(members: [Int], evidence: [MergeEvidence], identity: RecipeIdentity? = nil) {
    self.members = members
    self.evidence = evidence
    self.identity = identity
  }

  /// The members that surely are the same recipe as one of them; nil where all are.
  func certain(with member: Int) -> Set<Int>? {
    certainGroups.first { $0.contains(member) }.map(Set.init)
  }
}

/// Finds the listings that are one recipe.
///
/// Deterministic: the result depends on what the listings say and not on their order, and a listing
/// that resembles no other changes nothing else. Near-linear: only listings that share a key of
/// their titles are compared, and ingredients are read only where two such listings meet.
///
/// In order: the same identifier of one provider, the same canonical link, the same recipe number
/// of a site; six or more listings that say the same; then titles with ingredients, most alike first,
/// each merge subject to the vetoes of both whole clusters; last, listings without ingredients whose
/// title names exactly one compatible recipe, and thin ones of one title.
package struct DuplicateDetector: Sendable {
  /// What each listing may cost in each stage.
  var share = WorkLimit.share

  /// Creates a detector; it holds no state.
  package init() {}

  /// The clusters of the listings, each index in exactly one, in an order of their own; the members
  /// of each go by provider and identifier.
  package func clusters(of listings: [RankedListing]) -> [ListingCluster] {
    result(for: listings).all
  }

  /// The same, not yet put into arrays.
  ///
  /// At the deadline comparing stops, and what has been found until then stands. `alike` are the
  /// pairs, as indices, that are known to be alike; nil where that is to be found out.
  func result(
    for listings: some ListingSource, until deadline: ContinuousClock.Instant? = nil,
    alike: [(Int, Int)]? = nil
  ) -> ClusterResult {
    var clustering = Clustering(listings, share: share, until: deadline)
    clustering.run(alike: alike)
    return ClusterResult(consume clustering)
  }
}

/// Why two listings became one recipe: the reason, how strong it is, and the figures behind it.
public struct MergeEvidence: Sendable, Hashable {
  /// The reason for a merge.
  ///
  /// The set is open: a later version may know more reasons.
  public struct Kind: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The name that JSON and explanations use, such as `titleAndIngredients`.
    public var rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name itself.
    public var description: String { rawValue }

    /// Whether more than the titles says that the two are one recipe, so that what one source lists
    /// is in the other's too.
    package var isCertain: Bool { self != .title && self != .titleAlone }

    /// What is in groups of which each is surely one recipe, given the reasons for which pairs of it
    /// are one; empty where all of it is.
    static func certainGroups<Member: Hashable>(
      of members: [Member], _ merges: [(left: Member, right: Member, isCertain: Bool)]
    ) -> [[Member]] {
      if merges.allSatisfy(\.isCertain) { return [] }
      let places = Dictionary(zip(members, members.indices)) { first, _ in first }
      var sets = DisjointSets(count: members.count)
      for merge in merges where merge.isCertain {
        guard let one = places[merge.left], let other = places[merge.right] else { continue }
        sets.connect(one, other)
      }
      var groups: [[Member]] = []
      var numbers: [Int: Int] = [:]
      for (place, member) in members.enumerated() {
        let root = sets.root(place)
        if let number = numbers[root] {
          groups[number].append(member)
        } else {
          numbers[root] = groups.count
          groups.append([member])
        }
      }
      return groups
    }

    /// Both links have the same canonical form (see ``CanonicalURL``).
    public static let url = Kind(rawValue: "url")
    /// One provider returned the same identifier twice.
    public static let nativeID = Kind(rawValue: "nativeID")
    /// Both links carry the same recipe number of one site, and the titles do not contradict it.
    public static let siteID = Kind(rawValue: "siteID")
    /// Titles and ingredients are alike.
    public static let titleAndIngredients = Kind(rawValue: "titleAndIngredients")
    /// The ingredient lines agree with their quantities; the titles are only related.
    public static let ingredients = Kind(rawValue: "ingredients")
    /// A listing without ingredients has the title of exactly one compatible recipe, and its
    /// publisher or a link of its own besides.
    public static let title = Kind(rawValue: "title")
    /// The same title, and nothing against it: all that there is to know of a thin listing, which
    /// has no ingredients and no link but its source's own.
    public static let titleAlone = Kind(rawValue: "titleAlone")
  }

  /// A named number that a merge rests on.
  public struct Figure: Sendable, Hashable {
    /// What was measured, such as `titleSimilarity`.
    public var name: String
    /// The measurement, in 0…1 for shares and at least 0 for counts.
    public var value: Double

    /// Creates a figure.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The reason.
  public var kind: Kind
  /// How sure the merge is, in 0…1; 1 means identity, not likeness.
  public var strength: Double
  /// The listing that comes first in canonical order.
  public var left: ListingID
  /// The other listing.
  public var right: ListingID
  /// The figures behind ``strength``, in a fixed order; empty where the reason says it all.
  public var figures: [Figure]

  /// Creates evidence.
  public init(
    kind: Kind, strength: Double, left: ListingID, right: ListingID, figures: [Figure] = []
  ) {
    self.kind = kind
    self.strength = strength
    self.left = left
    self.right = right
    self.figures = figures
  }
}
