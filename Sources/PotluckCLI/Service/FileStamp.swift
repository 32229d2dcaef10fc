import PotluckSupport

/// What tells one version of a file from the next without reading it.
struct FileStamp: Hashable {
  /// The file.
  let path: String
  private var device: UInt64 = 0
  private var inode: UInt64 = 0
  private var size: Int64 = -1
  private var seconds = 0
  private var nanoseconds = 0

  /// Looks at a file; one that is not there has a stamp too.
  init(_ path: String) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int(status.modified.tv_sec)
    nanoseconds = Int(status.modified.tv_nsec)
  }
}
