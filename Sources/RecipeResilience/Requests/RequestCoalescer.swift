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
  private typealias Continuation = CheckedContinuation<Result<FlightAnswer, any Error>, Never>

  private struct Flight {
    var number: Int
    var task: Task<Void, Never>?
    var waiters: [Int: Continuation]
  }

  private struct State {
    var lastNumber = 0
    var flights: [String: Flight] = [:]
    /// Callers that were cancelled before they began to wait.
    var gone: Set<Int> = []

    mutating func number() -> Int {
      lastNumber &+= 1
      return lastNumber
    }
  }

  private let state = Mutex(State())

  /// How many callers wait for the request with that key.
  func waiting(for key: String) -> Int {
    state.withLock { $0.flights[key]?.waiters.count ?? 0 }
  }

  /// The answer to the request with that key, sent by `operation` unless it is under way.
  func answer(
    for key: String, _ operation: @escaping @Sendable () async throws -> FlightAnswer
  ) async throws -> FlightAnswer {
    let caller = state.withLock { $0.number() }
    defer { _ = state.withLock { $0.gone.remove(caller) } }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        join(key, caller, continuation, operation)
      }
    } onCancel: {
      leave(key, caller)
    }
    return try result.get()
  }

  private static let cancelled = Result<FlightAnswer, any Error>.failure(
    ProviderError(.cancelled, "the request was cancelled"))

  private func join(
    _ key: String, _ caller: Int, _ continuation: Continuation,
    _ operation: @escaping @Sendable () async throws -> FlightAnswer
  ) {
    enum Part {
      case cancelled
      case passenger
      case first(Int)
    }
    let part = state.withLock { state -> Part in
      if state.gone.contains(caller) { return .cancelled }
      if state.flights[key] != nil {
        state.flights[key]?.waiters[caller] = continuation
        return .passenger
      }
      let number = state.number()
      state.flights[key] = Flight(number: number, waiters: [caller: continuation])
      return .first(number)
    }
    switch part {
    case .cancelled: continuation.resume(returning: Self.cancelled)
    case .passenger: break
    case .first(let number):
      let task = Task {
        let result: Result<FlightAnswer, any Error>
        do { result = .success(try await operation()) } catch { result = .failure(error) }
        finish(key, number, result)
      }
      let isAbandoned = state.withLock { state in
        guard state.flights[key]?.number == number else { return true }
        state.flights[key]?.task = task
        return false
      }
      // Either it has finished already, or its only caller has left.
      if isAbandoned { task.cancel() }
    }
  }

  private func leave(_ key: String, _ caller: Int) {
    let left = state.withLock { state -> (Continuation, Task<Void, Never>?)? in
      guard let continuation = state.flights[key]?.waiters.removeValue(forKey: caller) else {
        state.gone.insert(caller)
        return nil
      }
      guard state.flights[key]?.waiters.isEmpty == true else { return (continuation, nil) }
      return (continuation, state.flights.removeValue(forKey: key)?.task)
    }
    left?.1?.cancel()
    left?.0.resume(returning: Self.cancelled)
  }

  private func finish(_ key: String, _ number: Int, _ result: Result<FlightAnswer, any Error>) {
    let waiters = state.withLock { state -> [Continuation] in
      guard state.flights[key]?.number == number else { return [] }
      return Array((state.flights.removeValue(forKey: key)?.waiters ?? [:]).values)
    }
    for waiter in waiters { waiter.resume(returning: result) }
  }
}
