import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipeRendering

/// `potluck kept backup`: the whole database in one file.
struct KeptBackupCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write the database of what is kept into one file, as a backup.",
    discussion: """
      The file needs no other beside it, and holds everything as it is at this moment, whatever is \
      kept meanwhile: recipes, pictures, pages, tags, notes, and what can still be brought back. \
      potluck kept restore reads it. Only its owner can read it; one that is there stays without \
      --force. For files that other programs read, use potluck kept export.
      """
        + examples(
          "kept backup ~/kept-backup.sqlite", "kept backup - | ssh nas 'cat > kept.sqlite'"))

  @Argument(
    help: ArgumentHelp("The file; - for standard output.", valueName: "file"), completion: .file())
  var file: String

  @Flag(help: "Replace a file that is there.")
  var force = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    try await configurationOptions.use { library in
      guard let database = library as? KeptDatabase else {
        let isFolder = library is KeptFolder
        throw Failure(
          "the kept recipes are not in a file of their own: they are in \(library.path)",
          fix: isFolder
            ? "copy that folder" : "back that database up, or run: potluck kept export --all DIR")
      }
      guard database.isThere else {
        throw Failure(.notFound, "nothing is kept yet", fix: "to keep: potluck keep 1")
      }
      let path = Paths.absolute(file, in: Paths.current)
      let target = try told { () throws(FileError) in
        try file == "-" ? .inherited(STDOUT_FILENO) : ByteTarget(path)
      }
      if case .file(let path, _) = target {
        try await write(database, to: target, at: path)
      } else {
        try await send(database, to: target)
      }
      return library.notices.isEmpty ? .results : .failure
    }
  }

  private func write(
    _ database: KeptDatabase, to target: ByteTarget, at path: String
  ) async throws {
    if case .file(path, _) = try? ByteTarget(database.path) {
      throw Failure("\(file) is the database itself", fix: "name another file")
    }
    let draft = try told { () throws(FileError) in
      guard !target.isThere || force else { throw FileError(EEXIST) }
      try FileBytes.makeFolder(Paths.folder(of: path))
      return try FileBytes.draft([], beside: path)
    }
    do { try await database.backup(to: draft) } catch {
      unlink(draft)
      throw error
    }
    try told { () throws(FileError) in try target.place(draft, overwrites: force) }
    StandardError.line("Written to \(file)")
  }

  private func send(_ database: KeptDatabase, to target: ByteTarget) async throws {
    if case .inherited(STDOUT_FILENO) = target, Console().outputIsTerminal {
      throw Failure(.usage, "a database cannot be shown on a terminal", fix: "name a file")
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let copy = "\(folder.path)/\(KeptDatabase.fileName)"
    try await database.backup(to: copy)
    try told { () throws(FileError) in
      try target.send { descriptor in
        let source = open(copy, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { return errno }
        defer { close(source) }
        return Descriptor.copy(source, to: descriptor) ? 0 : errno
      }
    }
  }

  /// Runs work on the file, and turns its error into a ``Failure``.
  private func told<Value>(_ work: () throws(FileError) -> Value) throws -> Value {
    do throws(FileError) { return try work() } catch {
      if error.number == EEXIST {
        throw Failure("\(file) is there already", fix: "add --force to replace it")
      }
      throw Failure(
        "cannot write \(file): \(error.reason)", fix: error.fix(or: "name another file"))
    }
  }
}

/// `potluck kept export`: everything, or some of it, into a folder of plain files.
struct KeptExportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write what is kept into a folder of plain files, as a backup.",
    discussion: """
      It holds recipes, pictures, pages and notes; other programs read the files, and potluck kept \
      restore brings everything back. What is in the folder already stays as it is. For the files \
      of other programs, use potluck export.
      """
        + examples(
          "kept export --all ~/recipes-backup", "kept export --tag public ~/for-a-friend",
          "kept export ~/for-a-friend lentil-soup 3"))

  @Flag(help: "Everything that is kept.")
  var all = false

  @Argument(help: ArgumentHelp("The folder.", valueName: "dir"), completion: .directory)
  var folder: String

  @Argument(
    help: ArgumentHelp(
      "A kept recipe's name, a number of the last list, provider:id or a link.", valueName: "ref"),
    completion: .keptNames)
  var references: [String] = []

  @Option(help: ArgumentHelp("Kept recipes with these words.", valueName: "text"))
  var words = ""

  @OptionGroup(title: "Which recipes") var choice: KeptChoice

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    let isChosen = !words.isEmpty || !choice.isDefault
    if [!references.isEmpty, all, isChosen].count(where: \.self) != 1 {
      throw ValidationError(
        "Write --all, or name recipes after the folder, or choose them by --tag, --words, --with "
          + "or --diet.")
    }
  }

  func execute() async throws -> ExitStatus {
    try await configurationOptions.use { library in
      let path = Paths.absolute(folder, in: Paths.current)
      var (chosen, status): ([KeptRecipe], ExitStatus) = ([], .results)
      if references.isEmpty {
        chosen = try await choice.selection(
          in: library, configurationOptions, words: words
        ).recipes
      } else {
        let options = RecipeResolver.Options(configuration: configurationOptions.config)
        (chosen, status) = try await RecipeResolver.use(options) { resolver in
          var named: [KeptRecipe] = []
          let status = try await ReferenceLoop.each(references) { word in
            named.append(try await resolver.kept(word, in: library))
          }
          return (named, status)
        }
      }
      let written = try await KeptArchive.export(chosen, of: library, to: path)
        .tell("written to \(path)")
      return written.rawValue > status.rawValue ? written : status
    }
  }
}

