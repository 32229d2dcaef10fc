import RecipeModel
import RecipeRendering

/// Compares what the sources answer to one query.
struct CompareProvidersTool: AssistantTool {
  let name = "compare_providers"
  let title = "Compare recipe sources"
  let about =
    "Runs one search in all sources and compares their answers: how many recipes each has, how "
    + "many nobody else has, how quick and complete it is, and how far sources agree. It returns "
    + "figures, not recipes; use search_recipes for those."
  let isOpenWorld = true
  let input = Shape.object(SearchArguments.members)

  var output: Shape {
    .object([
      .required("providers", .wholeList(Self.provider), "The sources, in their order."),
      .required("notes", .list(.text(500), atMost: 20), "What was asked for and not done."),
    ])
  }

  func call(_ arguments: ToolArguments, _ context: ToolContext) async throws -> ToolAnswer {
    let request = try SearchArguments.request(arguments)
    let document = try await context.service.compare(request) { context.progress?.observe($0) }
    let notes = SearchArguments.notes(arguments)
    var object = document.objectValue ?? [:]
    object["notes"] = .array(notes.map(JSON.string))
    let count = object["providers"]?.arrayValue?.count ?? 0
    var summary = "\(Counted.text(count, "source")) compared.\n"
    for note in notes { summary += "Note: \(note).\n" }
    return ToolAnswer(structured: .object(object), summary: summary)
  }

  private static let provider = Shape.object([
    .required("id", .text(120), "The source's id."),
    .optional("results", .integer(), "How many recipes it has."),
  ])
}
