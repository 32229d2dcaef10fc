import ArgumentParser
import PotluckSupport
import RecipeKeeping
import RecipeRendering

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
        "Write --all, or name recipes behind the folder, or choose them by --tag, --words, --with "
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
