import RecipeModel

/// The parts of a search's answer: the members of `potluck search --json`, as far as an assistant
/// has use for them.
enum SearchShapes {
  /// One merged recipe in short.
  static let item = Shape.object([
    .optional("id", .key(RecipeAddress.greatestLength), "Names the recipe for get_recipe."),
    .required("title", .text(200), "The title, as the source writes it."),
    .optional("url", .link, "The recipe's page."),
    .optional("publisher", .text(120), "Who published it."),
    .optional("image", .link, "A picture."),
    .required("ingredients", .list(.text(200), atMost: 30), "The ingredient lines."),
    .optional("rating", .number, "From 0 to 1."),
    .optional("totalMinutes", .integer(), "Minutes from start to finish."),
    .optional("yield", .text(120), "How much it makes."),
    .optional("diets", .list(.text(60), atMost: 12), "Diets that the source says it suits."),
    .required("sources", .list(source, atMost: 10), "The sources that have it, best first."),
  ])

  private static let source = Shape.object([
    .required("provider", .text(120), "The source's id."),
    .optional("id", .key(RecipeAddress.greatestLength), "The recipe there, for get_recipe."),
    .optional("rank", .integer(), "Its place in the source's own list, from 1."),
    .optional("url", .link, "Its page there."),
  ])

  /// What became of one source.
  static let outcome = Shape.object([
    .required("id", .text(120), "The source's id."),
    .optional("name", .text(120), "Its name."),
    .required(
      "status", .text(60),
      "ok, empty, partial, timedOut, unreachable, httpError, unauthorized, rateLimited, "
        + "quotaExceeded, drift, invalidResponse, pagingLoop, misconfigured, suspended, "
        + "skipped or cancelled."),
    .required(
      "listings",
      .object([
        .required("received", .integer(), "How many came."),
        .required("kept", .integer(), "How many were of use."),
        .required("filtered", .integer(), "How many the query's filters removed."),
      ]), "What came."),
    .required("durationMs", .integer(), "How long it took."),
    .optional(
      "cache", .text(20), "miss, partial, hit or stale: whether answers were kept from before."),
    .optional("error", error, "What went wrong."),
    .optional("retryAt", .text(40), "When it may be asked again, UTC."),
  ])

  /// What went wrong with a source.
  static let error = Shape.object([
    .required("code", .text(60), "The kind of failure."),
    .required("message", .text(300), "What came back."),
    .optional("hint", .text(300), "What to do about it."),
    .optional("httpStatus", .integer(), "The HTTP status."),
  ])

  /// Who applied which part of the query.
  static let plan = Shape.object([
    .required("provider", .text(120), "The source's id."),
    .required("native", parts, "Parts that the source applied itself."),
    .required("local", parts, "Parts that were applied to what the source returned."),
    .required("unsupported", parts, "Parts that nobody could apply."),
    .optional("skipReason", .text(200), "Why the source was not asked."),
  ])

  private static let parts = Shape.list(.text(40), atMost: 12)
}
