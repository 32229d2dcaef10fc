import ArgumentParser
import PotluckSupport
import RecipeKeeping
import RecipeRendering

/// `potluck kept export`: everything into a folder of plain files.
struct KeptExportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write all that is kept into a folder of plain files.",
    discussion: """
      It holds recipes, pictures, pages and notes; other programs read the files, and potluck kept \
      restore brings everything back. What is in the folder already stays as it is.
      """
        + examples("kept export --all ~/recipes-backup"))

  @Flag(help: "Everything that is kept; there is no other choice yet.")
  var all = false

  @Argument(help: ArgumentHelp("The folder.", valueName: "dir"), completion: .directory)
  var folder: String

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if !all { throw ValidationError("Write --all: everything that is kept is exported.") }
  }

  func execute() async throws -> ExitStatus {
    try await configurationOptions.use { library in
      let path = Paths.absolute(folder, in: Paths.current)
      let outcome = try await KeptArchive.export(library, to: path)
      return outcome.tell("written to \(path)")
    }
  }
}

/// `potluck kept restore`: back from such a folder.
struct KeptRestoreCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Keep everything again that a folder of an export holds.",
    discussion: "What is kept already stays as it is."
      + examples("kept restore ~/recipes-backup"))

  @Argument(help: ArgumentHelp("The folder.", valueName: "dir"), completion: .directory)
  var folder: String

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    try await configurationOptions.use { library in
      let path = Paths.absolute(folder, in: Paths.current)
      guard access(path, R_OK | X_OK) == 0 else {
        throw ToolFailure("cannot read the folder \(path)", fix: "check the path")
      }
      return try await KeptArchive.restore(path, to: library).tell("restored to \(library.path)")
    }
  }
}

extension KeptArchive.Outcome {
  /// Says what came over.
  fileprivate func tell(_ what: String) -> ExitStatus {
    let rest = present > 0 ? "; \(present) were there already" : ""
    StandardError.line("\(Wording.count(added, "recipe")) \(what)\(rest).")
    return added + present > 0 ? .results : .nothing
  }
}
