import RecipeModel
import RecipeProviderKit
import RecipeSearch
import Synchronization

/// What the server counts, in the text format of Prometheus.
final class Metrics: Sendable {
  private struct State {
    /// Requests by route and status.
    var requests: [String: Int] = [:]
    /// Outcomes by source and status.
    var outcomes: [String: Int] = [:]
    /// Answers by the first bound of time that they kept, by route.
    var times: [String: [Int]] = [:]
    var seconds: [String: Double] = [:]
    var openStreams = 0
  }

  /// The bounds of an answer's time, in seconds.
  private static let bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10]
  /// The most series of one name: what a source calls itself is bounded, this sees to the rest.
  private static let most = 1_000

  private let state = Mutex(State())

  /// Counts an answered request.
  func count(route: String, status: Int, after time: Duration) {
    let seconds = time / .seconds(1)
    let place = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    state.withLock { state in
      state.requests["route=\"\(route)\",status=\"\(status)\"", default: 0] += 1
      state.times[route, default: Array(repeating: 0, count: Self.bounds.count + 1)][place] += 1
      state.seconds[route, default: 0] += seconds
    }
  }

  /// Counts what became of sources.
  func count(_ outcomes: [(id: String, status: String)]) {
    state.withLock { state in
      for outcome in outcomes {
        let key = "source=\"\(Self.label(outcome.id))\",status=\"\(Self.label(outcome.status))\""
        if state.outcomes[key] != nil || state.outcomes.count < Self.most {
          state.outcomes[key, default: 0] += 1
        }
      }
    }
  }

  /// Counts what became of sources, as a report tells it.
  func count(_ report: SearchReport) { count(report.outcomes.map { ($0.id, $0.status.rawValue) }) }

  /// Counts what became of sources, as the document of a report tells it.
  func count(_ document: JSON) {
    // The list of sources has states, and no outcomes.
    guard document["complete"] != nil else { return }
    count(
      (document["providers"]?.arrayValue ?? []).compactMap { provider in
        guard let id = provider["id"]?.stringValue, let status = provider["status"]?.stringValue
        else { return nil }
        return (id, status)
      })
  }

  /// Notes that a stream of events has begun, or ended.
  func stream(_ change: Int) { state.withLock { $0.openStreams += change } }

  /// The text that is scraped; `waiting` is how many requests wait for searches.
  func text(waiting: Int) -> String {
    let state = state.withLock { $0 }
    var lines: [String] = []
    func head(_ name: String, _ type: String, _ help: String) {
      lines += ["# HELP potluck_\(name) \(help)", "# TYPE potluck_\(name) \(type)"]
    }
    func series(_ name: String, _ values: [String: Int]) {
      for (labels, value) in values.sorted(by: { $0.key < $1.key }) {
        lines.append("potluck_\(name){\(labels)} \(value)")
      }
    }
    head("requests_total", "counter", "Requests that were answered.")
    series("requests_total", state.requests)
    head("source_outcomes_total", "counter", "What became of sources in searches.")
    series("source_outcomes_total", state.outcomes)
    head("request_seconds", "histogram", "Time from a request's head to the answer's.")
    for (route, counts) in state.times.sorted(by: { $0.key < $1.key }) {
      var sum = 0
      for (count, bound) in zip(counts, Self.bounds.map { "\($0)" } + ["+Inf"]) {
        sum += count
        lines.append(
          "potluck_request_seconds_bucket{route=\"\(route)\",le=\"\(bound)\"} \(sum)")
      }
      lines.append("potluck_request_seconds_sum{route=\"\(route)\"} \(state.seconds[route] ?? 0)")
      lines.append("potluck_request_seconds_count{route=\"\(route)\"} \(sum)")
    }
    head("open_streams", "gauge", "Streams of events that are open.")
    lines.append("potluck_open_streams \(state.openStreams)")
    head("waiting_searches", "gauge", "Requests that wait for a search.")
    lines.append("potluck_waiting_searches \(waiting)")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A label's value: backslash, quote and line break are escaped.
  private static func label(_ text: String) -> String {
    text.prefix(100).map {
      switch $0 {
      case "\\": "\\\\"
      case "\"": "\\\""
      case _ where $0.isNewline: " "
      default: String($0)
      }
    }.joined()
  }
}
