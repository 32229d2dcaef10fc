import Synchronization

/// Whether a source may be asked.
enum Access: Sendable, Hashable {
  /// Requests may be made.
  case ask
  /// The source is left alone; only kept answers are given.
  case leaveAlone(SourceRecord)
}

/// What the last look at a source's health allowed, for the later pages of a walk.
final class AdmissionState: Sendable {
  /// For how long the look of `prepare()` serves the first page behind it, in milliseconds.
  private static let passTime: Int64 = 30_000

  private struct State {
    var last = Access.ask
    var holdsProbe = false
    var pass: (access: Access, until: Int64)?
  }

  private let state = Mutex(State())

  /// Whether this process tries out a suspended source.
  var holdsProbe: Bool { state.withLock { $0.holdsProbe } }

  /// What later pages of a walk may do.
  var standing: Access { state.withLock { $0.holdsProbe ? .ask : $0.last } }

  func record(_ access: Access, isProbe: Bool) {
    state.withLock {
      $0.last = access
      if isProbe { $0.holdsProbe = true }
    }
  }

  /// Lets the next first page do the same.
  func givePass(_ access: Access, now: Int64) {
    state.withLock { $0.pass = (access, now + Self.passTime) }
  }

  /// What `prepare()` was allowed a moment ago; once.
  func takePass(now: Int64) -> Access? {
    state.withLock { state in
      defer { state.pass = nil }
      guard let pass = state.pass, now <= pass.until, now > pass.until - 2 * Self.passTime else {
        return nil
      }
      return pass.access
    }
  }

  /// Forgets all; called when effects have been settled.
  func clear() { state.withLock { $0 = State() } }
}
