import RecipeModel
import RecipeProviderKit
import RecipeRendering

extension AssistantTool {
  static let getRecipe = AssistantTool(
    "get_recipe", "Get a recipe",
    "Gets one recipe in full: ingredients, steps, times, yield. Name it by the id of an item of "
      + "search_recipes, or by its url; pages that no search has listed are opened only where the "
      + "user has allowed their site. Give one of the two.",
    arguments,
    output: .object([
      "notice": .line(300).about("Whose words the texts below are."),
      "recipe": RecipeShapes.recipe.about("The recipe."),
      "fromCache": .flag.about("Whether the answer was kept from before."),
      "notes": .list(.line(500), atMost: 20).about("What was changed, and what could not be."),
      "scaled": RecipeShapes.scaled.optional,
    ])
  ) { _, output, context in
    let adapted = output.adapted
    let notes = (context.notes + adapted.notes).prefix(20).map { Clipping.line($0, to: 500) }
    return ToolAnswer(
      structured: RecipeShapes.answer(adapted, isFromCache: output.isFromCache, notes: notes),
      summary: RecipeShapes.summary(adapted.recipe, notes: notes))
  }

  private static let arguments = ObjectCodec(
    arguments: RecipeGet(),
    [
      .optional(
        "id", \.id, .shownRecipe,
        "The id of an item or of one of its sources, such as \"themealdb:52772\"."),
      .optional(
        "url", \.url, .pageAddress,
        "The url of an item, or of a page on a site that the user allowed."),
      .optional(
        "servings", \.servings, .argument(.range(SearchQuery.servings)),
        "Scales the ingredients to so many servings."),
      .optional(
        "units", \.units, .choice, "Converts measures and oven temperatures."),
    ])
}

/// One recipe in full, told to an assistant.
enum RecipeShapes {
  static let recipe = Schema.object(
    SearchShapes.recipe(ingredients: .list(.line(300), atMost: 100)).with(
      Schema.Properties(
        told.map { field, storage in
          let shape = shape(field, storage).about(field.sentence)
          return (field.rawValue, alwaysThere.contains(field) ? shape : shape.optional)
        })
    ).with([
      "origins": .list(
        .object([
          "provider": .line(120).about("The source's id."),
          "syntax": .line(40).about("How it was written there; guessed: from headings and lists."),
          "fields": .list(.line(40), atMost: 40).about("The members that came from it."),
        ]), atMost: 8
      ).optional.about("Where the members come from, when from several places."),
      "sources": .list(
        .object([
          "provider": .line(120).about("The source's id."),
          "url": .link.optional.about("Its page there."),
        ]), atMost: 10
      ).about("Where the recipe comes from."),
    ]))

  /// What scaling did to the amounts, with its texts bounded.
  static let scaled = part(ScaledJSON.shape).about(
    "The factor of a scaled recipe, and the exact amount beside each of its lines.")

  /// What only a recipe in full has; of two forms of one value the one that says more, lists apart.
  private static let told = ListingField.ofRecipe.filter {
    ![.cuisines, .categories].contains($0.field)
  }

  /// The lists that are told even when they are empty.
  private static let alwaysThere: Set<ListingField> = [.instructions, .keywords]

  private static func shape(_ field: ListingField, _ storage: FieldStorage<Recipe>) -> Schema {
    switch storage {
    case .text, .joined: .line(200)
    case .paragraph: .line(1_500)
    case .link: .link
    case .date: .line(40)
    case .lines: .list(.line(300), atMost: 100)
    case .words: .list(.line(60), atMost: 30)
    case .notes: .list(.line(1_500), atMost: 20)
    case .steps: .list(.line(2_000), atMost: 100)
    case .sections:
      .list(
        .object([
          "name": .line(200).optional,
          "steps": .list(
            .object(["name": .line(200).optional, "text": .line(2_000)]), atMost: 100),
        ]), atMost: 30)
    case .parts(let parts): .list(part(parts.shape), atMost: field == .images ? 3 : 30)
    case .nutrients:
      .object([:], optional: Schema.Properties(Nutrient.knownNames.map { ($0, .line(60)) }))
    case .minutes, .count: .integer
    case .rating: .number
    case .diets: .list(.line(60), atMost: 12)
    }
  }

  /// A structure and those within it, with their texts bounded; `url` is a link, of which a part is
  /// none.
  private static func part(_ shape: ObjectShape) -> Schema {
    func bounded(_ name: String, _ schema: ValueSchema) -> Schema {
      switch schema {
      case .list(let element, _): .list(bounded(name, element), atMost: 100)
      case .keywords(let keywords) where keywords["type"] == "string":
        name == "url" ? .link : .line(300)
      case .keywords(let keywords): Schema(["type": keywords["type"] ?? "string"])
      case .object(let shape): part(shape)
      default: Schema(written: schema)
      }
    }
    return .object(
      Schema.Properties(
        shape.members.map { member in
          let schema = bounded(member.name, member.schema)
          return (member.name, member.isRequired ? schema : schema.optional)
        }))
  }

  static func answer(_ adapted: AdaptedRecipe, isFromCache: Bool, notes: [String]) -> JSON {
    let recipe = adapted.recipe
    var document = RecipeJSON.json(recipe)["recipe"]?.objectValue ?? [:]
    document["id"] = .string(RecipeAddress.name(recipe.listing.id))
    if document["origins"]?.arrayValue?.count == 1 { document["origins"] = nil }
    document["nutrition"] = document["nutrition"]?.objectValue.map { figures in
      .object(JSONObject(figures.members.map { ($0.name, $0.value["text"] ?? .null) }))
    }
    for (field, _) in told where !alwaysThere.contains(field) && document[field.rawValue] == [] {
      document[field.rawValue] = nil
    }
    var answer: JSONObject = [
      "notice": .string(ToolResult.notice), "recipe": .object(document),
      "fromCache": .bool(isFromCache), "notes": .array(notes.map(JSON.string)),
    ]
    answer["scaled"] = ScaledJSON.json(adapted)
    return .object(answer)
  }

  /// The answer for people.
  static func summary(_ recipe: Recipe, notes: [String]) -> String {
    let listing = recipe.listing
    let title = Clipping.line(listing.title, to: 200)
    var text = "\(title.isEmpty ? "(no title)" : title), from the source "
    text += Clipping.line(listing.id.provider, to: 120)
    if let link = Sanitizer.link(listing.url) { text += " (\(Clipping.line(link, to: 1_500)))" }
    text += ": \(Wording.count(listing.ingredients.count, "ingredient")), "
    text += Wording.count(recipe.instructions.count, "step")
    if let minutes = listing.totalMinutes { text += ", \(minutes) min" }
    if let yield = listing.recipeYield { text += ", makes \(Clipping.line(yield, to: 120))" }
    text += ".\n"
    if recipe.instructions.isEmpty {
      text += "The source gives no steps; its page may have them.\n"
    }
    for note in notes { text += "Note: \(note).\n" }
    return text
  }
}
