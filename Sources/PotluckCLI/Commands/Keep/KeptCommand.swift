import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeScreening
import RecipeSearch

/// `potluck kept`: what one keeps.
struct KeptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kept",
    abstract: "List, search, edit, check and save what is kept.",
    discussion: "Without a subcommand it lists: potluck kept soup is potluck kept list soup."
      + examples("kept", "kept lentil --tag weeknight", "kept edit lentil-soup --cooked today"),
    subcommands: [
      KeptListCommand.self, KeptEditCommand.self, KeptRetagCommand.self, KeptCheckCommand.self,
      KeptBackupCommand.self,
      KeptExportCommand.self, KeptRestoreCommand.self,
    ],
    defaultSubcommand: KeptListCommand.self)
}

extension ConfigurationOptions {
  /// The library of the configuration.
  /// - Throws: ``Failure`` where nothing is kept.
  func library() throws -> any KeptLibrary {
    let loaded = try load()
    try loaded.refuseErrors(strict: false)
    return try KeptLibraries.required(loaded.configuration.keeping)
  }

  /// Runs work on the library.
  func use(
    _ work: (any KeptLibrary) async throws -> ExitStatus
  ) async throws -> ExitStatus {
    let library = try library()
    return try await work(library)
  }
}

/// `potluck kept list`: the kept recipes that words and tags mean.
struct KeptListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List what is kept, newest first, or what words find.",
    discussion: """
      Words are looked for in titles, ingredients, steps, notes and tags. The numbers are those of \
      potluck show, open, keep and unkeep.
      """
        + examples(
          "kept list", "kept list onion --tag weeknight", "kept list --with leek --without cream",
          "kept list --diet vegan --avoid peanuts", "kept list --not-cooked --sort time",
          "kept list --duplicates"))

  @Argument(help: "What to look for.")
  var words: [String] = []

  @OptionGroup var choice: KeptChoice

  @Option(
    name: [.customShort("s"), .long],
    help: "The order; unless set the best match first, without words the newest.")
  var sort: KeptOrder?

  @Flag(help: "Only recipes that may be one dish with another one of them, dish by dish.")
  var duplicates = false

  @Option(
    name: [.customShort("n"), .long],
    help: ArgumentHelp("How many recipes to show; all unless set.", valueName: "n"))
  var limit: Int?

  @Flag(name: [.customShort("j"), .long], help: "Print one JSON document.")
  var json = false

  @Flag(help: "Print JSON Lines: one recipe a line.")
  var jsonl = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit takes a number from 1.") }
    if json, jsonl { throw ValidationError("Choose one of --json and --jsonl.") }
  }

  func execute() async throws -> ExitStatus {
    let text = words.joined(separator: " ")
    let file = ConfigurationSource.find(flag: configurationOptions.config).path
    return try await configurationOptions.use { library in
      let selection = try await choice.selection(
        in: library, configurationOptions, words: text, limit: limit, order: sort,
        duplicates: duplicates)
      let recipes = selection.recipes
      _ = LastList.keep(
        KeptText.listed(recipes), of: SearchQuery(text: text), from: .configuration(file))
      print(recipes)
      if recipes.isEmpty, !json, !jsonl { StandardError.line(Self.nothing(selection)) }
      return recipes.isEmpty ? .nothing : .results
    }
  }

  /// Why the list is empty.
  private static func nothing(_ selection: KeptSelection) -> String {
    selection.conflicts + selection.doubtful > 0
      ? "Nothing else of that kind is kept."
      : "Nothing of that kind is kept. To keep a recipe: potluck keep 1"
  }

  private func print(_ recipes: [KeptRecipe]) {
    if json {
      return OutputStream.print(
        ["version": 1, "recipes": .array(recipes.map(KeptText.json))] as JSON)
    }
    if jsonl {
      return OutputStream.print(recipes.map { KeptText.json($0).text() + "\n" }.joined())
    }
    OutputStream.printLines(KeptText.list(recipes, Console().style(color: .auto)))
  }
}

