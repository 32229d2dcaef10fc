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
  /// After how many steps the clock is looked at: a fraction of a millisecond.
  private static let stepsBetweenLooks = 65_536

  let share: Int
  private let deadline: ContinuousClock.Instant?
  private var left: [Int32]
  private var isLeftOff: [Bool]
  private var stepsToLook = 0
  /// Whether time is up, so that nothing more is to be compared.
  private(set) var isOver = false
  /// The steps of all listings together.
  private(set) var steps = 0

  /// A limit for so many listings; without a deadline only a cancelled task ends the comparing.
  init(count: Int, share: Int, until deadline: ContinuousClock.Instant?) {
    self.share = share
    self.deadline = deadline
    left = [Int32](repeating: Int32(share), count: count)
    isLeftOff = [Bool](repeating: false, count: count)
    look()
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
    steps += cost
    left[listing] -= Int32(truncatingIfNeeded: cost)
    stepsToLook -= cost
    if stepsToLook < 0 { look() }
  }

  private mutating func look() {
    stepsToLook = Self.stepsBetweenLooks
    if Task.isCancelled || deadline.map({ .now >= $0 }) == true { isOver = true }
  }
}
