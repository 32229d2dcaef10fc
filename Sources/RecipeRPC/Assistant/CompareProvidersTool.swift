import RecipeModel
import RecipeRendering
import RecipeSearch

extension AssistantTool {
  static let compareProviders = AssistantTool(
    "compare_providers", "Compare recipe sources",
    "Runs one search in all sources and compares their answers: how many recipes each has, how "
      + "many nobody else has, how quick and complete it is, how far sources agree, and what would "
      + "be missing without one. It returns figures, not recipes; use search_recipes for those.",
    reading: SearchArguments.comparing,
    output: .object([
      "notice": .line(300).about("Whose words the texts below are."),
      "complete": .flag.optional.about("Whether every source that was asked answered."),
      "recipes": .integer.optional.about("How many recipes there are together."),
      "interpretation": .list(SearchShapes.interpretation, atMost: 40).about(
        "What was taken from the words of query; empty where nothing was."),
      "providers": .list(ComparisonShapes.provider).about("The sources, in order."),
      "pairs": .list(ComparisonShapes.pair, atMost: 200).about("How far two of them agree."),
      "leaveOneOut": .list(ComparisonShapes.part, atMost: 60).about(
        "What would be missing without a source."),
      "notes": .list(.line(500), atMost: 20).about("What was asked for and not done."),
    ])
  ) { arguments, context in
    let work = OperationContext(context.service) { context.progress?.observe($0) }
    let document = try await arguments.search.compare(work)
    let query = document["query"].flatMap { try? SearchQuery.codec.decode($0) }
    let words = (document["interpretation"]?.arrayValue ?? []).compactMap {
      try? InterpretedWords.codec.decode($0)
    }
    let reading = query.flatMap { QueryWording.reading($0, words) }
    let notes =
      context.notes + arguments.notes + SearchArguments.notes(on: query)
      + (reading.map { [$0] } ?? [])
    var object: JSONObject = ["notice": .string(ToolResult.notice), "pairs": [], "leaveOneOut": []]
    for member in document.objectValue?.members ?? [] { object[member.name] = member.value }
    object["notes"] = .array(notes.map(JSON.string))
    var summary = ComparisonShapes.summary(document)
    for note in notes { summary += "Note: \(note).\n" }
    return ToolAnswer(structured: .object(object), summary: summary)
  }
}

/// The members of `potluck compare --json` that an assistant has use for: the figures, without the
/// list of recipes.
private enum ComparisonShapes {
  /// What one source was worth to the query.
  static let provider = Schema.object(
    Schema.Properties([
      ("id", .line(120).about("The source's id.")),
      ("name", .line(120).optional.about("Its name.")),
      ("status", .line(60).optional.about("What became of it, as in search_recipes.")),
      ("durationMs", .integer.optional.about("How long it took.")),
      ("error", SearchShapes.error.optional.about("What went wrong.")),
    ]).with(members(ProviderFigures.all)).with([
      "completeness": .object(completeness).optional.about("How much its listings say.")
    ]))

  private static let completeness = Schema.Properties(
    ListingField.counted.map {
      ($0.rawValue, .number.optional.about("The share of its listings that say so, from 0 to 1."))
    })

  private static func members<Owner>(_ figures: [ComparedFigure<Owner>]) -> Schema.Properties {
    Schema.Properties(
      figures.map {
        ($0.queryName, ($0.unit == .count ? Schema.integer : .number).optional.about($0.about))
      })
  }

  /// How far two sources agree.
  static let pair = Schema.object(
    Schema.Properties([
      ("first", .line(120).about("One source's id.")),
      ("second", .line(120).about("The other's.")),
    ]).with(members(PairFigures.all)).with([
      "kendallTauBDiffersFromChance": .flag.optional.about(
        "Whether that is more than chance; false for few shared recipes.")
    ]))

  /// What would be missing without a source.
  static let part = Schema.object([
    "provider": .line(120).about("The source that is left out."),
    "recipesLost": .integer.optional.about("How many recipes would be gone."),
    "leavingTop": titles.optional.about("What would leave the top of the merged list."),
    "enteringTop": titles.optional.about("What would enter it."),
  ])

  private static let titles = Schema.list(
    .object([
      "id": .key(RecipeAddress.greatestLength).optional.about("Names the recipe for get_recipe."),
      "title": .line(200).about("Its title."),
    ]), atMost: 10)

  /// The answer for people, read off the document.
  static func summary(_ document: JSON) -> String {
    (document["providers"]?.arrayValue ?? []).map { provider in
      var text = Clipping.line(provider["id"]?.stringValue ?? "", to: 80) + ": "
      if let message = provider["error"]?["message"]?.stringValue {
        text += Clipping.line(message, to: 300)
        if let fix = provider["error"]?["hint"]?.stringValue {
          text += "; what to do: " + Clipping.line(fix, to: 300)
        }
      } else {
        let recipes = provider["recipes"]?.intValue
        text += recipes.map { Wording.count($0, "recipe") } ?? "nobody knows what it has"
        if let unique = provider["uniqueRecipes"]?.intValue {
          text += ", \(unique) of them nowhere else"
        }
      }
      return text + ".\n"
    }.joined()
  }
}