/// `potluck kept edit`: what the owner adds to a recipe.
struct KeptEditCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change the title, tags, notes, rating and cooking days of a kept recipe.",
    discussion: "A refresh asks before it replaces what you changed."
      + examples(
        "kept edit lentil-soup --tag weeknight --untag slow",
        "kept edit 1 --rating 5 --cooked today --note \"double the garlic\""))

  @Argument(
    help: ArgumentHelp("Its name, or a number of the last list.", valueName: "ref"),
    completion: .keptNames)
  var reference: String

  @Option(help: ArgumentHelp("A title of your own.", valueName: "text"))
  var title: String?

  @OptionGroup var owner: OwnerOptions

  @Option(help: ArgumentHelp("Tags to take off.", valueName: "a,b"), completion: .keptTags)
  var untag: [String] = []

  @Flag(help: "Take your rating away.")
  var unrate = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("The note with this number to take off, 1 for the first.", valueName: "n"))
  var unnote: [Int] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A day on which you cooked it: today, or 2026-05-01.", valueName: "day"))
  var cooked: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A day to take off again.", valueName: "day"))
  var uncooked: [String] = []

  @Option(
    help: ArgumentHelp(
      "The number of the picture that comes first, 1 for the first.", valueName: "n"))
  var cover: Int?

  @Option(
    help: ArgumentHelp("A picture of your own, which comes first.", valueName: "file"),
    completion: .file())
  var picture: String?

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if cover != nil, picture != nil {
      throw ValidationError("Choose one of --cover and --picture.")
    }
    for (option, days) in [("--cooked", cooked), ("--uncooked", uncooked)]
    where days.contains(where: { Day($0) == nil }) {
      throw ValidationError("\(option) takes today, yesterday or a day such as 2026-05-01.")
    }
    if let day = days(cooked).first(where: { $0 > Day.today.text }) {
      throw ValidationError("--cooked takes a day that has come, and \(day) has not.")
    }
    if unrate, owner.rating != nil {
      throw ValidationError("Choose one of --rating and --unrate.")
    }
    if let title, title.allSatisfy(\.isWhitespace) {
      throw ValidationError("--title takes a text.")
    }
  }

  func execute() async throws -> ExitStatus {
    var change = owner.change
    change.removedTags = OwnerOptions.words(untag)
    if unrate { change.rating = 0 }
    (change.cooked, change.uncooked) = (days(cooked), days(uncooked))
    let options = RecipeResolver.Options(configuration: configurationOptions.config)
    return try await RecipeResolver.use(options) { [change] resolver in
      try await configurationOptions.use { library in
        var change = change
        let kept = try await resolver.kept(reference, in: library)
        change.removedNotes = try notes(of: kept)
        change.title = title
        try await putFirst(of: kept.id, in: library, &change)
        let changed = try await library.change(kept.id, change)
        OutputStream.printLines(
          Sanitizer.terminal("\u{201C}\(changed.recipe.listing.title)\u{201D}") + "\n"
            + "\(KeptText.facts(changed))\n"
            + changed.notes.map { "note: \(Sanitizer.terminal($0))\n" }.joined())
        return .results
      }
    }
  }

  /// Puts the picture first that was named or brought.
  private func putFirst(
    of id: String, in library: any KeptLibrary, _ change: inout KeptChange
  ) async throws {
    if let cover { return try await library.putFirst(cover, of: id, in: &change) }
    guard let picture else { return }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(picture, limit: PictureCheck.mostBytes)
    } catch {
      throw Failure("the picture \(picture) cannot be read: \(error.reason)")
    }
    try await library.putFirst(own: bytes, of: id, in: &change)
  }

  private func days(_ words: [String]) -> [String] { words.compactMap { Day($0)?.text } }

  /// The notes that are to be taken off.
  private func notes(of kept: KeptRecipe) throws -> [String] {
    try unnote.map { number in
      guard kept.notes.indices.contains(number - 1) else {
        throw Failure(
          "\(kept.id) has no note \(number)", fix: "potluck show lists a recipe's notes")
      }
      return kept.notes[number - 1]
    }
  }
}

