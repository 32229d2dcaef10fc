import ArgumentParser
import RecipeRPC

/// `potluck mcp`: serves an assistant.
struct McpCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve an assistant over standard input and output with the Model Context Protocol.",
    discussion: """
      A host of an assistant starts it and gets tools to search recipes, to open them and to \
      compare the sources, besides resources and prompts. Hosts start programs with next to no \
      environment: let keys come from files or programs in the configuration. The configuration \
      is read again when it changes.

      With --fixtures any query answers at once with made-up recipes, fixture:1 to fixture:57; \
      __slow__ in a query takes 30 s unless it is cancelled, __1s__ one second, __fail__ fails and \
      __empty__ finds nothing.

      Exit code 0 when the client closes standard input.
      """
        + examples(
          "mcp",
          "mcp --fixtures"))

  @OptionGroup(title: "Client") var options: ServerOptions
  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    if options.schema { return .printing(AssistantSchema.document) }
    return try await options.serve(
      .assistant, configuration: configurationOptions.config,
      hint: "This serves assistants, whose hosts start it; to search by hand: potluck search.")
  }
}
