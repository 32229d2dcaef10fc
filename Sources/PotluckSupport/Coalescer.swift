import Synchronization

/// Does work that several want at a time once: whoever asks for what is under way waits for that.
///
/// A caller that is cancelled leaves the others waiting; the last one to leave cancels the work.
package final class Coalescer<Answer: Sendable>: Sendable {
  private struct Flight {
    let number: Int
    let answer = Promise<Answer>()
    var task: Task<Void, Never>?
    var waiting = 1
  }

  private struct State {
    var lastNumber = 0
    var flights: [String: Flight] = [:]
  }

  private let state = Mutex(State())

  /// Makes one with nothing under way.
  package init() {}

  /// How many callers wait for work under way.
  package var waiting: Int {
    state.withLock { $0.flights.values.reduce(0) { $0 + $1.waiting } }
  }

  /// What the work of that key brings, begun by `operation` unless it is under way.
  /// - Throws: what the work throws; `CancellationError` when the waiting task is cancelled first.
  package func answer(
    for key: String, _ operation: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try Task.checkCancellation()
    let flight = join(key, operation)
    guard let outcome = await flight.answer.outcome() else {
      leave(key, flight)
      throw CancellationError()
    }
    return try outcome.get()
  }

  private func join(
    _ key: String, _ operation: @escaping @Sendable () async throws -> Answer
  ) -> Flight {
    state.withLock { state in
      if let flight = state.flights[key] {
        state.flights[key]?.waiting += 1
        return flight
      }
      state.lastNumber &+= 1
      var flight = Flight(number: state.lastNumber)
      let started = flight
      flight.task = Task {
        let result: Promise<Answer>.Outcome
        do { result = .success(try await operation()) } catch { result = .failure(error) }
        land(key, started)
        started.answer.keep(result)
      }
      state.flights[key] = flight
      return flight
    }
  }

  private func leave(_ key: String, _ flight: Flight) {
    let abandoned = state.withLock { state -> Task<Void, Never>? in
      guard state.flights[key]?.number == flight.number else { return nil }
      state.flights[key]?.waiting -= 1
      guard state.flights[key]?.waiting == 0 else { return nil }
      return state.flights.removeValue(forKey: key)?.task
    }
    abandoned?.cancel()
  }

  private func land(_ key: String, _ flight: Flight) {
    state.withLock { state in
      if state.flights[key]?.number == flight.number { state.flights[key] = nil }
    }
  }
}
