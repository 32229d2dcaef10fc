#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The seconds of processor time that this process has used.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The least processor time of several runs, which disturbs a shared machine's noise least.
func leastSeconds(of runs: Int, _ body: () -> Void) -> Double {
  (0..<runs).map { _ in
    let start = processorSeconds()
    body()
    return processorSeconds() - start
  }.min() ?? .nan
}
