import RecipeModel
import RecipeRendering

extension AssistantTool {
  static let listProviders = AssistantTool(
    "list_providers", "List recipe sources",
    "Lists the configured recipe sources with their ids, what they can do, and whether searches "
      + "ask them. Nobody is asked over the network. Use it to choose ids for the argument "
      + "providers, or to see why a source is not asked and how to mend it.",
    isOpenWorld: false, ObjectCodec(arguments: ProvidersList(), []),
    output: .object(["providers": .list(entry).about("The sources, in their order.")])
  ) { _, entries, context in
    ToolAnswer(structured: ProvidersJSON.json(entries), summary: summary(entries, context.notes))
  }

  private static let entry = Schema.object([
    "id": .line(120).about("The id, for the argument providers."),
    "kind": .line(120).about("The kind of source."),
    "name": .line(120).about("The name for people."),
    "status": .line(40).about("enabled, disabled or unusable."),
    "problem": .object([
      "message": .line(300).about("What is wrong."),
      "hint": .line(300).optional.about("How to put it right."),
    ]).optional.about("Why it cannot be asked."),
    "capabilities": .list(.line(40), atMost: 20).about(
      "The parts of a query that it applies itself."),
    "homepage": .link.optional.about("Its home page."),
    "attribution": .line(300).optional.about("The credit that it asks for."),
    "health": .object([
      "state": .line(40).about("healthy, suspended or probing."),
      "retryAt": .line(40).optional.about("When it is asked again, UTC."),
      "lastSuccess": .line(40).optional.about("When it last answered, UTC."),
      "lastFailure": .object([
        "code": .line(60).about("The kind of failure."),
        "message": .line(300).about("What came back."),
      ]).optional.about("What last went wrong."),
    ]).optional.about("How it did lately."),
  ])

  private static func summary(_ entries: [ProviderEntry], _ notes: [String]) -> String {
    let enabled = entries.count { $0.state == .enabled }
    var text = "\(Wording.count(entries.count, "source")), \(enabled) of them searched.\n"
    for entry in entries {
      guard case .unusable(let problem, let fix) = entry.state else { continue }
      text += "\(Clipping.line(entry.id, to: 80)) cannot be asked: "
      text += Clipping.line(problem, to: 300)
      text += (fix.map { "; \(Clipping.line($0, to: 300))" } ?? "") + ".\n"
    }
    for note in notes { text += "Note: \(note).\n" }
    return text
  }
}
