import PotluckSupport
import Synchronization

/// The few calls of the system that the wire needs, with their interruptions dealt with.
enum SystemCalls {
  /// Reads what is there, waiting for the first byte.
  /// - Returns: how many bytes came; 0 at the end; nil when the descriptor cannot be read.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    patiently(descriptor, POLLIN) { Descriptor.read(descriptor, into: buffer) }
  }

  /// Writes some of the bytes, waiting for room.
  /// - Returns: how many were written; nil when nobody can take them.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int? {
    patiently(descriptor, POLLOUT) { Descriptor.write(descriptor, bytes) }
  }

  private static func patiently(
    _ descriptor: Int32, _ event: Int32, _ call: () -> Int
  ) -> Int? {
    while true {
      let count = call()
      if count >= 0 { return count }
      // The client may share the descriptor's mode with us; that must not make us busy.
      guard errno == EAGAIN else { return nil }
      _ = events(descriptor, event, timeout: -1)
    }
  }

  /// Whether a write of at most ``atomicWrite`` bytes returns at once.
  static func isReadyToWrite(_ descriptor: Int32) -> Bool {
    events(descriptor, POLLOUT, timeout: 0) & Int32(POLLOUT) != 0
  }

  /// Whether everybody who could write to a descriptor has gone, read or not.
  static func hasHungUp(_ descriptor: Int32) -> Bool {
    events(descriptor, 0, timeout: 0) & Int32(POLLHUP) != 0
  }

  /// The most bytes that a pipe takes at once when it is ready at all (POSIX, `write`).
  static let atomicWrite = min(Int(PIPE_BUF), 4096)

  /// Whether a process exists, be it somebody else's.
  static func isAlive(_ process: Int) -> Bool {
    guard let id = pid_t(exactly: process), id > 0 else { return false }
    return kill(id, 0) == 0 || errno == EPERM
  }

  private static func events(_ descriptor: Int32, _ wanted: Int32, timeout: Int32) -> Int32 {
    var poller = pollfd(fd: descriptor, events: Int16(wanted), revents: 0)
    guard poll(&poller, 1, timeout) > 0 else { return 0 }
    return Int32(poller.revents)
  }
}

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
