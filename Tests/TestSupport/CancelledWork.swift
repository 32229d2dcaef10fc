import Foundation
import Synchronization

/// Work whose task is cancelled at one of its looks at `Task.isCancelled`: the same one on every run,
/// which no clock could choose.
package enum CancelledWork {
  /// Runs work once to its end, then with its task cancelled at its looks: at each of them, or at so
  /// many drawn ones where there are more.
  /// - Returns: how often the work looks when nobody cancels it.
  @discardableResult
  package static func run(
    atMost most: Int = 200, seed: UInt64 = 1, _ work: @escaping @Sendable () async throws -> Void
  ) async -> Int {
    let looks = await looks(of: work)
    var random = SeededRandom(seed: seed)
    let drawn = looks > most ? (0..<most).map { _ in random.below(looks) } : Array(0..<looks)
    for look in drawn { await run(cancelledAt: look, work) }
    return looks
  }

  /// How often work looks whether its task was cancelled.
  package static func looks(of work: @escaping @Sendable () async throws -> Void) async -> Int {
    await run(cancelledAt: nil, work)
  }

  @discardableResult
  private static func run(
    cancelledAt look: Int?, _ work: @escaping @Sendable () async throws -> Void
  ) async -> Int {
    let countdown = Countdown(look)
    // A task of its own: the test's goes on.
    let task = Task {
      while !countdown.hasBegun { await Task.yield() }
      await $countdown.withValue(countdown) { try? await work() }
    }
    countdown.begin(task)
    await task.value
    return countdown.looks
  }

  @TaskLocal fileprivate static var countdown: Countdown?
}

/// Counts looks until the one at which the task is cancelled.
private final class Countdown: Sendable {
  private let task = Mutex<Task<Void, Never>?>(nil)
  private let last: Int?
  private let count = Atomic(0)

  init(_ last: Int?) { self.last = last }

  var looks: Int { count.load(ordering: .relaxed) }

  /// Whether the task to cancel is known.
  var hasBegun: Bool { task.withLock { $0 != nil } }

  func begin(_ task: Task<Void, Never>) { self.task.withLock { $0 = task } }

  /// Counts a look.
  ///
  /// Another thread cancels, as another thread does for users: the work may hold a lock that its own
  /// handler asks for.
  func look() {
    let number = count.add(1, ordering: .relaxed).oldValue
    guard number == last, let task = task.withLock({ $0 }) else { return }
    Thread.detachNewThread { task.cancel() }
    while !task.isCancelled { sched_yield() }
  }
}

/// Takes the place of the library's `Task.isCancelled` in a program of tests, whose linker prefers
/// what the program itself has under that name.
@_silgen_name("$sScTss5NeverORszABRs_rlE11isCancelledSbvgZ")
package func taskIsCancelled() -> Bool {
  CancelledWork.countdown?.look()
  return withUnsafeCurrentTask { $0?.isCancelled ?? false }
}
