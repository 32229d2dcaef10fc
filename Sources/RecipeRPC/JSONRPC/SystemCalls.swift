import PotluckSupport

/// The few calls of the system that the wire needs, with their interruptions dealt with.
enum SystemCalls {
  /// Reads what is there, waiting for the first byte.
  /// - Returns: how many bytes came; 0 at the end; nil when the descriptor cannot be read.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = Descriptor.read(descriptor, into: buffer)
      if count >= 0 { return count }
      switch errno {
      // The client may share the descriptor's mode with us; that must not make us busy.
      case EAGAIN: _ = events(descriptor, POLLIN, timeout: -1)
      default: return nil
      }
    }
  }

  /// Writes some of the bytes, waiting for room.
  /// - Returns: how many were written; nil when nobody can take them.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int? {
    while true {
      let count = Descriptor.write(descriptor, bytes)
      if count >= 0 { return count }
      switch errno {
      case EAGAIN: _ = events(descriptor, POLLOUT, timeout: -1)
      default: return nil
      }
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
