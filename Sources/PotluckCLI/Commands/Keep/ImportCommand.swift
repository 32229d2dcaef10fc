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
    var run = ImportRun(library: library, tags: tags, reader: RecipeReader(format: format))
    run.isQuiet = json
    run.folder = folder
    run.addsSources = addSources
    run.configuration = configurationOptions.config
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

/// One run of `potluck import`: keeps each recipe as soon as it was read.
struct ImportRun {
  /// Where recipes are kept; nil to show them only.
  let library: (any KeptLibrary)?
  let tags: [String]
  let reader: RecipeReader
  /// Whether one JSON document tells everything at the end.
  var isQuiet = false
  /// The folder of bookmarks that is read alone; nil for all.
  var folder: String?
  /// Whether feeds become sources without a question.
  var addsSources = false
  /// The configuration that sources are added to.
  var configuration: String?

  var entries: [JSON] = []
  private var notes: [ExchangeNote] = []
  var counts = (new: 0, known: 0)
  /// How many pages of a list would be asked for.
  var unread = 0
  /// The sources that feeds have become.
  var sources: [String] = []
  /// What this run kept anew.
  private var added: Set<String> = []
  var hasFailed = false
  /// How many of the files could be read and are no recipes.
  private var withoutRecipe = 0
  var live = LiveLines()
  private let showsProgress = Console().showsProgress

  /// The most bytes of a file.
  private static let limit = 1 << 30

  init(library: (any KeptLibrary)?, tags: [String], reader: RecipeReader) {
    (self.library, self.tags, self.reader) = (library, tags, reader)
  }

  /// What the run means for the exit code.
  var status: ExitStatus {
    if hasFailed { return .failure }
    if counts.new + counts.known + unread + sources.count > 0 { return .results }
    return notes.count == withoutRecipe && withoutRecipe < 2 ? .nothing : .failure
  }

  // MARK: Taking

  /// Reads what was named and keeps what is in it.
  /// - Throws: ``Failure`` when nothing can be kept; `CancellationError`.
  mutating func take(_ source: String, _ resolver: RecipeResolver) async throws {
    if let address = PageAddress(source) {
      return try await takeLink(source, called: address.link, resolver)
    }
    progress("reading \(source)")
    let path = Paths.absolute(source, in: Paths.current)
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    let parts: AnySequence<ImportReading>
    if isFolder {
      parts = reader.parts(of: FolderFiles(path, called: source))
    } else {
      let bytes: [UInt8]
      do throws(FileError) { bytes = try FileBytes.read(path, limit: Self.limit) } catch {
        hasFailed = true
        return tell(
          ExchangeNote(
            place: PageAddress.shown(source), text: "It cannot be read: \(error.reason)."))
      }
      if reader.format == nil, let list = try LinkList(bytes) {
        return try await take(list, called: source, resolver)
      }
      parts = reader.parts(name: source, bytes: bytes)
    }
    for part in parts {
      try Task.checkCancellation()
      for note in part.notes { tell(note) }
      if part.isWithoutRecipe { withoutRecipe += 1 }
      for (number, recipe) in part.recipes.enumerated() {
        try await keep(recipe, from: part.place)
        progress(Self.progressText(number + 1, of: part.recipes.count, in: part.place))
      }
    }
    try Task.checkCancellation()
  }

  /// How far the recipes of a file are kept: `7 of 60000 of soups.json`.
  static func progressText(_ number: Int, of count: Int, in place: String) -> String {
    count > 1 ? "\(number) of \(count) of \(place)" : place
  }

  mutating func takeLink(
    _ address: String, called link: String, _ resolver: RecipeResolver, tags: [String] = []
  ) async throws {
    let resolved: ResolvedRecipe
    do { resolved = try await resolver.recipe(.link(address)) } catch {
      try Task.checkCancellation()
      let failure = Failure(wrapping: error)
      // Where the fault lies on this machine, no other link can be read either.
      if failure.code.isOfMachine { throw failure }
      hasFailed = true
      return tell(ExchangeNote(place: link, text: "\(failure.message)."))
    }
    for trouble in resolved.troubles { tell(ExchangeNote(place: link, text: trouble)) }
    var exchanged = ExchangedRecipe(resolved.recipe)
    exchanged.tags += tags
    try await keep(exchanged, from: link, isFromSource: true)
  }

