internal import RecipeModel

/// One run of the detector.
struct Clustering {
  var table: FeatureTable
  var forest: ClusterForest
  var limit: WorkLimit
  /// Pairs of clusters that may not be one, by their roots, with the number of their members then.
  var refused: [UInt64: Int] = [:]
  /// How many pairs of listings were looked at; bounded in tests.
  var comparisons = 0

  init(
    _ listings: [RankedListing], share: Int = WorkLimit.share,
    until deadline: ContinuousClock.Instant? = nil
  ) {
    table = FeatureTable(listings)
    forest = ClusterForest(table.features)
    limit = WorkLimit(count: listings.count, share: share, until: deadline)
  }

  /// Merges what is one recipe, on the strongest evidence first.
  mutating func run() {
    guard table.features.count > 1 else { return }
    mergePages()
    mergeLikenesses()
    mergeBareTitles()
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
    table.features.withUnsafeBufferPointer { features in
      for index in features.indices {
        if features[index].nativeID != 0 { identifiers.add(features[index].nativeID, index) }
        let url = features[index].url
        if url.whole != 0 { links.add(url.whole, index) }
        if url.recipeNumber != 0 { numbers.add(url.recipeNumber, index) }
      }
    }
    merge(identifiers, .nativeID, strength: 1)
    merge(links, .url, strength: 1)
    merge(numbers, .siteID, strength: 0.98)
  }

  private mutating func merge(_ keys: KeyIndex, _ kind: MergeEvidence.Kind, strength: Float) {
    keys.forEachGroup(apartIn: forest.labels()) { group in
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
    guard limit.allows(other) else { return false }
    let comparison = compare(lists.0, lists.1, costing: other)
    return max(comparison.coverLeft, comparison.coverRight) >= (isNumber ? 0.7 : 0.2)
  }

  // MARK: Result

  /// The clusters in the canonical order of their roots.
  func result() -> [ListingCluster] { ClusterResult(self).all }
}
