import RecipeModel
import RecipeRendering

/// One recipe in full, told to an assistant.
enum RecipeShapes {
  /// The members of a recipe's JSON, bounded.
  static let recipe = Shape.object([
    .optional("id", .key(RecipeAddress.greatestLength), "Names the recipe for get_recipe."),
    .required("title", .text(200), "The title, as the source writes it."),
    .optional("url", .link, "The recipe's page."),
    .optional("publisher", .text(120), "Who published it."),
    .optional("image", .link, "A picture."),
    .required("ingredients", .list(.text(300), atMost: 100), "The ingredient lines."),
    .optional("rating", .number, "From 0 to 1."),
    .optional("totalMinutes", .integer(), "Minutes from start to finish."),
    .optional("yield", .text(120), "How much it makes."),
    .optional("diets", .list(.text(60), atMost: 12), "Diets that the source says it suits."),
    .optional("summary", .text(1_500), "A short text about the dish."),
    .required("instructions", .list(.text(2_000), atMost: 100), "The steps, in order."),
    .optional("prepMinutes", .integer(), "Minutes of preparation."),
    .optional("cookMinutes", .integer(), "Minutes of cooking."),
    .optional("cuisine", .text(120), "The cuisine."),
    .optional("category", .text(120), "The course or category."),
    .required("keywords", .list(.text(60), atMost: 30), "Words that describe it."),
    .required(
      "sources",
      .list(
        .object([
          .required("provider", .text(120), "The source's id."),
          .optional("url", .link, "Its page there."),
        ]), atMost: 10), "Where the recipe comes from."),
  ])

  /// The answer for programs.
  static func answer(_ recipe: Recipe, isFromCache: Bool, notes: [String]) -> JSON {
    var document = RecipeJSON().json(recipe)["recipe"]?.objectValue ?? [:]
    document["id"] = .string(RecipeAddress.name(recipe.listing.id))
    return [
      "notice": .string(ToolResult.notice), "recipe": .object(document),
      "fromCache": .bool(isFromCache), "notes": .array(notes.map(JSON.string)),
    ]
  }

  /// The answer for people.
  static func summary(_ recipe: Recipe, notes: [String]) -> String {
    let listing = recipe.listing
    let title = Clipping.line(listing.title, to: 200)
    var text = "\(title.isEmpty ? "(no title)" : title), from the source "
    text += Clipping.line(listing.id.provider, to: 120)
    if let link = Sanitizer.link(listing.url) { text += " (\(Clipping.line(link, to: 1_500)))" }
    text += ": \(Counted.text(listing.ingredients.count, "ingredient")), "
    text += Counted.text(recipe.instructions.count, "step")
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
