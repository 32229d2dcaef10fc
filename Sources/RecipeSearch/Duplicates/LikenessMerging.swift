import RecipeModel

/// Merging by titles and ingredients.
extension Clustering {
  /// A block with more listings than this is split by finer keys.
  static let largestBlock = 128
  /// In a block that finer keys do not split, each listing meets this many neighbours.
  static let window = 24
  /// How many portions of pairs are judged before what is alike is merged.
  static let portionsAtOnce = 4

  /// Compares listings that share a title key and merges the best pairs first.
  mutating func mergeLikenesses() {
    var keys = BlockKeys(count: table.features.count)
    let features = table.features
    for index in features.indices where meeting[index] != .never {
      Blocking.noteKeys(features, index, table.titles, in: &keys)
    }
    for index in features.indices where meeting[index] != .never {
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
    mergeAlike(of: pairs.sorted())
  }

  /// Judges pairs and merges what is one recipe.
  ///
  /// Listings that no pair and no cluster connects have nothing to do with each other, so that pairs
  /// are taken some at a time, as tens of millions may be alike, and what is connected is merged at
  /// one go, with all that is read for it at hand.
  mutating func mergeAlike(of pairs: [Pair]) {
    limit.startStage()
    let batchSize = portion * Self.portionsAtOnce
    let rounds = PairRounds(pairs, in: forest.clusters, few: batchSize)
    var judges = PairJudges()
    for batch in rounds.batches(of: batchSize) {
      let edges = judges.edges(
        of: pairs, in: rounds.all[batch], table, &limit, portion: portion)
      if rounds.parts.isEmpty {
        mergePart(along: edges)
        continue
      }
      for part in edges.runs(by: { rounds.parts[Int($0.left)] }) {
        part.count < portion ? merge(along: part) : mergePart(along: part)
      }
    }
  }

  /// Merges along the edges of one large part, in which pairs connect what is not alike.
  private mutating func mergePart(along edges: ArraySlice<Edge>) {
    var sets = forest.clusters
    for edge in edges { sets.connect(Int(edge.left), Int(edge.right)) }
    let sorted = NumberOrder.sorted(edges, below: sets.count) { sets.root(Int($0.left)) }
    for part in sorted[...].runs(by: { Int32(sets.root(Int($0.left))) }) { merge(along: part) }
  }

  /// Merges along edges, the surest first.
  ///
  /// Most edges come to nothing, because surer ones have made one cluster of their listings: these are
  /// left out before they are sorted.
  private mutating func merge(along edges: ArraySlice<Edge>) {
    if !refused.isEmpty { refused = [:] }
    guard edges.count > Edge.grades else { return mergeInOrder(edges) }
    let graded = NumberOrder.sorted(edges, below: Edge.grades) { Edge.grades - 1 - $0.grade }
    var open: [Edge] = []
    for (place, edge) in graded.enumerated() {
      if forest.root(Int(edge.left)) != forest.root(Int(edge.right)) { open.append(edge) }
      if place + 1 == graded.count || graded[place + 1].grade != edge.grade {
        mergeInOrder(open[...])
        open.removeAll(keepingCapacity: true)
      }
    }
  }

  private mutating func mergeInOrder(_ edges: ArraySlice<Edge>) {
    for edge in edges.sorted(by: Edge.isSurer) {
      mergeIfCompatible(Int(edge.left), Int(edge.right), edge.verdict)
    }
  }

  /// Titles by their first letters.
  private func cutTitles() -> KeyIndex {
    var keys = KeyIndex()
    keys.reserve(table.features.count)
    for (index, feature) in table.features.enumerated() where meeting[index] != .never {
      CutTitles.forEachKey(feature.title, table.titles) { key in
        keys.add(key, index, isPart: !CutTitles.mayBeCut(feature.title))
      }
    }
    return keys
  }
}

/// Finds titles that are the beginning of others.
enum CutTitles {
  /// Only titles with the same first letters are looked at together.
  private static let keyLength = 6
  /// A cut title meets at most this many others.
  static let most = 48

  /// The same of titles that name the same diet.
  private static let dietKeyLength = 2

  /// The fewest letters of a title that is looked at, besides its diet.
  static func fewestLetters(_ title: TitleKey) -> Int {
    title.diets == 0 ? TitleComparison.fewestMarked : dietKeyLength
  }

  /// Calls `body` with the keys under which titles with the same first letters meet.
  static func forEachKey(
    _ title: TitleKey, _ titles: borrowing TitleStore, _ body: (UInt64) -> Void
  ) {
    let letters = titles.letters(title)
    if letters.count >= keyLength { body(ByteHash.of(letters.prefix(keyLength))) }
    if title.diets != 0, letters.count >= dietKeyLength {
      body(ByteHash.combine(ByteHash.of(letters.prefix(dietKeyLength)), UInt64(title.diets)))
    }
  }

  /// Whether a title may be the beginning of another one: it is marked as cut, or long enough to have
  /// been cut within a word.
  static func mayBeCut(_ title: TitleKey) -> Bool {
    title.isCut || title.letterRange.count + title.dietLetters >= TitleComparison.fewestLetters
  }

  /// Whether a title that is not marked as cut ends within a word of a longer one.
  ///
  /// `Vegetarian Torti` does; a title that ends with a word of the other is mostly another dish.
  private static func endsWithinWord(
    _ short: TitleKey, of long: TitleKey, _ titles: borrowing TitleStore
  ) -> Bool {
    titles.stems.withUnsafeBufferPointer { stems in
      let words = stems[long.wordRange]
      let shorts = stems[short.wordRange]
      return shorts.count + short.diets.nonzeroBitCount > 1 && shorts.count <= words.count
        && !words.contains(shorts[shorts.endIndex - 1])
        && shorts.dropLast().allSatisfy(words.contains)
    }
  }

  /// The pairs of a group; `looks` counts the titles that were looked at.
  static func pairs(
    in group: [Int], _ table: borrowing FeatureTable, looks: inout Int
  ) -> [(short: Int, long: Int)] {
    let titles = table.titles
    let features = table.features
    // The letters that follow those that all share tell most titles apart.
    var ahead = group.map {
      (title: $0, letters: titles.letters(features[$0].title).word(at: dietKeyLength))
    }
    titles.letters.withUnsafeBufferPointer { letters in
      ahead.sort { one, other in
        if one.letters != other.letters { return one.letters < other.letters }
        let a = UnsafeBufferPointer(rebasing: letters[features[one.title].title.letterRange])
        let b = UnsafeBufferPointer(rebasing: letters[features[other.title].title.letterRange])
        let order = ByteOrder.compare(a, b)
        return order < 0 || order == 0 && one.title < other.title
      }
    }
    let sorted = ahead.map(\.title)
    var found: [(short: Int, long: Int)] = []
    for short in sorted {
      let key = features[short].title
      guard mayBeCut(key) else { continue }
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
      let end = min(sorted.count, low + (key.isCut ? 8 : 1) * most)
      while low < end, met < most {
        looks += 1
        let long = sorted[low]
        let other = titles.letters(features[long].title)
        guard other.starts(with: stem) else { break }
        low += 1
        let goesOn = letters.count < other.count
        if goesOn, key.isCut || endsWithinWord(key, of: features[long].title, titles) {
          found.append((short, long))
          met += 1
        }
      }
    }
    return found
  }
}

extension ArraySlice<UInt8> {
  /// The eight bytes from an offset on as a number that is greater for what comes later in order.
  fileprivate func word(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for place in offset..<(offset + 8) {
      word = word << 8 | (place < count ? UInt64(self[startIndex + place]) : 0)
    }
    return word
  }
}
