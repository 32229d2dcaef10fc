import ArgumentParser
import PotluckService
import RecipeDefinitions
import RecipeModel
import RecipeProviderKit

/// `potluck providers test`: replays what was recorded.
struct ProvidersTestCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Replay the recorded exchanges of definitions, offline, and compare the listings.",
    discussion: """
      Beside the listings, the checks that compiled providers pass run on the replay. With --live \
      the service is asked again, and its answers are compared with the recorded ones in shape: \
      members that are gone or in far fewer items, types that have changed. A definition that comes \
      with the program has no recording beside it: with --live one is made of its service and \
      checked at once. Exit code 0 when all is as recorded, 2 otherwise.
      """
        + examples(
          "providers test mine.json",
          "providers test mine.json --live",
          "providers test themealdb --live"))

  @Argument(
    help: ArgumentHelp(
      "Definition files, ids of entries, or with --live what comes with the program; every entry"
        + " with a definition file when none is named."),
    completion: .file(extensions: ["json"]))
  var definitions: [String] = []

  @Flag(help: "Ask the service again and name what has drifted.")
  var live = false

  @Option(
    help: "What a definition that comes with the program is asked for with --live.")
  var words = "soup"

  @Flag(name: [.customShort("j"), .long], help: "Print one JSON document.")
  var json = false

  @OptionGroup(title: "Service (with --live)") var access: DefinitionAccessOptions
  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    let tests = DefinitionTests(
      loaded: loaded, isLive: live, words: words, access: access.access)
    let words = definitions.isEmpty ? tests.configured : definitions
    guard !words.isEmpty else {
      throw Failure(
        .usage, "no entry of the configuration has a definition file",
        fix: "name one: potluck providers test mine.json")
    }
    let result = try await tests.run(words)
    for failure in result.failures { StandardError.tell(failure) }
    if json {
      OutputStream.print(result.json)
    } else {
      OutputStream.printLines(result.outcomes.map(\.text).joined())
    }
    return result.passed ? .results : .failure
  }
}
