import Foundation

/// How much longer everything takes because other programs want the processor as well.
package enum Patience {
  /// The time that some work takes, divided by the time that it gets the processor, measured once:
  /// 1 on an idle machine, 50 where others leave 2 % of it.
  package static let factor: Int = {
    let clock = ContinuousClock()
    let start = clock.now
    let worked = processorSeconds()
    while processorSeconds() - worked < 0.02 {}
    let passed = (clock.now - start) / .seconds(1)
    return max(1, Int((passed / 0.02).rounded(.up)))
  }()

  /// The time for which this thread has had the processor.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
