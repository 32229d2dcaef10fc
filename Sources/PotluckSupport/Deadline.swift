/// Bounds an operation in time, from its start to its end.
package enum Deadline {
  /// Runs an operation against the clock; whichever loses is cancelled.
  /// - Parameters:
  ///   - deadline: when to give up.
  ///   - operation: the work; it has to react to cancellation, because this waits for its end.
  /// - Returns: what the operation returns in time; nil when the deadline has passed.
  /// - Throws: what the operation throws; `CancellationError` when the calling task is cancelled.
  package static func race<Value: Sendable>(
    _ deadline: ContinuousClock.Instant, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value? {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        try await Task.sleep(until: deadline, clock: .continuous)
        return nil
      }
      defer { group.cancelAll() }
      do { return try await group.next() ?? nil } catch {
        try Task.checkCancellation()
        throw error
      }
    }
  }
}
