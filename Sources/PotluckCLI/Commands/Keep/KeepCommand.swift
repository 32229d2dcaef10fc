import ArgumentParser
import PotluckService
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

/// `potluck keep`: keeps recipes, with their pictures and their page.
struct KeepCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Keep recipes whole, with their pictures and their page, to read without a network.",
    discussion: """
      The recipes are named as for potluck show, and got in the same way. Up to three pictures and \
      the page itself, without its scripts, are fetched as gently as every page; what cannot be \
      fetched is told, and the recipe is kept all the same. A recipe that is kept already, or one \
      much like it, is told too, and never refused. Kept recipes are a source of every search.
      """
        + examples(
          "keep 1",
          "keep 2 3 --tag weeknight,soup --note \"less salt\"",
          "keep https://www.example.com/onion-soup --no-page"))

  @Argument(
    help: .references("lines of standard input"), completion: .references)
  var references: [String]

  @OptionGroup var owner: OwnerOptions

  @Flag(help: "Do not keep the page.")
  var noPage = false

  @Flag(help: "Do not keep the pictures.")
  var noPictures = false

  @Flag(help: "Send nothing over the network: use kept answers only.")
  var offline = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    var wish = owner.wish
    (wish.wantsPage, wish.wantsPictures) = (!noPage, !noPictures)
    let options = RecipeResolver.Options(
      configuration: configurationOptions.config, isOffline: offline)
    return try await RecipeResolver.use(options) { [wish] resolver in
      let library = try await resolver.library()
      return try await ReferenceLoop.run(references) { reference in
        try await keep(reference, wish, resolver, library)
      }
    }
  }

  private func keep(
    _ reference: ShowReference, _ wish: KeepOptions, _ resolver: RecipeResolver,
    _ library: any KeptLibrary
  ) async throws {
    var resolved = try await resolver.recipe(reference)
    for trouble in resolved.troubles { StandardError.line("potluck: \(trouble)") }
    let own = resolved.tellings.first { $0.listing.id.provider == Configuration.kept }
    resolved.tellings.removeAll { $0.listing.id.provider == Configuration.kept }
    guard !resolved.tellings.isEmpty else {
      let kept = try await library.change(own?.listing.id.id ?? "", owner.change)
      return tell(KeepResult(kept: kept, wasKept: true, alike: []))
    }
    let isFile = if case .file = reference { true } else { false }
    var wish = wish
    if isFile { (wish.wantsPage, wish.wantsPictures) = (false, false) }
    let kept = try await resolver.service(of: reference).keep(
      resolved.recipe, wish, in: library, isFromSource: !isFile)
    for trouble in kept.troubles { StandardError.line("potluck: \(trouble)") }
    tell(kept.result)
  }

  private func tell(_ result: KeepResult) {
    let name = KeptText.name(result.kept)
    if result.wasKept {
      StandardError.warn("\(name) is kept already; only what was new was added")
    }
    for other in result.alike {
      StandardError.warn("\(KeptText.name(other)) is kept already and looks like the same dish")
    }
    OutputStream.printLines(Printable.line("\(name): \(KeptText.contents(result.kept))") + "\n")
  }
}

/// The owner's tags, notes and rating of a recipe.
struct OwnerOptions: ParsableArguments {
  @Option(
    name: [.customLong("tag"), .customLong("tags")],
    help: ArgumentHelp("Words of your own to find it by.", valueName: "a,b"),
    completion: .keptTags)
  var tags: [String] = []

  @Option(
    name: [.customLong("note"), .customLong("notes")],
    help: ArgumentHelp("A note of your own; may be given several times.", valueName: "text"))
  var notes: [String] = []

  @Option(help: ArgumentHelp("Your own rating, 1 to 5.", valueName: "n"))
  var rating: Int?

  func validate() throws {
    if let rating, !(1...5).contains(rating) {
      throw ValidationError("--rating takes a number from 1 to 5.")
    }
  }

  /// The options as a request to keep a recipe.
  var wish: KeepOptions {
    var wish = KeepOptions()
    (wish.tags, wish.notes, wish.rating) = (Self.words(tags), notes, rating)
    return wish
  }

  /// The options as a change of a kept recipe.
  var change: KeptChange {
    var change = KeptChange()
    (change.addedTags, change.addedNotes, change.rating) = (Self.words(tags), notes, rating)
    return change
  }

  /// The words of lists with commas.
  static func words(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: ",") }.compactMap { TextCleaning.clean(String($0)) }
  }
}

/// Runs a command's work for each reference in turn; a failure does not stop the others.
enum ReferenceLoop {
  /// Runs the work for references, or for the lines of standard input where the one reference is `-`.
  /// - Returns: the gravest status.
  /// - Throws: `CancellationError`.
  static func run(
    _ references: [String], _ work: (ShowReference) async throws -> Void
  ) async throws -> ExitStatus {
    guard references == ["-"] else {
      return try await each(references) { text in try await work(ShowReference(text)) }
    }
    var status = ExitStatus.results
    var lines = LineIterator()
    while let (number, line) = try lines.next() {
      guard let line, line.contains(where: { $0 > 0x20 }) else { continue }
      let one = try await each([""]) { _ in
        if let reference = try ShowReference.line(line, number) { try await work(reference) }
      }
      if one.rawValue > status.rawValue { status = one }
    }
    return status
  }

  /// Runs the work for words that a person wrote.
  /// - Returns: the gravest status.
  /// - Throws: `CancellationError`.
  static func each(
    _ words: [String], _ work: (String) async throws -> Void
  ) async throws -> ExitStatus {
    var status = ExitStatus.results
    for word in words {
      do { try await work(word) } catch {
        try Task.checkCancellation()
        let failure = Failure(wrapping: error)
        if failure.exit.rawValue > status.rawValue { status = failure.exit }
        StandardError.tell(failure)
      }
    }
    return status
  }
}

/// `potluck unkeep`: removes kept recipes, or brings back those that were removed last.
struct UnkeepCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "unkeep",
    abstract: "Let kept recipes go; --undo brings the last ones back.",
    discussion: "What was let go can be brought back for thirty days."
      + examples("unkeep lentil-soup", "unkeep 2 3", "unkeep --undo"))

  @Argument(
    help: ArgumentHelp(
      "A kept recipe's name, a number of the last list, provider:id or a link.", valueName: "ref"),
    completion: .keptNames)
  var references: [String] = []

  @Flag(help: "Bring back what was let go last.")
  var undo = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if undo == !references.isEmpty {
      throw ValidationError("Name recipes to let go, or write --undo alone.")
    }
  }

  func execute() async throws -> ExitStatus {
    let options = RecipeResolver.Options(configuration: configurationOptions.config)
    return try await RecipeResolver.use(options) { resolver in
      try await configurationOptions.use { library in
        if undo {
          let back = try await library.undoRemoval()
          tell(back, "kept again")
          if back.isEmpty { StandardError.line("There is nothing to bring back.") }
          return back.isEmpty ? .nothing : .results
        }
        var ids: [String] = []
        let status = try await ReferenceLoop.each(references) { word in
          let kept = try await resolver.kept(word, in: library)
          if !ids.contains(kept.id) { ids.append(kept.id) }
        }
        if !ids.isEmpty {
          tell(try await library.remove(ids), "let go; to undo: potluck unkeep --undo")
        }
        return status
      }
    }
  }

  private func tell(_ recipes: [KeptRecipe], _ what: String) {
    for kept in recipes {
      OutputStream.printLines(Printable.line("\(KeptText.name(kept)): \(what)") + "\n")
    }
  }
}
