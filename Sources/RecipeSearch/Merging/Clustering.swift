internal import RecipeModel

/// One run of the detector.
struct Clustering {
  private var table: FeatureTable
  private var forest: ClusterForest
  /// How many pairs of listings were looked at; bounded in tests.
  private(set) var comparisons = 0

  /// A block with more listings than this is split by finer keys.
  static let largestBlock = 128
  /// In a block that finer keys do not split, each listing meets this many neighbours.
  static let window = 24

  init(_ listings: [RankedListing]) {
    table = FeatureTable(listings)
    forest = ClusterForest(table.features)
  }

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
        let index = Int(entry.listing)
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
    if left.title.words == right.title.words, left.title.words != 0 { return true }
    if kind == .nativeID { return true }
    let isNumber = kind == .siteID
    if isNumber, PairScore.isVetoed(left.title, right.title) { return false }
    let title = PairScore.titleLikeness(left, right, table.titles)
    if title >= (isNumber ? 0.5 : 0.01) { return true }
    let lists = (table.ingredients(of: one), table.ingredients(of: other))
    if lists.0.isEmpty || lists.1.isEmpty { return !isNumber }
    let comparison = IngredientComparison(lists.0, lists.1, table.ingredientStore)
    return max(comparison.coverLeft, comparison.coverRight) >= (isNumber ? 0.7 : 0.2)
  }

  // MARK: Title and ingredients

  /// Compares listings that share a title key and merges the best pairs first.
  mutating func mergeLikenesses() {
    var keys = KeyIndex()
    keys.reserve(table.features.count * 6)
    for (index, feature) in table.features.enumerated() {
      Blocking.addKeys(feature, index, table.titles, to: &keys)
    }
    var pairs: [(left: Int32, right: Int32)] = []
    keys.forEachGroup { group in collect(group.map { Int($0.listing) }, into: &pairs) }
    pairs.sort { $0.left != $1.left ? $0.left < $1.left : $0.right < $1.right }
    var found: [(left: Int32, right: Int32, verdict: PairVerdict)] = []
    for (place, pair) in pairs.enumerated() where place == 0 || pairs[place - 1] != pair {
      if let verdict = judge(Int(pair.left), Int(pair.right)) {
        found.append((pair.left, pair.right, verdict))
      }
    }
    found.sort { one, other in
      if one.verdict.strength != other.verdict.strength {
        return one.verdict.strength > other.verdict.strength
      }
      return one.left != other.left ? one.left < other.left : one.right < other.right
    }
    for edge in found {
      let (left, right) = (Int(edge.left), Int(edge.right))
      if isCompatible(left, right) { forest.merge(left, right, edge.verdict, table.features) }
    }
  }

  /// Adds the pairs of one block that pass the cheap tests.
  private mutating func collect(_ block: [Int], into pairs: inout [(left: Int32, right: Int32)]) {
    var block = block
    if let repeated = zip(block, block.dropFirst()).first(where: { $0 == $1 }) {
      _ = repeated
      block = block.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    guard block.count > 1 else { return }
    let root = forest.root(block[0])
    if block.allSatisfy({ forest.root($0) == root }) { return }
    block = block.filter { !table.ingredients(of: $0).isEmpty }
    guard block.count > 1 else { return }
    if block.count > Self.largestBlock {
      split(block, into: &pairs)
    } else {
      for i in 0..<(block.count - 1) {
        for j in (i + 1)..<block.count { propose(block[i], block[j], into: &pairs) }
      }
    }
  }

  private mutating func propose(
    _ left: Int, _ right: Int, into pairs: inout [(left: Int32, right: Int32)]
  ) {
    comparisons += 1
    guard
      PairScore.mayMatch(table.features[left].ingredients, table.features[right].ingredients),
      forest.root(left) != forest.root(right)
    else { return }
    pairs.append((Int32(min(left, right)), Int32(max(left, right))))
  }

  /// Splits a block by pairs of its listings' rarest ingredients.
  private mutating func split(_ block: [Int], into pairs: inout [(left: Int32, right: Int32)]) {
    var keys = KeyIndex()
    for index in block {
      let lines = table.ingredientStore.lines
      let range = table.features[index].ingredients.lines
      // Pantry lines last, then by hash: every list names the same ones first.
      let names = range.map { lines[Int($0)] }
        .sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.name < $1.name }
        .prefix(6).map(\.name)
      if names.count == 1 { keys.add(names[0], index) }
      for i in names.indices {
        for j in names.indices where j > i {
          keys.add(ByteHash.mix(names[i]) &+ ByteHash.mix(names[j]), index)
        }
      }
    }
    keys.forEachGroup { group in
      let listings = group.map { Int($0.listing) }
      for i in listings.indices {
        for j in listings.indices.dropFirst(i + 1).prefix(Self.window) {
          propose(listings[i], listings[j], into: &pairs)
        }
      }
    }
  }

  private func judge(_ one: Int, _ other: Int) -> PairVerdict? {
    let left = table.features[one]
    let right = table.features[other]
    if PairScore.isVetoed(left.title, right.title) { return nil }
    let title = PairScore.titleLikeness(left, right, table.titles)
    guard title >= 0.5 else { return nil }
    let comparison = IngredientComparison(
      left.ingredients, right.ingredients, table.ingredientStore)
    return PairScore.verdict(left, right, title: title, comparison)
  }

  // MARK: Vetoes of whole clusters

  /// How many pairs of members a merge may check; two clusters with more are no single recipe.
  static let mostChecks = 4_096

  private mutating func isCompatible(_ left: Int, _ right: Int) -> Bool {
    let one = forest.root(left)
    let other = forest.root(right)
    guard one != other else { return false }
    let first = forest.summary(one, table.features)
    let second = forest.summary(other, table.features)
    for a in first.titles {
      for b in second.titles where PairScore.isVetoed(a, b) { return false }
    }
    guard first.members.count * second.members.count <= Self.mostChecks else { return false }
    for i in first.members {
      for j in second.members {
        let a = table.features[Int(i)]
        let b = table.features[Int(j)]
        if a.provider != b.provider, !PairScore.sitesConflict(a, b) { continue }
        if a.url.whole != 0, a.url.whole == b.url.whole { continue }
        let lists = (table.ingredients(of: Int(i)), table.ingredients(of: Int(j)))
        let comparison = IngredientComparison(lists.0, lists.1, table.ingredientStore)
        if !PairScore.areSameLines(comparison, lists.0, lists.1) { return false }
      }
    }
    return true
  }

  // MARK: Titles without ingredients

  /// Gives each listing without ingredients to the one compatible recipe of its title.
  mutating func mergeBareTitles() {
    var keys = KeyIndex()
    for (index, feature) in table.features.enumerated() where feature.title.words != 0 {
      keys.add(feature.title.words, index)
    }
    var wishes: [(bare: Int, target: Int)] = []
    keys.forEachGroup { group in
      let listings = group.map { Int($0.listing) }
      var bare: [Int] = []
      var targets: [Int] = []
      for index in listings {
        let root = forest.root(index)
        let isBare = forest.members(root).allSatisfy { table.ingredients(of: Int($0)).isEmpty }
        if isBare {
          bare.append(index)
        } else if !targets.contains(root), targets.count < 64 {
          targets.append(root)
        }
      }
      guard !bare.isEmpty, !targets.isEmpty else { return }
      for index in bare {
        let fitting = targets.filter { suits(index, $0) }
        if fitting.count == 1 { wishes.append((index, fitting[0])) }
      }
    }
    wishes.sort { $0.bare < $1.bare }
    for wish in wishes where isCompatible(wish.bare, wish.target) {
      let verdict = PairVerdict(kind: .title, strength: 0.6, title: 1, overlap: -1, quantities: -1)
      forest.merge(wish.bare, wish.target, verdict, table.features)
    }
  }

  /// Whether a listing without ingredients may be the recipe of a cluster.
  private mutating func suits(_ bare: Int, _ root: Int) -> Bool {
    let feature = table.features[bare]
    var sharesPublisher = false
    for member in forest.members(root) {
      let other = table.features[Int(member)]
      if other.provider == feature.provider || PairScore.sitesConflict(feature, other) {
        return false
      }
      if feature.publisher != 0, other.publisher != 0 {
        if feature.publisher == other.publisher { sharesPublisher = true } else { return false }
      }
    }
    return sharesPublisher || feature.publisher == 0
  }

  // MARK: Result

  /// The clusters in the canonical order of their first members.
  mutating func result() -> [ListingCluster] {
    var proofs: [[MergeEvidence]] = []
    var places = [Int32](repeating: -1, count: table.features.count)
    for edge in forest.evidence {
      let root = forest.root(Int(edge.left))
      if places[root] < 0 {
        places[root] = Int32(proofs.count)
        proofs.append([])
      }
      proofs[Int(places[root])].append(evidence(edge.left, edge.right, edge.verdict))
    }
    var clusters: [ListingCluster] = []
    for index in table.features.indices where forest.root(index) == index {
      let members = forest.members(index).map(Int.init)
      let sorted =
        members.count == 1
        ? members
        : members.sorted {
          let (one, other) = (table.listing($0).id, table.listing($1).id)
          return one == other ? $0 < $1 : one < other
        }
      clusters.append(
        ListingCluster(
          members: sorted.map { Int(table.order[$0]) }, identity: identity(sorted),
          evidence: places[index] < 0 ? [] : proofs[Int(places[index])]))
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