/// `potluck kept retag`: a tag of many recipes.
struct KeptRetagCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "retag",
    abstract: "Rename a tag in all kept recipes, or take it off.",
    discussion: examples("kept retag slow sunday", "kept retag \"to try\" --remove"))

  @Argument(help: "The tag as it is.", completion: .keptTags)
  var tag: String

  @Argument(help: ArgumentHelp("The tag as it is to be.", valueName: "name"))
  var name: String?

  @Flag(help: "Take the tag off.")
  var remove = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if remove == (name != nil) { throw ValidationError("Give a new name, or --remove.") }
    for text in [tag, name ?? tag]
    where !KeptRecipe.isTag(text) {
      throw ValidationError("A tag is a word or more, without commas.")
    }
  }

  func execute() async throws -> ExitStatus {
    try await configurationOptions.use { library in
      let count = try await library.retag(tag, as: name)
      guard count > 0 else {
        StandardError.line(Printable.line("No kept recipe has the tag \u{201C}\(tag)\u{201D}."))
        return .nothing
      }
      let change = name.map { "is now \u{201C}\($0)\u{201D} in" } ?? "is off"
      OutputStream.printLines(
        Printable.line("\u{201C}\(tag)\u{201D} \(change) \(Wording.count(count, "recipe"))")
          + "\n")
      return .results
    }
  }
}

/// `potluck kept check`: whether everything is as it must be.
struct KeptCheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read everything that is kept, and tell what is not as it must be.",
    discussion: """
      A damaged file is set aside under another name, and what can still be read of it is kept in a \
      fresh one. Exit code 0 when everything is as it must be, else 2.
      """
        + examples("kept check"))

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    try await configurationOptions.use { library in
      let problems = try await library.check()
      for problem in problems { OutputStream.printLines(Printable.line(problem) + "\n") }
      let recipes = try await library.list(KeptFilter()).count
      // A folder reports damaged files as notices, too: each counts once.
      let count =
        problems.count + library.notices.count { !problems.contains($0.message) }
      StandardError.line(
        "\(library.path): \(Wording.count(recipes, "recipe")), \(Wording.count(count, "problem"))")
      for file in Self.setAside(library.path) {
        StandardError.line("Beside it lies \(file), which was damaged and set aside.")
      }
      return count == 0 ? .results : .failure
    }
  }

  /// The damaged files that lie beside a database.
  private static func setAside(_ path: String) -> [String] {
    let folder = Paths.folder(of: path)
    return ((try? FolderNames.names(in: folder)) ?? []).map { "\(folder)/\($0)" }
      .filter { $0.hasPrefix(path + ".damaged") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
      .sorted()
  }
}

/// Which kept recipes are meant: the same words for lists, exports and backups.
struct KeptChoice: ParsableArguments {
  @Option(
    name: [.customLong("tag"), .customLong("tags")],
    help: ArgumentHelp("Tags that kept recipes must have, all of them.", valueName: "a,b"),
    completion: .keptTags)
  var tags: [String] = []

  @Option(help: ArgumentHelp("The least rating of your own, 1 to 5.", valueName: "n"))
  var rating: Int?

  @Option(
    help: ArgumentHelp("Where they come from: a publisher or a source.", valueName: "name"))
  var source: String?

  @Flag(help: "Only those that you have never cooked.")
  var notCooked = false

  @OptionGroup var filters: FilterOptions

  func validate() throws {
    if let rating, !(1...5).contains(rating) {
      throw ValidationError("--rating takes a number from 1 to 5.")
    }
  }

  /// Whether nothing was chosen.
  var isDefault: Bool {
    tags.isEmpty && rating == nil && source == nil && !notCooked && filters.isDefault
  }

  /// The recipes that are meant, best match first; of diets and allergens it is told on standard
  /// error how many were left out, and of which it cannot be told.
  /// - Throws: ``Failure``; `CancellationError`.
  func selection(
    in library: any KeptLibrary, _ configuration: ConfigurationOptions, words: String = "",
    limit: Int? = nil, order: KeptOrder? = nil, duplicates: Bool = false
  ) async throws -> KeptSelection {
    var query = filters.query(words)
    query.law = try configuration.law(filters.law)
    var filter = KeptFilter(words: words)
    filter.tags = OwnerOptions.words(tags)
    (filter.include, filter.exclude, filter.limit) = (query.include, query.exclude, limit)
    (filter.rating, filter.source) = (rating, source)
    if notCooked { filter.isCooked = false }
    var view = KeptView()
    (view.order, view.isOfDuplicates) = (order, duplicates)
    let selection = try await library.select(filter, suiting: query, as: view)
    if !ScreenSubject.asked(in: query).isEmpty { tell(selection) }
    return selection
  }

