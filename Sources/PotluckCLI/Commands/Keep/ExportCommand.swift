import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeExchange
import RecipeKeeping
import RecipeModel
import RecipeRendering

/// `potluck export`: recipes as files for other programs.
struct ExportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write recipes as files for other programs: JSON-LD, Cooklang, Paprika and more.",
    discussion: """
      The recipes are those that references name, as for potluck show, or kept ones. What the \
      format cannot hold is told for each recipe. Nothing is overwritten without --force. For a \
      backup that lacks nothing, use potluck kept export.

      --format feed writes kept recipes as a folder that any static host can publish: Cooklang \
      documents, pages with JSON-LD, an index and an Atom feed. Written again, only what has \
      changed is another. Own notes and ratings stay at home.
      """
        + examples(
          "export 1 3 --format cooklang -o recipes/",
          "export --all --format paprika -o recipes.paprikarecipes",
          "export --words soup --diet vegan --format nextcloud",
          "export https://www.example.com/soup --format jsonld -o -",
          "export --tag public --format feed --base-url https://me.example/food/ -o site/"))

  @Argument(
    help: .references("lines of standard input"), completion: .references)
  var references: [String] = []

  @Flag(help: "Every kept recipe.")
  var all = false

  @Option(help: ArgumentHelp("Kept recipes with these words.", valueName: "text"))
  var words = ""

  @OptionGroup(title: "Kept recipes") var choice: KeptChoice

  @Option(name: [.customShort("f"), .long], help: "The format.")
  var format: ExportTarget

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The file or folder; - for standard output. Unless set, a name of the format's own in the "
        + "current folder.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace files that are there.")
  var force = false

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("Where the folder of a feed will be on the web.", valueName: "url"))
  var base: String?

  @Option(help: ArgumentHelp("What a feed is called.", valueName: "text"))
  var title = "Recipes"

  @Flag(help: "Ask nobody over the network: use only answers that are kept from before, and files.")
  var offline = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    let isChosen = !words.isEmpty || !choice.isDefault
    if [!references.isEmpty, all, isChosen].count(where: \.self) != 1 {
      throw ValidationError(
        "Name recipes, or write --all, or choose kept ones by --tag, --words, --with or --diet.")
    }
    guard format.format == nil else {
      guard base == nil else { throw ValidationError("--base-url belongs to --format feed.") }
      return
    }
    guard let base, FeedExport(title: title, base: base) != nil else {
      throw ValidationError(
        "--format feed needs --base-url: the http or https address that the folder will have.")
    }
    guard let output, output != "-" else {
      throw ValidationError("--format feed needs -o with the folder.")
    }
  }

  func execute() async throws -> ExitStatus {
    var source = ExportSource(
      configuration: configurationOptions, isOffline: offline,
      readsPictures: format.format.map(ExchangeField.holdsPictures) ?? true)
    let recipes =
      references.isEmpty
      ? try await source.kept {
        try await choice.selection(in: $0, configurationOptions, words: words).recipes
      }
      : try await source.named(references)
    guard !recipes.isEmpty else { return source.status }
    let place = ExportDestination(path: output, force: force)
    let notes: [ExchangeNote]
    if let format = format.format {
      let export: RecipeExport
      do { export = try RecipeWriter(format).write(recipes) } catch is ZipWriter.Full {
        throw Failure(
          "so many recipes do not fit one archive", fix: "export them tag by tag: --tag a")
      }
      try place.write(export.files, format, of: recipes.count)
      notes = export.notes
    } else {
      notes = try place.publish(recipes, title: title, base: base ?? "")
    }
    tell(notes)
    return source.status
  }

  /// Warns of what was lost: each kind of loss once, with the first recipes affected.
  private func tell(_ notes: [ExchangeNote]) {
    for (text, of) in ExchangeNote.byText(notes) {
      let named = of.prefix(3).map { "\u{201C}\($0)\u{201D}" }
      let more = of.count > 3 ? ["\(of.count - 3) more"] : []
      StandardError.warn("\(text): \((named + more).joined(separator: ", "))")
    }
  }
}

/// What recipes are written as: one of the formats, or a feed.
struct ExportTarget: ExpressibleByArgument {
  /// The format; nil for a feed.
  let format: ExportFormat?

  private static let feed = "feed"

  init?(argument: String) {
    format = ExportFormat(rawValue: argument)
    if format == nil, argument != Self.feed { return nil }
  }

  static var allValueStrings: [String] { ExportFormat.allCases.map(\.rawValue) + [feed] }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  var defaultValueDescription: String { format?.rawValue ?? Self.feed }
}

/// Where the recipes of an export come from.
struct ExportSource {
  let configuration: ConfigurationOptions
  let isOffline: Bool
  /// Whether pictures are read, or counted only.
  let readsPictures: Bool
  /// What the gravest failure so far means.
  private(set) var status = ExitStatus.results

  init(configuration: ConfigurationOptions, isOffline: Bool, readsPictures: Bool) {
    (self.configuration, self.isOffline) = (configuration, isOffline)
    self.readsPictures = readsPictures
  }

  /// Kept recipes.
  mutating func kept(
    _ choose: (any KeptLibrary) async throws -> [KeptRecipe]
  ) async throws -> [ExchangedRecipe] {
    let library = try configuration.library()
    let kept = try await choose(library)
    if kept.isEmpty {
      status = .nothing
      StandardError.tell(
        Failure(
          "nothing of that kind is kept", fix: "potluck kept lists what is; to keep: potluck keep 1"
        ))
    }
    var recipes: [ExchangedRecipe] = []
    for recipe in kept {
      recipes.append(try await library.exchanged(recipe, readsPictures: readsPictures))
    }
    return recipes
  }

  /// The recipes that references name.
  mutating func named(_ references: [String]) async throws -> [ExchangedRecipe] {
    let options = RecipeResolver.Options(
      configuration: configuration.config, isOffline: isOffline, guesses: false)
    let (recipes, status) = try await RecipeResolver.use(options) { [self] resolver in
      var recipes: [ExchangedRecipe] = []
      let status = try await ReferenceLoop.run(references) { reference in
        let resolved = try await resolver.recipe(reference)
        for trouble in resolved.troubles { StandardError.line("potluck: \(trouble)") }
        recipes.append(try await kept(resolved) ?? ExchangedRecipe(resolved.recipe))
      }
      return (recipes, status)
    }
    self.status = status
    return recipes
  }

  /// The kept recipe among the tellings of a reference, with what its owner added.
  private func kept(_ resolved: ResolvedRecipe) async throws -> ExchangedRecipe? {
    let id = resolved.tellings.first { $0.listing.id.provider == Configuration.kept }?.listing.id.id
    guard let id else { return nil }
    let library = try configuration.library()
    guard let kept = try await library.recipe(id) else {
      return nil
    }
    return try await library.exchanged(kept, readsPictures: readsPictures)
  }
}
