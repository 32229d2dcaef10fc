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
extension Clustering {
  /// Those of some pairs that are one recipe by themselves.
  mutating func judged(_ rounds: ArraySlice<PairRounds.Round>, of pairs: [Pair]) -> [Edge] {
    let portions = PairRounds.portions(of: rounds, portion)
    let first = PairJudge(table, limit)
    var judges = [PairJudge](repeating: first, count: portions.count)
    judges.withUnsafeMutableBufferPointer { judges in
      nonisolated(unsafe) let judges = judges
      if portions.count == 1 {
        judges[0].judge(rounds[portions[0]], of: pairs)
      } else {
        DispatchQueue.concurrentPerform(iterations: portions.count) { number in
          judges[number].judge(rounds[portions[number]], of: pairs)
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
struct PairRounds {
  /// One listing's pairs, by their places among all pairs.
  typealias Round = Range<Int>

  /// The rounds.
  ///
  /// Those of listings which pairs or clusters connect follow each other, and among them those of
  /// listings that share the earliest one which they are paired with: mostly they are one recipe, so
  /// that what is read for one is still at hand for the next.
  let all: [Round]
  /// For each listing a number that all have which are connected.
  let parts: [Int32]
  /// Where the rounds of connected listings end.
  private let ends: [Int]

  /// Divides sorted pairs; what is one cluster already is connected too.
  init(_ pairs: [Pair], in clusters: DisjointSets) {
    let count = clusters.count
    var earliest = (0..<Int32(count)).map { $0 }
    var sets = clusters
    var rounds: [Round] = []
    var start = 0
    for (place, pair) in pairs.enumerated() {
      if pair.left < earliest[Int(pair.right)] { earliest[Int(pair.right)] = pair.left }
      let (left, right) = (sets.root(Int(pair.left)), sets.root(Int(pair.right)))
      if left != right { sets.join(max(left, right), to: min(left, right)) }
      guard place + 1 == pairs.count || pairs[place + 1].left != pair.left else { continue }
      rounds.append(start..<place + 1)
      start = place + 1
    }
    let parts = sets.labels()
    rounds = NumberOrder.sorted(rounds, below: count) {
      Int(earliest[Int(pairs[$0.lowerBound].left)])
    }
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
  private let table: FeatureTable
  private let share: Int
  private(set) var clock: WorkClock
  private var recent = RecentComparisons()
  private var known = KnownVerdicts()
  /// What is left of the share of the listing whose round it is.
  private var rest = 0
  var found: [Edge] = []
  private(set) var leftOff: [Int] = []

  init(_ table: FeatureTable, _ limit: WorkLimit) {
    self.table = table
    share = limit.share
    clock = limit.clock.another
  }

  mutating func judge(_ rounds: ArraySlice<PairRounds.Round>, of pairs: [Pair]) {
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
    known = KnownVerdicts()
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
    let isOneSource = PairScore.isOneSource(table.features[one], table.features[other])
    let slot = known.slot(table.kind(of: one), table.kind(of: other), isOneSource)
    if let (verdict, cost) = known[slot] {
      spend(cost)
      return verdict
    }
    let (verdict, cost) = judge(one, other, isOneSource)
    known[slot] = (verdict, cost)
    spend(cost)
    return verdict
  }

  /// The verdict on two listings, and what it has cost.
  private mutating func judge(_ one: Int, _ other: Int, _ isOneSource: Bool) -> (PairVerdict?, Int)
  {
    let features = table.features
    if PairScore.isVetoed(features[one].title, features[other].title) { return (nil, 0) }
    let letters = PairScore.letters(features[one], features[other], table.titles)
    let title = PairScore.titleLikeness(features[one], features[other], table.titles)
    guard title >= 0.5 else { return (nil, letters) }
    let lists = (table.readIngredients(of: one), table.readIngredients(of: other))
    let comparison = recent.comparison(lists.0, lists.1, table.ingredientStore)
    let verdict = PairScore.verdict(
      features[one], features[other], lists, title: title, comparison, isOneSource: isOneSource)
    return (verdict, letters + comparison.cost)
  }

  private mutating func spend(_ cost: Int) {
    rest -= cost
    clock.count(cost)
  }
}

/// Verdicts that were given lately: many listings of one recipe are of one kind, so that the same two
/// kinds meet again and again.
private struct KnownVerdicts {
  /// A place for a verdict on listings of two kinds.
  struct Slot {
    fileprivate var left: UInt64 = 0
    fileprivate var right: UInt64 = 0
    fileprivate var place = 0
  }

  private static var count: Int { 1_024 }
  private var verdicts: [(slot: Slot, verdict: PairVerdict?, cost: Int32)] = []

  /// The place for two kinds; two listings of one source are held to other rules than others.
  func slot(_ left: UInt64, _ right: UInt64, _ isOneSource: Bool) -> Slot {
    let mark: UInt64 = isOneSource ? 1 : 0
    let place = Int(truncatingIfNeeded: left &* 31 &+ right &+ mark) & (Self.count - 1)
    return Slot(left: left &+ mark, right: right, place: place)
  }

  subscript(slot: Slot) -> (verdict: PairVerdict?, cost: Int)? {
    get {
      guard !verdicts.isEmpty else { return nil }
      let known = verdicts[slot.place]
      guard known.slot.left == slot.left, known.slot.right == slot.right else { return nil }
      return (known.verdict, Int(known.cost))
    }
    set {
      guard let newValue else { return }
      if verdicts.isEmpty {
        verdicts = Array(repeating: (Slot(), nil, 0), count: Self.count)
      }
      verdicts[slot.place] = (slot, newValue.verdict, Int32(newValue.cost))
    }
  }
}
