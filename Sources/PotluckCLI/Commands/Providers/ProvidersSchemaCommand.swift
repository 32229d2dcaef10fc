import ArgumentParser
import RecipeDefinitions
import RecipeModel
import RecipeProcess

/// `potluck providers schema`: the JSON Schema that editors complete from.
struct ProvidersSchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of definition files (draft 2020-12).",
    discussion: """
      Editors complete and check a file that names it: "$schema": "potluck-definition.schema.json".
      """
        + examples(
          "providers schema > potluck-definition.schema.json"))

  @Flag(help: "Print the schema of the messages that programs exchange with Potluck instead.")
  var process = false

  @Flag(help: "Print the schema of recorded exchanges (NAME.tests.json) instead.")
  var recording = false

  func validate() throws {
    if process, recording {
      throw ValidationError("--process and --recording exclude each other.")
    }
  }

  func execute() async throws -> ExitStatus {
    let schema =
      process ? ProcessProtocol.schema : recording ? RecordingSchema.json : DefinitionSchema.json
    var output = OutputStream()
    output.write(schema.text(.indented) + "\n")
    output.flush()
    return .results
  }
}
