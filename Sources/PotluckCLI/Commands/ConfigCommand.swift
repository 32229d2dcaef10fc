import ArgumentParser

/// `potluck config`: the configuration and its problems.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Find, show, write and check the configuration.",
    subcommands: [
      ConfigPathCommand.self, ConfigShowCommand.self, ConfigInitCommand.self,
      ConfigCheckCommand.self, ConfigSchemaCommand.self,
    ])
}

/// `potluck config path`: which file is used.
struct ConfigPathCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Print the path of the configuration file that is used.",
    discussion: """
      Without a file, the path of the user's own file is printed: where one would be read from. \
      Why it is this one goes to standard error.
      """
        + examples(
          "config path"))

  @OptionGroup var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let source = ConfigurationSource.find(flag: configurationOptions.config)
    guard let path = source.path ?? ConfigurationSource.userFile else {
      throw ToolFailure(
        "there is no configuration file, and no home folder to look for one in",
        fix: "set HOME or XDG_CONFIG_HOME, or name a file with --config")
    }
    OutputStream.print(Printable.line(path) + "\n")
    let isThere = source.path == nil ? "not there; what is used is " : ""
    StandardError.write("\(isThere)\(source.reason)\n")
    return .results
  }
}
