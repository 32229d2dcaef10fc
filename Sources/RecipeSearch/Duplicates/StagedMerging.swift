package import RecipeModel

/// Merging in steps, for many machines: between two steps another engine brings together what the
/// next one needs, and no step ever needs all listings.
///
/// ``keys(of:)`` of each listing; ``pages(_:)`` of listings connected by page keys; ``pairs(in:)`` of
/// each block; ``alike(_:to:)`` of each listing with those that it is paired with; last
/// ``RecipeRanker/merged(_:alike:sort:)`` of listings connected by page keys, by being alike, or
/// by a title key that listings without ingredients have too; which of them share a picture key is an
/// argument of it. The outcome is that of one run over all listings.
package enum StagedMerging {
  /// A key under which a listing meets others.
  package struct Key {
    /// What meeting under a key means.
    package enum Kind: String, CaseIterable {
      /// The listings may share a page, or are twins.
      case page
      /// The listings share a title; it decides only where one of them has no ingredients.
      case title
      /// The listings are a block, whose pairs may be alike.
      case words, runs, errors, starts
      /// The listings of one provider share a picture; all of them show another recipe than theirs.
      case picture
    }

    /// What the key is for.
    package var kind: Kind
    /// The key itself.
    package var value: UInt64
    /// Whether the listing makes the key worth reading; without any such listing it decides nothing.
    package var isActive = true
    /// What has to differ between two listings under the key; the listing itself where it is nil.
    package var variety: UInt64?
  }

  /// Listings that share a key.
  package struct Block {
    /// What the key is for.
    package var kind: Key.Kind
    /// The listings, each once.
    package var listings: [RankedListing] = []
    /// A name for each listing, the same for those that share a page.
    package var pages: [String] = []
    /// Each occurrence of the key: the listing's index, and whether it makes the key worth reading.
    package var entries: [(listing: Int, isActive: Bool)] = []

    /// Creates an empty block.
    package init(_ kind: Key.Kind) { self.kind = kind }
  }

  /// The keys of each listing.
  package static func keys(of listings: [RankedListing]) -> [[Key]] {
    var clustering = Clustering(listings)
    return listings.indices.map { index in
      let keys = clustering.keys(of: Int(clustering.table.places[index]))
      let picture = StandIns.Key(listings.picture(index)).map { key in
        Key(kind: .picture, value: key.picture, variety: key.title)
      }
      return keys + (picture.map { [$0] } ?? [])
    }
  }

  /// For each listing the index of one that stands for all that share its page.
  package static func pages(_ listings: [RankedListing]) -> [Int] {
    var clustering = Clustering(listings)
    clustering.mergePages()
    clustering.mergeTwins()
    return clustering.table.places.map { place in
      Int(clustering.table.order[clustering.forest.root(Int(place))])
    }
  }

  /// The pairs of a block that are to be compared, as indices, in the order of finding.
  ///
  /// The first of a pair pays for the comparison. A pair may come twice.
  package static func pairs(in block: Block) -> [(Int, Int)] {
    guard let kind = Blocking.Kind(block.kind) else { return [] }
    var clustering = Clustering(block.listings)
    let table = clustering.table
    clustering.join(block.pages)
    var keys = KeyIndex()
    for entry in block.entries {
      keys.add(0, Int(table.places[entry.listing]), isPart: !entry.isActive)
    }
    var pairs = PairList(count: block.listings.count)
    let labels = clustering.forest.labels()
    keys.forEachGroup(apartIn: labels) { clustering.collect($0, by: kind, labels, into: &pairs) }
    return pairs.unsorted.map { (Int(table.order[Int($0.left)]), Int(table.order[Int($0.right)])) }
  }

  /// Those of a listing's partners, as indices, that are one recipe with it by themselves, and
  /// whether its share of work did for all of them.
  package static func alike(_ listings: [RankedListing], to first: Int) -> ([Int], isWhole: Bool) {
    var clustering = Clustering(listings)
    let pairs = clustering.pairs(listings.indices.filter { $0 != first }.map { (first, $0) })
    let rounds = PairRounds(pairs, in: clustering.forest.clusters, few: pairs.count)
    var judges = PairJudges()
    let edges = judges.edges(
      of: pairs, in: rounds.all[...], clustering.table, &clustering.limit,
      portion: clustering.portion
    ).sorted(by: Edge.isSurer)
    let found = edges.map { Int(clustering.table.order[Int($0.right)]) }
    return (found, clustering.limit.leftOff == 0)
  }
}

extension Clustering {
  /// Pairs of indices of the input, ready to be judged.
  mutating func pairs(_ indices: [(Int, Int)]) -> [Pair] {
    var pairs = PairList(count: table.features.count)
    for (one, other) in indices {
      let (left, right) = (Int(table.places[one]), Int(table.places[other]))
      _ = table.ingredients(of: left)
      _ = table.ingredients(of: right)
      _ = pairs.add(min(left, right), max(left, right))
    }
    return pairs.sorted()
  }

  /// The keys of one listing.
  fileprivate mutating func keys(of place: Int) -> [StagedMerging.Key] {
    let feature = table.features[place]
    var keys: [StagedMerging.Key] = []
    let list = table.ingredients(of: place)
    let pages = [
      feature.nativeID, feature.url.whole, feature.url.recipeNumber,
      list.isEmpty ? 0 : ByteHash.combine(table.titles.twinKey(of: feature), list.identity),
    ]
    for (kind, value) in pages.enumerated() where value != 0 {
      keys.append(.init(kind: .page, value: ByteHash.combine(value, UInt64(kind))))
    }
    let isBare = list.isEmpty
    TitleGroups.forEachKey(feature, table.titles) { key in
      keys.append(.init(kind: .title, value: key, isActive: isBare))
    }
    NearTitles.forEachKey(feature.title, table.titles) { key in
      keys.append(.init(kind: .title, value: key, isActive: isBare))
    }
    guard !isBare else { return keys }
    let title = feature.title
    Blocking.forEachKey(feature, table.titles) { kind, key, isPart in
      let variety: UInt64? =
        switch kind {
        case .runs: title.wordSum
        case .errors: title.isEmpty ? nil : ByteHash.combine(title.words, title.letterSum)
        case .words, .starts: nil
        }
      keys.append(
        .init(kind: .init(kind), value: key, isActive: !isPart, variety: variety))
    }
    CutTitles.forEachKey(title, table.titles) { key in
      keys.append(.init(kind: .starts, value: key, isActive: CutTitles.mayBeCut(title)))
    }
    return keys
  }

  /// Makes one what is known to share a page.
  fileprivate mutating func join(_ pages: [String]) {
    var firsts: [String: Int] = [:]
    let verdict = PairVerdict(page: .url, strength: 1)
    for (index, page) in pages.enumerated() {
      let place = Int(table.places[index])
      if let first = firsts[page] {
        forest.merge(first, place, verdict, table.features)
      } else {
        firsts[page] = place
      }
    }
  }
}

extension Blocking.Kind {
  fileprivate init?(_ kind: StagedMerging.Key.Kind) { self.init(rawValue: kind.rawValue) }
}

extension StagedMerging.Key.Kind {
  fileprivate init(_ kind: Blocking.Kind) {
    switch kind {
    case .words: self = .words
    case .runs: self = .runs
    case .errors: self = .errors
    case .starts: self = .starts
    }
  }
}
