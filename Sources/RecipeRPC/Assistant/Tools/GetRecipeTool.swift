import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Gets one recipe in full.
struct GetRecipeTool: AssistantTool {
  let name = "get_recipe"
  let title = "Get a recipe"
  let about =
    "Gets one recipe in full: ingredients, steps, times, yield. Name it by the id of an item of "
    + "search_recipes, or by its url; pages that no search has listed are opened only where the "
    + "user has allowed their site. Give one of the two."
  let isOpenWorld = true

  let input = Shape.object([
    .optional(
      "id", .text(4_000), "The id of an item or of one of its sources, such as \"themealdb:52772\"."
    ),
    .optional("url", .link, "The url of an item, or of a page on a site that the user allowed."),
    .optional(
      "servings", .integer(1...1_000), "Scales the ingredients to so many servings."),
    .optional(
      "units", .choice(["metric", "us"]), "Converts measures and oven temperatures."),
  ])

  var output: Shape {
    .object([
      .required("notice", .text(300), "Whose words the texts below are."),
      .required("recipe", RecipeShapes.recipe, "The recipe."),
      .required("fromCache", .flag, "Whether the answer was kept from before."),
      .required(
        "notes", .list(.text(500), atMost: 20), "What was changed, and what could not be."),
    ])
  }

  func call(_ arguments: ToolArguments, _ context: ToolContext) async throws -> ToolAnswer {
    let found = try await Self.found(Self.reference(arguments), context.service)
    context.seen.add(found.recipe.listing)
    let adapted = RecipeAdaptation(
      servings: arguments.integer("servings"),
      units: arguments.text("units").flatMap(UnitSystem.init(rawValue:))
    ).adapt(found.recipe)
    let notes = (arguments.notes + adapted.notes).prefix(20).map { Clipping.line($0, to: 500) }
    return ToolAnswer(
      structured: RecipeShapes.answer(
        adapted.recipe, isFromCache: found.isFromCache, notes: notes),
      summary: RecipeShapes.summary(adapted.recipe, notes: notes))
  }

  private static func found(
    _ reference: RecipeReference, _ service: any RecipeService
  ) async throws -> FoundRecipe {
    do {
      return try await service.recipe(reference)
    } catch var failure as WireFailure where failure.kind == .notFound && failure.hint == nil {
      failure.hint = "search again and use the id of an item, byte for byte"
      throw failure
    }
  }

  private static func reference(_ arguments: ToolArguments) throws -> RecipeReference {
    switch (arguments.text("id"), arguments.text("url")) {
    case (let name?, nil):
      guard let id = RecipeAddress.named(name) else {
        throw WireFailure.invalid(
          "/id", "\"\(Clipping.line(name, to: 100))\" is no id of a recipe",
          hint: "use the id of an item of search_recipes, which has the form source:number")
      }
      return .id(id)
    case (nil, let url?):
      guard WebLink.isWebLink(url) else {
        throw WireFailure.invalid(
          "/url", "\"\(Clipping.line(url, to: 100))\" is no http or https address",
          hint: "use the url of an item of search_recipes")
      }
      return .url(url)
    case (nil, nil):
      throw WireFailure.invalid("/id", "neither id nor url is given", hint: "give one of the two")
    default:
      throw WireFailure.invalid("/url", "both id and url are given", hint: "give one of the two")
    }
  }
}
