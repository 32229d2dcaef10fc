/// Merging by titles and ingredients.
extension Clustering {
  typealias Pair = (left: Int32, right: Int32)
  typealias Edge = (left: Int32, right: Int32, verdict: PairVerdict)

  /// A block with more listings than this is split by finer keys.
  static let largestBlock = 128
  /// In a block that finer keys do not split, each listing meets this many neighbours.
  static let window = 24

  /// Compares listings that share a title key and merges the best pairs first.
  mutating func mergeLikenesses() {
    var keys = BlockKeys(count: table.features.count)
    table.features.withUnsafeBufferPointer { features in
      for index in features.indices where features[index].hasIngredients {
        Blocking.noteKeys(features[index], index, table.titles, in: &keys)
      }
      for index in features.indices where features[index].hasIngredients {
        Blocking.addKeys(features[index], index, table.titles, to: &keys)
      }
    }
    var pairs: [Pair] = []
    let labels = forest.labels()
    keys.words.forEachGroup(apartIn: labels, needsWhole: true) { collect($0, into: &pairs) }
    keys.runs.forEachGroup(apartIn: labels) { group in
      // Titles of the same words have met already.
      let sum = table.features[group[group.startIndex].listing].title.wordSum
      if group.contains(where: { table.features[$0.listing].title.wordSum != sum }) {
        collect(group, into: &pairs)
      }
    }
    keys.errors.forEachGroup(apartIn: labels) { collectErrors($0, into: &pairs) }
    collectCutTitles(into: &pairs)
    pairs.sort { $0.left != $1.left ? $0.left < $1.left : $0.right < $1.right }
    var found: [Edge] = []
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

  /// Adds the pairs of one block that pass the cheap tests: whole titles with all others.
  private mutating func collect(_ group: ArraySlice<KeyIndex.Entry>, into pairs: inout [Pair]) {
    guard isWorthReading(group) else { return }
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
      split(whole, part, into: &pairs)
    } else {
      for (place, left) in whole.enumerated() {
        for right in whole.dropFirst(place + 1) { propose(left, right, into: &pairs) }
        for right in part { propose(left, right, into: &pairs) }
      }
    }
  }

  /// Whether a group holds a whole title and listings that are not one recipe already.
  private mutating func isWorthReading(_ group: ArraySlice<KeyIndex.Entry>) -> Bool {
    guard group.contains(where: { !$0.isPart }) else { return false }
    let root = forest.root(group[group.startIndex].listing)
    return group.contains { forest.root($0.listing) != root }
  }

  /// Adds the pairs of one block whose titles differ by a typing error.
  private mutating func collectErrors(
    _ group: ArraySlice<KeyIndex.Entry>, into pairs: inout [Pair]
  ) {
    guard isWorthReading(group) else { return }
    let first = table.features[group[group.startIndex].listing].title
    if group.allSatisfy({ table.features[$0.listing].title.isSame(as: first) }) { return }
    for (place, entry) in group.enumerated() {
      for other in group.dropFirst(place + 1).prefix(Self.window) {
        let (left, right) = (entry.listing, other.listing)
        comparisons += 1
        guard left != right,
          !table.features[left].title.isSame(as: table.features[right].title),
          PairScore.titleLikeness(table.features[left], table.features[right], table.titles)
            >= 0.9, forest.root(left) != forest.root(right),
          !table.ingredients(of: left).isEmpty, !table.ingredients(of: right).isEmpty
        else { continue }
        propose(left, right, into: &pairs)
      }
    }
  }

  private mutating func propose(_ left: Int, _ right: Int, into pairs: inout [Pair]) {
    comparisons += 1
    guard
      PairScore.mayMatch(table.features[left].ingredients, table.features[right].ingredients),
      forest.root(left) != forest.root(right)
    else { return }
    pairs.append((Int32(min(left, right)), Int32(max(left, right))))
  }

  /// Splits a block by pairs of its listings' rarest ingredients.
  private mutating func split(_ whole: [Int], _ part: [Int], into pairs: inout [Pair]) {
    var keys = KeyIndex()
    for (listings, isPart) in [(whole, false), (part, true)] {
      for index in listings {
        let lines = table.ingredientStore.lines(table.features[index].ingredients)
        // Pantry lines last, then by hash: every list names the same ones first.
        let names = lines.sorted {
          $0.weight != $1.weight ? $0.weight > $1.weight : $0.name < $1.name
        }.prefix(6).map(\.name)
        if names.count == 1 { keys.add(names[0], index, isPart: isPart) }
        for i in names.indices {
          for j in names.indices where j > i {
            let key = ByteHash.mix(names[i]) &+ ByteHash.mix(names[j])
            keys.add(key, index, isPart: isPart)
          }
        }
      }
    }
    keys.forEachGroup(apartIn: forest.labels()) { group in
      for (place, entry) in group.enumerated() {
        for other in group.dropFirst(place + 1).prefix(Self.window)
        where entry.listing != other.listing && !(entry.isPart && other.isPart) {
          propose(entry.listing, other.listing, into: &pairs)
        }
      }
    }
  }

  /// Adds the pairs of a title that a source cut short and the titles that go on from there.
  private mutating func collectCutTitles(into pairs: inout [Pair]) {
    var keys = KeyIndex()
    guard table.features.contains(where: { $0.title.isCut }) else { return }
    for (index, feature) in table.features.enumerated() where feature.hasIngredients {
      let letters = table.titles.letters(feature.title)
      guard letters.count >= CutTitles.keyLength else { continue }
      keys.add(
        ByteHash.of(letters.prefix(CutTitles.keyLength)), index, isPart: !feature.title.isCut)
    }
    keys.forEachGroup(apartIn: forest.labels()) { group in
      guard isWorthReading(group) else { return }
      for (short, long) in CutTitles.pairs(in: group.map(\.listing), table) {
        guard !table.ingredients(of: short).isEmpty, !table.ingredients(of: long).isEmpty
        else { continue }
        propose(short, long, into: &pairs)
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
}

/// Finds titles that are the beginning of others.
enum CutTitles {
  /// Only titles with the same first letters are looked at together.
  static let keyLength = 8
  /// A cut title meets at most this many others.
  static let most = 48

  static func pairs(in group: [Int], _ table: borrowing FeatureTable) -> [(short: Int, long: Int)] {
    let titles = table.titles
    var sorted = group
    sorted.sort { one, other in
      let a = titles.letters(table.features[one].title)
      let b = titles.letters(table.features[other].title)
      if a.elementsEqual(b) { return one < other }
      return a.lexicographicallyPrecedes(b)
    }
    var found: [(short: Int, long: Int)] = []
    for short in sorted {
      let key = table.features[short].title
      guard key.isCut else { continue }
      let letters = titles.letters(key)
      // The last letter of half a word may have become another one in the stem.
      let stem = letters.dropLast()
      var low = 0
      var high = sorted.count
      while low < high {
        let middle = (low + high) / 2
        let other = titles.letters(table.features[sorted[middle]].title)
        if other.lexicographicallyPrecedes(stem) { low = middle + 1 } else { high = middle }
      }
      var met = 0
      while low < sorted.count, met < most {
        let long = sorted[low]
        let other = titles.letters(table.features[long].title)
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
