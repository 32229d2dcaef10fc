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
    // A pipe that nobody reads must not keep the server from beginning.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    self.secrets = secrets
  }

  deinit { close(descriptor) }

  /// The recorder for a file that was asked for; nil when none was, or it cannot be written.
  static func recorder(_ path: String?, _ options: StdioOptions) -> TrafficRecorder? {
    guard let path else { return nil }
    let recorder = TrafficRecorder(path: path, secrets: options.secrets)
    if recorder == nil {
      options.log("cannot write the mirror \(path); nothing is mirrored there")
    }
    return recorder
  }

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

/// Covers the texts of JSON members whose names say that they are secret.
///
/// Works on bytes that need not be JSON at all, because broken input is what a copy of the stream
/// is made for; they may come in pieces of any size.
private struct SecretMembers {
  /// Endings of names, as letters in lower case; `token` alone names a progress, which is none.
  private static let endings = [
    "apikey", "secret", "password", "accesstoken", "authorization", "cookie",
  ]
  /// Longer strings are not looked at as names.
  private static let longestName = 64

  /// The last string, as far as it can be a name.
  private var name: [UInt8] = []
  /// Whether a colon stands behind it.
  private var isNamed = false
  private var isInString = false
  private var isEscaped = false
  /// Whether the string at hand is covered.
  private var isCovered = false

  /// Covers such texts with asterisks in the bytes that follow those before.
  mutating func cover(_ bytes: inout [UInt8]) {
    for index in bytes.indices {
      let byte = bytes[index]
      guard !isInString else {
        takeInString(byte)
        if isInString, isCovered { bytes[index] = UInt8(ascii: "*") }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isCovered = isNamed && isSecret
        (name, isNamed, isInString) = ([], false, true)
      case UInt8(ascii: ":"): isNamed = true
      case 0x20, 0x09...0x0D: break
      default: (name, isNamed) = ([], false)
      }
    }
  }

  private mutating func takeInString(_ byte: UInt8) {
    if !isEscaped, byte == UInt8(ascii: "\"") {
      isInString = false
      return
    }
    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    if name.count < Self.longestName { name.append(byte) }
  }

  private var isSecret: Bool {
    guard name.count < Self.longestName else { return false }
    let letters = name.map { $0 | 0x20 }.filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    return Self.endings.contains { letters.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
