import PotluckSupport

/// A folder of files that is gone with the command.
struct TemporaryFolder {
  let path: String

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
  }

  /// Removes it with its files.
  func remove() {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink("\(path)/\(name)")
    }
    closedir(directory)
    rmdir(path)
  }
}
