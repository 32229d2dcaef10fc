/// What folders hold.
package enum FolderNames {
  /// The names in a folder, hidden ones too, in no order.
  /// - Throws: ``SystemError`` when it cannot be read.
  package static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError(errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let name = try next(in: folder) {
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  #if canImport(Darwin)
    private typealias Folder = UnsafeMutablePointer<DIR>
  #else
    private typealias Folder = OpaquePointer
  #endif

  /// The end and a failure look alike but for `errno`.
  private static func next(in folder: Folder) throws(SystemError) -> String? {
    errno = 0
    guard let entry = readdir(folder) else {
      guard errno == 0 else { throw SystemError(errno) }
      return nil
    }
    return withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