  private func tell(_ selection: KeptSelection) {
    let unknown = selection.unknown
    if selection.conflicts > 0 {
      let reason = selection.conflicts == 1 ? "it conflicts" : "they conflict"
      StandardError.line("\(Wording.count(selection.conflicts, "recipe")) left out, as \(reason)")
    }
    if selection.doubtful > 0 {
      let whom = selection.doubtful == 1 ? "it" : "them"
      StandardError.line(
        "\(Wording.count(selection.doubtful, "recipe")) left out, as it cannot be told of \(whom)")
    }
    if !unknown.isEmpty {
      let names = unknown.prefix(5).map { "\u{201C}\($0.recipe.listing.title)\u{201D}" }
      let more = unknown.count > 5 ? ["\(unknown.count - 5) more"] : []
      StandardError.line(
        Printable.line(
          "it cannot be told of \((names + more).joined(separator: ", ")); "
            + "--strict-diet leaves out what is unknown"))
    }
    StandardError.line(ScreenWording.disclaimer)
  }
}

extension KeptOrder: ExpressibleByArgument {}

/// Kept recipes as people and programs read them.
enum KeptText {
  /// A recipe by its title and by what names it: `Lentil Soup, kept:lentil-soup`.
  static func name(_ kept: KeptRecipe) -> String {
    "\u{201C}\(Sanitizer.terminal(kept.recipe.listing.title))\u{201D} (\(reference(kept)))"
  }

  /// What `show` takes.
  static func reference(_ kept: KeptRecipe) -> String { "\(Configuration.kept):\(kept.id)" }

  /// What is kept of it: `kept with 12 ingredients, 5 steps, 2 pictures and the page`.
  static func contents(_ kept: KeptRecipe) -> String {
    let recipe = kept.recipe
    var parts = [
      Wording.count(recipe.listing.ingredients.count, "ingredient"),
      Wording.count(recipe.instructions.count, "step"),
    ]
    if kept.pictureCount > 0 { parts.append(Wording.count(kept.pictureCount, "picture")) }
    if kept.hasPage { parts.append("its page") }
    return "kept with " + parts.joined(separator: ", ")
  }

  /// What its owner added and when it was kept, on one line.
  static func facts(_ kept: KeptRecipe) -> String {
    var facts = [reference(kept)]
    if let rating = kept.rating { facts.append("\(rating) of 5") }
    if !kept.tags.isEmpty { facts.append(kept.tags.joined(separator: ", ")) }
    if let day = kept.cooked.first {
      let times = kept.cooked.count
      facts.append("cooked \(day)" + (times > 1 ? ", \(times) times" : ""))
    }
    facts.append("kept \(kept.keptAt.prefix(10))")
    return facts.map(Sanitizer.terminal).joined(separator: " \u{B7} ")
  }

  /// The list with numbers.
  static func list(_ recipes: [KeptRecipe], _ style: TextStyle) -> String {
    let width = "\(recipes.count)".utf8.count
    return recipes.enumerated().map { index, kept in
      let number = "\(index + 1)"
      let title = Sanitizer.terminal(kept.recipe.listing.title)
      let indent = String(repeating: " ", count: width - number.utf8.count)
      guard !style.accessible else {
        return "Recipe \(number) of \(recipes.count): \(title)\n\(facts(kept))\n"
      }
      return "\(indent)\(number)  \(title)\n"
        + String(repeating: " ", count: width + 2) + "\(facts(kept))\n"
    }.joined(separator: style.accessible ? "\n" : "")
  }

  /// A kept recipe as documents have it.
  static func json(_ kept: KeptRecipe) -> JSON { KeptJSON.json(kept) }

  /// The recipes as a list that `show` finds by its numbers.
  static func listed(_ recipes: [KeptRecipe]) -> [MergedRecipe] {
    recipes.enumerated().compactMap { index, kept in
      var listing = kept.recipe.listing
      listing.id = ListingID(provider: Configuration.kept, id: kept.id)
      return RecipeRanker().recipes(from: [RankedListing(listing, rank: index + 1)]).first
    }
  }
}
