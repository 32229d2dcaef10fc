import PotluckSimulator
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import Synchronization

// How long a search over N services takes that each need 300 ms to answer, and how soon the
// fastest service's listings are reported while others are still asked.

let latency = Duration.milliseconds(300)
let clock = ContinuousClock()
/// Every answer comes so late.
let lateness = try FaultPlan(
  parsing: Array(
    #"{"version": 1, "rules": [{"fault": {"kind": "latency", "ms": 300}}]}"#.utf8))

func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

/// Notes when an answer came back from the service, before anyone made sense of it.
final class NotingTransport: HTTPTransport {
  let transport: any HTTPTransport
  let firstAnswer = Mutex<ContinuousClock.Instant?>(nil)

  init(_ transport: any HTTPTransport) { self.transport = transport }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let answer = try await transport.send(request)
    firstAnswer.withLock { if $0 == nil { $0 = clock.now } }
    return answer
  }
}

func measureFanOut(_ count: Int) async throws {
  var simulators: [Simulator] = []
  for _ in 0..<count {
    simulators.append(try await Simulator.start(.recipePuppy, faults: lateness))
  }
  let transport = HTTPClientTransport(
    HTTPTransportSettings(), allowedOrigins: simulators.map(\.baseURL))
  let engine = SearchEngine(
    providers: simulators.enumerated().map { number, simulator in
      SearchProvider(
        SlowProvider("p\(number)", address: simulator.baseURL + "/api/", transport: transport))
    })
  var walls: [Double] = []
  for _ in 0..<5 {
    let start = clock.now
    let report = try await engine.search(SearchQuery(text: "soup", limit: 1))
    walls.append(milliseconds(clock.now - start))
    precondition(report.isComplete, "every service must answer: \(report.outcomes)")
  }
  let bar = 1.05 * milliseconds(latency) + 20
  print("\(count)  \(rounded(walls.min() ?? .nan))  \(rounded(walls.sorted()[2]))  \(rounded(bar))")
  await transport.shutdown()
  for simulator in simulators { await simulator.stop() }
}

func measureFirstEvent() async throws {
  let fast = try await Simulator.start(.recipePuppy)
  let slow = try await Simulator.start(.recipePuppy, faults: lateness)
  let transport = HTTPClientTransport(
    HTTPTransportSettings(), allowedOrigins: [fast.baseURL, slow.baseURL])
  var delays: [Double] = []
  for _ in 0..<9 {
    let noting = NotingTransport(transport)
    let engine = SearchEngine(providers: [
      SearchProvider(SlowProvider("fast", address: fast.baseURL + "/api/", transport: noting)),
      SearchProvider(SlowProvider("slow", address: slow.baseURL + "/api/", transport: transport)),
    ])
    var isFirst = true
    for await event in try engine.events(for: SearchQuery(text: "soup", limit: 1)) {
      guard isFirst, case .page = event.kind else { continue }
      isFirst = false
      if let answered = noting.firstAnswer.withLock({ $0 }) {
        delays.append(milliseconds(clock.now - answered))
      }
    }
  }
  print("first result event after the fastest answer, ms, median of 9 (bar 10):")
  print("\((delays.sorted()[delays.count / 2] * 1000).rounded() / 1000)")
  await transport.shutdown()
  await fast.stop()
  await slow.stop()
}

print("services  wall ms (least)  wall ms (median)  bar ms")
for count in [1, 2, 5, 10, 20, 50] { try await measureFanOut(count) }
try await measureFirstEvent()
