import ArgumentParser
import RecipeModel
import RecipeRPC

/// `potluck stdio`: serves an editor.
struct StdioCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "stdio",
    abstract: "Serve an editor over standard input and output with JSON-RPC.",
    discussion: """
      An editor starts it and speaks JSON-RPC 2.0 with it, in the base protocol of LSP or with one \
      message a line: search, search/more, recipe/get, compare and more, and hover and code actions \
      on links to recipes. Arguments that a client adds and that mean nothing here are ignored. \
      The configuration is read again when it changes.

      With --fixtures any query answers at once with made-up recipes, fixture:1 to fixture:57; \
      __slow__ in a query takes 30 s unless it is cancelled, __1s__ one second, __fail__ fails and \
      __empty__ finds nothing.

      Exit code 0 when the client said shutdown first, 1 when it just went.
      """
        + examples(
          "stdio",
          "stdio --fixtures"))

  @OptionGroup(title: "Client") var options: ServerOptions
  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    if options.schema { return .printing(EditorSchema.document) }
    return try await options.serve(
      .editor, configuration: configurationOptions.config,
      hint: "This serves editors, which start it themselves; to search by hand: potluck search.")
  }
}

extension ExitStatus {
  /// Prints a document to standard output.
  static func printing(_ document: JSON) -> ExitStatus {
    var output = OutputStream()
    output.write(document.text(.indented) + "\n")
    output.flush()
    return .results
  }
}
