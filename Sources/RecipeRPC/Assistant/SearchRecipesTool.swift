import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

extension AssistantTool {
  static let searchRecipes = AssistantTool(
    "search_recipes", "Search recipes",
    "Searches all configured recipe sources at once and returns one merged, ranked list of "
      + "summaries: title, link, time, ingredients, and which sources have the recipe. Use it to "
      + "find recipes by words, by ingredients at hand (include) or to avoid (exclude), by diet or "
      + "time. It says which sources failed and why. Call get_recipe with an item's id for the "
      + "steps; pass nextCursor as cursor, with the same query, for more.",
    SearchArguments.searching,
    output: .object([
      "notice": .line(300).about("Whose words the texts below are."),
      "answer": .words(["found", "nobodyHasIt", "couldNotAsk", "filteredOut"]).about(
        "What the search came to: recipes; every source answered and none has it; no source that "
          + "has it could be asked; or the filters removed all that came."),
      "items": .list(SearchShapes.item).about("The recipes, best first."),
      "interpretation": .list(SearchShapes.interpretation, atMost: 40).about(
        "What was taken from the words of query; empty where nothing was."),
      "providers": .list(SearchShapes.outcome).about("What became of each source."),
      "plan": .list(SearchShapes.plan).about("Who applied which part of the query."),
      "notes": .list(.line(500), atMost: 20).about("What was asked for and not done."),
      "complete": .flag.about("Whether every source that was asked answered."),
      "nearest": SearchShapes.nearest.optional.about(
        "Where nobody has it: the nearest words that would find something."),
      "nearestRecipe": SearchShapes.nearestRecipe.optional.about(
        "Where have was given: the recipe that misses the fewest foods, also where missing_at_most "
          + "leaves it out."),
      "total": .integer.optional.about(
        "How many recipes the whole list has at most; absent when a source does not say."),
      "nextCursor": .token.optional.about("Opens the following recipes; absent at the end."),
    ])
  ) { arguments, report, context in
    let request = arguments.request
    let answer = SearchAnswer(
      report,
      notes: context.notes + arguments.notes + SearchArguments.notes(on: report.query),
      unsupported: request.unsupported,
      nextCursor: WireCursor.text(after: report, of: request),
      total: report.total(at: request.cursor))
    return ToolAnswer(
      structured: answer.json, summary: answer.summary, isFailure: answer.isFailure,
      recipes: report.recipes.map(\.unified))
  }
}

/// The parts of a search's answer: the members of `potluck search --json`, as far as an assistant
/// has use for them.
enum SearchShapes {
  static let item = Schema.object(
    recipe(ingredients: .list(.line(200), atMost: 30)).with([
      "missing": .list(.line(200), atMost: 50).optional.about(
        "Where have was given: the foods to get; absent where no ingredients are listed."),
      "sources": .list(source, atMost: 10).about("The sources that have it, best first."),
    ]))

  /// What is told of any recipe, in short or in full.
  static func recipe(ingredients: Schema) -> Schema.Properties {
    [
      "id": .key(RecipeAddress.greatestLength).optional.about("Names the recipe for get_recipe."),
      "title": .line(200).about("The title, as the source writes it."),
      "url": .link.optional.about("The recipe's page."),
      "publisher": .line(120).optional.about("Who published it."),
      "image": .link.optional.about("A picture."),
      "ingredients": ingredients.about("The ingredient lines."),
      "rating": .number.optional.about("From 0 to 1."),
      "totalMinutes": .integer.optional.about("Minutes from start to finish."),
      "yield": .line(120).optional.about("How much it makes."),
      "diets": .list(.line(60), atMost: 12).optional.about("Diets that the source says it suits."),
    ]
  }

  private static let source = Schema.object([
    "provider": .line(120).about("The source's id."),
    "id": .key(RecipeAddress.greatestLength).optional.about("The recipe there, for get_recipe."),
    "rank": .integer.optional.about("Its place in the source's own list, from 1."),
    "url": .link.optional.about("Its page there."),
  ])

  static let outcome = Schema.object([
    "id": .line(120).about("The source's id."),
    "name": .line(120).optional.about("Its name."),
    "status": .line(60).about(
      Wording.list(ProviderOutcome.Status.explained.map(\.rawValue), "or") + "."),
    "listings": .object([
      "received": .integer.about("How many came."),
      "kept": .integer.about("How many were of use."),
      "filtered": .integer.about("How many the query's filters removed."),
    ]).about("What came."),
    "durationMs": .integer.about("How long it took."),
    "cache": .line(20).optional.about(
      "miss, partial, hit or stale: whether answers were kept from before."),
    "error": error.optional.about("What went wrong."),
    "retryAt": .line(40).optional.about("When it may be asked again, UTC."),
    "wordings": wordings.optional.about(
      "The other words in which it was asked, because it had nothing for those before; what it gave "
        + "answers the last of them."),
  ])

