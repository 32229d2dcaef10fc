import PotluckSupport

extension HTTPResponse {
  /// The longest body that is read at once; reading a longer one can take a thread for long.
  private static let shortBody = 64 << 10
  private static let turns = AsyncSemaphore()

  /// Reads the body: of long ones, one at a time in the whole program.
  ///
  /// All tasks share a few threads, and reading gives none back until it is done. As many long
  /// answers as threads would hold up every other answer and the deadline, and what they take of
  /// memory would add up.
  /// - Parameter read: makes of the body what the caller needs of it, and keeps nothing else.
  /// - Returns: what `read` made.
  /// - Throws: what `read` throws; `CancellationError` when the task is cancelled before its turn.
  public nonisolated(nonsending) func inTurn<Value>(_ read: () throws -> Value) async throws
    -> Value
  {
    guard body.count > Self.shortBody else { return try read() }
    return try await Self.turns.withPlace { try read() }
  }
}
