import Synchronization

/// Remembers ended sessions for as long as what signs them is remembered: for other instances that sign
/// with the same key, and for this one after a restart.
package struct SharedSessions: Sendable {
  /// How long a session lasts, in seconds.
  package static let lifetime = Session.lifetime

  /// Notes for all who sign with the key that a session is over, until its end in seconds since 1970.
  package var end: @Sendable (_ name: String, _ until: Int) async throws -> Void
  /// Whether any instance has noted that.
  package var isOver: @Sendable (_ name: String) async throws -> Bool

  package init(
    end: @escaping @Sendable (_ name: String, _ until: Int) async throws -> Void,
    isOver: @escaping @Sendable (_ name: String) async throws -> Bool
  ) {
    (self.end, self.isOver) = (end, isOver)
  }
}

/// The sessions that people have ended by signing out, so that a copy of their cookie opens nothing.
///
/// They are remembered until they would have ended by themselves: in the database or the state folder
/// that holds the key. A key of the process's own ends with it, and all sessions with the key.
final class EndedSessions: Sendable {
  private let shared: SharedSessions?
  private let ends = Mutex<[String: Int]>([:])

  init(_ shared: SharedSessions?) { self.shared = shared }

  /// Ends a session.
  /// - Throws: what keeps other instances from being told.
  func end(_ session: Session, now: Int) async throws {
    guard session.isTrusted else { return }
    ends.withLock { ends in
      ends = ends.filter { $0.value > now }
      ends[session.name] = session.end
    }
    try await shared?.end(session.name, session.end)
  }

  /// Whether a session has been ended.
  ///
  /// Where other instances cannot be asked, what this one knows has to do: else nobody could be
  /// served while the database is away.
  func contains(_ session: Session) async -> Bool {
    guard session.isTrusted else { return false }
    if ends.withLock({ $0[session.name] != nil }) { return true }
    guard let shared, (try? await shared.isOver(session.name)) == true else { return false }
    ends.withLock { $0[session.name] = session.end }
    return true
  }
}