  private static let wordings = Schema.list(.line(300), atMost: 4)

  static let nearest = Schema.object([
    "text": .line(200).about("The words."),
    "from": .line(20).about(
      "titles: a title that was seen or is kept holds them; vocabulary: they name a food or dish."),
  ])

  static let nearestRecipe = Schema.object([
    "id": .key(RecipeAddress.greatestLength).optional.about("Names the recipe for get_recipe."),
    "title": .line(200).about("The title."),
    "missing": .list(.line(200), atMost: 50).about("The foods to get for it."),
  ])

  static let interpretation = Schema.object([
    "words": .line(500).about("The words as they were typed."),
    "as": .line(20).about(
      "What they became: filler, diets, avoid, include, exclude, maxMinutes, servings or have."),
    "values": .list(.line(200), atMost: 50).about("What they gave; none for filler."),
    "reason": .line(200).about("Why they were taken."),
  ])

  static let error = Schema.object([
    "code": .line(60).about("The kind of failure."),
    "message": .line(300).about("What came back."),
    "hint": .line(300).optional.about("What to do about it."),
    "httpStatus": .integer.optional.about("The HTTP status."),
  ])

  /// Who applied which part of the query.
  static let plan = Schema.object([
    "provider": .line(120).about("The source's id."),
    "native": parts.about("Parts that the source applied itself."),
    "local": parts.about("Parts that were applied to what the source returned."),
    "unsupported": parts.about("Parts that nobody could apply."),
    "skipReason": .line(200).optional.about("Why the source was not asked."),
    "wordings": wordings.optional.about(
      "The other words in which it is asked, one after the other, as long as it has nothing."),
  ])

  private static let parts = Schema.list(.line(40), atMost: 12)
}

/// A search's report, told to an assistant.
private struct SearchAnswer {
  let report: SearchReport
  /// What was asked for and not done.
  let notes: [String]
  /// Parts of the query that no source can apply.
  let unsupported: [String]
  /// Opens the following page.
  let nextCursor: String?
  /// How many recipes the whole list has at most, where that is known.
  let total: Int?

  private let verdict: SearchVerdict

  init(
    _ report: SearchReport, notes: [String], unsupported: [String], nextCursor: String?, total: Int?
  ) {
    self.report = report
    let silent = report.recipes.isEmpty ? report.silentFilterers : []
    self.notes =
      notes
      + silent.map {
        "\($0) applies the query's filters itself and does not say how many recipes that left out, "
          + "so they may be why"
      }
    self.unsupported = unsupported
    self.nextCursor = nextCursor
    self.total = total
    verdict = SearchVerdict(report)
  }

  /// Whether nobody answered at all, which a model has to hear as a failure.
  var isFailure: Bool {
    verdict == .couldNotAsk && !report.outcomes.contains { $0.status.isAnswer }
  }

  var json: JSON {
    let document = ReportJSON().json(report)
    var object: JSONObject = [
      "notice": .string(ToolResult.notice), "answer": .string(verdict.rawValue),
      "items": .array(report.recipes.map(Self.item)),
      "plan": .array(report.plan.map { ProviderPlan.codec.write($0.noting(unsupported)) }),
      "notes": .array(notes.map(JSON.string)),
    ]
    object["interpretation"] = document["interpretation"]
    object["providers"] = document["providers"]
    object["complete"] = document["complete"]
    object["nearest"] = document["summary"]?["nearest"]
    object["nearestRecipe"] = document["summary"]?["nearestRecipe"]
    object["total"] = total.map(JSON.int)
    object["nextCursor"] = nextCursor.map(JSON.string)
    return .object(object)
  }

  /// The answer for people: how it went, what to do about what failed, what was not done.
  var summary: String {
    let style = TextStyle(accessible: true)
    var footer = FooterRenderer(style: style)
    footer.filterNames = ("include", "exclude", "have")
    var text = footer.render(report)
    if verdict == .found {
      for outcome in report.outcomes where outcome.status.isFailure {
        guard let fix = outcome.error?.fix else { continue }
        text += "What to do about \(Clipping.line(outcome.id, to: 80)): "
        text += Clipping.line(fix, to: 300) + ".\n"
      }
    }
    for note in notes { text += "Note: \(note).\n" }
    if nextCursor != nil { text += "For more, pass nextCursor as cursor, with the same query.\n" }
    return text
  }

  private static func item(_ recipe: MergedRecipe) -> JSON {
    var item = RecipeItemJSON().object(recipe)
    item["id"] = .string(RecipeAddress.name(recipe.unified.id))
    item["sources"] = .array(
      recipe.sources.map { source in
        [
          "provider": .string(source.listing.id.provider),
          "id": .string(RecipeAddress.name(source.listing.id)), "rank": .int(source.rank),
          "url": .optional(source.listing.url),
        ]
      })
    if item["missing"]?.isNull == true { item["missing"] = nil }
    return .object(item)
  }
}
