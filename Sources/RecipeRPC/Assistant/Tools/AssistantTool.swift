import RecipeModel

/// One tool that an assistant can call.
///
/// **Implementing it.** The tables of ``input`` and ``output`` are the tool's schemas; the caller
/// checks arguments against the first and cuts answers down to the second.
protocol AssistantTool: Sendable {
  /// The name to call it by.
  var name: String { get }
  /// The name for people.
  var title: String { get }
  /// What it does and when to call it, for a model.
  var about: String { get }
  /// The arguments.
  var input: Shape { get }
  /// The structured answer.
  var output: Shape { get }
  /// Whether it asks sources that Potluck does not control.
  var isOpenWorld: Bool { get }

  /// Does the work.
  /// - Throws: ``WireFailure`` that the assistant is told; `CancellationError`.
  func call(_ arguments: ToolArguments, _ context: ToolContext) async throws -> ToolAnswer
}

/// What a tool works with.
struct ToolContext: Sendable {
  var service: any RecipeService
  /// Takes the recipes that the assistant gets to see.
  var seen: SeenRecipes
  /// Tells the client how far the work is; nil when it does not want to know.
  var progress: ProgressReporter?
}

/// What a tool found.
struct ToolAnswer: Sendable {
  /// The answer for programs, before it is cut down to the tool's output.
  var structured: JSON
  /// The answer for people, in a few sentences.
  var summary: String
  /// Whether the call failed although there is something to tell.
  var isFailure = false
}

extension AssistantTool {
  /// The tool as `tools/list` shows it.
  var definition: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(about),
      "inputSchema": input.schema, "outputSchema": output.schema,
      "annotations": [
        "title": .string(title), "readOnlyHint": true, "destructiveHint": false,
        "idempotentHint": true, "openWorldHint": .bool(isOpenWorld),
      ],
    ]
  }
}
