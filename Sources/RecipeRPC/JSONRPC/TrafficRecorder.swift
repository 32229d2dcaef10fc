import PotluckSupport
import RecipeProviderKit
import Synchronization

/// A copy of one direction of the stream in a file, for bug reports.
///
/// Secrets are masked byte by byte, so that lengths and places stay as they were.
final class TrafficRecorder: Sendable {
  private struct State {
    var held: [UInt8] = []
    /// Covers what comes, before it is held.
    var members = SecretMembers()
    var hasFailed = false
    /// What covers the secrets that were known last.
    var known: (secrets: [String], redaction: Redaction) = ([], Redaction())
  }

  /// What is held back until it is known to be whole.
  private static let holdLimit = 4 << 20
  /// What is kept even then, because a secret may be cut.
  private static let overlap = 4 << 10

  private let descriptor: Int32
  private let secrets: @Sendable () -> [String]
  private let state = Mutex(State())

  /// Creates the file, readable for its owner alone.
  /// - Returns: nil when it cannot be written.
  init?(path: String, secrets: @escaping @Sendable () -> [String]) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    self.secrets = secrets
  }

  deinit { close(descriptor) }

  /// Takes what has come or what is sent.
  ///
  /// `isWhole` says whether a message ends here, so that no secret is cut.
  func take(_ bytes: some Collection<UInt8>, isWhole: Bool = true) {
    state.withLock { state in
      var new = Array(bytes)
      state.members.cover(&new)
      state.held += new
      if isWhole {
        state.members = SecretMembers()
        write(state.held.count, &state)
      } else if state.held.count > Self.holdLimit {
        let count = redaction(&state).countBeforePart(in: state.held)
        write(min(count, state.held.count - Self.overlap), &state)
      }
    }
  }

  /// Writes what was held back.
  func finish() { take([]) }

  private func redaction(_ state: inout State) -> Redaction {
    let secrets = secrets()
    if state.known.secrets != secrets {
      state.known = (secrets, Redaction(secrets.map { Secret($0) }))
    }
    return state.known.redaction
  }

  private func write(_ count: Int, _ state: inout State) {
    guard count > 0 else { return }
    // All that is held is masked, and stays so: a secret may lie across the edge.
    let masked = redaction(&state).covering(state.held)
    if !state.hasFailed {
      masked[..<count].withUnsafeBytes { bytes in
        var done = 0
        while done < bytes.count {
          let piece = UnsafeRawBufferPointer(rebasing: bytes[done...])
          guard let written = SystemCalls.write(descriptor, piece), written > 0 else {
            state.hasFailed = true
            return
          }
          done += written
        }
      }
    }
    state.held = Array(masked[count...])
  }
}
