import Synchronization

/// Everything of a simulator that is not a socket: from a request to a delivery, and the log.
final class SimulatorCore: Sendable {
  let style: SimulatorStyle
  private let service: Service
  /// What answers in the service's place; nil for the service itself.
  private let imitation: (@Sendable (SimulatedRequest) -> SimulatedAnswer)?
  private let state: Mutex<State>

  private struct State {
    var faults: FaultState
    var log: [SimulatedRequest] = []
    var connections = 0
  }

  init(
    style: SimulatorStyle, recipes: [SimulatedRecipe], options: SimulatorOptions, plan: FaultPlan
  ) {
    self.style = style
    service = Service(style, recipes: recipes, options: options)
    imitation = nil
    state = Mutex(State(faults: FaultState(plan, style: style)))
  }

  /// How the service behaves when nothing goes wrong.
  var options: SimulatorOptions { service.options }

  /// A service that a closure imitates.
  init(answering answer: @escaping @Sendable (SimulatedRequest) -> SimulatedAnswer) {
    style = .tandoor
    service = Service(style, recipes: [], options: SimulatorOptions())
    imitation = answer
    state = Mutex(State(faults: FaultState(FaultPlan(), style: style)))
  }

  /// The requests so far.
  var log: [SimulatedRequest] { state.withLock { $0.log } }

  /// How many connections have been accepted.
  var connections: Int { state.withLock { $0.connections } }

  func clearLog() { state.withLock { $0.log = [] } }

  func setPlan(_ plan: FaultPlan) {
    state.withLock { $0.faults = FaultState(plan, style: style) }
  }

  func nextConnection() -> Int {
    state.withLock { state in
      state.connections += 1
      return state.connections
    }
  }

  /// What a request gets: when, and how.
  struct Reply: Sendable {
    var number: Int
    var latency: Duration
    var delivery: Delivery
  }

  /// Logs a request and decides on its answer.
  func reply(
    to request: IncomingRequest, target: String, connection: Int, keepAlive: Bool
  ) -> Reply {
    let (number, active) = state.withLock { state in
      let isDetour = RedirectRoute.step(request) != nil
      let active = isDetour ? ActiveFaults() : state.faults.faults(for: request)
      let number = (state.log.last?.number ?? 0) + 1
      state.log.append(
        SimulatedRequest(
          number: number, connection: connection, time: .now, method: request.method,
          target: target, path: request.path,
          parameters: request.parameters, headers: request.headers, body: request.body,
          faults: active.kinds))
      return (number, active)
    }
    let answer = answer(to: request, active, turn: number)
    update(number) { $0.status = answer.status }
    return Reply(
      number: number, latency: active.latency,
      delivery: Delivery(answer, method: request.method, keepAlive: keepAlive, faults: active))
  }

  /// Changes the log entry of a request.
  func update(_ number: Int, _ change: (inout SimulatedRequest) -> Void) {
    state.withLock { state in
      guard let first = state.log.first?.number, number >= first,
        state.log.indices.contains(number - first)
      else { return }
      change(&state.log[number - first])
    }
  }

  private func answer(to request: IncomingRequest, _ active: ActiveFaults, turn: Int) -> Answer {
    var request = request
    switch RedirectRoute.step(request) {
    case .redirect(let target)?: return .redirect(to: target, status: 302)
    case .arrived(let inner)?: request = inner
    case nil: break
    }
    if let imitation, let asked = log.last(where: { $0.number == turn }) {
      return imitation(asked).answer
    }
    let answer = service.answer(request, tweak: active.tweak, turn: turn)
    guard let fault = active[.answer] else { return answer }
    return answer.applying(fault, request: request, service: service)
  }
}

/// What a closure answers in a service's place.
package struct SimulatedAnswer: Sendable {
  /// The status.
  package var status: Int
  /// The body.
  package var body: String
  /// Header fields, `Content-Type` among them where it is not JSON.
  package var headers: [(name: String, value: String)]

  /// Makes an answer.
  package init(
    _ body: String, status: Int = 200, headers: [(name: String, value: String)] = []
  ) {
    self.status = status
    self.body = body
    self.headers = headers
  }

  fileprivate var answer: Answer {
    var answer = Answer.text(body, type: "application/json", status: status)
    for field in headers { answer.set(field.name, field.value) }
    return answer
  }
}

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
