import RecipeModel
import RecipeRendering

/// Lists the configured sources.
struct ListProvidersTool: AssistantTool {
  let name = "list_providers"
  let title = "List recipe sources"
  let about =
    "Lists the configured recipe sources with their ids, what they can do, and whether searches "
    + "ask them. Nobody is asked over the network. Use it to choose ids for the argument "
    + "providers, or to see why a source is not asked and how to mend it."
  let isOpenWorld = false
  let input = Shape.object([])

  var output: Shape {
    .object([.required("providers", .wholeList(Self.entry), "The sources, in their order.")])
  }

  func call(_ arguments: ToolArguments, _ context: ToolContext) async throws -> ToolAnswer {
    let entries = try await context.service.providers()
    return ToolAnswer(
      structured: ProvidersJSON().json(entries), summary: Self.summary(entries, arguments.notes))
  }

  private static let entry = Shape.object([
    .required("id", .text(120), "The id, for the argument providers."),
    .required("kind", .text(120), "The kind of source."),
    .required("name", .text(120), "The name for people."),
    .required("status", .text(40), "enabled, disabled or unusable."),
    .optional(
      "problem",
      .object([
        .required("message", .text(300), "What is wrong."),
        .optional("hint", .text(300), "How to put it right."),
      ]), "Why it cannot be asked."),
    .required(
      "capabilities", .list(.text(40), atMost: 20), "The parts of a query that it applies itself."),
    .optional("homepage", .link, "Its home page."),
    .optional("attribution", .text(300), "The credit that it asks for."),
    .optional(
      "health",
      .object([
        .required("state", .text(40), "healthy, suspended or probing."),
        .optional("retryAt", .text(40), "When it is asked again, UTC."),
        .optional("lastSuccess", .text(40), "When it last answered, UTC."),
        .optional(
          "lastFailure",
          .object([
            .required("code", .text(60), "The kind of failure."),
            .required("message", .text(300), "What came back."),
          ]), "What last went wrong."),
      ]), "How it did lately."),
  ])

  private static func summary(_ entries: [ProviderEntry], _ notes: [String]) -> String {
    let enabled = entries.count { $0.state == .enabled }
    var text = "\(Counted.text(entries.count, "source")), \(enabled) of them searched.\n"
    for entry in entries {
      guard case .unusable(let problem, let hint) = entry.state else { continue }
      text += "\(Clipping.line(entry.id, to: 80)) cannot be asked: "
      text += Clipping.line(problem, to: 300)
      text += (hint.map { "; \(Clipping.line($0, to: 300))" } ?? "") + ".\n"
    }
    for note in notes { text += "Note: \(note).\n" }
    return text
  }
}
