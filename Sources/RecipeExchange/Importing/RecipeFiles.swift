import PotluckSupport

/// Files beside each other: of an archive, or of a folder.
package protocol RecipeFiles: Sendable {
  /// What it is called in notes.
  var name: String { get }
  /// The paths in it, with `/` between folders, in order.
  var paths: [String] { get }
  /// What was left out, and why.
  var notes: [ExchangeNote] { get }

  /// The bytes of a file.
  /// - Throws: ``ZipFailure`` with the reason why they cannot be read.
  func bytes(of path: String) throws(ZipFailure) -> [UInt8]
}

/// The files of an archive.
struct ArchiveFiles: RecipeFiles {
  let name: String
  let archive: ZipArchive
  private let entries: [String: ZipArchive.Entry]

  init(_ archive: ZipArchive, name: String) {
    (self.archive, self.name) = (archive, name)
    entries = Dictionary(archive.entries.map { ($0.path, $0) }) { first, _ in first }
  }

  var paths: [String] { archive.entries.map(\.path) }

  var notes: [ExchangeNote] {
    archive.oddities.map {
      ExchangeNote(place: "\(name)/\($0.path)", text: "\($0.reason)".sentence)
    }
  }

  func bytes(of path: String) throws(ZipFailure) -> [UInt8] {
    guard let entry = entries[path] else { throw ZipFailure("there is no such file") }
    return try archive.bytes(of: entry)
  }
}

/// The files below a folder.
///
/// Links are not followed, and what begins with a dot is left out.
package struct FolderFiles: RecipeFiles {
  package let name: String
  package private(set) var paths: [String] = []
  package private(set) var notes: [ExchangeNote] = []

  /// The most files of a folder, how deep folders are looked into, and the most bytes of a file.
  private let path: String
  private static let most = 100_000
  private static let deepest = 16
  private static let longest = 1 << 30

  /// Lists the files below a folder, in the order of their names; `name` is what notes call it.
  package init(_ path: String, called name: String? = nil) {
    self.path = path
    let name = name ?? path
    self.name = name.last == "/" && name.count > 1 ? String(name.dropLast()) : name
    list("", depth: 0)
  }

  private mutating func list(_ folder: String, depth: Int) {
    guard depth < Self.deepest, !Task.isCancelled else {
      return notes.append(ExchangeNote(place: "\(name)/\(folder)", text: "It lies too deep."))
    }
    for entry in names(folder) where !entry.hasPrefix(".") {
      let inside = folder + entry
      switch Self.kind("\(path)/\(inside)") {
      case S_IFDIR: list(inside + "/", depth: depth + 1)
      case S_IFREG where paths.count < Self.most: paths.append(inside)
      case S_IFREG:
        return notes.append(
          ExchangeNote(place: name, text: "It has more than \(Self.most) files."))
      case S_IFLNK:
        notes.append(ExchangeNote(place: "\(name)/\(inside)", text: "Links are not followed."))
      default: break
      }
    }
  }

  /// The names in a folder, in order.
  private mutating func names(_ folder: String) -> [String] {
    do throws(SystemError) {
      return try FolderNames.names(in: "\(path)/\(folder)").sorted()
    } catch {
      notes.append(
        ExchangeNote(place: "\(name)/\(folder)", text: "It cannot be read: \(error)."))
      return []
    }
  }

  private static func kind(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  package func bytes(of file: String) throws(ZipFailure) -> [UInt8] {
    let descriptor = open("\(path)/\(file)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw ZipFailure("it cannot be opened") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ZipFailure("it is no file")
    }
    guard status.st_size <= Self.longest else {
      throw ZipFailure("it is larger than \(Self.longest >> 20) MiB")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= Self.longest {
      let count = buffer.withUnsafeMutableBytes { Descriptor.read(descriptor, into: $0) }
      guard count > 0 else {
        guard count == 0 else { throw ZipFailure("it cannot be read") }
        return bytes
      }
      bytes += buffer[..<count]
    }
    throw ZipFailure("it grows while it is read")
  }
}

extension String {
  /// A clause as a sentence.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