  private mutating func keep(
    _ exchanged: ExchangedRecipe, from place: String, isFromSource: Bool = false
  ) async throws {
    guard let library else {
      counts.new += 1
      note(exchanged.recipe, from: place, status: "read")
      if !isQuiet { show(Self.line(exchanged, place)) }
      return
    }
    let recipe = exchanged.recipe
    var exchanged = exchanged
    if !isFromSource {
      try await exchanged.recipe.leaveLink(in: library)
      // What this program exported comes back under another identifier.
      if let same = try await library.twin(of: exchanged.recipe, besides: added) {
        exchanged.recipe.listing.id = same.recipe.listing.id
      }
    }
    let result = try await library.keep(request(exchanged, isFromSource, place))
    if result.wasKept {
      counts.known += 1
    } else {
      counts.new += 1
      added.insert(result.kept.id)
    }
    if result.wasKept, !isFromSource { tellOfDifference(exchanged, result.kept, place) }
    if !result.wasKept, let other = result.alike.first {
      tell(
        ExchangeNote(
          place: place,
          text: "\(recipe.listing.title) is like \(other.recipe.listing.title) (\(other.id))."))
    }
    note(recipe, from: place, as: result.kept.id, status: result.wasKept ? "known" : "new")
  }

  /// Notes what became of a recipe, where a document tells it at the end.
  mutating func note(
    _ recipe: Recipe, from place: String, as id: String? = nil, status: String
  ) {
    guard isQuiet else { return }
    var entry: JSONObject = ["title": .string(recipe.listing.title), "from": .string(place)]
    if let url = recipe.listing.url { entry["url"] = .string(url) }
    if let id { entry["id"] = .string(id) }
    entry["status"] = .string(status)
    entries.append(.object(entry))
  }

  private mutating func request(
    _ exchanged: ExchangedRecipe, _ isFromSource: Bool, _ place: String
  ) -> KeepRequest {
    var request = KeepRequest(exchanged.recipe)
    for picture in exchanged.pictures {
      do throws(Failure) {
        request.pictures.append(try PictureCheck.picture(picture.bytes, from: picture.name))
      } catch {
        let title = exchanged.recipe.listing.title
        tell(
          ExchangeNote(
            place: place,
            text: "The picture \(picture.name) of \(title) is not kept: \(error.message)."))
      }
    }
    request.tags = exchanged.tags + tags
    request.notes = exchanged.ownNotes
    request.rating = exchanged.ownRating
    (request.keptAt, request.cooked) = (exchanged.created, exchanged.cooked)
    request.isFromSource = isFromSource
    if !isFromSource { request.tagsForKept = tags }
    return request
  }

  /// Says what a file has of its owner's that the recipe, which is kept already, does not gain.
  private mutating func tellOfDifference(
    _ exchanged: ExchangedRecipe, _ kept: KeptRecipe, _ place: String
  ) {
    let parts = kept.lacking(of: exchanged)
    guard !parts.isEmpty else { return }
    tell(
      ExchangeNote(
        place: place,
        text: "\(kept.recipe.listing.title) (\(kept.id)) is kept already, and stays without what "
          + "the file adds: \(parts.joined(separator: ", "))."))
  }

  // MARK: Telling

  /// What a recipe is, on one line.
  private static func line(_ exchanged: ExchangedRecipe, _ place: String) -> String {
    let recipe = exchanged.recipe
    let parts = [
      Wording.count(recipe.listing.ingredients.count, "ingredient"),
      Wording.count(recipe.instructions.count, "step"),
      exchanged.pictures.isEmpty ? nil : Wording.count(exchanged.pictures.count, "picture"),
    ]
    return "\(recipe.listing.title): \(parts.compactMap(\.self).joined(separator: ", ")); \(place)"
  }

  mutating func show(_ line: String) {
    live.clear()
    OutputStream.printLines(Printable.line(line) + "\n")
  }

