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

  /// Creates a tally at zero.
  public init() {}

  /// Counts one answer.
  public func note(_ source: Source) { counts.withLock { $0[source, default: 0] += 1 } }

  /// How many answers came from there.
  public func count(_ source: Source) -> Int { counts.withLock { $0[source] ?? 0 } }
}
