import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// The configuration file that a command adds an entry to.
///
/// It is replaced as a whole, or not at all, and only when nobody has changed it since it was read.
package struct ConfigurationFile {
  /// The file as it was named.
  package let path: String
  /// What it says; what is built in where there is no file yet.
  let loaded: LoadedConfiguration
  /// What it held when it was read; nil where there is no file yet.
  let bytes: [UInt8]?
  private let kinds: KindCatalog

  /// An entry, with the definition file that it names.
  package struct Addition {
    /// The entry.
    var entry: JSONObject
    /// The definition's document, and its file's name beside the configuration.
    var definition: (name: String, document: JSON)?

    /// The entry's id.
    package var id: String { entry["id"]?.stringValue ?? "" }
  }

  /// Finds and reads the file.
  /// - Throws: ``Failure`` when it cannot be read, has errors, or can be changed by others.
  init(flag: String?, kinds: KindCatalog) throws {
    var source = ConfigurationSource.find(flag: flag)
    guard let path = source.path ?? ConfigurationSource.userFile else {
      throw Failure(
        "there is no home folder to write a configuration to",
        fix: "set HOME or XDG_CONFIG_HOME, or name a file with --config")
    }
    var distrust: FileTrust?
    do throws(FileError) {
      bytes = try FileBytes.read(path) { status throws(FileError) in
        distrust = FileTrust(path, file: status)
      }
    } catch {
      var status = stat()
      guard error.isMissing, lstat(path, &status) != 0 else {
        throw Failure(
          "cannot read the configuration \(path): \(error.reason)", fix: "check the path")
      }
      bytes = nil
      source = .embedded
    }
    if let distrust {
      throw Failure(
        "nothing is added to \(path), because \(distrust.reason)", fix: distrust.fix)
    }
    self.path = path
    self.kinds = kinds
    loaded = LoadedConfiguration(source: source, bytes ?? Self.beginning(kinds), path, kinds)
    if loaded.hasFatalError, let problem = loaded.problems.first(where: { $0.severity == .error }) {
      let place = problem.place.map { ":\($0.line):\($0.column)" } ?? ""
      throw Failure(
        "nothing is added to \(path)\(place), because it has errors: \(problem.message)",
        fix: problem.fix)
    }
  }

  /// The file's text with an addition.
  func text(with addition: Addition) -> [UInt8] {
    let before = bytes ?? Self.beginning(kinds)
    return ConfigurationEditor.insertion(of: addition.entry, into: before).applied(to: before)
  }

  /// Writes an addition: the definition's file first, so that the entry never names a missing one.
  ///
  /// If the program ends between the two, the definition is left over; the next addition
  /// takes it over.
  /// - Returns: the path of the definition's file, when there is one.
  /// - Throws: ``Failure`` when a file cannot be written; a definition that is new is removed again.
  @discardableResult
  func write(_ addition: Addition) throws -> String? {
    let file = addition.definition.map { "\(Paths.folder(of: path))/\($0.name)" }
    var isNew = false
    if let definition = addition.definition, let file {
      isNew = try writeDefinition(definition.document, file)
    }
    do {
      let text = text(with: addition)
      try check(text, addition)
      if let bytes { try replace(bytes, with: text) } else { try create(text) }
    } catch {
      if isNew, let file { unlink(file) }
      throw error
    }
    return file
  }

  // MARK: Steps

  /// Writes the definition's file, or takes over the one that an interrupted addition left.
  /// - Returns: whether it is new.
  private func writeDefinition(_ document: JSON, _ file: String) throws -> Bool {
    let other = "choose another name with --id, or move that file away"
    // Where the configuration itself is still to be made, its name is taken too.
    guard file != path else { throw Failure("\(file) is the configuration", fix: other) }
    let text = document.text(.indented) + "\n"
    if let left = leftDefinition(file, of: document) {
      if left == Array(text.utf8) { return false }
      // It may hold what somebody wrote: it stays under another name.
      let old = file + ".old"
      guard access(old, F_OK) != 0, rename(file, old) == 0 else {
        throw Failure("\(file) is there already", fix: other)
      }
      StandardError.line("\(file), which no entry names, is now \(old)")
    }
    try FileBytes.writePrivately(
      file, text, called: file, existing: other, fix: "check the folder")
    return true
  }

  /// What a definition of the same service holds that no entry names; nil where there is none.
  private func leftDefinition(_ file: String, of document: JSON) -> [UInt8]? {
    let isNamed = loaded.configuration.entries.contains {
      if case .definition(file) = $0.origin { true } else { false }
    }
    var status = stat()
    guard !isNamed, lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let bytes = try? FileBytes.read(file), let left = try? JSON(parsing: bytes),
      left["definitionVersion"] != nil, left["baseURL"] == document["baseURL"]
    else { return nil }
    return bytes
  }

  /// Throws unless the new text is read as the old one with one more entry that can be used.
  private func check(_ text: [UInt8], _ addition: Addition) throws {
    let after = LoadedConfiguration(source: loaded.source, text, path, kinds)
    let entries = after.configuration.entries
    let problem =
      after.hasFatalError
      ? after.problems.first { $0.severity == .error } : entries.last?.errors.first
    let isAdded = entries.count == loaded.configuration.entries.count + 1
    guard problem == nil, isAdded, entries.last?.id == addition.id else {
      throw Failure(
        "the entry does not fit the configuration: \(problem?.message ?? "it is not read")",
        fix: problem?.fix)
    }
  }

  private func create(_ text: [UInt8]) throws {
    try FileBytes.writePrivately(
      path, String(decoding: text, as: UTF8.self), called: path,
      existing: Self.again, fix: "name another file with --config")
  }

  private func replace(_ before: [UInt8], with text: [UInt8]) throws {
    do throws(FileReplacement.Failure) {
      try FileReplacement.replace(path, holding: before, with: text)
    } catch {
      switch error {
      case .changed:
        throw Failure(
          "\(path) was changed in the meantime; nothing was written", fix: Self.again)
      case .file(let failure):
        throw Failure(
          "cannot write \(path): \(failure.reason)",
          fix: failure.fix(or: "check who may write the file"))
      }
    }
  }

  private static let again = "run the command again"

  /// What a new file begins with: what is searched where there is none, so that it goes on to be.
  private static func beginning(_ kinds: KindCatalog) -> [UInt8] {
    let entries = (try? JSON(parsing: Configuration.embedded))?["providers"]?.arrayValue ?? []
    let known = entries.filter { kinds.contains($0["use"]?.stringValue ?? "") }
    let empty = Array("{\n  \"version\": 1,\n  \"providers\": []\n}\n".utf8)
    return known.compactMap(\.objectValue).reduce(empty) { text, entry in
      ConfigurationEditor.insertion(of: entry, into: text).applied(to: text)
    }
  }
}

