import RecipeModel
import Synchronization

/// One run of the detector.
struct Clustering {
  var table: FeatureTable
  var forest: ClusterForest
  var limit: WorkLimit
  /// For each listing whether it meets others by its titles.
  var meeting: [Meeting]
  /// Pairs of clusters that may not be one, by their roots, with the number of their members then.
  var refused: [UInt64: Int] = [:]
  /// How many pairs of listings were looked at; bounded in tests.
  var comparisons = 0
  /// How many pairs one core judges at a time: some milliseconds of work.
  var portion = 1 << 15
  /// Up to so many twins are not merged before others: that costs more than it spares.
  var fewTwins = 5
  private var recent = RecentComparisons()
  /// How alike titles are that were compared lately: a mistyped one meets many that are the same.
  var recentTitles = RecentPairs<Float>(count: 1_024)

  init(
    _ listings: some ListingSource, share: Int = WorkLimit.share,
    until deadline: ContinuousClock.Instant? = nil
  ) {
    table = FeatureTable(listings)
    forest = ClusterForest(table.features)
    limit = WorkLimit(count: listings.count, share: share, until: deadline)
    meeting = table.features.map { $0.hasIngredients ? .perhaps : .never }
  }

  /// Merges what is one recipe, on the strongest evidence first.
  ///
  /// `alike` are the pairs, as indices of the input, that are known to be alike; nil where that is
  /// to be found out.
  mutating func run(alike: [(Int, Int)]? = nil) {
    guard table.features.count > 1 else { return }
    mergePages()
    mergeTwins()
    if let alike {
      mergeAlike(of: pairs(alike))
    } else {
      mergeLikenesses()
    }
    mergeBareTitles()
  }

  /// Merges listings with the same identifier, canonical link or recipe number.
  mutating func mergePages() {
    mergeIdentifiers()
    var links = KeyIndex()
    var numbers = KeyIndex()
    links.reserve(table.features.count)
    numbers.reserve(table.features.count)
    let features = table.features
    for index in features.indices {
      let url = features[index].url
      if url.whole != 0 { links.add(url.whole, index) }
      if url.recipeNumber != 0 { numbers.add(url.recipeNumber, index) }
    }
    merge(consume links, .url, strength: 1)
    merge(consume numbers, .siteID, strength: 0.98)
  }

  /// Merges listings with the same identifier, which follow each other in canonical order.
  private mutating func mergeIdentifiers() {
    let features = table.features
    let verdict = PairVerdict(page: .nativeID, strength: 1)
    var first = 0
    for index in features.indices where features[index].nativeID != 0 {
      if features[index].nativeID != features[first].nativeID {
        first = index
      } else if index != first {
        comparisons += 1
        forest.merge(first, index, verdict, features)
      }
    }
  }

  private mutating func merge(_ keys: consuming KeyIndex, _ reason: MergeReason, strength: Float) {
    let labels = forest.labels()
    keys.forEachGroup(apartIn: labels) { group in
      let label = labels[group[group.startIndex].listing]
      guard group.contains(where: { labels[$0.listing] != label }) else { return }
      let isList = holdsOwnList(group)
      var firsts: [Int] = []
      for entry in group {
        let index = entry.listing
        // Each listing joins the first one that it does not contradict; a group that falls into
        // many pieces is no recipe's page, so few are tried.
        let first = firsts.prefix(8).first { first in
          isList ? isSameEntry(first, index) : isSamePage(first, index, reason)
        }
        if let first {
          let verdict = PairVerdict(page: reason, strength: strength)
          forest.merge(first, index, verdict, table.features)
        } else {
          firsts.append(index)
        }
      }
    }
  }

  /// Whether a source lists several recipes under one link, which then says nothing.
  private mutating func holdsOwnList(_ group: ArraySlice<KeyIndex.Entry>) -> Bool {
    let features = table.features
    // Most groups have a listing or two of different providers.
    for (offset, entry) in group.dropFirst().enumerated().prefix(Self.fewEntries) {
      for earlier in group.prefix(offset + 1)
      where features[earlier.listing].provider == features[entry.listing].provider
        && isToldApart(earlier.listing, entry.listing)
      {
        return true
      }
    }
    guard group.count > Self.fewEntries + 1 else { return false }
    var firsts: [UInt64: Int] = [:]
    for entry in group {
      let first = firsts[features[entry.listing].provider, default: entry.listing]
      firsts[features[entry.listing].provider] = first
      if isToldApart(first, entry.listing) { return true }
    }
    return false
  }

  /// Titles at least so much alike differ by a typing error.
  private static let sameTitle: Float = 0.95
  /// Among so many listings all are held against all.
  private static let fewEntries = 8

