internal import RecipeModel

/// One run of the detector.
struct Clustering {
  var table: FeatureTable
  var forest: ClusterForest
  /// How many pairs of listings were looked at; bounded in tests.
  var comparisons = 0

  init(_ listings: [RankedListing]) {
    table = FeatureTable(listings)
    forest = ClusterForest(table.features)
  }

  /// The parsed ingredients of a listing by its place in canonical order.
  mutating func ingredients(_ index: Int) -> IngredientList { table.ingredients(of: index) }

  // MARK: Same page

  /// Merges listings with the same identifier, canonical link or recipe number.
  mutating func mergePages() {
    var identifiers = KeyIndex()
    var links = KeyIndex()
    var numbers = KeyIndex()
    identifiers.reserve(table.features.count)
    links.reserve(table.features.count)
    numbers.reserve(table.features.count)
    for (index, feature) in table.features.enumerated() {
      if feature.nativeID != 0 { identifiers.add(feature.nativeID, index) }
      if feature.url.whole != 0 { links.add(feature.url.whole, index) }
      if feature.url.recipeNumber != 0 { numbers.add(feature.url.recipeNumber, index) }
    }
    merge(identifiers, .nativeID, strength: 1)
    merge(links, .url, strength: 1)
    merge(numbers, .siteID, strength: 0.98)
  }

  private mutating func merge(_ keys: KeyIndex, _ kind: MergeEvidence.Kind, strength: Float) {
    keys.forEachGroup { group in
      var firsts: [Int] = []
      for entry in group {
        let index = entry.listing
        // Each listing joins the first one that it does not contradict; a group that falls into
        // many pieces is no recipe's page, so few are tried.
        if let first = firsts.prefix(8).first(where: { isSamePage($0, index, kind) }) {
          let verdict = PairVerdict(
            kind: kind, strength: strength, title: -1, overlap: -1, quantities: -1)
          forest.merge(first, index, verdict, table.features)
        } else {
          firsts.append(index)
        }
      }
    }
  }

  /// Whether a shared page is believed: for a whole link unless everything speaks against it, for a
  /// recipe number only if the titles agree.
  private mutating func isSamePage(_ one: Int, _ other: Int, _ kind: MergeEvidence.Kind) -> Bool {
    comparisons += 1
    let left = table.features[one]
    let right = table.features[other]
    if left.title.isSame(as: right.title) { return true }
    if kind == .nativeID { return true }
    let isNumber = kind == .siteID
    if isNumber, PairScore.isVetoed(left.title, right.title) { return false }
    // Links to one page spell the same words, so they say nothing about each other.
    let title =
      isNumber
      ? PairScore.titleLikeness(left, right, table.titles)
      : TitleComparison(left.title, right.title, table.titles).similarity
    if title >= (isNumber ? 0.5 : 0.01) { return true }
    let lists = (table.ingredients(of: one), table.ingredients(of: other))
    if lists.0.isEmpty || lists.1.isEmpty { return !isNumber }
    let comparison = IngredientComparison(lists.0, lists.1, table.ingredientStore)
    return max(comparison.coverLeft, comparison.coverRight) >= (isNumber ? 0.7 : 0.2)
  }

  // MARK: Result

  /// The clusters in the canonical order of their roots.
  mutating func result() -> [ListingCluster] {
    // Merges grouped by cluster, strongest first, then by the places of their listings.
    var edges = forest.evidence
    edges.sort { one, other in
      if one.verdict.strength != other.verdict.strength {
        return one.verdict.strength > other.verdict.strength
      }
      return one.left != other.left ? one.left < other.left : one.right < other.right
    }
    var places = [Int32](repeating: -1, count: table.features.count)
    var clusters: [ListingCluster] = []
    clusters.reserveCapacity(table.features.count - edges.count)
    for index in table.features.indices where forest.root(index) == index {
      places[index] = Int32(clusters.count)
      guard let summary = forest.summaries[index] else {
        clusters.append(
          ListingCluster(
            members: [Int(table.order[index])], identity: identity([index]), evidence: []))
        continue
      }
      let sorted = summary.members.map(Int.init).sorted {
        let (one, other) = (table.listing($0).id, table.listing($1).id)
        return one == other ? $0 < $1 : one < other
      }
      var cluster = ListingCluster(
        members: sorted.map { Int(table.order[$0]) }, identity: identity(sorted), evidence: [])
      cluster.evidence.reserveCapacity(sorted.count - 1)
      clusters.append(cluster)
    }
    for edge in edges {
      let place = Int(places[forest.root(Int(edge.left))])
      clusters[place].evidence.append(evidence(edge.left, edge.right, edge.verdict))
    }
    return clusters
  }

  private func identity(_ members: [Int]) -> String {
    var best: ArraySlice<UInt8>?
    for member in members {
      let feature = table.features[member]
      guard !feature.link.isEmpty else { continue }
      let link = table.links[Int(feature.link.lowerBound)..<Int(feature.link.upperBound)]
      if let current = best, !link.lexicographicallyPrecedes(current) { continue }
      best = link
    }
    if let best { return String(decoding: best, as: UTF8.self) }
    return table.listing(members[0]).id.description
  }

  private func evidence(_ left: Int32, _ right: Int32, _ verdict: PairVerdict) -> MergeEvidence {
    var figures: [MergeEvidence.Figure] = []
    if verdict.title >= 0 {
      figures.append(.init("titleSimilarity", rounded(verdict.title)))
    }
    if verdict.overlap >= 0 {
      figures.append(.init("ingredientOverlap", rounded(verdict.overlap)))
    }
    if verdict.quantities >= 0 {
      figures.append(.init("quantityAgreement", rounded(verdict.quantities)))
    }
    return MergeEvidence(
      kind: verdict.kind, strength: rounded(verdict.strength),
      left: table.listing(Int(left)).id, right: table.listing(Int(right)).id, figures: figures)
  }

  /// Three decimals, which is more than the figures are good for.
  private func rounded(_ value: Float) -> Double { (Double(value) * 1000).rounded() / 1000 }
}
