import RecipeModel
import RecipeSearch

/// Searches all sources and returns the first recipes of one merged list.
struct SearchRecipesTool: AssistantTool {
  let name = "search_recipes"
  let title = "Search recipes"
  let about =
    "Searches all configured recipe sources at once and returns one merged, ranked list of "
    + "summaries: title, link, time, ingredients, and which sources have the recipe. Use it to "
    + "find recipes by words, by ingredients at hand (include) or to avoid (exclude), by diet or "
    + "time. It says which sources failed and why. Call get_recipe with an item's id for the "
    + "steps; pass nextCursor as cursor, with the same query, for more."
  let isOpenWorld = true

  var input: Shape {
    .object(
      SearchArguments.members + [
        .optional(
          "cursor", .token,
          "The nextCursor of the answer before, to get the recipes that follow; query and the "
            + "other arguments stay the same.")
      ])
  }

  var output: Shape {
    .object([
      .required("notice", .text(300), "Whose words the texts below are."),
      .required(
        "answer", .choice(["found", "nobodyHasIt", "couldNotAsk", "filteredOut"]),
        "What the search came to: recipes; every source answered and none has it; no source that "
          + "has it could be asked; or the filters removed all that came."),
      .required("items", .wholeList(SearchShapes.item), "The recipes, best first."),
      .required("providers", .wholeList(SearchShapes.outcome), "What became of each source."),
      .required(
        "plan", .wholeList(SearchShapes.plan), "Who applied which part of the query."),
      .required("notes", .list(.text(500), atMost: 20), "What was asked for and not done."),
      .required("complete", .flag, "Whether every source that was asked answered."),
      .optional(
        "total", .integer(),
        "How many recipes the whole list has at most; absent when a source does not say."),
      .optional("nextCursor", .token, "Opens the following recipes; absent at the end."),
    ])
  }

  func call(_ arguments: ToolArguments, _ context: ToolContext) async throws -> ToolAnswer {
    let cursor = arguments.text("cursor")
    let request =
      try cursor.map { try SearchArguments.request(arguments, after: $0) }
      ?? SearchArguments.request(arguments)
    let report = try await context.service.search(request) { context.progress?.observe($0) }
    for recipe in report.recipes { context.seen.add(recipe.unified) }
    let notes = SearchArguments.notes(arguments)
    var answer = SearchAnswer(report, notes: notes)
    answer.unsupported = SearchArguments.unsupported(arguments)
    answer.nextCursor = WireCursor.text(after: report, of: request)
    answer.total = report.total(at: request.cursor)
    return ToolAnswer(
      structured: answer.json, summary: answer.summary, isFailure: answer.isFailure)
  }
}