  /// Whether a source itself tells two of its listings apart, by identifier and title, and their
  /// ingredient lines do not say that they are one recipe.
  private mutating func isToldApart(_ one: Int, _ other: Int) -> Bool {
    let left = table.features[one]
    let right = table.features[other]
    guard left.provider == right.provider, left.nativeID != right.nativeID, left.nativeID != 0,
      right.nativeID != 0, !left.title.isSame(as: right.title)
    else { return false }
    return !isSameEntry(one, other)
  }

  /// Whether two entries of a list are one recipe, by title or ingredient lines.
  private mutating func isSameEntry(_ one: Int, _ other: Int) -> Bool {
    comparisons += 1
    let (left, right) = (table.features[one].title, table.features[other].title)
    if left.isSame(as: right) { return true }
    if !PairScore.isVetoed(left, right),
      TitleComparison(left, right, table.titles).similarity >= Self.sameTitle
    {
      return true
    }
    return haveSameLines(one, other)
  }

  /// Whether two listings have the same ingredient lines, with quantities.
  private mutating func haveSameLines(_ one: Int, _ other: Int) -> Bool {
    let lists = (table.ingredients(of: one), table.ingredients(of: other))
    if lists.0.isEmpty || lists.1.isEmpty || !limit.allows(other) { return false }
    let comparison = compare(lists.0, lists.1, costing: other)
    return PairScore.areSameLines(comparison, lists.0, lists.1)
  }

  /// Whether a shared page is believed: for a whole link unless everything speaks against it, for a
  /// recipe number only if the titles agree.
  private mutating func isSamePage(_ one: Int, _ other: Int, _ reason: MergeReason) -> Bool {
    comparisons += 1
    let left = table.features[one]
    let right = table.features[other]
    if left.title.isSame(as: right.title) { return true }
    let isNumber = reason == .siteID
    if isNumber, PairScore.isVetoed(left.title, right.title) { return false }
    // Links to one page spell the same words, so they say nothing about each other.
    let title =
      isNumber
      ? PairScore.titleLikeness(left, right, table.titles)
      : TitleComparison(left.title, right.title, table.titles).similarity
    if title >= (isNumber ? 0.5 : 0.01) { return true }
    let lists = (table.ingredients(of: one), table.ingredients(of: other))
    if lists.0.isEmpty || lists.1.isEmpty { return !isNumber }
    guard limit.allows(other) else { return false }
    let comparison = compare(lists.0, lists.1, costing: other)
    return max(comparison.coverLeft, comparison.coverRight) >= (isNumber ? 0.7 : 0.2)
  }
}

/// What forbids two clusters to be one recipe, whatever two of their members have in common.
extension Clustering {
  /// How many pairs of members a merge may check, a quarter of a listing's share: with more, two
  /// clusters stay apart.
  static let mostChecks = WorkLimit.share / 4

  /// Merges the clusters of two listings unless something forbids it; the first one pays for that.
  mutating func mergeIfCompatible(_ left: Int, _ right: Int, _ verdict: PairVerdict) {
    let (one, other) = (forest.root(left), forest.root(right))
    guard one != other else { return }
    let size = forest.size(one) + forest.size(other)
    // As long as neither has grown, two clusters stay incompatible.
    let pair = UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    guard refused[pair] != size, limit.allows(left) else { return }
    if isCompatible(one, other, costing: left) {
      forest.merge(left, right, verdict, table.features)
    } else if limit.allows(left) {
      refused[pair] = size
    }
  }

  /// Whether two clusters may be one recipe for all that their members say.
  private mutating func isCompatible(_ one: Int, _ other: Int, costing payer: Int) -> Bool {
    let features = table.features
    guard forest.mayJoin(one, other, features) else { return false }
    let checks = forest.size(one) * forest.size(other)
    guard checks <= Self.mostChecks else { return false }
    limit.spend(checks, on: payer)
    // Pairs of pages of one site, by their numbers.
    var disputed: Set<UInt64> = []
    var settled: Set<UInt64> = []
    let members = forest.members
    for i in members[one] {
      for j in members[other] {
        let a = features[i].url
        let b = features[j].url
        if a.whole != 0, a.whole == b.whole, !isToldApart(i, j) { continue }
        let isOneProvider = features[i].provider == features[j].provider
        let isOneSite = PairScore.sitesConflict(a, b)
        let lists = (table.ingredients(of: i), table.ingredients(of: j))
        // What says the same, or nothing, contradicts nothing.
        if !isOneProvider, !isOneSite,
          lists.0.isEmpty || lists.1.isEmpty || lists.0.identity == lists.1.identity
        {
          continue
        }
        guard limit.allows(payer) else { return false }
        let comparison = compare(lists.0, lists.1, costing: payer)
        let isSame = PairScore.areSameLines(comparison, lists.0, lists.1)
        if isOneProvider, !isSame { return false }
        if isOneSite {
          let pages = ByteHash.combine(a.recipeNumber, b.recipeNumber)
          // Two pages of one site are one recipe if one pair of listings proves it.
          if isSame { settled.insert(pages) } else { disputed.insert(pages) }
        }
        if !lists.0.isEmpty, !lists.1.isEmpty,
          PairScore.isContradiction(comparison, lists.0, lists.1)
        {
          return false
        }
      }
    }
    return disputed.isSubset(of: settled)
  }

