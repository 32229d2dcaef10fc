import Dispatch
import RecipeModel

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

  /// How many grades of sureness there are.
  static let grades = 128
  /// The grade: of two edges with different ones that with the greater is surer.
  var grade: Int { max(0, min(Self.grades - 1, Int(verdict.strength * Float(Self.grades)))) }
}

/// The judging of pairs: what comes of it depends on nothing but the two listings, so that several
/// cores share it.
struct PairJudges {
  private var judges: [PairJudge] = []
  /// Room for what is found, which is used again.
  private var found: [Edge] = []

  /// Those of some pairs that are one recipe by themselves, in the order of their rounds.
  ///
  /// About `portion` pairs are one core's work; the limit says what each listing may cost.
  mutating func edges(
    of pairs: [Pair], in rounds: ArraySlice<PairRounds.Round>, _ table: FeatureTable,
    _ limit: inout WorkLimit, portion: Int
  ) -> ArraySlice<Edge> {
    let portions = PairRounds.portions(of: rounds, portion)
    while judges.count < portions.count { judges.append(PairJudge()) }
    let (share, clock) = (limit.share, limit.clock)
    judges.withUnsafeMutableBufferPointer { judges in
      nonisolated(unsafe) let (judges, table) = (judges, table)
      if portions.count == 1 {
        judges[0].judge(rounds[portions[0]], of: pairs, table, share, clock)
      } else {
        DispatchQueue.concurrentPerform(iterations: portions.count) { number in
          judges[number].judge(rounds[portions[number]], of: pairs, table, share, clock)
        }
      }
    }
    found.removeAll(keepingCapacity: true)
    for judge in judges.prefix(portions.count) {
      found.append(contentsOf: judge.found)
      limit.count(judge.clock)
      for listing in judge.leftOff { limit.leaveOff(listing) }
    }
    // Where one part takes many portions, their judges are not kept for the next one.
    judges.removeLast(max(0, judges.count - Clustering.portionsAtOnce))
    return found[...]
  }
}

/// For each listing the pairs that it is the first of.
struct PairRounds {
  /// One listing's pairs, by their places among all pairs.
  typealias Round = Range<Int>

  /// The rounds.
  ///
  /// Those of listings which pairs or clusters connect follow each other, and among them those of
  /// listings that share the earliest one which they are paired with: mostly they are one recipe, so
  /// that what is read for one is still at hand for the next.
  let all: [Round]
  /// For each listing a number that all have which are connected; empty where all are taken for it.
  let parts: [Int32]
  /// Where the rounds of connected listings end.
  private let ends: [Int]

  /// Divides sorted pairs; what is one cluster already is connected too.
  ///
  /// If there are at most `few`, all are taken for connected.
  init(_ pairs: [Pair], in clusters: DisjointSets, few: Int) {
    let count = clusters.count
    var earliest = (0..<Int32(count)).map { $0 }
    var sets = clusters
    let isWhole = pairs.count <= few
    var rounds: [Round] = []
    var start = 0
    for (place, pair) in pairs.enumerated() {
      if pair.left < earliest[Int(pair.right)] { earliest[Int(pair.right)] = pair.left }
      if !isWhole { sets.connect(Int(pair.left), Int(pair.right)) }
      guard place + 1 == pairs.count || pairs[place + 1].left != pair.left else { continue }
      rounds.append(start..<place + 1)
      start = place + 1
    }
    rounds = NumberOrder.sorted(rounds, below: count) {
      Int(earliest[Int(pairs[$0.lowerBound].left)])
    }
    guard !isWhole else {
      (all, parts, ends) = (rounds, [], [rounds.count])
      return
    }
    let parts = sets.labels()
    all = NumberOrder.sorted(rounds, below: count) { Int(parts[Int(pairs[$0.lowerBound].left)]) }
    var ends: [Int] = []
    for (place, round) in all.enumerated() {
      let isLast =
        place + 1 == all.count
        || parts[Int(pairs[round.lowerBound].left)]
          != parts[Int(pairs[all[place + 1].lowerBound].left)]
      if isLast { ends.append(place + 1) }
    }
    self.ends = ends
    self.parts = parts
  }

  /// Runs of rounds with at least so many pairs each, but for the last; nothing connects two of them.
  func batches(of size: Int) -> [Range<Int>] { Self.runs(all[...], endingAt: ends, of: size) }

  /// Runs of some rounds with about so many pairs each.
  static func portions(of rounds: ArraySlice<Round>, _ size: Int) -> [Range<Int>] {
    runs(rounds, endingAt: rounds.indices.lazy.map { $0 + 1 }, of: size)
  }

  private static func runs(
    _ rounds: ArraySlice<Round>, endingAt ends: some Sequence<Int>, of size: Int
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var (start, place, count) = (rounds.startIndex, rounds.startIndex, 0)
    for end in ends {
      count += rounds[place..<end].reduce(0) { $0 + $1.count }
      place = end
      guard count >= size || end == rounds.endIndex else { continue }
      runs.append(start..<end)
      (start, count) = (end, 0)
    }
    return runs
  }
}

/// Judges pairs, beside others who do so.
private struct PairJudge {
  private(set) var clock = WorkClock(until: nil)
  private var comparisons = RecentComparisons()
  /// What is left of the share of the listing whose round it is.
  private var rest = 0
  private(set) var found: [Edge] = []
  private(set) var leftOff: [Int] = []

  mutating func judge(
    _ rounds: ArraySlice<PairRounds.Round>, of pairs: [Pair], _ table: FeatureTable, _ share: Int,
    _ clock: WorkClock
  ) {
    self.clock = clock.another
    found.removeAll(keepingCapacity: true)
    leftOff.removeAll()
    for round in rounds {
      let left = Int(pairs[round.lowerBound].left)
      rest = share
      for right in inTurn(pairs[round], table, share) {
        guard rest > 0, !self.clock.isOver else {
          leftOff.append(left)
          break
        }
        guard let verdict = verdict(left, right, table) else { continue }
        found.append(Edge(left: Int32(left), right: Int32(right), verdict: verdict))
      }
    }
  }

  /// Whom a listing is compared with, each once; where its share may not do for all of them the
  /// providers take turns, so that none of them uses it up for the others.
  private func inTurn(
    _ pairs: ArraySlice<Pair>, _ table: FeatureTable, _ share: Int
  ) -> [Int] {
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

  private mutating func verdict(_ one: Int, _ other: Int, _ table: FeatureTable) -> PairVerdict? {
    let features = table.features
    if PairScore.isVetoed(features[one].title, features[other].title) { return nil }
    spend(PairScore.letters(features[one], features[other], table.titles))
    let title = PairScore.titleLikeness(features[one], features[other], table.titles)
    guard title >= 0.5 else { return nil }
    let lists = (table.readIngredients(of: one), table.readIngredients(of: other))
    let comparison = comparisons.comparison(lists.0, lists.1, table.ingredientStore)
    spend(comparison.cost)
    return PairScore.verdict(features[one], features[other], lists, title: title, comparison)
  }

  private mutating func spend(_ cost: Int) {
    rest -= cost
    clock.count(cost)
  }
}
