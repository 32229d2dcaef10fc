public import ArgumentParser
import PotluckService
public import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// `potluck show`: one recipe in full, to cook from.
struct ShowCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show whole recipes: by their number in the last list, id, link or file.",
    discussion: """
      A recipe that several sources have is made of what all of them say, field by field; \
      --explain tells which field came from where. Of a saved file (.html, .json, .cook, .md) \
      nothing is asked over the network. With -, the references are lines of standard input; \
      each is answered as soon as it was read.
      """
        + examples(
          "show 1",
          "show mealie:42 --servings 6 --units metric",
          "show https://www.example.com/onion-soup",
          "show soup.html --format cooklang > soup.cook",
          "search soup --jsonl | potluck show --jsonl -"))

  @Argument(
    help: .references("lines of standard input"), completion: .references)
  var references: [String]

  @OptionGroup(title: "Recipe") var adaptation: AdaptationOptions
  @OptionGroup(title: "Output") var output: ShowOutputOptions

  @OptionGroup(title: "Screen") var screen: ScreenOptions

  @Flag(help: "Read a page without data for programs by its headings and lists.")
  var guess = false

  @Flag(help: "Ask nobody over the network: use only answers that are kept from before, and files.")
  var offline = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    let holdsOne: [ShowOutputOptions.Format] = [.html, .cooklang]
    if let chosen = output.chosen, holdsOne.contains(chosen),
      references.count > 1 || references == ["-"]
    {
      throw ValidationError("--format \(chosen.rawValue) takes one recipe: it makes one document.")
    }
    if references.contains("-"), references.count > 1 {
      throw ValidationError("Write - alone: then the references come from standard input.")
    }
  }

  func execute() async throws -> ExitStatus {
    let options = RecipeResolver.Options(
      configuration: configurationOptions.config, isOffline: offline, guesses: guess)
    let law = screen.isDefault ? .eu : try configurationOptions.law(screen.law)
    let printer = ShowPrinter(output, adaptation.adaptation, screen, law)
    return try await RecipeResolver.use(options) { resolver in
      var run = ShowRun(printer: printer, resolver: resolver)
      if references == ["-"] { try await run.readLines() } else { try await run.show(references) }
      return run.status
    }
  }
}

/// One run of `potluck show`: finds recipes one after the other, and prints each at once.
private struct ShowRun {
  let printer: ShowPrinter
  let resolver: RecipeResolver
  /// What the gravest failure so far means.
  private(set) var status = ExitStatus.results
  private var isFirst = true

  init(printer: ShowPrinter, resolver: RecipeResolver) {
    self.printer = printer
    self.resolver = resolver
  }

  mutating func show(_ references: [String]) async throws {
    for text in references {
      try await show(text) { () throws(Failure) in try ShowReference(text) }
    }
  }

  /// Answers each line of standard input before the next one is read.
  mutating func readLines() async throws {
    var lines = LineIterator()
    while let (number, line) = try lines.next() {
      guard let line else {
        tell(Failure("line \(number) is too long", fix: "write one reference a line"), "")
        continue
      }
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      let text = String(decoding: line, as: UTF8.self)
      try await show(text) { () throws(Failure) in try ShowReference.line(line, number) }
    }
  }

  private mutating func show(
    _ text: String, _ read: () throws(Failure) -> ShowReference?
  ) async throws {
    var name = PageAddress.shown(text)
    do {
      guard let reference = try read() else { return }
      if text.first == "{" { name = reference.name }
      var resolved = try await resolver.recipe(reference)
      if printer.isForPeople,
        let advice = try await resolver.adviceForMissingSteps(reference, resolved)
      {
        resolved.troubles.append(advice)
      }
      OutputStream.print(printer.text(resolved, reference: name, isFirst: isFirst))
      isFirst = false
      for trouble in printer.troubles(resolved) { StandardError.line("potluck: \(trouble)") }
    } catch {
      try Task.checkCancellation()
      tell(error, name)
    }
  }

  private mutating func tell(_ error: any Error, _ text: String) {
    let failure = Failure(wrapping: error)
    if failure.exit.rawValue > status.rawValue { status = failure.exit }
    if let line = printer.line(error, reference: text) { return OutputStream.print(line) }
    StandardError.tell(failure)
  }
}

/// To what servings and measures a recipe is changed.
struct AdaptationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Scale the ingredients to so many servings, \(limits).", valueName: "n"))
  var servings: Int?

  @Option(help: "Convert the amounts and temperatures to these measures.")
  var units: UnitSystem?

  private static let limits =
    "\(SearchQuery.servings.lowerBound) to \(SearchQuery.servings.upperBound)"

  func validate() throws {
    if let servings, !SearchQuery.servings.contains(servings) {
      throw ValidationError("--servings takes a number from \(Self.limits).")
    }
  }

  /// The adaptation; nil to leave a recipe as it is.
  var adaptation: RecipeAdaptation? {
    servings == nil && units == nil ? nil : RecipeAdaptation(servings: servings, units: units)
  }
}

extension UnitSystem: ExpressibleByArgument {}

/// How recipes are printed.
struct ShowOutputOptions: ParsableArguments {
  /// A format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A sheet that fits the terminal.
    case text
    /// One labelled thing a line.
    case plain
    /// A Markdown document.
    case markdown
    /// A page for a browser.
    case html
    /// A JSON document of Potluck's own.
    case json
    /// A schema.org Recipe.
    case jsonld
    /// A Cooklang document.
    case cooklang
  }

  @Option(name: [.customShort("f"), .long], help: "The format; text unless set.")
  var format: Format?

  @Flag(name: [.customShort("j"), .long], help: "Print a JSON document for each recipe.")
  var json = false

  @Flag(help: "Print JSON Lines: one line for each reference, also where it leads to no recipe.")
  var jsonl = false

  @Flag(help: "Print what each source says by itself, instead of one recipe made of all.")
  var bySource = false

  @Flag(help: "Say which field came from which source, and what of a page was mended.")
  var explain = false

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    if [json, jsonl, format != nil].count(where: \.self) > 1 {
      throw ValidationError("Choose one of --json, --jsonl and --format.")
    }
  }

  /// The format that the flags name; nil leaves it to who reads the output.
  var chosen: Format? { json || jsonl ? .json : format }
}