  /// Holds two lists against each other at the cost of a listing.
  mutating func compare(
    _ left: IngredientList, _ right: IngredientList, costing payer: Int
  ) -> IngredientComparison {
    let comparison = recent.comparison(left, right, table.ingredientStore)
    limit.spend(comparison.cost, on: payer)
    return comparison
  }
}

/// How much a merge may cost: a share of work for each listing, and a moment at which to stop.
///
/// A share is counted in steps and never in time, so that the same listings always make the same
/// recipes, and each listing has its own, so that a listing which resembles nothing changes nothing.
/// Ordinary listings need a small part of it; who asks for more has made up listings that all
/// resemble each other. Only the moment, and a task that was cancelled, end all comparing at once.
struct WorkLimit {
  /// The steps that one listing may cost in each stage, where a step is an ingredient line held
  /// against another one, or a letter of a title: at least 300 comparisons of ten lines with ten.
  static let share = 65_536
  /// The pairs that one listing may be proposed for.
  static let mostPairs = 2_048

  let share: Int
  private(set) var clock: WorkClock
  private var left: [Int32]
  private var isLeftOff: [Bool]
  /// Whether time is up, so that nothing more is to be compared.
  var isOver: Bool { clock.isOver }
  /// The steps of all listings together.
  var steps: Int { clock.steps }

  /// A limit for so many listings; without a deadline only a cancelled task ends the comparing.
  init(count: Int, share: Int, until deadline: ContinuousClock.Instant?) {
    self.share = share
    clock = WorkClock(until: deadline)
    left = [Int32](repeating: Int32(share), count: count)
    isLeftOff = [Bool](repeating: false, count: count)
  }

  /// How many listings were not compared with all that they should have been.
  var leftOff: Int { isLeftOff.count { $0 } }

  /// Gives every listing its share anew.
  mutating func startStage() {
    for index in left.indices { left[index] = Int32(share) }
  }

  /// Whether a listing has a part of its share left, and time is; notes where not.
  @inline(__always)
  mutating func allows(_ listing: Int) -> Bool {
    if left[listing] > 0, !isOver { return true }
    leaveOff(listing)
    return false
  }

  /// Notes that a listing is not compared with all that it should be.
  mutating func leaveOff(_ listing: Int) { isLeftOff[listing] = true }

  /// Takes what a comparison has cost from a listing's share.
  @inline(__always)
  mutating func spend(_ cost: Int, on listing: Int) {
    left[listing] -= Int32(truncatingIfNeeded: cost)
    clock.count(cost)
  }

  /// Counts work that was done beside, with a clock of its own.
  mutating func count(_ other: WorkClock) { clock.count(other.steps) }
}

/// Counts steps, and looks now and then whether it is time to stop.
struct WorkClock {
  /// After how many steps the clock is looked at: a fraction of a millisecond.
  private static let stepsBetweenLooks = 65_536

  private let sign: StopSign
  private var stepsToLook = 0
  private(set) var isOver = false
  private(set) var steps = 0

  /// A clock; without a deadline only a cancelled task ends the work.
  init(until deadline: ContinuousClock.Instant?) {
    sign = StopSign(deadline)
    look()
  }

  /// The same clock for work that is done beside, with no steps yet.
  var another: WorkClock {
    var clock = self
    clock.steps = 0
    return clock
  }

  @inline(__always)
  mutating func count(_ cost: Int) {
    steps += cost
    stepsToLook -= cost
    if stepsToLook < 0 { look() }
  }

  private mutating func look() {
    stepsToLook = Self.stepsBetweenLooks
    if Task.isCancelled || sign.deadline.map({ .now >= $0 }) == true {
      sign.isUp.store(true, ordering: .relaxed)
    }
    isOver = sign.isUp.load(ordering: .relaxed)
  }

  /// What the one that sees that time is up tells the others: only the task's own thread knows that
  /// the task was cancelled.
  ///
  /// It holds the deadline too: the layout of a moment is not known when this is compiled, and that
  /// of a structure with one inside would be looked up at every use.
  private final class StopSign: Sendable {
    let deadline: ContinuousClock.Instant?
    let isUp = Atomic(false)

    init(_ deadline: ContinuousClock.Instant?) { self.deadline = deadline }
  }
}
