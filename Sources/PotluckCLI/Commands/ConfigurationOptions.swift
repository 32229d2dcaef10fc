import ArgumentParser

/// Which configuration is used.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: [.customShort("c"), .long],
    help: ArgumentHelp(
      "The configuration file, before POTLUCK_CONFIG and the user's own file.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  /// Finds and reads the configuration.
  func load() throws -> LoadedConfiguration {
    try LoadedConfiguration.load(flag: config, kinds: Tool.kinds)
  }
}
