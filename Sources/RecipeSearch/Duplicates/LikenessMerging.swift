import RecipeModel

/// Merging by titles and ingredients.
extension Clustering {
  /// A block with more listings than this is split by finer keys.
  static let largestBlock = 128
  /// In a block that finer keys do not split, each listing meets this many neighbours.
  static let window = 24

  /// Compares listings that share a title key and merges the best pairs first.
  mutating func mergeLikenesses() {
    var keys = BlockKeys(count: table.features.count)
    let features = table.features
    for index in features.indices where features[index].hasIngredients {
      Blocking.noteKeys(features, index, table.titles, in: &keys)
    }
    for index in features.indices where features[index].hasIngredients {
      Blocking.addKeys(features, index, table.titles, to: &keys)
    }
    keys.forgetNotes()
    var pairs = PairList(count: table.features.count)
    let labels = forest.labels()
    limit.startStage()
    // Each index is taken out, so that it is sieved where it lies and gone before the next one.
    keys.take(\.words).forEachGroup(apartIn: labels, needsWhole: true, byListing: true) {
      collect($0, by: .words, labels, into: &pairs)
    }
    keys.take(\.runs).forEachGroup(apartIn: labels, byListing: true) {
      collect($0, by: .runs, labels, into: &pairs)
    }
    keys.take(\.errors).forEachGroup(apartIn: labels, byListing: true) {
      collect($0, by: .errors, labels, into: &pairs)
    }
    cutTitles().forEachGroup(apartIn: labels) { collect($0, by: .starts, labels, into: &pairs) }
    mergeAlike(judged(pairs.sorted()))
  }

  /// Merges what is one recipe, the surest first.
  ///
  /// Listings that no edge connects have nothing to do with each other, so that those which are
  /// connected are merged at one go, with all that is read for them at hand.
  mutating func mergeAlike(_ edges: [Edge]) {
    limit.startStage()
    let parts = parts(of: edges)
    // Places are put in order and not the edges, as there may be tens of millions of these.
    let order = NumberOrder.sorted(
      (0..<Int32(edges.count)).map { $0 }, below: table.features.count
    ) { Int(parts[Int($0)]) }
    var start = 0
    while start < order.count {
      let part = parts[Int(order[start])]
      let places = order[start...].prefix { parts[Int($0)] == part }
      if !refused.isEmpty { refused = [:] }
      for edge in places.map({ edges[Int($0)] }).sorted(by: Edge.isSurer) {
        mergeIfCompatible(Int(edge.left), Int(edge.right), edge.verdict)
      }
      start = places.endIndex
    }
  }

  /// For each edge a number that all have which are connected.
  private func parts(of edges: [Edge]) -> [Int32] {
    var parts = forest.clusters
    for edge in edges {
      let (left, right) = (parts.root(Int(edge.left)), parts.root(Int(edge.right)))
      parts.join(max(left, right), to: min(left, right))
    }
    return edges.map { Int32(parts.root(Int($0.left))) }
  }

  /// Adds the pairs of one block that are to be compared.
  mutating func collect(
    _ group: ArraySlice<KeyIndex.Entry>, by kind: Blocking.Kind, _ labels: [Int32],
    into pairs: inout PairList
  ) {
    switch kind {
    case .words: collect(group, labels, into: &pairs)
    case .runs:
      // Titles of the same words have met already.
      let sum = table.features[group[group.startIndex].listing].title.wordSum
      if group.contains(where: { table.features[$0.listing].title.wordSum != sum }) {
        collect(group, labels, into: &pairs)
      }
    case .errors: collectErrors(group, labels, into: &pairs)
    case .starts: collectCutTitles(group, labels, into: &pairs)
    }
  }

