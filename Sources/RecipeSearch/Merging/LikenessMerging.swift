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
    var keys = KeyIndex()
    keys.reserve(table.features.count * 6)
    for (index, feature) in table.features.enumerated() {
      Blocking.addKeys(feature, index, table.titles, to: &keys)
    }
    var pairs: [Pair] = []
    keys.forEachGroup { group in collect(group.map { Int($0.listing) }, into: &pairs) }
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

  /// Adds the pairs of one block that pass the cheap tests.
  private mutating func collect(_ group: [Int], into pairs: inout [Pair]) {
    let root = forest.root(group[0])
    if group.allSatisfy({ forest.root($0) == root }) { return }
    var block: [Int] = []
    // A listing whose link spells its title's key again stands in the group twice, side by side.
    for index in group where block.last != index && !table.ingredients(of: index).isEmpty {
      block.append(index)
    }
    guard block.count > 1 else { return }
    if block.count > Self.largestBlock {
      split(block, into: &pairs)
    } else {
      for i in 0..<(block.count - 1) {
        for j in (i + 1)..<block.count { propose(block[i], block[j], into: &pairs) }
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
  private mutating func split(_ block: [Int], into pairs: inout [Pair]) {
    var keys = KeyIndex()
    for index in block {
      let lines = table.ingredientStore.lines(table.features[index].ingredients)
      // Pantry lines last, then by hash: every list names the same ones first.
      let names = lines.sorted {
        $0.weight != $1.weight ? $0.weight > $1.weight : $0.name < $1.name
      }
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

  /// Adds the pairs of a title and another one that goes on where the first ends.
  private mutating func collectCutTitles(into pairs: inout [Pair]) {
    var keys = KeyIndex()
    for (index, feature) in table.features.enumerated() {
      let letters = table.titles.letters(feature.title)
      guard letters.count >= CutTitles.keyLength else { continue }
      keys.add(ByteHash.of(letters.prefix(CutTitles.keyLength)), index)
    }
    keys.forEachGroup { group in
      let root = forest.root(Int(group[group.startIndex].listing))
      if group.allSatisfy({ forest.root(Int($0.listing)) == root }) { return }
      for (short, long) in CutTitles.pairs(in: group.map { Int($0.listing) }, table) {
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
        if TitleComparison.isCut(letters, other, marked: key.isCut) {
          found.append((short, long))
          met += 1
        }
      }
    }
    return found
  }
}
