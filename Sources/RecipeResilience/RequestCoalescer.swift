import PotluckSupport
import RecipeProviderKit
import Synchronization

/// What a shared request brought.
enum FlightAnswer: Sendable {
  /// A new answer.
  case new(HTTPResponse)
  /// The kept answer, which the service confirmed as unchanged.
  case confirmed(StoredResponse)
}

/// Shares identical requests: whoever asks for what is already on its way waits for that.
///
/// A caller that is cancelled leaves the others waiting; the last one to leave cancels the request.
final class RequestCoalescer: Sendable {
  private struct Flight {
    let number: Int
    let answer = Promise<FlightAnswer>()
    var task: Task<Void, Never>?
    var waiting = 1
  }

  private struct State {
    var lastNumber = 0
    var flights: [String: Flight] = [:]
  }

  private let state = Mutex(State())

  /// How many callers wait for requests under way.
  var waiting: Int { state.withLock { $0.flights.values.reduce(0) { $0 + $1.waiting } } }

  /// The answer to the request with that key, sent by `operation` unless it is under way.
  func answer(
    for key: String, _ operation: @escaping @Sendable () async throws -> FlightAnswer
  ) async throws -> FlightAnswer {
    if Task.isCancelled { throw ProviderError.cancelled }
    let flight = join(key, operation)
    guard let outcome = await flight.answer.outcome() else {
      leave(key, flight)
      throw ProviderError.cancelled
    }
    return try outcome.get()
  }

  private func join(
    _ key: String, _ operation: @escaping @Sendable () async throws -> FlightAnswer
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
        let result: Promise<FlightAnswer>.Outcome
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
