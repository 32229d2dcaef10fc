/// A plan with its counters: decides which faults a request meets.
struct FaultState: Sendable {
  private let plan: FaultPlan
  private let style: SimulatorStyle
  private var counts: [Int]

  init(_ plan: FaultPlan, style: SimulatorStyle) {
    self.plan = plan
    self.style = style
    counts = Array(repeating: 0, count: plan.rules.count)
  }

  /// The faults for the next request, at most one a stage.
  mutating func faults(for request: IncomingRequest) -> ActiveFaults {
    var active = ActiveFaults()
    for (index, rule) in plan.rules.enumerated() where rule.match.fits(request, style: style) {
      counts[index] += 1
      guard rule.match.holds(at: counts[index]) else { continue }
      if case .quota(let allowance) = rule.fault, counts[index] <= allowance { continue }
      active.add(rule.fault)
    }
    return active
  }
}

/// The faults of one request, by stage.
struct ActiveFaults: Sendable, Hashable {
  private var byStage: [Fault.Stage: Fault] = [:]
  /// The words of the faults in the order of their rules.
  private(set) var kinds: [String] = []

  mutating func add(_ fault: Fault) {
    guard byStage[fault.stage] == nil else { return }
    byStage[fault.stage] = fault
    kinds.append(fault.kind)
  }

  subscript(_ stage: Fault.Stage) -> Fault? { byStage[stage] }

  var tweak: ListTweak {
    switch byStage[.list] {
    case .repeatPage(let page): .page(page)
    case .emptyPage: .empty
    case .endless(let fresh): .endless(fresh: fresh)
    default: .none
    }
  }

  var latency: Duration {
    if case .latency(let time) = byStage[.timing] { time } else { .zero }
  }

  var bytesPerSecond: Int? {
    if case .drip(let pace) = byStage[.pace] { max(1, pace) } else { nil }
  }
}
