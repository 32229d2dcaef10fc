import Synchronization

/// Whether the task that waits was cancelled, for work on another thread.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Ends work whose result nobody waits for any more.
  /// - Throws: `CancellationError`.
  func check() throws(CancellationError) {
    if flag.load(ordering: .relaxed) { throw CancellationError() }
  }

  /// Runs work that asks now and then whether it is still wanted.
  static func run<Result>(
    _ work: (Cancellation) async throws -> Result
  ) async throws -> Result {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await work(cancellation)
    } onCancel: {
      cancellation.flag.store(true, ordering: .relaxed)
    }
  }
}
