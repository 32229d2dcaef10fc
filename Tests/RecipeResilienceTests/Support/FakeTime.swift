import RecipeResilience
import Synchronization

/// A clock that stands still unless someone waits or moves it.
final class FakeTime: Sendable {
  private let state = Mutex((now: Int64(1_800_000_000_000), sleeps: [Duration]()))
  private let randomness: Double

  init(random: Double = 0.5) { randomness = random }

  var now: Int64 { state.withLock { $0.now } }

  /// The waits so far.
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func advance(_ duration: Duration) {
    state.withLock { $0.now += Int64(duration / .milliseconds(1)) }
  }

  var surroundings: Surroundings {
    Surroundings(
      now: { self.now },
      sleep: { duration in
        try Task.checkCancellation()
        self.state.withLock { $0.sleeps.append(duration) }
        self.advance(duration)
      },
      random: { self.randomness })
  }
}
