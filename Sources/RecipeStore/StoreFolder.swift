package import PotluckSupport

/// Folders and files that only their owner may read.
package enum StoreFolder {
  /// Which file a path names at the moment; another one after it was replaced.
  package struct Identity: Sendable, Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// Makes a folder with those above it, mode 0700; one that is there stays as it is.
  package static func make(_ path: String) throws(SystemError) {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += (prefix.isEmpty || prefix.hasSuffix("/") ? "" : "/") + part
      guard mkdir(prefix, 0o700) != 0 else { continue }
      let code = errno
      // What exists may answer with another error first: a read-only place, a folder of others.
      guard code == EEXIST || identity(prefix) != nil else { throw SystemError(code) }
    }
  }

  /// Makes a file that is not there yet, mode 0600, and takes others' rights from one that is.
  ///
  /// A symbolic link is refused: what it leads to belongs to something else.
  static func secure(_ path: String) throws(SystemError) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw SystemError(errno) }
    defer { close(file) }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & 0o077 != 0 {
      // Where that is not possible, the file's owner has decided.
      _ = fchmod(file, 0o600)
    }
  }

  /// Which file a path names; nil when there is none.
  package static func identity(_ path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// The size of a file in bytes; 0 when there is none.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Gives a file another name; an earlier file of that name goes.
  package static func move(_ path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw SystemError(errno) }
  }

  /// A name with today's date behind it that no file has yet.
  static func unused(_ path: String) -> String {
    var moment = time(nil)
    var parts = tm()
    gmtime_r(&moment, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(parts.tm_year + 1_900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
    var name = "\(path)-\(date)"
    var count = 1
    while identity(name) != nil {
      count += 1
      name = "\(path)-\(date)-\(count)"
    }
    return name
  }

  /// Removes a file, if it is there.
  package static func remove(_ path: String) { _ = unlink(path) }

  /// Runs work while no other process does the same in that folder.
  ///
  /// Where a folder cannot be locked, or another process holds it for two seconds, the work is done
  /// without: a lock that is left behind must stop nobody.
  package static func alone<Result>(in folder: String, _ work: () throws -> Result) rethrows
    -> Result
  {
    let handle = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard handle >= 0 else { return try work() }
    // Closing gives the lock back.
    defer { close(handle) }
    for _ in 0..<400 * Patience.factor {
      guard flock(handle, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR else {
        break
      }
      pause(milliseconds: 5)
    }
    return try work()
  }

  /// Lets other processes go on for a moment.
  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1_000) }
}
