import Synchronization

/// Notices when a process that is not a child has ended: the client, which may be killed without
/// closing anything.
final class ProcessWatch: Sendable {
  /// How often the process is looked at: nothing else tells of a stranger's end on every system.
  private static let interval = Duration.seconds(1)

  private let task = Mutex<Task<Void, Never>?>(nil)

  /// Watches a process instead of any before, and calls back once when it has ended.
  ///
  /// One that cannot be seen now is not watched: in a container the client's number often means
  /// nothing.
  func begin(_ process: Int, onEnd: @escaping @Sendable () -> Void) {
    guard SystemCalls.isAlive(process) else { return }
    let next = Task {
      while SystemCalls.isAlive(process) {
        do { try await Task.sleep(for: Self.interval) } catch { return }
      }
      onEnd()
    }
    task.withLock { task in
      task?.cancel()
      task = next
    }
  }

  /// Watches nobody any more.
  func stop() { task.withLock { $0?.cancel() } }
}
