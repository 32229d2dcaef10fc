import PotluckServer
import PotluckSupport
import RecipeStore

/// What `potluck serve` remembers of its sessions in the state folder, so that a restart ends none.
///
/// The folder holds the key that signs sessions, forms and pictures' addresses, and below `ended` an
/// empty file for each session that somebody has ended. Files of their own let servers that share the
/// folder note something at the same time.
struct ServeSessions: Sendable {
  private let folder: String

  /// The key, 64 hexadecimal digits.
  let key: String

  private static let keyBytes = 32

  /// Reads the key of a folder; the first one to ask makes it.
  /// - Parameter folder: where both are remembered.
  /// - Throws: `SystemError`, also where the file holds no key.
  init(folder: String) throws(SystemError) {
    self.folder = folder
    try StoreFolder.make("\(folder)/ended")
    let path = "\(folder)/key"
    if StoreFolder.identity(path) == nil {
      let bytes = (0..<Self.keyBytes).map { _ in UInt8.random(in: .min ... .max) }
      try PrivateFile.create(Array(Hexadecimal.encode(bytes).utf8), at: path)
    }
    let bytes = try PrivateFile.read(path, most: 2 * Self.keyBytes)
    guard let key = Hexadecimal.decode(bytes), key.count == Self.keyBytes else {
      throw SystemError(EINVAL)
    }
    self.key = Hexadecimal.encode(key)
    removeOver()
  }

  /// What the server asks and notes.
  var shared: SharedSessions {
    SharedSessions(
      end: { name, _ in try PrivateFile.create([], at: path(name)) },
      isOver: { name in StoreFolder.identity(path(name)) != nil })
  }

  /// A session's name has letters, digits, `-` and `_` alone.
  private func path(_ name: String) -> String { "\(folder)/ended/\(name)" }

  /// Removes the notes of sessions that have ended by themselves meanwhile.
  private func removeOver() {
    let oldest = time(nil) - SharedSessions.lifetime
    for name in (try? FolderNames.names(in: "\(folder)/ended")) ?? [] {
      var status = stat()
      if stat(path(name), &status) == 0, status.modified.tv_sec < oldest {
        StoreFolder.remove(path(name))
      }
    }
  }
}