  /// Adds the pairs of one block that pass the cheap tests: whole titles with all others.
  private mutating func collect(
    _ group: ArraySlice<KeyIndex.Entry>, _ labels: [Int32], into pairs: inout PairList
  ) {
    guard isWorthReading(group, labels) else { return }
    var whole: [Int] = []
    var part: [Int] = []
    var last = -1
    for entry in group where entry.listing != last {
      // A listing whose link spells its title's key again stands in the group twice, side by side,
      // the whole title first.
      last = entry.listing
      if table.ingredients(of: last).isEmpty { continue }
      if entry.isPart { part.append(last) } else { whole.append(last) }
    }
    guard !whole.isEmpty, whole.count + part.count > 1 else { return }
    if whole.count + part.count > Self.largestBlock {
      split(whole, part, labels, into: &pairs)
    } else {
      for (place, left) in whole.enumerated() {
        for right in whole.dropFirst(place + 1) { propose(left, right, labels, into: &pairs) }
        for right in part { propose(left, right, labels, into: &pairs) }
      }
    }
  }

  /// Whether a group holds a whole title and listings that are not one recipe already, and there is
  /// time for it.
  private mutating func isWorthReading(
    _ group: ArraySlice<KeyIndex.Entry>, _ labels: [Int32]
  ) -> Bool {
    guard group.contains(where: { !$0.isPart }) else { return false }
    if limit.isOver {
      for entry in group { limit.leaveOff(entry.listing) }
      return false
    }
    let label = labels[group[group.startIndex].listing]
    return group.contains { labels[$0.listing] != label }
  }

  /// Adds the pairs of one block whose titles differ by a typing error.
  private mutating func collectErrors(
    _ group: ArraySlice<KeyIndex.Entry>, _ labels: [Int32], into pairs: inout PairList
  ) {
    guard isWorthReading(group, labels) else { return }
    let features = table.features
    let first = group[group.startIndex].listing
    if group.allSatisfy({ features[$0.listing].title.isSame(as: features[first].title) }) { return }
    for (place, entry) in group.enumerated() {
      for other in group.dropFirst(place + 1).prefix(Self.window) {
        let (left, right) = (entry.listing, other.listing)
        comparisons += 1
        guard left != right, labels[left] != labels[right], limit.allows(left),
          !features[left].title.isSame(as: features[right].title),
          mayMatchAsRead(left, right), titleLikeness(left, right) >= 0.9,
          !table.ingredients(of: left).isEmpty, !table.ingredients(of: right).isEmpty
        else { continue }
        propose(left, right, labels, into: &pairs)
      }
    }
  }

  /// Whether the ingredients of two listings, as far as they are read by now, may be alike.
  private func mayMatchAsRead(_ one: Int, _ other: Int) -> Bool {
    let features = table.features
    return !features[one].hasParsedIngredients || !features[other].hasParsedIngredients
      || PairScore.mayMatch(table.readIngredients(of: one), table.readIngredients(of: other))
  }

  /// How alike two titles are, at the cost of the first listing.
  private mutating func titleLikeness(_ one: Int, _ other: Int) -> Float {
    let features = table.features
    limit.spend(PairScore.letters(features[one], features[other], table.titles), on: one)
    return PairScore.titleLikeness(features[one], features[other], table.titles)
  }

  private mutating func propose(
    _ left: Int, _ right: Int, _ labels: [Int32], into pairs: inout PairList
  ) {
    comparisons += 1
    let (one, other) = (min(left, right), max(left, right))
    limit.spend(1, on: one)
    guard
      PairScore.mayMatch(table.readIngredients(of: left), table.readIngredients(of: right)),
      labels[left] != labels[right], limit.allows(one)
    else { return }
    if !pairs.add(one, other) { limit.leaveOff(one) }
  }

  /// Splits a block by pairs of its listings' rarest ingredients.
  private mutating func split(
    _ whole: [Int], _ part: [Int], _ labels: [Int32], into pairs: inout PairList
  ) {
    var keys = KeyIndex()
    for (listings, isPart) in [(whole, false), (part, true)] {
      for index in listings {
        let names = rarestNames(of: index)
        if names.count == 1 { keys.add(names[0], index, isPart: isPart) }
        for i in names.indices {
          for j in names.indices where j > i {
            let key = ByteHash.mix(names[i]) &+ ByteHash.mix(names[j])
            keys.add(key, index, isPart: isPart)
          }
        }
      }
    }
    keys.forEachGroup(apartIn: labels) { group in
      for (place, entry) in group.enumerated() {
        for other in group.dropFirst(place + 1).prefix(Self.window)
        where entry.listing != other.listing && !(entry.isPart && other.isPart) {
          propose(entry.listing, other.listing, labels, into: &pairs)
        }
      }
    }
  }

