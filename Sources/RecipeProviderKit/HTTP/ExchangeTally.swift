import Synchronization

/// Counts where the answers of one walk came from.
///
/// The engine binds one for each provider that it asks; transports note what they did. Without a
/// bound tally nothing is counted.
public final class ExchangeTally: Sendable {
  /// Where one answer came from.
  public enum Source: Sendable, Hashable, CaseIterable {
    /// From the service.
    case network
    /// From an earlier answer that is still fresh, or that the service confirmed as unchanged.
    case cache
    /// From an earlier answer that is out of date, because the service could not be asked.
    case stale
  }

  /// The tally of the walk that the current task belongs to.
  @TaskLocal public static var current: ExchangeTally?

  private let counts = Mutex<[Source: Int]>([:])
  private let whole: ExchangeTally?

  /// Creates a tally at zero.
  public init() { whole = nil }

  /// Creates a tally at zero of a part of a walk, whose answers count in the tally of the whole too.
  package init(partOf whole: ExchangeTally?) { self.whole = whole }

  /// Counts one answer.
  public func note(_ source: Source) {
    counts.withLock { $0[source, default: 0] += 1 }
    whole?.note(source)
  }

  /// Whether all answers were kept ones, so that nothing was asked of the service.
  package var isFree: Bool {
    count(.network) == 0 && count(.cache) + count(.stale) > 0
  }

  /// How many answers came from there.
  public func count(_ source: Source) -> Int { counts.withLock { $0[source] ?? 0 } }
}

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
