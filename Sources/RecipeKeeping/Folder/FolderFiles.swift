import PotluckSupport
import RecipeModel
import RecipeStore

/// The files of a folder of kept recipes.
///
/// Hidden files, links and folders deeper than a person nests them are left alone. All paths but
/// ``root`` are places in the folder.
struct FolderFiles {
  /// What tells whether a file has changed since it was read.
  struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var number: UInt64
  }

  /// The largest file that is read, in bytes.
  private static let mostBytes = 16 << 20
  private static let deepest = 16
  /// The most files of a folder that are looked at.
  private static let most = 200_000
  /// What has been taken away lies here.
  static let removed = ".potluck/removed"

  let root: String
  /// A folder right below ``root`` that belongs to others; nil for none.
  var foreign: String?

  func path(_ file: String) -> String { "\(root)/\(file)" }

  /// Every file, sorted by its place.
  func all() -> [String] {
    var found: [String] = []
    walk("", depth: 0, into: &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files of one folder below the root, hidden or not.
  func all(below folder: String) -> [String] {
    var found: [String] = []
    walk("\(folder)/", depth: 0, into: &found)
    return found
  }

  private func walk(_ prefix: String, depth: Int, into found: inout [String]) {
    guard depth < Self.deepest else { return }
    for name in names(prefix) where !name.hasPrefix(".") && found.count < Self.most {
      if prefix.isEmpty, name == foreign { continue }
      var status = stat()
      guard lstat(path(prefix + name), &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: walk("\(prefix)\(name)/", depth: depth + 1, into: &found)
      case S_IFREG: found.append(prefix + name)
      default: continue
      }
    }
  }

  /// The names in a folder; none where it cannot be read.
  func names(_ folder: String) -> [String] {
    (try? FolderNames.names(in: path(folder))) ?? []
  }

  /// The file's stamp; nil where there is none.
  func stamp(_ file: String) -> Stamp? {
    var status = stat()
    guard lstat(path(file), &status) == 0 else { return nil }
    return Stamp(
      seconds: Int(status.modified.tv_sec), nanoseconds: Int(status.modified.tv_nsec),
      size: Int(status.st_size), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  func read(_ file: String) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      let bytes = try PrivateFile.read(path(file), most: Self.mostBytes + 1, isPrivate: false)
      guard bytes.count <= Self.mostBytes else { throw SystemError(EFBIG) }
      return bytes
    } catch {
      throw Failure(.storage, "\(path(file)) cannot be read: \(error)")
    }
  }

  /// Puts a file in its place, whole or not at all, with the rights of the one that was there.
  func write(_ bytes: [UInt8], to file: String) throws(Failure) {
    var status = stat()
    let mode = lstat(path(file), &status) == 0 ? status.st_mode & 0o777 : 0o666
    do throws(SystemError) {
      try PrivateFile.write(bytes, to: path(file), mode: UInt32(mode))
    } catch {
      throw Failure(
        .storage, "\(path(file)) cannot be written: \(error)",
        fix: error.isFull ? "make room on the disk" : "check that the folder may be written"
      )
    }
  }

  /// Moves a file, making the folders that it takes.
  func move(_ file: String, to other: String) throws(Failure) {
    do throws(SystemError) {
      if let end = other.lastIndex(of: "/") { try StoreFolder.make(path(String(other[..<end]))) }
      try StoreFolder.move(path(file), to: path(other))
    } catch {
      throw Failure(.storage, "\(path(file)) cannot be moved: \(error)")
    }
    sync(other)
  }

  func remove(_ file: String) { StoreFolder.remove(path(file)) }

  /// Has the disk know the names in a file's folder.
  func sync(_ file: String) {
    let folder = file.lastIndex(of: "/").map { path(String(file[..<$0])) } ?? root
    let handle = open(folder, O_RDONLY | O_CLOEXEC)
    guard handle >= 0 else { return }
    fsync(handle)
    close(handle)
  }
}

extension FolderFiles {
  /// Removes a folder and those in it, where they hold no file.
  func removeFolders(_ folder: String) {
    for name in names(folder) { removeFolders("\(folder)/\(name)") }
    rmdir(path(folder))
  }
}
