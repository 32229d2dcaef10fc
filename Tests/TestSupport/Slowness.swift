import Foundation

/// How much longer everything takes because other programs want the processor as well.
package enum Slowness {
  /// The time that some work takes, divided by the time that it has the processor, measured once: 1
  /// on an idle machine, 50 where others leave 2 % of it.
  ///
  /// The limits of time in this process, which Potluck sets itself, become as much longer.
  package static let factor: Int = {
    let clock = ContinuousClock()
    var passed = Duration.zero
    let worked = processorTime { passed = clock.measure { spin() } }
    let factor = max(1, Int((passed / worked).rounded()))
    setenv("POTLUCK_PATIENCE", "\(factor)", 1)
    return factor
  }()

  /// Works for some 20 ms.
  private static func spin() {
    let end = Duration.threadTime + .milliseconds(20)
    while .threadTime < end {}
  }
}

/// For how long the current thread has the processor while it does some work: what others do on the
/// machine at the same time adds nothing.
package func processorTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = Duration.threadTime
  try work()
  return .threadTime - start
}

extension Duration {
  /// The time for which this thread has had the processor.
  fileprivate static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
