import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a command so that Ctrl-C, SIGTERM and a closed terminal (SIGHUP) cancel it and end the program within a moment.
enum Interruption {
  /// How long a cancelled command may take to tidy up: as long as a program that is a source may
  /// take to end, in its two steps.
  private static let grace = DispatchTimeInterval.milliseconds(1_500)

  /// A queue of its own, which gets a thread even while work keeps all those of the shared pool.
  static let queue = DispatchQueue(label: "potluck.interruption")

  /// Runs the work.
  /// - Returns: the work's exit code, or 128 plus the signal's number when one came.
  static func run(_ work: @escaping @Sendable () async -> Int32) async -> Int32 {
    let state = Mutex<State>(State())
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      watch(number) {
        let isFirst = state.withLock { state in
          defer { if state.signal == 0 { state.signal = number } }
          state.task?.cancel()
          return state.signal == 0
        }
        guard isFirst else { _exit(128 + number) }
        queue.asyncAfter(deadline: .now() + grace) { _exit(128 + number) }
      }
    }
    let task = Task { await work() }
    state.withLock { state in
      state.task = task
      if state.signal != 0 { task.cancel() }
    }
    let code = await task.value
    for source in sources { source.cancel() }
    let signal = state.withLock(\.signal)
    return signal == 0 ? code : 128 + signal
  }

  /// What a signal has to know: whether it is the first one, and what to cancel.
  private struct State {
    var signal: Int32 = 0
    var task: Task<Int32, Never>?
  }

  private static func watch(
    _ number: Int32, _ handler: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: handler)
    source.resume()
    return source
  }
}
