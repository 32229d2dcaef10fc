import RecipeModel
import RecipeRendering
import RecipeShopping

extension AssistantTool {
  static let shoppingList = AssistantTool(
    "shopping_list", "Make a shopping list",
    "Makes one shopping list of several recipes, by aisle: the same food of several recipes is "
      + "added where its amounts allow, and stands side by side where they do not. Name the recipes "
      + "by the ids of items of search_recipes. Nothing is stored. What the user keeps at home is "
      + "left out and named.",
    ShoppingArguments.codec,
    output: .object([
      "notice": .line(300).about("Whose words the texts below are."),
      "aisles": .list(
        .object([
          "name": .line(120).about("The aisle."),
          "items": .list(
            .object([
              "text": .line(300).about("The food with its amounts."),
              "lines": .list(.line(300), atMost: 20).about("The recipes' own lines."),
            ]), atMost: 200
          ).about("What to get there."),
        ]), atMost: 50
      ).about("What to get, in the order of the shop."),
      "optional": .list(.line(300), atMost: 50).about("What the recipes can do without."),
      "atHome": .list(.line(300), atMost: 100).about("What is left out, as the user has it."),
      "notes": .list(.line(500), atMost: 20).about("What could not be scaled."),
    ])
  ) { arguments, context in
    let ids = try arguments.ids
    let list = try await ShoppingGathering(
      ids.map {
        .init(.id($0), servings: arguments.servings, name: RecipeAddress.name($0))
      }, from: context.service
    ).wholeList(of: "/ids")
    let notes = (context.notes + list.recipes.flatMap(\.notes)).prefix(20).map {
      Clipping.line($0, to: 500)
    }
    return ToolAnswer(
      structured: answer(list, notes: notes),
      summary: ShoppingText(style: TextStyle(accessible: true)).render(list)
        + notes.map { "Note: \($0).\n" }.joined())
  }

  private static func answer(_ list: ShoppingList, notes: [String]) -> JSON {
    [
      "notice": .string(ToolResult.notice),
      "aisles": .array(
        list.aisles.map { aisle in
          [
            "name": .string(aisle.name),
            "items": .array(
              aisle.items.map { item in
                [
                  "text": .string(item.text),
                  "lines": .array(item.sources.map { .string($0.line) }),
                ]
              }),
          ]
        }),
      "optional": .array(list.optional.map { .string($0.text) }),
      "atHome": .array(list.atHome.map { .string($0.text) }),
      "notes": .array(notes.map(JSON.string)),
    ]
  }
}

private struct ShoppingArguments: Sendable {
  var names: [String] = []
  var servings: Int?

  static let codec = ObjectCodec(
    arguments: ShoppingArguments(),
    [
      .required(
        "ids", \.names, .argument(.list(.line(4_000), atMost: 20)),
        "The ids of items of search_recipes, one an element."),
      .optional(
        "servings", \.servings, .argument(.range(SearchQuery.servings)),
        "How many servings of each recipe; as many as it makes when absent."),
    ])

  var ids: [ListingID] {
    get throws {
      guard !names.isEmpty else {
        throw Failure.invalid("/ids", "no recipe is named", fix: "give at least one id")
      }
      return try names.map { name in
        guard let id = RecipeAddress.named(name) else {
          throw Failure.invalid(
            "/ids", "\"\(Clipping.line(name, to: 100))\" is no id of a recipe",
            fix: "use the id of an item of search_recipes, which has the form source:number")
        }
        return id
      }
    }
  }
}