  /// The six names that tell most about a list: pantry lines last, then by hash, so that every list
  /// names the same ones first.
  private func rarestNames(of listing: Int) -> [UInt64] {
    var rarest: [IngredientLine] = []
    for line in table.ingredientStore.lines(table.readIngredients(of: listing)) {
      let place = rarest.firstIndex {
        line.weight != $0.weight ? line.weight > $0.weight : line.name < $0.name
      }
      if rarest.count < 6 || place != nil { rarest.insert(line, at: place ?? rarest.count) }
      if rarest.count > 6 { rarest.removeLast() }
    }
    return rarest.map(\.name)
  }

  /// Titles by their first letters, if any title was cut short.
  private func cutTitles() -> KeyIndex {
    var keys = KeyIndex()
    guard table.features.contains(where: { $0.title.isCut }) else { return keys }
    for (index, feature) in table.features.enumerated() where feature.hasIngredients {
      guard let key = CutTitles.key(feature.title, table.titles) else { continue }
      keys.add(key, index, isPart: !feature.title.isCut)
    }
    return keys
  }

  /// Adds the pairs of a title that a source cut short and the titles that go on from there.
  private mutating func collectCutTitles(
    _ group: ArraySlice<KeyIndex.Entry>, _ labels: [Int32], into pairs: inout PairList
  ) {
    guard isWorthReading(group, labels) else { return }
    for (short, long) in CutTitles.pairs(in: group.map(\.listing), table, looks: &comparisons) {
      guard !table.ingredients(of: short).isEmpty, !table.ingredients(of: long).isEmpty
      else { continue }
      propose(short, long, labels, into: &pairs)
    }
  }
}

/// Finds titles that are the beginning of others.
enum CutTitles {
  /// Only titles with the same first letters are looked at together.
  private static let keyLength = 8
  /// A cut title meets at most this many others.
  static let most = 48

  /// The key under which titles with the same first letters meet; nil for short titles.
  static func key(_ title: TitleKey, _ titles: borrowing TitleStore) -> UInt64? {
    let letters = titles.letters(title)
    return letters.count < keyLength ? nil : ByteHash.of(letters.prefix(keyLength))
  }

  /// The pairs of a group; `looks` counts the titles that were looked at.
  static func pairs(
    in group: [Int], _ table: borrowing FeatureTable, looks: inout Int
  ) -> [(short: Int, long: Int)] {
    let titles = table.titles
    let features = table.features
    var sorted = group
    titles.letters.withUnsafeBufferPointer { letters in
      sorted.sort { one, other in
        let a = UnsafeBufferPointer(rebasing: letters[features[one].title.letterRange])
        let b = UnsafeBufferPointer(rebasing: letters[features[other].title.letterRange])
        return ByteOrder.precedes(a, b) || one < other && !ByteOrder.precedes(b, a)
      }
    }
    var found: [(short: Int, long: Int)] = []
    for short in sorted {
      let key = features[short].title
      guard key.isCut else { continue }
      let letters = titles.letters(key)
      // The last letter of half a word may have become another one in the stem.
      let stem = letters.dropLast()
      var low = 0
      var high = sorted.count
      while low < high {
        let middle = (low + high) / 2
        let other = titles.letters(features[sorted[middle]].title)
        if other.lexicographicallyPrecedes(stem) { low = middle + 1 } else { high = middle }
      }
      var met = 0
      // Many may be cut at the same letter, and say nothing about each other.
      let end = min(sorted.count, low + 8 * most)
      while low < end, met < most {
        looks += 1
        let long = sorted[low]
        let other = titles.letters(features[long].title)
        guard other.starts(with: stem) else { break }
        low += 1
        if letters.count < other.count {
          found.append((short, long))
          met += 1
        }
      }
    }
    return found
  }
}
