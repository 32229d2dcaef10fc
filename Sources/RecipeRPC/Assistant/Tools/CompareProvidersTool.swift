import RecipeModel

/// Compares what the sources answer to one query.
struct CompareProvidersTool: AssistantTool {
  let name = "compare_providers"
  let title = "Compare recipe sources"
  let about =
    "Runs one search in all sources and compares their answers: how many recipes each has, how "
    + "many nobody else has, how quick and complete it is, how far sources agree, and what would "
    + "be missing without one. It returns figures, not recipes; use search_recipes for those."
  let isOpenWorld = true
  let input = Shape.object(SearchArguments.members)

  var output: Shape {
    .object([
      .required("notice", .text(300), "Whose words the texts below are."),
      .optional("complete", .flag, "Whether every source that was asked answered."),
      .optional("recipes", .integer(), "How many recipes there are together."),
      .required("providers", .wholeList(ComparisonShapes.provider), "The sources, in order."),
      .required("pairs", .list(ComparisonShapes.pair, atMost: 200), "How far two of them agree."),
      .required(
        "leaveOneOut", .list(ComparisonShapes.part, atMost: 60),
        "What would be missing without a source."),
      .required("notes", .list(.text(500), atMost: 20), "What was asked for and not done."),
    ])
  }

  func call(_ arguments: ToolArguments, _ context: ToolContext) async throws -> ToolAnswer {
    let request = try SearchArguments.request(arguments)
    let document = try await context.service.compare(request) { context.progress?.observe($0) }
    let notes = SearchArguments.notes(arguments)
    var object: JSONObject = ["notice": .string(ToolResult.notice), "pairs": [], "leaveOneOut": []]
    for member in document.objectValue?.members ?? [] { object[member.name] = member.value }
    object["notes"] = .array(notes.map(JSON.string))
    var summary = ComparisonShapes.summary(document)
    for note in notes { summary += "Note: \(note).\n" }
    return ToolAnswer(structured: .object(object), summary: summary)
  }
}
