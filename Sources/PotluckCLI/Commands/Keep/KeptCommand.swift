import ArgumentParser
import RecipeKeeping
import RecipeModel
import RecipeRendering

/// `potluck kept`: what one keeps.
struct KeptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kept",
    abstract: "List, search, edit, check and save what is kept.",
    discussion: "Without a subcommand it lists: potluck kept soup is potluck kept list soup."
      + examples("kept", "kept lentil --tag weeknight", "kept edit lentil-soup --cooked today"),
    subcommands: [
      KeptListCommand.self, KeptEditCommand.self, KeptCheckCommand.self, KeptExportCommand.self,
      KeptRestoreCommand.self,
    ],
    defaultSubcommand: KeptListCommand.self)
}

extension ConfigurationOptions {
  /// The library of the configuration.
  /// - Throws: ``ToolFailure`` where nothing is kept.
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
    return try await ToolFailure.keeping { try await work(library) }
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
          "kept list --diet vegan --avoid peanuts"))

  @Argument(help: "What to look for.")
  var words: [String] = []

  @OptionGroup var choice: KeptChoice

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
      let recipes = try await choice.recipes(
        in: library, configurationOptions, words: text, limit: limit)
      _ = LastList.keep(
        KeptText.listed(recipes), of: SearchQuery(text: text), from: .configuration(file))
      print(recipes)
      return recipes.isEmpty ? .nothing : .results
    }
  }

  private func print(_ recipes: [KeptRecipe]) {
    if json {
      return OutputStream.print(
        ["version": 1, "recipes": .array(recipes.map(KeptText.json))] as JSON)
    }
    if jsonl {
      return OutputStream.print(recipes.map { KeptText.json($0).text() + "\n" }.joined())
    }
    OutputStream.print(KeptText.list(recipes, Console().style(color: .auto)))
    if recipes.isEmpty {
      StandardError.write("Nothing of that kind is kept. To keep a recipe: potluck keep 1\n")
    }
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

  @OptionGroup var owner: OwnersOptions

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

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    for (option, days) in [("--cooked", cooked), ("--uncooked", uncooked)]
    where days.contains(where: { Day($0) == nil }) {
      throw ValidationError("\(option) takes today, yesterday or a day such as 2026-05-01.")
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
    change.removedTags = OwnersOptions.words(untag)
    if unrate { change.rating = 0 }
    (change.cooked, change.uncooked) = (days(cooked), days(uncooked))
    let options = RecipeResolver.Options(configuration: configurationOptions.config)
    return try await RecipeResolver.use(options) { [change] resolver in
      try await configurationOptions.use { library in
        var change = change
        let kept = try await resolver.kept(reference, in: library)
        change.removedNotes = try notes(of: kept)
        if let title {
          change.recipe = kept.recipe
          change.recipe?.listing.title = title
          change.edited = [.title]
        }
        let changed = try await library.change(kept.id, change)
        OutputStream.print(
          Sanitizer.terminal("\u{201C}\(changed.recipe.listing.title)\u{201D}") + "\n"
            + "\(KeptText.facts(changed))\n"
            + changed.notes.map { "note: \(Sanitizer.terminal($0))\n" }.joined())
        return .results
      }
    }
  }

  private func days(_ words: [String]) -> [String] { words.compactMap { Day($0)?.text } }

  /// The notes that are to be taken off.
  private func notes(of kept: KeptRecipe) throws -> [String] {
    try unnote.map { number in
      guard kept.notes.indices.contains(number - 1) else {
        throw ToolFailure(
          "\(kept.id) has no note \(number)", fix: "potluck show lists a recipe's notes")
      }
      return kept.notes[number - 1]
    }
  }
}

/// `potluck kept check`: whether everything is as it must be.
struct KeptCheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read everything that is kept, and tell what is not as it must be.",
    discussion: examples("kept check"))

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    try await configurationOptions.use { library in
      let problems = try await library.check()
      for problem in problems { OutputStream.print(Printable.line(problem) + "\n") }
      let count = try await library.list(KeptFilter()).count
      let path = Printable.line(library.path)
      StandardError.write(
        "\(path): \(Wording.count(count, "recipe")), "
          + "\(Wording.count(problems.count, "problem"))\n")
      return problems.isEmpty ? .results : .failure
    }
  }
}