extension LoadedConfiguration {
  /// Reads a text that an entry is to be added to; it need not have a list yet.
  fileprivate init(
    source: ConfigurationSource, _ bytes: [UInt8], _ path: String, _ kinds: KindCatalog
  ) {
    var text = bytes
    if let document = (try? JSON(parsing: bytes))?.objectValue, document["providers"] == nil,
      let list = ConfigurationEditor.insertionOfList(into: bytes)
    {
      text = list.applied(to: bytes)
    }
    let result = ConfigurationReader.read(text, kinds: kinds, folder: Paths.folder(of: path))
    self.init(
      source: source, configuration: result.configuration, problems: result.problems, bytes: bytes)
  }
}

/// Puts a new text in the place of a file at once, and never in the place of another's change.
private enum FileReplacement {
  /// Why it was not done.
  enum Failure: Error {
    /// The file does not hold any more what it held.
    case changed
    /// The system refused.
    case file(FileError)

    /// The system's last refusal.
    static var system: Failure { .file(FileError(errno)) }
  }

  /// Replaces a file; a link is followed, and mode and owner stay.
  /// - Parameters:
  ///   - path: the file.
  ///   - before: what it has to hold.
  ///   - text: what it will hold.
  /// - Throws: why it was not done; then the file is as it was.
  static func replace(
    _ path: String, holding before: [UInt8], with text: [UInt8]
  ) throws(Failure) {
    guard let resolved = realpath(path, nil) else { throw .system }
    let target = String(cString: resolved)
    free(resolved)
    let original = open(target, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard original >= 0 else { throw .system }
    defer { close(original) }
    // Two commands that change the file at once come one after the other.
    guard flock(original, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { throw .changed }
    let temporary = try draft(text, beside: target, like: original)
    do throws(Failure) {
      try check(target, is: original, holding: before)
      guard rename(temporary, target) == 0 else { throw .system }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronize(folder: Paths.folder(of: target))
  }

  /// Throws unless a path still names an open file, and the file holds some bytes.
  private static func check(
    _ path: String, is original: Int32, holding before: [UInt8]
  ) throws(Failure) {
    var (opened, named) = (stat(), stat())
    guard fstat(original, &opened) == 0, stat(path, &named) == 0 else { throw .system }
    guard opened.st_ino == named.st_ino, opened.st_dev == named.st_dev else { throw .changed }
    do throws(FileError) {
      guard try FileBytes.read(path) == before else { throw FileError(0) }
    } catch {
      throw error.number == 0 ? .changed : .file(error)
    }
  }

  /// Writes the new text beside the file, with its mode and owner, to the disk.
  /// - Returns: its path.
  private static func draft(
    _ text: [UInt8], beside target: String, like original: Int32
  ) throws(Failure) -> String {
    var status = stat()
    guard fstat(original, &status) == 0 else { throw .system }
    do throws(FileError) {
      return try FileBytes.draft(text, beside: target, like: status, isSynced: true)
    } catch { throw .file(error) }
  }

  /// Makes a renaming last; where it cannot be, the file is whole all the same.
  private static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
