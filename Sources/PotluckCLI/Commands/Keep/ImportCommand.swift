import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeExchange
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// `potluck import`: recipes of other programs' files into the kept ones.
struct ImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Keep the recipes of files, folders, zips and links.",
    discussion: """
      The format is told from what a file holds: schema.org JSON-LD and web pages, Paprika, Mealie, \
      Tandoor, Nextcloud Cookbook, RecipeSage, Recipe Keeper, CopyMeThat, Mela, Crouton, Cookmate, \
      KitchenOwl, Plan to Eat, MasterCook, Meal-Master, RezKonv, Gourmet, KRecipes, RecipeML, \
      Cooklang, Markdown, Chowdown and plain text. Nothing that such a file names is fetched from \
      the network. What could not be read is told line by line; what is kept already is not added \
      again. A file has at most 1 GiB and \(RecipeReader.mostRecipes) recipes.

      A browser's bookmarks (HTML) and files with an address on each line name pages: each is asked \
      for, as gently as by potluck show, and what is kept already is not, so that an import that \
      was broken off goes on when it is repeated. Feeds of an OPML file become sources after one \
      question.
      """
        + examples(
          "import My-Recipes.paprikarecipes", "import ~/recipes --tag family",
          "import soups.mmf --dry-run", "import https://www.example.com/onion-soup",
          "import bookmarks.html --folder Recipes", "import blogs.opml --add-sources"))

  @Argument(
    help: ArgumentHelp("A file, a folder, a zip or a link.", valueName: "file"),
    completion: .file())
  var sources: [String]

  @Option(
    name: [.customLong("tag"), .customLong("tags")], parsing: .singleValue,
    help: ArgumentHelp("Words to find these recipes by, with commas between.", valueName: "a,b"),
    completion: .keptTags)
  var tagLists: [String] = []

  @Flag(help: "Only show what would be kept; pages of a list are not asked for.")
  var dryRun = false

  @Option(
    help: ArgumentHelp("Of bookmarks, only those in a folder of this name.", valueName: "name"))
  var folder: String?

  @Flag(help: "Add the feeds of an OPML file as sources without a question.")
  var addSources = false

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
    let options = RecipeResolver.Options(configuration: configurationOptions.config)
    let report = ImportReport(isQuiet: json)
    return try await RecipeResolver.use(options) { resolver in
      var run = ImportRun(
        KeptImport(
          into: library, tags: tags, format: format, folder: folder, links: resolver.links,
          report: report.take), report)
      run.isDry = library == nil
      run.addsSources = addSources
      run.configuration = configurationOptions.config
      // A failure in the middle does not hide what was kept before it.
      defer { run.finish() }
      for source in sources { try await run.take(source) }
      return run.status
    }
  }
}

extension ImportFormat: ExpressibleByArgument {}

extension RecipeResolver {
  /// Reads the pages that files of addresses name.
  fileprivate var links: KeptImport.Links {
    KeptImport.Links(link: { PageAddress($0)?.link }) { address in
      let resolved = try await self.recipe(.link(address))
      return (resolved.recipe, resolved.troubles)
    }
  }
}

/// One run of `potluck import`: finds what was named, and has its recipes kept.
struct ImportRun {
  private var work: KeptImport
  let report: ImportReport
  /// Whether nothing is kept.
  var isDry = false
  /// Whether feeds become sources without a question.
  var addsSources = false
  /// The configuration that sources are added to.
  var configuration: String?

  /// The sources that feeds have become, and how many feeds would.
  var sources: [String] = []
  var unreadFeeds = 0
  var hasFailed = false

  /// The most bytes of a file.
  private static let limit = 1 << 30

  init(_ work: KeptImport, _ report: ImportReport) { (self.work, self.report) = (work, report) }

  /// What the run means for the exit code.
  var status: ExitStatus {
    let counts = work.counts
    if hasFailed || counts.hasFailed { return .failure }
    if counts.new + counts.known + counts.unread + unreadFeeds + sources.count > 0 {
      return .results
    }
    return report.notes.count == counts.withoutRecipe && counts.withoutRecipe < 2
      ? .nothing : .failure
  }

  /// Reads what was named and keeps what is in it.
  /// - Throws: ``Failure`` when nothing can be kept; `CancellationError`.
  mutating func take(_ source: String) async throws {
    if let address = PageAddress(source) {
      return try await work.take(link: source, called: address.link)
    }
    report.progress("reading \(source)")
    let path = Paths.absolute(source, in: Paths.current)
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      return try await work.take(FolderFiles(path, called: source))
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(path, limit: Self.limit) } catch {
      hasFailed = true
      return report.tell(
        ExchangeNote(
          place: PageAddress.shown(source), text: "It cannot be read: \(error.reason)."))
    }
    let feeds = try await work.take(bytes, called: source)
    if !feeds.isEmpty { try await take(feeds, called: source) }
  }

  /// Tells what became of everything.
  func finish() {
    report.finish(
      work.counts, isDry: isDry, unread: work.counts.unread + unreadFeeds, sources: sources)
  }
}
