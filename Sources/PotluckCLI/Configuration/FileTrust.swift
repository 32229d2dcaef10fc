import PotluckSupport

/// Why a configuration may not be the user's own words: somebody else can change it.
///
/// As `ssh` and `sudo` do with theirs, it is taken for what it is only when nobody but the user and
/// the administrator can write the file or replace it in its folder.
struct FileTrust {
  /// What is wrong, in a clause.
  let reason: String
  /// What to do about it.
  let fix: String

  /// Looks at a file and its folder; nil when others cannot change the file.
  init?(_ path: String, file: stat) {
    let folder = Paths.folder(of: path)
    var status = stat()
    if Self.isOpen(file) {
      (reason, fix) = ("others can change this file", "run: chmod go-w \(path)")
    } else if !Self.isOurs(file) {
      (reason, fix) = ("this file belongs to somebody else", "make a copy of your own, and read it")
    } else if stat(folder, &status) == 0, Self.isOpen(status), status.st_mode & S_ISVTX == 0 {
      (reason, fix) = ("others can replace this file in its folder", "run: chmod go-w \(folder)")
    } else if !Self.isOurs(status) {
      (reason, fix) = ("the file's folder belongs to somebody else", "keep it in a folder of yours")
    } else {
      return nil
    }
  }

  /// Whether others can write; the group of the process itself is the user's own on most systems.
  private static func isOpen(_ status: stat) -> Bool {
    status.st_mode & S_IWOTH != 0 || status.st_mode & S_IWGRP != 0 && status.st_gid != getegid()
  }

  private static func isOurs(_ status: stat) -> Bool {
    status.st_uid == geteuid() || status.st_uid == 0
  }
}
