import ArgumentParser
import RecipeExchange
import RecipeKeeping
import RecipeProviderKit

/// `potluck import`: recipes of other programs' files into the kept ones.
struct ImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Keep the recipes of files, folders, zips and links.",
    discussion: """
      The format is told from what a file holds: schema.org JSON-LD and web pages, Paprika, Mealie, \
      Tandoor, Nextcloud Cookbook, RecipeSage, Recipe Keeper, CopyMeThat, Mela, Crouton, Cookmate, \
      KitchenOwl, Plan to Eat, MasterCook, Meal-Master, RezKonv, Gourmet, KRecipes, RecipeML, \
      Cooklang, Markdown, Chowdown and plain text. Nothing of a file is fetched from the network. \
      What could not be read is told line by line; what is kept already is not added again.
      """
        + examples(
          "import My-Recipes.paprikarecipes", "import ~/recipes --tag family",
          "import soups.mmf --dry-run", "import https://www.example.com/onion-soup"))

  @Argument(
    help: ArgumentHelp("A file, a folder, a zip or a link.", valueName: "file"),
    completion: .file())
  var sources: [String]

  @Option(
    name: [.customLong("tag"), .customLong("tags")], parsing: .singleValue,
    help: ArgumentHelp("Words to find these recipes by, with commas between.", valueName: "a,b"),
    completion: .keptTags)
  var tagLists: [String] = []

  @Flag(help: "Only show what would be kept.")
  var dryRun = false

  @Flag(name: [.customShort("j"), .long], help: "Print a JSON document.")
  var json = false

  @Option(
    name: [.customShort("f"), .long],
    help: "Read every file as this format, whatever it looks like.")
  var format: ImportFormat?

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  /// The tags that every recipe gets.
  private var tags: [String] {
    tagLists.flatMap { $0.split(separator: ",") }.compactMap { TextCleaning.clean(String($0)) }
  }

  func validate() throws {
    if sources.isEmpty { throw ValidationError("Name a file, a folder, a zip or a link.") }
  }

  func execute() async throws -> ExitStatus {
    dryRun ? try await read(nil) : try await configurationOptions.use { try await read($0) }
  }

  private func read(_ library: (any KeptLibrary)?) async throws -> ExitStatus {
    var run = ImportRun(library: library, tags: tags, reader: RecipeReader(format: format))
    run.isQuiet = json
    let options = RecipeResolver.Options(configuration: configurationOptions.config)
    // What was kept before a failure is told all the same.
    defer { run.finish() }
    try await RecipeResolver.use(options) { resolver in
      for source in sources { try await run.take(source, resolver) }
    }
    return run.status
  }
}

extension ImportFormat: ExpressibleByArgument {}
