import PotluckSupport
import Synchronization

/// A folder of files that is gone with the command.
struct TemporaryFolder {
  let path: String
  /// Those that are there.
  private static let all = Mutex<Set<String>>([])

  /// Makes one that only its owner can read.
  /// - Throws: ``ToolFailure``.
  init() throws {
    let place = Environment.value("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var template = "\(place)/potluck-XXXXXX".utf8CString
    let path = template.withUnsafeMutableBufferPointer { name in
      name.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let path else {
      throw ToolFailure(
        "no folder can be made in \(place)", fix: "set TMPDIR to a folder that can be written to")
    }
    self.path = path
    _ = Self.all.withLock { $0.insert(path) }
  }

  private init(path: String) { self.path = path }

  /// Removes those that are there, for a program that ends at once.
  static func removeAll() {
    for path in all.withLock(\.self) { TemporaryFolder(path: path).remove() }
  }

  /// Removes it with its files.
  func remove() {
    for name in (try? FolderNames.names(in: path)) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
    _ = Self.all.withLock { $0.remove(path) }
  }
}
