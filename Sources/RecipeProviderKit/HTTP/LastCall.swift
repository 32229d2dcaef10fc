import Synchronization

/// The last call of a search: soon it is cut off, and what is at hand has to do.
///
/// The engine binds one for each provider that it asks. A transport that could fall back on a kept
/// answer waits for the service until then; without a bound one it waits as long as it takes.
public final class LastCall: Sendable {
  /// The last call of the search that the current task belongs to.
  @TaskLocal public static var current: LastCall?

  private let bell: Task<Void, Never>
  private let ringer: AsyncStream<Void>.Continuation
  private let hasRung = Mutex(false)

  /// Creates one that has not come yet.
  public init() {
    let (stream, ringer) = AsyncStream.makeStream(of: Void.self)
    self.ringer = ringer
    bell = Task { for await _ in stream {} }
  }

  deinit { ringer.finish() }

  /// Whether it has come.
  public var isOver: Bool { hasRung.withLock { $0 } }

  /// Lets everybody go who waits for it.
  public func ring() {
    hasRung.withLock { $0 = true }
    ringer.finish()
  }

  /// Returns when it comes, or when the waiting task is cancelled.
  public func wait() async {
    _ = await CancellableCall { [bell] in await bell.value }.answer()
  }
}