  mutating func tell(_ note: ExchangeNote) {
    notes.append(note)
    guard !isQuiet else { return }
    live.clear()
    StandardError.line(Printable.line("\(note.place): \(note.text)"))
  }

  /// Shows how many recipes were taken, and what is being done now.
  mutating func progress(_ place: String) {
    guard showsProgress else { return }
    let width = TerminalColumns.of(STDERR_FILENO)
    let line = "\(Wording.count(counts.new + counts.known, "recipe")); \(place)"
    live.show([String(Printable.line(line).prefix(max(10, width - 1)))])
  }

  /// Tells what became of everything.
  mutating func finish() {
    live.clear()
    let all = counts.new + counts.known
    guard !isQuiet else {
      let notes = notes.map { note -> JSON in
        ["place": .string(note.place), "text": .string(note.text)]
      }
      return OutputStream.print(
        [
          "version": 1,
          "counts": [
            "recipes": .int(all), "new": .int(library == nil ? 0 : counts.new),
            "known": .int(counts.known), "notes": .int(notes.count), "named": .int(unread),
            "sources": .int(sources.count),
          ], "recipes": .array(entries), "notes": .array(notes),
          "sources": .array(sources.map(JSON.string)),
        ])
    }
    var parts = [Wording.count(all, "recipe")]
    if library == nil {
      parts[0] += " read, none kept"
    } else {
      parts[0] += ": \(counts.new) new"
      let verb = counts.known == 1 ? "was" : "were"
      if counts.known > 0 { parts.append("\(counts.known) \(verb) there already") }
    }
    if unread > 0 { parts.append("\(Wording.count(unread, "address", "addresses")) not asked for") }
    if !sources.isEmpty { parts.append("\(Wording.count(sources.count, "source")) added") }
    if !notes.isEmpty { parts.append(Wording.count(notes.count, "note")) }
    OutputStream.printLines(parts.joined(separator: ", ") + "\n")
  }
}

extension KeptRecipe {
  /// What a file says that its owner added, and that neither the owner's part nor the recipe says:
  /// formats keep tags among categories, and equipment among notes.
  fileprivate func lacking(of exchanged: ExchangedRecipe) -> [String] {
    func line(_ texts: [String]) -> String {
      " " + texts.flatMap { TextMatching.words($0) }.joined(separator: " ") + " "
    }
    let said = [tags, recipe.keywords, recipe.categories, recipe.cuisines, recipe.equipment]
    let words = Set(said.joined().map(TextMatching.fold))
    let noted = line(notes + recipe.notes + ["Equipment"] + recipe.equipment)
    var parts = exchanged.tags.filter { !words.contains(TextMatching.fold($0)) }
      .map { "the tag \($0)" }
    if let rating = exchanged.ownRating, rating != self.rating { parts.append("\(rating) of 5") }
    let others = exchanged.ownNotes.filter { !noted.contains(line([$0])) }
    if !others.isEmpty { parts.append(Wording.count(others.count, "note")) }
    parts += exchanged.cooked.filter { !cooked.contains($0) }.map { "cooked \($0)" }
    return parts
  }
}

extension Recipe {
  /// Keeps a link as the origin alone where another recipe, kept from elsewhere, has it already:
  /// collections give many recipes one address, and this one must not be taken for that one.
  fileprivate mutating func leaveLink(in library: any KeptLibrary) async throws {
    guard let link = listing.url, let kept = try await library.recipe(of: .url(link)),
      kept.recipe.listing.id.provider != listing.id.provider, !isLike(kept.recipe.listing)
    else { return }
    isBasedOn = isBasedOn ?? link
    (listing.url, canonicalURL) = (nil, nil)
  }

  /// Whether it has the title, or half of the ingredients, of another one.
  private func isLike(_ other: Listing) -> Bool {
    let lines = Set(listing.ingredients.map(TextMatching.fold))
    let shared = lines.intersection(other.ingredients.map(TextMatching.fold)).count
    return TextMatching.fold(listing.title) == TextMatching.fold(other.title)
      || shared > 0 && shared * 2 >= min(lines.count, other.ingredients.count)
  }
}
