import Dispatch
import RecipeModel

/// Two listings that are to be compared, the first of them in canonical order on the left.
typealias Pair = (left: Int32, right: Int32)

/// Two listings that are one recipe by themselves.
struct Edge {
  var left: Int32
  var right: Int32
  var verdict: PairVerdict

  /// The order in which pairs are merged.
  static func isSurer(_ one: Edge, _ other: Edge) -> Bool {
    if one.verdict.strength != other.verdict.strength {
      return one.verdict.strength > other.verdict.strength
    }
    return one.left != other.left ? one.left < other.left : one.right < other.right
  }
}

/// The judging of pairs: what comes of it depends on nothing but the two listings, so that several
/// cores share it.
extension Clustering {
  /// Those of some pairs that are one recipe by themselves.
  mutating func judged(_ pairs: [Pair]) -> [Edge] {
    let rounds = PairRounds(pairs, count: table.features.count)
    let portions = rounds.portions(of: portion)
    let first = PairJudge(table, limit)
    var judges = [PairJudge](repeating: first, count: portions.count)
    judges.withUnsafeMutableBufferPointer { judges in
      nonisolated(unsafe) let judges = judges
      if portions.count == 1 {
        judges[0].judge(rounds.all[portions[0]], of: pairs)
      } else {
        DispatchQueue.concurrentPerform(iterations: portions.count) { number in
          judges[number].judge(rounds.all[portions[number]], of: pairs)
        }
      }
    }
    var found: [Edge] = []
    found.reserveCapacity(judges.reduce(0) { $0 + $1.found.count })
    for number in judges.indices {
      found.append(contentsOf: judges[number].found)
      judges[number].found = []
      limit.count(judges[number].clock)
      for listing in judges[number].leftOff { limit.leaveOff(listing) }
    }
    return found
  }
}

/// For each listing the pairs that it is the first of.
private struct PairRounds {
  /// Where they lie among all pairs.
  ///
  /// Listings that share the earliest listing which they are paired with follow each other: mostly
  /// they are one recipe, so that what is read for one is still at hand for the next.
  let all: [Range<Int>]

  /// Divides sorted pairs of so many listings.
  init(_ pairs: [Pair], count: Int) {
    var earliest = (0..<Int32(count)).map { $0 }
    var rounds: [Range<Int>] = []
    var start = 0
    for (place, pair) in pairs.enumerated() {
      if pair.left < earliest[Int(pair.right)] { earliest[Int(pair.right)] = pair.left }
      guard place + 1 == pairs.count || pairs[place + 1].left != pair.left else { continue }
      rounds.append(start..<place + 1)
      start = place + 1
    }
    all = NumberOrder.sorted(rounds, below: count) { Int(earliest[Int(pairs[$0.lowerBound].left)]) }
  }

  /// Runs of rounds with about so many pairs each.
  func portions(of size: Int) -> [Range<Int>] {
    var portions: [Range<Int>] = []
    var (start, count) = (0, 0)
    for (place, round) in all.enumerated() {
      count += round.count
      guard count >= size || place + 1 == all.count else { continue }
      portions.append(start..<place + 1)
      (start, count) = (place + 1, 0)
    }
    return portions
  }
}

/// Judges pairs, beside others who do so.
private struct PairJudge {
  private let table: FeatureTable
  private let share: Int
  private(set) var clock: WorkClock
  private var recent = RecentComparisons()
  /// What is left of the share of the listing whose round it is.
  private var rest = 0
  var found: [Edge] = []
  private(set) var leftOff: [Int] = []

  init(_ table: FeatureTable, _ limit: WorkLimit) {
    self.table = table
    share = limit.share
    clock = limit.clock.another
  }

  mutating func judge(_ rounds: ArraySlice<Range<Int>>, of pairs: [Pair]) {
    for round in rounds {
      let left = Int(pairs[round.lowerBound].left)
      rest = share
      for right in inTurn(pairs[round]) {
        guard rest > 0, !clock.isOver else {
          leftOff.append(left)
          break
        }
        guard let verdict = verdict(left, right) else { continue }
        found.append(Edge(left: Int32(left), right: Int32(right), verdict: verdict))
      }
    }
    recent = RecentComparisons()
  }

  /// Whom a listing is compared with, each once; where its share may not do for all of them the
  /// providers take turns, so that none of them uses it up for the others.
  private func inTurn(_ pairs: ArraySlice<Pair>) -> [Int] {
    var others: [Int] = []
    others.reserveCapacity(pairs.count)
    for pair in pairs where others.last != Int(pair.right) { others.append(Int(pair.right)) }
    guard let left = pairs.first.map({ Int($0.left) }) else { return others }
    let lines = others.reduce(0) { $0 + table.readIngredients(of: $1).count }
    guard lines * table.readIngredients(of: left).count * 8 > share else {
      return others
    }
    var turns: [UInt64: Int] = [:]
    let turn = others.map { other in
      turns[table.features[other].provider, default: 0] += 1
      return turns[table.features[other].provider, default: 0]
    }
    return others.indices.sorted { (turn[$0], $0) < (turn[$1], $1) }.map { others[$0] }
  }

  private mutating func verdict(_ one: Int, _ other: Int) -> PairVerdict? {
    let features = table.features
    if PairScore.isVetoed(features[one].title, features[other].title) { return nil }
    spend(PairScore.letters(features[one], features[other], table.titles))
    let title = PairScore.titleLikeness(features[one], features[other], table.titles)
    guard title >= 0.5 else { return nil }
    let lists = (table.readIngredients(of: one), table.readIngredients(of: other))
    let comparison = recent.comparison(lists.0, lists.1, table.ingredientStore)
    spend(comparison.cost)
    return PairScore.verdict(features[one], features[other], lists, title: title, comparison)
  }

  private mutating func spend(_ cost: Int) {
    rest -= cost
    clock.count(cost)
  }
}

/// The pairs of listings that are to be compared.
struct PairList {
  private var pairs: [Pair] = []
  private var counts: [UInt16]
  /// What was added last: two listings that share one key often share others.
  private var recent = [UInt64](repeating: .max, count: 4_096)

  init(count: Int) { counts = [UInt16](repeating: 0, count: count) }

  /// Adds a pair; false where its first listing has as many as it may.
  mutating func add(_ left: Int, _ right: Int) -> Bool {
    let pair = UInt64(left) << 32 | UInt64(right)
    let slot = Int(truncatingIfNeeded: (pair &* TitleKey.base) >> 52)
    if recent[slot] == pair { return true }
    guard counts[left] < WorkLimit.mostPairs else { return false }
    recent[slot] = pair
    counts[left] += 1
    pairs.append((Int32(left), Int32(right)))
    return true
  }

  /// The pairs as they were added.
  var unsorted: [Pair] { pairs }

  /// The pairs in order; some come more than once.
  consuming func sorted() -> [Pair] {
    // The numbers of pairs are known, so that each goes to its first listing's place at once.
    var free = 0
    var places = counts.map { count in
      defer { free += Int(count) }
      return free
    }
    return [Pair](unsafeUninitializedCapacity: pairs.count) { output, count in
      for pair in pairs {
        output.initializeElement(at: places[Int(pair.left)], to: pair)
        places[Int(pair.left)] += 1
      }
      count = pairs.count
      var start = 0
      for (left, number) in counts.enumerated() where number > 0 {
        output[start..<places[left]].sort { $0.right < $1.right }
        start = places[left]
      }
    }
  }
}