/// `potluck kept restore`: restores an export's folder or a backup's file.
struct KeptRestoreCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Keep everything again that an export's folder or a backup's file holds.",
    discussion: "What is kept already stays as it is."
      + examples("kept restore ~/recipes-backup", "kept restore ~/kept-backup.sqlite"))

  @Argument(
    help: ArgumentHelp("The folder, or the file.", valueName: "path"), completion: .file())
  var path: String

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    try await configurationOptions.use { library in
      let path = Paths.absolute(path, in: Paths.current)
      let outcome: KeptArchive.Outcome
      if case .file(let file, .some(let status)) = try? ByteTarget(path) {
        guard status.st_size > 0 else { throw Self.isNoBackup(path) }
        outcome = try await restore(file, to: library)
      } else {
        guard access(path, R_OK | X_OK) == 0 else {
          throw Failure("cannot read the folder \(path)", fix: "check the path")
        }
        outcome = try await KeptArchive.restore(path, to: library)
      }
      return outcome.tell("restored to \(library.path)")
    }
  }

  /// Adds the recipes of a backup file; a copy of it is read, and the file itself not changed.
  private func restore(
    _ file: String, to library: any KeptLibrary
  ) async throws -> KeptArchive.Outcome {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let target = open(
      "\(folder.path)/\(KeptDatabase.fileName)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    let source = open(file, O_RDONLY | O_CLOEXEC)
    let isCopied = target >= 0 && source >= 0 && Descriptor.copy(source, to: target)
    let failure = FileError(errno)
    for descriptor in [target, source] where descriptor >= 0 { close(descriptor) }
    guard isCopied else {
      throw Failure(
        "cannot read \(file): \(failure.reason)", fix: failure.fix(or: "check the path"))
    }
    let backup = KeptDatabase(folder: folder.path)
    let outcome = try await KeptArchive.restore(from: backup, to: library)
    await backup.close()
    guard let notice = backup.notices.first else { return outcome }
    if outcome.added + outcome.present == 0 { throw Self.isNoBackup(file) }
    StandardError.warn(notice.message)
    return outcome
  }

  private static func isNoBackup(_ file: String) -> Failure {
    Failure(
      "\(file) is no backup of kept recipes",
      fix: "name a file of potluck kept backup, or a folder of potluck kept export")
  }
}

extension KeptArchive.Outcome {
  /// Prints how many recipes were written or restored; returns the exit status.
  fileprivate func tell(_ what: String) -> ExitStatus {
    let rest = present > 0 ? "; \(present) were there already" : ""
    StandardError.line("\(Wording.count(added, "recipe")) \(what)\(rest).")
    return added + present > 0 ? .results : .nothing
  }
}
