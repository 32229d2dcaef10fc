import RecipeModel
import RecipeVocabulary

/// The merging of listings without ingredients by titles that are mistyped or cut short.
extension Clustering {
  /// Gives each recipe without ingredients to the only recipe of its publisher that has nearly its
  /// title.
  mutating func mergeNearTitles(in groups: inout TitleGroups) {
    let features = table.features
    guard features.contains(where: \.hasIngredients) else { return }
    var publishers: Set<UInt64> = []
    var bare: [Int] = []
    for index in features.indices where !features[index].hasIngredients {
      let traits = groups.traits(of: index, &self)
      guard traits.substance != .full, !traits.publishers.isEmpty else { continue }
      bare.append(index)
      publishers.formUnion(traits.publishers)
    }
    guard !bare.isEmpty else { return }
    var noted = RepeatedKeyFilter(count: bare.count * 16)
    var keys = KeyIndex()
    for index in bare {
      NearTitles.forEachKey(features[index].title, table.titles) { key in
        noted.note(key)
        keys.add(key, index)
      }
    }
    for index in features.indices
    where features[index].hasIngredients
      && (publishers.contains(features[index].publisher)
        || publishers.contains(features[index].siteName))
    {
      NearTitles.forEachKey(features[index].title, table.titles) { key in
        if noted.isNoted(key) { keys.add(key, index, isPart: true) }
      }
    }
    for (listing, target) in nearest(by: keys, in: &groups) {
      mergeIfCompatible(listing, target, .nearTitle)
    }
  }

  /// The listings without ingredients that have one near recipe, with a listing of that.
  private mutating func nearest(
    by keys: consuming KeyIndex, in groups: inout TitleGroups
  ) -> [(listing: Int, target: Int)] {
    // A listing, by the root of its recipe, with the one near recipe; nil where there are several.
    var near: [Int: (listing: Int, target: Int?)] = [:]
    keys.forEachGroup(apartIn: forest.labels(), needsWhole: true) { group in
      let others = group.filter(\.isPart).prefix(CutTitles.most)
      for listing in group.filter({ !$0.isPart }).prefix(CutTitles.most).map(\.listing) {
        let own = groups.traits(of: listing, &self)
        for other in others.map(\.listing) {
          comparisons += 1
          let theirs = groups.traits(of: other, &self)
          guard !own.publishers.isDisjoint(with: theirs.publishers), own.allows(theirs),
            NearTitles.areNear(
              table.features[listing].title, table.features[other].title, table.titles)
          else { continue }
          let root = forest.root(listing)
          if let known = near[root] {
            let isSame = known.target.map { forest.root($0) == forest.root(other) } ?? false
            if !isSame { near[root] = (known.listing, nil) }
          } else {
            near[root] = (listing, other)
          }
        }
      }
    }
    return near.values.compactMap { pair in pair.target.map { (pair.listing, $0) } }
      .sorted { $0.0 < $1.0 }
  }
}

extension PairVerdict {
  /// The verdict on two listings of one publisher whose titles differ by how they were written.
  fileprivate static let nearTitle = PairVerdict(
    reason: .title, strength: 0.5, title: 0.93, overlap: -1, quantities: -1)
}

/// Tells titles that name one thing though one of them is mistyped or cut short.
enum NearTitles {
  /// Calls `body` with the keys that near titles share.
  static func forEachKey(
    _ title: TitleKey, _ titles: borrowing TitleStore, _ body: (UInt64) -> Void
  ) {
    guard !title.isEmpty else { return }
    Blocking.forEachErrorKey(title, title.salt, titles, body)
    CutTitles.forEachKey(title, titles) { body($0 &+ 2) }
  }

  /// Whether one title is marked as the beginning of the other, or has one word that is a food's or
  /// dish's name mistyped.
  ///
  /// Two words that both name foods are no typing error: `beet stew` is no `beef stew`.
  static func areNear(
    _ one: TitleKey, _ other: TitleKey, _ titles: borrowing TitleStore
  ) -> Bool {
    guard !PairScore.isVetoed(one, other) else { return false }
    let isCut = titles.letters.withUnsafeBufferPointer { bytes in
      one.isCut && TitleComparison.isCut(bytes, one, other)
        || other.isCut && TitleComparison.isCut(bytes, other, one)
    }
    if isCut { return true }
    guard !one.isCut, !other.isCut, one.wordRange.count == other.wordRange.count,
      TitleComparison(one, other, titles).similarity >= 0.95
    else { return false }
    let (left, right) = (titles.stems[one.wordRange], titles.stems[other.wordRange])
    let own = left.filter { !right.contains($0) }
    let theirs = right.filter { !left.contains($0) }
    guard own.count == 1, theirs.count == 1 else { return false }
    return names.contains(own[0]) != names.contains(theirs[0])
  }

  /// The stems of the words that name foods and dishes in English.
  private static let names: Set<UInt64> = {
    var stems: Set<UInt64> = []
    for food in Food.all {
      for name in food.names(in: .english) {
        for word in TextMatching.words(name) {
          let bytes = Array(word.utf8)
          stems.insert(
            bytes.withUnsafeBufferPointer {
              FoodStems.stem(of: $0, 0..<bytes.count, whole: ByteHash.of(bytes))
            })
        }
      }
    }
    return stems
  }()
}
