import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRendering

extension AssistantTool {
  static let listKeptRecipes = AssistantTool(
    "list_kept_recipes", "List kept recipes",
    "Lists the recipes that the user keeps on this machine, with their tags, notes, own rating and "
      + "the days on which they were cooked. Nobody is asked over the network. Open one with "
      + "get_recipe by its id.",
    isOpenWorld: false, listing,
    output: .object([
      "notice": .line(300).about("Whose words the texts below are."),
      "recipes": .list(kept, atMost: 100).about("The recipes, best match first, else newest."),
    ])
  ) { _, selection, context in
    ToolAnswer(
      structured: [
        "notice": .string(ToolResult.notice),
        "recipes": .array(selection.recipes.map(KeptTools.json)),
      ],
      summary: KeptTools.lines(selection.recipes, "kept", context.notes))
  }

  static let keepRecipe = AssistantTool(
    "keep_recipe", "Keep a recipe",
    "Changes what the user keeps: gets one recipe in full and keeps it on this machine, with its "
      + "pictures and its page. Call it only when the user asks to keep or save a recipe. Name it "
      + "by the id of an item of search_recipes, or by its url. unkeep_recipe undoes it.",
    effect: .adds, keeping,
    output: .object([
      "changed": .line(300).about("What was changed."),
      "id": .line(200).about("The id under which it is kept."),
      "wasKept": .flag.about("Whether it was kept already, so that only tags and a note came."),
      "notes": .list(.line(500), atMost: 10).about("What could not be kept with it."),
    ])
  ) { _, answer, context in
    let kept = answer.result.kept
    let title = Clipping.line(kept.recipe.listing.title, to: 200)
    let changed =
      answer.result.wasKept
      ? "It was kept already as kept:\(kept.id); new tags and notes were added."
      : "Added to the kept recipes as kept:\(kept.id)."
    var notes = answer.troubles
    for other in answer.result.alike {
      notes.append("kept:\(other.id) looks like the same dish and is kept, too")
    }
    return ToolAnswer(
      structured: [
        "changed": .string(changed), "id": .string("kept:\(kept.id)"),
        "wasKept": .bool(answer.result.wasKept), "notes": .array(notes.map(JSON.string)),
      ],
      summary: "\(title): \(changed)\n"
        + (context.notes + notes).map { "Note: \(Clipping.line($0, to: 500)).\n" }.joined())
  }

  static let unkeepRecipe = AssistantTool(
    "unkeep_recipe", "Let a kept recipe go",
    "Changes what the user keeps: takes one recipe out of the kept ones, by its id such as "
      + "\"kept:lentil-soup\". Call it only when the user asks for it. For thirty days the user can "
      + "bring it back with potluck unkeep --undo.",
    isOpenWorld: false, effect: .removes, removing,
    output: .object(["changed": .line(300).about("What was changed.")])
  ) { input, removed, context in
    guard let kept = removed.first else {
      throw Failure(
        .notFound, "\"\(Clipping.line(input.ids[0], to: 100))\" is not kept",
        fix: "use the id of a recipe of list_kept_recipes")
    }
    let changed =
      "Taken out of the kept recipes: kept:\(kept.id). To bring it back: potluck unkeep --undo."
    return ToolAnswer(structured: ["changed": .string(changed)], summary: changed + "\n")
  }

  private static let kept = Schema.object([
    "id": .line(200).about("The id, for get_recipe."),
    "title": .line(200).about("The title."),
    "url": .link.optional.about("Its page."),
    "tags": .list(.line(100), atMost: 30).about("The user's own words for it."),
    "notes": .list(.line(500), atMost: 10).about("The user's own notes."),
    "rating": .integer.optional.about("The user's own rating, 1 to 5."),
    "cooked": .list(.line(20), atMost: 20).about("The days on which it was cooked, newest first."),
  ])

  private static let listing = ObjectCodec(
    arguments: {
      var input = KeptList()
      input.filter.limit = 30
      return input
    }(),
    [
      .standard(
        "query", \.filter.words, .argument(.line(500)),
        "Words of title, ingredients, steps, notes and tags."),
      .standard(
        "tags", \.filter.tags, .argument(.list(.line(100), atMost: 20)), "Tags that it must have."),
      .standard(
        "include", \.filter.include, .argument(.list(.line(100), atMost: 20)),
        "Ingredients that must be in it."),
      .standard(
        "exclude", \.filter.exclude, .argument(.list(.line(100), atMost: 20)),
        "Ingredients that must not be in it."),
      .optional(
        "limit", \.filter.limit, .argument(.range(1...100)), "How many at most; 30 unless given."),
    ])

  private static let keeping = ObjectCodec(
    arguments: KeptAdd(),
    [
      .optional(
        "id", \.id, .shownRecipe,
        "The id of an item or of one of its sources, such as \"themealdb:52772\"."),
      .optional("url", \.url, .pageAddress, "The url of an item; give one of the two."),
      .standard(
        "tags", \.options.tags, .argument(.list(.line(100), atMost: 20)),
        "The user's own words to find it by."),
      .custom(
        "note", .argument(.line(2_000)), "A note of the user's own.",
        get: { $0.options.notes.first }
      ) {
        $0.options.notes = [$1]
      },
    ])

  private static let removing = ObjectCodec(
    arguments: KeptRemove(),
    [
      .custom(
        "id", .argument(.line(200)),
        "The id of a recipe of list_kept_recipes, such as \"kept:lentil-soup\".",
        isRequired: true, get: { $0.ids.first }
      ) {
        $0.ids = [$1]
      }
    ])
}

/// Kept recipes, told to an assistant.
private enum KeptTools {
  static func json(_ kept: KeptRecipe) -> JSON {
    var object: JSONObject = [
      "id": .string("kept:\(kept.id)"), "title": .string(kept.recipe.listing.title),
      "tags": .array(kept.tags.map(JSON.string)), "notes": .array(kept.notes.map(JSON.string)),
      "cooked": .array(kept.cooked.map(JSON.string)),
    ]
    object["url"] = WebLink.accept(kept.recipe.listing.url).map(JSON.string)
    object["rating"] = kept.rating.map(JSON.int)
    return .object(object)
  }

  static func lines(_ recipes: [KeptRecipe], _ what: String, _ notes: [String]) -> String {
    "\(Wording.count(recipes.count, "recipe")) \(what).\n"
      + recipes.map { kept in
        "- \(Clipping.line(kept.recipe.listing.title, to: 200)) (kept:\(kept.id))\n"
      }.joined() + notes.map { "Note: \($0).\n" }.joined()
  }
}
