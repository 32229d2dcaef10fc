/// The merging of listings without ingredients by their titles.
extension Clustering {
  /// Gives each recipe without ingredients to the one compatible recipe of its title.
  ///
  /// First come those with a publisher's link, then thin ones, which have no link but their
  /// source's own; then those whose titles are mistyped or cut short. Thin ones for which there is no
  /// other recipe join each other.
  mutating func mergeBareTitles() {
    limit.startStage()
    var groups = TitleGroups(&self)
    for substance in [Substance.linked, .thin] {
      for wish in wishes(of: substance, in: &groups) {
        mergeIfCompatible(wish.bare, wish.target, wish.verdict)
      }
    }
    mergeNearTitles(in: &groups)
    joinThin(in: &groups)
  }

  private typealias Wish = (bare: Int, root: Int, target: Int, verdict: PairVerdict)

  /// The clusters of one substance, each with the only one of more substance that it may belong to.
  private mutating func wishes(of substance: Substance, in groups: inout TitleGroups) -> [Wish] {
    var wishes: [Wish] = []
    for group in groups.all {
      var bare: [Int] = []
      var targets: [Int] = []
      for listing in group.map(Int.init) {
        let own = groups.substance(of: listing, &self)
        if own == substance {
          bare.append(listing)
        } else if own > substance, targets.count < 64,
          !targets.contains(where: { forest.root($0) == forest.root(listing) })
        {
          targets.append(listing)
        }
      }
      guard !targets.isEmpty else { continue }
      for listing in bare {
        guard let (target, agrees) = groups.only(of: targets, for: listing, &self) else { continue }
        let (one, other) = (table.features[listing], table.features[target])
        if !agrees, table.titles.isReordered(one.title, other.title) { continue }
        let verdict = PairVerdict.title(agrees || substance == .linked)
        wishes.append((listing, forest.root(listing), forest.root(target), verdict))
      }
    }
    wishes.sort { ($0.root, $0.target, $0.bare) < ($1.root, $1.target, $1.bare) }
    // Two titles of one recipe that name two others name none.
    return wishes.indices.filter { place in
      let wish = wishes[place]
      return
        !(place > 0 && wishes[place - 1].root == wish.root
        && wishes[place - 1].target != wish.target)
        && !(place + 1 < wishes.count && wishes[place + 1].root == wish.root
          && wishes[place + 1].target != wish.target)
    }.map { wishes[$0] }
  }

  /// Joins the thin listings of a title for which there is no other recipe: all of them where at
  /// most one publisher is named, else those of each publisher.
  private mutating func joinThin(in groups: inout TitleGroups) {
    for group in groups.all {
      var thin: [Int] = []
      var others: [Int] = []
      for listing in group.map(Int.init) {
        let substance = groups.substance(of: listing, &self)
        if substance == .thin {
          thin.append(listing)
        } else if others.count < 64 {
          others.append(listing)
        }
      }
      guard thin.count > 1 else { continue }
      if !others.isEmpty {
        thin.removeAll { groups.fits(others, $0, &self) }
      }
      var named: [(publisher: UInt64, listing: Int)] = []
      var nameless: [Int] = []
      for listing in thin {
        let names = groups.traits(of: listing, &self).publishers
        if names.isEmpty { nameless.append(listing) }
        for name in names {
          if let first = named.first(where: { $0.publisher == name }) {
            mergeIfCompatible(listing, first.listing, .title(true))
          } else if named.count < 64 {
            named.append((name, listing))
          }
        }
      }
      guard others.isEmpty, Set(named.map { forest.root($0.listing) }).count <= 1,
        let first = named.first?.listing ?? nameless.first
      else { continue }
      for listing in nameless where listing != first {
        mergeIfCompatible(listing, first, .title(false))
      }
    }
  }
}

extension PairVerdict {
  /// The verdict on two listings with one title: what else agrees is the publisher, or nothing.
  static func title(_ agrees: Bool) -> PairVerdict {
    PairVerdict(
      reason: agrees ? .title : .titleAlone, strength: agrees ? 0.6 : 0.4, title: 1, overlap: -1,
      quantities: -1)
  }
}

/// What a recipe can be recognised by besides its title.
enum Substance: Int8, Comparable {
  case thin, linked, full

  static func < (one: Substance, other: Substance) -> Bool { one.rawValue < other.rawValue }
}

/// Listings of one title, of which at least one has no ingredients, and what their clusters say.
struct TitleGroups {
  private var members: [Int32] = []
  private var ends: [Int] = []
  /// What is known of clusters, and how many members they had then.
  private var known: [(traits: ClusterTraits, count: Int)] = []
  /// Where that lies of each cluster, by its root; -1 for nowhere.
  private var places: [Int32]

