import RecipeResilience
import Synchronization

/// A clock that stands still unless someone waits or moves it.
final class FakeTime: Sendable {
  private let state = Mutex((now: Int64(1_800_000_000_000), sleeps: [Duration]()))
  private let randomness: Double
  private let waitsForever: Bool

  /// A clock with one number for all chance; waits end at once, or only when they are cancelled.
  init(random: Double = 0.5, waitsForever: Bool = false) {
    randomness = random
    self.waitsForever = waitsForever
  }

  var now: Int64 { state.withLock { $0.now } }

  /// The waits so far.
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func advance(_ duration: Duration) {
    state.withLock { $0.now += Int64(duration / .milliseconds(1)) }
  }

  var environment: ResilienceEnvironment {
    ResilienceEnvironment(
      now: { self.now },
      sleep: { duration in
        try Task.checkCancellation()
        self.state.withLock { $0.sleeps.append(duration) }
        if self.waitsForever { try await Task.sleep(for: .seconds(3_600)) }
        self.advance(duration)
      },
      random: { self.randomness })
  }
}
