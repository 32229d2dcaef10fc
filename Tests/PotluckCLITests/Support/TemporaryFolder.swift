import Foundation

/// A folder of a test's own that is gone afterwards.
struct TemporaryFolder: ~Copyable {
  /// The folder's path.
  let path: String

  /// Makes the folder.
  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("potluck-tests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file in the folder.
  /// - Returns: the file's path.
  @discardableResult
  func write(_ text: String, to name: String, mode: Int = 0o600) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: file).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    return file
  }
}