  /// Groups every listing by its title, whole and in letters, and by the title that its link spells.
  init(_ clustering: inout Clustering) {
    var keys = KeyIndex()
    let features = clustering.table.features
    places = [Int32](repeating: -1, count: features.count)
    keys.reserve(features.count * 3)
    for index in features.indices {
      Self.forEachKey(features[index], clustering.table.titles) { keys.add($0, index) }
    }
    keys.forEachGroup(apartIn: clustering.forest.labels()) { group in
      guard group.contains(where: { clustering.table.ingredients(of: $0.listing).isEmpty })
      else { return }
      members.append(contentsOf: group.map { Int32($0.listing) })
      ends.append(members.count)
    }
  }

  /// Calls `body` with the keys of a listing's groups.
  @inline(__always)
  static func forEachKey(
    _ feature: ListingFeatures, _ store: borrowing TitleStore, _ body: (UInt64) -> Void
  ) {
    if !feature.title.isEmpty {
      body(feature.title.words)
      body(feature.title.joined)
    }
    let slug = store.slug(of: feature)
    if !slug.isEmpty { body(slug.words) }
  }

  /// The groups.
  var all: [ArraySlice<Int32>] {
    ends.indices.map { members[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]] }
  }

  /// What the cluster of a listing says.
  mutating func traits(of listing: Int, _ clustering: inout Clustering) -> ClusterTraits {
    known[place(of: listing, &clustering)].traits
  }

  /// What the cluster of a listing can be recognised by.
  mutating func substance(of listing: Int, _ clustering: inout Clustering) -> Substance {
    known[place(of: listing, &clustering)].traits.substance
  }

  /// Where it lies what the cluster of a listing says, as it is now.
  private mutating func place(of listing: Int, _ clustering: inout Clustering) -> Int {
    let root = clustering.forest.root(listing)
    let count = clustering.forest.size(root)
    let place = Int(places[root])
    if place >= 0, known[place].count == count { return place }
    // A cluster grows at its end, so that what is known of it goes for its first members.
    var (traits, start) = place >= 0 ? known[place] : (ClusterTraits(), 0)
    clustering.comparisons += 1 + count - start
    for member in clustering.forest.members[root].dropFirst(start) {
      let isEmpty = clustering.table.ingredients(of: member).isEmpty
      traits.add(clustering.table.features[member], isEmpty: isEmpty)
    }
    if place >= 0 {
      known[place] = (traits, count)
      return place
    }
    places[root] = Int32(known.count)
    known.append((traits, count))
    return known.count - 1
  }

  /// The only one that a listing's cluster may belong to, or the only one of its publisher.
  mutating func only(
    of targets: [Int], for listing: Int, _ clustering: inout Clustering
  ) -> (target: Int, agrees: Bool)? {
    let own = traits(of: listing, &clustering)
    var fitting: [Int] = []
    var agreeing: [Int] = []
    for target in targets {
      let other = traits(of: target, &clustering)
      guard own.allows(other) else { continue }
      fitting.append(target)
      if !own.publishers.isDisjoint(with: other.publishers) { agreeing.append(target) }
    }
    if agreeing.count == 1 { return (agreeing[0], true) }
    return fitting.count == 1 ? (fitting[0], false) : nil
  }

  /// Whether a listing's cluster may belong to any of others.
  mutating func fits(_ others: [Int], _ listing: Int, _ clustering: inout Clustering) -> Bool {
    let own = traits(of: listing, &clustering)
    return others.contains { traits(of: $0, &clustering).allows(own) }
  }
}

/// What the members of a cluster say of where they come from.
struct ClusterTraits {
  private(set) var substance = Substance.thin
  private var providers: Set<UInt64> = []
  /// Whom the members name, and the sites of their links.
  private(set) var publishers: Set<UInt64> = []
  /// The recipe number of each site; nil where there is more than one.
  private var pages: [UInt64: UInt64?] = [:]

  mutating func add(_ feature: ListingFeatures, isEmpty: Bool) {
    substance = max(substance, !isEmpty ? .full : feature.siteName != 0 ? .linked : .thin)
    providers.insert(feature.provider)
    if feature.publisher != 0 { publishers.insert(feature.publisher) }
    if feature.siteName != 0 { publishers.insert(feature.siteName) }
    let (site, number) = (feature.url.site, feature.url.recipeNumber)
    guard number != 0 else { return }
    let isOnly = pages[site].map { $0 == number } ?? true
    pages.updateValue(isOnly ? number : nil, forKey: site)
  }

  /// Whether two clusters with one title may be one recipe: no provider gives both, no site numbers
  /// both differently, and they share a publisher where both name one.
  func allows(_ other: ClusterTraits) -> Bool {
    guard providers.isDisjoint(with: other.providers) else { return false }
    for (site, page) in pages {
      if let theirs = other.pages[site], let page, page != theirs { return false }
    }
    return publishers.isEmpty || other.publishers.isEmpty
      || !publishers.isDisjoint(with: other.publishers)
  }
}
