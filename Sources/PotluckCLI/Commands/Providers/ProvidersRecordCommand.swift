import ArgumentParser
import PotluckService
import RecipeDefinitions
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// `potluck providers record`: a definition's own tests, from the live service.
struct ProvidersRecordCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Ask the live service once and keep the exchanges as the definition's tests.",
    discussion: """
      Writes NAME.tests.json beside the definition: requests and answers without keys and without \
      the service's address, and the listings that the definition makes of them. Look them \
      through: what is recorded is what providers test expects from then on. Exit code 2 when the \
      service refused, answered in another shape, or found nothing.
      """
        + examples(
          "providers record mine.json soup",
          "providers record mine.json --with leek,cream --empty zzzz"))

  @Argument(
    help: "The definition file, or the id of an entry.", completion: .file(extensions: ["json"]))
  var definition: String

  @Argument(help: "The words to search for; choose some that fill more than one page.")
  var words: [String] = []

  @Option(help: ArgumentHelp("How many pages to ask for at most.", valueName: "n"))
  var pages = 3

  @Option(
    help: ArgumentHelp(
      "Record these words too, which should find nothing; an ingredient where the definition asks"
        + " by ingredients alone.", valueName: "words"))
  var empty: String?

  @Option(
    help: ArgumentHelp("Write the recording here; - for standard output.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  @Flag(help: "Replace a recording that is there.")
  var force = false

  @OptionGroup(title: "Query") var filters: FilterOptions
  @OptionGroup(title: "Service") var access: DefinitionAccessOptions
  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    guard (1...20).contains(pages) else {
      throw ValidationError("--pages takes a number from 1 to 20.")
    }
    if words.isEmpty, filters.isDefault {
      throw ValidationError("Say what to search for: words, or ingredients with --with.")
    }
    if !filters.avoid.isEmpty || filters.law != nil || filters.strictDiet {
      throw ValidationError(
        "--avoid, --law and --strict-diet are not sent to a source: leave them out.")
    }
  }

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    let target = try DefinitionTarget(definition, in: loaded)
    guard
      let path = output.map({ $0 == "-" ? $0 : Paths.absolute($0, in: Paths.current) })
        ?? target.file?.recordingPath
    else {
      throw Failure(
        .usage, "a definition that comes with the program has no folder for its recording",
        fix: "name a file: --output FILE")
    }
    let claims = target.definition.capabilities
    let byIngredients = claims.contains(.include) && !claims.contains(.text)
    let recording = try await Failure.telling("nothing was recorded") {
      try await SourceRuntime(leavingNoTrace: .tool).use { runtime in
        try await target.recorder(access.access, over: runtime).record(
          filters.query(words.joined(separator: " ")), pages: pages,
          withoutResult: empty.map {
            byIngredients ? SearchQuery(include: [$0]) : SearchQuery(text: $0)
          })
      }
    }
    try write(recording, to: path)
    let gaps = recording.gaps(for: target.definition)
    guard !gaps.isEmpty else { return .results }
    for gap in gaps { StandardError.line("The recording is incomplete: \(gap).") }
    if recording.cases.first?.expect.listings?.isEmpty == true {
      StandardError.line(
        "Nothing was found, so this tests hardly anything: "
          + (byIngredients && filters.include.isEmpty
            ? "the definition searches by ingredients: name some with --with."
            : "choose words that the service has recipes for."))
    }
    return .failure
  }

  private func write(_ recording: Recording, to path: String) throws {
    if path == "-" {
      OutputStream.print(recording.text)
    } else {
      try FileBytes.writePrivately(
        path, recording.text, called: path, overwrites: force,
        existing: "add --force to replace it", fix: "name another --output")
      OutputStream.print(Printable.line(path) + "\n")
    }
    for recorded in recording.cases {
      let listings = recorded.expect.listings?.count ?? 0
      StandardError.line(
        "\(recorded.name): \(Wording.count(recorded.exchanges.count, "exchange")), "
          + "\(Wording.count(listings, "listing")), \(recorded.expect.status)")
    }
  }
}
