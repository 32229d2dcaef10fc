import ArgumentParser

/// Whom a search asks, and whether over the network.
struct SourceOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Ask only these sources, or with a minus sign all but those.",
      valueName: "a,-b"),
    completion: .providers)
  var providers: [String] = []

  @Flag(help: "Ask nobody over the network: use only answers that are kept from before.")
  var offline = false

  @Flag(help: "Ask the sources again, even where an answer of theirs is kept.")
  var refresh = false

  func validate() throws {
    if offline, refresh {
      throw ValidationError("--offline and --refresh exclude each other.")
    }
  }
}
