import PotluckSupport

/// What resilience takes from outside: the time of day, waiting and chance.
///
/// Times are those of the wall, because they are kept beyond the process. Tests put their own
/// closures here and wait for nothing.
public struct Surroundings: Sendable {
  /// The time in milliseconds since 1970 UTC.
  public var now: @Sendable () -> Int64
  /// Waits; throws when the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// A number in 0..<1, evenly spread.
  public var random: @Sendable () -> Double

  /// Creates surroundings; the defaults are the real ones.
  public init(
    now: @escaping @Sendable () -> Int64 = { Surroundings.systemTime() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.now = now
    self.sleep = sleep
    self.random = random
  }

  /// The system's time in milliseconds since 1970 UTC.
  public static func systemTime() -> Int64 {
    var time = timespec()
    guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}
