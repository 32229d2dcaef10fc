import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Gets one recipe in full.
struct GetRecipeTool: AssistantTool {
  let name = "get_recipe"
  let title = "Get a recipe"
  let about =
    "Gets one recipe in full: ingredients, steps, times, yield. Name it by the id of an item of "
    + "search_recipes, or by the url of a web page that holds a recipe; give one of the two."
  let isOpenWorld = true

  let input = Shape.object([
    .optional(
      "id", .text(4_000), "The id of an item or of one of its sources, such as \"themealdb:52772\"."
    ),
    .optional("url", .link, "The address of a recipe's page, http or https."),
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
    let found = try await context.service.recipe(try Self.reference(arguments))
    context.seen.add(found.recipe.listing)
    let notes = arguments.notes
    return ToolAnswer(
      structured: RecipeShapes.answer(found.recipe, isFromCache: found.isFromCache, notes: notes),
      summary: RecipeShapes.summary(found.recipe, notes: notes))
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
          hint: "use the url of an item of search_recipes, or of a recipe's page")
      }
      return .url(url)
    case (nil, nil):
      throw WireFailure.invalid("/id", "neither id nor url is given", hint: "give one of the two")
    default:
      throw WireFailure.invalid("/url", "both id and url are given", hint: "give one of the two")
    }
  }
}
