import Synchronization

/// A clock that does not wait, and tells for how long it was asked to.
final class CountingClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Mutex<(now: Instant, pauses: [Duration])>((Instant(), []))
  var pauses: [Duration] { state.withLock { $0.pauses } }
  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    state.withLock { state in
      state.pauses.append(state.now.duration(to: deadline))
      state.now = deadline
    }
  }
}
