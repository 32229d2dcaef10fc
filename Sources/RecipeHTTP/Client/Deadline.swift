import RecipeProviderKit

/// Bounds an operation in time, from its start to the last byte.
enum Deadline {
  /// Runs an operation against the clock; whichever loses is cancelled.
  ///
  /// - Parameters:
  ///   - deadline: When to give up.
  ///   - operation: The work; it has to react to cancellation, because this waits for its end.
  ///   - late: The error to throw once the deadline has passed.
  /// - Returns: What the operation returns in time.
  /// - Throws: What the operation or `late` says; a `ProviderError` with code `cancelled` when the
  ///   calling task was cancelled.
  static func race<Value: Sendable>(
    _ deadline: ContinuousClock.Instant, operation: @escaping @Sendable () async throws -> Value,
    late: @escaping @Sendable () -> ProviderError
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        try await Task.sleep(until: deadline, clock: .continuous)
        return nil
      }
      defer { group.cancelAll() }
      do {
        if let first = try await group.next(), let value = first { return value }
      } catch {
        if Task.isCancelled { throw ProviderError(.cancelled, "the request was cancelled") }
        throw error
      }
      throw late()
    }
  }
}
